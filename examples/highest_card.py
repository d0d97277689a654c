"""The smallest game: everybody holds a secret card, may swap it once, and the highest card wins.

docs/your-first-game.md explains it line by line. Play it with

    miskatonic play highest-card --terminal --with examples/highest_card.py
    miskatonic serve --with examples/highest_card.py
"""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Final

from miskatonic.bots.bot import Budget
from miskatonic.games.manifest import Manifest
from miskatonic.kernel.choices import Choices
from miskatonic.kernel.events import Event, Secret
from miskatonic.kernel.game import Game, Worlds
from miskatonic.kernel.log import retold, told, viewer_bit
from miskatonic.kernel.narration import Word
from miskatonic.kernel.options import OptionValues, number
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.state import Result, State, Step, ask, finish, push, run, tell, then
from miskatonic.kernel.view import (
    OpenDecision,
    OwnView,
    SharedView,
    own_decision,
    view_result,
    waiting_for,
)

# ---------------------------------------------------------------- what can be chosen

CHOICES: Final = Choices(("keep",), ("swap",))
KEEP: Final = CHOICES.choice(("keep",))
SWAP: Final = CHOICES.choice(("swap",))


# ---------------------------------------------------------------- what is true


class HighestCardState(State):
    """The top of the deck is its last card; `aside` holds the cards that were swapped away."""

    def __init__(
        self,
        rng: Rng,
        deck: list[int],
        held: list[int],
        aside: list[int],
        twin: "HighestCardState | None" = None,
    ) -> None:
        super().__init__(rng, twin)
        self.deck = deck
        self.held = held
        self.aside = aside

    def clone(self) -> "HighestCardState":
        return HighestCardState(
            rng=self.rng.clone(),
            deck=self.deck[:],
            held=self.held[:],
            aside=self.aside[:],
            twin=self,
        )


# ---------------------------------------------------------------- what players are told

Seat = Annotated[int, Word("seat")]


class Dealt(Event, tag="dealt"):
    """A seat was dealt a card; only the seat is told which."""

    seat: Seat
    card: Secret[int] = None


class Kept(Event, tag="kept"):
    """A seat kept its card."""

    seat: Seat


class Swapped(Event, tag="swapped"):
    """A seat laid its card aside, face down, and drew another; only the seat is told which."""

    seat: Seat
    card: Secret[int] = None


class Shown(Event, tag="shown"):
    """All cards were turned up."""

    cards: list[int]


# ---------------------------------------------------------------- the rules


class Deal(Step[HighestCardState]):
    """Everybody gets a card. Then everybody may swap, in turn, and the cards are shown."""

    def run(self, g: HighestCardState) -> None:
        seats = range(len(g.held))
        for seat in seats:
            g.held[seat] = g.deck.pop()
            if g.loud:
                tell(g, Dealt(seat, g.held[seat]), viewer_bit(seat))
        then(g, *[MaySwap(seat) for seat in seats], Show())


class MaySwap(Step[HighestCardState]):
    """A seat keeps its card, or swaps it for the top of the deck."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: HighestCardState) -> None:
        ask(g, self, self.seat, "swap", "rule:swap", (KEEP, SWAP))

    def answer(self, g: HighestCardState, seat: int, choice: int) -> None:
        if choice == KEEP:
            if g.loud:
                tell(g, Kept(seat))
            return
        g.aside.append(g.held[seat])
        g.held[seat] = g.deck.pop()
        if g.loud:
            tell(g, Swapped(seat, g.held[seat]), viewer_bit(seat))


class Show(Step[HighestCardState]):
    """The highest card wins."""

    def run(self, g: HighestCardState) -> None:
        if g.loud:
            tell(g, Shown(g.held[:]))
        winner = g.held.index(max(g.held))
        losers = tuple(seat for seat in range(len(g.held)) if seat != winner)
        finish(g, Result((winner,), losers, tuple(g.held), "highest"))


# ---------------------------------------------------------------- who sees what


class Shared(SharedView):
    """The part of a view that is the same for everybody: how many cards lie where."""

    deck: int
    aside: int


class Own(OwnView):
    """The part that is this viewer's own: by seat, the cards that it sees."""

    cards: list[int | None]


class View(Shared, Own):
    """What a seat sees, or (seat None) a spectator."""


# ---------------------------------------------------------------- what could be true


class HighestCardWorlds(Worlds[HighestCardState]):
    """All states that fit what a viewer knows: the cards it has not seen may lie in any order."""

    def __init__(self, known: View) -> None:
        self.known: Final = known

    def deal(self, rng: Rng) -> HighestCardState:
        known, chance = self.known, rng.fork()
        told_to_me = [event for event in known["history"] if isinstance(event, Dealt | Swapped)]
        seen = [event.card for event in told_to_me if event.card is not None]
        cards = known["deck"] + known["seats"] + known["aside"]
        unseen = [card for card in range(1, cards + 1) if card not in seen]
        chance.shuffle(unseen)
        held = [unseen.pop() if card is None else card for card in known["cards"]]
        # The last card I was told of is in my hand; the one before it, if any, I swapped away.
        aside = seen[:-1]
        while len(unseen) > known["deck"]:
            aside.append(unseen.pop())
        g = HighestCardState(chance, unseen, held, aside)
        g.log = retold(known["history"])
        g.commitment = known["commitment"]
        question = known["waiting"][0]
        g.decisions_asked = question["id"] - 1
        then(g, *[MaySwap(seat) for seat in range(question["seat"], known["seats"])], Show())
        run(g)
        return g


# ---------------------------------------------------------------- the game


class HighestCard(Game[HighestCardState, View]):
    """2 to 6 seats, with cards from 1 to 20, or as the table likes."""

    def __init__(self) -> None:
        super().__init__(
            id="highest-card",
            version=1,
            seats=range(2, 7),
            options=(number("cards", "highest-card-option-cards", 12, 52, 20),),
            choices=CHOICES,
            prompts=("swap",),
            events=(Dealt, Kept, Swapped, Shown),
            classes=(Deal, MaySwap, Show),
        )

    def _begin(self, seats: int, options: OptionValues, rng: Rng) -> HighestCardState:
        cards = options["cards"]
        assert isinstance(cards, int)
        deck = list(range(1, cards + 1))
        rng.shuffle(deck)
        g = HighestCardState(rng, deck, [0] * seats, [])
        push(g, Deal())
        return g

    def _blank(self) -> HighestCardState:
        return HighestCardState(Rng(bytes(32)), [], [], [])

    def shared(self, g: HighestCardState) -> Shared:
        return {
            "game": self.id,
            "seats": len(g.held),
            "deck": len(g.deck),
            "aside": len(g.aside),
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

    def redealing(self, g: HighestCardState, seat: int | None) -> Mapping[str, Any]:
        return {}

    def worlds(self, known: View) -> HighestCardWorlds:
        return HighestCardWorlds(known)

    def default(self, g: HighestCardState, seat: object) -> int:
        return KEEP


HIGHEST_CARD: Final = HighestCard()


# ---------------------------------------------------------------- a bot


class Novice:
    """Swaps a card of the lower half."""

    def choose(self, view: View, decision: OpenDecision, rng: Rng, budget: Budget) -> int:
        assert view["seat"] is not None
        card = view["cards"][view["seat"]]
        assert card is not None
        cards = view["deck"] + view["seats"] + view["aside"]
        return SWAP if 2 * card <= cards else KEEP


# ---------------------------------------------------------------- what it brings

MANIFEST: Final = Manifest(
    __name__,
    id="highest-card",
    prefix="highest-card",
    complexity=0,
    game="HIGHEST_CARD",
    levels={"novice": "Novice"},
)
