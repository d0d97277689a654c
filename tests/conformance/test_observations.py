"""Observation rows depend only on what the viewer knows, in every world, loud or quiet."""

from miskatonic.kernel.state import State
from miskatonic.sim.random_play import play_randomly
from tests.conformance.tables import AnyGame, Table, every_game, every_table, rng


def moments(table: Table, stride: int) -> list[State]:
    """States of one random game, every few decisions, and its end."""
    game, g, chance = table.game, table.new(), rng(230 + table.seed)
    states: list[State] = []
    while game.result(g) is None:
        states.append(g.clone())
        play_randomly(game, g, chance, stride)
    return [*states, g]


@every_table
def test_worlds_that_a_viewer_cannot_tell_apart_give_the_same_row(table: Table) -> None:
    game, viewers = table.game, table.viewers
    for number, g in enumerate(moments(table, 17)[:-1]):
        viewer = viewers[(number + table.seed) % len(viewers)]
        world = game.redeal(game.knowledge(g, viewer), rng(number))
        assert list(game.row(world, viewer)) == list(game.row(g, viewer))


@every_table
def test_every_number_of_a_row_is_in_its_range(table: Table) -> None:
    game, observation = table.game, table.game.observation
    names, least, most = observation.names(), observation.least(), observation.most()
    for g in moments(table, 23):
        for viewer in table.viewers:
            row = game.row(g, viewer)
            for name, low, value, high in zip(names, least, row, most, strict=True):
                assert low <= value <= high, (name, value)


@every_table
def test_a_quiet_game_gives_the_same_rows_as_a_loud_one(table: Table) -> None:
    game, loud, quiet = table.game, table.new(), table.new(loud=False)
    one, two = rng(3), rng(3)
    while game.result(loud) is None:
        play_randomly(game, loud, one, 29)
        play_randomly(game, quiet, two, 29)
        for viewer in table.viewers:
            assert list(game.row(loud, viewer)) == list(game.row(quiet, viewer))


@every_game
def test_masks_are_the_options_and_rewards_come_at_the_end(game: AnyGame) -> None:
    g = game.new(game.seats[-1], None, 5)
    chance = rng(4)
    while game.result(g) is None:
        assert game.returns(g) == [0.0] * game.seats[-1]
        for seat in range(game.seats[-1]):
            decision = game.decision(g, seat)
            options = sorted(decision.options) if decision is not None else []
            mask = game.mask(g, seat)
            assert [choice for choice in range(game.choices) if mask[choice]] == options
        play_randomly(game, g, chance, 7)
    result = game.result(g)
    assert result is not None
    paid = game.returns(g)
    assert {paid[seat] for seat in result.winners} <= {game.rewards.win}
    assert {paid[seat] for seat in result.losers} <= {game.rewards.loss}
