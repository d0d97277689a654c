"""Text for language-model agents that the table doesn't show: all claims, and how to make one."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from miskatonic.games.among_cultists.claims.grammar import FIXED, GROUNDS, KINDS, REQUESTS
from miskatonic.games.among_cultists.rules.claim_records import standing
from miskatonic.games.among_cultists.rules.events import ClaimSaid
from miskatonic.games.among_cultists.terminal.narration import act_as_event
from miskatonic.games.among_cultists.views.past import WITH_SECRETS
from miskatonic.terminal.table import GameTable, View

# The latest claims that are repeated: about two rounds of talk among six.
CLAIMS: Final = 60
# The number of the viewer's own acts that the table shows.
MEMORIES: Final = 5


def agent_notes(table: GameTable, view: View) -> list[str]:
    """The viewer's secrets of the whole game, the claims with their numbers, and the talk menu."""
    return [*_own_acts(table, view), *_claims(table, view), *_menu(table, view)]


def _own_acts(table: GameTable, view: View) -> list[str]:
    """AC-V5  The viewer's acts with secret cards, if the table leaves some of them out."""
    own = [
        act for act in view["deeds"] if act["deed"] in WITH_SECRETS and act["party"] == view["seat"]
    ]
    if len(own) <= MEMORIES or view["result"] is not None:
        return []
    told = [f"  {act['round']}: {table.sentence(act_as_event(act))}" for act in own]
    return [table.texts("ac-agent-own-acts"), *told]


def _claims(table: GameTable, view: View) -> list[str]:
    """AC-T1, AC-T19  The claims, and the contradictions between them."""
    if not view["claims"]:
        return []
    lines = [table.texts("ac-agent-claims")]
    for said in view["claims"][-CLAIMS:]:
        lines.append(f"  {said['id']}. {table.sentence(ClaimSaid(**said))}")
    for each in standing(view["contradictions"], view["claims"]):
        numbers = {"claim": each["claim"], "other": each["other"] or 0}
        lines.append(f"  {table.texts('ac-agent-contradiction', **numbers)}")
    return lines


def _menu(table: GameTable, view: View) -> list[str]:
    """AC-T4  The kinds of claim allowed now, with the values of their fields."""
    talk = view["talk"]
    if talk is None or not talk["kinds"] or talk["left"] <= 0 or view["result"] is not None:
        return []
    lines = [table.texts("ac-agent-talk", left=talk["left"])]
    for kind in talk["kinds"]:
        fields = ", ".join(f"{name}: {sort}" for name, sort in KINDS[kind].items())
        lines.append(f"  {kind} {{{fields}}}")
    sorts = {sort for kind in talk["kinds"] for sort in KINDS[kind].values()}
    if "ground" in sorts:
        lines.append(f"  ground: {_written(GROUNDS)}")
    if "object" in sorts:
        lines.append(f"  object: {_written(REQUESTS)}")
    offered: Mapping[str, Any] = {**FIXED, **talk["values"]}
    for sort in sorted(sorts & set(offered)):
        if sort != "count":
            lines.append(f"  {sort}: {_written(offered[sort])}")
    return lines


def _written(value: Any) -> str:
    return msgspec.json.encode(value).decode()
