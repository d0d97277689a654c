"""Settings from a file, the environment and the command line."""

import argparse
from pathlib import Path

import pytest

from miskatonic.errors import BadOptions
from miskatonic.server.ops.configuration import (
    Configuration,
    add_arguments,
    read_configuration,
    setting_rows,
)

NOTHING: dict[str, str] = {}


def settings(*arguments: str, environment: dict[str, str] = NOTHING) -> Configuration:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    return read_configuration(parser.parse_args(arguments), environment)


def test_by_default_the_server_is_local() -> None:
    assert settings() == Configuration()
    assert (settings().host, settings().port, settings().trusted_proxies) == ("127.0.0.1", 8000, ())


def test_the_command_line_overrides_the_environment_and_the_environment_the_file(
    tmp_path: Path,
) -> None:
    file = tmp_path / "miskatonic.toml"
    file.write_text('port = 1\nhost = "10.0.0.1"\n[limits]\nsockets = 7\ntables_per_person = 3\n')
    environment = {
        "MISKATONIC_CONFIG": str(file),
        "MISKATONIC_PORT": "2",
        "MISKATONIC_LIMITS_SOCKETS": "8",
    }
    from_file = settings("--config", str(file))
    assert (from_file.host, from_file.port, from_file.limits.sockets) == ("10.0.0.1", 1, 7)
    given = settings("--port", "3", "--set", "limits.chat_per_second=0.5", environment=environment)
    assert (given.host, given.port) == ("10.0.0.1", 3)
    limits = given.limits
    assert (limits.sockets, limits.tables_per_person, limits.chat_per_second) == (8, 3, 0.5)


def test_lists_are_separated_by_commas() -> None:
    given = settings(environment={"MISKATONIC_TRUSTED_PROXIES": "127.0.0.1, 10.0.0.0/8"})
    assert given.trusted_proxies == ("127.0.0.1", "10.0.0.0/8")


def test_lan_listens_on_all_interfaces_unless_a_host_is_given() -> None:
    assert settings("--lan").host == "0.0.0.0"
    assert settings("--lan", "--host", "10.0.0.1").host == "10.0.0.1"


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--port", "99999"], r"port is '99999'.*<= 65535"),
        (["--port", "http"], r"port is 'http'.*int"),
        (["--set", "limits.sockets=0"], r"limits\.sockets is '0'.*>= 1"),
        (["--set", "limits.sockets"], r"--set limits\.sockets; use NAME=VALUE"),
        (["--set", "limits.sokets=1"], r"limits\.sokets=1.*one of .*limits\.sockets"),
        (["--public-url", "games.example"], r"'games\.example'; use https://"),
        (["--public-url", "https://a.example/games"], r"without a path"),
        (["--config", "/nowhere/at/all.toml"], r"/nowhere/at/all\.toml: No such file"),
    ],
)
def test_an_invalid_setting_is_reported_with_what_would_be_valid(
    arguments: list[str], told: str
) -> None:
    with pytest.raises(BadOptions, match=told):
        settings(*arguments)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("port = [", "not TOML"),
        ("prot = 1", "prot"),
        ("limits = 3", "limits is 3"),
        ("[limits]\nsokets = 3", "sokets"),
    ],
)
def test_an_invalid_file_is_reported(tmp_path: Path, text: str, told: str) -> None:
    file = tmp_path / "miskatonic.toml"
    file.write_text(text)
    with pytest.raises(BadOptions, match=told):
        settings("--config", str(file))


def test_every_setting_is_described_and_has_a_variable() -> None:
    rows = {row.name: row for row in setting_rows()}
    assert rows["limits.sockets"].variable == "MISKATONIC_LIMITS_SOCKETS"
    assert rows["limits.sockets"].default == 10_000
    assert all(row.meaning for row in rows.values())
