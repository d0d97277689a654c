"""Rejects offensive and reserved names, however they are spelled.

Names are compared with the lists in names.toml. Accents, look-alike letters of other alphabets,
digits for letters, repeated letters and gaps do not get around them. A short bad word inside a
longer good one is allowed.
"""

import re
import tomllib
import unicodedata
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from miskatonic.server.base.refusals import Refused

LISTS: Final = Path(__file__).parent / "names.toml"

_SPELLED: Final = {"ß": "ss", "æ": "ae", "œ": "oe", "þ": "th"}
_DIGITS: Final = {"0": "o", "3": "e", "4": "a", "5": "s", "6": "g", "7": "t", "8": "b", "9": "g"}
_SIGNS: Final = {"@": "a", "$": "s", "€": "e", "£": "l", "+": "t", "(": "c", "¢": "c"}
# These can stand for i or l, so both are tried.
_EITHER: Final = "1!|"
_ENDINGS: Final = "(?:e?s|n|z)?"
# Parts of a name up to this length are also joined with their neighbours.
_SHORT: Final = 2


class _Lists(NamedTuple):
    anywhere: tuple[re.Pattern[str], ...]
    words: tuple[re.Pattern[str], ...]
    fine: tuple[re.Pattern[str], ...]
    reserved_words: tuple[re.Pattern[str], ...]
    reserved_names: frozenset[str]
    look_alike: dict[int, str]


def check_name(name: str) -> None:
    """Refuse an offensive or reserved name."""
    lists = _lists()
    for letters in _readings(name):
        words = _words(letters)
        if "".join(re.findall("[a-z]+", letters)) in lists.reserved_names or _any(
            lists.reserved_words, words
        ):
            raise Refused("bad-name", f"the name {name!r} is reserved", "refusal-name-reserved")
        if _any(lists.words, words) or any(_holds(lists, word) for word in words):
            raise Refused("bad-name", f"the name {name!r} is not allowed; choose another")


@cache
def _lists() -> _Lists:
    read = tomllib.loads(LISTS.read_text(encoding="utf-8"))
    reserved, alike = read.pop("reserved"), read.pop("look_alike")
    return _Lists(
        _patterns(read, "anywhere"),
        tuple(_pattern(word, _ENDINGS) for word in _all(read, "words")),
        _patterns(read, "fine"),
        tuple(_pattern(word) for word in reserved["words"]),
        frozenset([*reserved["names"], *reserved["words"]]),
        {ord(other): letter for letter, others in alike.items() for other in others},
    )


def _all(read: dict[str, Any], key: str) -> list[str]:
    return [word for language in read.values() for word in language[key]]


def _patterns(read: dict[str, Any], key: str) -> tuple[re.Pattern[str], ...]:
    return tuple(_pattern(word) for word in _all(read, key))


def _pattern(word: str, ending: str = "") -> re.Pattern[str]:
    """Matches each letter as often as in the word, or more often."""
    runs = (match.group() for match in re.finditer(r"(.)\1*", word))
    return re.compile("".join(f"{run[0]}{{{len(run)},}}" for run in runs) + ending)


def _readings(name: str) -> list[str]:
    """The letters of a name, in every way it can be read; gaps stay gaps."""
    plain = unicodedata.normalize("NFKD", name.casefold()).translate(_lists().look_alike)
    plain = "".join(_SPELLED.get(each, each) for each in plain)
    plain = "".join(each for each in plain if not unicodedata.combining(each))
    readings = [plain]
    has_letters = any("a" <= each <= "z" for each in plain)
    if has_letters:
        # A name of digits only is a number.
        digits = "".join(_DIGITS.get(each, each) for each in plain)
        signs = "".join(_SIGNS.get(each, each) for each in digits)
        readings += [digits.replace("1", letter) for letter in "il"]
        readings += [re.sub(f"[{_EITHER}]", letter, signs) for letter in "il"]
    return list(dict.fromkeys(readings))


def _words(letters: str) -> list[str]:
    """The words of a name; adjacent short parts also count as one word."""
    parts = [part for part in re.split(r"[^a-z]+", letters) if part]
    words = [part for part in parts if len(part) > 1]
    run = ""
    for part in [*parts, "the end"]:
        if len(part) <= _SHORT:
            run += part
            continue
        words.append(run)
        run = ""
    return [word for word in words if word]


def _any(patterns: tuple[re.Pattern[str], ...], words: list[str]) -> bool:
    return any(pattern.fullmatch(word) for word in words for pattern in patterns)


def _holds(lists: _Lists, word: str) -> bool:
    for pattern in lists.fine:
        word = pattern.sub(" ", word)
    return any(pattern.search(word) for pattern in lists.anywhere)
