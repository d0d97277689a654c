"""What a table may choose before the game, and the rules that follow from it."""

from typing import ClassVar, Final

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
from miskatonic.kernel.options import Option, OptionValues, flag, one_of, some_seat


def _slot(name: str) -> Option:
    """AR-C6  Which card plays in a slot."""
    names = [card.name for card in CARD_TABLE if card.slot == name]
    return one_of(name, f"ar-option-{name}", tuple(names))


# AR-R4  Who begins a round if several have the least sanity.
FIRST_TIED: Final = "first-tied"
NEIGHBOUR: Final = "neighbour"
TIED_SEATS: Final = (FIRST_TIED, NEIGHBOUR)
# AR-G8  Among whom Yog-Sothoth looks for the least sanity.
AMONG_ALL: Final = "among-all"
AMONG_OTHERS: Final = "among-others"
LEAST_SANE: Final = (AMONG_ALL, AMONG_OTHERS)

OPTIONS: Final[tuple[Option, ...]] = (
    some_seat("first_player", "ar-option-first_player"),
    *[_slot(name) for name in SLOTS],
    flag("doom_track", "ar-option-doom_track"),
    flag("competitive", "ar-option-competitive"),
    one_of("tied_seat", "ar-option-tied_seat", TIED_SEATS),
    one_of("yog_sothoth", "ar-option-yog_sothoth", LEAST_SANE),
    flag("companion", "ar-option-companion"),
    flag("referee", "ar-option-referee", True),
)


class Rules:
    """The options of one table, read once and shared by all copies of its state."""

    __match_args__: ClassVar[tuple[str, ...]] = (
        "seats",
        "parties",
        "cards",
        "first_player",
        "doom_track",
        "competitive",
        "neighbour_begins",
        "holder_counts",
        "companion",
        "referee",
    )

    def __init__(
        self,
        seats: i64,
        parties: i64,
        cards: tuple[int, ...],
        first_player: int | None,
        doom_track: bool,
        competitive: bool,
        neighbour_begins: bool,
        holder_counts: bool,
        companion: bool,
        referee: bool,
    ) -> None:
        self.seats: Final[i64] = seats
        self.parties: Final[i64] = parties
        self.cards: Final = cards
        self.first_player: Final = first_player
        self.doom_track: Final = doom_track
        self.competitive: Final = competitive
        self.neighbour_begins: Final = neighbour_begins
        self.holder_counts: Final = holder_counts
        self.companion: Final = companion
        self.referee: Final = referee
        one: i64 = 1
        self.everybody: Final[i64] = (one << seats) - 1
        # What every round is dealt from, and its cards as a mask that counts copies.
        self.deck: Final = vec[i64](cards)
        self.in_play: Final[i64] = mask_of(cards)
        # For observations: the cards of the slots, and how many there are of each card.
        self.chosen: Final = vec[i64](cards[-len(SLOTS) :])
        self.copies: Final = vec[i64]([cards.count(card) for card in range(CARDS)])
        # As a view shows them, made once: with every move they are found to be the same.
        self.shown_cards: Final = list(cards)
        self.shown: Final = self.values()

    def values(self) -> OptionValues:
        """The options again, as they would be given."""
        chosen = [CARD_NAMES[card] for card in self.cards[-len(SLOTS) :]]
        return {
            "first_player": self.first_player,
            **dict(zip(SLOTS, chosen, strict=True)),
            "doom_track": self.doom_track,
            "competitive": self.competitive,
            "tied_seat": NEIGHBOUR if self.neighbour_begins else FIRST_TIED,
            "yog_sothoth": AMONG_ALL if self.holder_counts else AMONG_OTHERS,
            "companion": self.companion,
            "referee": self.referee,
        }


# Tables with the same options share their rules; the latest are kept.
MOST_KEPT: Final = 64
_kept: Final[dict[tuple[object, ...], Rules]] = {}


def read_rules(seats: int, options: OptionValues) -> Rules:
    key = (seats, *options.items())
    found = _kept.get(key)
    if found is None:
        if len(_kept) >= MOST_KEPT:
            _kept.clear()
        found = _rules(seats, options)
        _kept[key] = found
    return found


def _rules(seats: int, options: OptionValues) -> Rules:
    """AR-S1  Dummies fill a table of three or four up to five parties."""
    first = options["first_player"]
    assert first is None or isinstance(first, int)
    return Rules(
        seats,
        max(seats, 5),
        _cards_in_play(options),
        first,
        options["doom_track"] is True,
        options["competitive"] is True,
        options["tied_seat"] == NEIGHBOUR,
        options["yog_sothoth"] == AMONG_ALL,
        options["companion"] is True,
        options["referee"] is True,
    )


def _cards_in_play(options: OptionValues) -> tuple[int, ...]:
    """AR-C6  22 cards: artifacts, the Elder Sign, two Gates, one card for each of four slots."""
    always: list[int] = []
    for card in CARD_TABLE:
        if card.slot == ALWAYS_IN_PLAY:
            always.extend([card.number] * card.copies)
    return (*always, *[card_named(str(options[slot])) for slot in SLOTS])
