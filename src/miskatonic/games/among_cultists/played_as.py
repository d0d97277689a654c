"""What a seat was in a finished game: results are counted by it."""

from collections.abc import Mapping, Sequence

from miskatonic.games.among_cultists.rules.board import ROLES
from miskatonic.games.among_cultists.rules.cards import CULTIST
from miskatonic.games.among_cultists.rules.ending import TEAMS
from miskatonic.games.among_cultists.rules.state import AmongCultistsState


def played_as(g: AmongCultistsState, seat: int) -> Mapping[str, Sequence[str]]:
    """The team, and the role that was dealt."""
    if not g.role:
        return {}
    team = TEAMS[1] if g.role[seat] == CULTIST else TEAMS[0]
    return {"side": [f"ac-team-{team}"], "role": [f"ac-role-{ROLES[g.role[seat]]}"]}
