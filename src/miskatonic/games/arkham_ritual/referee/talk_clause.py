"""Decides whose card a clause of a chat message is about.

`Clause.owner` answers for one name of a card or colour. It looks for words around the name: "my"
before it, its subject and verb, "in your hand" after it. It never looks further than a few words,
so each name costs the same in a line of any length.
"""

from collections.abc import Collection, Sequence
from typing import Final

from miskatonic.games.arkham_ritual.referee.talk_tokens import Word
from miskatonic.games.arkham_ritual.referee.talk_words import (
    COLOUR,
    EVERYDAY,
    NAME,
    Lexicon,
    roles,
)

# Whose card it is: the speaker's own, another party's, the passing card, a discarded one.
OWN: Final = "own"
OTHERS: Final = "others"
PASSING: Final = "passing"
OPEN: Final = "open"
NOBODYS: Final = "nobody's"

SPEAKER: Final = roles("i")
MY: Final = roles("my")
ME: Final = roles("me")
YOU: Final = roles("you")
YOUR: Final = roles("your")
A_NAME: Final = roles("name")
DUMMY: Final = roles("dummy")
WHO: Final = roles("who")
IT: Final = roles("it")
CARD: Final = roles("card")
CARDS: Final = roles("cards")
HAVE: Final = roles("have")
BE: Final = roles("be")
PAST: Final = roles("past")
EARLIER: Final = roles("earlier")
GIVE: Final = roles("give")
DRAW: Final = roles("draw")
TAKE: Final = roles("take")
COME: Final = roles("come")
SEE: Final = roles("see")
WANT: Final = roles("want")
DISCARD: Final = roles("discard")
LIES_OPEN: Final = roles("open")
EXISTS: Final = roles("exists")
COUNT: Final = roles("count")
PREP: Final = roles("prep")
FILLER: Final = roles("filler")
IFS: Final = roles("ifs")
RULE: Final = roles("rule")
ROUND: Final = roles("round")
NOW: Final = roles("now")
GENERIC: Final = roles("anybody people")
SUBJECTS: Final = roles("i you people anybody dummy who it card cards")
OTHER_SEATS: Final = roles("you people anybody")
VERBS: Final = roles("have be past")
ANY_VERB: Final = roles("have be past give draw take see discard want")
# Words around a name that add nothing.
LITTLE: Final = roles("filler card cards your them you people prep it now")
SITS: Final = roles("lies be have see")
SOMEBODY: Final = roles("them name")
SAYS_MORE: Final = roles("i my me open who rule exists")

# The largest distance of two words that belong together.
NEAR: Final = 4
AFTER: Final = 6
FAR: Final = 12
PARTICIPLES: Final = ("ge", "ver", "be", "er", "uber", "ent", "zer")


class Situation:
    """What everyone at the table knows when the line is written."""

    def __init__(
        self,
        seat: int = 0,
        names: Sequence[str] = (),
        knows_passing: bool = False,
        is_between_rounds: bool = False,
        open_cards: Collection[str] = (),
    ) -> None:
        self.seat: Final = seat
        self.names: Final = names
        # Whether the speaker has looked at the passing card.
        self.knows_passing: Final = knows_passing
        # Whether a round has ended, and nothing was done yet in the next one.
        self.is_between_rounds: Final = is_between_rounds
        # The names of discarded cards; for artifacts the types.
        self.open_cards: Final = frozenset(open_cards)


class LineFacts:
    """Facts shared by all clauses of a line."""

    def __init__(
        self, text: str, lexicon: Lexicon, names: dict[str, int], situation: Situation
    ) -> None:
        self.text: Final = text
        self.lexicon: Final = lexicon
        self.names: Final = names
        self.situation: Final = situation
        self.roles = 0

    def roles_of(self, text: str) -> int:
        if text in self.names:
            return SPEAKER if self.names[text] == self.situation.seat else YOU | A_NAME
        return self.lexicon.roles.get(text, 0)


class Clause:
    """A clause: some words of a line, and the stop that ends them."""

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

    # ------------------------------------------------------------ whose

    def owner(self, at: int, before: str) -> str:
        """Whose card the name at this place is said to be; `before`: whose was mentioned last."""
        word = self.words[at]
        assert word.meaning is not None
        if self._is_adjective_of_something_else(at):
            return NOBODYS
        found = self._whose(at, before)
        if found in (OTHERS, PASSING):
            if word.meaning.level == EVERYDAY and not self._is_all_it_says(at):
                return NOBODYS
            if self._lies_open(found) or self._is_rule_talk() or self._is_long_over(at):
                return OPEN
        elif found == NOBODYS and self.all_roles & (LIES_OPEN | EXISTS):
            return OPEN
        return found

    def _whose(self, at: int, before: str) -> str:
        word = self.words[at]
        assert word.meaning is not None
        possessive = self._possessive_before(at)
        if possessive and (possessive == OWN or word.meaning.level > EVERYDAY):
            return possessive
        moved = self._handed_on(at)
        if moved:
            return moved
        if self._lies_with_a_person(at):
            return OTHERS
        subject = self._subject_before(at)
        if subject >= 0:
            found = self._by_subject(subject, at)
            if found != NOBODYS:
                return found
        after = self._after(at)
        if after:
            return after
        return NOBODYS if subject >= 0 else self._without_subject(at, before)

    def _possessive_before(self, at: int) -> str:
        """ "My dagger", "your red card", "Barnabas's tome"."""
        for place in range(at - 1, max(-1, at - NEAR), -1):
            part = self.roles[place]
            if part & MY:
                return OWN
            if part & YOUR:
                return OTHERS
            if part & A_NAME:
                return OTHERS if place + 1 == at or self.words[place + 1].text == "s" else ""
            if part & ANY_VERB and self.words[place].text != "s":
                return ""
        return ""

    def _handed_on(self, at: int) -> str:
        """ "I drew the dagger", "I am giving you a tome", "take the idol"."""
        part = self.all_roles
        if part & EARLIER and part & (GIVE | DRAW):
            return OPEN
        owns = part & (SPEAKER | MY) != 0
        if part & DRAW and not part & (WHO | IFS):
            return PASSING
        if part & GIVE and not part & WHO and self._is_given(at):
            return NOBODYS if part & ME and not part & SPEAKER else PASSING
        if part & COME and part & IT and not owns:
            return PASSING
        if part & TAKE and not owns and not part & YOU:
            return PASSING
        if part & WANT and self.line.situation.knows_passing and not owns:
            return PASSING
        return ""

    def _is_given(self, at: int) -> bool:
        """Not in "the Investigator gives 1 sanity", where the card itself is what gives."""
        if self.all_roles & LIES_OPEN:
            return False
        if self.all_roles & SPEAKER:
            return True
        return any(self.roles[place] & GIVE for place in range(max(0, at - FAR), at))

    def _lies_with_a_person(self, at: int) -> bool:
        """ "Bei dir liegt", "with Barnabas is"."""
        if not self.all_roles & SITS or self.all_roles & LIES_OPEN:
            return False
        for place in range(max(1, at - FAR), at):
            if self.roles[place] & SOMEBODY and self.roles[place - 1] & PREP:
                return True
        return False

    def _subject_before(self, at: int) -> int:
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

    def _by_subject(self, subject: int, at: int) -> str:
        part = self.roles[subject]
        if part & DUMMY or self._has_dummy_before(subject):
            return OPEN
        if part & SPEAKER:
            return self._seen(at) if self.all_roles & SEE else OWN
        if part & (MY | YOUR) and not part & SUBJECTS:
            return OWN if part & MY else OTHERS
        if part & (WHO | CARDS):
            return NOBODYS
        if part & CARD:
            return self._by_card(subject, at)
        if part & OTHER_SEATS:
            if part & IT and self.own_before:
                return OWN
            return OTHERS if self._holds(subject, at) else NOBODYS
        return self._passing() if self._be_between(subject, at) else NOBODYS

    def _seen(self, at: int) -> str:
        """ "I see a dagger in your hand" says what someone holds; so does "I see two reds"."""
        if self.all_roles & LIES_OPEN:
            return NOBODYS
        meaning = self.words[at].meaning
        assert meaning is not None
        after = self._after(at)
        if after:
            return after
        if meaning.kind == COLOUR and not self.roles[at - 1] & COUNT:
            # To see red is to be angry.
            return NOBODYS
        return OTHERS if meaning.level == NAME else NOBODYS

    def _by_card(self, subject: int, at: int) -> str:
        """ "My card is red", "your card", "the card"."""
        for place in range(subject - 1, max(-1, subject - NEAR), -1):
            part = self.roles[place]
            if part & MY:
                return OWN
            if part & (YOUR | A_NAME | GENERIC):
                return OTHERS if self._verb_between(subject, at) else NOBODYS
            if part & DUMMY:
                return OPEN
        if self._verb_between(subject, at) or self._verb_last(at):
            return self._passing()
        return NOBODYS

    def _passing(self) -> str:
        """ "It" is the passing card, unless the line mentioned the speaker's card before."""
        if self.own_before:
            return OWN
        if not self.line.situation.knows_passing and (self.stop == "?" or self.all_roles & IFS):
            return NOBODYS
        return PASSING

    def _holds(self, subject: int, at: int) -> bool:
        """ "You have", "are you", "du den Dolch hast"; or no verb at all."""
        if self._verb_between(subject, at):
            return True
        if subject and self.roles[subject - 1] & VERBS:
            return not self._is_participle_after(at)
        if self._verb_last(at):
            return True
        return not self.all_roles & ANY_VERB and self._says_little(LITTLE)

    def _verb_between(self, subject: int, at: int) -> bool:
        for place in range(subject + 1, at):
            if self.roles[place] & VERBS and not self._is_helper(place, at):
                return True
        return False

    def _be_between(self, subject: int, at: int) -> bool:
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
        return self._is_participle_after(at)

    def _is_participle_after(self, at: int) -> bool:
        last = self.words[-1]
        part = self.roles[-1]
        if len(self.words) - 1 <= at or part & VERBS or not last.text.startswith(PARTICIPLES):
            return False
        if part & (SEE | LIES_OPEN | DISCARD):
            return True
        return not part and last.meaning is None and last.text.endswith(("t", "en"))

    def _verb_last(self, at: int) -> bool:
        """As in a German subordinate clause."""
        if not self.line.lexicon.verb_may_be_last:
            return False
        for place in range(len(self.words) - 1, max(at, len(self.words) - FAR), -1):
            if self.roles[place] & VERBS:
                return True
            if not self.roles[place] & FILLER:
                return False
        return False

    def _after(self, at: int) -> str:
        """ "… is yours", "… in your hand", "… hast du", "… bei Barnabas"."""
        after_prep = False
        after_be = False
        for place in range(at + 1, min(len(self.words), at + AFTER + 1)):
            part = self.roles[place]
            if part & MY or (part & ME and after_prep):
                return OWN
            if part & DUMMY:
                return OPEN
            if part & YOUR and (after_prep or after_be):
                return OTHERS
            if part & (SOMEBODY | YOU) and after_prep:
                return OTHERS
            if part & YOU and self.roles[place - 1] & BE and self._ends_soon(place):
                return OTHERS
            if part & (OTHER_SEATS | SPEAKER) and self._verb_beside(place, at):
                return OWN if part & SPEAKER else OTHERS
            after_prep = part & PREP != 0 or (after_prep and part & FILLER != 0)
            after_be = after_be or part & BE != 0
        return ""

    def _ends_soon(self, place: int) -> bool:
        return place + 1 == len(self.words) or self.roles[place + 1] & FILLER != 0

    def _verb_beside(self, place: int, at: int) -> bool:
        if place - 1 > at and self.roles[place - 1] & (HAVE | PAST):
            return True
        return place + 1 < len(self.words) and self.roles[place + 1] & (HAVE | PAST) != 0

    def _without_subject(self, at: int, before: str) -> str:
        """ "…, is red" and "…, the idol" go on about what the line spoke of."""
        if self.roles[0] & VERBS:
            return before if self.stop != "?" else NOBODYS
        follows = at > 0 and self.roles[0] & FILLER and not self.all_roles & ANY_VERB
        return before if follows and self._says_little(LITTLE) else NOBODYS

    def _has_dummy_before(self, subject: int) -> bool:
        return any(self.roles[place] & DUMMY for place in range(max(0, subject - 2), subject))

    # ------------------------------------------------------------ what lets a name pass

    def _is_adjective_of_something_else(self, at: int) -> bool:
        """ "Red wine", "ein blaues Auge": the word after it is the thing."""
        word = self.words[at]
        assert word.meaning is not None
        if word.meaning.kind != COLOUR or at + 1 >= len(self.words) or word.disguised:
            return False
        if self.words[at + 1].meaning is not None or self.roles[at + 1]:
            return False
        subject = self._subject_before(at)
        said_of_card = subject >= 0 and self.roles[subject] & CARD != 0
        return not (said_of_card and at > 0 and self.roles[at - 1] & BE)

    def _is_all_it_says(self, at: int) -> bool:
        """Whether an everyday word counts, as in "you have a knife" and "your card is a book"."""
        if self.stop == "?" or len(self.words) - at > FAR:
            return False
        for place in range(at + 1, len(self.words)):
            if not self.roles[place] & (LITTLE | VERBS) and self.words[place].meaning is None:
                return False
        return True

    def _lies_open(self, found: str) -> bool:
        if self.all_roles & DISCARD:
            return True
        return found == PASSING and self.all_roles & LIES_OPEN != 0

    def _is_rule_talk(self) -> bool:
        generic = self.all_roles & GENERIC != 0
        if generic and (self.all_roles & IFS or self.if_before):
            return True
        if self.all_roles & IFS and self.line.roles & RULE:
            return True
        return generic and self.all_roles & RULE != 0

    def _is_long_over(self, at: int) -> bool:
        """Whether it is about an earlier round or a discarded card, which may be mentioned."""
        if not self.all_roles & PAST:
            return False
        said = self.line.roles
        if self.line.situation.is_between_rounds or said & EARLIER:
            return True
        if said & ROUND and not said & NOW:
            return True
        meaning = self.words[at].meaning
        assert meaning is not None
        return meaning.what in self.line.situation.open_cards

    # ------------------------------------------------------------ the whole clause

    def _says_little(self, little: int) -> bool:
        if len(self.words) > FAR:
            return False
        for word, part in zip(self.words, self.roles, strict=True):
            if word.meaning is None and not part & little:
                return False
        return True

    def says_nothing_else(self) -> bool:
        """Whether it consists of names of cards and small words that add nothing."""
        if self.stop in ("or", "oder") or self.all_roles & SAYS_MORE:
            return False
        return self._says_little(LITTLE | TAKE)

    def speaks_of_own_card(self) -> bool:
        return self.all_roles & MY != 0 and self.all_roles & CARD != 0

    def speaks_of(self, before: str) -> str:
        """Whose card the next clause may refer to."""
        part = self.all_roles
        if part & MY:
            return OWN
        if part & (DISCARD | LIES_OPEN):
            return NOBODYS
        if part & (YOUR | A_NAME) and part & CARD:
            return OTHERS
        if part & OTHER_SEATS and part & HAVE:
            return OTHERS
        if part & YOU and not part & A_NAME and len(self.words) == 1:
            return OTHERS
        if part & CARD and part & (IT | GIVE | DRAW):
            return PASSING
        return before
