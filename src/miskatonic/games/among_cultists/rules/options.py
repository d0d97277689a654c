"""What a table may choose before the game (AC-O), and the rules that follow from it."""

from collections.abc import Mapping
from typing import ClassVar, Final

from mypy_extensions import i64

from miskatonic.errors import BadOptions
from miskatonic.games.among_cultists.rules.board import BOARD, ROLES
from miskatonic.games.among_cultists.rules.board_types import Figures, Role
from miskatonic.games.among_cultists.rules.cards import ASSASSIN, FIRESTARTER, SEER
from miskatonic.kernel.options import (
    Option,
    OptionValues,
    flag,
    number,
    one_of,
    some_of,
    some_seat,
)

# Options as a view shows them.
PlainOptions = dict[str, bool | int | str | list[str] | None]

SPECIAL_ROLES: Final = ROLES[2:]
MOST_LOYALTY: Final = 5

# `start` and `automa_seat` name a seat, or none: the first knife is then drawn by lot, and the
# Automa sits right of it. `roles` is empty for the set of the level.
OPTIONS: Final[tuple[Option, ...]] = (
    one_of("level", "ac-option-level", ("first", "advanced", "expert")),
    some_of("roles", "ac-option-roles", SPECIAL_ROLES),
    flag("unsafe_paths", "ac-option-unsafe_paths"),
    flag("automa", "ac-option-automa"),
    some_seat("automa_seat", "ac-option-automa_seat"),
    some_seat("start", "ac-option-start"),
    flag("seer_guess_after_wrong_claim", "ac-option-seer_guess_after_wrong_claim", True),
    flag("random_role_hidden", "ac-option-random_role_hidden", True),
    flag("strict_role_counts", "ac-option-strict_role_counts", True),
    flag("self_vote", "ac-option-self_vote", True),
    one_of("counts_as_dead", "ac-option-counts_as_dead", ("ghosts", "dead_cards")),
    one_of("points_against_deaths", "ac-option-points_against_deaths", ("deaths", "points")),
    flag("camera_needs_route", "ac-option-camera_needs_route", True),
    flag("portrait_places_card", "ac-option-portrait_places_card"),
    flag("greenhorn_at_forced_vote", "ac-option-greenhorn_at_forced_vote"),
    number("decision_seconds", "ac-option-decision_seconds", 0, 600, 60),
    number("discussion_seconds", "ac-option-discussion_seconds", 0, 1800, 180),
    number("guess_seconds", "ac-option-guess_seconds", 30, 600, 120),
    number("night_seconds", "ac-option-night_seconds", 3, 60, 12),
    number("claim_seconds", "ac-option-claim_seconds", 3, 60, 8),
    one_of("bot_pace", "ac-option-bot_pace", ("natural", "fast", "slow")),
    flag("free_text", "ac-option-free_text", True),
    number("claims_per_phase", "ac-option-claims_per_phase", 1, 50, 6),
    number("claims_per_vote", "ac-option-claims_per_vote", 1, 50, 12),
    flag("silence_blocks_emotes", "ac-option-silence_blocks_emotes", True),
    one_of("history", "ac-option-history", ("full", "last_round", "none")),
    number("grace_seconds", "ac-option-grace_seconds", 10, 3600, 60),
    one_of("spectators", "ac-option-spectators", ("delayed", "live", "off")),
)


def with_dependent_defaults(seats: int, given: Mapping[str, object]) -> dict[str, object]:
    """AC-O3, AC-O4  The defaults that hang on the level and on the number of seats."""
    values = dict(given)
    values.setdefault("automa", seats == 4)
    values.setdefault("unsafe_paths", values.get("level", "first") != "first")
    return values


class Rules:
    """The options of one table, read once and shared by all copies of its state."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seats", "values")

    def __init__(self, seats: i64, values: OptionValues) -> None:
        self.seats: Final[i64] = seats
        self.values: Final = values
        self.has_automa: Final = values["automa"] is True
        self.parties: Final[i64] = seats + 1 if self.has_automa else seats
        self.automa: Final[i64] = seats if self.has_automa else -1
        figures: Figures = BOARD.figures[int(self.parties)]
        self.figures: Final = figures
        self.map: Final = figures.map
        self.pools: Final = role_pools(seats, values)
        self.has_seer: Final = (int(SEER),) in self.pools
        self.has_firestarter: Final = (int(FIRESTARTER),) in self.pools
        self.has_assassin: Final = (int(ASSASSIN),) in self.pools
        self.role_mask: Final[i64] = _mask_of(self.pools)
        self.tells_all: Final = values["history"] == "full"
        self.tells_last_round: Final = values["history"] == "last_round"
        self.hides_random_role: Final = values["random_role_hidden"] is True
        self.unsafe_paths: Final = values["unsafe_paths"] is True
        self.self_vote: Final = values["self_vote"] is True
        self.guess_after_wrong_claim: Final = values["seer_guess_after_wrong_claim"] is True
        self.every_ghost_counts: Final = values["counts_as_dead"] == "ghosts"
        self.deaths_trump_points: Final = values["points_against_deaths"] == "deaths"
        self.camera_needs_route: Final = values["camera_needs_route"] is True
        self.portrait_places_card: Final = values["portrait_places_card"] is True
        self.greenhorn_at_forced_vote: Final = values["greenhorn_at_forced_vote"] is True
        one: i64 = 1
        self.everybody: Final[i64] = (one << self.parties) - 1
        self.all_seats: Final[i64] = (one << seats) - 1
        # As a view shows them, made once: with every move they are found to be the same.
        self.shown: Final = self.plain()

    def text(self, name: str) -> str:
        return str(self.values[name])

    def seat(self, name: str) -> int | None:
        """The seat that an option names."""
        value = self.values[name]
        return value if isinstance(value, int) else None

    def number(self, name: str) -> int:
        value = self.values[name]
        assert isinstance(value, int)
        return value

    def plain(self) -> PlainOptions:
        """The options as plain data."""
        return {
            name: list(value) if isinstance(value, tuple) else value
            for name, value in self.values.items()
        }


def _mask_of(pools: tuple[tuple[int, ...], ...]) -> i64:
    """The roles that may be in play."""
    mask: i64 = 0
    one: i64 = 1
    for pool in pools:
        for role in pool:
            mask |= one << role
    return mask


def role_pools(seats: int, values: OptionValues) -> tuple[tuple[int, ...], ...]:
    """AC-S25, AC-Z3 to AC-Z8  Of each pool one role is in play, at random if it has several."""
    automa = values["automa"] is True
    parties = seats + 1 if automa else seats
    chosen = values["roles"]
    if chosen is None:
        return ()  # only in a position set up by hand
    if values["level"] == "first":
        return () if parties == 7 or automa else ((int(SEER),),)
    if isinstance(chosen, (list, tuple)) and chosen:
        return tuple([(ROLES.index(name),) for name in chosen])
    pools = BOARD.figures[parties].advanced
    return tuple([pool for pool in pools if pool != (int(SEER),) or parties != 5 or not automa])


def check_options(seats: int, values: OptionValues) -> None:
    """AC-O4, AC-Z8, AC-Z12  Refuse what does not go together."""
    _check_automa(seats, values)
    if values["roles"] != ():
        if values["level"] != "expert":
            raise BadOptions(
                f"option roles: {values['roles']!r} at the level {values['level']};"
                " only the level expert takes a set of roles"
            )
        _check_set(seats, values)


def _check_automa(seats: int, values: OptionValues) -> None:
    automa = values["automa"] is True
    if seats == 4 and not automa:
        raise BadOptions("option automa: False with 4 seats; 4 seats always play with the Automa")
    if automa and seats not in (4, 6):
        raise BadOptions(f"option automa: True with {seats} seats; it takes 4 or 6 seats")


def _check_set(seats: int, values: OptionValues) -> None:
    names = values["roles"]
    assert isinstance(names, tuple)
    rules = Rules(seats, values)
    figures = rules.figures
    investigators = rules.parties - figures.cultists
    if len(names) > investigators:
        raise BadOptions(f"{len(names)} roles; there are {investigators} investigators")
    if rules.has_seer and ((rules.parties == 7 and not rules.has_automa) or seats == 4):
        raise BadOptions(f"the seer with {seats} seats; they play without it")
    if rules.has_assassin and rules.parties < 7 and values["strict_role_counts"] is True:
        raise BadOptions(
            f"the assassin with {rules.parties} parties; it takes 7 or 8, or the option"
            " strict_role_counts off"
        )
    _check_loyalty(names, figures)


def _check_loyalty(names: tuple[str, ...], figures: Figures) -> None:
    """AC-Z8, AC-Z9"""
    roles: list[Role] = [BOARD.roles[ROLES.index(name)] for name in names]
    cultists = sum([role.loyalty for role in roles if role.side == "cultists"])
    investigators = sum([role.loyalty for role in roles if role.side == "investigators"])
    if max(cultists, investigators) > MOST_LOYALTY:
        raise BadOptions(
            f"loyalty {cultists} for the cultists and {investigators} for the investigators;"
            f" either is {MOST_LOYALTY} at most"
        )
    if cultists - investigators != figures.burden:
        raise BadOptions(
            f"loyalty {cultists} for the cultists minus {investigators} for the investigators is"
            f" {cultists - investigators}; with {figures.parties} parties it must be"
            f" {figures.burden}"
        )
