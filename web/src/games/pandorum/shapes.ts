/* Generated from src/parlour/games/pandorum/shapes.py by `npm run protocol`. Do not edit. */

export type Piece = "module" | "base";
export type Card = string;
export type Kind = "mining" | "generator" | "logistics" | "laboratory" | "defence" | "system" | "block";
export type Ground = "craters" | "mountains" | "wasteland";
export type HexName = string;
export type NoseKind = "twin" | "triple" | "jump" | "waiver";
export type HullKind = "free" | "third" | "overflight" | "rebate";
export type SlotName = "nose" | "hull" | "cargo";
export type Move =
  Draw | Discard | Go | Jump | Build | UseCard | ChooseRay | ChooseVolcanoes | Double | TakeTwo | ChooseSlot;
export type Colour = "blue" | "yellow" | "green" | "white" | "violet" | "red" | "orange";
export type Count =
  | "free_adjacent"
  | "adjacent_volcanoes"
  | "own_adjacent"
  | "own_on_terrain"
  | "own_by_pad"
  | "own_on_ray"
  | "own_by_volcanoes"
  | "volcanoes_between"
  | "own_on_edge"
  | "rivals_adjacent"
  | "block";
export type Direction = "e" | "se" | "sw" | "w" | "nw" | "ne";
export type Phase =
  "turn" | "draw" | "rebate" | "go" | "build" | "cards" | "ray" | "volcano" | "block" | "slot" | "over";
export type Reason = "built" | "passed" | "barren";
export type Terrain = "craters" | "mountains" | "wasteland" | "volcano" | "pad";

export interface Shapes {
  board: Board;
  events: Events;
  move: Move;
}
/**
 * The board as a viewer sees it.
 */
export interface Board {
  /**
   * what is asked of the seat to act
   */
  phase: Phase;
  /**
   * the seat to act, null once over
   */
  turn_of: number | null;
  /**
   * in `draw` and `rebate`: how many cards are still to be drawn; else null
   */
  draws_left: number | null;
  /**
   * the 61 hexes, row by row
   */
  hexes: Hex[];
  /**
   * for each seat, its harvester
   */
  harvesters: Harvester[];
  /**
   * for each seat, what it has left to build
   */
  pieces: Pieces[];
  /**
   * for each seat, its money
   */
  quids: number[];
  /**
   * for each seat, how many cards it holds
   */
  hand_sizes: number[];
  /**
   * for each seat, the cards of its hand that everybody knows: those drawn from the market
   */
  known: Card[][];
  /**
   * the stacks in the order they were opened
   */
  market: Stack[];
  /**
   * cards in the deck
   */
  deck_size: number;
  /**
   * cards out of the game: the dealt-out mining cards, used noses
   */
  box_size: number;
  /**
   * every card of the edition by name
   */
  cards: {
    [k: string]: CardInfo;
  };
  /**
   * for each colour, how much of it the seats have (PD-28)
   */
  cargo: {
    [k: string]: CargoRow;
  };
  /**
   * the card discarded for the move that is being made, or null
   */
  discarded: Card | null;
  /**
   * for the seat that is building, from `build` on: what it is building; else null
   */
  building: Building | null;
  /**
   * once somebody has built their last object: the seats that still have a turn; else null
   */
  last_turns: number[] | null;
  /**
   * full rounds since the last building (PD-30)
   */
  barren: number;
  /**
   * at how many of them the game ends
   */
  barren_limit: number;
  /**
   * the viewer's cards, in the order of the edition; null for a spectator
   */
  hand: Card[] | null;
  /**
   * for the seat to act, in `turn` and `go`: where it could go, and what it could earn there; else empty
   */
  forecast: Forecast[];
  /**
   * for the seat to act, in `build`, `cards`, `ray`, `volcano` and `block`: every legal move; else empty
   */
  offers: Offer[];
  /**
   * for the seat to act, up to `go`: what each card in hand or market pays by itself, by hex in range; else empty
   */
  brings: {
    [k: string]: {
      [k: string]: number;
    };
  };
}
/**
 * A hex of the planet.
 */
export interface Hex {
  /**
   * its name
   */
  hex: HexName;
  /**
   * how far east of the pad, in axial coordinates
   */
  q: number;
  /**
   * how far south-east of the pad
   */
  r: number;
  /**
   * what it is covered with; `pad` is the landing pad
   */
  terrain: Terrain;
  /**
   * the owner of the object that stands there, or null
   */
  seat: number | null;
  /**
   * what stands there, or null
   */
  piece: Piece | null;
  /**
   * true at the edge of the planet
   */
  edge: boolean;
}
/**
 * The harvester of a seat.
 */
export interface Harvester {
  /**
   * where it stands
   */
  hex: HexName;
  nose: Nose;
  hull: Hull;
  /**
   * the cards in its cargo bay
   */
  cargo: Card[];
}
/**
 * The nose of a harvester.
 */
export interface Nose {
  /**
   * what it can do
   */
  kind: NoseKind;
  /**
   * how many cards charge it
   */
  needs: number;
  /**
   * the cards in it
   */
  cards: Card[];
  /**
   * true once it has been used
   */
  used: boolean;
}
/**
 * The hull of a harvester.
 */
export interface Hull {
  /**
   * what it can do
   */
  kind: HullKind;
  /**
   * how many cards charge it
   */
  needs: number;
  /**
   * the cards in it
   */
  cards: Card[];
  /**
   * true once it works
   */
  active: boolean;
}
/**
 * The pieces that a seat has left to build.
 */
export interface Pieces {
  modules: number;
  bases: number;
}
/**
 * Cards of one name in the market.
 */
export interface Stack {
  card: Card;
  count: number;
}
/**
 * A card of the edition.
 */
export interface CardInfo {
  kind: Kind;
  /**
   * the colour of that kind
   */
  colour: Colour;
  /**
   * where it can be built
   */
  terrain: Ground | "any";
  /**
   * true when a volcano must be adjacent
   */
  volcano: boolean;
  /**
   * how many there are
   */
  copies: number;
  /**
   * what it pays
   */
  payout: Payout;
  /**
   * what its face rests on
   */
  source: string;
}
/**
 * The cargo of one colour (PD-28).
 */
export interface CargoRow {
  /**
   * for each seat, its cards of that colour
   */
  counts: number[];
  /**
   * the seat with more than every other, or null
   */
  seat: number | null;
}
/**
 * The building that is being made.
 */
export interface Building {
  hex: HexName;
  /**
   * what is built, null until chosen
   */
  piece: Piece | null;
  /**
   * whether with the nose, null until chosen
   */
  nose: boolean | null;
  /**
   * the cards used so far, null until the piece is chosen
   */
  cards: Card[] | null;
  /**
   * the card that the choice is about, or null
   */
  asked: Card | null;
}
/**
 * A hex where the seat to act could go.
 */
export interface Forecast {
  hex: HexName;
  /**
   * true when only a jump reaches it
   */
  jump: boolean;
  /**
   * the fee for a rival's object, 0 without one
   */
  fee: number;
  /**
   * the most that building there can pay, null where nothing can be built
   */
  pays: number | null;
  /**
   * the piece that pays the most
   */
  piece: Piece | null;
  /**
   * the cards that pay the most
   */
  cards: Card[] | null;
  /**
   * true when the nose is used for it
   */
  nose: boolean;
  /**
   * the most if one of `cards`, of which no other is held, goes for the move; null where nothing can be built then
   */
  without: {
    [k: string]: number | null;
  };
}
/**
 * What a legal move can lead to.
 */
export interface Offer {
  move: string;
  /**
   * the most it can pay
   */
  pays: number;
}
export interface Events {
  dealt: Dealt;
  drew: Drew;
  opened: Opened;
  discarded: Discarded;
  moved: Moved;
  fee: Fee;
  built: Built;
  paid: Paid;
  took: Took;
  slotted: Slotted;
  charged: Charged;
  emptied: Emptied;
  last: LastObject;
  passed: Passed;
  barren: Barren;
  cargo: Hauled;
  won: Won;
}
/**
 * The game begins (PD-8, PD-9).
 */
export interface Dealt {
  /**
   * the seat that begins
   */
  first: number;
  /**
   * for each place of the planet, the sector that lies there
   */
  sectors: number[];
  /**
   * for each seat, its nose and hull
   */
  harvesters: Upgrades[];
  market: Stack[];
  /**
   * for each seat, its money
   */
  quids: number[];
  /**
   * the cards it was dealt
   */
  hand?: Card[];
}
/**
 * The nose and hull that a seat was dealt.
 */
export interface Upgrades {
  nose: NoseKind;
  hull: HullKind;
}
/**
 * A card is drawn (PD-11).
 */
export interface Drew {
  seat: number;
  /**
   * where it lay
   */
  pile: "deck" | "market";
  /**
   * the card; for others null when it comes from the deck
   */
  card: Card | null;
}
/**
 * A card of the deck refills the market (PD-10).
 */
export interface Opened {
  card: Card;
}
/**
 * A card is discarded for a move (PD-12).
 */
export interface Discarded {
  seat: number;
  card: Card;
}
/**
 * A harvester moves (PD-13, PD-14).
 */
export interface Moved {
  seat: number;
  /**
   * the hex where it stood
   */
  start: HexName;
  /**
   * the hex where it stands now
   */
  end: HexName;
  /**
   * true when it jumped
   */
  jump: boolean;
}
/**
 * A fee for stopping at a rival's object (PD-15).
 */
export interface Fee {
  /**
   * the seat that pays
   */
  seat: number;
  /**
   * the owner of the object
   */
  to: number;
  amount: number;
  hex: HexName;
}
/**
 * An object is built (PD-17).
 */
export interface Built {
  seat: number;
  hex: HexName;
  piece: Piece;
  /**
   * with which cards
   */
  cards: Card[];
  /**
   * the nose that was used, or null
   */
  nose: NoseKind | null;
}
/**
 * A card pays.
 */
export interface Paid {
  /**
   * the seat that earns
   */
  seat: number;
  card: Card;
  amount: number;
  /**
   * true when a block doubled it
   */
  doubled: boolean;
  /**
   * where it comes from
   */
  sources: Source[];
}
/**
 * Where a payment comes from.
 */
export interface Source {
  /**
   * where something was counted
   */
  hex: HexName;
  /**
   * how much it pays, before doubling
   */
  amount: number;
}
/**
 * A system pays: the money comes from rivals (PD-22).
 */
export interface Took {
  /**
   * the seat that earns
   */
  seat: number;
  card: Card;
  amount: number;
  /**
   * true when a block doubled it
   */
  doubled: boolean;
  /**
   * where it comes from
   */
  sources: Source[];
  /**
   * the rivals who pay, and how much
   */
  payers: Payer[];
}
/**
 * A rival who pays for a system.
 */
export interface Payer {
  seat: number;
  amount: number;
}
/**
 * A card goes into a slot of the harvester (PD-24).
 */
export interface Slotted {
  seat: number;
  card: Card;
  slot: SlotName;
}
/**
 * A nose or hull is charged and works from now on (PD-25, PD-26).
 */
export interface Charged {
  seat: number;
  /**
   * which of the two
   */
  slot: "nose" | "hull";
  /**
   * what it can do
   */
  kind: NoseKind | HullKind;
}
/**
 * A nose has been used: its cards leave the game (PD-25).
 */
export interface Emptied {
  seat: number;
  /**
   * which nose
   */
  kind: NoseKind;
  /**
   * true when it takes no more cards, false when it can be charged again
   */
  used: boolean;
}
/**
 * Somebody has built their last object: one more turn for everybody else (PD-27).
 */
export interface LastObject {
  /**
   * the seat that built it
   */
  seat: number;
}
/**
 * A seat can do nothing (PD-16).
 */
export interface Passed {
  seat: number;
}
/**
 * Nobody has built for a long time, told from the tenth round on (PD-30).
 */
export interface Barren {
  /**
   * full rounds since the last building
   */
  rounds: number;
}
/**
 * The cargo is paid for at the end (PD-28).
 */
export interface Hauled {
  /**
   * the seat that earns
   */
  seat: number;
  /**
   * for which colour
   */
  colour: Colour;
  amount: number;
}
/**
 * The game is over (PD-29).
 */
export interface Won {
  /**
   * the winners
   */
  seats: number[];
  /**
   * for each seat, its money
   */
  quids: number[];
  /**
   * for each seat, how many pieces it has not built
   */
  left: number[];
  /**
   * why the game ended
   */
  reason: Reason;
}
/**
 * `d` draws from the deck, `d:crater_drill` from the market (PD-11; also after a discard with *rebate*).
 */
export interface Draw {
  type: "draw";
  /**
   * the card of the market, null for the deck
   */
  card: Card | null;
}
/**
 * `-crater_drill` begins a move by discarding a card (PD-12).
 */
export interface Discard {
  type: "discard";
  card: Card;
}
/**
 * `>c4` moves there in a straight line (PD-13).
 */
export interface Go {
  type: "go";
  /**
   * where to
   */
  hex: HexName;
}
/**
 * `^c4` jumps there (nose *jump*).
 */
export interface Jump {
  type: "jump";
  /**
   * where to
   */
  hex: HexName;
}
/**
 * `module` and `base` build one (PD-17), `module!` and `base!` with the nose (*twin*, *triple*, *waiver*).
 */
export interface Build {
  type: "build";
  piece: Piece;
  /**
   * whether with the nose
   */
  nose: boolean;
}
/**
 * `+crater_drill` uses a card for the building.
 */
export interface UseCard {
  type: "card";
  card: Card;
}
/**
 * `ray:ne` chooses the ray of a Network defence (PD-21).
 */
export interface ChooseRay {
  type: "ray";
  /**
   * where it leads
   */
  direction: Direction;
}
/**
 * `v:c4` chooses the volcanoes of a Dome defence (PD-21).
 */
export interface ChooseVolcanoes {
  type: "volcano";
  /**
   * the first hex of the group
   */
  hex: HexName;
}
/**
 * `x:crater_drill` lets a block double a card (PD-23).
 */
export interface Double {
  type: "double";
  card: Card;
}
/**
 * `two` lets the block pay two quids instead.
 */
export interface TakeTwo {
  type: "two";
}
/**
 * `nose`, `hull` and `cargo` put the card into that slot (PD-24).
 */
export interface ChooseSlot {
  type: "slot";
  slot: SlotName;
}
/**
 * What a card pays for when it is built, and how much.
 */
export interface Payout {
  /**
   * the counting rule
   */
  count: Count;
  /**
   * for each thing counted
   */
  each?: number;
  /**
   * for each module counted
   */
  module?: number;
  /**
   * for each base counted
   */
  base?: number;
  /**
   * on top of what is counted
   */
  plus?: number;
  /**
   * what a block pays instead of doubling
   */
  pays?: number;
  /**
   * the terrain that is counted
   */
  terrain?: Ground;
  /**
   * the kind of card that a block doubles
   */
  doubles?: Kind;
}
