/** Cards that are alike. */

/** On the page each of several like cards needs a name of its own: R7-0, R7-1. */
export function named<Card extends string>(
  cards: readonly Card[],
): { card: Card; nth: number; name: string }[] {
  return cards.map((card, i) => {
    const nth = countOf(cards.slice(0, i), card);
    return { card, nth, name: `${card}-${nth}` };
  });
}

export function countOf<T>(things: readonly T[], thing: T): number {
  return things.filter((one) => one === thing).length;
}
