import type { GameModule } from "../game";
import { advance, pause, waves } from "./advance";
import { type PandorumShapes, spots } from "./board";
import Board from "./Board.svelte";
import { sound } from "./drama";
import Components from "./Components.svelte";
import Held from "./Held.svelte";
import Mention from "./Mention.svelte";
import Reckoning from "./Reckoning.svelte";
import { story } from "./story";
import { firsts } from "./firsts";
import Glance from "./Glance.svelte";
import { terms } from "./terms";
import { workshop } from "./workshop";

const pandorum: GameModule<PandorumShapes> = {
  Board,
  Held,
  Glance,
  terms,
  firsts,
  workshop,
  Components,
  Reckoning,
  advance,
  waves,
  pause,
  sound,
  // Cards that refill the market are seen there, and which slot a card went to is seen on the harvester.
  worthLogging: ({ type }) => type !== "opened" && type !== "slotted",
  toldBy: ["last", "built", "moved", "passed"],
  pictured: { parts: /^pandorum-card-/, Picture: Mention },
  spots,
  story,
  notation: "d, d:crater_drill, -crater_drill, >c4, module, +crater_drill, cargo",
  shortcuts: [
    { keys: ["D", "1–9"], text: "pandorum-keys-market" },
    { keys: ["H"], text: "pandorum-keys-hand" },
    { keys: ["M"], text: "pandorum-keys-map" },
    { keys: ["←", "→", "↑", "↓"], text: "pandorum-keys-walk" },
    { keys: ["PgDn", "PgUp"], text: "pandorum-keys-lit" },
    { keys: ["Enter"], text: "pandorum-keys-choose" },
    { keys: ["1–9"], text: "pandorum-keys-panel" },
    { keys: ["+", "−", "0"], text: "pandorum-keys-zoom" },
    { keys: ["Esc"], text: "pandorum-keys-back" },
  ],
};

export default pandorum;
