"""Korean names of cards and colours in a line of chat; the words are in talk/ko.toml."""

import re
import tomllib
from typing import Any, Final

from miskatonic.games.arkham_ritual.referee.talk_words import FOLDER

_WORDS: Final[dict[str, Any]] = tomllib.loads((FOLDER / "ko.toml").read_text("utf-8"))
_GRAMMAR: Final[dict[str, str]] = _WORDS["grammar"]
HANGUL: Final = re.compile("[가-힣]+")


def _names() -> dict[str, bool]:
    """Every name, and whether other syllables may follow it."""
    names: dict[str, bool] = {}
    for words in (*_WORDS["cards"].values(), *_WORDS["colours"].values()):
        for word in words.split(", "):
            names[word.strip("*")] = word.endswith("*")
    return names


NAMES: Final = _names()
STARTS: Final = frozenset([name[:end] for name in NAMES for end in range(1, len(name) + 1)])
LONGEST: Final = max([len(name) for name in NAMES])
SUBJECTS: Final = frozenset(_GRAMMAR["subjects"].split(" "))
LONGEST_SUBJECT: Final = max([len(each) for each in SUBJECTS])
HEADS: Final = tuple(_GRAMMAR["heads"].split(" "))
PARTICLES: Final = frozenset(_GRAMMAR["particles"].split(" "))
LONGEST_PARTICLE: Final = max([len(each) for each in PARTICLES])
FREE: Final = frozenset(
    " ".join([_GRAMMAR[each] for each in ("mine", "counting", "earlier", "asking")]).split(" ")
)


def korean_name(line: str, is_between_rounds: bool) -> tuple[int, int] | None:
    """The place where a forbidden card or colour is named; None if the line is allowed."""
    if line.isascii() or is_between_rounds:
        return None
    words = list(HANGUL.finditer(line))
    for word in words:
        if word.group() in FREE:
            return None
    for at in range(len(words)):
        text = words[at].group()
        further = at
        while True:
            is_likely = further == at or text[:2] in STARTS
            if is_likely and _names_something(text):
                return words[at].start(), words[further].end()
            further += 1
            # A name may be cut up into syllables.
            if text not in STARTS or further >= len(words):
                break
            text += words[further].group()
    return None


def _names_something(word: str) -> bool:
    if _begins_with_name(word):
        return True
    for length in range(1, min(LONGEST_SUBJECT, len(word)) + 1):
        if word[:length] in SUBJECTS and _begins_with_name(word[length:]):
            return True
    return False


def _begins_with_name(word: str) -> bool:
    for length in range(1, min(len(word), LONGEST) + 1):
        part = word[:length]
        if part not in STARTS:
            return False
        if part in NAMES and (NAMES[part] or _is_ending(word[length:])):
            return True
    return False


def _is_ending(rest: str) -> bool:
    for head in HEADS:
        if rest.startswith(head):
            rest = rest[len(head) :]
            break
    for _ in range(3):
        if not rest:
            return True
        for length in range(min(len(rest), LONGEST_PARTICLE), 0, -1):
            if rest[:length] in PARTICLES:
                rest = rest[length:]
                break
        else:
            return False
    return not rest
