# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True, freethreading_compatible=True
"""Tree search by judgement: no position is played out.

It uses the same tree as `core/search.py`, so it sees no more than that. A judge says how likely each move is and how
good a new position is, and the simulation ends there.
"""

import math

from .deals import Guess
from .features import Features
from .net import Judge
from .play import first_seat
from .rng import Rng
from .search import DEEPEST, EDGES, NODES, NOWHERE, Tree

MODESTY = 0.07  # an untried move is taken to be this much worse than its node


class Puct(Tree):
    """The search of one seat by a judge, whose features look at the position that the search plays on.

    Each move of a node is weighed when it is first legal there. `curious` is the share of the root's weights that is
    spread evenly over all moves, for training.
    """

    def __init__(self, judge: Judge, features: Features, explore: float) -> None:
        super().__init__(features.game, explore)
        self.judge: Judge = judge
        self.features: Features = features
        self.curious = 0.0
        self.edge_prior = [0.0] * EDGES
        self.node_value = [0.0] * NODES
        self.path_node = [0] * DEEPEST
        self.guess: Guess = Guess(judge, features)
        self.guessing = 0  # 1 while deals are drawn from the guess

    def imagine(self, seat: int, rng: Rng) -> None:
        if self.guessing:
            self.guess.draw(rng)
        else:
            self.game.determinize(seat, rng)

    def simulate(self, rng: Rng) -> None:
        self.begin_path()
        while not self.game.over:
            mask = self.game.waiting()
            seat = first_seat(mask)
            count = self.mark_legal(seat)
            if count == 1 and self.path_length > 0:  # nothing to choose, nothing to judge
                self.make(seat, self.game.moves[0], mask, rng)
                continue
            node = NOWHERE if self.path_length == DEEPEST else self.find_node(self.seen[seat])
            if node == NOWHERE or self.node_edge[node] == NOWHERE:
                grown = self.grow(node, seat, count)
                if not grown or self.secrets == 0:
                    break
            self.make(seat, self.pick(node, seat, count), mask, rng)
        if self.game.over:
            self.game.finish()
        self.learn_all()

    def grow(self, node: int, seat: int, count: int) -> bool:
        """Judge a new node, and weigh its moves. False if there is no room for them.

        In the middle of a secret choice the simulation goes on, so that the choices made before this one count.
        """
        self.judge.judge(self.features, seat)
        for other in range(self.game.players):
            self.game.reward[other] = self.judge.value[other]
        if node == NOWHERE or self.edge_count + count > EDGES:
            return False
        self.judge.weigh(self.features, count)
        self.node_value[node] = self.judge.value[seat]
        self.node_visits[node] = 1
        for place in range(count):
            self.add_move(node, place, count)
        return True

    def add_move(self, node: int, place: int, count: int) -> int:
        edge = self.new_edge(node, self.game.moves[place], self.node_visits[node] - 1)
        prior = self.judge.prior[place]
        self.edge_prior[edge] = prior + self.curious * (1.0 / count - prior) if self.path_length == 0 else prior
        return edge

    def pick(self, node: int, seat: int, count: int) -> int:
        """Choose a move by the seat's own statistics and by the weight of each move."""
        best = NOWHERE
        best_score = -1.0
        left = count
        untried = self.node_value[node] / self.node_visits[node] - MODESTY
        edge = self.node_edge[node]
        while edge != NOWHERE:
            move = self.edge_move[edge]
            if self.mark[move] == self.stamp:
                self.mark[move] = -self.stamp
                left -= 1
                score = self.score(edge, untried)
                if score > best_score:
                    best_score = score
                    best = edge
            edge = self.edge_next[edge]
        if left > 0 and self.edge_count + left <= EDGES:
            best = self.add_unseen(node, seat, count, best, best_score, untried)
        self.node_visits[node] += 1
        self.path_node[self.path_length] = node
        return self.follow(seat, best) if best != NOWHERE else self.game.moves[0]

    def add_unseen(self, node: int, seat: int, count: int, best: int, best_score: float, untried: float) -> int:
        """Weigh the moves that were never legal here before. Returns the best edge, one of theirs or the best so far."""
        self.judge.judge(self.features, seat)
        self.judge.weigh(self.features, count)
        for place in range(count):
            if self.mark[self.game.moves[place]] == self.stamp:
                edge = self.add_move(node, place, count)
                score = self.score(edge, untried)
                if score > best_score:
                    best_score = score
                    best = edge
        return best

    def score(self, edge: int, untried: float) -> float:
        """What the move is worth so far, and a bonus by its weight that shrinks with every visit."""
        self.edge_chances[edge] += 1
        visits = self.edge_visits[edge]
        worth = self.edge_value[edge] / visits if visits > 0 else untried
        return worth + self.explore * self.edge_prior[edge] * math.sqrt(self.edge_chances[edge]) / (1.0 + visits)

    def learn_all(self) -> None:
        self.learn()
        for place in range(self.path_length):
            self.node_value[self.path_node[place]] += self.game.reward[self.path_seat[place]]
