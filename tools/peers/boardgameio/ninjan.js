// Ninjan for two on boardgame.io, after shared victories: as much of a game as Parlour's own is.
// Choices are secret until both are made; the cards are then resolved one after the other.

const SUITS = ["R", "S", "P"]; // each beats the next one round
const VALUES = [-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const DECK = SUITS.flatMap((suit) => VALUES.map((value) => ({ suit, value })));
const HAND = 9;
const PILES = 3;
const DEALS = 3;
const INVALID_MOVE = "INVALID_MOVE";

const beats = (card, other) => SUITS.indexOf(other.suit) === (SUITS.indexOf(card.suit) + 1) % SUITS.length;
const first = (a, b) => b.value - a.value || (beats(a, b) ? -1 : 1);
const sum = (cards) => cards.reduce((total, card) => total + card.value, 0);

function deal(G, random) {
  const deck = random.Shuffle(DECK);
  G.deal += 1;
  G.piles = Array.from({ length: PILES }, () => [deck.pop()]);
  G.hands = [deck.splice(0, HAND), deck.splice(0, HAND)];
  G.captured = [[], []];
}

function reveal(G) {
  G.order = [0, 1].sort((a, b) => first(G.chosen[a], G.chosen[b]));
  offerPiles(G);
}

/** The piles that the next card must take one of; or all of them, to be put on one. */
function offerPiles(G) {
  const piles = G.piles.map((_, pile) => pile);
  const beaten = piles.filter((pile) => beats(G.chosen[G.order[0]], G.piles[pile].at(-1)));
  G.takes = beaten.length > 0;
  G.options = G.takes ? beaten : piles;
}

function endRound(G, random) {
  G.chosen = [null, null];
  G.options = [];
  if (G.hands[0].length === 0) {
    G.totals = G.totals.map((total, seat) => total + sum(G.captured[seat]));
    if (G.deal < DEALS) deal(G, random);
  }
}

function choose({ G, playerID }, card) {
  const seat = Number(playerID);
  if (G.order.length > 0 || G.chosen[seat] || !G.hands[seat][card]) return INVALID_MOVE;
  G.chosen[seat] = G.hands[seat].splice(card, 1)[0];
  G.turns[seat] += 1;
  if (G.chosen[0] && G.chosen[1]) reveal(G);
}

function place({ G, playerID, random }, pile) {
  const seat = Number(playerID);
  if (G.order[0] !== seat || !G.options.includes(pile)) return INVALID_MOVE;
  if (G.takes) G.captured[seat].push(...G.piles[pile].splice(0));
  G.piles[pile].push(G.chosen[seat]);
  G.turns[seat] += 1;
  G.order.shift();
  if (G.order.length > 0) offerPiles(G);
  else endRound(G, random);
}

function playerView({ G, playerID }) {
  const secret = G.order.length === 0;
  return {
    ...G,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
    chosen: G.chosen.map((card, seat) => (secret && String(seat) !== playerID ? card && true : card)),
  };
}

// Both may act at any time, so a move chosen while the other one moved is welcome; the moves check whose turn it is.
const atAnyTime = (move) => ({ move, ignoreStaleStateID: true, redact: true });

module.exports = {
  name: "ninjan",
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,
  setup: ({ random }) => {
    const G = { deal: 0, totals: [0, 0], turns: [0, 0], chosen: [null, null], order: [], options: [], takes: false };
    deal(G, random);
    return G;
  },
  turn: { activePlayers: { all: "playing" }, stages: { playing: {} } },
  moves: { choose: atAnyTime(choose), place: atAnyTime(place) },
  playerView,
  endIf: ({ G }) => {
    if (G.deal === DEALS && G.hands[0].length === 0 && !G.chosen[0]) return { totals: G.totals };
  },
};
