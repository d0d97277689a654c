"""A game with one request, without a name; presets; conflicting options."""

import pytest

from miskatonic.games import GAMES, MANIFESTS
from miskatonic.server.people.guest_names import FAMILY, GIVEN, LONGEST, bot_names
from miskatonic.server.people.names import check_name
from tests.server.harness import GAME, Json, LocalServer, Visitor

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", list(GAMES))
async def test_an_anonymous_visitor_starts_a_game_with_one_request(
    server: LocalServer, game: str
) -> None:
    anonymous = server.anonymous()
    started = await anonymous.do("POST", "/api/play", {"game": game})
    assert started["me"]["login"] is None
    seen = await anonymous.do("GET", f"/api/tables/{started['table']}")
    live_table, first = seen["room"], MANIFESTS[game].first_game
    assert (live_table["status"], seen["seat"], seen["host"]) == ("playing", 0, True)
    assert live_table["seats"][0]["name"] == started["me"]["name"]
    assert [seat["level"] for seat in live_table["seats"][1:]] == [first.level] * (first.seats - 1)
    socket = await anonymous.connect(started["table"])
    assert socket.decision is not None and socket.decision["options"]


async def test_with_friends_the_table_waits_for_them(server: LocalServer) -> None:
    ada = await server.visitor("Ada")
    started = await ada.do("POST", "/api/play", {"game": GAME, "others": "friends"})
    assert started["me"]["name"] == "Ada"
    live_table = (await ada.do("GET", f"/api/tables/{started['table']}"))["room"]
    assert (live_table["status"], live_table["preset"]) == ("lobby", "first")
    assert [seat["kind"] for seat in live_table["seats"]] == ["person", *["empty"] * 4]


async def test_an_invalid_quick_start_is_refused_and_creates_no_guest(server: LocalServer) -> None:
    anonymous = server.anonymous()
    assert await anonymous.refusal("POST", "/api/play", {"game": "chess"}) == "no-such-game"
    wrong = {"game": GAME, "preset": "hardest"}
    response = await anonymous.request("POST", "/api/play", wrong)
    assert response.json()["reason"] == "bad-message"
    assert "'hardest'" in response.json()["detail"] and "usual" in response.json()["detail"]
    assert await anonymous.do("GET", "/api/me") == {"me": None}


async def test_the_front_page_needs_one_request(server: LocalServer) -> None:
    anonymous = server.anonymous()
    start = await anonymous.do("GET", "/api/start")
    assert [each["id"] for each in start["games"]] == list(GAMES)
    assert (start["me"], start["mine"]) == (None, [])
    assert start["proposed"].split(" ")[0] in GIVEN
    table = (await anonymous.do("POST", "/api/play", {"game": GAME}))["table"]
    again = await anonymous.do("GET", "/api/start")
    assert [each["id"] for each in again["mine"]] == [table]
    assert again["me"] is not None and again["proposed"] == ""


async def test_a_single_game_is_described_as_in_the_list(server: LocalServer) -> None:
    anonymous = server.anonymous()
    games = (await anonymous.do("GET", "/api/games"))["games"]
    assert [await anonymous.do("GET", f"/api/games/{each['id']}") for each in games] == games
    assert await anonymous.refusal("GET", "/api/games/chess") == "no-such-game"


# ---------------------------------------------------------------- names


def test_every_proposed_name_is_valid() -> None:
    longest = max(len(name) for name in GIVEN) + 1 + max(len(name) for name in FAMILY)
    assert longest <= LONGEST
    for name in (*GIVEN, *FAMILY):
        check_name(name)
    assert not {name.casefold() for name in GIVEN} & bot_names(8)


async def test_two_people_at_a_table_never_have_the_same_name(server: LocalServer) -> None:
    ada, other = await server.visitor("Ada"), await server.visitor("ADA")
    table = await ada.make_table(seats=4)
    await other.do("POST", f"/api/tables/{table}/sit", {})
    assert await _names(ada, table) == ["Ada", "ADA 2", "", ""]
    # Names stay distinct when people change their seat or their name.
    await other.do("POST", f"/api/tables/{table}/sit", {"seat": 3})
    await other.do("PUT", "/api/me", {"name": "Ben"})
    assert await _names(ada, table) == ["Ada", "", "", "Ben"]
    await other.do("PUT", "/api/me", {"name": "Ada"})
    assert await _names(ada, table) == ["Ada", "", "", "Ada 2"]


async def test_no_person_has_the_name_of_a_bot(server: LocalServer) -> None:
    barnabas = await server.visitor("Barnabas")
    table = await barnabas.make_table(seats=3)
    assert await _names(barnabas, table) == ["Barnabas 2", "", ""]


async def test_a_numbered_long_name_stays_within_the_limit(server: LocalServer) -> None:
    long = "Wilhelmina of the Marshes"[:24]
    ada, other = await server.visitor(long), await server.visitor(long)
    table = await ada.make_table(seats=3)
    await other.do("POST", f"/api/tables/{table}/sit", {})
    names = await _names(ada, table)
    assert names[1] == f"{long[:22].rstrip()} 2" and len(names[1]) <= LONGEST


async def _names(visitor: Visitor, table: str) -> list[str]:
    seats = (await visitor.do("GET", f"/api/tables/{table}"))["room"]["seats"]
    return [seat["name"] for seat in seats]


# ---------------------------------------------------------------- presets and conflicting options


@pytest.mark.parametrize("game", list(GAMES))
def test_every_preset_can_be_played_with_every_number_of_seats(game: str) -> None:
    manifest = MANIFESTS[game]
    assert [preset.id for preset in manifest.presets] == ["first", "usual", "everything"]
    for preset in manifest.presets:
        assert preset.level in manifest.levels
        for seats in manifest.game.seats:
            manifest.game.read(seats, manifest.compatible_options(seats, preset.options))


async def _change(
    ada: Visitor, live_table: Json, seats: int | None = None, **options: object
) -> Json:
    new = {
        "game": live_table["game"],
        "seats": len(live_table["seats"]) if seats is None else seats,
        "options": {**live_table["options"], **options},
        "settings": live_table["settings"],
    }
    changed: Json = (await ada.do("PUT", f"/api/tables/{live_table['id']}", new))["room"]
    return changed


async def test_conflicting_options_are_resolved_for_the_host(server: LocalServer) -> None:
    ada = await server.visitor("Ada")
    live_table = (await ada.do("POST", "/api/tables", {"game": "among-cultists", "seats": 6}))[
        "room"
    ]
    assert live_table["options"]["automa"] is False
    live_table = await _change(ada, live_table, seats=4)
    assert (len(live_table["seats"]), live_table["options"]["automa"]) == (4, True)
    live_table = await _change(ada, live_table, automa=False)
    assert live_table["options"]["automa"] is True
    live_table = await _change(ada, live_table, seats=5)
    assert live_table["options"]["automa"] is False
    # The level follows the chosen roles, and the roles follow the level.
    live_table = await _change(ada, live_table, roles=["clumsy"])
    assert live_table["options"]["level"] == "expert" and "clumsy" in live_table["options"]["roles"]
    live_table = await _change(ada, live_table, level="first")
    assert (live_table["options"]["roles"], live_table["options"]["unsafe_paths"]) == ([], False)


async def test_options_that_name_a_removed_seat_are_reset(server: LocalServer) -> None:
    ada = await server.visitor("Ada")
    new = {"game": GAME, "seats": 5, "options": {"first_player": 4}}
    live_table = (await ada.do("POST", "/api/tables", new))["room"]
    assert live_table["options"]["first_player"] == 4
    live_table = await _change(ada, live_table, seats=3)
    assert live_table["options"]["first_player"] is None
    # But an impossible value is refused.
    wrong = {"game": GAME, "seats": 3, "options": {"first_player": 7}}
    assert await ada.refusal("PUT", f"/api/tables/{live_table['id']}", wrong) == "bad-options"


async def test_the_lobby_says_which_preset_the_options_match(server: LocalServer) -> None:
    ada = await server.visitor("Ada")
    live_table = (await ada.do("POST", "/api/tables", {"game": "among-cultists", "seats": 6}))[
        "room"
    ]
    assert live_table["preset"] is None
    for preset in MANIFESTS["among-cultists"].presets:
        new = {"game": live_table["game"], "seats": 6, "options": preset.options}
        live_table = (await ada.do("PUT", f"/api/tables/{live_table['id']}", new))["room"]
        assert live_table["preset"] == preset.id
    assert (await _change(ada, live_table, self_vote=False))["preset"] is None
