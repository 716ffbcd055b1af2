"""Fair shuffling: a table's chance comes from a 256-bit seed, promised before the deal and shown after the end.

The promise is a hash of the seed, so anybody can check afterwards that the deck was not stacked (`parlour verify`).
"""

import hashlib
import secrets
import struct

from ..core.problem import BadInput
from ..core.rng import RESULTS, TAPE, WORDS, Rng

SEED_BYTES = 32
WORD_MASK = (1 << 62) - 1
WORDS_OF_BLOCK = struct.Struct(f">{TAPE}Q")
BLOCK_MASK = int.from_bytes(WORDS_OF_BLOCK.pack(*[WORD_MASK] * TAPE), "big")


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """The promise, which is shown before the deal."""
    return hashlib.sha256(b"parlour shuffle 1 " + seed).hexdigest()


def block(seed: bytes, number: int) -> list[int]:
    """The random words for the `number`-th move that draws any."""
    stream = hashlib.shake_256(b"parlour words 1 " + seed + number.to_bytes(8, "big")).digest(WORDS_OF_BLOCK.size)
    words = int.from_bytes(stream, "big") & BLOCK_MASK  # as one number: every table does this, and word by word is slow
    return list(WORDS_OF_BLOCK.unpack(words.to_bytes(WORDS_OF_BLOCK.size, "big")))


class Shuffle:
    """The chance of one table. Every move that draws uses up a block of words; `drawn` returns the results."""

    def __init__(self, seed: bytes, blocks: int = 0) -> None:
        self.seed = seed
        self.blocks = blocks
        self.rng = Rng()
        self._lay()

    def _lay(self) -> None:
        self.rng.tape = block(self.seed, self.blocks)
        self.rng.lay(WORDS, TAPE)

    def ahead(self) -> "Shuffle":
        """A copy that gives the same results from here on, to look ahead."""
        return Shuffle(self.seed, self.blocks)

    def drawn(self) -> list[int]:
        """The results of chance since the last call."""
        count = self.rng.used
        if not count:
            return []  # most moves draw nothing, and reading the tape copies all of it
        if count > TAPE:
            raise RuntimeError(f"one move drew {count} times, more than the {TAPE} words of a block")
        results = list(self.rng.tape[:count])
        self.blocks += 1
        self._lay()
        return results


class Recorded:
    """Chance that repeats the results in a record."""

    def __init__(self, chance: list[list[int]]) -> None:
        self.chance = chance
        self.rng = Rng()
        self._lay()

    def _lay(self) -> None:
        results = self.chance[0] if self.chance else []
        self.rng.tape = results + [0] * (TAPE - len(results))
        self.rng.lay(RESULTS, len(results))

    def ahead(self) -> "Recorded":
        return Recorded(self.chance[:])

    def drawn(self) -> list[int]:
        count = self.rng.used
        if not count:
            return []
        if not self.chance or count != len(self.chance[0]):
            raise BadInput("problem-record", detail="what chance did does not fit the moves")
        results = self.chance.pop(0)
        self._lay()
        return results
