# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, freethreading_compatible=True
"""Chance: one small integer generator, the same to the bit interpreted and compiled.

>>> rng = Rng(7)
>>> [rng.below(6) for _ in range(5)]
[2, 2, 2, 1, 4]
"""

TAPE = 1024
LOW32 = 4294967295
CARRY = 698769069
SPIN = 1640531527
STIR = 73244475

GENERATED = 0
WORDS = 1
RESULTS = 2


def stirred(word: int) -> int:
    """A word of 32 bits in which each bit depends on all bits of `word`. Different words give different results."""
    word = ((word >> 16) ^ word) * STIR & LOW32
    word = ((word >> 16) ^ word) * STIR & LOW32
    return (word >> 16) ^ word


class Rng:
    """A source of chance, asked only through `below`.

    In simulations it generates numbers (multiply with carry, always under 63 bits). A table gives it a tape instead:
    random words from its shuffle, or the results in a record. The table then reads back what was drawn.
    """

    def __init__(self, seed: int = 0) -> None:
        self.state = 0
        self.source = GENERATED
        self.tape = [0] * TAPE
        self.bounds = [0] * TAPE
        self.laid = 0
        self.used = 0
        self.seed(seed)

    def seed(self, seed: int) -> None:
        """Start again. Neighbouring seeds give unrelated sequences."""
        self.source = GENERATED
        low = stirred((seed & LOW32) ^ stirred((seed >> 32) & LOW32 ^ SPIN))
        self.state = low + ((stirred(low ^ SPIN) >> 3) << 32)
        for _ in range(8):
            self.state = (self.state & LOW32) * CARRY + (self.state >> 32)

    def below(self, n: int) -> int:
        """A number from 0 to n − 1, each equally likely."""
        if self.source != GENERATED:
            return self.taken(n)
        self.state = (self.state & LOW32) * CARRY + (self.state >> 32)
        return ((self.state & LOW32) * n) >> 32

    def taken(self, n: int) -> int:
        """The next result, which is also kept on the tape. Past the end of the tape it is zero, and `used` shows that."""
        place = self.used
        self.used += 1
        if place >= self.laid:
            return 0
        self.tape[place] %= n
        self.bounds[place] = n
        return self.tape[place]

    def lay(self, source: int, count: int) -> None:
        """Read from `tape[:count]` from now on (`WORDS` or `RESULTS`)."""
        self.source = source
        self.laid = count
        self.used = 0
