"""`miskatonic sim` and `miskatonic fuzz`."""

import json
from pathlib import Path

import pytest

from miskatonic.games import GAMES
from miskatonic.sim.fuzz import Fault
from tests.cli.sessions import Session

SIM = ("sim", "arkham-ritual", "--seats", "5", "--games", "60", "--seed", "1")
NUMBERS = {"mean", "lowest", "highest", "total", "counts"}


def test_sim_prints_wins_rounds_and_sanity(session: Session) -> None:
    shown = session(*SIM)
    assert (shown.code, shown.err) == (0, "")
    assert shown.out.startswith("60 games of Arkham Ritual, 5 seats\n")
    for word in ("Wins", "Rounds ", "Rounds ended by a Gate", "Sanity at the end", "Decisions"):
        assert word in shown.out


def test_the_json_output_of_sim_has_a_fixed_form(session: Session) -> None:
    plain = json.loads(session(*SIM, "--json").out)
    assert list(plain) == [
        "game",
        "rules",
        "seats",
        "options",
        "seed",
        "bots",
        "talk",
        "games",
        "wins",
        "winners",
        "reasons",
        "scores",
        "decisions",
        "tally",
    ]
    assert plain["options"] == GAMES["arkham-ritual"].read(5, {})
    assert (plain["games"], plain["seed"], plain["bots"]) == (60, 1, "random")
    assert len(plain["wins"]) == 5
    assert sum(plain["winners"].values()) == sum(plain["reasons"].values()) == 60
    assert set(plain["scores"]) == set(plain["decisions"]) == NUMBERS
    assert sum(plain["scores"]["counts"].values()) == 300
    assert all(set(each) == NUMBERS for each in plain["tally"].values())
    assert next(iter(plain["tally"])) == "rounds"


def test_sim_prints_the_same_with_any_number_of_processes(session: Session) -> None:
    expected = session(*SIM, "--json").out
    assert expected == session(*SIM, "--json").out
    assert expected == session(*SIM, "--json", "--processes", "2").out
    other = session("sim", "arkham-ritual", "--games", "60", "--seed", "2", "--json").out
    assert expected != other


def test_sim_shows_progress_separately_from_its_output(session: Session) -> None:
    quiet, shown = session(*SIM, "--json"), session(*SIM, "--json", "--progress")
    assert quiet.err == ""
    assert "Playing" in shown.err
    assert "60/60" in shown.err
    assert quiet.out == shown.out


def test_sim_says_whether_bots_that_can_talk_talked(session: Session) -> None:
    game = ("sim", "among-cultists", "--seats", "5", "--games", "1", "--bots", "novice")
    assert "The bots did not talk to each other. Add --talk to let them." in session(*game).out
    talking = session(*game, "--talk")
    assert "did not talk" not in talking.out
    silent, spoken = [json.loads(session(*game, *more, "--json").out) for more in ((), ("--talk",))]
    assert (silent["talk"], spoken["talk"]) == (False, True)
    assert "did not talk" not in session(*SIM).out


def test_sim_refuses_talk_between_bots_that_cannot_talk(session: Session) -> None:
    refused = session(*SIM, "--talk")
    assert refused.code == 2
    assert "The bots random can’t talk" in refused.err


def test_sim_can_print_german(session: Session) -> None:
    shown = session(*SIM, "--language", "de")
    assert "60 Partien Arkham Ritual" in shown.out
    assert "Rundenende durch ein Portal" in shown.out


def test_fuzz_plays_the_given_number_of_games_and_finds_nothing(session: Session) -> None:
    shown = session("fuzz", "arkham-ritual", "--games", "3", "--seed", "1")
    assert (shown.code, shown.err) == (0, "")
    assert shown.out.endswith("3 games without a fault.\n")


def test_fuzz_stops_after_the_given_time(session: Session) -> None:
    shown = session("fuzz", "--seconds", "0.01")
    assert shown.code == 0
    assert "without a fault." in shown.out


def test_fuzz_writes_a_file_and_says_how_to_replay_it(
    session: Session, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    record = GAMES["arkham-ritual"].record(5, {}, 1)
    fault = Fault(record, "crash", "RuntimeError: the floor gives way", "")
    monkeypatch.setattr("miskatonic.cli.fuzz.fuzz", lambda *_: iter([None, fault]))
    shown = session("fuzz", "--games", "2", "--out", "found")
    assert shown.code == 1
    (file,) = (tmp_path / "found").iterdir()
    assert "Found: crash: RuntimeError: the floor gives way." in shown.out
    assert f"miskatonic replay {file.relative_to(tmp_path)}" in shown.out
    assert "2 games, 1 found" in shown.out


def test_fuzz_stops_cleanly_when_interrupted(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> object:
        yield None
        raise KeyboardInterrupt

    monkeypatch.setattr("miskatonic.cli.fuzz.fuzz", interrupted)
    shown = session("fuzz")
    assert shown.code == 0
    assert "Press Ctrl-C to stop." in shown.out
    assert shown.out.endswith("One game without a fault.\n")


def test_fuzz_refuses_a_file_as_its_folder(session: Session, tmp_path: Path) -> None:
    (tmp_path / "found").touch()
    shown = session("fuzz", "--games", "1", "--out", "found")
    assert (shown.code, shown.err) == (2, "miskatonic: found cannot be used: it is not a folder\n")


def test_sim_exits_cleanly_when_interrupted(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("miskatonic.cli.sim.simulate", interrupted)
    shown = session(*SIM)
    assert (shown.code, shown.out) == (130, "")
    assert "Traceback" not in shown.err
