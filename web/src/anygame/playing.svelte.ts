/** Playing on the board for every game: which piece is lifted, what pressing and dragging does, what is said about it. */

import type { BoardProps } from "../games/game";
import { say } from "../lib/words.svelte";
import {
  type Answer,
  dropped,
  isUsable,
  isZoned,
  looseOf,
  type Offer,
  type Offers,
  offersOf,
  pieceSpot,
  pressed,
  refusedStep,
  type Spot,
  spaceSpot,
  targetsOf,
  written,
  zoneSpot,
} from "./steps";

const NOTHING: Offers = { from: new Map(), at: new Map(), buttons: [] };

/** Moves of which one is to be chosen, and the element they are about. */
export interface Question {
  offers: Offer[];
  beside: HTMLElement;
  byKey: boolean;
}

export class Playing {
  lifted = $state<Spot | null>(null);
  question = $state.raw<Question | null>(null);
  /** The one place to which Tab leads. */
  stop = $state<string | null>(null);

  readonly offers: Offers = $derived.by(() => {
    const { view } = this.props();
    return isZoned(view.board) ? offersOf(view.moves, view.board) : NOTHING;
  });
  readonly targets = $derived(targetsOf(this.offers, this.lifted));

  constructor(readonly props: () => BoardProps) {}

  /** Only somebody who plays is told why something cannot be done. */
  private get asks(): boolean {
    const { view } = this.props();
    return view.seat !== null && !view.over;
  }

  isUsable(spots: readonly Spot[]): boolean {
    return isUsable(this.offers, spots) || this.isTarget(spots);
  }

  isTarget(spots: readonly Spot[]): boolean {
    return spots.some((spot) => this.targets.has(spot));
  }

  press(spots: readonly Spot[], beside: HTMLElement, byKey: boolean): void {
    this.carryOut(pressed(this.offers, this.lifted, spots), beside, byKey);
  }

  drop(spot: Spot, spots: readonly Spot[], beside: HTMLElement): void {
    this.carryOut(dropped(this.offers, spot, spots), beside, false);
  }

  choose(offer: Offer): void {
    this.putDown();
    this.props().act(offer.move.move);
  }

  putDown(): void {
    this.lifted = null;
    this.question = null;
  }

  lift(spot: Spot, beside: HTMLElement, byKey: boolean): void {
    this.lifted = spot;
    const offers = looseOf(this.offers, spot);
    this.question = offers.length ? { offers, beside, byKey } : null;
  }

  private carryOut(answer: Answer, beside: HTMLElement, byKey: boolean): void {
    const { act, ask } = this.props();
    this.question = null;
    if (answer.type === "lift") return this.lift(answer.spot, beside, byKey);
    if (answer.type === "choose") {
      this.question = { offers: answer.offers, beside, byKey };
      return;
    }
    if (answer.type === "refuse") {
      if (answer.step && this.asks) ask(written(answer.step));
      return;
    }
    this.lifted = null;
    if (answer.type === "play") act(answer.move);
  }

  /** The pointer or the keyboard comes to a place: say what it would do, or why it does nothing. */
  look(spots: readonly Spot[], name: string | null): void {
    const { preview, ask, names, view } = this.props();
    if (!this.asks) return preview(name);
    const meant = this.meant(spots);
    if (meant.length === 1 && meant[0]) return preview(say(meant[0].move.text, names, view.seat));
    if (meant.length || (this.lifted && spots.includes(this.lifted))) return preview(name);
    const step = refusedStep(this.lifted, spots);
    preview(name);
    if (step) ask(written(step));
  }

  lookAway(): void {
    this.props().preview(null);
  }

  /** What pressing there would do. */
  meant(spots: readonly Spot[]): Offer[] {
    for (const map of [this.targets, this.offers.from, this.offers.at])
      for (const spot of spots) {
        const found = map.get(spot);
        if (found) return found;
      }
    return [];
  }
}

/** The places under a point, but not under the thing that is dragged. */
export function spotsAt(
  x: number,
  y: number,
  dragged: Element,
): { spots: Spot[]; element: HTMLElement } | null {
  for (const one of document.elementsFromPoint(x, y)) {
    if (dragged.contains(one)) continue;
    const zone = one.closest<HTMLElement>("[data-zone]");
    if (!zone) continue;
    const space = one.closest<HTMLElement>("[data-space]");
    const piece = one.closest<HTMLElement>("[data-piece]");
    const id = zone.dataset.zone ?? "";
    const spots = [
      ...(space ? [spaceSpot(id, Number(space.dataset.space))] : []),
      ...(space && piece ? [pieceSpot(piece.dataset.piece ?? "")] : []),
      zoneSpot(id),
    ];
    return { spots, element: space ?? zone };
  }
  return null;
}
