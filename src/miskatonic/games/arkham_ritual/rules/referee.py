"""AR-P2  The table-talk referee: does a line of chat name a card or a colour?

Held back are the names of all cards, artifact types and colours in English, German and Korean,
whatever the language of the rest: German "rot" is held back in an English sentence, too. So are
short names that fit only one card here (orb, student, professor, portal), but not words too common
to ban (sign, mad, old one, mystery).

Decided where the clause leaves room:
- Only whole words count: "hundred", "Brot" and "blueberry" pass. What is grown together with
  "card" or "artifact" (Dolchkarte), and a shade (dunkelrot), still names what it contains.
- "insane" and "sanity" pass: a person is insane, and sanity is public. "Curse you" passes, too.
- German "rein" (sane) is also "inside" and "sheer". It counts before Karte or Artefakt, inflected
  at the end of a clause, and bare after a form of "sein" or as a clause of its own.
- A hint in other words ("something to drink from") is the very talk that the rulebook welcomes.
"""

import re
import unicodedata
from collections.abc import Iterator
from itertools import product
from typing import Final, Literal, NamedTuple

from miskatonic.games.arkham_ritual.rules.cards import CARD_TABLE

Kind = Literal["card", "colour"]


class Offence(NamedTuple):
    """What a line of chat gives away, and the word that does so, as its author wrote it."""

    kind: Kind
    word: str


# ---------------------------------------------------------------- the words
# "dolch/e/es" is dolch, dolche and dolches. A space inside a name may be missing, or be a dash.

# Those of the cards stand in cards.py, beside each card.
GREAT_OLD_ONE: Final = "great old one/s, große/m/n/r/s alte/m/n/r/s"
CARDS: Final = [GREAT_OLD_ONE, *dict.fromkeys([card.words for card in CARD_TABLE])]

COLOURS: Final[dict[str, str]] = {
    "cursed": "red/s/der/dest/dish/ness, crimson, scarlet, rot/e/em/en/er/es, röter/e/em/en/es, "
    "rötlich/e/em/en/er/es, cursed, curst, accursed, uncursed, verflucht/e/em/en/er/es, "
    "unverflucht/e/em/en/er/es",
    "sane": "blue/s/r/st/ish/ness, bluish, azure, blau/e/em/en/er/es, bläulich/e/em/en/er/es, "
    "sane/r/st/ly",
}

# What may be grown onto a name.
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
)

# Words that only a doubled letter or a stray dot tells from one of ours.
INNOCENT: Final = (
    "gatte, redd, redds, redest, reed, reeds, reeder, reder, root, rooten, rooter, rott, rotte, "
    "rotten, rotter, sanne, scarlett, tomme, toor, torr, to me"
)

# In Korean "*" is any further syllables; without it only a head and particles may follow.
KOREAN_GREAT_OLD_ONE: Final = "위대한 옛 존재, 그레이트 올드 원, 올드 원, 고대의 존재"
KOREAN_CARDS: Final = [KOREAN_GREAT_OLD_ONE, *dict.fromkeys([card.korean for card in CARD_TABLE])]

KOREAN_COLOURS: Final[dict[str, str]] = {
    "cursed": "*빨강*, *빨간*, *빨갛*, 빨개*, 빨갰*, 새빨*, 뻘건, 뻘겋*, 시뻘*, 붉*, 적색, 홍색, "
    "레드, 저주*",
    "sane": "파랑, 파란, 파랗*, 파래, 파래서, 파랬*, 새파랗*, 새파란*, 퍼런, 퍼렇*, 시퍼*, "
    "푸른, 푸르*, 청색, 블루, 온전, 온전하, 온전한, 온전함, 온전해, 온전했, 제정신",
}

KOREAN_SUBJECTS: Final = (
    "나는 난 나 내가 너는 넌 너 네가 니가 얘는 얘 걔는 걔 쟤는 쟤 이건 그건 저건 이거 그거 저거"
)
KOREAN_HEADS: Final = "카드 유물 색깔 색 빛"
KOREAN_PARTICLES: Final = (
    "이 가 은 는 을 를 의 에 에게 에게서 한테 께 와 과 랑 이랑 하고 도 만 까지 부터 로 으로 "
    "처럼 보다 마저 조차 나 이나 든지 들 님 씨 다 이다 야 이야 아 여 요 예요 이에요 에요 입니다 "
    "입니까 지 이지 죠 이죠 네 이네 군 이군 냐 이냐 니 이니 데 인데 인가 인지 인 임 였 이었 어 "
    "었 래 이래 라 이라 라고 이라고 거 것 건 거든 이거든 잖아 이잖아 뿐 밖에 쯤 면 이면 일 일까 "
    "까 고 이고"
)

SYMBOLS: Final[dict[str, Kind]] = {
    "🔴": "colour",
    "🟥": "colour",
    "🔵": "colour",
    "🟦": "colour",
    "🗡": "card",
}

# ---------------------------------------------------------------- the referee


def referee(text: str) -> Offence | None:
    """AR-P2  What the text gives away, or None if it may be said."""
    written = unicodedata.normalize("NFC", text)
    folded, origin = fold(written)
    for search in (_latin_name, _korean_name, _pure, _symbol):
        found = search(folded)
        if found is not None:
            kind, start, end = found
            return Offence(kind, written[origin[start] : origin[end - 1] + 1].strip())
    return None


def may_say(text: str, in_round: bool, on: bool) -> Offence | None:
    """AR-P2  The same, but only during a round, and only where the table wants a referee."""
    return referee(text) if in_round and on else None


# ---------------------------------------------------------------- disguises taken off

# Letters that only look like ours: Cyrillic and Greek, and those that do not decompose.
# An underscore is a dash, so that a word character is a letter or a digit.
LOOKALIKES: Final = str.maketrans("асеіјорѕухвкмнтαεικορτυøłđı_", "aceijopsyxbkmhtaeikoptuoldi-")
LEET: Final = str.maketrans("03457@$", "oeastas")
HANGUL_FILLERS: Final = "\u115f\u1160"
REPEATS: Final = re.compile(r"(.)\1+")


def fold(written: str) -> tuple[str, list[int]]:
    """The text without case, accents, ornament and invisible marks; and where each letter stood."""
    letters: list[str] = []
    origin: list[int] = []
    for position, letter in enumerate(written):
        # Hangul syllables would fall apart.
        plain = letter if "가" <= letter <= "힣" else unicodedata.normalize("NFKD", letter)
        for part in plain.casefold().translate(LOOKALIKES):
            if unicodedata.category(part) not in ("Mn", "Me", "Cf") and part not in HANGUL_FILLERS:
                letters.append(part)
                origin.append(position)
    return "".join(letters), origin


def _collapse(word: str) -> str:
    """Each run of a letter as one: "reeed" is "red". Our names are compared in the same form."""
    return REPEATS.sub(r"\1", word)


# ---------------------------------------------------------------- English and German

# What was found, and where in the folded text.
Found = tuple[Kind, int, int]

TOKEN: Final = re.compile(r"[a-z0-9@$]+")
BLANK: Final = re.compile(r"\s")
WIDEST_GAP: Final = 3
MOST_WORDS: Final = 3
MOST_LETTERS: Final = 24


def _forms(words: str) -> Iterator[str]:
    """Every form of "dolch/e/es, kelch/e", folded, its umlauts also written as ae and oe."""
    for name in words.split(", "):
        parts = [part.split("/") for part in name.split(" ")]
        for endings in product(*(["", *part[1:]] for part in parts)):
            form = " ".join(part[0] + end for part, end in zip(parts, endings, strict=True))
            yield fold(form)[0]
            yield fold(form.replace("ä", "ae").replace("ö", "oe"))[0]


def _latin_names() -> dict[str, Kind]:
    names: dict[str, Kind] = {}
    for words in CARDS:
        for form in _forms(words):
            for end in ("", *ENDS):
                names[_collapse(form.replace(" ", "") + end)] = "card"
    for words in COLOURS.values():
        for form in _forms(words):
            for end in ("", *ENDS):
                names[_collapse(form + end)] = "colour"
            for shade in SHADES:
                names[_collapse(shade + form)] = "colour"
    return names


def _latin_phrases() -> frozenset[str]:
    forms = [form for words in CARDS for form in _forms(words) if " " in form]
    return frozenset(_collapse(form.replace(" ", "")) for form in forms)


NAMES: Final = _latin_names()
PHRASES: Final = _latin_phrases()
SPARED: Final = frozenset(INNOCENT.split(", "))


def _latin_name(folded: str) -> Found | None:
    tokens = [(token.start(), token.end()) for token in TOKEN.finditer(folded)]
    for first in range(len(tokens)):
        found = _longest_name(folded, tokens[first : first + MOST_LETTERS])
        if found is not None:
            return found
    return None


def _longest_name(folded: str, tokens: list[tuple[int, int]]) -> Found | None:
    """The longest name at the first token: it alone, "d.agger", "d a g g e r" or "elder - sign"."""
    longest: Found | None = None
    pieces: list[str] = []
    dotted = spelled = True
    for start, end in tokens:
        if pieces:
            gap = folded[tokens[len(pieces) - 1][1] : start]
            dotted = dotted and BLANK.search(gap) is None
            if len(gap) > WIDEST_GAP:
                break
        pieces.append(folded[start:end])
        spelled = spelled and len(_collapse(pieces[-1])) == 1
        one_word = dotted or spelled
        if not one_word and len(pieces) > MOST_WORDS:
            break
        kind = _kind_of(pieces, one_word or len(pieces) == 1)
        if kind is not None:
            longest = (kind, tokens[0][0], end)
    return longest


def _kind_of(pieces: list[str], one_word: bool) -> Kind | None:
    joined = "".join(pieces)
    if joined in SPARED or " ".join(pieces) in SPARED:
        return None
    for spelling in (joined, joined.strip("0123456789@$")):
        for one in "il" if "1" in spelling else "i":
            key = _collapse(spelling.translate(LEET).replace("1", one))
            if key in NAMES and (one_word or key in PHRASES):
                return NAMES[key]
    return None


# ---------------------------------------------------------------- German "rein"

_SENTENCE_STOP: Final = r"(?=\s*(?:$|[.!?,;:]))"
PURE: Final = re.compile(
    r"(?<![a-z])rein(?:e[mnrs]?)?\W{1,3}(?:karte|artefakt)"
    rf"|(?<![a-z])reine[mns]?{_SENTENCE_STOP}"
    rf"|(?<![a-z])(?:d|m|s|k)?ein\s+reiner{_SENTENCE_STOP}"
    r"|(?<![a-z])(?:bin|bist|ist|sind|seid|sei|war|warst|waren|ware)\s+(?:[a-z]+\s+){0,3}"
    rf"rein{_SENTENCE_STOP}"
    rf"|(?:^|(?<=[.!?,;:]))\s*rein{_SENTENCE_STOP}"
)


def _pure(folded: str) -> Found | None:
    found = PURE.search(folded)
    return None if found is None else ("colour", found.start(), found.end())


# ---------------------------------------------------------------- Korean

# Between the syllables of a word; between its syllables spelt out; between words.
_INSIDE: Final = r"[^\w\s]{0,3}"
_APART: Final = r"\W{1,3}"
_BETWEEN: Final = r"\W{0,3}"
_BEGIN: Final = r"(?<![가-힣])"
_END: Final = r"(?![가-힣])"


def _either(alternatives: list[str]) -> str:
    return "(?:" + "|".join(alternatives) + ")"


def _syllables(name: str) -> str:
    return _BETWEEN.join(_INSIDE.join(word) for word in name.strip("*").split(" "))


def _korean_pattern(kind: Kind, words: list[str]) -> str:
    names = [name for each in words for name in each.split(", ") if name]
    inflected = _either([_syllables(name) for name in names if not name.endswith("*")])
    begun = _either([_syllables(name) for name in names if name.endswith("*")])
    anywhere = _either([_syllables(name) for name in names if name.startswith("*")])
    spelt = _either([_APART.join(name.strip("*").replace(" ", "")) for name in names])
    subject = _either(KOREAN_SUBJECTS.split(" ")) + "?"
    head = _either(KOREAN_HEADS.split(" ")) + "?"
    particles = _either(KOREAN_PARTICLES.split(" ")) + "{0,3}"
    return (
        f"(?P<{kind}>{_BEGIN}{subject}(?:{inflected}{head}{particles}{_END}|{begun}[가-힣]*)"
        f"|{anywhere}|{_BEGIN}{spelt}{_END})"
    )


KOREAN: Final = re.compile(
    _korean_pattern("card", KOREAN_CARDS)
    + "|"
    + _korean_pattern("colour", list(KOREAN_COLOURS.values()))
)


def _korean_name(folded: str) -> Found | None:
    found = KOREAN.search(folded)
    if found is None:
        return None
    return ("card" if found["card"] is not None else "colour", found.start(), found.end())


# ---------------------------------------------------------------- symbols


def _symbol(folded: str) -> Found | None:
    for place, letter in enumerate(folded):
        if letter in SYMBOLS:
            return SYMBOLS[letter], place, place + 1
    return None
