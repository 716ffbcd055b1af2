import type { GameModule } from "../game";
import { advance, pause, waves } from "./advance";
import { type PinataShapes, spots } from "./board";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";

const pinata: GameModule<PinataShapes> = {
  Board,
  Emblem,
  advance,
  waves,
  pause,
  // What was drawn is in the hand, and others' draws say nothing.
  worthLogging: ({ type }) => type !== "drew",
  spots,
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
