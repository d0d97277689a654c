"""The client lists the games of the server, in the same order."""

from miskatonic.games import MANIFESTS
from tools.client import manifest


def test_the_client_has_a_table_for_every_game_in_the_servers_order() -> None:
    expected = [(game.id, game.complexity) for game in MANIFESTS.values()]
    assert expected == [(game["id"], game["complexity"]) for game in manifest()]
