"""The options of a table (AC-O), and the rules that follow from them."""

from collections.abc import Mapping
from typing import ClassVar, Final

from mypy_extensions import i64

from miskatonic.errors import BadOptions
from miskatonic.games.among_cultists.board.board import BOARD, ROLES
from miskatonic.games.among_cultists.board.board_types import Figures, Role
from miskatonic.games.among_cultists.rules.cards import ASSASSIN, FIRESTARTER, SEER
from miskatonic.kernel.options import OptionReader, OptionValues, SharedRules

# Options as a view shows them.
PlainOptions = dict[str, bool | int | str | list[str] | None]

SPECIAL_ROLES: Final = ROLES[2:]
MOST_LOYALTY: Final = 5

LEVELS: Final = ("first", "advanced", "expert")


def with_dependent_defaults(seats: int, given: Mapping[str, object]) -> dict[str, object]:
    """AC-O3, AC-O4  The defaults that depend on the level and on the number of seats."""
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
        options = OptionReader("ac", values)
        self.level: Final = options.one_of("level", LEVELS)
        # Empty for the set of the level; None in a position set up by hand.
        self.roles: Final = options.some_of("roles", SPECIAL_ROLES)
        self.unsafe_paths: Final = options.flag("unsafe_paths")
        self.has_automa: Final = options.flag("automa")
        # Right of the first knife if no seat is named.
        self.automa_seat: Final = options.seat("automa_seat")
        # Who has the first knife; drawn by lot if no seat is named.
        self.start: Final = options.seat("start")
        self.guess_after_wrong_claim: Final = options.flag("seer_guess_after_wrong_claim", True)
        self.hides_random_role: Final = options.flag("random_role_hidden", True)
        self.strict_role_counts: Final = options.flag("strict_role_counts", True)
        self.self_vote: Final = options.flag("self_vote", True)
        dead = options.one_of("counts_as_dead", ("ghosts", "dead_cards"))
        self.every_ghost_counts: Final = dead == "ghosts"
        trump = options.one_of("points_against_deaths", ("deaths", "points"))
        self.deaths_trump_points: Final = trump == "deaths"
        self.camera_needs_route: Final = options.flag("camera_needs_route", True)
        self.portrait_places_card: Final = options.flag("portrait_places_card")
        self.greenhorn_at_forced_vote: Final = options.flag("greenhorn_at_forced_vote")
        options.number("decision_seconds", 0, 600, 60, ("setting", "decision_seconds"))
        options.number("discussion_seconds", 0, 1800, 180, ("time limit", "discuss"))
        options.number("guess_seconds", 30, 600, 120, ("time limit", "guess"))
        options.number("night_seconds", 3, 60, 12, ("least time", "night"))
        options.number("claim_seconds", 3, 60, 8, ("window", "claim"))
        options.one_of("bot_pace", ("natural", "fast", "slow"), ("setting", "bot_pace"))
        self.free_text: Final = options.flag("free_text", True, ("setting", "chat"))
        self.claims_per_phase: Final = options.number("claims_per_phase", 1, 50, 6)
        self.claims_per_vote: Final = options.number("claims_per_vote", 1, 50, 12)
        self.silence_blocks_emotes: Final = options.flag("silence_blocks_emotes", True)
        self.history: Final = options.one_of("history", ("full", "last_round", "none"))
        options.number("grace_seconds", 10, 3600, 60, ("setting", "grace_seconds"))
        options.one_of("spectators", ("delayed", "live", "off"), ("setting", "spectators"))
        self.declared: Final = tuple(options.declared)

        self.parties: Final[i64] = seats + 1 if self.has_automa else seats
        self.automa: Final[i64] = seats if self.has_automa else -1
        figures: Figures = BOARD.figures[int(self.parties)]
        self.figures: Final = figures
        self.map: Final = figures.map
        self.pools: Final = _role_pools(self.level, self.roles, figures, self.has_automa)
        self.has_seer: Final = (int(SEER),) in self.pools
        self.has_firestarter: Final = (int(FIRESTARTER),) in self.pools
        self.has_assassin: Final = (int(ASSASSIN),) in self.pools
        self.role_mask: Final[i64] = _mask_of(self.pools)
        self.tells_all: Final = self.history == "full"
        self.tells_last_round: Final = self.history == "last_round"
        one: i64 = 1
        self.everybody: Final[i64] = (one << self.parties) - 1
        self.all_seats: Final[i64] = (one << seats) - 1
        # As views show them; made once, so that comparing them after a move is quick.
        self.shown: Final[PlainOptions] = {
            name: list(value) if isinstance(value, tuple) else value
            for name, value in values.items()
        }


def _role_pools(
    level: str, roles: tuple[str, ...] | None, figures: Figures, automa: bool
) -> tuple[tuple[int, ...], ...]:
    """AC-S25, AC-Z3 to AC-Z8  Of each pool one role is in play, at random if it has several."""
    if roles is None:
        return ()
    if level == "first":
        return () if figures.parties == 7 or automa else ((int(SEER),),)
    if roles:
        return tuple([(ROLES.index(name),) for name in roles])
    without_seer = figures.parties == 5 and automa
    return tuple([pool for pool in figures.advanced if not without_seer or pool != (int(SEER),)])


def _mask_of(pools: tuple[tuple[int, ...], ...]) -> i64:
    """The roles that may be in play."""
    mask: i64 = 0
    one: i64 = 1
    for pool in pools:
        for role in pool:
            mask |= one << role
    return mask


OPTIONS: Final = Rules(5, {}).declared
_SHARED: Final = SharedRules(Rules)


def read_rules(seats: int, options: OptionValues) -> Rules:
    """The rules of a table with these options."""
    return _SHARED.of(seats, options)


def check_options(seats: int, values: OptionValues) -> None:
    """AC-O4, AC-Z8, AC-Z12  Reject options that conflict."""
    _check_automa(seats, values)
    if values["roles"] != ():
        if values["level"] != "expert":
            raise BadOptions(
                f"option roles: {values['roles']!r} at the level {values['level']};"
                " only the level expert allows a set of roles"
            )
        _check_set(seats, values)


def _check_automa(seats: int, values: OptionValues) -> None:
    automa = values["automa"] is True
    if seats == 4 and not automa:
        raise BadOptions("option automa: False with 4 seats; 4 seats always play with the Automa")
    if automa and seats not in (4, 6):
        raise BadOptions(f"option automa: True with {seats} seats; expected 4 or 6 seats")


def _check_set(seats: int, values: OptionValues) -> None:
    names = values["roles"]
    assert isinstance(names, tuple)
    rules = Rules(seats, values)
    figures = rules.figures
    investigators = rules.parties - figures.cultists
    if len(names) > investigators:
        raise BadOptions(f"{len(names)} roles; there are {investigators} investigators")
    if rules.has_seer and ((rules.parties == 7 and not rules.has_automa) or seats == 4):
        raise BadOptions(f"the seer with {seats} seats; expected roles without it")
    if rules.has_assassin and rules.parties < 7 and values["strict_role_counts"] is True:
        raise BadOptions(
            f"the assassin with {rules.parties} parties; expected 7 or 8, or the option"
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
            f" each is at most {MOST_LOYALTY}"
        )
    if cultists - investigators != figures.burden:
        raise BadOptions(
            f"loyalty {cultists} for the cultists minus {investigators} for the investigators is"
            f" {cultists - investigators}; with {figures.parties} parties it must be"
            f" {figures.burden}"
        )
