"""What lies in deploy/: Caddy reads the settings of the proxy, the steps of the image are run."""

import argparse
import configparser
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest
import yaml  # type: ignore[import-untyped]

from miskatonic.server.configuration import add_arguments, read_configuration, setting_rows
from tools.caddy import caddy
from tools.compile import ROOT
from tools.requirements import LOCK, needed, pinned

DEPLOY: Final = ROOT / "deploy"


def read(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


@pytest.mark.skipif(caddy() is None, reason="there is no Caddy here")
def test_the_proxy_sends_a_table_to_one_server_and_believes_nobody_which_one() -> None:
    adapted = subprocess.run(
        [str(caddy()), "adapt", "--config", str(DEPLOY / "Caddyfile"), "--adapter", "caddyfile"],
        env={**os.environ, "MISKATONIC_UPSTREAMS": "one:8000 two:8000"},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert '"dial":"one:8000"' in adapted
    assert '"dial":"two:8000"' in adapted
    assert '"policy":"header"' in adapted
    # What comes from outside is taken away before ours is put there.
    assert adapted.index('"delete":["X-Miskatonic-Table"]') < adapted.index('"set":{"X-Misk')


def test_every_setting_named_there_is_one() -> None:
    known = {row.variable for row in setting_rows()}
    # These are the proxy's, and the build's.
    known |= {f"MISKATONIC_{name}" for name in ("SITE", "UPSTREAMS", "ROUTING", "COMPILE")}
    known |= {"MISKATONIC_CADDY_ADMIN", "MISKATONIC_CADDY_OPTIONS"}
    for name in ("Dockerfile", "compose.yaml", "Caddyfile", "miskatonic@.service"):
        assert set(re.findall(r"MISKATONIC_\w+", read(name))) <= known, name


def test_the_proxy_of_the_composition_knows_all_of_its_servers() -> None:
    services = yaml.safe_load(read("compose.yaml"))["services"]
    servers = {name for name, each in services.items() if "build" in each}
    assert len(servers) == 3
    upstreams = services["caddy"]["environment"]["MISKATONIC_UPSTREAMS"].split()
    assert set(upstreams) == {f"{name}:8000" for name in servers}
    assert set(services["caddy"]["depends_on"]) == servers
    assert "EXPOSE 8000" in read("Dockerfile")
    for name in servers:
        build, settings = services[name]["build"], services[name]["environment"]
        assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()
        assert settings["MISKATONIC_DATABASE"].startswith("postgresql://")
        assert services[name]["depends_on"] == {"postgres": {"condition": "service_healthy"}}
        # The proxy speaks TLS, and what it says of its visitors is believed.
        assert settings["MISKATONIC_PUBLIC_URL"].startswith("https://")
        assert settings["MISKATONIC_TRUSTED_PROXIES"]
    mounted = services["caddy"]["volumes"][0].split(":")
    assert (DEPLOY / mounted[0]).is_file()
    # What must not be lost is on a volume.
    assert any(each.startswith("postgres:") for each in services["postgres"]["volumes"])


def units() -> list[str]:
    """The one that lies there, and the one on the page for operators."""
    page = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
    return [read("miskatonic@.service"), *re.findall(r"```ini\n(.*?)```", page, re.DOTALL)]


@pytest.mark.parametrize("unit", units(), ids=["several", "one"])
def test_a_unit_of_systemd_starts_the_server_with_arguments_it_takes(
    unit: str, tmp_path: Path
) -> None:
    read_unit = configparser.ConfigParser(interpolation=None, strict=True)
    read_unit.optionxform = str  # type: ignore[assignment, method-assign]
    read_unit.read_string(unit)
    service = read_unit["Service"]
    assert (service["User"], service["Restart"]) == ("miskatonic", "on-failure")
    # What is written goes where systemd has made room for it.
    assert service["ProtectSystem"] == "strict"
    assert service["StateDirectory"] == "miskatonic"
    program, command, *arguments = service["ExecStart"].replace("%i", "8001").split()
    assert (Path(program).name, command) == ("miskatonic", "serve")
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    given = parser.parse_args(arguments)
    given.config = tmp_path / "settings.toml"
    given.config.write_text("", encoding="utf-8")
    settings = read_configuration(given)
    assert str(settings.folder) == "/var/lib/miskatonic"
    assert given.no_browser
    assert settings.port == (8001 if "%i" in unit else 8000)


def test_the_image_has_neither_root_nor_a_compiler() -> None:
    steps = read("Dockerfile").split("\nFROM ")
    assert len(steps) == 3
    last = steps[-1]
    assert "\nUSER miskatonic\n" in last
    assert "VOLUME /data" in last
    assert "/readyz" in last
    assert not re.search(r"gcc|nodejs|apt-get", last)


def test_what_the_image_installs_is_pinned_with_hashes() -> None:
    lines = pinned(LOCK.read_text(encoding="utf-8"))
    asked = needed()
    assert {"sqlalchemy", "starlette", "uvicorn", "msgspec"} <= asked
    for name in asked & set(lines):
        assert "--hash=sha256:" in lines[name]
    # Nothing that only developers need.
    assert not asked & {"pytest", "ruff", "mypy", "playwright", "hatchling"}


def runs(stage: str) -> list[str]:
    """The commands of a stage of the Dockerfile."""
    return re.findall(r"^RUN (.*)$", stage, re.MULTILINE)


@pytest.mark.slow
def test_the_steps_of_the_build_work_in_a_clean_directory(tmp_path: Path) -> None:
    """As far as they need no network: a copy of what is in git, and the client as it is built."""
    [build] = [stage for stage in read("Dockerfile").split("\nFROM ") if "AS build" in stage]
    wheel, listed = [
        each for each in runs(build) if "pip wheel" in each or "tools.requirements" in each
    ]
    source, wheels = tmp_path / "src", tmp_path / "wheels"
    wheels.mkdir()
    tracked = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if tracked.returncode:
        pytest.skip("not a checkout of git")
    for name in filter(None, tracked.stdout.split("\0")):
        if (ROOT / name).is_file() and not name.startswith(("client/", "tests/", "docs/")):
            (source / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, source / name)
    static = "src/miskatonic/server/static"
    if not (ROOT / static / "index.html").is_file():
        pytest.skip("the client is not built: make client")
    shutil.copytree(ROOT / static, source / static)
    for command in (wheel.replace("MISKATONIC_COMPILE=1", "MISKATONIC_COMPILE=0"), listed):
        line = command.replace(".venv/bin/python", sys.executable).replace("/wheels", str(wheels))
        done = subprocess.run(
            ["/bin/sh", "-c", line], cwd=source, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
    assert len(list(wheels.glob("miskatonic-*.whl"))) == 1
    assert "sqlalchemy==" in (wheels / "requirements.txt").read_text(encoding="utf-8")
