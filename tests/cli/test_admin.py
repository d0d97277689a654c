"""`miskatonic admin`: maintaining a server's folder, with or without a running server."""

import asyncio
import sqlite3
import threading
from pathlib import Path

import pytest
from sqlalchemy import insert

from miskatonic.cli.admin import COMMANDS
from miskatonic.games import GAMES
from miskatonic.kernel.replay import read_record
from miskatonic.kernel.rng import seed_bytes
from miskatonic.server.ops.data_folder import DATABASE, locked_folder
from miskatonic.server.protocol.tables import NewTable
from miskatonic.server.tables.model.entries import Began, LogEntry, Made, Played, Sat, write
from miskatonic.store.schema import PEOPLE, REPORTS
from miskatonic.store.store import Store
from miskatonic.store.writer import Row
from miskatonic.text import Texts
from tests.cli.sessions import Session


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A server's folder: Ada hosts a lobby, and there is a report about her."""
    folder = tmp_path / "data"

    async def fill() -> None:
        store = Store(folder)
        try:
            people: list[dict[str, object]] = [
                {"id": "ada-id", "name": "Ada", "login": "ada", "session": 0, "created": 1},
                {"id": "bo-id", "name": "Bo", "login": None, "session": 0, "created": 1},
            ]
            await store.write(lambda each: each.execute(insert(PEOPLE), people).rowcount)
            listed = {
                "id": "t" * 22,
                "game": "arkham-ritual",
                "status": "lobby",
                "visibility": "public",
                "seats": 3,
                "taken": 1,
                "host": "ada-id",
                "host_name": "Ada",
                "created": 1_700_000_000_000,
            }
            made = Made("ada-id", "Ada", NewTable("arkham-ritual", 3))
            await store.make_table(listed, ["ada-id"], write(made), write(Sat(0, "ada-id", "Ada")))
            report = {"at": 1, "by": "bo-id", "about": "ada-id", "table": 1, "reason": "chat"}
            await store.write(
                lambda each: (
                    each.execute(insert(REPORTS).values(**report, text="> Ada: bad")).rowcount
                )
            )
        finally:
            store.close()

    asyncio.run(fill())
    return folder


def rows(folder: Path, query: str) -> list[tuple[object, ...]]:
    with sqlite3.connect(folder / DATABASE) as connection:
        return connection.execute(query).fetchall()


def test_a_ban_is_made_listed_and_lifted_and_the_log_records_it(
    session: Session, folder: Path
) -> None:
    data = ("--data", str(folder))
    shown = session("admin", "ban", "address", "203.0.113.9/24", "--reason", "spam", *data)
    assert (shown.code, shown.out) == (0, "Banned: address 203.0.113.0/24, permanently.\n")
    shown = session("admin", "ban", "person", "ada", "--days", "3", "--reason", "x", *data)
    assert shown.out == "Banned: person ada-id, for 3 days.\n"
    listed = session("admin", "bans", *data).out
    assert "203.0.113.0/24" in listed
    assert "ada-id" in listed
    assert session("admin", "unban", "person", "ada", *data).code == 0
    assert rows(folder, "SELECT value FROM bans") == [("203.0.113.0/24",)]
    log = session("admin", "log", *data).out.splitlines()
    assert [line.split("  ")[2] for line in log] == ["unban", "ban", "ban"]
    assert all("shell: " in line for line in log)


def test_reports_are_listed_read_and_closed(session: Session, folder: Path) -> None:
    data = ("--data", str(folder))
    assert "chat  Ada" in session("admin", "reports", *data).out
    assert "> Ada: bad" in session("admin", "report", "1", *data).out
    assert session("admin", "close-report", "1", *data).out == "Report 1 is closed.\n"
    assert session("admin", "reports", *data).out == "Nothing to list.\n"
    assert "chat  Ada" in session("admin", "reports", "--all", *data).out


def test_a_table_is_closed_by_number_or_id(session: Session, folder: Path) -> None:
    data = ("--data", str(folder))
    assert "arkham-ritual  lobby  1/3" in session("admin", "tables", *data).out
    shown = session("admin", "close-table", "t" * 22, "--reason", "late", *data)
    assert shown.out == "Table 1 is closed.\n"
    assert rows(folder, "SELECT status FROM tables") == [("aborted",)]
    assert rows(folder, "SELECT seq, body FROM log ORDER BY seq DESC LIMIT 1") == [
        (2, b'{"type":"aborted"}')
    ]


def test_a_person_is_renamed_and_deleted(session: Session, folder: Path) -> None:
    data = ("--data", str(folder))
    assert session("admin", "rename", "ada", "Guest 1", *data).code == 0
    assert rows(folder, "SELECT host_name FROM tables") == [("Guest 1",)]
    shown = session("admin", "delete", "ada", *data, typed=["no"])
    assert (shown.code, rows(folder, "SELECT count(*) FROM people")) == (1, [(2,)])
    shown = session("admin", "delete", "ada", *data, typed=["yes"])
    assert (shown.code, rows(folder, "SELECT id FROM people")) == (0, [("bo-id",)])
    assert rows(folder, "SELECT status FROM tables") == [("aborted",)]
    bodies = b"".join(row[0] for row in rows(folder, "SELECT body FROM log"))  # type: ignore[misc]
    assert b"Ada" not in bodies
    assert b"Guest 1" not in bodies


def test_expire_deletes_old_tables_or_only_counts_them(session: Session, folder: Path) -> None:
    data = ("--data", str(folder))
    shown = session("admin", "expire", "--dry-run", *data)
    assert "1  lobbies that no one joined" in shown.out
    assert rows(folder, "SELECT count(*) FROM tables") == [(1,)]
    kept = session(
        "admin",
        "expire",
        *data,
        "--set",
        "retention.lobby_days=0",
        "--set",
        "retention.unfinished_days=0",
    )
    assert "lobbies" not in kept.out
    assert "1  lobbies that no one joined" in session("admin", "expire", *data).out
    assert rows(folder, "SELECT count(*) FROM tables") == [(0,)]
    assert rows(folder, "SELECT count(*) FROM log") == [(0,)]


def test_the_status_says_whether_a_server_runs(session: Session, folder: Path) -> None:
    data = ("--data", str(folder))
    shown = session("admin", "status", *data).out
    assert "server running: no" in shown
    assert "1  accounts\n1  guests\n1  lobbies" in shown
    with locked_folder(folder):
        assert "server running: yes" in session("admin", "status", *data).out


# ---------------------------------------------------------------- backups


def test_a_backup_taken_during_writes_is_complete_and_can_be_restored(
    session: Session, folder: Path, tmp_path: Path
) -> None:
    data = ("--data", str(folder))
    stop = threading.Event()
    written = 0

    def keep_writing() -> None:
        nonlocal written
        connection = sqlite3.connect(folder / DATABASE, isolation_level=None, timeout=10)
        # A writer that never pauses can keep the command from logging its backup.
        while not stop.is_set() and not (tmp_path / "copy").exists():
            sql = "INSERT INTO admin_log (at, who, what, about) VALUES (?, 'x', 'y', ?)"
            connection.execute(sql, (written, "z" * 500))
            written += 1
        connection.close()

    writer = threading.Thread(target=keep_writing)
    with locked_folder(folder):
        writer.start()
        try:
            while written < 50:
                pass
            shown = session("admin", "backup", str(tmp_path / "copy"), *data)
        finally:
            stop.set()
            writer.join()
    assert (shown.code, "checked" in shown.out) == (0, True)
    assert (tmp_path / "copy").stat().st_mode & 0o777 == 0o600
    with sqlite3.connect(tmp_path / "copy") as copy:
        [kept] = copy.execute("SELECT count(*) FROM admin_log").fetchone()
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert 50 <= kept <= written
    assert session("admin", "rename", "ada", "Later", *data).code == 0
    shown = session("admin", "restore", str(tmp_path / "copy"), *data)
    assert shown.code == 0, shown.err
    assert rows(folder, "SELECT name FROM people WHERE id = 'ada-id'") == [("Ada",)]
    [old] = folder.glob(f"{DATABASE}.before-*[0-9]Z")
    with sqlite3.connect(old) as connection:
        names = connection.execute("SELECT name FROM people WHERE id = 'ada-id'").fetchall()
    assert names == [("Later",)]


def test_nothing_is_restored_while_a_server_runs(
    session: Session, folder: Path, tmp_path: Path
) -> None:
    data = ("--data", str(folder))
    assert session("admin", "backup", str(tmp_path / "copy"), *data).code == 0
    before = (folder / DATABASE).read_bytes()
    with locked_folder(folder):
        shown = session("admin", "restore", str(tmp_path / "copy"), *data)
    assert (shown.code, shown.err) == (
        2,
        f"miskatonic: A server is using {folder}. Stop it first.\n",
    )
    assert (folder / DATABASE).read_bytes() == before


def test_a_damaged_database_is_replaced_by_its_backup(
    session: Session, folder: Path, tmp_path: Path
) -> None:
    data = ("--data", str(folder))
    assert session("admin", "backup", str(tmp_path / "copy"), *data).code == 0
    (folder / DATABASE).write_bytes(b"garbage" * 1000)
    assert session("admin", "status", *data).code == 2
    assert session("admin", "restore", str(tmp_path / "copy"), *data).code == 0
    assert "1  accounts" in session("admin", "status", *data).out


@pytest.mark.parametrize(
    ("content", "why"),
    [(None, "there is no such file"), (b"", "no such table"), (b"junk" * 999, "not a database")],
)
def test_a_file_that_is_not_a_backup_is_not_restored(
    session: Session, folder: Path, tmp_path: Path, content: bytes | None, why: str
) -> None:
    if content is not None:
        (tmp_path / "copy").write_bytes(content)
    before = (folder / DATABASE).read_bytes()
    shown = session("admin", "restore", str(tmp_path / "copy"), "--data", str(folder))
    assert shown.code == 2
    assert why in shown.err
    assert shown.err.count("\n") == 1
    assert (folder / DATABASE).read_bytes() == before


# ---------------------------------------------------------------- mistakes


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("ban address example.org --reason x", "“example.org” is not an address. Use one like"),
        ("ban address 0.0.0.0/0 --reason x", "“0.0.0.0/0” is too large. Use"),
        ("ban person nobody --reason x", "There is no person “nobody”."),
        ("ban name x --reason y --days 0", "“0” is not a number of days."),
        ("ban name x --reason y --days soon", "“soon” is not a number of days."),
        ("ban planet x --reason y", "invalid choice: 'planet'"),
        ("ban name x", "the following arguments are required: --reason"),
        ("unban name x", "There is no ban on “x”."),
        ("close-report 9", "There is no open report 9."),
        ("report 9", "There is no open report 9."),
        ("close-table 9 --reason x", "There is no table “9”."),
        ("rename ada ''", "“''”"),
        ("delete nobody", "There is no person “nobody”."),
        ("backup /no/such/folder/file", "Cannot write /no/such/folder/file: No such file"),
        ("expire --set retention.guest_days=-1", "the setting retention.guest_days is '-1'"),
        ("dance", "invalid choice: 'dance'"),
    ],
)
def test_a_mistake_gets_a_one_line_answer(
    session: Session, folder: Path, typed: str, said: str
) -> None:
    if typed.startswith("rename"):
        shown = session("admin", "rename", "ada", "\u200b", "--data", str(folder))
        said = "is not a valid name. Use 1 to 24 readable"
    else:
        shown = session(
            "admin", *typed.split(), *(() if typed == "dance" else ("--data", str(folder)))
        )
    assert shown.code == 2
    assert said in shown.err
    assert shown.err.count("\n") == 1
    assert rows(folder, "SELECT count(*) FROM admin_log") == [(0,)]


def test_a_folder_without_a_database_is_left_alone(session: Session, tmp_path: Path) -> None:
    shown = session("admin", "bans", "--data", str(tmp_path / "nothing"))
    assert (shown.code, "There is no database in" in shown.err) == (2, True)
    assert not (tmp_path / "nothing").exists()


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_in_both_languages(session: Session, command: str) -> None:
    english = session("admin", command, "--help").out
    session.monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    german = session("admin", command, "--help").out
    assert "--data FOLDER" in english
    assert Texts("en")(f"admin-{command}") in " ".join(english.split())
    assert Texts("de")(f"admin-{command}") in " ".join(german.split())
    assert "admin-" not in english + german


def test_a_tables_log_is_printed_and_a_game_that_has_not_begun_has_no_record(
    session: Session, folder: Path, tmp_path: Path
) -> None:
    data = ("--data", str(folder))
    shown = session("admin", "table-log", "1", *data)
    assert [line.split("  ")[0] for line in shown.out.splitlines()] == ["0", "1"]
    assert '"name":"Ada"' in shown.out
    file = str(tmp_path / "game.json")
    assert "has not begun" in session("admin", "record", "1", file, *data).err
    assert "There is no table" in session("admin", "table-log", "99", *data).err


def test_a_record_is_written_from_the_log_without_playing_the_game(
    session: Session, folder: Path, tmp_path: Path
) -> None:
    game = GAMES["arkham-ritual"]
    g = game.new(3, {}, 5)
    seat, choice = game.decisions(g)[0].seat, game.decisions(g)[0].options[0]
    seed = seed_bytes(5).hex()

    async def begin() -> None:
        store = Store(folder)
        entries: list[LogEntry] = [
            Began(game.version, seed, "", ""),
            Played(seat, choice, "person"),
        ]
        rows = [Row(1, seq, 1, None, None, write(each)) for seq, each in enumerate(entries, 2)]
        await store.append(1, rows)
        store.close()

    asyncio.run(begin())
    file = tmp_path / "game.json"
    shown = session("admin", "record", "t" * 22, str(file), "--data", str(folder))
    assert (shown.code, shown.out) == (0, f"Wrote {file}: 1 moves.\n")
    assert read_record(file.read_bytes()).moves == [(seat, choice)]
    again = session("admin", "record", "1", str(file), "--data", str(folder))
    assert again.code == 2
