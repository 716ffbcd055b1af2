/** An action: the keyboard, and with it a screen reader, goes to this element when it appears. */
export function takeFocus(element: HTMLElement): void {
  element.focus({ preventScroll: true });
}
