/** How the reader holds a hand, remembered on this device. */

import { keep, recall } from "../../lib/device";
import { idOf } from "./board";
import { arranged, moved, type Sort, SORTS } from "./order";
import type { Card } from "./shapes";

const SORT = "parlour-pandaspin-sort";
const OWN = "parlour-pandaspin-order";

class Holding {
  sort = $state<Sort>(SORTS.find((one) => one === recall(SORT)) ?? "value");
  private own = $state.raw<string[]>(recall(OWN)?.split(" ") ?? []);

  arranged(cards: readonly Card[]): Card[] {
    return arranged(cards, this.sort, this.own);
  }

  /** On to the next way. */
  next(): void {
    this.keepSort(SORTS[(SORTS.indexOf(this.sort) + 1) % SORTS.length] ?? "value");
  }

  /** One of these cards goes to a place among the others; from now on they are held as they lie. */
  move(cards: readonly Card[], card: Card, to: number): void {
    this.own = moved(this.arranged(cards).map(idOf), idOf(card), to);
    keep(OWN, this.own.join(" "));
    this.keepSort("own");
  }

  private keepSort(sort: Sort): void {
    this.sort = sort;
    keep(SORT, sort);
  }
}

export const holding = new Holding();
