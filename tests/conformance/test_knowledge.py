"""Who knows what: views, events, and worlds redealt from a view."""

from typing import Any

import msgspec
import pytest

from miskatonic.kernel.log import Entry, told
from miskatonic.kernel.state import State
from miskatonic.sim.random_play import play_randomly
from tests.conformance.tables import AnyGame, Table, encoded, every_table, rng


def _moments(table: Table, stride: int) -> list[State]:
    """States of one random game, every few decisions."""
    game, g, chance = table.game, table.new(), rng(30 + table.seed)
    states: list[State] = []
    while game.result(g) is None:
        states.append(g.clone())
        play_randomly(game, g, chance, stride)
    return states


def _reread(game: AnyGame, view: object) -> Any:
    """The view as another process would get it: serialized."""
    return game.read_view(encoded(view))


@every_table
def test_a_redealt_state_looks_the_same_to_its_viewer(table: Table) -> None:
    game = table.game
    for g in _moments(table, 7):
        for viewer in table.viewers:
            known = game.knowledge(g, viewer)
            worlds = game.worlds(_reread(game, known))
            for seed in range(2):
                world = worlds.deal(rng(seed))
                assert encoded(known) == encoded(game.knowledge(world, viewer))


@every_table
def test_a_viewer_has_the_same_options_in_every_fitting_world(table: Table) -> None:
    game = table.game
    for g in _moments(table, 6):
        for viewer in range(table.seats):
            world = game.redeal(game.knowledge(g, viewer), rng(40))
            mine, again = game.decision(g, viewer), game.decision(world, viewer)
            assert (mine is None) == (again is None)
            if mine is not None and again is not None:
                assert (mine.id, mine.prompt, mine.source) == (again.id, again.prompt, again.source)
                assert mine.options == again.options
                assert (mine.locked, mine.reasons) == (again.locked, again.reasons)


@pytest.mark.slow
@every_table
def test_a_redealt_state_can_be_played_to_the_end(table: Table) -> None:
    game = table.game
    for g in _moments(table, 11):
        for viewer in table.viewers:
            world = game.redeal(game.knowledge(g, viewer), rng(50))
            play_randomly(game, world, rng(51))
            assert game.result(world) is not None


@every_table
def test_redealing_depends_only_on_view_and_rng(table: Table) -> None:
    game = table.game
    for g in _moments(table, 13):
        known = game.knowledge(g, 0)
        assert game.save(game.redeal(known, rng(60))) == game.save(game.redeal(known, rng(60)))


@every_table
def test_events_are_declared_and_their_fields_have_the_declared_types(table: Table) -> None:
    game, g = table.game, table.new()
    play_randomly(game, g, rng(70))
    for entry in _log(g):
        event = entry.event
        assert type(event) in game.event_types
        assert event == msgspec.json.decode(encoded(event), type=type(event))


@every_table
def test_the_events_after_an_index_are_the_rest_of_all_events(table: Table) -> None:
    game, g, chance = table.game, table.new(), rng(80)
    while game.result(g) is None:
        before = {viewer: game.events(g, viewer) for viewer in table.viewers}
        since = game.told_so_far(g)
        play_randomly(game, g, chance, 4)
        if game.result(g) is None:
            for viewer in table.viewers:
                rest = game.events(g, viewer, since)
                assert before[viewer] + rest == game.events(g, viewer)
                if rest and table.options.get("history", "full") == "full":
                    assert game.view(g, viewer)["history"][-len(rest) :] == rest


@every_table
def test_views_and_events_are_plain_data(table: Table) -> None:
    game = table.game
    for g in _moments(table, 9):
        for viewer in table.viewers:
            view = game.view(g, viewer)
            assert encoded(view) == encoded(_reread(game, view))


@every_table
def test_a_finished_game_is_open_to_all(table: Table) -> None:
    game, g = table.game, table.new()
    play_randomly(game, g, rng(90))
    everything = told(g.log, None, all_open=True)
    assert len(_log(g)) == len(everything)
    for viewer in table.viewers:
        assert everything == game.events(g, viewer)
        assert game.view(g, viewer)["result"] is not None


def _log(g: State) -> list[Entry]:
    entries: list[Entry] = []
    entry = g.log
    while entry is not None:
        entries.append(entry)
        entry = entry.earlier
    return entries
