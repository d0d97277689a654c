"""The investigators that a seat played in a finished game, for statistics."""

from collections.abc import Mapping, Sequence

from miskatonic.games.death_may_die.rules.state import DeathMayDieState


def roles_played(g: DeathMayDieState, seat: int) -> Mapping[str, Sequence[str]]:
    """The seat's investigator; a single player has two."""
    chosen = g.character if g.rules.seats == 1 else [g.character[seat]]
    people = g.components.library.investigators
    return {"investigator": [f"dmd-{people[each].id}" for each in chosen if each >= 0]}
