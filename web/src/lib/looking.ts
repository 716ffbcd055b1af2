/** What an element listens to, so that it knows when the pointer or the keyboard comes and when it goes. */
export function looking(look: (looking: boolean) => void) {
  const comes = () => look(true);
  const goes = () => look(false);
  return { onpointerenter: comes, onpointerleave: goes, onfocus: comes, onblur: goes };
}
