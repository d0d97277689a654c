"""Splits a chat message into words, with disguises removed and positions kept.

Every letter is looked at a bounded number of times, so the time is proportional to the length of
the line. `Reader.steps` counts the look-ups.
"""

import re
import unicodedata
from typing import Final

from miskatonic.games.arkham_ritual.referee.talk_words import (
    COLLAPSED,
    DOUBLE,
    FIRST_WORDS,
    LONGEST,
    MASKED,
    MEANINGS,
    MOST_WORDS,
    SHORTEST_TYPO,
    SLIPS,
    STARTS,
    TELLING,
    Lexicon,
    Meaning,
    fold,
)

# Words (for Korean ones see talk_korean.py), signs that end a clause, symbols with a meaning.
TOKEN: Final = re.compile(r"[@$]?[^\W_가-힣]+(?:[@$*|][^\W_가-힣]*)*|[.!?;,()]+|[:=]+|[🔴🟥🔵🟦🗡❤]")
INVISIBLE: Final = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064"
    "\ufe0e\ufe0f\ufeff\u0300-\u036f\u20d0-\u20ff]"
)
STOP: Final = frozenset(".!?;,()")
LEET: Final = str.maketrans("034578@$|", "oeastbasl")
RUN: Final = re.compile(r"(.)\1{2,}")
MOST_PIECES: Final = 4
WIDEST_GAP: Final = 3
SHORTEST_SPLIT: Final = 4
SHORTEST_SPELLED: Final = 3


class Word:
    """A folded word, its position, and what it names, if anything.

    `disguised`: it was spelled out, cut up or written with look-alikes, which is no accident.
    """

    def __init__(
        self, text: str, start: int, end: int, meaning: Meaning | None, disguised: bool = False
    ) -> None:
        self.text: Final = text
        self.start: Final = start
        self.end: Final = end
        self.meaning = meaning
        self.disguised: Final = disguised


class Token:
    """A word or a stop as written, except for case and accents."""

    def __init__(self, text: str, start: int, end: int) -> None:
        self.text: Final = text
        self.start: Final = start
        self.end: Final = end


def clean(text: str) -> str:
    """The text without invisible characters."""
    if text.isascii():
        return text
    return INVISIBLE.sub("", unicodedata.normalize("NFC", text))


def tokens_of(line: str) -> list[Token]:
    found: list[Token] = []
    for each in TOKEN.finditer(line):
        word = each.group()
        start = each.start()
        if word[0] in STOP:
            word = "?" if "?" in word else word[0]
        elif word[0] in ":=":
            word = ":"
        elif word[0] == "@":
            word = fold(word[1:])
            start += 1
        else:
            word = fold(word)
        found.append(Token(word, start, each.end()))
    return found


class Reader:
    """Reads the tokens of one line in one language."""

    def __init__(
        self, line: str, tokens: list[Token], names: dict[str, int], lexicon: Lexicon
    ) -> None:
        self.line: Final = line
        self.tokens: Final = tokens
        self.names: Final = names
        self.lexicon: Final = lexicon
        self.steps = 0
        self.words: Final[list[Word]] = []
        # Single letters up to here were checked, and spell nothing.
        self._no_spelling = 0

    def read(self) -> list[Word]:
        at = 0
        while at < len(self.tokens):
            self.steps += 1
            token = self.tokens[at]
            text = token.text
            is_single = len(text) == 1
            if text in STOP or text in self.names or (is_single and at + 1 < self._no_spelling):
                self.words.append(Word(text, token.start, token.end, None))
                at += 1
            elif is_single and at >= self._no_spelling:
                at = self._spelled(at)
            elif text in self.lexicon.roles and text not in MEANINGS and text not in FIRST_WORDS:
                self.words.append(Word(text, token.start, token.end, None))
                at += 1
            else:
                at = self._named(at)
        return self.words

    def _named(self, at: int) -> int:
        """Take the longest name that begins here, or the word; returns where the next begins."""
        token = self.tokens[at]
        taken = 0
        if token.text in FIRST_WORDS:
            taken = self._several(at)
        if not taken and token.text in STARTS:
            taken = self._pieces(at)
        if taken:
            return at + taken
        self.words.append(self._one(token))
        return at + 1

    def _several(self, at: int) -> int:
        """A name of several words: "elder sign"."""
        text = self.tokens[at].text
        found = 0
        name = ""
        for count in range(2, MOST_WORDS + 1):
            if at + count > len(self.tokens):
                break
            self.steps += 1
            text = f"{text} {self.tokens[at + count - 1].text}"
            if text in MEANINGS:
                found = count
                name = text
        if found:
            end = self.tokens[at + found - 1].end
            self.words.append(Word(name, self.tokens[at].start, end, MEANINGS[name]))
        return found

    def _pieces(self, at: int) -> int:
        """A name that was cut up: "cur sed", "d-agger"."""
        first = self.tokens[at]
        text, end = first.text, first.end
        blanks = False
        place = at
        for _ in range(MOST_PIECES):
            place = self._after_stop(place + 1)
            if place >= len(self.tokens) or text not in STARTS:
                break
            self.steps += 1
            piece = self.tokens[place]
            if piece.start - end > WIDEST_GAP or piece.text in STOP:
                break
            blanks = blanks or piece.start == end or self.line[end] == " "
            apart = f"{text} {piece.text}"
            text += piece.text
            end = piece.end
            if text in TELLING and apart not in self.lexicon.apart:
                least = SHORTEST_SPLIT if blanks else SHORTEST_SPELLED
                if len(text) >= least and first.text not in MEANINGS:
                    self.words.append(Word(text, first.start, end, TELLING[text], True))
                    return place + 1 - at
        return 0

    def _after_stop(self, place: int) -> int:
        """Past a stop with no blank on either side: "d.agger"."""
        if 0 < place < len(self.tokens) - 1 and self.tokens[place].text in STOP:
            stop = self.tokens[place]
            if (
                self.tokens[place - 1].end == stop.start
                and stop.end == self.tokens[place + 1].start
            ):
                return place + 1
        return place

    def _spelled(self, at: int) -> int:
        """Words in single letters, "d a g g e r"; returns where the next word begins."""
        places: list[int] = []
        last = at
        while last < len(self.tokens):
            self.steps += 1
            text = self.tokens[last].text
            if len(text) == 1 and text.isascii() and text.isalnum() and text not in self.names:
                places.append(last)
            elif text not in STOP:
                break
            last += 1
        if len(places) >= SHORTEST_SPELLED:
            letters = "".join([self.tokens[place].text for place in places]).translate(LEET)
            if self._words_in(letters, places):
                return last
        self._no_spelling = last
        return self._named(at)

    def _words_in(self, letters: str, places: list[int]) -> bool:
        found: list[Word] = []
        named = False
        begin = 0
        while begin < len(letters):
            length = self._longest_in(letters, begin)
            start = self.tokens[places[begin]].start
            end = self.tokens[places[begin + max(length, 1) - 1]].end
            if length:
                word = letters[begin : begin + length]
                found.append(Word(word, start, end, TELLING[word], True))
                named = True
            else:
                found.append(Word(letters[begin], start, end, None))
            begin += max(length, 1)
        if named:
            self.words.extend(found)
        return named

    def _longest_in(self, letters: str, begin: int) -> int:
        self.steps += 1
        if letters[begin : begin + SHORTEST_SPELLED] not in STARTS:
            return 0
        longest = 0
        for length in range(SHORTEST_SPELLED, min(LONGEST, len(letters) - begin) + 1):
            self.steps += 1
            part = letters[begin : begin + length]
            if part not in STARTS:
                break
            if part in TELLING:
                longest = length
        return longest

    def _one(self, token: Token) -> Word:
        text = token.text
        meaning = MEANINGS.get(text)
        if meaning is not None:
            disguised = self._is_lookalike(text, token)
            return Word(text, token.start, token.end, meaning, disguised)
        if len(text) > LONGEST + 4:
            return Word(text, token.start, token.end, None)
        for undone in self._undone(text):
            self.steps += 1
            if undone in TELLING:
                return Word(undone, token.start, token.end, TELLING[undone], True)
        slip = "" if text in self.lexicon.ordinary else self._slip(text)
        if slip:
            return Word(slip, token.start, token.end, TELLING[slip])
        return Word(text, token.start, token.end, None)

    def _is_lookalike(self, text: str, token: Token) -> bool:
        """Umlauts and accents are no disguise; letters of another alphabet are."""
        written = self.line[token.start : token.end]
        if written.isascii() or len(text) == 1:
            return False
        plain = unicodedata.normalize("NFKD", written.casefold())
        return text != "".join([each for each in plain if each.isascii()])

    def _undone(self, text: str) -> list[str]:
        """The word without digits for letters, and without letters drawn out."""
        found: list[str] = []
        if not text.isalpha():
            if "*" in text:
                found.append(MASKED.get(text, ""))
            plain = text.translate(LEET)
            found += [plain.replace("1", "i"), plain.replace("1", "l")]
        if RUN.search(text):
            found.append(COLLAPSED.get(DOUBLE.sub(r"\1", text), ""))
        return found

    def _slip(self, text: str) -> str:
        """The telling word that differs from this one by one letter."""
        if len(text) < SHORTEST_TYPO - 1:
            return ""
        if text in SLIPS:
            return SLIPS[text]
        if len(text) >= SHORTEST_TYPO and text[:2] in STARTS:
            for at in range(1, len(text) - 1):
                self.steps += 1
                word = MASKED.get(f"{text[:at]}*{text[at + 1 :]}")
                if word is not None:
                    return word
        return ""
