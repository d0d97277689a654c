"""The data folder: checked and locked before anything starts."""

import contextlib
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from miskatonic.server.ops.data_folder import DATABASE, BadFolder, locked_folder
from miskatonic.server.run import listen, serve


def test_only_the_owner_can_read_the_database(tmp_path: Path) -> None:
    with locked_folder(tmp_path / "new"):
        assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o700
    database = tmp_path / "old" / DATABASE
    database.parent.mkdir()
    database.touch(mode=0o644)
    with locked_folder(database.parent):
        assert stat.S_IMODE(database.stat().st_mode) == 0o600


HOLDER = """
import sys, time
from pathlib import Path
from miskatonic.server.ops.data_folder import locked_folder
with locked_folder(Path(sys.argv[1])):
    print("locked", flush=True)
    time.sleep(600)
"""


def test_a_second_server_on_the_same_folder_is_refused_until_the_first_is_gone(
    tmp_path: Path,
) -> None:
    command = [sys.executable, "-c", HOLDER, str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == "locked\n"
        with pytest.raises(BadFolder, match="another server is using"), locked_folder(tmp_path):
            pass
        first.kill()
        first.wait()
    with locked_folder(tmp_path):
        assert (tmp_path / DATABASE).exists()


def test_a_file_that_is_not_a_database_is_reported_and_left_alone(tmp_path: Path) -> None:
    garbage = tmp_path / DATABASE
    garbage.write_bytes(b"this is no database, " * 100)
    with (
        pytest.raises(BadFolder, match="not a database; restore a backup"),
        locked_folder(tmp_path),
    ):
        pass
    assert garbage.read_bytes().startswith(b"this is no")


def test_a_file_in_place_of_the_folder_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadFolder, match="--data"), locked_folder(tmp_path / "file"):
        pass


@pytest.mark.parametrize("folder", ["file", "garbage"])
def test_an_unusable_folder_is_reported_in_one_line(
    tmp_path: Path, folder: str, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    (tmp_path / "garbage").mkdir()
    (tmp_path / "garbage" / DATABASE).write_bytes(os.urandom(4096))
    assert serve(["--port", "0", "--no-browser", "--data", str(tmp_path / folder)]) == 1
    told = capfd.readouterr().err
    assert told.startswith("miskatonic serve: cannot ")
    assert told.count("\n") == 1


def test_a_port_in_use_is_reported_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with contextlib.closing(listen("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        given = ["--port", str(port), "--data", str(tmp_path), "--no-browser"]
        assert serve(given) == 1
    said = capsys.readouterr().err
    assert said == f"miskatonic serve: cannot listen on 127.0.0.1:{port}: Address already in use\n"
    assert not list(tmp_path.iterdir())
