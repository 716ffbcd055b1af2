# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, freethreading_compatible=True
"""Tree search for games with hidden cards, chance, several players and simultaneous secret choices.

Every simulation first redeals what the searching seat cannot know, then plays on until the position can be judged. Each
seat keeps its own statistics, keyed by what that seat has seen since the start of the search. All seats see a public
move at once. A secret move is seen by its own player at once, and by the others when all are revealed. So no seat,
neither the searching one nor those it imagines, ever plays by a card or a choice it could not know.
"""

import math

from .game import SEATS, Game
from .play import Policy, first_seat, playout
from .rng import Rng

MOVE_SPACE = 4096
NODES = 65536
NODE_MASK = 65535
EDGES = 262144
DEEPEST = 512
LOW = 4294967295
MIX = 698769069
NOWHERE = -1
FIRST = 1000000.0
LEAST_SPREAD = 0.1  # how far the values of moves lie apart at least, where 1 is an even game


def mixed(was: int, actor: int, move: int) -> int:
    """The key of what a seat has seen, after it has seen this move too."""
    return (was & LOW) * MIX + (was >> 32) + move * SEATS + actor + 1


class Tree:
    """What the seats have seen and tried since the root, for the search of one seat.

    A node holds what one seat may do after what it has seen. Its edges, chained by `edge_next`, are the moves tried
    there. An edge counts how often it could have been chosen, since that depends on the hidden cards of each redeal.
    A search derives from it and says what one simulation does.
    """

    def __init__(self, game: Game, explore: float) -> None:
        self.game = game
        self.explore = explore
        self.simulations = 0
        self.node_key = [0] * NODES
        self.node_edge = [0] * NODES
        self.node_visits = [0] * NODES
        self.node_count = 0
        self.edge_move = [0] * EDGES
        self.edge_next = [0] * EDGES
        self.edge_visits = [0] * EDGES
        self.edge_chances = [0] * EDGES
        self.edge_value = [0.0] * EDGES
        self.edge_count = 0
        self.mark = [0] * MOVE_SPACE
        self.stamp = 0
        self.seen = [0] * SEATS
        self.path_edge = [0] * DEEPEST
        self.path_seat = [0] * DEEPEST
        self.path_length = 0
        self.secret_seat = [0] * SEATS
        self.secret_move = [0] * SEATS
        self.secrets = 0

    def start(self) -> None:
        """Forget everything."""
        for node in range(NODES):
            self.node_key[node] = 0
        self.node_count = 0
        self.edge_count = 0
        self.simulations = 0

    def run(self, root: Game, seat: int, simulations: int, rng: Rng) -> None:
        """Run this many more simulations of `root` as `seat` knows it."""
        for _ in range(simulations):
            self.game.copy_from(root)
            self.imagine(seat, rng)
            self.game.reopen(seat)
            self.simulate(rng)
        self.simulations += simulations

    def imagine(self, seat: int, rng: Rng) -> None:
        """Redeal what the seat cannot know."""
        self.game.determinize(seat, rng)

    def simulate(self, rng: Rng) -> None:
        """Play on from the position, judge where it leads, and learn from that."""

    def begin_path(self) -> None:
        """Start at the root: no seat has seen anything since, but some choices may be sealed already."""
        self.path_length = 0
        self.secrets = 0
        for seat in range(self.game.players):
            self.seen[seat] = 1 + seat
            move = self.game.sealed(seat)
            if move >= 0:
                self.see_secret(seat, move, False)

    # --- what each seat has seen --------------------------------------------------------------------

    def make(self, seat: int, move: int, mask: int, rng: Rng) -> None:
        """Carry out a move of one of the seats that are waited for, and let every seat see what it may see of it."""
        self.game.apply(seat, move, rng)
        if self.secrets > 0 or mask & (mask - 1) != 0:  # other seats have chosen or are choosing too
            self.see_secret(seat, move, mask == 1 << seat)
        else:
            self.see(seat, move)

    def see(self, actor: int, move: int) -> None:
        """A public move: add it, or what each seat sees of it, to the key of every seat."""
        outside = self.game.seen_as(move)
        for seat in range(self.game.players):
            self.mix(seat, actor, move if seat == actor else outside)

    def see_secret(self, actor: int, move: int, last: bool) -> None:
        """A secret move: its player knows it now, the others when the last choice is made."""
        self.mix(actor, actor, move)
        self.secret_seat[self.secrets] = actor
        self.secret_move[self.secrets] = move
        self.secrets += 1
        if not last:
            return
        for place in range(self.secrets):
            for seat in range(self.game.players):
                if seat != self.secret_seat[place]:
                    self.mix(seat, self.secret_seat[place], self.secret_move[place])
        self.secrets = 0

    def mix(self, seat: int, actor: int, move: int) -> None:
        self.seen[seat] = mixed(self.seen[seat], actor, move)

    # --- the tree -----------------------------------------------------------------------------------

    def find_node(self, key: int) -> int:
        """The node of this key, made if it is new; NOWHERE if the table is full."""
        place = key & NODE_MASK
        while self.node_key[place] != 0:
            if self.node_key[place] == key:
                return place
            place = (place + 1) & NODE_MASK
        if self.node_count * 4 > NODES * 3:
            return NOWHERE
        self.node_count += 1
        self.node_key[place] = key
        self.node_edge[place] = NOWHERE
        self.node_visits[place] = 0
        return place

    def mark_legal(self, seat: int) -> int:
        """Mark the seat's legal moves with a new stamp, and return how many there are."""
        count = self.game.legal(seat)
        self.stamp += 1
        for place in range(count):
            self.mark[self.game.moves[place]] = self.stamp
        return count

    def new_edge(self, node: int, move: int, chances: int) -> int:
        """Make an edge for a move that could have been chosen so often before."""
        edge = self.edge_count
        self.edge_count += 1
        self.edge_move[edge] = move
        self.edge_visits[edge] = 0
        self.edge_chances[edge] = chances
        self.edge_value[edge] = 0.0
        self.edge_next[edge] = self.node_edge[node]
        self.node_edge[node] = edge
        return edge

    def follow(self, seat: int, edge: int) -> int:
        """The move of this edge, which the seat makes."""
        self.path_edge[self.path_length] = edge
        self.path_seat[self.path_length] = seat
        self.path_length += 1
        return self.edge_move[edge]

    def learn(self) -> None:
        """Every seat credits its own choices with its own reward."""
        for place in range(self.path_length):
            edge = self.path_edge[place]
            self.edge_visits[edge] += 1
            self.edge_value[edge] += self.game.reward[self.path_seat[place]]

    # --- what a person can look at ------------------------------------------------------------------

    def visits_of(self, seat: int, move: int) -> int:
        """How often the search looked at this move of the root."""
        edge = self.node_edge[self.find_node(1 + seat)]
        while edge != NOWHERE:
            if self.edge_move[edge] == move:
                return self.edge_visits[edge]
            edge = self.edge_next[edge]
        return 0

    def thoughts(self, root: Game, seat: int) -> list[tuple[int, int, float]]:
        """Each legal move of the root with its visits and mean value, the most visited first."""
        found = self.tried(1 + seat)
        judged = [(move, *found.get(move, (0, 0.0))) for move in root.legal_moves(seat)]
        return sorted(judged, key=lambda thought: (-thought[1], -thought[2], thought[0]))

    def tried(self, key: int) -> dict[int, tuple[int, float]]:
        """The moves tried in the node of this key, each with its visits and mean value."""
        found = {}
        node = self.find_node(key)
        edge = NOWHERE if node == NOWHERE else self.node_edge[node]
        while edge != NOWHERE:
            visits = self.edge_visits[edge]
            found[self.edge_move[edge]] = (visits, self.edge_value[edge] / max(visits, 1))
            edge = self.edge_next[edge]
        return found


class Search(Tree):
    """Search with playouts: `policy` plays the positions out and judges their ends.

    The first move tried is the policy's favourite. The policy's `trust` says how far the search prefers the favourite
    to other moves, and tried moves to untried ones. So a good move is searched deeply before all bad ones are tried.

    A game that is far from even lets moves differ by little. If the search goes `by_mean`, every node measures its moves
    by its own mean: an untried move counts as that, and the less even it is, the less a bonus counts. So values still
    decide.
    """

    def __init__(self, policy: Policy, explore: float) -> None:
        super().__init__(policy.game, explore)
        self.policy: Policy = policy
        self.trust: float = self.policy.trust()
        self.by_mean = 0
        self.mean = 0.0  # of the node looked at; without `by_mean` none
        self.bonus: float = explore
        self.node_value = [0.0] * NODES
        self.path_node = [0] * DEEPEST
        self.in_tree = [0] * SEATS
        self.seats_in_tree = 0

    def simulate(self, rng: Rng) -> None:
        self.begin()
        self.go_on(rng)

    def begin(self) -> None:
        """Start a simulation from the position as it is now."""
        self.begin_path()
        self.seats_in_tree = self.game.players
        for seat in range(self.game.players):
            self.in_tree[seat] = 1
        self.policy.begin()

    def go_on(self, rng: Rng) -> None:
        """Play on until the policy has enough, first by the tree, then by the policy alone. Learn from where it leads."""
        while self.seats_in_tree > 0 and not self.policy.enough():
            mask = self.game.waiting()
            seat = first_seat(mask)
            move = self.pick(seat, rng) if self.in_tree[seat] else self.policy.pick(seat, rng)
            self.make(seat, move, mask, rng)
        playout(self.game, self.policy, rng)
        self.policy.evaluate()
        self.learn()
        if self.by_mean:
            self.learn_means()

    def pick(self, seat: int, rng: Rng) -> int:
        """Choose a move by the seat's own statistics."""
        node = self.find_node(self.seen[seat])
        if node == NOWHERE or self.path_length == DEEPEST:
            self.leave_tree(seat)
            return self.policy.pick(seat, rng)
        count = self.mark_legal(seat)
        if self.by_mean:
            self.measure(node)
        edge = self.best_edge(node, count)
        self.node_visits[node] += 1
        if edge == NOWHERE:
            self.leave_tree(seat)
            if self.edge_count == EDGES:
                return self.policy.pick(seat, rng)
            chances = self.node_visits[node] if self.trust > 0.0 else 1  # with trust it may have been passed over
            edge = self.new_edge(node, self.untried(node, seat, count, rng), chances)
        self.path_node[self.path_length] = node
        return self.follow(seat, edge)

    def measure(self, node: int) -> None:
        """Find the mean of a node, one visit to an even game among it, and how much a bonus counts there."""
        if self.node_visits[node] == 0:
            self.node_value[node] = 0.0
        self.mean = (self.node_value[node] + 0.5) / (self.node_visits[node] + 1.0)
        self.bonus = self.explore * max(4.0 * self.mean * (1.0 - self.mean), LEAST_SPREAD)

    def learn_means(self) -> None:
        """Add what the simulation was worth to every node on its path."""
        for place in range(self.path_length):
            self.node_value[self.path_node[place]] += self.game.reward[self.path_seat[place]]

    def leave_tree(self, seat: int) -> None:
        """Let this seat play by the policy from here on."""
        self.in_tree[seat] = 0
        self.seats_in_tree -= 1

    def best_edge(self, node: int, count: int) -> int:
        """The most promising legal move, or NOWHERE if that is an untried one."""
        best = NOWHERE
        best_score = -1.0
        edge = self.node_edge[node]
        while edge != NOWHERE:
            move = self.edge_move[edge]
            if self.mark[move] == self.stamp:
                self.mark[move] = -self.stamp
                count -= 1
                self.edge_chances[edge] += 1
                score = self.score(edge)
                if score > best_score:
                    best_score = score
                    best = edge
            edge = self.edge_next[edge]
        return NOWHERE if count > 0 and self.urgency(node) > best_score else best

    def urgency(self, node: int) -> float:
        """The score of an untried move: the score for zero visits, or without trust the highest."""
        if self.trust == 0.0:
            return FIRST
        return self.mean + self.bonus / self.trust * math.sqrt(self.node_visits[node] + 1.0)

    def score(self, edge: int) -> float:
        """The value so far, plus a bonus that shrinks with every visit. The favourite is the edge made first."""
        width = self.bonus * math.sqrt(self.edge_chances[edge])
        if self.edge_next[edge] == NOWHERE and self.trust > 0.0:
            width *= self.trust
        return (self.edge_value[edge] + self.mean + width) / (self.edge_visits[edge] + 1.0)

    def untried(self, node: int, seat: int, count: int, rng: Rng) -> int:
        """A legal move without an edge: in a new node a trusted favourite, otherwise any one, each equally likely."""
        if self.node_edge[node] == NOWHERE and self.trust > 0.0:
            return self.policy.favourite(seat, rng)
        untried = 0
        chosen = 0
        for place in range(count):
            move = self.game.moves[place]
            if self.mark[move] == self.stamp:
                untried += 1
                if rng.below(untried) == 0:
                    chosen = move
        return chosen
