"""What players would notice about bots, in a few games with fixed seeds."""

from collections import Counter

import pytest

from miskatonic.games.death_may_die.library import library
from miskatonic.games.death_may_die.measures import DRAGGED, UNUSED
from miskatonic.reports.experience import PlayerExperience, player_experience
from tests.games.death_may_die.bots.asking import answer
from tests.games.death_may_die.rules.table import GAME, Table

MOST_UNUSED = 0.03


def share_unused(found: PlayerExperience) -> float:
    """The share of unused actions."""
    kinds = Counter[str]()
    for game in found.games:
        for each in game.acts:
            kinds[each.kind] += each.times
    return found.wasted[UNUSED] / (kinds["action"] + kinds["no-action"])


@pytest.mark.slow
@pytest.mark.once
def test_adepts_leave_hardly_any_action_unused() -> None:
    found = player_experience("death-may-die", ("adept",) * 2, games=2, seed=22)
    assert share_unused(found) <= MOST_UNUSED


def test_bots_shake_off_monsters_instead_of_leading_them_along() -> None:
    found = player_experience("death-may-die", ("novice",) * 4, games=4, seed=12)
    shaken = sum(
        each.times for game in found.games for each in game.acts if each.kind == "shaken-off"
    )
    assert shaken > 0
    assert found.wasted[DRAGGED] == 0


def parties(level: str, seats: int, tables: int) -> list[list[int]]:
    """The investigators that bots choose, table by table."""
    found: list[list[int]] = []
    for seed in range(tables):
        table = Table(GAME.new(seats, {"investigators": "chosen"}, seed, loud=False))
        while table.prompt == "character":
            GAME.play(table.g, table.asked[0], answer(table, level, seed))
        found.append(list(table.g.character))
    return found


@pytest.mark.parametrize("level", ["novice", "adept"])
def test_every_investigator_is_chosen_sometimes(level: str) -> None:
    """Regression: bots always played the same four investigators."""
    chosen = Counter(each for party in parties(level, 2, 60) for each in party)
    assert set(chosen) == set(range(len(library().investigators)))
    assert max(chosen.values()) <= 30


def test_two_investigators_share_no_common_skill() -> None:
    """With ten to choose from, one of them always has two other skills."""
    people = library().investigators
    for party in parties("adept", 2, 30):
        skills = [skill for each in party for skill in people[each].skills[1:]]
        assert len(set(skills)) == len(skills)


def test_answers_do_not_depend_on_questions_asked_in_between() -> None:
    """All tables with the same boxes share an evaluation."""
    table = Table(GAME.new(2, {"investigators": "random"}, 3, loud=False))
    other = Table(GAME.new(3, {"investigators": "random"}, 4, loud=False))
    first = answer(table, "adept")
    answer(other, "novice")
    assert first == answer(table, "adept")
