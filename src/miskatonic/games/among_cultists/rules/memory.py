"""What a viewer is told of what was: the history, and deeds (AC-V3, AC-V5, AC-O19)."""

from mypy_extensions import i64

from miskatonic.games.among_cultists.rules.acts import (
    BAG,
    BAG_DEEDS,
    DEED_NAMES,
    DREW,
    DREW_UNSAFE,
    FOUGHT,
    GAVE,
    PLACED,
    PUT,
    SAW,
    TESTED,
    TURNED,
    UNSAFE_DECK,
    USED,
    VIAS,
    Deed,
)
from miskatonic.games.among_cultists.rules.board import EVENTS, PLACE_NAMES, ROLES
from miskatonic.games.among_cultists.rules.cards import CARD_NAMES
from miskatonic.games.among_cultists.rules.roles import CAUSES
from miskatonic.games.among_cultists.rules.state import PHASES, AmongCultistsState
from miskatonic.kernel.events import Fields, told


def first_round_told(g: AmongCultistsState) -> int:
    """AC-O19  The first round that the option `history` still lets anybody look back to."""
    wanted = g.rules.text("history")
    if g.result is not None or wanted == "full":
        return 0
    return g.round - 1 if wanted == "last_round" else 99


def told_history(g: AmongCultistsState, seat: int | None, since: i64) -> list[Fields]:
    """AC-V3, AC-O19"""
    wanted = g.rules.text("history")
    if g.result is None and wanted == "none":
        return []
    if g.result is None and wanted == "last_round":
        since = max(since, g.last_round_mark)
    return told(g.log, seat, since, g.result is not None)


def told_deeds(g: AmongCultistsState, seat: int | None) -> list[Fields]:
    """AC-V3, AC-V5  Public deeds as far back as is told; the own ones always, with their cards."""
    first = first_round_told(g)
    deeds: list[Fields] = []
    for packed in g.deeds:
        deed = Deed(packed)
        own = deed.party == seat or g.result is not None
        if own or deed.round >= first:
            deeds.append(describe_deed(deed, own))
    return deeds


def describe_deed(deed: Deed, own: bool) -> Fields:
    """A deed; what only its doer knows of it is None for the others."""
    fields: Fields = {"deed": DEED_NAMES[deed.kind], "round": deed.round}
    if deed.kind not in (PLACED, DREW_UNSAFE):
        fields["party"] = deed.party
    if deed.kind == GAVE:
        fields |= {"to": deed.first, "card": CARD_NAMES[deed.second] if own else None}
    elif deed.kind == PUT:
        card = CARD_NAMES[deed.second] if own else None
        fields |= {"place": PLACE_NAMES[deed.first], "card": card}
    elif deed.kind == SAW:
        fields |= {"target": deed.first, "via": VIAS[deed.fourth]}
        alive, dead = (deed.second, deed.third) if own else (None, None)
        fields |= {"alive": alive, "dead": dead}
    elif deed.kind == BAG:
        event = EVENTS[deed.first] if own else None
        fields |= {"event": event, "done": BAG_DEEDS[deed.second]}
    elif deed.kind == PLACED:
        fields |= {"place": _pile_name(deed.first), "cards": deed.second}
    elif deed.kind == DREW:
        fields |= {"place": PLACE_NAMES[deed.first], "card": CARD_NAMES[deed.second]}
    elif deed.kind == DREW_UNSAFE:
        fields["card"] = CARD_NAMES[deed.second]
    elif deed.kind in (USED, FOUGHT):
        fields["place"] = PLACE_NAMES[deed.first]
    elif deed.kind == TESTED:
        fields["role"] = ROLES[deed.first]
    else:
        assert deed.kind == TURNED
        fields |= {"cause": CAUSES[deed.first], "phase": PHASES[deed.second]}
    return fields


def _pile_name(place: i64) -> str:
    return "unsafe" if place == UNSAFE_DECK else PLACE_NAMES[place]
