"""The names people choose: which are visible, and which look the same."""

import re
import unicodedata
from functools import cache

from .refusals import Refusal

NAME_CHARACTERS = 24
FOLDED_CHARACTERS = 100
ALIKE_CHARACTERS = 200
JOINERS = "\u200c\u200d\ufe0f"  # invisible, but they join emoji, and letters of some scripts
BLANKS = "\u2800\U0001d159"  # symbols by their Unicode class, but invisible
# Characters that Unicode calls default ignorable: they are not shown. (The standard promises to keep this list.)
IGNORABLE = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f"
    "\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)

SPACES = re.compile("[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+")


def tidied(name: str) -> str:
    """The name without invisible characters and with single spaces. Joiners stay where they have an effect.

    >>> tidied(" A\u034fnn\ufe0f\u3164  B\u2800. "), tidied("❤\ufe0f") == "❤\ufe0f"
    ('Ann B.', True)
    """
    kept = [letter for place, letter in enumerate(name) if not _is_nothing(letter, name[place - 1 : place])]
    return SPACES.sub(" ", "".join(kept)).strip()


def _is_nothing(letter: str, before: str) -> bool:
    if letter in JOINERS:
        return before.isascii()  # joiners have no effect on ASCII letters
    return letter in BLANKS or IGNORABLE.fullmatch(letter) is not None


def is_name(name: str) -> bool:
    """Whether the name is visible, stays on one line and does not reverse the text around it.

    Dots alone are no name: in an address they mean this folder or the one above, so such a profile could not be opened.
    """
    on_its_line = all(character.isprintable() or character in JOINERS for character in name)
    is_seen = any(can_be_seen(character) for character in name if character != ".")
    return len(name) <= NAME_CHARACTERS and on_its_line and is_seen


def can_be_seen(character: str) -> bool:
    """Whether the character is visible: a letter, number, punctuation or symbol. Marks alone are not."""
    is_blank = character in BLANKS or IGNORABLE.fullmatch(character) is not None
    return unicodedata.category(character)[0] in "LNPS" and not is_blank


def folded(name: str) -> str:
    """The name as accounts are looked up: the same for every spelling, in capitals or not.

    >>> folded("Straße") == folded("STRASSE"), folded("Ａnn") == folded("ann")
    (True, True)
    """
    visible = IGNORABLE.sub("", name).replace("\0", "")
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", visible).casefold())


def own_name(name: str) -> str:
    """The folded name of an account; refused if it is too long, since folding can make a few letters many."""
    key = folded(name)
    if len(key) > FOLDED_CHARACTERS or max(map(len, likenesses(name))) > ALIKE_CHARACTERS:
        raise Refusal("problem-name")
    return key


def likenesses(name: str) -> tuple[str, str]:
    """What the name looks like in lower case, and as it is written. Two names that share one of these look the same.

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
    """The text with lookalike letters replaced, by Unicode's own table (UTS 39)."""
    prototypes = _prototypes()
    letters = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", "".join(prototypes.get(letter, letter) for letter in letters))


@cache
def _prototypes() -> dict[str, str]:
    """For each letter, the letter it is replaced by. The table lists each replacement with all its lookalikes."""
    from confusable_homoglyphs.confusables import confusables_data  # a large table, loaded when it is needed

    alike = {letter: [other["c"].strip("\u200e") for other in others] for letter, others in confusables_data.items()}
    found = {}
    for letter, (first, *more) in alike.items():
        if not more:
            has_others = len(alike.get(first, ())) > 1
            found[letter.strip("\u200e")] = first if has_others else min(letter, first)
    return found
