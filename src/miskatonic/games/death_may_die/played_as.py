"""Whom a seat played in a finished game: results are counted by it."""

from collections.abc import Mapping, Sequence

from miskatonic.games.death_may_die.rules.state import DeathMayDieState


def played_as(g: DeathMayDieState, seat: int) -> Mapping[str, Sequence[str]]:
    """The investigator; alone, somebody plays several."""
    chosen = g.character if g.rules.seats == 1 else [g.character[seat]]
    people = g.components.library.investigators
    return {"investigator": [f"dmd-{people[each].id}" for each in chosen if each >= 0]}
