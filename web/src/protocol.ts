/* Generated from src/parlour/server/messages.py by `npm run protocol`. Do not edit. */

export type FromBrowser = Play | Why;
export type ToBrowser = Update | People | Accepted | Refused | Because;

export interface Protocol {
  [k: string]: unknown;
}
export interface Accepted {
  type?: "accepted";
  id: string;
  number: number;
}
export interface Analysis {
  number: number;
  seat: number;
  played: string | null;
  thoughts: Thought[];
}
/**
 * How a bot judges one move: `value` is the share of the win it expects, 0 to 1.
 */
export interface Thought {
  move: string;
  text: Text;
  visits: number;
  value: number;
}
/**
 * A sentence to be said in the reader's language.
 *
 * An argument is a number or string as it is; `{"$seat": 2}` stands for that player's name;
 * `{"$text": "ninjan-card", …}` is a message of its own, with the other fields as its arguments;
 * a list stands for its members, joined the way the language joins lists.
 */
export interface Text {
  key: string;
  args?: {
    [k: string]: unknown;
  };
}
/**
 * The answer to `why`; `problem` is null when the move is allowed.
 */
export interface Because {
  type?: "because";
  id: string;
  problem: Problem | null;
}
/**
 * Why a request was refused, and the rule it would have broken, if it was a rule.
 */
export interface Problem {
  text: Text;
  rule?: string | null;
}
/**
 * An option of a game, and the values it may take; `players` names the numbers of players a value is only for.
 */
export interface Choice {
  name: string;
  values: string[];
  default: string;
  rule: string;
  players: {
    [k: string]: number[];
  };
}
/**
 * Something in a game's box: its name, how many there are, where that is known from, and what is on it.
 */
export interface Component {
  name: string;
  copies: number;
  source: "book" | "public" | "house";
  data: {
    [k: string]: unknown;
  };
}
/**
 * Something that happened, as the receiver may see it, in the order the rules say.
 */
export interface Event {
  number: number;
  type: string;
  data: {
    [k: string]: unknown;
  };
  text: Text | null;
}
/**
 * A game of the house. Its words are under `<code>-title`, `<code>-sentence`, `<code>-rule-<id>`.
 */
export interface GameInfo {
  code: string;
  players_min: number;
  players_max: number;
  designer: string;
  publisher: string;
  minutes: number;
  options: Choice[];
  rules: RuleSection[];
  levels: ("random" | "greedy" | "easy" | "medium" | "hard" | "expert")[];
}
export interface RuleSection {
  title: string;
  rules: string[];
}
export interface Join {
  seat?: number | null;
}
/**
 * Who the reader is: a guest known by a signed cookie.
 *
 * Who has chosen no name is the guest of that number, for the page to say in the reader's language;
 * `name` says it in English.
 */
export interface Me {
  id: string;
  name: string;
  guest?: number | null;
  language: ("en" | "ru" | "cs" | "uk") | null;
}
/**
 * A message refuses fields it does not know, so a typing error never passes in silence.
 */
export interface Message {}
/**
 * A legal move: `move` is its notation, which is what a player sends back.
 */
export interface Move {
  move: string;
  text: Text;
  json: {
    [k: string]: unknown;
  };
}
export interface NewTable {
  game: string;
  options?: {
    [k: string]: string;
  };
  /**
   * @minItems 1
   * @maxItems 8
   */
  seats: [SeatWish, ...SeatWish[]];
}
/**
 * Who shall sit there: the maker of the table, anybody with the link, or a bot.
 */
export interface SeatWish {
  kind: "me" | "open" | "bot";
  level?: ("random" | "greedy" | "easy" | "medium" | "hard" | "expert") | null;
}
/**
 * The table has changed but the position has not: somebody sat down, came or went.
 */
export interface People {
  type?: "people";
  table: TableInfo;
}
/**
 * What everybody may know of a table; the game begins by itself when no seat is open.
 */
export interface TableInfo {
  id: string;
  game: string;
  options: {
    [k: string]: string;
  };
  seats: Seat[];
  state: "open" | "playing" | "over";
  commitment: string;
  rematch?: string | null;
}
/**
 * Who sits there; `guest` is the number of somebody who has chosen no name, as in `Me`.
 */
export interface Seat {
  kind: "human" | "open" | "bot";
  name?: string | null;
  guest?: number | null;
  level?: ("random" | "greedy" | "easy" | "medium" | "hard" | "expert") | null;
  online?: boolean;
  you?: boolean;
}
/**
 * Make a move. `turn` is the `turn` of the view it was chosen in, so nothing is ever played twice.
 */
export interface Play {
  type: "play";
  id: string;
  turn: number;
  move: string;
}
export interface Refused {
  type?: "refused";
  id: string | null;
  problem: Problem;
}
export interface Rename {
  name?: string | null;
  language?: ("en" | "ru" | "cs" | "uk") | null;
}
export interface Replay {
  table: TableInfo;
  seat: number | null;
  steps: Step[];
}
/**
 * A replay's frame: what happened with move `number`, and the view after it.
 */
export interface Step {
  number: number;
  seat: number | null;
  move: string | null;
  events: Event[];
  view: View;
}
/**
 * What one seat (or, with `seat` null, a spectator) may know of the position.
 */
export interface View {
  game: string;
  players: number;
  number: number;
  seat: number | null;
  turn: number;
  waiting: number[];
  moves: Move[];
  prompt: Text;
  over: boolean;
  result: Result | null;
  board: {
    [k: string]: unknown;
  };
}
export interface Result {
  winners: number[];
  scores: number[];
  reason: Text;
}
/**
 * Sent on connecting (with all events after the number asked for) and after every move.
 */
export interface Update {
  type?: "update";
  table: TableInfo;
  view: View | null;
  events: Event[];
}
/**
 * Ask why a move is not allowed.
 */
export interface Why {
  type: "why";
  id: string;
  move: string;
}
