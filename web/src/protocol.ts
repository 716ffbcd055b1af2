/* Generated from src/parlour/server/wire/messages.py by `npm run protocol`. Do not edit. */

export type FromBrowser = Play | Why | AskHint | AskProposal | Say | Mute | Undo | Agree | Take;
export type ToBrowser =
  Update | People | Accepted | Drafted | Warned | Hint | Proposal | Refused | Because | Notice | Said | Chat;

export interface Protocol {
  [k: string]: unknown;
}
/**
 * Let a stand-in play for the person in that seat, who is away.
 */
export interface Absent {
  seat: number;
}
export interface Accepted {
  type?: "accepted";
  id: string;
  number: number;
}
/**
 * Answer the offer of that number to take a move back; with `on` false by the one who asked, it is withdrawn.
 */
export interface Agree {
  type: "agree";
  id: string;
  number: number;
  on: boolean;
}
/**
 * An answer to a question: a move in notation, all its steps separated by spaces.
 */
export interface Answer {
  move: string;
}
/**
 * What becomes of an answer: the `verdict`, or a `draft` if the move is only half made.
 */
export interface Answered {
  draft?: Draft | null;
  verdict?: Verdict | null;
}
/**
 * The position in the middle of a move, as its maker sees it, and what has happened in the move.
 */
export interface Draft {
  view: View;
  events: Event[];
}
/**
 * What one seat (or, with `seat` null, a spectator) may know of the position.
 *
 * `undo`: whether the seat could take its last move back at once (`now`) or only if the others agree (`ask`).
 * `draft`: the steps of the receiver's own half-made move; `moves` are then its next steps.
 */
export interface View {
  game: string;
  players: number;
  number: number;
  seat: number | null;
  turn: number;
  waiting: number[];
  moves: Move[];
  draft?: string[];
  prompt: Text;
  over: boolean;
  result: Result | null;
  board: {
    [k: string]: unknown;
  };
  undo?: ("now" | "ask") | null;
}
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
export interface Result {
  winners: number[];
  scores: number[];
  reason: Text;
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
 * Whether the answer is as good as the best move, what it costs, and why the best move is better than it.
 */
export interface Verdict {
  right: boolean;
  option: ReviewedOption;
  cost: number;
  why: Text[];
}
/**
 * A move that was possible: `texts` names its steps, `chance` is what it leaves its player to win, 0 to 1.
 *
 * `error` is the standard error of that; `margin` is by how much one then leads or trails on average, in what the
 * game counts.
 */
export interface ReviewedOption {
  move: string;
  texts: Text[];
  chance: number;
  error: number;
  margin: number;
}
/**
 * Ask the tutor for a hint; it is answered with `hint`. `move` holds the steps of a half-made move so far.
 */
export interface AskHint {
  type: "ask_hint";
  id: string;
  turn: number;
  move?: string;
}
/**
 * Ask for a whole move that leads somewhere; it is answered with `proposal`, or refused if no move leads there.
 *
 * `move` holds the steps that it should have: where to, and as much more as is decided, in the order of a move.
 */
export interface AskProposal {
  type: "ask_proposal";
  id: string;
  turn: number;
  move: string;
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
 * A field of an entry as a form shows it: the way to it in the entry, its name in the message `CODE-field-NAME`.
 *
 * `fixed`: the rulebook says what stands there, by `rule`. A `choice` has `options`; `letters` are a word of `size`
 * letters out of the options; `number` and `numbers` go from `low` to `high`, and `size` says how many there are, null
 * for any number; a `text` has at most `high` characters. `optional`: it may be left out.
 */
export interface Blank {
  way: (string | number)[];
  name: string;
  sort: "choice" | "number" | "numbers" | "text" | "letters";
  rule: string | null;
  fixed: boolean;
  optional: boolean;
  options: BlankOption[];
  low: number;
  high: number;
  size: number | null;
}
/**
 * A value that a field may have; null leaves the field out. `said` names it in the message `CODE-value-NAME`.
 *
 * `brings` are other fields of the entry that change with it; null leaves one out.
 */
export interface BlankOption {
  value: unknown;
  said: string;
  brings: {
    [k: string]: unknown;
  };
}
/**
 * A branch of a finished game: the table to go on at, and where it leaves the game (see `BranchPlace`).
 *
 * `yours`: the reader made it, and may give it another name or remove it.
 */
export interface BranchInfo {
  id: string;
  at: number;
  name: string | null;
  redealt: boolean;
  state: "open" | "playing" | "over";
  seats: Player[];
  yours: boolean;
}
/**
 * Who sits there; `guest` is the number of somebody who has chosen no name, as in `Me`.
 *
 * A human with neither name nor number is somebody who has deleted everything about themselves.
 * `asked`: the person is asked to play again and has not agreed yet.
 * `program`: a program of somebody plays with this account. `shared`: somebody who plays on the device of another
 * person at the table, under the name given there.
 */
export interface Player {
  kind: "human" | "open" | "bot";
  name?: string | null;
  guest?: number | null;
  account?: boolean;
  program?: boolean;
  shared?: boolean;
  level?: ("random" | "greedy" | "easy" | "medium" | "hard" | "expert" | "master") | null;
  asked?: boolean;
  you?: boolean;
}
export interface BranchName {
  name: string | null;
}
/**
 * Where a table leaves the finished game that it is a branch of: the table `of`, after `at` of its moves.
 *
 * `redealt`: what one of the seats could not know was dealt again.
 */
export interface BranchPlace {
  of: string;
  at: number;
  redealt: boolean;
}
/**
 * What was said last, without those the reader has muted. Sent on connecting and after a `mute`.
 */
export interface Chat {
  type?: "chat";
  said: Said[];
  muted: number[];
}
/**
 * Somebody at the table said something; `seat` is null for a spectator, `name` and `guest` are as in `Player`.
 */
export interface Said {
  type?: "said";
  number: number;
  seat: number | null;
  name: string | null;
  guest: number | null;
  text: string;
  at: string;
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
 * How long people may think: `move` gives so many seconds for every move, `bank` gives them for the whole game.
 *
 * A bank grows by `increment` seconds with every move.
 */
export interface Clock {
  kind: "move" | "bank";
  seconds: number;
  increment?: number;
}
/**
 * How many milliseconds each seat had left at the server's time `at`, null for bots; those of `running` run on.
 */
export interface Clocks {
  left: (number | null)[];
  running: number[];
  at: string;
}
/**
 * Something that may win games, such as playing a card, in both editions.
 *
 * `group` is its heading (the message `GAME-deed-GROUP`), `name` an argument of a text. `changed`: its component
 * differs. `rare`: it happened too seldom to be judged.
 */
export interface ComparedDeed {
  group: string;
  name: unknown;
  before: DeedEffect;
  after: DeedEffect;
  change: EstimatedChange;
  clear: boolean;
  changed: boolean;
  rare: boolean;
}
/**
 * How often players did something (`times`), how many did (`hands`), what share of them won, what it brought.
 */
export interface DeedEffect {
  hands: number;
  wins: number;
  times: number;
  amount: number;
  share: Estimate;
}
/**
 * A figure and the interval in which the true one lies with 95% confidence.
 */
export interface Estimate {
  mean: number;
  low: number;
  high: number;
}
/**
 * From the standard edition to the other. `chance`: how likely luck alone makes so large a difference.
 */
export interface EstimatedChange {
  mean: number;
  low: number;
  high: number;
  chance: number;
}
/**
 * Something about whole games: wins of the first player, decisions, spread of the scores, lead of the winner, and
 * games with one winner alone.
 *
 * `is_share`: the figures are shares of all games. `clear`: luck alone would hardly make such a difference, even with
 * all measures looked at together. `way` says which way it goes if it is clear.
 */
export interface ComparedMeasure {
  name: "first" | "moves" | "spread" | "margin" | "decided";
  is_share: boolean;
  before: Estimate;
  after: Estimate;
  change: EstimatedChange;
  clear: boolean;
  way: "up" | "down" | "same";
}
/**
 * With its answer; null while it is played, and if it was stopped too early.
 */
export interface Comparison {
  id: string;
  edition: string;
  players: number;
  level: string;
  games: number;
  asked_at: string;
  current: boolean;
  yours: boolean;
  done: number;
  over: boolean;
  seconds_left: number | null;
  found: ComparisonFound | null;
}
/**
 * What the deals say. `edition` is the name it had then, `titles` are as in `TableEdition`.
 */
export interface ComparisonFound {
  games: number;
  edition: string;
  options: {
    [k: string]: string;
  };
  differences: EditionDifference[];
  titles: {
    [k: string]: string;
  };
  measures: ComparedMeasure[];
  deeds: ComparedDeed[];
}
/**
 * An entry that is not as in the standard edition: its place, and the value in either; null where it is missing.
 *
 * `at` is the way to it in the content, or in the standard one's if it is only there.
 */
export interface EditionDifference {
  where: string;
  was: unknown;
  becomes: unknown;
  at: (string | number)[];
}
/**
 * A question what an edition changes, as far as it is answered: `done` of `games` deals have been played.
 *
 * `current`: the edition still holds what it held then. `yours`: you may stop it. `over`: nothing more is played.
 * `seconds_left` is a guess, null if nobody knows.
 */
export interface ComparisonInfo {
  id: string;
  edition: string;
  players: number;
  level: string;
  games: number;
  asked_at: string;
  current: boolean;
  yours: boolean;
  done: number;
  over: boolean;
  seconds_left: number | null;
}
/**
 * Both editions are to be played so often with the same deals, by bots of that level.
 */
export interface ComparisonWish {
  players: number;
  level?: "greedy" | "easy" | "medium";
  games?: 100 | 400 | 1000;
}
/**
 * Something that is wrong with an edition, or that only looks odd (`warning`): then it can be played all the same.
 *
 * `at` is the way to the entry in the content, `where` the same for people. `text` says what is wrong there. `code` is
 * its key, and `rule` the id of the rule that says so.
 */
export interface Complaint {
  at: (string | number)[];
  where: string;
  code: string;
  text: Text;
  rule: string | null;
  warning: boolean;
}
/**
 * Something in a game's box: its name, how many there are, where that is known from, and what is on it.
 */
export interface Component {
  name: string;
  copies: number;
  source: "book" | "public" | "house" | "yours";
  data: {
    [k: string]: unknown;
  };
}
/**
 * A choice that a seat had after `number` moves, judged from what the seat knew.
 *
 * `options` are the best ones, the best first, and what was `played` (its place among them). That cost so much of
 * the chance to win, give or take `doubt`; `why` says what it changed. `deeper`: it was judged longer than the others,
 * as somebody wished.
 */
export interface Decision {
  number: number;
  seat: number;
  mark: "best" | "good" | "inaccuracy" | "mistake" | "blunder";
  deeper?: boolean;
  cost: number;
  doubt: number;
  played: number | null;
  why: Text[];
  options: ReviewedOption[];
}
/**
 * What a device needs to know that several people share.
 *
 * `hidden`: one of them sees more than spectators do, so nobody else may look when they have the device. `since`: the
 * number of the entry with which the person who has it moved last; null while nobody has it.
 */
export interface Device {
  hidden: boolean;
  since: number | null;
}
/**
 * The answer to a half-made move: the position as its maker sees it now, and what has happened in the move.
 *
 * Nobody else learns of it, and nothing is kept: the next `play` says all steps again. The update about the whole move
 * tells these events once more.
 */
export interface Drafted {
  type?: "draft";
  id: string;
  view: View;
  events: Event[];
}
/**
 * What has changed since `version`: the components, and whether the edition is shared.
 */
export interface EditionChange {
  content?: {
    [k: string]: unknown;
  } | null;
  source?: string | null;
  version: number;
  shared?: boolean | null;
}
/**
 * What is wrong with components, what looks odd, and what differs from the standard edition.
 *
 * `bots` says how far what the bots know holds with them; null while something is wrong.
 */
export interface EditionCheck {
  complaints: Complaint[];
  differences: EditionDifference[];
  bots: Text | null;
}
/**
 * Components as data (`content`) or as a TOML file (`source`); without either, those of the standard edition.
 */
export interface EditionContent {
  content?: {
    [k: string]: unknown;
  } | null;
  source?: string | null;
}
/**
 * A set of components. `id` is null for the standard one. `sound`: tables can be made with it.
 *
 * `shared`: everybody who has the link sees it, that is, everybody who knows the id. `version` counts the changes.
 */
export interface EditionInfo {
  id: string | null;
  game: string;
  name: string;
  digest: string | null;
  sound: boolean;
  yours: boolean;
  shared: boolean;
  version: number;
  changed_at: string | null;
}
/**
 * An edition with its content, in the shape of the game's `edition.toml`.
 */
export interface EditionWhole {
  complaints: Complaint[];
  differences: EditionDifference[];
  bots: Text | null;
  id: string | null;
  game: string;
  name: string;
  digest: string | null;
  sound: boolean;
  yours: boolean;
  shared: boolean;
  version: number;
  changed_at: string | null;
  content: {
    [k: string]: unknown;
  };
}
/**
 * An entry of a table of some edition, as it is now, sound or not.
 */
export interface EntryWish {
  table: string;
  entry: {
    [k: string]: unknown;
  };
}
/**
 * A worked example of a game, which shows `rule`: the position it begins with, and what its moves do.
 */
export interface Example {
  name: string;
  rule: string;
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
 * Delete me; who has an account says the password once more.
 */
export interface Farewell {
  password?: string | null;
}
/**
 * A game of the house. Its words are under `<code>-title`, `<code>-sentence`, `<code>-rule-<id>`.
 *
 * `sources` says what each rule rests on. The first is the source of `<code>-rule-<id>`; what rests on
 * another is under `<code>-rule-<id>-<source>`. `lesson`: there is a guided first game. `board`: the address of a
 * module that brings the game's own board (docs/boards.md); null for the games of the page itself, and for those that
 * are played on the board for every game.
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
  sources: {
    [k: string]: ("book" | "public" | "house" | "ruling")[];
  };
  levels: ("random" | "greedy" | "easy" | "medium" | "hard" | "expert" | "master")[];
  nets: NetInfo[];
  lesson: boolean;
  board: string | null;
}
export interface RuleSection {
  title: string;
  rules: string[];
}
/**
 * A trained net that comes with a game: what it was made for, and which levels judge by it there.
 *
 * At other tables these levels play positions out.
 */
export interface NetInfo {
  players: number;
  options: {
    [k: string]: string;
  };
  levels: ("random" | "greedy" | "easy" | "medium" | "hard" | "expert" | "master")[];
}
/**
 * The tutor's hint: `clues` say where to look and which kind of move it is, `best` is the move.
 *
 * In the middle of a move, `best` holds the steps that are left. With `back` it is a whole move: the steps made so far
 * cost too much and should be taken back. `why` compares it with the option `beside`.
 */
export interface Hint {
  type?: "hint";
  id: string;
  clues: Text[];
  best: ReviewedOption;
  back: boolean;
  why: Text[];
  beside: ReviewedOption | null;
}
export interface Join {
  seat?: number | null;
}
/**
 * Who leaves, or takes the seat back, on a device that several people share; null for all of them.
 */
export interface Leaving {
  seat?: number | null;
}
/**
 * The guided first game of a game, as the learner in `seat` sees it; bots have the other seats.
 */
export interface Lesson {
  game: string;
  seat: number;
  steps: LessonStep[];
}
/**
 * One idea of a lesson: what is said, what is pointed at, and a frame for each step of the expected move.
 *
 * A point names an element of the board by its data attributes: `pile:2` is the one with `data-pile="2"`. Without
 * points, the move itself is pointed at. `otherwise` is said about all moves without an answer.
 */
export interface LessonStep {
  text: Text;
  points: string[];
  frames: LessonFrame[];
  otherwise: Text | null;
}
/**
 * What the learner sees at one moment: what has happened since the frame before, and the view after it.
 *
 * `expected` is the next step of the expected move, null where nothing is to be done. `answers` says why another
 * legal move is not made now, for the moves about which there is something particular to say.
 */
export interface LessonFrame {
  events: Event[];
  view: View;
  expected: string | null;
  answers: {
    [k: string]: Text;
  };
}
/**
 * A library that is used here: its licence as its package names it, and where it is at home.
 */
export interface Library {
  name: string;
  licence: string;
  home: string | null;
}
/**
 * A table in the lobby: one to sit down at (`open`), or to watch (`playing`).
 *
 * `edition`: the name of its components, null for the standard ones.
 */
export interface ListedTable {
  id: string;
  game: string;
  options: {
    [k: string]: string;
  };
  seats: Player[];
  state: "open" | "playing";
  made_at: string;
  clock?: Clock | null;
  rated: boolean;
  programs?: boolean;
  tutor?: boolean;
  edition?: string | null;
}
export interface Login {
  name: string;
  password: string;
}
/**
 * The reader: a guest known by a signed cookie, by the number `guest` if they have chosen no name.
 *
 * A guest without a chosen name is called by that number, for the page to say in the reader's language;
 * `name` says it in English.
 */
export interface Me {
  id: string;
  name: string;
  guest?: number | null;
  account?: boolean;
  program?: boolean;
  language: ("en" | "ru" | "cs" | "uk") | null;
}
/**
 * A message refuses fields it does not know, so a typing error never passes in silence.
 */
export interface Message {}
/**
 * A decision of the reader that a better move would have changed, in a game of theirs.
 */
export interface Mistake {
  table: string;
  game: string;
  decision: Decision;
}
/**
 * Hear no more, or hear again, what the person in that seat says.
 */
export interface Mute {
  type: "mute";
  id: string;
  seat: number;
  on: boolean;
}
/**
 * Make an account of the guest who asks.
 */
export interface NewAccount {
  name: string;
  password: string;
}
/**
 * Play on from a finished game, after `at` of its moves, with the eyes of that seat.
 *
 * Bots of that `level` have the other seats; without one, the maker moves for all. `redealt`: what the seat could not
 * know at that moment is dealt again.
 */
export interface NewBranch {
  at: number;
  seat: number;
  level?: ("random" | "greedy" | "easy" | "medium" | "hard" | "expert" | "master") | null;
  redealt?: boolean;
  name?: string | null;
}
export interface NewPassword {
  old: string;
  new: string;
}
/**
 * Make an account for a program of the asking person.
 */
export interface NewProgram {
  name: string;
}
/**
 * `rated`: the game counts for the ratings, if nothing speaks against it in the end.
 *
 * `tutor`: everybody may use the tutor, and the game does not count. `edition`: the id of an edition that you can see;
 * with other components than the standard ones the game does not count either.
 */
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
  listed?: boolean;
  clock?: Clock | null;
  rated?: boolean;
  programs?: boolean;
  tutor?: boolean;
  edition?: string | null;
}
/**
 * Who shall sit there: the maker of the table, anybody with the link, a bot, or somebody on the maker's device.
 *
 * That person has a `name` and no device of their own: the device is passed from hand to hand.
 */
export interface SeatWish {
  kind: "me" | "open" | "bot" | "here";
  level?: ("random" | "greedy" | "easy" | "medium" | "hard" | "expert" | "master") | null;
  name?: string | null;
}
/**
 * Something about the house that everybody at the table should see until it is no longer so (`text` null).
 */
export interface Notice {
  type?: "notice";
  text: Text | null;
}
/**
 * A table somebody sits or sat at. `places` (from 1) and `scores` are by seat, null until it is over.
 *
 * `id` is null for a reader who cannot have known of the table: it was private and they did not sit there.
 */
export interface PastGame {
  id: string | null;
  game: string;
  options: {
    [k: string]: string;
  };
  seats: Player[];
  state: "open" | "playing" | "over";
  made_at: string;
  over_at: string | null;
  places: number[] | null;
  scores: number[] | null;
  rated: boolean;
  clock?: Clock | null;
}
/**
 * The newest first; `next` is the `before` that asks for the following ones, null when these were the last.
 */
export interface PastGames {
  games: PastGame[];
  next: number | null;
}
/**
 * The table has changed but the position has not: somebody sat down, came or went.
 */
export interface People {
  type?: "people";
  table: TableInfo;
}
/**
 * What everybody may know of a table; the game begins by itself when no seat is open and everybody is ready.
 *
 * `yours`: the reader made it and may say who sits where until it begins. `host`: the person who made it, null once
 * they have deleted their data. `is_rematch`: the players of an earlier game are asked to play again.
 * `programs`: whether programs may sit down. `tutor`: whether its maker allows everybody the tutor; a person who plays
 * with bots alone may use it anyway. `unrated`: why the game does not count for the ratings; null while it
 * does. `ratings`: how a rated game that is over changed them, by seat. `branch`: for a branch of a finished game,
 * where it leaves it; one person may have all the seats there. `edition`: the components, null for the standard ones.
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
  listed: boolean;
  yours?: boolean;
  host?: Player | null;
  is_rematch?: boolean;
  unrated?: ("wish" | "stand-in" | "time" | "undo" | "gone" | "own" | "tutor" | "device" | "edition") | null;
  ratings?: (RatingChange | null)[] | null;
  clock?: Clock | null;
  clocks?: Clocks | null;
  undo?: UndoOffer | null;
  programs?: boolean;
  tutor?: boolean;
  branch?: BranchPlace | null;
  edition?: TableEdition | null;
}
/**
 * `ready`: does not keep the game from beginning. `stand_in`: the level of the bot that plays for the person now.
 *
 * `absent`: the table waits for somebody who has been away for so long that the others may let a stand-in play.
 * `left_by`: the person who had this open seat and does not want to play, or left the game before a rematch.
 */
export interface Seat {
  kind: "human" | "open" | "bot";
  name?: string | null;
  guest?: number | null;
  account?: boolean;
  program?: boolean;
  shared?: boolean;
  level?: ("random" | "greedy" | "easy" | "medium" | "hard" | "expert" | "master") | null;
  asked?: boolean;
  you?: boolean;
  online?: boolean;
  ready?: boolean;
  stand_in?: ("random" | "greedy" | "easy" | "medium" | "hard" | "expert" | "master") | null;
  absent?: boolean;
  left_by?: Player | null;
}
/**
 * The rating of a player before and after a game.
 */
export interface RatingChange {
  before: number;
  after: number;
}
/**
 * Somebody would like to take their last move back; `moves` would go, once all `needed` seats have agreed.
 */
export interface UndoOffer {
  number: number;
  seat: number;
  moves: number;
  needed: number[];
}
/**
 * The components of a table that is not played with the standard ones.
 *
 * `titles` are names of its own: instead of the message with that key, the title is said, in every language.
 */
export interface TableEdition {
  name: string;
  digest: string;
  titles: {
    [k: string]: string;
  };
}
/**
 * How a seat has played. `accuracy` is 0 to 100; `marks` says how many decisions got each mark.
 *
 * `skill` (what its decisions cost), `others` (what theirs gave it) and `luck` add up to its result less an equal
 * share of the win.
 */
export interface Performance {
  accuracy: number;
  marks: {
    [k: string]: number;
  };
  skill: number;
  others: number;
  luck: number;
}
/**
 * Make a move, all its steps separated by spaces. A half-made one is answered with a `draft`.
 *
 * `turn` is the `turn` of the view it was chosen in, so nothing is ever played twice. With `warn`, where the tutor is
 * allowed, a whole move that is as bad as that is not made but answered with `warned`. `seat` is that of the view:
 * somebody who moves for all seats of a branch says it; everybody else may leave it out.
 */
export interface Play {
  type: "play";
  id: string;
  turn: number;
  move: string;
  warn?: ("inaccuracy" | "mistake" | "blunder") | null;
  seat?: number | null;
}
/**
 * What everybody may know of an account.
 */
export interface Profile {
  name: string;
  program: boolean;
  since: string;
  strengths: Strength[];
  finished: PastGames;
}
/**
 * How strong somebody is at one game.
 */
export interface Strength {
  game: string;
  rating: number;
  uncertainty: number;
  games: number;
}
/**
 * An account that a program of the reader plays with; `active` while it has a token.
 */
export interface Program {
  id: string;
  name: string;
  active: boolean;
}
/**
 * A program with its new token, which is told only once.
 */
export interface ProgramToken {
  program: Program;
  token: string;
}
/**
 * A whole move in answer to `ask_proposal`; nothing has been done. The same `move` in a `play` makes it.
 *
 * `gain` is what it brings the seat at once, null if that cannot be said yet; `events` are what the seat does in it.
 * `parts` are the questions that have another answer.
 */
export interface Proposal {
  type?: "proposal";
  id: string;
  move: string;
  gain: number | null;
  parts: ProposedPart[];
  events: Event[];
}
/**
 * A question that a proposed move answers: what it is `about`, or null; `chosen` is the place of its choice.
 */
export interface ProposedPart {
  question: string;
  about: string | null;
  choices: ProposedChoice[];
  chosen: number;
}
/**
 * One answer to a question: the step that gives it, and the whole `move` with it; `gain` is what that brings.
 */
export interface ProposedChoice {
  step: string;
  text: Text;
  json: {
    [k: string]: unknown;
  };
  move: string;
  gain: number | null;
}
/**
 * A decision as a question: what its seat saw then (`view`, and all events `past`), and where the better move is.
 *
 * `clues` say where to look and which kind of move it is.
 */
export interface Question {
  table: TableInfo;
  decision: Decision;
  clues: Text[];
  past: Event[];
  view: View;
}
export interface Ready {
  ready: boolean;
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
 * A finished game explained. `curve` has the chances of all seats before the first move, after it, and so on.
 *
 * `moments` are the numbers of the decisions that changed the chances most.
 */
export interface Review {
  curve: number[][];
  decisions: Decision[];
  performances: Performance[];
  moments: number[];
}
/**
 * The review as far as it is: first nothing, then one made quickly, then the whole.
 *
 * Of the pass that is being made, `done` of `total` moments are ready. `review` is left out if the reader knows it.
 */
export interface ReviewState {
  stage: ("quick" | "whole") | null;
  done: number;
  total: number;
  review: Review | null;
}
/**
 * Say something to everybody at the table.
 */
export interface Say {
  type: "say";
  id: string;
  text: string;
}
/**
 * A line of a game's leaderboard: an account (`name`), perhaps a program's, or a level of bots (`level`).
 */
export interface Standing {
  name: string | null;
  program: boolean;
  level: ("random" | "greedy" | "easy" | "medium" | "hard" | "expert" | "master") | null;
  rating: number;
  uncertainty: number;
  games: number;
  you: boolean;
}
/**
 * On a device that several people share: the person in that seat takes it, or with null, it is put down.
 *
 * The answer is an `update` with everything that person may know, `anew`, and then `accepted`. A socket never gets
 * the view of a seat that has not been taken with it.
 */
export interface Take {
  type: "take";
  id: string;
  seat: number | null;
}
/**
 * A running game in which it is the reader's turn; with a clock, until `due_at`.
 *
 * It is `pressing` when the clock runs or other people wait; bots alone have all the time there is.
 */
export interface Turn {
  id: string;
  game: string;
  due_at: string | null;
  pressing: boolean;
}
/**
 * Take one's last move back, or ask the others to agree. `number` is that of the view it was wished in.
 */
export interface Undo {
  type: "undo";
  id: string;
  number: number;
}
/**
 * Sent on connecting (with all events after the number asked for) and after every move.
 *
 * `anew`: moves were taken back, or the device was taken by somebody else; `events` are all that still stand, in place
 * of everything told before.
 */
export interface Update {
  type?: "update";
  table: TableInfo;
  view: View | null;
  events: Event[];
  anew?: boolean;
  device?: Device | null;
}
/**
 * The tutor's answer to a move that costs much: it has not been made. The same `play` without `warn` makes it.
 */
export interface Warned {
  type?: "warned";
  id: string;
  decision: Decision;
}
/**
 * Ask why a move is not allowed.
 */
export interface Why {
  type: "why";
  id: string;
  move: string;
}
