# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True, freethreading_compatible=True
"""Training by self-play, inside the compiled part.

First the student looks one move ahead: in one redealt position, with the same chance for all moves, it judges where
each leads and makes the best. Its value learns from what came later (TD with `TRACE`), its moves from its own choices.
Later a search chooses, and the moves learn how often the search looked at each.
"""

import math

from .buffers import Float32s, Int16s
from .features import MOST_ACTIVE, Features
from .game import MOVES_AT_ONCE, SEATS, Game
from .play import first_seat
from .puct import Puct
from .rng import Rng
from .student import Student

TRACE = 0.8  # how much of a target comes from later positions, the rest from the next one
SLIPS = 40  # of a thousand moves, made by chance
ENTRIES = 4096  # positions of a game
ROOM = 393216  # their features
CHOICES = 131072  # their moves
WANDER = 25  # of a hundred choices by search, made as often as the search looked at each move
SEEDS = 1073741824
SURE = 0.000001


class Trainer:
    """Plays games with itself and learns from each as soon as it has ended.

    The game, an imagined `world` and a `child` of it are three positions, each with features that look at it. `shown`
    takes the features of a position that is learnt from. With `simulations` a search chooses the moves.
    """

    def __init__(self, student: Student, game: Features, world: Features, child: Features, search: Puct) -> None:
        self.student: Student = student
        self.game_looks: Features = game
        self.world_looks: Features = world
        self.child_looks: Features = child
        self.game: Game = game.game
        self.world: Game = world.game
        self.child: Game = child.game
        self.shown: Features = Features(game.game)
        self.search: Puct = search
        self.simulations = 0
        self.luck = Rng(0)
        self.choice = [0] * SEATS
        self.reply = [0] * SEATS
        self.entries = 0
        self.seat_of = [0] * ENTRIES
        self.first_of = [0] * (ENTRIES + 1)
        self.choice_of = [0] * (ENTRIES + 1)
        self.value_of = [0.0] * (ENTRIES * SEATS)
        self.active: Int16s = [0] * ROOM
        self.moves: Int16s = [0] * CHOICES
        self.share: Float32s = [0.0] * CHOICES
        self.outcome = [0.0] * SEATS
        self.games = 0
        self.positions = 0
        self.choices = 0
        self.value_error = 0.0
        self.choice_error = 0.0

    def play_games(self, games: int, rng: Rng) -> None:
        for _ in range(games):
            self.play_game(rng)

    def play_game(self, rng: Rng) -> None:
        self.game.deal(rng)
        self.entries = 0
        while not self.game.over:
            mask = self.game.waiting()
            for seat in range(self.game.players):
                if mask >> seat & 1:
                    self.remember_value(seat)
                    self.choice[seat] = self.choose(seat, mask, rng)
            for seat in range(self.game.players):
                if mask >> seat & 1:
                    self.game.apply(seat, self.choice[seat], rng)
            if self.is_full() and not self.game.over:
                self.learn_so_far()
        self.game.finish()
        self.learn()
        self.games += 1

    # --- choosing -----------------------------------------------------------------------------------

    def choose(self, seat: int, mask: int, rng: Rng) -> int:
        count = self.game.legal(seat)
        if count == 1:
            return self.game.moves[0]
        if rng.below(1000) < SLIPS:
            return self.game.moves[rng.below(count)]
        self.world.copy_from(self.game)
        self.world.determinize(seat, rng)
        if self.simulations > 0:
            return self.choose_by_search(seat, rng)
        return self.choose_by_look(seat, mask, rng)

    def choose_by_look(self, seat: int, mask: int, rng: Rng) -> int:
        """The move that leads to the best position. What others choose at the same time is the same for all moves."""
        self.luck.seed(rng.below(SEEDS))
        for other in range(self.game.players):
            if other != seat and mask >> other & 1:
                self.reply[other] = self.likely_move(other)
        chance = self.luck.state
        count = self.world.legal(seat)
        at = self.remember_choice(seat, count)
        best = 0
        best_worth = -1.0
        for place in range(count):
            self.luck.state = chance
            worth = self.worth_of(seat, self.world.moves[place], mask)
            if worth > best_worth:
                best_worth = worth
                best = place
        self.share[at + best] = 1.0
        return self.world.moves[best]

    def likely_move(self, seat: int) -> int:
        """A move in the imagined position, each as likely as the student weighs it."""
        count = self.world.legal(seat)
        self.student.judge(self.world_looks, seat)
        self.student.weigh(self.world_looks, count)
        mark = 1.0 * self.luck.below(SEEDS) / SEEDS
        for place in range(count - 1):
            mark -= self.student.prior[place]
            if mark < 0.0:
                return self.world.moves[place]
        return self.world.moves[count - 1]

    def worth_of(self, seat: int, move: int, mask: int) -> float:
        """The chance to win of `seat` after this move, and after those of the others who choose at the same time."""
        self.child.copy_from(self.world)
        for other in range(self.game.players):
            if mask >> other & 1:
                self.child.apply(other, move if other == seat else self.reply[other], self.luck)
        if self.child.over:
            self.child.finish()
            return self.child.reward[seat]
        self.student.judge(self.child_looks, first_seat(self.child.waiting()))
        return self.student.value[seat]

    def choose_by_search(self, seat: int, rng: Rng) -> int:
        """A move by search, now and then one that it looked at less often."""
        self.search.start()
        self.search.run(self.game, seat, self.simulations, rng)
        count = self.world.legal(seat)
        at = self.remember_choice(seat, count)
        mark = rng.below(self.simulations) if rng.below(100) < WANDER else -1
        best = 0
        most = -1
        for place in range(count):
            visits = self.search.visits_of(seat, self.world.moves[place])
            self.share[at + place] = 1.0 * visits / self.simulations
            if mark >= 0:
                mark -= visits
                if mark < 0:
                    best = place
                    most = SEEDS
            if visits > most:
                most = visits
                best = place
        return self.world.moves[best]

    # --- remembering --------------------------------------------------------------------------------

    def is_full(self) -> bool:
        """Is there no room for the positions that one more round of choices may bring?"""
        room = 2 * SEATS
        if self.entries + room > ENTRIES or self.choice_of[self.entries] + SEATS * MOVES_AT_ONCE > CHOICES:
            return True
        return self.first_of[self.entries] + room * MOST_ACTIVE > ROOM

    def remember(self, looks: Features, seat: int, choices: int) -> int:
        """A position to learn from, as `looks` has seen it. Returns its number."""
        entry = self.entries
        self.entries += 1
        start = self.first_of[entry]
        for place in range(looks.count):
            self.active[start + place] = looks.active[place]
        self.seat_of[entry] = seat
        self.first_of[entry + 1] = start + looks.count
        self.choice_of[entry + 1] = self.choice_of[entry] + choices
        return entry

    def remember_value(self, seat: int) -> None:
        self.student.judge(self.game_looks, seat)
        entry = self.remember(self.game_looks, seat, 0)
        for other in range(self.game.players):
            self.value_of[entry * SEATS + other] = self.student.value[other]

    def remember_choice(self, seat: int, count: int) -> int:
        """The legal moves in the imagined position, turned; where their shares are to be written, which are zero."""
        self.world_looks.look(seat)
        at = self.choice_of[self.remember(self.world_looks, seat, count)]
        for place in range(count):
            self.moves[at + place] = self.world_looks.turned(self.world.moves[place])
            self.share[at + place] = 0.0
        return at

    # --- learning -----------------------------------------------------------------------------------

    def learn_so_far(self) -> None:
        """Learn from the first part of a long game, as if it ended with what the student thinks of it now."""
        self.student.judge(self.game_looks, first_seat(self.game.waiting()))
        for seat in range(self.game.players):
            self.game.reward[seat] = self.student.value[seat]
        self.learn()

    def learn(self) -> None:
        """From the last position to the first; `reward` is what the next one came to, `outcome` what the game did."""
        for seat in range(self.game.players):
            self.outcome[seat] = self.game.reward[seat]
        entry = self.entries
        while entry > 0:
            entry -= 1
            self.show(entry)
            if self.choice_of[entry + 1] > self.choice_of[entry]:
                self.learn_choice(entry)
            else:
                self.learn_value(entry)
        self.entries = 0

    def show(self, entry: int) -> None:
        start = self.first_of[entry]
        self.shown.count = self.first_of[entry + 1] - start
        for place in range(self.shown.count):
            self.shown.active[place] = self.active[start + place]

    def learn_value(self, entry: int) -> None:
        seat = self.seat_of[entry]
        self.student.rate_seats(self.shown, seat)
        self.student.open_lesson()
        for place in range(self.game.players):
            target = self.game.reward[seat]
            guess = self.student.value[seat]
            self.student.correct(place, guess - target)
            self.value_error += (guess - self.outcome[seat]) * (guess - self.outcome[seat])
            was = self.value_of[entry * SEATS + seat]
            self.game.reward[seat] = TRACE * target + (1.0 - TRACE) * was
            seat = seat + 1 if seat + 1 < self.game.players else 0
        self.student.close_lesson(self.shown)
        self.positions += 1

    def learn_choice(self, entry: int) -> None:
        start = self.choice_of[entry]
        count = self.choice_of[entry + 1] - start
        for place in range(count):
            self.shown.game.moves[place] = self.moves[start + place]
        self.student.add_up(self.shown)
        self.student.weigh(self.shown, count)
        self.student.open_lesson()
        for place in range(count):
            guess = self.student.prior[place]
            target = self.share[start + place]
            self.student.correct(self.game.players + self.moves[start + place], guess - target)
            if target > 0.0:
                self.choice_error -= target * math.log(guess + SURE)
        self.student.close_lesson(self.shown)
        self.choices += 1
