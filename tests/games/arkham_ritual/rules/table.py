"""A tiny table of Arkham Ritual: set up cards by name, play by name, read facts."""

from collections.abc import Sequence
from typing import TypeVar

from miskatonic.games import GAMES
from miskatonic.games.arkham_ritual.game import ARKHAM_RITUAL
from miskatonic.games.arkham_ritual.rules.cards import CARD_NAMES
from miskatonic.games.arkham_ritual.rules.events import RoundEnded
from miskatonic.games.arkham_ritual.rules.state import ArkhamRitualState
from miskatonic.games.arkham_ritual.views.view import ArkhamRitualKnowledge
from miskatonic.kernel.events import Event

E = TypeVar("E", bound=Event)

GAME = ARKHAM_RITUAL
assert GAMES["arkham-ritual"] is GAME


class Table:
    """A round in progress."""

    def __init__(self, g: ArkhamRitualState) -> None:
        self.g = g

    @property
    def asked(self) -> tuple[int, str]:
        """The seat that must decide, and what about."""
        decision = GAME.decisions(self.g)[0]
        return decision.seat, decision.prompt

    @property
    def options(self) -> list[str]:
        return [label(choice) for choice in GAME.decisions(self.g)[0].options]

    def play(self, *names: str) -> "Table":
        """Answer the open decisions, each by its seat, by names such as "give 2" or "take"."""
        for name in names:
            family, *arguments = name.split()
            choice = GAME.choice(family, *[int(each) for each in arguments])
            GAME.play(self.g, GAME.decisions(self.g)[0].seat, choice)
        return self

    def confess(self, seat: int) -> "Table":
        GAME.play(self.g, seat, GAME.choice("confess"))
        return self

    @property
    def held(self) -> list[str]:
        return names(list(self.g.held))

    @property
    def discards(self) -> list[str]:
        return names(list(self.g.discards))

    @property
    def sanity(self) -> list[int]:
        return list(self.g.sanity)

    def events(self, kind: type[E], viewer: int | None = None) -> list[E]:
        return [event for event in GAME.events(self.g, viewer) if isinstance(event, kind)]

    def rounds_ended(self) -> list[str]:
        return [event.by for event in self.events(RoundEnded)]

    def known(self, viewer: int | None) -> ArkhamRitualKnowledge:
        return GAME.knowledge(self.g, viewer)


def arrange_table(
    held: Sequence[str],
    deck: Sequence[str] | None = None,
    sanity: Sequence[int] | None = None,
    active: int = 0,
    round: int = 1,
    seats: int | None = None,
    seed: int = 0,
    **options: object,
) -> Table:
    return Table(GAME.arrange(held, deck, sanity, active, round, options, seats, seed))


def scored(
    held: Sequence[str],
    seats: int | None = None,
    sanity: Sequence[int] | None = None,
    round: int = 1,
    **options: object,
) -> Table:
    """A round that ended by passing, with these cards held; seat 0 was active."""
    count = len(held) if seats is None else seats
    table = Table(GAME.arrange(held, None, sanity, 0, round, options, count))
    for seat in range(1, count):
        table.play(f"give {seat}")
    return table.play("discard")


def losses(table: Table) -> list[int]:
    """What each seat has lost (or, if negative, gained) of its seven sanity."""
    return [7 - sanity for sanity in table.sanity]


def names(cards: Sequence[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def label(choice: int) -> str:
    return " ".join(str(part) for part in GAME.name(choice))
