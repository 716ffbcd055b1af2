import type { GameModule } from "../game";
import { advance, pause, sound, waves } from "./advance";
import { type PinataShapes, spots } from "./board";
import Board from "./Board.svelte";
import Held from "./Held.svelte";
import Mention from "./Mention.svelte";
import { story } from "./story";
import { firsts } from "./firsts";
import Glance from "./Glance.svelte";
import { terms } from "./terms";
import { workshop } from "./workshop";

const pinata: GameModule<PinataShapes> = {
  Board,
  Held,
  Glance,
  terms,
  firsts,
  workshop,
  advance,
  waves,
  pause,
  sound,
  // What was drawn is in the hand, and others' draws say nothing.
  worthLogging: ({ type }) => type !== "drew",
  pictured: { parts: /^pinata-(card|candies)$/, Picture: Mention },
  spots,
  story,
  notation: "R7@3, R7@3^, -R7, =",
  shortcuts: [
    { keys: ["←", "→"], text: "pinata-keys-walk" },
    { keys: ["Enter"], text: "pinata-keys-lift" },
    { keys: ["1", "2", "3", "4"], text: "pinata-keys-own" },
    { keys: ["Shift", "1–4"], text: "pinata-keys-other" },
    { keys: ["Esc"], text: "pinata-keys-back" },
  ],
};

export default pinata;
