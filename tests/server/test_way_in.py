"""From nobody to the first question with one request; presets; options that are solved."""

import pytest

from miskatonic.games import GAMES, MANIFESTS
from miskatonic.server.names import check_name
from miskatonic.server.proposed_names import FAMILY, GIVEN, LONGEST, bot_names
from tests.server.harness import GAME, Json, TestHouse, Visitor

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", list(GAMES))
async def test_nobody_plays_with_one_request_and_has_the_first_question(
    house: TestHouse, game: str
) -> None:
    nobody = house.nobody()
    started = await nobody.do("POST", "/api/play", {"game": game})
    assert started["me"]["login"] is None
    seen = await nobody.do("GET", f"/api/tables/{started['table']}")
    room, first = seen["room"], MANIFESTS[game].first_game
    assert (room["status"], seen["seat"], seen["host"]) == ("playing", 0, True)
    assert room["seats"][0]["name"] == started["me"]["name"]
    assert [seat["level"] for seat in room["seats"][1:]] == [first.level] * (first.seats - 1)
    socket = await nobody.connect(started["table"])
    assert socket.decision is not None and socket.decision["options"]


async def test_with_friends_the_table_waits_for_them(house: TestHouse) -> None:
    ada = await house.visitor("Ada")
    started = await ada.do("POST", "/api/play", {"game": GAME, "others": "friends"})
    assert started["me"]["name"] == "Ada"
    room = (await ada.do("GET", f"/api/tables/{started['table']}"))["room"]
    assert (room["status"], room["preset"]) == ("lobby", "first")
    assert [seat["kind"] for seat in room["seats"]] == ["person", *["empty"] * 4]


async def test_what_cannot_be_played_is_refused_and_makes_nobody(house: TestHouse) -> None:
    nobody = house.nobody()
    assert await nobody.refusal("POST", "/api/play", {"game": "chess"}) == "no-such-game"
    wrong = {"game": GAME, "preset": "hardest"}
    response = await nobody.request("POST", "/api/play", wrong)
    assert response.json()["reason"] == "bad-message"
    assert "'hardest'" in response.json()["detail"] and "usual" in response.json()["detail"]
    assert await nobody.do("GET", "/api/me") == {"me": None}


async def test_the_first_page_is_one_answer(house: TestHouse) -> None:
    nobody = house.nobody()
    start = await nobody.do("GET", "/api/start")
    assert [each["id"] for each in start["games"]] == list(GAMES)
    assert (start["me"], start["mine"]) == (None, [])
    assert start["proposed"].split(" ")[0] in GIVEN
    table = (await nobody.do("POST", "/api/play", {"game": GAME}))["table"]
    again = await nobody.do("GET", "/api/start")
    assert [each["id"] for each in again["mine"]] == [table]
    assert again["me"] is not None and again["proposed"] == ""


async def test_one_game_is_told_as_in_the_list_of_all(house: TestHouse) -> None:
    nobody = house.nobody()
    games = (await nobody.do("GET", "/api/games"))["games"]
    assert [await nobody.do("GET", f"/api/games/{each['id']}") for each in games] == games
    assert await nobody.refusal("GET", "/api/games/chess") == "no-such-game"


# ---------------------------------------------------------------- names


def test_every_name_that_is_proposed_can_be_had() -> None:
    longest = max(len(name) for name in GIVEN) + 1 + max(len(name) for name in FAMILY)
    assert longest <= LONGEST
    for name in (*GIVEN, *FAMILY):
        check_name(name)
    assert not {name.casefold() for name in GIVEN} & bot_names(8)


async def test_two_people_at_one_table_never_have_one_name(house: TestHouse) -> None:
    ada, other = await house.visitor("Ada"), await house.visitor("ADA")
    table = await ada.make_table(seats=4)
    await other.do("POST", f"/api/tables/{table}/sit", {})
    assert await _names(ada, table) == ["Ada", "ADA 2", "", ""]
    # Whoever moves, or changes their name, still has one of their own.
    await other.do("POST", f"/api/tables/{table}/sit", {"seat": 3})
    await other.do("PUT", "/api/me", {"name": "Ben"})
    assert await _names(ada, table) == ["Ada", "", "", "Ben"]
    await other.do("PUT", "/api/me", {"name": "Ada"})
    assert await _names(ada, table) == ["Ada", "", "", "Ada 2"]


async def test_nobody_is_called_as_a_bot_is(house: TestHouse) -> None:
    barnabas = await house.visitor("Barnabas")
    table = await barnabas.make_table(seats=3)
    assert await _names(barnabas, table) == ["Barnabas 2", "", ""]


async def test_a_long_name_keeps_its_length(house: TestHouse) -> None:
    long = "Wilhelmina of the Marshes"[:24]
    ada, other = await house.visitor(long), await house.visitor(long)
    table = await ada.make_table(seats=3)
    await other.do("POST", f"/api/tables/{table}/sit", {})
    names = await _names(ada, table)
    assert names[1] == f"{long[:22].rstrip()} 2" and len(names[1]) <= LONGEST


async def _names(visitor: Visitor, table: str) -> list[str]:
    seats = (await visitor.do("GET", f"/api/tables/{table}"))["room"]["seats"]
    return [seat["name"] for seat in seats]


# ---------------------------------------------------------------- presets and what goes together


@pytest.mark.parametrize("game", list(GAMES))
def test_every_preset_can_be_played_with_every_number_of_seats(game: str) -> None:
    manifest = MANIFESTS[game]
    assert [preset.id for preset in manifest.presets] == ["first", "usual", "everything"]
    for preset in manifest.presets:
        assert preset.level in manifest.levels
        for seats in manifest.game.seats:
            manifest.game.read(seats, manifest.settled(seats, preset.options))


async def _change(ada: Visitor, room: Json, seats: int | None = None, **options: object) -> Json:
    new = {
        "game": room["game"],
        "seats": len(room["seats"]) if seats is None else seats,
        "options": {**room["options"], **options},
        "settings": room["settings"],
    }
    changed: Json = (await ada.do("PUT", f"/api/tables/{room['id']}", new))["room"]
    return changed


async def test_what_does_not_go_together_is_solved_for_the_host(house: TestHouse) -> None:
    ada = await house.visitor("Ada")
    room = (await ada.do("POST", "/api/tables", {"game": "among-cultists", "seats": 6}))["room"]
    assert room["options"]["automa"] is False
    room = await _change(ada, room, seats=4)
    assert (len(room["seats"]), room["options"]["automa"]) == (4, True)
    room = await _change(ada, room, automa=False)
    assert room["options"]["automa"] is True
    room = await _change(ada, room, seats=5)
    assert room["options"]["automa"] is False
    # The level follows the roles that somebody chooses, and the roles follow the level.
    room = await _change(ada, room, roles=["clumsy"])
    assert room["options"]["level"] == "expert" and "clumsy" in room["options"]["roles"]
    room = await _change(ada, room, level="first")
    assert (room["options"]["roles"], room["options"]["unsafe_paths"]) == ([], False)


async def test_a_seat_that_is_gone_is_named_by_no_option(house: TestHouse) -> None:
    ada = await house.visitor("Ada")
    new = {"game": GAME, "seats": 5, "options": {"first_player": 4}}
    room = (await ada.do("POST", "/api/tables", new))["room"]
    assert room["options"]["first_player"] == 4
    room = await _change(ada, room, seats=3)
    assert room["options"]["first_player"] is None
    # But what nobody could mean is refused.
    wrong = {"game": GAME, "seats": 3, "options": {"first_player": 7}}
    assert await ada.refusal("PUT", f"/api/tables/{room['id']}", wrong) == "bad-options"


async def test_the_lobby_says_which_preset_the_options_are(house: TestHouse) -> None:
    ada = await house.visitor("Ada")
    room = (await ada.do("POST", "/api/tables", {"game": "among-cultists", "seats": 6}))["room"]
    assert room["preset"] is None
    for preset in MANIFESTS["among-cultists"].presets:
        new = {"game": room["game"], "seats": 6, "options": preset.options}
        room = (await ada.do("PUT", f"/api/tables/{room['id']}", new))["room"]
        assert room["preset"] == preset.id
    assert (await _change(ada, room, self_vote=False))["preset"] is None
