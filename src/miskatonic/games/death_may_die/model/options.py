"""The options of a game, and the rules that follow from them."""

from typing import Any, ClassVar, Final, NamedTuple

from mypy_extensions import i64

from miskatonic.games.death_may_die.card_data.schema import Library
from miskatonic.kernel.options import Option, OptionReader, OptionValues, SharedRules

CHOSEN: Final = "chosen"
RANDOM: Final = "random"
# DMD-R37  The targets of Brawling from its second level on: one or all, or any number.
ONE_OR_ALL: Final = "one-or-all"
ANY_NUMBER: Final = "any-number"
MOST_MONSTERS: Final = 2
SOLO_INVESTIGATORS: Final = 2


class Contents(NamedTuple):
    """The values of options that depend on the content in use."""

    episodes: tuple[str, ...] = ("",)
    elder_ones: tuple[str, ...] = ("",)
    actions: int = 3


NO_CONTENTS: Final = Contents()


class Rules:
    """The options of one game, shared by all copies of its state."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seats", "values")

    def __init__(self, seats: i64, values: OptionValues, contents: Contents = NO_CONTENTS) -> None:
        self.seats: Final[i64] = seats
        self.values: Final = values
        options = OptionReader("dmd", values)
        self.episode: Final = options.one_of("episode", contents.episodes)
        self.elder: Final = options.one_of("elder_one", contents.elder_ones)
        self.investigators: Final = options.one_of("investigators", (CHOSEN, RANDOM))
        self.monsters: Final[i64] = options.number("unknown_monsters", 0, MOST_MONSTERS, 0)
        self.relics: Final = options.flag("unknown_relics")
        self.random_spawn: Final = options.flag("random_spawn")
        self.any_number: Final = options.one_of("brawling", (ONE_OR_ALL, ANY_NUMBER)) == ANY_NUMBER
        self.actions: Final[i64] = options.number("actions", 3, 4, contents.actions)
        self.first_player: Final = options.seat("first_player")
        self.declared: Final = tuple(options.declared)
        # DMD-059  A single player plays two investigators.
        self.count: Final[i64] = SOLO_INVESTIGATORS if seats == 1 else seats

    @staticmethod
    def upgraded(saved: list[Any]) -> list[Any]:
        """The arguments, from those that were saved when every option was one of them."""
        seats, *chosen = saved
        names = [option.name for option in Rules(2, {}).declared]
        return [seats, dict(zip(names, chosen, strict=True))]

    def seat_of(self, investigator: i64) -> i64:
        return 0 if self.seats == 1 else investigator


_SHARED: Final = SharedRules(Rules)


def read_rules(seats: int, options: OptionValues) -> Rules:
    """The rules of a table with these options."""
    return _SHARED.of(seats, options)


def declare_options(library: Library) -> tuple[Option, ...]:
    episodes = sorted(library.episodes, key=lambda episode: episode.number)
    contents = Contents(
        tuple([each.id for each in episodes]),
        tuple([each.id for each in library.elder_ones]),
        library.dice.actions,
    )
    return Rules(2, {}, contents).declared
