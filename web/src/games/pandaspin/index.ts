import { t } from "../../lib/words.svelte";
import type { GameModule } from "../game";
import { advance } from "./advance";
import { type PandaSpinShapes, spots } from "./board";
import Board from "./Board.svelte";
import Components from "./Components.svelte";
import { pause, sound, waves } from "./drama";
import Held from "./Held.svelte";
import Mention from "./Mention.svelte";
import { story } from "./story";
import { firsts } from "./firsts";
import Glance from "./Glance.svelte";
import { terms } from "./terms";
import { workshop } from "./workshop";
import "./two.css";

const pandaspin: GameModule<PandaSpinShapes> = {
  Board,
  Held,
  Glance,
  terms,
  firsts,
  workshop,
  Components,
  advance,
  waves,
  pause,
  sound,
  worthLogging: () => true,
  toldBy: ["bid", "element", "passed"],
  pictured: { parts: /^pandaspin-card/, Picture: Mention },
  chapter: ({ round, trick }) => t("pandaspin-round", { round, trick }),
  spots,
  story,
  notation: "5-7, 7x2, 7x4!, +WK~, pass",
  shortcuts: [
    { keys: ["←", "→"], text: "pandaspin-keys-walk" },
    { keys: ["↑", "↓"], text: "pandaspin-keys-updown" },
    { keys: ["Enter"], text: "pandaspin-keys-lift" },
    { keys: ["O"], text: "pandaspin-keys-sort" },
    { keys: ["Shift", "←", "→"], text: "pandaspin-keys-move" },
    { keys: ["1", "2", "…"], text: "pandaspin-keys-digits" },
    { keys: ["P"], text: "pandaspin-keys-pass" },
    { keys: ["Esc"], text: "pandaspin-keys-back" },
  ],
};

export default pandaspin;
