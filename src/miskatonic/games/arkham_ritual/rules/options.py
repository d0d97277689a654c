"""The options of a table, and the rules that follow from them."""

from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from miskatonic.games.arkham_ritual.rules.cards import (
    ALWAYS_IN_PLAY,
    CARD_NAMES,
    CARD_TABLE,
    CARDS,
    SLOTS,
    card_named,
    mask_of,
)
from miskatonic.kernel.options import OptionReader, OptionValues, SharedRules

# AR-C6  The cards of which one plays in each slot.
CARDS_OF_SLOT: Final = {
    slot: tuple([card.name for card in CARD_TABLE if card.slot == slot]) for slot in SLOTS
}
ALWAYS: Final = tuple(
    [card.number for card in CARD_TABLE if card.slot == ALWAYS_IN_PLAY for _ in range(card.copies)]
)
# AR-R4  Who begins a round if several have the least sanity.
FIRST_TIED: Final = "first-tied"
NEIGHBOUR: Final = "neighbour"
TIED_SEATS: Final = (FIRST_TIED, NEIGHBOUR)
# AR-G8  Among whom Yog-Sothoth looks for the least sanity.
AMONG_ALL: Final = "among-all"
AMONG_OTHERS: Final = "among-others"
LEAST_SANE: Final = (AMONG_ALL, AMONG_OTHERS)


class Rules:
    """The options of one table, read once and shared by all copies of its state."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seats", "values")

    def __init__(self, seats: i64, values: OptionValues) -> None:
        self.seats: Final[i64] = seats
        self.values: Final = values
        options = OptionReader("ar", values)
        self.first_player: Final = options.seat("first_player")
        chosen = [card_named(options.one_of(slot, CARDS_OF_SLOT[slot])) for slot in SLOTS]
        self.doom_track: Final = options.flag("doom_track")
        self.competitive: Final = options.flag("competitive")
        self.neighbour_begins: Final = options.one_of("tied_seat", TIED_SEATS) == NEIGHBOUR
        self.holder_counts: Final = options.one_of("yog_sothoth", LEAST_SANE) == AMONG_ALL
        self.companion: Final = options.flag("companion")
        self.referee: Final = options.flag("referee", True)
        self.declared: Final = tuple(options.declared)

        # AR-S1  Dummies fill a table of three or four up to five parties.
        self.parties: Final[i64] = seats if seats > 5 else 5
        one: i64 = 1
        self.everybody: Final[i64] = (one << seats) - 1
        # AR-C6  22 cards: artifacts, the Elder Sign, two Gates, one card for each of four slots.
        cards: tuple[int, ...] = (*ALWAYS, *chosen)
        self.cards: Final = cards
        # Every round is dealt from these; as a mask they count copies.
        self.deck: Final = vec[i64](cards)
        self.in_play: Final[i64] = mask_of(cards)
        # For observations: the cards of the slots, and the number of copies of each card.
        self.chosen: Final = vec[i64](chosen)
        self.copies: Final = vec[i64]([cards.count(card) for card in range(CARDS)])
        # As views show them; made once, so that comparing them after a move is quick.
        self.shown_cards: Final = list(cards)

    @staticmethod
    def upgraded(saved: list[Any]) -> list[Any]:
        """The arguments, from those that were saved when every option was one of them."""
        seats, _, cards, first, doom, competitive, neighbour, holder, companion, referee = saved
        values: OptionValues = {"first_player": first}
        values.update(zip(SLOTS, [CARD_NAMES[card] for card in cards[-len(SLOTS) :]], strict=True))
        values["doom_track"] = doom
        values["competitive"] = competitive
        values["tied_seat"] = NEIGHBOUR if neighbour else FIRST_TIED
        values["yog_sothoth"] = AMONG_ALL if holder else AMONG_OTHERS
        values["companion"] = companion
        values["referee"] = referee
        return [seats, values]


OPTIONS: Final = Rules(5, {}).declared
_SHARED: Final = SharedRules(Rules)


def read_rules(seats: int, options: OptionValues) -> Rules:
    """The rules of a table with these options."""
    return _SHARED.of(seats, options)
