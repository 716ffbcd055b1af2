"""Weights of nets: rounded from what a student has learnt, written to files and read back."""

import hashlib
import json
import sys
import zlib
from array import array
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field, replace
from heapq import nlargest
from typing import TYPE_CHECKING, Any, TypeAlias

from .features import Features
from .game import Game, snapshot
from .net import HIDDEN, STEP_BITS, Net
from .problem import BadInput
from .sides import beside
from .student import Student

if TYPE_CHECKING:
    Numbers: TypeAlias = array[int]
else:
    Numbers = array  # before Python 3.12 it takes no subscript

TITLE = b"Parlour net 1\n"
MOST_BYTES = 500_000  # of a file that comes with a game
DEFLATED = 0.7  # at most so much of what the numbers of a trained net take is left of them in a file
LARGEST = 2**15 - 1  # a hidden unit is a sum of 16 bits
LARGEST_OUTPUT = 2**31 - 1  # an output one of 32
DOUBLINGS = 1.4426950408889634  # in a factor of e
FINEST = 2**14
OWN = "game"
OBSERVATION = "observation"


@dataclass(frozen=True)
class Header:
    """What weights were made for, and how. `setting` is a digest of the rules' arguments: players, options, edition.

    `most` is how many features can hold at once. `shift` turns outputs into steps (`core/net.py`). `looks` says what
    the features are: the game's own, or those of an observation (`core/observed.py`).
    """

    game: str
    players: int
    options: dict[str, str]
    rules_version: int
    edition: str
    setting: str
    features: int
    size: int
    most: int
    hidden: int
    moves: int
    shift: int = 0
    command: str = ""
    match: dict[str, Any] = field(default_factory=dict)
    looks: str = OWN


@dataclass(frozen=True)
class Weights:
    """A net as it lies in a file."""

    header: Header
    layer: Numbers
    heads: Numbers
    bias: Numbers

    def net(self, rules: type[Game] = Game) -> Net:
        """The net, ready to judge positions of these rules."""
        head = self.header
        lent = (memoryview(numbers) for numbers in (self.layer, self.heads, self.bias))
        return beside(rules, Net)(head.players, head.size, head.hidden, head.shift, *lent)

    def pack(self) -> bytes:
        """The content of a file: a title, the header as a line of JSON, then the numbers, deflated.

        Of each number the lowest byte comes first.
        """
        header = json.dumps(asdict(self.header), ensure_ascii=False, sort_keys=True).encode() + b"\n"
        numbers = b"".join(_little(numbers).tobytes() for numbers in (self.layer, self.heads, self.bias))
        return TITLE + header + zlib.compress(numbers, 9)


def setting_of(game: Game) -> str:
    """A digest of everything that a new position of this game is made with: players, options and components."""
    return hashlib.sha256(json.dumps(snapshot(game.empty()), sort_keys=True).encode()).hexdigest()


def unpack(content: bytes, where: str) -> Weights:
    """Read the content of a file; `BadInput` if it is not one, or if a sum of its weights could overflow."""
    title, line, deflated = [*content.split(b"\n", 2), b"", b""][:3]
    if title + b"\n" != TITLE:
        raise BadInput("problem-weights-wrong", file=where, detail="it is no file of weights")
    try:
        header = Header(**json.loads(line))
        sizes = _sizes(header)
    except (ValueError, TypeError, RecursionError) as error:
        raise BadInput("problem-weights-wrong", file=where, detail=f"its header is unreadable: {error}") from None
    numbers = _inflated(deflated, weight_bytes(header))
    if len(numbers) != weight_bytes(header):
        raise BadInput("problem-weights-wrong", file=where, detail="it has too few or too many numbers")
    arrays, start = [], 0
    for kind, size, width in sizes:
        arrays.append(_little(array(kind, numbers[start : start + size * width])))
        start += size * width
    weights = Weights(header, *arrays)
    if _overflows(weights):
        raise BadInput("problem-weights-wrong", file=where, detail="a sum of its weights could overflow")
    return weights


def _inflated(deflated: bytes, size: int) -> bytes:
    """So many bytes and one more at the most, as a small file could hold far too many; nothing if it is damaged."""
    inflating = zlib.decompressobj()
    try:
        numbers = inflating.decompress(deflated, size + 1)
    except zlib.error:
        return b""
    return numbers if inflating.eof and not inflating.unused_data else b""


def _sizes(header: Header) -> list[tuple[str, int, int]]:
    """Of each array its type, how many numbers and of how many bytes."""
    outputs, hidden = header.players + header.moves, header.hidden
    if not (0 < hidden <= HIDDEN and 0 < header.size < 2**20 and 0 < outputs < 2**20 and 0 <= header.shift < 32):
        raise ValueError("a size is out of range")
    return [("h", (header.size + 1) * hidden, 2), ("h", outputs * hidden, 2), ("i", outputs, 4)]


def weight_bytes(header: Header) -> int:
    """How much room the numbers of such weights take."""
    return sum(size * width for _, size, width in _sizes(header))


def file_bytes(header: Header) -> int:
    """How much room the numbers of such weights take in a file once they are trained: more than it will be."""
    return round(DEFLATED * weight_bytes(header))


def _little(numbers: Numbers) -> Numbers:
    """The numbers with the lowest byte first, or such numbers as this machine has them."""
    if sys.byteorder == "big":
        numbers = numbers[:]
        numbers.byteswap()
    return numbers


def _overflows(weights: Weights) -> bool:
    head = weights.header
    reach = max(_reach(weights.layer[unit :: head.hidden], head.most) for unit in range(head.hidden))
    spans = (
        sum(map(abs, weights.heads[start : start + head.hidden])) * LARGEST + abs(first)
        for start, first in zip(range(0, len(weights.heads), head.hidden), weights.bias, strict=True)
    )
    return reach > LARGEST or max(spans) > LARGEST_OUTPUT


def _reach(column: Iterable[float], most: int) -> float:
    """How far a hidden unit can get from zero, at any moment while its sum is made."""
    *rows, first = column
    above = sum(nlargest(most, (weight for weight in rows if weight > 0)))
    below = sum(nlargest(most, (-weight for weight in rows if weight < 0)))
    return max(above, below) + abs(first)


# --- from a student to a net --------------------------------------------------------------------------


def new_student(header: Header, rules: type[Game] = Game) -> Student:
    """A student of this shape, for positions of these rules. It knows nothing until it begins."""
    outputs = header.players + header.moves
    sizes = ((header.size + 1) * header.hidden, outputs * header.hidden, outputs, header.size + 1, outputs)
    lent: list[Any] = [memoryview(array("f", bytes(4 * size))) for size in sizes]
    return beside(rules, Student)(header.players, header.size, header.hidden, header.moves, *lent)


def rounded(student: Student, header: Header) -> Weights:
    """The student's weights as integers."""
    return rounded_numbers(list(student.layer), list(student.heads), list(student.bias), header)


def rounded_numbers(layer: list[float], heads: list[float], bias: list[float], header: Header) -> Weights:
    """Weights as integers, as fine as they can be without any sum that overflows."""
    hidden = header.hidden
    reach = max(_reach(layer[unit::hidden], header.most) for unit in range(hidden))
    fine = _finest(reach, LARGEST - header.most - 1)
    rows = (heads[start : start + hidden] for start in range(0, len(heads), hidden))
    span = max(sum(map(abs, row)) + abs(first) * fine / LARGEST for row, first in zip(rows, bias, strict=True))
    sharp = _finest(DOUBLINGS * span, LARGEST_OUTPUT // LARGEST - hidden - 1)
    shift = (fine * sharp).bit_length() - 1 - STEP_BITS
    return Weights(
        replace(header, shift=shift),
        array("h", [round(weight * fine) for weight in layer]),
        array("h", [round(weight * DOUBLINGS * sharp) for weight in heads]),
        array("i", [round(first * DOUBLINGS * fine * sharp) for first in bias]),
    )


def _finest(span: float, room: int) -> int:
    """The largest power of two by which the span can be multiplied to stay within the room."""
    fine = FINEST
    while fine > 1 and span * fine > room:
        fine //= 2
    return fine


def header_for(features: Features, **facts: Any) -> Header:
    """The header of weights for the position that `features` looks at; `facts` say the rest."""
    game = features.game
    return Header(
        players=game.players,
        setting=setting_of(game),
        features=type(features).VERSION,
        size=features.size,
        most=features.most,
        **facts,
    )
