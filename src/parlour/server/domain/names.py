"""The names people give themselves: which can be seen, and which nobody could tell apart."""

import re
import unicodedata
from functools import cache

from .refusals import Refusal

NAME_CHARACTERS = 24
FOLDED_CHARACTERS = 100
ALIKE_CHARACTERS = 200
JOINERS = "\u200c\u200d\ufe0f"  # invisible, but they make one emoji of several, and words of some scripts
BLANKS = "\u2800\U0001d159"  # symbols by class that look like nothing
# What Unicode calls default ignorable: nothing is shown for it. (Its standard promises to keep this list.)
IGNORABLE = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f"
    "\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)

SPACES = re.compile("[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+")


def tidied(name: str) -> str:
    """Without what cannot be seen, and with single spaces. Joiners stay where they can shape something.

    >>> tidied(" A\u034fnn\ufe0f\u3164  B\u2800. "), tidied("❤\ufe0f") == "❤\ufe0f"
    ('Ann B.', True)
    """
    kept = [letter for place, letter in enumerate(name) if not _is_nothing(letter, name[place - 1 : place])]
    return SPACES.sub(" ", "".join(kept)).strip()


def _is_nothing(letter: str, before: str) -> bool:
    if letter in JOINERS:
        return before.isascii()  # the letters of ASCII are joined by nothing
    return letter in BLANKS or IGNORABLE.fullmatch(letter) is not None


def is_name(name: str) -> bool:
    """A name can be seen, stays on its line and does not turn the text around it about.

    To browsers a place named by dots alone is the one they are at, or the one above it: nobody could be found there.
    """
    on_its_line = all(character.isprintable() or character in JOINERS for character in name)
    is_seen = any(can_be_seen(character) for character in name if character != ".")
    return len(name) <= NAME_CHARACTERS and on_its_line and is_seen


def can_be_seen(character: str) -> bool:
    """Letters, numbers, punctuation and symbols; a mark needs one of them to be put on."""
    is_blank = character in BLANKS or IGNORABLE.fullmatch(character) is not None
    return unicodedata.category(character)[0] in "LNPS" and not is_blank


def folded(name: str) -> str:
    """A name as accounts are found by: however it is spelled, in capitals or not.

    >>> folded("Straße") == folded("STRASSE"), folded("Ａnn") == folded("ann")
    (True, True)
    """
    visible = IGNORABLE.sub("", name).replace("\0", "")
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", visible).casefold())


def own_name(name: str) -> str:
    """A name that an account may have, folded: a few letters become very many."""
    key = folded(name)
    if len(key) > FOLDED_CHARACTERS or max(map(len, likenesses(name))) > ALIKE_CHARACTERS:
        raise Refusal("problem-name")
    return key


def likenesses(name: str) -> tuple[str, str]:
    """What the name looks like written small, and as it is written: two names that share one are not told apart.

    >>> set(likenesses("Ann")) & set(likenesses("Аnn")) != set()  # with a Cyrillic А
    True
    >>> set(likenesses("BOB")) & set(likenesses("ВОВ")) != set()  # all Cyrillic
    True
    >>> set(likenesses("Illia")) & set(likenesses("lllia")) != set()
    True
    >>> set(likenesses("Ann")) & set(likenesses("Anna")) != set()
    False
    """
    visible = unicodedata.normalize("NFKC", IGNORABLE.sub("", tidied(name)))
    return _skeleton(folded(visible)), folded(_skeleton(visible))


def _skeleton(text: str) -> str:
    """Letters that look alike made the same, by Unicode's own table (UTS 39)."""
    prototypes = _prototypes()
    letters = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", "".join(prototypes.get(letter, letter) for letter in letters))


@cache
def _prototypes() -> dict[str, str]:
    """For each letter the one it is taken for. In the table that one names all that look like it."""
    from confusable_homoglyphs.confusables import confusables_data  # a large table, needed once somebody takes a name

    alike = {letter: [other["c"].strip("\u200e") for other in others] for letter, others in confusables_data.items()}
    found = {}
    for letter, (first, *more) in alike.items():
        if not more:
            has_others = len(alike.get(first, ())) > 1
            found[letter.strip("\u200e")] = first if has_others else min(letter, first)
    return found
