"""Finds the subject and the verbs of a clause of a chat message."""

from typing import Final

from miskatonic.games.arkham_ritual.referee.talk_line import LineFacts
from miskatonic.games.arkham_ritual.referee.talk_roles import (
    A_NAME,
    ANY_VERB,
    BE,
    CARD,
    DISCARD,
    DUMMY,
    EXISTS,
    FILLER,
    GENERIC,
    HAVE,
    IT,
    LIES_OPEN,
    MY,
    PAST,
    SEE,
    SUBJECTS,
    VERBS,
    YOU,
    YOUR,
)
from miskatonic.games.arkham_ritual.referee.talk_tokens import Word

# The largest distance of two words that belong together.
FAR: Final = 12
PARTICIPLES: Final = ("ge", "ver", "be", "er", "uber", "ent", "zer")


class ClauseWords:
    """The words of a clause, their roles, and the stop that ends them."""

    def __init__(
        self, words: list[Word], stop: str, line: LineFacts, own_before: bool, if_before: bool
    ) -> None:
        self.words: Final = words
        self.stop: Final = stop
        self.line: Final = line
        # Whether the line mentioned the speaker's own card before.
        self.own_before: Final = own_before
        # Whether it said "if" before.
        self.if_before: Final = if_before
        self.roles: Final = [line.roles_of(word.text) for word in words]
        self._forget_there_is()
        self._notice_nicknames()
        all_roles = 0
        for each in self.roles:
            all_roles |= each
        self.all_roles: Final = all_roles
        line.roles |= all_roles

    def _forget_there_is(self) -> None:
        """ "Es gibt" gives nothing."""
        exists = self.line.lexicon.exists
        for at in range(len(self.words) - 1):
            if f"{self.words[at].text} {self.words[at + 1].text}" in exists:
                self.roles[at] = self.roles[at + 1] = EXISTS

    def _notice_nicknames(self) -> None:
        """ "Barni has the dagger": who has something is a person."""
        for at in range(len(self.words) - 1):
            if self.roles[at] == 0 and self.words[at].meaning is None:
                is_noun = at > 0 and self.roles[at - 1] & FILLER
                is_capital = self.line.text[self.words[at].start].isupper()
                if is_capital and self.roles[at + 1] & HAVE and not is_noun:
                    self.roles[at] = YOU | A_NAME

    def subject_before(self, at: int) -> int:
        for place in range(at - 1, max(-1, at - FAR), -1):
            part = self.roles[place]
            if part & SUBJECTS and not self._is_article(place):
                return place
            if part & (MY | YOUR) and self.roles[place + 1] & VERBS:
                return place
        return -1

    def _is_article(self, place: int) -> bool:
        """German "der, die, das" before a noun, English "one" as a number, "this" before a word."""
        part = self.roles[place]
        if not part & (IT | CARD | GENERIC) or place + 1 >= len(self.words):
            return False
        if part & GENERIC and self.words[place + 1].meaning is not None:
            return True
        if part & IT:
            return not self.roles[place + 1] & (ANY_VERB | CARD | FILLER)
        if part & FILLER and self.words[place + 1].text not in ("of", "von", "unter"):
            return not self.roles[place + 1] & ANY_VERB
        return False

    def has_dummy_before(self, subject: int) -> bool:
        return any(self.roles[place] & DUMMY for place in range(max(0, subject - 2), subject))

    def verb_between(self, subject: int, at: int) -> bool:
        for place in range(subject + 1, at):
            if self.roles[place] & VERBS and not self._is_helper(place, at):
                return True
        return False

    def be_between(self, subject: int, at: int) -> bool:
        for place in range(subject + 1, at):
            if self.roles[place] & BE:
                return True
        return subject > 0 and self.roles[subject - 1] & BE != 0

    def _is_helper(self, place: int, at: int) -> bool:
        """ "Have to", "have seen", "hast … vergessen": not what someone holds."""
        following = self.words[place + 1].text
        if following == "to":
            return True
        if self.roles[place] & BE:
            return False
        if place + 1 < at and not self.roles[place + 1] and following.endswith(("ed", "en", "wn")):
            return True
        return self.is_participle_after(at)

    def is_participle_after(self, at: int) -> bool:
        last = self.words[-1]
        part = self.roles[-1]
        if len(self.words) - 1 <= at or part & VERBS or not last.text.startswith(PARTICIPLES):
            return False
        if part & (SEE | LIES_OPEN | DISCARD):
            return True
        return not part and last.meaning is None and last.text.endswith(("t", "en"))

    def verb_last(self, at: int) -> bool:
        """As in a German subordinate clause."""
        if not self.line.lexicon.verb_may_be_last:
            return False
        for place in range(len(self.words) - 1, max(at, len(self.words) - FAR), -1):
            if self.roles[place] & VERBS:
                return True
            if not self.roles[place] & FILLER:
                return False
        return False

    def verb_beside(self, place: int, at: int) -> bool:
        if place - 1 > at and self.roles[place - 1] & (HAVE | PAST):
            return True
        return place + 1 < len(self.words) and self.roles[place + 1] & (HAVE | PAST) != 0

    def ends_soon(self, place: int) -> bool:
        return place + 1 == len(self.words) or self.roles[place + 1] & FILLER != 0

    def says_little(self, little: int) -> bool:
        if len(self.words) > FAR:
            return False
        for word, part in zip(self.words, self.roles, strict=True):
            if word.meaning is None and not part & little:
                return False
        return True
