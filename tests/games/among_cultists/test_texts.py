"""Everything that the rules name has a text, and names match those of the board."""

import re

import pytest
from fluent.syntax import FluentParser, ast

from miskatonic.games.among_cultists.board.board import BOARD
from miskatonic.games.among_cultists.game import AMONG_CULTISTS
from miskatonic.games.among_cultists.rules.choices import CHOICES
from miskatonic.games.among_cultists.rules.ending import ENDINGS, TEAMS
from miskatonic.games.among_cultists.rules.events import (
    EVENTS,
    BookLost,
    BookShelved,
    RowScored,
)
from miskatonic.games.among_cultists.rules.night import VERSES
from miskatonic.games.among_cultists.rules.state import PHASES
from miskatonic.kernel.events import Event, kind_of, secret_fields
from miskatonic.text import Texts
from miskatonic.text.narrator import Narrator
from tests.clauses import clause
from tests.text.test_texts import messages

LANGUAGE = pytest.mark.parametrize("language", ["en", "de"])
LOCKS = [
    "not_held",
    "off_route",
    "not_the_assassin",
    "not_the_cultist",
    "must_confirm",
    "no_dead_card",
]


def lacking(language: str, ids: set[str]) -> set[str]:
    return ids - set(messages(language))


@clause("AC-B1", "AC-B5", "AC-X17")
@LANGUAGE
def test_texts_of_places_and_roles_match_the_board(language: str) -> None:
    texts = Texts(language)
    for place in BOARD.places:
        assert texts(f"ac-place-{place.name}") == (place.en if language == "en" else place.de)
    for role in BOARD.roles:
        assert texts(f"ac-role-{role.name}") == (role.en if language == "en" else role.de)


@LANGUAGE
def test_every_name_on_the_board_has_a_text(language: str) -> None:
    ids = {f"ac-colour-{colour}" for colour in BOARD.colours}
    ids |= {f"ac-symbol-{place.symbol}" for place in BOARD.places if place.symbol}
    for role in BOARD.roles:
        ids |= {f"ac-role-{role.name}", f"ac-role-{role.name}-help"}
    for event in BOARD.events:
        ids |= {f"ac-marker-{event}", f"ac-marker-{event}-help"}
    ids |= {f"ac-character-{number}" for number in range(10)}
    assert lacking(language, ids) == set()


@LANGUAGE
def test_a_role_is_explained_in_one_sentence(language: str) -> None:
    for role in BOARD.roles:
        text = Texts(language)(f"ac-role-{role.name}-help")
        assert re.findall(r"[.!?](?: |$)", text.replace("5. Runde", "5 Runde")) == ["."]


@LANGUAGE
def test_every_prompt_choice_phase_lock_team_and_ending_has_a_text(language: str) -> None:
    ids = {f"ac-prompt-{prompt}" for prompt in AMONG_CULTISTS.prompts}
    ids |= {f"ac-verse-{prompt}" for prompt in VERSES}
    ids |= {f"ac-choice-{name[0]}" for name in CHOICES.names}
    ids |= {f"ac-phase-{phase}" for phase in PHASES}
    ids |= {f"ac-locked-{reason}" for reason in LOCKS}
    ids |= {f"ac-team-{team}" for team in TEAMS}
    ids |= {f"ac-end-{ending}" for ending in ENDINGS}
    ids |= {f"ac-tally-ended-by-{ending}" for ending in ENDINGS}
    assert lacking(language, ids) == set()


@LANGUAGE
def test_every_event_has_a_line_and_one_for_viewers_without_the_secret(language: str) -> None:
    ids = {f"ac-event-{message}" for each in EVENTS for message in messages_of(each)}
    assert lacking(language, ids) == set()


def messages_of(event: type[Event]) -> list[str]:
    """The messages of an event."""
    says = event.says
    message = says.message or kind_of(event)
    secret = [f"{message}-secret"] if secret_fields(event) and says.has_secret_form else []
    return [message, *secret, *(case.message for case in says.when)]


@LANGUAGE
def test_prompts_need_no_values(language: str) -> None:
    for prompt in AMONG_CULTISTS.prompts:
        assert Texts(language)(f"ac-prompt-{prompt}")


def test_text_files_have_no_duplicate_or_malformed_messages() -> None:
    from importlib import resources

    for language in ("en", "de"):
        file = resources.files("miskatonic.games.among_cultists").joinpath(
            "text", language, "game.ftl"
        )
        body = FluentParser().parse(file.read_text(encoding="utf-8")).body
        ids = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
        assert len(ids) == len(set(ids))
        assert all(name.startswith(("ac-", "level-ac-")) for name in ids)
        assert not [entry for entry in body if isinstance(entry, ast.Junk)]


@clause("AC-K1", "AC-K3", "AC-K5")
@LANGUAGE
def test_no_row_code_appears_in_a_sentence(language: str) -> None:
    texts = Texts(language)
    codes = {row.name for row in BOARD.rows} | {place.name for place in BOARD.places}
    narrator = Narrator("ac", texts, lambda _word, value, _event: texts(f"ac-place-{value}"))
    for row in BOARD.rows:
        room = BOARD.places[row.rooms[0]].name
        for event in (
            BookShelved(room, row.name),
            BookLost(room, row.name),
            RowScored(row.name, 4),
        ):
            words = set(re.findall(r"\w+", narrator.sentence(event)))
            assert words & codes == set()
            assert texts(f"ac-row-{row.name}") in narrator.sentence(event)
