"""Decides whose card a clause of a chat message is about.

`Clause.owner` answers for one name of a card or colour. It looks for words around the name: "my"
before it, its subject and verb, "in your hand" after it. It never looks further than a few words,
so each name costs the same in a line of any length.
"""

from typing import Final

from miskatonic.games.arkham_ritual.referee.talk_grammar import FAR, ClauseWords
from miskatonic.games.arkham_ritual.referee.talk_roles import (
    A_NAME,
    ANY_VERB,
    BE,
    CARD,
    CARDS,
    COME,
    COUNT,
    DISCARD,
    DRAW,
    DUMMY,
    EARLIER,
    EXISTS,
    FILLER,
    GENERIC,
    GIVE,
    HAVE,
    IFS,
    IT,
    LIES_OPEN,
    LITTLE,
    ME,
    MY,
    NOW,
    OTHER_SEATS,
    PAST,
    PREP,
    ROUND,
    RULE,
    SAYS_MORE,
    SEE,
    SITS,
    SOMEBODY,
    SPEAKER,
    SUBJECTS,
    TAKE,
    VERBS,
    WANT,
    WHO,
    YOU,
    YOUR,
)
from miskatonic.games.arkham_ritual.referee.talk_words import COLOUR, EVERYDAY, NAME

# Whose card it is: the speaker's own, another party's, the passing card, a discarded one.
OWN: Final = "own"
OTHERS: Final = "others"
PASSING: Final = "passing"
OPEN: Final = "open"
NOBODYS: Final = "nobody's"

# The largest distance of two words that belong together, before a name and after it.
NEAR: Final = 4
AFTER: Final = 6


class Clause(ClauseWords):
    """A clause that names cards."""

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
        subject = self.subject_before(at)
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

    def _by_subject(self, subject: int, at: int) -> str:
        part = self.roles[subject]
        if part & DUMMY or self.has_dummy_before(subject):
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
        return self._passing() if self.be_between(subject, at) else NOBODYS

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
                return OTHERS if self.verb_between(subject, at) else NOBODYS
            if part & DUMMY:
                return OPEN
        if self.verb_between(subject, at) or self.verb_last(at):
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
        if self.verb_between(subject, at):
            return True
        if subject and self.roles[subject - 1] & VERBS:
            return not self.is_participle_after(at)
        if self.verb_last(at):
            return True
        return not self.all_roles & ANY_VERB and self.says_little(LITTLE)

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
            if part & YOU and self.roles[place - 1] & BE and self.ends_soon(place):
                return OTHERS
            if part & (OTHER_SEATS | SPEAKER) and self.verb_beside(place, at):
                return OWN if part & SPEAKER else OTHERS
            after_prep = part & PREP != 0 or (after_prep and part & FILLER != 0)
            after_be = after_be or part & BE != 0
        return ""

    def _without_subject(self, at: int, before: str) -> str:
        """ "…, is red" and "…, the idol" go on about what the line spoke of."""
        if self.roles[0] & VERBS:
            return before if self.stop != "?" else NOBODYS
        follows = at > 0 and self.roles[0] & FILLER and not self.all_roles & ANY_VERB
        return before if follows and self.says_little(LITTLE) else NOBODYS

    # ------------------------------------------------------------ what lets a name pass

    def _is_adjective_of_something_else(self, at: int) -> bool:
        """ "Red wine", "ein blaues Auge": the word after it is the thing."""
        word = self.words[at]
        assert word.meaning is not None
        if word.meaning.kind != COLOUR or at + 1 >= len(self.words) or word.disguised:
            return False
        if self.words[at + 1].meaning is not None or self.roles[at + 1]:
            return False
        subject = self.subject_before(at)
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

    def says_nothing_else(self) -> bool:
        """Whether it consists of names of cards and small words that add nothing."""
        if self.stop in ("or", "oder") or self.all_roles & SAYS_MORE:
            return False
        return self.says_little(LITTLE | TAKE)

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
