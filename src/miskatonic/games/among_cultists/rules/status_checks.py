"""Looking at a pulse deck: Check Status, the camera, the Portrait (AC-H3 to AC-H12)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from miskatonic.games.among_cultists.rules.acts import (
    BY_PORTRAIT,
    SAW,
    VIAS,
    remember,
)
from miskatonic.games.among_cultists.rules.books import place_card_of_draw_pile
from miskatonic.games.among_cultists.rules.cards import PULSE_FACES, bit
from miskatonic.games.among_cultists.rules.choices import (
    CONFIRM,
    CONFIRM_ALONE,
    MUST_CONFIRM,
    NO_DEAD_CARD,
    PUT_BACK_ALONE,
    VERDICTS,
)
from miskatonic.games.among_cultists.rules.events import DeathConfirmed, DeckPutBack, StatusChecked
from miskatonic.games.among_cultists.rules.roles import (
    BY_DEAD_CARD,
    GreenhornTest,
    SoftieTest,
    become_ghost,
)
from miskatonic.games.among_cultists.rules.state import (
    AmongCultistsState,
    is_cultist,
)
from miskatonic.games.among_cultists.rules.votes import BEGIN_VOTE
from miskatonic.kernel.state import Step, ask, push, tell, then

VERDICT_ASKED: Final = "rule:AC-N7"
MUST_CONFIRM_ALONE: Final = (MUST_CONFIRM,)
NO_DEAD_CARD_ALONE: Final = (NO_DEAD_CARD,)


def check_status(g: AmongCultistsState, checker: i64, target: i64, via: i64) -> None:
    """AC-H4, AC-H11, AC-Y16  Look, confirm or put back; then place a card, if that applies."""
    alive: i64 = g.pulse[target * PULSE_FACES]
    dead: i64 = g.pulse[target * PULSE_FACES + 1]
    remember(g, SAW, checker, target, alive, dead, via)
    if g.loud:
        tell(g, StatusChecked(checker, target, VIAS[via], alive, dead), bit(checker))
    if via != BY_PORTRAIT or g.rules.portrait_places_card:
        push(g, PlaceCard(checker, target))
    push(g, GiveVerdict(checker, target))


class GiveVerdict(Step[AmongCultistsState]):
    """AC-N7, AC-N8  The same two buttons for everyone; which one is locked is private."""

    __match_args__: ClassVar[tuple[str, ...]] = ("checker", "target")

    def __init__(self, checker: i64, target: i64) -> None:
        self.checker: Final[i64] = checker
        self.target: Final[i64] = target

    def run(self, g: AmongCultistsState) -> None:
        checker = self.checker
        if g.pulse[self.target * PULSE_FACES + 1] == 0:
            ask(
                g,
                self,
                checker,
                "verdict",
                VERDICT_ASKED,
                PUT_BACK_ALONE,
                CONFIRM_ALONE,
                NO_DEAD_CARD_ALONE,
            )
        elif is_cultist(g, checker):
            ask(g, self, checker, "verdict", VERDICT_ASKED, VERDICTS)
        else:
            ask(
                g,
                self,
                checker,
                "verdict",
                VERDICT_ASKED,
                CONFIRM_ALONE,
                PUT_BACK_ALONE,
                MUST_CONFIRM_ALONE,
            )

    def answer(self, g: AmongCultistsState, seat: i64, choice: i64) -> None:
        """AC-H5, AC-H6, AC-H7, AC-N9"""
        if choice != CONFIRM:
            if g.loud:
                tell(g, DeckPutBack(seat, self.target))
            return
        if g.loud:
            tell(g, DeathConfirmed(seat, self.target))
        push(g, BEGIN_VOTE)
        if g.rules.greenhorn_at_forced_vote:  # AC-X19
            push(g, GreenhornTest(seat))
        then(g, ConfirmDeath(self.target), SoftieTest(seat))


class ConfirmDeath(Step[AmongCultistsState]):
    """AC-D7  One Dead card lies face up on the deck; the other cards stay hidden."""

    __match_args__: ClassVar[tuple[str, ...]] = ("target",)

    def __init__(self, target: i64) -> None:
        self.target: Final[i64] = target

    def run(self, g: AmongCultistsState) -> None:
        g.shown_dead |= bit(self.target)
        become_ghost(g, self.target, BY_DEAD_CARD)


class PlaceCard(Step[AmongCultistsState]):
    """AC-H9  A card of the draw pile goes where the target stands, whatever was found."""

    __match_args__: ClassVar[tuple[str, ...]] = ("checker", "target")

    def __init__(self, checker: i64, target: i64) -> None:
        self.checker: Final[i64] = checker
        self.target: Final[i64] = target

    def run(self, g: AmongCultistsState) -> None:
        place_card_of_draw_pile(g, self.checker, g.place[self.target])
