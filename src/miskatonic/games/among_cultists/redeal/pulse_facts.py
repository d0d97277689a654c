"""The facts about each pulse deck in order: cards given, and checks."""

from typing import Final

from mypy_extensions import i64

from miskatonic.games.among_cultists.redeal.knowledge import UNSEEN, Known, RecalledAct
from miskatonic.games.among_cultists.rules.acts import (
    GAVE,
    SAW,
)
from miskatonic.games.among_cultists.rules.cards import DEAD
from miskatonic.games.among_cultists.rules.night import has_bottom_cards
from miskatonic.games.among_cultists.rules.state import (
    NOBODY,
)
from miskatonic.games.among_cultists.views.view import AmongCultistsView

# Things that can happen to a pulse deck:
GIVEN: Final[i64] = 0  # a card, unseen, by a party
KNOWN_DEAD: Final[i64] = 1  # a Dead card that the viewer gave
COUNTED: Final[i64] = 2  # the viewer saw this many Dead cards
PUT_BACK: Final[i64] = 3  # a party looked, and confirmed nothing
CONFIRMED: Final[i64] = 4  # a party looked, and showed a Dead card
SHOWN: Final[i64] = 5  # a Dead card lies face up; unknown who showed it
UNTOLD: Final[i64] = 6  # this many cards from unknown parties


class PulseMoment:
    """Something that happened to a pulse deck; `number` is the act's number or a count."""

    def __init__(self, kind: i64, party: i64, number: i64) -> None:
        self.kind: Final[i64] = kind
        self.party: Final[i64] = party
        self.number: Final[i64] = number


class PulseFacts:
    """The moments of each party's pulse deck, and the number of encounter cards it gave.

    If the option `history` hides acts, or a position was set up by hand, the origin of some cards
    is unknown: `untold_gifts` by giver, `untold` by receiver.
    """

    def __init__(self, known: Known, view: AmongCultistsView) -> None:
        rules = known.rules
        parties = rules.parties
        figures = rules.figures
        self.me: Final[i64] = known.me
        self.parties: Final[i64] = parties
        self.start_cards: Final[i64] = 1 if has_bottom_cards(rules) else 0
        self.started_dead: Final = known.started_dead
        self.cultists: Final[i64] = figures.cultists
        self.start_alive: Final[i64] = figures.pulse.alive - figures.cultists
        self.start_dead: Final[i64] = figures.pulse.dead
        self.alive: Final[i64] = figures.cultist.alive
        self.dead: Final[i64] = figures.cultist.dead
        hand = figures.investigator.alive
        self.gifts: Final = [max(0, hand - seen["encounter_cards"]) for seen in view["table"]]
        self.untold_gifts: Final = self.gifts[:]
        self.sizes: Final = [seen["pulse"] for seen in view["table"]]
        self.shown: Final = [seen["shown_dead"] for seen in view["table"]]
        self.untold: Final = [0] * parties
        self.moments: Final[list[list[PulseMoment]]] = [[] for _ in range(parties)]
        self._read(known)
        self.all_untold: Final[i64] = max(sum(self.untold_gifts), sum(self.untold))

    def _read(self, known: Known) -> None:
        counts = [int(self.start_cards)] * self.parties
        before_told = self._sizes_before_told(known)
        last_checks = self._last_checks(known)
        for number, act in enumerate(known.acts):
            if act.kind not in (GAVE, SAW):
                continue
            target = act.first
            if act.round >= known.told_from:
                self._fill_up(target, counts, before_told[target])
                before_told[target] = 0
            elif act.kind == SAW:
                self._fill_up(target, counts, act.second + act.third)
            if act.kind == GAVE:
                counts[target] += 1
                self._note_gift(act, number)
            elif act.party == known.me:
                self._note(target, COUNTED, act.party, act.third)
            elif number not in last_checks:
                self._note(target, PUT_BACK, act.party, 0)
            elif self.shown[target]:
                self._note(target, CONFIRMED, act.party, 0)
            elif not known.verdict_is_open or number != max(last_checks):
                self._note(target, PUT_BACK, act.party, 0)
        for party in range(self.parties):
            self._fill_up(party, counts, self.sizes[party])
            if self.shown[party]:
                self._note(party, SHOWN, NOBODY, 0)

    def _sizes_before_told(self, known: Known) -> list[int]:
        """The sizes of the decks before the first round with all acts."""
        sizes = self.sizes[:]
        for act in known.acts:
            if act.kind == GAVE and act.round >= known.told_from:
                sizes[act.first] -= 1
        return sizes

    def _last_checks(self, known: Known) -> list[int]:
        """The number of each party's last check. No one is checked after a confirmed death."""
        last = [int(NOBODY)] * self.parties
        for number, act in enumerate(known.acts):
            if act.kind == SAW:
                last[act.first] = number
        return last

    def _fill_up(self, party: i64, counts: list[int], size: i64) -> None:
        """Add the cards that must have come from unknown parties."""
        missing = size - counts[party]
        if missing > 0:
            self._note(party, UNTOLD, NOBODY, missing)
            self.untold[party] += missing
            counts[party] += missing

    def _note_gift(self, act: RecalledAct, number: i64) -> None:
        if self.untold_gifts[act.party] > 0:
            self.untold_gifts[act.party] -= 1
        if act.second == UNSEEN:
            self._note(act.first, GIVEN, act.party, number)
        elif act.second == DEAD:
            self._note(act.first, KNOWN_DEAD, act.party, number)

    def _note(self, target: i64, kind: i64, party: i64, number: i64) -> None:
        self.moments[target].append(PulseMoment(kind, party, number))
