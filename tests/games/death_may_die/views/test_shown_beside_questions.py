"""Details shown beside a question: routes of a Run, blanks that count."""

from itertools import pairwise

import pytest

from miskatonic.games.death_may_die.model.choices import SPACE
from miskatonic.games.death_may_die.model.events import BlanksTurned
from tests.clauses import clause
from tests.games.death_may_die.rules.episodes import AZATHOTH, ISLE
from tests.games.death_may_die.rules.faces import BLANK, S, T
from tests.games.death_may_die.rules.table import GAME, Table, arranged, who


def routes(table: Table) -> dict[str, list[str]]:
    """The spaces of each route, by its end."""
    found = table.about["routes"]
    assert isinstance(found, list)
    named = [[table.space_names[space] for space in way] for way in found]
    return {way[-1]: way for way in named}


@clause("DMD-090")
def test_before_a_run_routes_to_all_reachable_spaces_are_shown() -> None:
    table = arranged(who("ruth", "pub"))
    ways = routes(table)
    assert ways["mill-lane"] == ["mill-lane"]
    assert ways["market-cross"] == ["mill-lane", "market-cross"] or ways["market-cross"] == [
        "town-square",
        "market-cross",
    ]
    assert max(len(way) for way in ways.values()) == 3
    assert "pub" not in ways


@clause("DMD-090", "DMD-091")
def test_every_route_can_be_walked_step_by_step() -> None:
    told = routes(arranged(who("ruth", "pub")))
    for way in told.values():
        table = arranged(who("ruth", "pub")).play("run")
        for space in way:
            table.play(f"space {space}")
        assert table.space("ruth") == way[-1]


def test_the_route_shown_avoids_enemies_if_equally_short() -> None:
    for enemy, other in (("mill-lane", "town-square"), ("town-square", "mill-lane")):
        table = arranged(who("ruth", "pub"), enemies=[("cultist", enemy, 0)])
        assert routes(table)["market-cross"] == [other, "market-cross"]


def test_during_a_run_only_its_remaining_length_counts() -> None:
    table = arranged(who("ruth", "pub")).play("run", "space mill-lane")
    assert max(len(way) for way in routes(table).values()) == table.about["left"]
    neighbours = {way[0] for way in routes(table).values()}
    options = GAME.decisions(table.g)[0].options
    assert neighbours == {table.space_names[each - SPACE] for each in options if each >= SPACE}


@clause("DMD-042")
def test_no_route_leads_through_a_lock() -> None:
    table = arranged(who("ruth", "landing-stage"), episode=ISLE)
    plain = table.g.paths.plain
    for way in routes(table).values():
        steps = [table.space_names.index(space) for space in ["landing-stage", *way]]
        for a, b in pairwise(steps):
            assert plain.distance(a, b) == 1


@clause("DMD-069")
@pytest.mark.parametrize("here", [True, False])
def test_blanks_that_count_as_tentacles_are_shown_with_their_token(here: bool) -> None:
    table = arranged(
        who("ruth", "pub"),
        elder_one=AZATHOTH,
        enemies=[("ghast", "pub", 0)],
        tokens=[("cosmic", "pub" if here else "abbey", 1)],
        dice=[S, BLANK, T],
    )
    table.play("attack", "done")
    told = [(each.n, table.token_names[each.token]) for each in table.events(BlanksTurned)]
    assert told == [(1, "cosmic")] * int(here)


def test_a_line_of_a_discovery_card_shows_which_side_it_claims() -> None:
    table = arranged(who("ruth", "pub"))
    cards = {card["id"]: card for card in GAME.legend(1, dict(table.g.rules.values))["cards"]}
    assert cards["e1-bailiff"]["takes"] == [0, 1]
    for card in cards.values():
        assert len(card["takes"]) == len(card["labels"])
        for side in card["takes"]:
            assert side == -1 or card["kinds"][side] != ""
