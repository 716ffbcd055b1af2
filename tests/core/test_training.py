"""Self-play where several seats choose at the same time."""

from typing import Any

from parlour._compiled import interpreted


def test_seats_that_choose_at_the_same_time_learn_from_their_own_choices() -> None:
    """The throw of Ninjan: both seats choose a sign, nobody sees the other's, and each choice is learnt from."""
    features, train = interpreted("parlour.core.features"), interpreted("parlour.core.train")
    weights, puct = interpreted("parlour.core.weights"), interpreted("parlour.core.puct")
    rng, spec = interpreted("parlour.core.rng").Rng(3), interpreted("parlour.games.ninjan.game").NINJAN

    class Phase(features.Features):  # type: ignore[name-defined, misc]
        def __init__(self, game: Any) -> None:
            super().__init__(game)
            self.size, self.most = 4, 1

        def look(self, seat: int) -> None:
            self.active[0], self.count = self.game.phase, 1

    looks = [Phase(spec.new(2, {})) for _ in range(4)]
    facts = {"game": "ninjan", "options": {}, "rules_version": 1, "edition": ""}
    made = weights.header_for(looks[0], **facts, hidden=8, moves=spec.moves.count)
    student = weights.new_student(made)
    student.begin(rng)
    trainer = train.Trainer(student, *looks[:3], puct.Puct(student, looks[3], 1.0))
    for simulations in (0, 8):
        trainer.simulations = simulations
        before, positions = trainer.choices, trainer.positions
        trainer.play_game(rng)
        assert looks[0].game.over
        assert trainer.choices - before > 10  # nine rounds with two choices each, the last of them without a choice
        assert trainer.positions - positions >= 18
