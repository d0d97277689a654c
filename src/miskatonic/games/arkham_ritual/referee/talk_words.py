"""The lexicons in `talk/`: names for the cards, and the small words around them.

A lexicon maps a folded word to what it may mean. `fold` is the form in which words are compared.
"""

import re
import tomllib
import unicodedata
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, Final, NamedTuple

FOLDER: Final = Path(__file__).parent / "talk"

# When a word counts as the name of a card or colour.
NAME: Final = 3
PLAIN: Final = 2
EVERYDAY: Final = 1
LEVELS: Final = {"names": NAME, "plain": PLAIN, "everyday": EVERYDAY}

CARD: Final = "card"
COLOUR: Final = "colour"

# Look-alike letters: Cyrillic and Greek, and those that don't decompose.
LOOKALIKES: Final = str.maketrans(
    "асеіјорѕухвкмнтгԁαεικορτυνøłđıᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀᴛᴜᴠᴡʏᴢ",
    "aceijopsyxbkmhtrdaeikoptuvoldiabcdeghijklmnoprtuvwyz",
)
ENDS: Final = ("karten", "karte", "cards", "card", "artefakte", "artefakt", "artifact")
SHADES: Final = (
    "dunkel",
    "hell",
    "knall",
    "blut",
    "feuer",
    "tief",
    "himmel",
    "purpur",
    "scharlach",
    "dark",
    "light",
    "bright",
)
SYMBOLS: Final = {"🔴": "cursed", "🟥": "cursed", "❤": "cursed", "🔵": "sane", "🟦": "sane"}
SHORTEST_TYPO: Final = 7
DOUBLE: Final = re.compile(r"(.)\1+")

# The roles of small words in a clause: one bit each, since a word may have several.
ROLES: Final = (
    "i",
    "my",
    "me",
    "you",
    "your",
    "them",
    "people",
    "anybody",
    "dummy",
    "who",
    "it",
    "card",
    "cards",
    "have",
    "be",
    "past",
    "earlier",
    "give",
    "draw",
    "take",
    "see",
    "discard",
    "open",
    "want",
    "prep",
    "round",
    "now",
    "ifs",
    "rule",
    "joint",
    "filler",
    "link",
    "come",
    "lies",
    "exists",
    "name",
    "count",
)
ROLE: Final[dict[str, int]] = {role: 1 << at for at, role in enumerate(ROLES)}


def roles(names: str) -> int:
    """The bits of some roles: roles("have be")."""
    mask = 0
    for name in names.split(" "):
        mask |= ROLE[name]
    return mask


def fold(word: str) -> str:
    """Without case, accents and ornament."""
    if word.isascii():
        return word.lower()
    plain = unicodedata.normalize("NFKD", word.casefold()).translate(LOOKALIKES)
    return "".join([each for each in plain if not unicodedata.combining(each)])


class Meaning(NamedTuple):
    """A card (an artifact by its type) or a colour, and when the word counts as its name."""

    kind: str
    what: str
    level: int


def forms(words: str) -> Iterator[str]:
    """Every form of "dolch/e/es, kelch/e", folded, its umlauts also written as ae, oe and ue."""
    for name in words.split(", "):
        parts = [part.split("/") for part in name.split(" ")]
        for endings in product(*([("", *part[1:]) for part in parts])):
            form = " ".join([part[0] + end for part, end in zip(parts, endings, strict=True)])
            yield fold(form)
            yield fold(form.replace("ä", "ae").replace("ö", "oe").replace("ü", "ue"))


class Lexicon:
    """One language: its names for cards and colours, and its small words."""

    def __init__(self, language: str) -> None:
        entries: dict[str, Any] = tomllib.loads((FOLDER / f"{language}.toml").read_text("utf-8"))
        grammar = entries["grammar"]
        self.language: Final = language
        self.meanings: Final[dict[str, Meaning]] = {}
        for what, levels in entries["cards"].items():
            self._name(CARD, what, levels)
        for what, levels in entries["colours"].items():
            self._name(COLOUR, what, levels)
        self.expand: Final[dict[str, list[str]]] = {
            short: long.split(" ") for short, long in grammar.pop("expand").items()
        }
        self.ordinary: Final = frozenset(grammar.pop("ordinary").split(", "))
        self.apart: Final = frozenset(grammar.pop("apart").split(", "))
        # As in a German subordinate clause: "dass du den Dolch hast".
        self.verb_may_be_last: Final[bool] = grammar.pop("verb_may_be_last")
        self.exists: Final = frozenset(forms(grammar.pop("exists")))
        self.idioms: Final = frozenset(forms(grammar.pop("idiom")))
        # The roles of small words.
        self.roles: Final[dict[str, int]] = {}
        for role, words in grammar.items():
            for form in forms(words):
                self.roles[form] = self.roles.get(form, 0) | ROLE[role]
        for mark in (":", "="):
            # "Barnabas: dagger" says that he is it, or has it.
            self.roles[mark] = ROLE["be"]

    def _name(self, kind: str, what: str, levels: dict[str, str]) -> None:
        for level, words in levels.items():
            meaning = Meaning(kind, what, LEVELS[level])
            for form in forms(words):
                self.meanings[form.replace(" ", "")] = meaning
                if " " in form:
                    self.meanings[form] = meaning
                elif meaning.level > EVERYDAY:
                    self._grow(form, meaning)

    def _grow(self, form: str, meaning: Meaning) -> None:
        """Dolchkarte, dunkelrot."""
        for end in ENDS:
            self.meanings[form + end] = meaning
        if meaning.kind == COLOUR:
            for shade in SHADES:
                self.meanings[shade + form] = meaning


LATIN: Final = (Lexicon("en"), Lexicon("de"))


def _all_meanings() -> dict[str, Meaning]:
    found: dict[str, Meaning] = {}
    for lexicon in LATIN:
        for word, meaning in lexicon.meanings.items():
            if word not in found or found[word].level < meaning.level:
                found[word] = meaning
    for symbol, what in SYMBOLS.items():
        found[symbol] = Meaning(COLOUR, what, NAME)
    found["🗡"] = Meaning(CARD, "dagger", NAME)
    return found


MEANINGS: Final = _all_meanings()
# Telling words: those that are also found in pieces, behind digits or with a typo.
TELLING: Final = {word: each for word, each in MEANINGS.items() if each.level > EVERYDAY}
MOST_WORDS: Final = max([word.count(" ") + 1 for word in MEANINGS])
# The first words of names of several words.
FIRST_WORDS: Final = frozenset([word.split(" ")[0] for word in MEANINGS if " " in word])
LONGEST: Final = max([len(word) for word in MEANINGS])


def _starts() -> frozenset[str]:
    return frozenset([word[:end] for word in TELLING for end in range(1, len(word) + 1)])


def _slips() -> dict[str, str]:
    """A telling word with one letter missing, doubled or swapped with the next one."""
    slips: dict[str, str] = {}
    for word in TELLING:
        if len(word) < SHORTEST_TYPO or " " in word or word.endswith(ENDS):
            continue
        for at in range(1, len(word)):
            slips.setdefault(word[:at] + word[at + 1 :], word)
            slips.setdefault(word[:at] + word[at] + word[at:], word)
            slips.setdefault(word[: at - 1] + word[at] + word[at - 1] + word[at + 1 :], word)
    return {slip: word for slip, word in slips.items() if slip not in MEANINGS}


def _masked() -> dict[str, str]:
    """A telling word with a letter starred out: "d*gger"."""
    masked: dict[str, str] = {}
    for word in TELLING:
        for at in range(1, len(word) - 1):
            masked.setdefault(f"{word[:at]}*{word[at + 1 :]}", word)
    return masked


STARTS: Final = _starts()
MASKED: Final = _masked()
# Telling words with each run of a letter as one, by which drawn-out ones are found: "daaagger".
COLLAPSED: Final = {DOUBLE.sub(r"\1", word): word for word in TELLING}
SLIPS: Final = _slips()
