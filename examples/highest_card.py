"""The smallest game: everyone holds a secret card, may swap it once, and the highest card wins.

docs/your-first-game.md explains it line by line. Play it in the terminal with

    miskatonic play highest-card --terminal --with examples/highest_card.py
"""

from typing import Annotated, Any

import miskatonic as mk

KEEP, SWAP = 0, 1
Seat = Annotated[int, mk.Word("seat")]
View = dict[str, Any]


class Table(mk.State):
    """The top of the deck is its last card; `aside` holds the cards that were swapped away."""

    def __init__(self, rng: mk.Rng, deck: list[int], held: list[int], aside: list[int]) -> None:
        super().__init__(rng)
        self.deck, self.held, self.aside = deck, held, aside


class Dealt(mk.Event, tag="dealt"):
    """A seat is dealt a card; only the seat is told which."""

    seat: Seat
    card: mk.Secret[int] = None


class Kept(mk.Event, tag="kept"):
    """A seat keeps its card."""

    seat: Seat


class Swapped(mk.Event, tag="swapped"):
    """A seat puts its card aside, face down, and draws another; only the seat is told which."""

    seat: Seat
    card: mk.Secret[int] = None


class Shown(mk.Event, tag="shown"):
    """All cards are turned up."""

    cards: list[int]


class Deal(mk.Step[Table]):
    """Everyone gets a card. Then everyone may swap, in turn, and the cards are shown."""

    def run(self, g: Table) -> None:
        seats = range(len(g.held))
        for seat in seats:
            g.held[seat] = g.deck.pop()
            if g.loud:
                mk.tell(g, Dealt(seat, g.held[seat]), mk.viewer_bit(seat))
        mk.then(g, *[MaySwap(seat) for seat in seats], Show())


class MaySwap(mk.Step[Table]):
    """A seat keeps its card, or swaps it for the top of the deck."""

    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Table) -> None:
        mk.ask(g, self, self.seat, "swap", "rule:swap", (KEEP, SWAP))

    def answer(self, g: Table, seat: int, choice: int) -> None:
        if choice == SWAP:
            g.aside.append(g.held[seat])
            g.held[seat] = g.deck.pop()
        if g.loud:
            event = Swapped(seat, g.held[seat]) if choice == SWAP else Kept(seat)
            mk.tell(g, event, mk.viewer_bit(seat))


class Show(mk.Step[Table]):
    """The highest card wins."""

    def run(self, g: Table) -> None:
        if g.loud:
            mk.tell(g, Shown(g.held[:]))
        winner = g.held.index(max(g.held))
        losers = tuple(seat for seat in range(len(g.held)) if seat != winner)
        mk.finish(g, mk.Result((winner,), losers, tuple(g.held), "highest"))


class HighestCard(mk.Game[Table, View]):
    """How a game begins, who sees what, and what could be true."""

    def _begin(self, seats: int, options: mk.OptionValues, rng: mk.Rng) -> Table:
        assert isinstance(options["cards"], int)
        deck = list(range(1, options["cards"] + 1))
        rng.shuffle(deck)
        g = Table(rng, deck, [0] * seats, [])
        mk.push(g, Deal())
        return g

    def shared(self, g: Table) -> View:
        common = mk.shared_view(g, self.id, len(g.held))
        return {**common, "deck": len(g.deck), "aside": len(g.aside)}

    def own(self, g: Table, seat: int | None, since: int = 0) -> View:
        cards = [card if g.result or at == seat else None for at, card in enumerate(g.held)]
        return {**mk.own_view(g, seat, since), "cards": cards}

    def redeal(self, known: View, rng: mk.Rng) -> Table:
        chance, deck = rng.fork(), known["deck"]
        seen = [event.card for event in known["history"] if getattr(event, "card", None)]
        cards = range(1, deck + known["seats"] + known["aside"] + 1)
        unseen = [card for card in cards if card not in seen]
        chance.shuffle(unseen)
        held = [unseen.pop() if card is None else card for card in known["cards"]]
        # The last card I was told of is in my hand; I swapped the one before it away.
        g = Table(chance, unseen[:deck], held, seen[:-1] + unseen[deck:])
        turns = range(known["waiting"][0]["seat"], known["seats"])
        mk.resume(g, known, *[MaySwap(seat) for seat in turns], Show())
        return g


class Novice:
    """Swaps a card of the lower half."""

    def choose(self, view: View, decision: mk.OpenDecision, rng: mk.Rng, budget: mk.Budget) -> int:
        cards = view["deck"] + view["seats"] + view["aside"]
        return SWAP if 2 * view["cards"][view["seat"]] <= cards else KEEP


GAME = HighestCard(
    id="highest-card",
    version=1,
    seats=range(2, 7),
    options=(mk.options.number("cards", "highest-card-option-cards", 12, 52, 20),),
    choices=mk.Choices(("keep",), ("swap",)),
    prompts=("swap",),
    events=(Dealt, Kept, Swapped, Shown),
    classes=(Deal, MaySwap, Show),
)
LEVELS = [mk.Level("novice", Novice)]
MANIFEST = mk.Manifest(
    __name__, id=GAME.id, prefix=GAME.id, complexity=0, game=lambda: GAME, levels=LEVELS
)
