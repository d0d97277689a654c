"""The rules reference says what the rules say: its sections, clauses, lists and numbers."""

import re
from typing import Any, Final

import pytest

from miskatonic.games import GAMES
from miskatonic.games.among_cultists.rules.board import BOARD
from miskatonic.games.death_may_die.content.load import load
from miskatonic.games.death_may_die.content.schema import Episode
from tests.text.pages import GAMES as FOLDER
from tests.text.pages import (
    ROOT,
    all_text_ids,
    folder_of,
    literal,
    page_ids,
    sections,
    sections_of_prompts,
    source,
)
from tools.clauses import clauses_of

CODES: Final = {"arkham-ritual": "AR", "among-cultists": "AC", "death-may-die": "DMD"}
LATER: Final = ["among-cultists", "death-may-die"]
# Where the sections of a game's questions are listed.
QUESTIONS: Final = {"arkham-ritual": "words.ts"}
# How the board is kept as data is nothing that a player has to know.
NOT_FOR_PLAYERS: Final = {"AC-B1", "AC-B15"}
LIBRARY: Final = load()
TEXTS: Final = all_text_ids("en")


def clauses(game: str) -> set[str]:
    rules = ROOT / "docs" / "rules" / f"{game}.md"
    return set(clauses_of(rules.read_text(encoding="utf-8")))


@pytest.mark.parametrize("game", CODES)
def test_every_clause_that_a_section_names_exists(game: str) -> None:
    found = sections(game, CODES[game])
    assert len(found) > 10
    assert set() == {clause for section in found for clause in section.clauses} - clauses(game)
    assert all(len(set(section.clauses)) == len(section.clauses) > 0 for section in found)


@pytest.mark.parametrize("game", CODES)
def test_every_clause_is_explained_by_a_section(game: str) -> None:
    explained = {clause for section in sections(game, CODES[game]) for clause in section.clauses}
    assert clauses(game) - NOT_FOR_PLAYERS - explained == set()


@pytest.mark.parametrize("game", CODES)
def test_every_question_has_a_section_that_explains_it(game: str) -> None:
    of_prompts = sections_of_prompts(game, QUESTIONS.get(game, "rules.ts"))
    assert set(GAMES[game].prompts) == set(of_prompts)
    assert set() == set(of_prompts.values()) - {each.id for each in sections(game, CODES[game])}


@pytest.mark.parametrize("game", LATER)
def test_a_section_has_a_title_and_as_many_paragraphs_as_it_says(game: str) -> None:
    prefix = f"rules-{CODES[game].lower()}"
    expected = set()
    for section in sections(game, CODES[game]):
        expected.add(f"{prefix}-{section.id}")
        expected |= {f"{prefix}-{section.id}-{n + 1}" for n in range(section.paragraphs)}
    numbered = {name for name in TEXTS if re.fullmatch(rf"{prefix}-.*-\d+", name)}
    assert set() == expected - TEXTS
    assert numbered <= expected


@pytest.mark.parametrize("game", LATER)
def test_no_text_of_the_pages_is_left_over(game: str) -> None:
    prefix = f"rules-{CODES[game].lower()}"
    files = [
        FOLDER / folder_of(game) / "rules.ts",
        *(FOLDER / folder_of(game) / "drawings").glob("*.svelte"),
    ]
    code = "\n".join(file.read_text(encoding="utf-8") for file in files)
    named = set(re.findall(r'"([a-z]+-[\w-]+)"', code))
    holes = [re.sub(r"\$\{[^}]*\}", "[\\\\w-]+", each) for each in re.findall("`([^`]+)`", code)]
    of_sections = {f"{prefix}-{section.id}" for section in sections(game, CODES[game])}
    left_over = {
        name
        for name in page_ids(game, "en") - named
        if re.sub(r"-\d+$", "", name) not in of_sections
        and not any(re.fullmatch(hole, name) for hole in holes)
    }
    assert left_over == set()


# ---------------------------------------------------------------- Among Cultists


def test_the_page_of_roles_has_them_all_with_their_loyalties() -> None:
    expected = [
        [role.name, role.side if role.loyalty else "none", role.loyalty] for role in BOARD.roles
    ]
    assert expected == literal("among-cultists", "rules.ts", "ROLES")
    names = {role.name for role in BOARD.roles}
    assert {f"ac-role-{name}-help" for name in names} <= TEXTS
    # Of a plain investigator there is no more to say.
    assert {f"rules-ac-role-{name}" for name in names - {"investigator"}} <= TEXTS


def test_the_page_of_events_has_them_all() -> None:
    assert set(BOARD.events) == set(literal("among-cultists", "rules.ts", "MARKERS"))
    assert {f"ac-marker-{event}-help" for event in BOARD.events} <= TEXTS


@pytest.mark.parametrize("game", LATER)
def test_the_page_of_options_has_them_all(game: str) -> None:
    options = [option.name for option in GAMES[game].options]
    assert options == literal(game, "rules.ts", "OPTIONS")
    prefix = CODES[game].lower()
    assert {f"{prefix}-option-{option}-help" for option in options} <= TEXTS


def test_the_page_of_actions_has_them_all() -> None:
    listed = set(literal("among-cultists", "rules.ts", "ACTIONS"))
    helped = {re.fullmatch("ac-action-(.*)-help", name) for name in TEXTS} - {None}
    assert {found[1] for found in helped if found} == listed


def test_the_figures_by_the_number_of_parties_are_the_boards() -> None:
    expected = [
        [name, [row_of(name, parties) for parties in (5, 6, 7, 8)]]
        for name, _ in literal("among-cultists", "drawings/Counts.svelte", "ROWS")
    ]
    assert expected == literal("among-cultists", "drawings/Counts.svelte", "ROWS")


def row_of(name: str, parties: int) -> str:
    figures = BOARD.figures[parties]
    rooms = [BOARD.places[room] for room in figures.map.rooms]
    own, cult, pulse, start = figures.investigator, figures.cultist, figures.pulse, figures.room
    rows: dict[str, list[int]] = {
        "cultists": [figures.cultists],
        "target": [figures.target],
        "kills": [figures.kills],
        "rooms": [len(rooms)],
        "books": [sum(room.books for room in rooms)],
        "inv": [own.alive, own.success],
        "cult-encounter": [cult.alive, cult.dead],
        "cult-room": [cult.success, cult.failure, cult.sabotage],
        "pulse": [pulse.alive, pulse.dead],
        "room": [start.success, start.failure, start.sabotage],
        "markers": [figures.plain_markers, figures.unsafe_markers],
        "portal": [figures.portal],
    }
    row = rows[name]
    return ", ".join([str(number) for number in row]) if any(row) else ""


def test_the_drawn_house_has_the_rooms_and_doors_of_the_small_map() -> None:
    rooms = literal("among-cultists", "drawings/House.svelte", "ROOMS")
    hallways = literal("among-cultists", "drawings/House.svelte", "HALLWAYS")
    small = BOARD.figures[5].map
    names = [place.name for place in BOARD.places]
    drawn = {(name, colour, symbol) for name, _, _, colour, symbol in rooms}
    places = [BOARD.places[room] for room in small.rooms]
    assert {(each.name, BOARD.colours[each.colour], each.symbol) for each in places} == drawn
    for hallway, _, _, doors in hallways:
        mask = small.doors[names.index(hallway)]
        assert {name for at, name in enumerate(names) if mask >> at & 1} == set(doors)


def test_the_drawn_route_is_the_printed_one() -> None:
    rows = literal("among-cultists", "drawings/Route.svelte", "ROWS")
    route = BOARD.routes[0]
    for rounds, colours in rows:
        for number in rounds.split(", "):
            assert [BOARD.colours[each] for each in route.colours[int(number)]] == colours


def test_the_drawn_shelf_has_the_rows_of_the_small_map() -> None:
    small = BOARD.figures[5].map
    expected = [
        [BOARD.colours[BOARD.places[row.rooms[0]].colour], small.books_of_row[at], row.vp]
        for at, row in enumerate(BOARD.rows)
        if small.books_of_row[at]
    ]
    assert expected == literal("among-cultists", "drawings/Shelf.svelte", "ROWS")


# ---------------------------------------------------------------- Death May Die


def of_page(name: str) -> Any:
    return literal("death-may-die", "rules.ts", name)


def test_the_pages_of_skills_and_investigators_have_them_all() -> None:
    skills = LIBRARY.skills
    assert [skill.id for skill in skills if not skill.unique] == of_page("COMMON_SKILLS")
    expected = [
        [
            person.id,
            *[skills[each].id for each in person.skills if skills[each].unique],
            [skills[each].id for each in person.skills if not skills[each].unique],
        ]
        for person in LIBRARY.investigators
    ]
    assert expected == of_page("INVESTIGATORS")
    levels = {f"dmd-{skill.id}-level{n}" for skill in skills for n in (1, 2, 3, 4)}
    assert set() == levels - TEXTS


def test_the_page_of_enemies_has_them_all_with_their_figures() -> None:
    expected = {
        (enemy.id, enemy.health, enemy.black, enemy.green, enemy.pool) for enemy in LIBRARY.enemies
    }
    assert expected == {tuple(each) for each in of_page("ENEMIES")}


def test_the_page_of_the_elder_ones_has_all_their_stages_with_their_figures() -> None:
    expected = {
        (stage.id, stage.health, stage.black, stage.green)
        for elder in LIBRARY.elder_ones
        for stage in elder.stages[1:]
    }
    assert expected == {tuple(each) for each in of_page("STAGES")}
    assert {elder.id for elder in LIBRARY.elder_ones} == {name for name, _ in of_page("ELDER_ONES")}


def test_the_page_of_the_episodes_has_them_all() -> None:
    assert [page_of(episode) for episode in LIBRARY.episodes] == of_page("EPISODES")
    ids = [episode.id for episode in LIBRARY.episodes]
    assert {f"dmd-{each}-{part}" for each in ids for part in ("goal", "advance")} <= TEXTS
    assert {f"rules-dmd-episode-{each}" for each in ids} <= TEXTS


def page_of(episode: Episode) -> list[object]:
    monsters = [LIBRARY.enemies[monster].id for monster in episode.monsters]
    return [episode.id, [action.id for action in episode.actions], monsters]


def test_the_page_of_tokens_has_all_that_do_something() -> None:
    doing = {token.id for token in LIBRARY.tokens if f"dmd-{token.id}-rule" in TEXTS}
    # Fire has a page of its own.
    assert doing - {"fire"} == set(of_page("TOKENS"))


def test_the_pages_of_insanities_relics_and_the_unknown_have_them_all() -> None:
    assert [each.id for each in LIBRARY.insanities] == of_page("INSANITIES")
    assert [each.id for each in LIBRARY.relics] == of_page("RELICS")
    monsters = [LIBRARY.enemies[each.enemy].id for each in LIBRARY.unknown_monsters]
    assert monsters == of_page("UNKNOWN_MONSTERS")
    assert [each.id for each in LIBRARY.unknown_mythos] == of_page("UNKNOWN_MYTHOS")
    for side in ("normal", "transformed"):
        assert {f"dmd-{relic.id}-{side}-rule" for relic in LIBRARY.relics} <= TEXTS


def test_the_drawn_board_has_the_tracks_of_the_book() -> None:
    def drawn(name: str) -> Any:
        return literal("death-may-die", "drawings/Board.svelte", name)

    dice = LIBRARY.dice
    assert (dice.wounds, dice.stress, dice.sanity) == (
        drawn("WOUNDS"),
        drawn("STRESS"),
        drawn("SANITY"),
    )
    assert list(dice.thresholds) == drawn("THRESHOLDS")
    assert list(dice.bonus_thresholds) == drawn("WITH_A_DIE")


def test_the_drawn_track_and_dice_are_those_of_the_book() -> None:
    dice = LIBRARY.dice
    assert dice.track == literal("death-may-die", "drawings/Ritual.svelte", "SPACES")
    assert dice.red_from == literal("death-may-die", "drawings/Ritual.svelte", "RED_FROM")
    drawn = literal("death-may-die", "drawings/Dice.svelte", "DICE")
    of_book = (ROOT / "src/miskatonic/games/death_may_die/content/dice.toml").read_text()
    for die in drawn:
        [faces] = re.findall(rf"^{die['colour']} = \[(.*)\]$", of_book, re.MULTILINE)
        assert re.findall('"(.*?)"', faces) == die["faces"]


def test_the_pages_are_the_ones_that_the_tables_show() -> None:
    for game in CODES:
        assert "rules: sections," in source(game, "index.ts")
