"""Bad input gets a one-line answer that names it and what is expected."""

from pathlib import Path

import pytest

from miskatonic.bots import levels
from miskatonic.games import GAMES
from tests.cli.sessions import Session


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("play chess", "There is no game called “chess”. Available: arkham-ritual"),
        ("sim chess", "There is no game called “chess”. Available: arkham-ritual"),
        ("fuzz chess", "There is no game called “chess”. Available: arkham-ritual"),
        ("play arkham-ritual --seats 9", "Arkham Ritual is for 3 to 7 players, not for 9."),
        ("sim arkham-ritual --seats 2", "Arkham Ritual is for 3 to 7 players, not for 2."),
        ("play arkham-ritual --seats many", "argument --seats: 'many' is not a whole number"),
        ("play arkham-ritual --seat 5", "There is no seat 5 at this table. Use 0 to 4."),
        ("play arkham-ritual --seat -1", "no seat -1 at this table. Use 0 to 4."),
        ("play arkham-ritual --bots god", "no bots of level “god”. Available: random, novice,"),
        ("sim arkham-ritual --bots god", "no bots of level “god”. Available: random, novice,"),
        ("play arkham-ritual --option doom", "“doom” is not an option. Use name=value."),
        ("play arkham-ritual --option moon=1", "unknown option 'moon'; there are first_player"),
        ("sim arkham-ritual --option doom_track=3", "option doom_track: '3'; expected true or"),
        ("sim arkham-ritual --option orb_slot=x", "expected one of magical-orb, shining-"),
        ("sim arkham-ritual --option first_player=9", "option first_player: 9; expected the"),
        ("sim arkham-ritual --games 0", "argument --games: '0'; expected a whole number from 1"),
        ("sim arkham-ritual --games ten", "argument --games: 'ten' is not a whole number"),
        ("sim arkham-ritual --seed x", "argument --seed: 'x' is not a whole number"),
        ("sim arkham-ritual --processes 0", "argument --processes: '0'; expected a whole"),
        ("fuzz --seconds -3", "argument --seconds: '-3'; expected a number of seconds above 0"),
        ("fuzz --seconds nan", "argument --seconds: 'nan'; expected a number of seconds above 0"),
        ("replay no-such-file", "no-such-file cannot be used: No such file or directory"),
        ("replay .", ". cannot be used: Is a directory"),
        ("dance", "invalid choice: 'dance' (choose from"),
        ("play arkham-ritual --langage de", "unrecognized arguments: --langage de"),
        ("play arkham-ritual --language fr", "argument --language: invalid choice: 'fr'"),
        ("play", "the following arguments are required: GAME"),
        ("serve --prot 80", "miskatonic serve: unrecognized arguments: --prot 80"),
        ("serve --port 99999", "the setting port is '99999': expected int <= 65535"),
        ("serve --port http", "the setting port is 'http': expected int"),
        ("serve --config no-such-file", "cannot read the settings in no-such-file: No such file"),
        ("verify", "miskatonic verify: the following arguments are required: FILE"),
        ("verify no-such-file", "cannot read no-such-file: No such file or directory"),
        ("analyse no-such-file --seat 0", "no-such-file"),
        ("admin dance", "argument COMMAND: invalid choice: 'dance'"),
    ],
)
def test_bad_input_gets_a_one_line_answer(session: Session, typed: str, said: str) -> None:
    shown = session(*typed.split())
    assert shown.code == 2
    assert shown.err.count("\n") == 1
    assert said in shown.err
    assert shown.out == ""


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("not json", "not a record: JSON is malformed"),
        ("[]", "a record of type list; expected an object"),
        ('{"game": "arkham-ritual"}', "the record's rules is None; expected a int"),
        (
            '{"game": "chess", "rules": 1, "seats": 5, "options": {}, "seed": "", "moves": []}',
            "There is no game called “chess”",
        ),
        (
            '{"game":"arkham-ritual","rules":99,"seats":5,"options":{},"seed":"","moves":[]}',
            "a record of rules version 99; this is 2",
        ),
        (
            '{"game":"arkham-ritual","rules":2,"seats":9,"options":{},"seed":"","moves":[]}',
            "9 seats; arkham-ritual takes 3 to 7",
        ),
        (
            '{"game":"arkham-ritual","rules":2,"seats":5,"options":{},"seed":"00","moves":[]}',
            "a seed of 1 bytes; expected 32 bytes or an int",
        ),
    ],
)
def test_a_file_that_is_not_a_record_is_refused_with_the_reason(
    session: Session, tmp_path: Path, content: str, said: str
) -> None:
    file = tmp_path / "record.json"
    file.write_text(content, encoding="utf-8")
    shown = session("replay", str(file))
    assert shown.code == 2
    assert shown.err.count("\n") == 1
    assert said in shown.err


def test_replay_refuses_a_seat_that_does_not_exist(session: Session, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_bytes(GAMES["arkham-ritual"].record(4, {}, 1).to_json())
    shown = session("replay", str(file), "--through", "4")
    assert (shown.code, shown.err) == (
        2,
        "miskatonic: “4” is not a seat. Use 0 to 3, or all.\n",
    )


def test_an_unwritable_folder_is_reported_before_the_game(session: Session, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    shown = session("play", "arkham-ritual", "--save", str(tmp_path / "file" / "game.json"))
    assert shown.code == 2
    assert "cannot be used: " in shown.err


def test_mistakes_are_explained_in_the_chosen_language(session: Session) -> None:
    shown = session("play", "schach", "--language", "de")
    assert "Ein Spiel namens „schach“ gibt es nicht." in shown.err
    shown = session("play", "arkham-ritual", "--language=de", "--seats", "1")
    assert "Arkham Ritual ist für 3 bis 7 Personen, nicht für 1." in shown.err


@pytest.mark.parametrize("command", ["play", "sim", "fuzz", "replay"])
@pytest.mark.parametrize(("language", "word"), [("en", "the language: "), ("de", "die Sprache: ")])
def test_every_command_has_help(session: Session, command: str, language: str, word: str) -> None:
    shown = session(command, "--language", language, "--help")
    assert shown.code == 0
    assert word in shown.out


def test_all_commands_are_listed(session: Session) -> None:
    shown = session("--help")
    for command in ("play", "sim", "fuzz", "replay", "serve", "verify"):
        assert f"\n    {command} " in shown.out


def test_serve_without_the_server_package_says_so(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "miskatonic.server.run", None)
    shown = session("serve", "--port", "80")
    assert shown.code == 2
    assert shown.err.startswith("miskatonic: serve needs the server, which can’t be loaded: ")
    assert shown.err.count("\n") == 1


@pytest.mark.parametrize("command", ["serve", "verify"])
def test_the_server_gets_its_arguments_unchanged(
    session: Session, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    class Server:
        heard: tuple[str, list[str]] | None = None

        def serve(self, arguments: list[str]) -> int:
            self.heard = ("serve", arguments)
            return 3

        def verify(self, arguments: list[str]) -> int:
            self.heard = ("verify", arguments)
            return 3

    server = Server()
    monkeypatch.setitem(__import__("sys").modules, "miskatonic.server.run", server)
    assert session(command, "--port", "80", "-x").code == 3
    assert server.heard == (command, ["--port", "80", "-x"])


def test_without_arguments_the_game_opens_in_the_browser(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    served: list[list[str]] = []

    def serve(arguments: list[str]) -> int:
        served.append(arguments)
        return 0

    monkeypatch.setattr("miskatonic.server.run.serve", serve)
    assert session().code == 0
    assert served == [[]]


def test_help_lists_the_levels_of_bots_and_the_options_with_their_values(session: Session) -> None:
    shown = session("play", "--help")
    assert shown.code == 0
    told = " ".join(shown.out.split())
    for name, game in GAMES.items():
        assert f"{name}: {', '.join(levels(name))}" in told
        for option in game.options:
            assert f"{option.name}: {' '.join(option.range().split())}" in told
