"""Where the parts are defined that authors of games import from `parlour.easy`, as far as they have a C side."""

EASY = "parlour.easy"

HOMES = {
    "MOVES_AT_ONCE": "parlour.core.game",
    "SEATS": "parlour.core.game",
    "Game": "parlour.core.game",
    "Features": "parlour.core.features",
    "Observer": "parlour.core.observe",
    "Sheet": "parlour.core.observe",
    "Policy": "parlour.core.play",
    "Random": "parlour.core.play",
    "first_seat": "parlour.core.play",
    "Rng": "parlour.core.rng",
    "Tally": "parlour.core.judge",
}
