import "./suits.css";
import { t } from "../../lib/words.svelte";
import type { GameModule } from "../game";
import { advance, pause, sound, suspense, waves } from "./advance";
import { ROUNDS, spots } from "./board";
import Board from "./Board.svelte";
import Held from "./Held.svelte";
import Mention from "./Mention.svelte";
import type { Shapes } from "./shapes";
import { story } from "./story";
import { firsts } from "./firsts";
import Glance from "./Glance.svelte";
import { terms } from "./terms";
import { workshop } from "./workshop";

const ninjan: GameModule<Shapes> = {
  Board,
  Held,
  Glance,
  terms,
  firsts,
  workshop,
  advance,
  waves,
  pause,
  suspense,
  sound,
  worthLogging: ({ type }) => type !== "chose" && type !== "threw",
  pictured: { parts: /^ninjan-card$/, Picture: Mention },
  chapter: ({ deal, deals, round }) =>
    [
      ...(deals > 1 ? [t("ninjan-deal", { deal, deals })] : []),
      t("ninjan-round", { round, rounds: ROUNDS }),
    ].join(", "),
  spots,
  story,
  notation: "R7, x2, +3",
  shortcuts: [
    { keys: ["←", "→"], text: "ninjan-keys-hand" },
    { keys: ["Enter"], text: "ninjan-keys-choose" },
    { keys: ["1", "2", "3"], text: "ninjan-keys-pile" },
  ],
};

export default ninjan;
