import { t } from "../../lib/words.svelte";
import type { GameModule } from "../game";
import { advance, pause, waves } from "./advance";
import { ROUNDS, spots } from "./board";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";
import type { Shapes } from "./shapes";

const ninjan: GameModule<Shapes> = {
  Board,
  Emblem,
  advance,
  waves,
  pause,
  worthLogging: ({ type }) => type !== "chose" && type !== "threw",
  chapter: ({ deal, deals, round }) =>
    [
      ...(deals > 1 ? [t("ninjan-deal", { deal, deals })] : []),
      t("ninjan-round", { round, rounds: ROUNDS }),
    ].join(", "),
  spots,
  notation: "R7, x2, +3",
  shortcuts: [
    { keys: ["←", "→"], text: "ninjan-keys-hand" },
    { keys: ["Enter"], text: "ninjan-keys-choose" },
    { keys: ["1", "2", "3"], text: "ninjan-keys-pile" },
  ],
};

export default ninjan;
