"""The smallest game: everybody has a secret card, may swap it once, and the highest card wins.

docs/your-first-game.md explains it line by line. Play it with

    miskatonic play highest-card --terminal --with examples/highest_card.py
    miskatonic serve --with examples/highest_card.py
"""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Final, TypedDict

from miskatonic.errors import NotYourDecision
from miskatonic.games.manifest import Manifest
from miskatonic.kernel.choices import Choices
from miskatonic.kernel.events import Event, Secret
from miskatonic.kernel.game import Game, Worlds
from miskatonic.kernel.log import retold, told, viewer_bit
from miskatonic.kernel.narration import Word
from miskatonic.kernel.options import OptionValues, number
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.state import (
    Answer,
    Decision,
    Result,
    State,
    Step,
    ask,
    finish,
    push,
    run,
    tell,
    then,
)
from miskatonic.kernel.view import OwnView, SharedView, own_decision, view_result, waiting_for

KEEP: Final = 0
SWAP: Final = 1
CHOICES: Final = Choices(("keep",), ("swap",))
Seat = Annotated[int, Word("seat")]


# ---------------------------------------------------------------- what happens


class Dealt(Event, tag="dealt"):
    """A card for each seat; only the seat is told which."""

    seat: Seat
    card: Secret[int] = None


class Kept(Event, tag="kept"):
    """The seat is content."""

    seat: Seat


class Swapped(Event, tag="swapped"):
    """The seat has laid its card aside, face down, and drawn another."""

    seat: Seat
    card: Secret[int] = None


class Shown(Event, tag="shown"):
    """All cards lie open."""

    cards: list[int]


# ---------------------------------------------------------------- what is true


class HighestCardState(State):
    """The deck's top is its last card. `aside` holds what was swapped away."""

    def __init__(
        self,
        rng: Rng,
        agenda: list[Step[Any]],
        asked: list[Decision],
        sealed: list[Answer],
        deck: list[int],
        held: list[int],
        aside: list[int],
    ) -> None:
        super().__init__(rng, agenda, asked, sealed)
        self.deck = deck
        self.held = held
        self.aside = aside

    def clone(self) -> "HighestCardState":
        new = HighestCardState(
            rng=self.rng.clone(),
            agenda=self.agenda[:],
            asked=self.asked[:],
            sealed=self.sealed[:],
            deck=self.deck[:],
            held=self.held[:],
            aside=self.aside[:],
        )
        new.take_over(self)
        return new


# ---------------------------------------------------------------- the rules


class Deal(Step[HighestCardState]):
    """One card each, in seat order."""

    def run(self, g: HighestCardState) -> None:
        for seat in range(len(g.held)):
            g.held[seat] = g.deck.pop()
            if g.loud:
                tell(g, Dealt(seat, g.held[seat]), viewer_bit(seat))
        then(g, *[MaySwap(seat) for seat in range(len(g.held))], Show())


class MaySwap(Step[HighestCardState]):
    """In turn, each seat keeps its card or swaps it for the top of the deck."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: HighestCardState) -> None:
        ask(g, self, self.seat, "swap", "rule:swap", (KEEP, SWAP))

    def answer(self, g: HighestCardState, seat: int, choice: int) -> None:
        if choice == KEEP:
            if g.loud:
                tell(g, Kept(self.seat))
            return
        g.aside.append(g.held[self.seat])
        g.held[self.seat] = g.deck.pop()
        if g.loud:
            tell(g, Swapped(self.seat, g.held[self.seat]), viewer_bit(self.seat))


class Show(Step[HighestCardState]):
    """The highest card wins."""

    def run(self, g: HighestCardState) -> None:
        if g.loud:
            tell(g, Shown(g.held[:]))
        highest = max(g.held)
        winners = tuple(seat for seat, card in enumerate(g.held) if card == highest)
        losers = tuple(seat for seat, card in enumerate(g.held) if card != highest)
        finish(g, Result(winners, losers, tuple(g.held), "highest"))


# ---------------------------------------------------------------- who knows what


class Shared(SharedView):
    """The part of a view that is the same for everybody."""

    options: OptionValues
    deck: int


class Own(OwnView):
    """What only this viewer sees: its card, its question, what it was told."""

    cards: list[int | None]


class View(Shared, Own):
    """A seat's or (seat None) a spectator's view."""


class Redeal(TypedDict):
    """What redealing needs besides: whose turn it is, and what is not in anybody's hand."""

    turn: int
    aside: int


class Knowledge(View):
    """All that a seat knows, for bots."""

    redeal: Redeal


class HighestCardWorlds(Worlds[HighestCardState]):
    """The states that fit one seat's knowledge: what it has not seen is shuffled."""

    def __init__(self, known: Knowledge) -> None:
        self.known: Final = known

    def deal(self, rng: Rng) -> HighestCardState:
        known = self.known
        chance = rng.fork()
        seen = [card for card in _cards_seen(known) if card not in known["cards"]]
        own = [card for card in known["cards"] if card is not None]
        rest = [card for card in _deck(known["options"]) if card not in (*own, *seen)]
        chance.shuffle(rest)
        held = [rest.pop() if card is None else card for card in known["cards"]]
        aside = [*seen, *(rest.pop() for _ in range(known["redeal"]["aside"] - len(seen)))]
        g = HighestCardState(chance, [], [], [], rest, held, aside)
        g.log = retold(known["history"])
        g.commitment = known["commitment"]
        g.decisions_asked = known["waiting"][0]["id"] - 1
        turn = known["redeal"]["turn"]
        then(g, *[MaySwap(seat) for seat in range(turn, known["seats"])], Show())
        run(g)
        return g


def _cards_seen(known: Knowledge) -> list[int]:
    """The cards that the seat has held."""
    mine = [event for event in known["history"] if isinstance(event, Dealt | Swapped)]
    return [event.card for event in mine if event.card is not None]


def _deck(options: Mapping[str, object]) -> list[int]:
    cards = options["cards"]
    assert isinstance(cards, int)
    return list(range(1, cards + 1))


# ---------------------------------------------------------------- the game


class HighestCard(Game[HighestCardState, Knowledge]):
    """2 to 6 seats."""

    def __init__(self) -> None:
        super().__init__(
            id="highest-card",
            version=1,
            seats=range(2, 7),
            options=(number("cards", "hc-option-cards", 12, 52, 20),),
            choices=CHOICES,
            prompts=("swap",),
            events=(Dealt, Kept, Swapped, Shown),
            classes=(Deal, MaySwap, Show),
        )

    def _begin(self, seats: int, options: OptionValues, rng: Rng) -> HighestCardState:
        deck = _deck(options)
        rng.shuffle(deck)
        g = HighestCardState(rng, [], [], [], deck, [0] * seats, [])
        push(g, Deal())
        return g

    def _blank(self) -> HighestCardState:
        return HighestCardState(Rng(bytes(32)), [], [], [], [], [], [])

    def shared(self, g: HighestCardState) -> Shared:
        cards = len(g.deck) + len(g.held) + len(g.aside)
        return {
            "game": self.id,
            "seats": len(g.held),
            "options": {"cards": cards},
            "deck": len(g.deck),
            "waiting": waiting_for(g),
            "commitment": g.commitment,
            "seed": None if g.result is None else g.rng.seed.hex(),
            "result": view_result(g),
        }

    def own(self, g: HighestCardState, seat: int | None, since: int = 0) -> Own:
        over = g.result is not None
        return {
            "seat": seat,
            "cards": [card if over or at == seat else None for at, card in enumerate(g.held)],
            "decision": own_decision(g, seat),
            "history": told(g.log, seat, since, over),
        }

    def redealing(self, g: HighestCardState, seat: int | None) -> Redeal:
        turn = int(g.asked[0].seat) if g.asked else len(g.held)
        return {"turn": turn, "aside": len(g.aside)}

    def worlds(self, known: Knowledge) -> HighestCardWorlds:
        return HighestCardWorlds(known)

    def default(self, g: HighestCardState, seat: int) -> int:
        if self.decision(g, seat) is None:
            raise NotYourDecision(f"seat {seat} has no open decision")
        return KEEP


HIGHEST_CARD: Final = HighestCard()
MANIFEST: Final = Manifest(
    __name__, id="highest-card", prefix="hc", complexity=0, game="HIGHEST_CARD", text=None
)
