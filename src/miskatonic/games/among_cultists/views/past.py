"""The past as a viewer may see it: the history, and acts (AC-V3, AC-V5, AC-O19)."""

from functools import lru_cache
from typing import Final, NotRequired, TypedDict

from mypy_extensions import i64

from miskatonic.games.among_cultists.board.board import MARKERS, PLACE_NAMES, ROLES
from miskatonic.games.among_cultists.board.board_types import CARD_NAMES
from miskatonic.games.among_cultists.rules import acts
from miskatonic.games.among_cultists.rules.acts import Act, party_of, round_of
from miskatonic.games.among_cultists.rules.events import Cause, Phase, Via
from miskatonic.games.among_cultists.rules.roles import CAUSES
from miskatonic.games.among_cultists.rules.state import PHASES, AmongCultistsState
from miskatonic.kernel.events import Event
from miskatonic.kernel.log import told


class ActView(TypedDict):
    """AC-V5  An act; `deed` is its name (see rules/acts.py for the fields of each).

    `card`, `alive`, `dead` and `event` are secrets of the acting party, and None for the others.
    """

    deed: str
    round: int
    party: NotRequired[int]
    to: NotRequired[int]
    place: NotRequired[str]
    card: NotRequired[str | None]
    cards: NotRequired[int]
    target: NotRequired[int]
    via: NotRequired[Via]
    alive: NotRequired[int | None]
    dead: NotRequired[int | None]
    event: NotRequired[str | None]
    done: NotRequired[str]
    camera: NotRequired[bool]
    role: NotRequired[str]
    cause: NotRequired[Cause]
    phase: NotRequired[Phase]


# Acts with a part that only their doer knows.
WITH_SECRETS: Final = ("gave", "put", "saw", "bag")


def first_round_told(g: AmongCultistsState) -> i64:
    """AC-O19  The earliest round that the option `history` lets anyone look back to."""
    if g.result is not None or g.rules.tells_all:
        return 0
    return g.round - 1 if g.rules.tells_last_round else 99


def told_history(g: AmongCultistsState, seat: int | None, since: i64) -> list[Event]:
    """AC-V3, AC-O19"""
    wanted = g.rules.history
    if g.result is None and wanted == "none":
        return []
    if g.result is None and wanted == "last_round":
        since = max(since, g.last_round_mark)
    return told(g.log, seat, since, g.result is not None)


def told_acts(g: AmongCultistsState, seat: int | None) -> list[ActView]:
    """AC-V3, AC-V5  Public acts as far back as `history` allows; all own acts, with cards."""
    first = first_round_told(g)
    over = g.result is not None
    me: i64 = -1 if seat is None else seat
    found: list[ActView] = []
    for packed in g.acts:
        own = over or (me >= 0 and party_of(packed) == me)
        if own or round_of(packed) >= first:
            found.append(described_act(packed, own))
    return found


@lru_cache(maxsize=8192)
def described_act(packed: int, own: bool) -> ActView:
    """The description of an act, cached: all views share it, and nothing changes it."""
    return describe_act(Act(packed), own)


def describe_act(act: Act, own: bool) -> ActView:
    """Describe an act; the acting party's secrets are None for the others."""
    shown: ActView = {"deed": acts.ACT_NAMES[act.kind], "round": act.round}
    if act.kind not in (acts.PLACED, acts.DREW_UNSAFE):
        shown["party"] = act.party
    if act.kind == acts.GAVE:
        shown["to"] = act.first
        shown["card"] = CARD_NAMES[act.second] if own else None
    elif act.kind == acts.PUT:
        shown["place"] = PLACE_NAMES[act.first]
        shown["card"] = CARD_NAMES[act.second] if own else None
    elif act.kind == acts.SAW:
        shown["target"] = act.first
        shown["via"] = acts.VIAS[act.fourth]
        shown["alive"] = act.second if own else None
        shown["dead"] = act.third if own else None
    elif act.kind == acts.BAG:
        shown["event"] = MARKERS[act.first] if own else None
        shown["done"] = acts.BAG_OUTCOMES[act.second]
    else:
        _describe_open_act(act, shown)
    return shown


def _describe_open_act(act: Act, shown: ActView) -> None:
    """Describe an act without secrets."""
    if act.kind == acts.PLACED:
        shown["place"] = "unsafe" if act.first == acts.UNSAFE_DECK else PLACE_NAMES[act.first]
        shown["cards"] = act.second
    elif act.kind == acts.DREW:
        shown["place"] = PLACE_NAMES[act.first]
        shown["card"] = CARD_NAMES[act.second]
    elif act.kind == acts.DREW_UNSAFE:
        shown["card"] = CARD_NAMES[act.second]
    elif act.kind in (acts.USED, acts.FOUGHT):
        shown["place"] = PLACE_NAMES[act.first]
        if act.second == acts.WITH_CAMERA:
            shown["camera"] = True
    elif act.kind == acts.TESTED:
        shown["role"] = ROLES[act.first]
    else:
        assert act.kind == acts.TURNED
        shown["cause"] = CAUSES[act.first]
        shown["phase"] = PHASES[act.second]


def without_secrets(act: ActView) -> ActView:
    """The act as everyone except its doer sees it."""
    if act["deed"] not in WITH_SECRETS:
        return act
    shown = act.copy()
    if act["deed"] == "saw":
        shown["alive"] = None
        shown["dead"] = None
    elif act["deed"] == "bag":
        shown["event"] = None
    else:
        shown["card"] = None
    return shown
