"""Players that are not people: the house's own, random, greedy and search at several levels, and anybody's own classes.

A player is given what its seat may know and nothing else.

>>> from parlour.table import Table
>>> table = Table("ninjan", players=4, seed=bytes(32))
>>> decide(table.knowledge(0), "greedy", seed=1) in table.moves(0)
True
"""

from ..core.drafts import has_drafts
from ..core.problem import BadInput
from ..core.rng import Rng
from ..core.spec import AnyGame
from ..core.text import Json
from ..table import Knowledge
from .house import LEVELS, SEARCHING, house_player, how_far_trusted, how_it_judges, nets
from .interface import BadChoice, Bound, Player, Thoughts
from .own import is_own, own_player

__all__ = [
    "LEVELS",
    "SEARCHING",
    "BadChoice",
    "Bound",
    "Player",
    "Thoughts",
    "analyse",
    "decide",
    "how_far_trusted",
    "how_it_judges",
    "looks_back",
    "offered",
    "player",
]


def player(code: str, spec: AnyGame) -> Player:
    """A new player: a level, `search:400ms`, `search:2000` (simulations), `net:FILE`, or your own `module:Class`.

    Args:
        code: what the player is called.
        spec: the game that it plays.

    Raises:
        BadInput: if there is no such player, or a class of your own cannot be used.

    >>> from parlour.games import find
    >>> player("easy", find("ninjan")).spec.code
    'ninjan'
    """
    if is_own(code):
        return own_player(code, spec)
    found = house_player(code, spec)
    if found is None:
        raise BadInput("problem-bot-unknown", bot=code, known=[*LEVELS, "search:400ms", "search:2000", "net:FILE"])
    return found


def offered(spec: AnyGame) -> Json:
    """The levels of a game's bots, and what the nets that come with it were made for."""
    return {"levels": LEVELS, "nets": nets(spec)}


def looks_back(by: str, spec: AnyGame) -> bool:
    """Does the player that is called so want to know what the others did before?

    >>> from parlour.games import find
    >>> looks_back("expert", find("pandaspin")), looks_back("hard", find("pandaspin"))
    (True, False)
    """
    return player(by, spec).looks_back


def decide(knowledge: Knowledge, by: Player | str, seed: int) -> str:
    """The whole move that a player makes, in notation, its steps separated by spaces.

    The steps of one move show nothing new, so they are chosen one after the other in the same imagined position.

    Args:
        knowledge: what the seat can know, from `Table.knowledge` or `Table.imagine`.
        by: the player, or what it is called.
        seed: the same seed gives the same move, unless the player thinks by the clock.

    Returns:
        A legal move, for `Table.play`.

    Raises:
        BadInput: if there is no such player, or it chose what is not legal (`BadChoice`).

    >>> from parlour import Table
    >>> table = Table("pandorum", players=2, seed=4)
    >>> seat = table.waiting[0]
    >>> table.play(seat, decide(table.imagine(seat, 1), "greedy", seed=1))
    >>> table.number
    1
    """
    spec, game = knowledge.restore()
    chooser, rng, steps = _made(by, spec), Rng(seed), list[str]()
    before = knowledge.recall() if chooser.looks_back else []
    while True:
        step = chooser.checked(game, knowledge.seat, chooser.choose_after(game.clone(), knowledge.seat, rng, before))
        steps.append(spec.moves.notation(game, step))
        if has_drafts(game):
            game.apply(knowledge.seat, step, Rng())
            if game.drafting():
                continue
        return " ".join(steps)


def analyse(knowledge: Knowledge, by: Player | str, seed: int) -> list[Json]:
    """What a player thinks of each legal move, or of each next step of a move, the best first.

    Args:
        knowledge: what the seat can know.
        by: the player, or what it is called.
        seed: the same seed gives the same answer.

    Returns:
        For each `move` its `text`, how often a search looked at it (`visits`), and its `value`: the chance to win.

    Raises:
        BadInput: if there is no such player.

    >>> from parlour import Table
    >>> table = Table("ninjan", players=2, seed=7)
    >>> thoughts = analyse(table.imagine(0, 1), "search:200", seed=1)
    >>> len(thoughts) == len(table.moves(0)), thoughts[0]["visits"] >= thoughts[-1]["visits"]
    (True, True)
    """
    spec, game = knowledge.restore()
    return [
        {
            "move": spec.moves.notation(game, move),
            "text": spec.moves.text(game, move),
            "visits": visits,
            "value": value,
        }
        for move, visits, value in _made(by, spec).analyse(game, knowledge.seat, Rng(seed))
    ]


def _made(by: Player | str, spec: AnyGame) -> Player:
    return player(by, spec) if isinstance(by, str) else by
