"""Arkham Ritual in the terminal: whole games, bad input, leaving and coming back."""

import re
from itertools import repeat
from pathlib import Path

import pytest

from miskatonic.bots import RANDOM
from miskatonic.cli.saves import read_game
from miskatonic.games import GAMES
from tests.cli.sessions import Session

RITUAL = GAMES["arkham-ritual"]
START = ("play", "arkham-ritual", "--terminal", "--bots", RANDOM, "--seed", "3")
FIRST = ["1"] * 400


def save_file(folder: Path) -> Path:
    return folder / "miskatonic" / "arkham-ritual.json"


def test_a_whole_game_is_played_to_its_end(session: Session, tmp_path: Path) -> None:
    shown = session(*START, typed=FIRST)
    assert shown.code == 0
    assert shown.err == ""
    assert shown.out.startswith("Arkham Ritual begins with 5 seats.\n")
    assert "The seed was " in shown.out
    assert not save_file(tmp_path).exists()
    last = save_file(tmp_path).with_name("arkham-ritual-last.json")
    record, seating = read_game(last.read_bytes())
    result = RITUAL.result(RITUAL.replay(record))
    assert result is not None
    assert ("You win." in shown.out) == (0 in result.winners)
    assert ("You lose." in shown.out) == (0 in result.losers)
    assert (seating.seat, seating.bots, seating.name) == (0, RANDOM, "Carter")
    assert f"miskatonic replay {last}" in shown.out


@pytest.mark.parametrize("seats", RITUAL.seats)
def test_every_number_of_seats_with_every_option_can_be_played(
    session: Session, seats: int
) -> None:
    settings = ("doom_track=on", "competitive=yes", "companion=true", "referee=off")
    slots = ("orb_slot=shining-trapezohedron", "hero-slot=wary-student", "great_old_one=hastur")
    options = [word for each in (*settings, *slots) for word in ("--option", each)]
    seat = str(seats - 1)
    shown = session(*START, "--seats", str(seats), "--seat", seat, *options, typed=FIRST)
    assert "The seed was " in shown.out
    assert ("Straw figure 1" in shown.out) == (seats < 5)
    assert "Doom: 1 ▰▱▱▱▱▱▱" in shown.out
    assert "Admit it: I saw my own card" in shown.out


def test_the_players_card_is_hidden_and_all_others_are_shown(
    session: Session, tmp_path: Path
) -> None:
    shown = session(*START, typed=["q"])
    record, _ = read_game(save_file(tmp_path).read_bytes())
    view = RITUAL.view(RITUAL.replay(record), 0)
    rows = re.findall(r"^.  (\w+)(?: \(you\))? +▰+ 7  (. [\w ]+?)   ", shown.out, re.MULTILINE)
    assert [name for name, _ in rows] == ["Carter", "Asenath", "Barnabas", "Cordelia", "Ephraim"]
    assert rows[0][1] == "? unseen by you"
    assert view["held"][0] is None
    assert all(card[0] in "●▲" for _, card in rows[1:])


def test_bad_input_is_explained_and_the_question_repeated(session: Session, tmp_path: Path) -> None:
    typed = ["", "0", "99", "-1", "take", "1.5", "9" * 5000, "²", "q"]
    shown = session(*START, typed=typed)
    assert shown.code == 0
    (most,) = set(re.findall(r"Your choice, 1 to (\d)", shown.out))
    assert f"You chose nothing. Type a number from 1 to {most}." in shown.out
    for number in ("0", "99", "-1", "9" * 40):
        assert f"{number} is not on the list." in shown.out.replace("\n", " ")
    for word in ("take", "1.5", "²"):
        assert f"“{word}” is not a number. Type a number from 1 to {most}." in shown.out
    assert shown.out.count("Your choice, 1 to ") == len(typed)
    own_moves = [
        move for move in read_game(save_file(tmp_path).read_bytes())[0].moves if move[0] == 0
    ]
    assert own_moves == []


def test_help_shows_keys_goal_and_card_rules(session: Session) -> None:
    shown = session(*START, typed=["?", "? gate", "r cthul", "R", "? teapot", "q"])
    keys, gate, cthulhu, rules, teapot, _ = shown.out.split("q leave): ")[1:]
    assert "? shows this help" in keys
    assert "On your turn you draw a card" in keys
    assert "● Gate: Discard it to keep another" in gate
    assert "Cthulhu:" not in gate
    assert "▲ Cthulhu: When a Gate lets" in cthulhu
    for card in ("Elder Sign", "Magical Orb", "Investigator", "Cultist"):
        assert f"● {card}: " in rules
    assert "Hastur" not in rules
    assert "Nothing here is called “teapot”." in teapot


def test_events_since_the_last_turn_are_described(session: Session) -> None:
    shown = session(*START, typed=["1", "q"])
    assert "Round 1: the chanting begins." in shown.out
    _, first, second = shown.out.split("Since your last turn")
    assert "Round 1" in first.partition("cards in the deck")[0]
    told = second.partition("Arkham Ritual · Round")[0]
    assert "Carter (you) " in told
    assert "the chanting begins" not in told


def test_leaving_saves_the_game_and_coming_back_resumes_it(session: Session) -> None:
    whole = session(*START, typed=FIRST).out
    left = session(*START, typed=["1", "1", "q"])
    assert "You left the table. The game is saved" in left.out
    back = session("play", "arkham-ritual", "--terminal", typed=FIRST)
    assert back.out.startswith("Resuming Arkham Ritual.\n")
    question = left.out.rpartition("Since your last turn")[2].partition("Your choice")[0]
    assert question in back.out
    assert _end(whole) == _end(back.out)


def _end(shown: str) -> str:
    return shown.rpartition("Since your last turn")[2]


def test_the_end_of_the_input_saves_the_game_too(session: Session, tmp_path: Path) -> None:
    shown = session(*START, typed=["1"])
    assert shown.code == 0
    assert "The game is saved" in shown.out
    assert save_file(tmp_path).exists()


def test_a_new_game_can_be_started_instead(session: Session, tmp_path: Path) -> None:
    session(*START, typed=["1", "q"])
    before = read_game(save_file(tmp_path).read_bytes())[0]
    shown = session("play", "arkham-ritual", "--new", "--seats", "3", typed=["q"])
    assert "Arkham Ritual begins with 3 seats." in shown.out
    assert before.seed != read_game(save_file(tmp_path).read_bytes())[0].seed


@pytest.mark.parametrize(
    ("given", "settings"),
    [
        ("--seats 4", "--seats 5"),
        ("--seat 1", "--seat 0"),
        ("--bots novice", "--bots random"),
        ("--name Ada", "--name Carter"),
        ("--seed 4", "--seed"),
        ("--option doom_track=on", "--option doom_track=False"),
    ],
)
def test_a_game_is_not_resumed_with_other_settings(
    session: Session, given: str, settings: str
) -> None:
    session(*START, typed=["q"])
    shown = session("play", "arkham-ritual", *given.split(), typed=["q"])
    assert shown.code == 2
    assert shown.err.count("\n") == 1
    assert f"with other settings ({settings})" in shown.err
    assert "add --new to start over" in shown.err


def test_the_same_settings_given_again_resume_the_game(session: Session) -> None:
    session(*START, "--option", "referee=off", typed=["q"])
    shown = session(*START, "--option", "referee=no", typed=["q"])
    assert "Resuming Arkham Ritual." in shown.out


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: text[:40],
        lambda text: text.replace('"seat": 0', '"seat": 7'),
        lambda text: text.replace('"table"', '"chair"'),
        lambda text: text.replace('"moves": [', '"moves": [[0, 99],'),
    ],
)
def test_a_damaged_save_is_reported_and_a_new_game_replaces_it(
    session: Session, tmp_path: Path, damage: object
) -> None:
    assert callable(damage)
    session(*START, typed=["1", "q"])
    text = save_file(tmp_path).read_text(encoding="utf-8")
    save_file(tmp_path).write_text(damage(text), encoding="utf-8")
    shown = session("play", "arkham-ritual", typed=["q"])
    assert shown.code == 2
    assert shown.err.count("\n") == 1
    assert f"The unfinished game in {save_file(tmp_path)} can’t be loaded: " in shown.err
    assert session("play", "arkham-ritual", "--new", typed=["q"]).code == 0


def test_a_game_can_be_saved_in_a_given_file(session: Session, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    session(*START, "--save", str(file), typed=["1", "q"])
    shown = session("play", "arkham-ritual", "--save", str(file), typed=FIRST)
    assert "Resuming Arkham Ritual." in shown.out
    again = session("play", "arkham-ritual", "--save", str(file))
    assert again.code == 2
    assert f"The game in {file} is over. Add --new" in again.err


def test_the_game_can_be_played_in_german(session: Session) -> None:
    shown = session(*START, "--language", "de", typed=["", "x", "?", "r", *FIRST])
    assert "Arkham Ritual beginnt" in shown.out
    assert "Du hast nichts gewählt." in shown.out
    assert "Seit deinem letzten Zug" in shown.out
    assert "dir verborgen" in shown.out
    assert "Carter (du)" in shown.out
    assert "Der Startwert war " in shown.out
    assert not re.search(r"\b(the|your|and|card|keeps)\b", shown.out)


def test_piped_output_has_no_colours(session: Session) -> None:
    assert "\x1b" not in session(*START, typed=FIRST).out


def test_colours_can_be_switched_off_in_a_terminal(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    colour = re.compile(r"\x1b\[[0-9;]*(?:3[0-7]|9[0-7])m")
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert colour.search(session(*START, "--new", typed=["q"]).out)
    monkeypatch.setenv("NO_COLOR", "1")
    assert not colour.search(session(*START, "--new", typed=["q"]).out)


def test_a_decision_fits_on_a_small_screen(session: Session) -> None:
    """From the headline to the prompt it takes at most 24 lines of 80 columns."""
    shown = session(*START, "--language", "de", typed=FIRST)
    questions = re.findall(r"^Arkham Ritual · .*?^Deine Wahl", shown.out, re.DOTALL | re.MULTILINE)
    assert len(questions) > 3
    assert max(question.count("\n") for question in questions) < 24
    assert max(map(len, "\n".join(questions).splitlines())) <= 80


def test_companion_questions_may_be_skipped(session: Session, tmp_path: Path) -> None:
    shown = session(*START, "--option", "companion=on", typed=repeat("", 3))
    assert "Press Enter to skip." in shown.out
    moves = read_game(save_file(tmp_path).read_bytes())[0].moves
    assert (0, RITUAL.choice("confess")) not in moves
