/** What a newcomer to Ninjan is told when it first appears. */

import type { EventOf, First } from "../game";
import type { Shapes } from "./shapes";
import { sumOf } from "./board";

const pile = ({ data }: EventOf<Shapes>) => `[data-pile="${"pile" in data ? data.pile : ""}"]`;

export const firsts: readonly First<Shapes>[] = [
  { name: "tied", happened: ({ type }) => type === "tied" },
  { name: "minus", happened: ({ type, data }) => type === "took" && sumOf(data.cards) < 0, spot: pile },
  { name: "took", happened: ({ type }) => type === "took", spot: pile },
  { name: "put", happened: ({ type }) => type === "put", spot: pile },
  { name: "revealed", happened: ({ type }) => type === "revealed" },
];
