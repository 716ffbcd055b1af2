"""The names people give themselves: which can be seen, and which are the same."""

import unicodedata

from .refusals import Refusal

NAME_CHARACTERS = 24
FOLDED_CHARACTERS = 100
JOINERS = "\u200c\u200d"  # invisible, but they make one emoji of several, and words of some scripts
BLANKS = "\u115f\u1160\u2800\u3164\uffa0\U0001d159"  # letters and symbols by class that look like nothing


def is_name(name: str) -> bool:
    """A name can be seen, stays on its line and does not turn the text around it about.

    To browsers a place named by dots alone is the one they are at, or the one above it: nobody could be found there.
    """
    on_its_line = all(character.isprintable() or character in JOINERS for character in name)
    is_seen = any(can_be_seen(character) for character in name if character != ".")
    return len(name) <= NAME_CHARACTERS and on_its_line and is_seen


def can_be_seen(character: str) -> bool:
    """Letters, numbers, punctuation and symbols; a mark needs one of them to be put on."""
    return unicodedata.category(character)[0] in "LNPS" and character not in BLANKS


def folded(name: str) -> str:
    """A name as it must be unique among accounts: however it is spelled, in capitals or not.

    >>> folded("Straße") == folded("STRASSE"), folded("Ａnn") == folded("ann")
    (True, True)
    """
    visible = "".join(letter for letter in name if letter not in JOINERS and letter != "\0")
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", visible).casefold())


def own_name(name: str) -> str:
    """A name that an account may have, folded: a few letters become very many."""
    key = folded(name)
    if len(key) > FOLDED_CHARACTERS:
        raise Refusal("problem-name")
    return key
