import { t } from "../../lib/words.svelte";
import type { GameModule } from "../game";
import { advance, pause, waves } from "./advance";
import { type PandaSpinShapes, spots } from "./board";
import Board from "./Board.svelte";
import Components from "./Components.svelte";
import Emblem from "./Emblem.svelte";
import "./two.css";

const pandaspin: GameModule<PandaSpinShapes> = {
  Board,
  Emblem,
  Components,
  advance,
  waves,
  pause,
  worthLogging: () => true,
  chapter: ({ round, trick }) => t("pandaspin-round", { round, trick }),
  spots,
  notation: "5-7, 7x2, 7x4!, +WK~, pass",
  shortcuts: [
    { keys: ["←", "→"], text: "pandaspin-keys-walk" },
    { keys: ["↑", "↓"], text: "pandaspin-keys-updown" },
    { keys: ["Enter"], text: "pandaspin-keys-lift" },
    { keys: ["1", "2", "…"], text: "pandaspin-keys-digits" },
    { keys: ["P"], text: "pandaspin-keys-pass" },
    { keys: ["Esc"], text: "pandaspin-keys-back" },
  ],
};

export default pandaspin;
