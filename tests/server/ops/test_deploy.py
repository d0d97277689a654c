"""The files in deploy/: Caddy parses its configuration, and the image's build steps are run."""

import argparse
import configparser
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
import venv
from pathlib import Path
from typing import Final

import pytest
import yaml  # type: ignore[import-untyped]

from miskatonic.server.ops.configuration import add_arguments, read_configuration, setting_rows
from tools.compile import ROOT
from tools.requirements import LOCK, needed, pinned
from tools.services import caddy, free_port

DEPLOY: Final = ROOT / "deploy"
WATCHDOG: Final = 60


def read(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


@pytest.mark.skipif(caddy() is None, reason="there is no Caddy here")
def test_the_proxy_routes_a_table_to_one_server_and_ignores_the_clients_header() -> None:
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
    # The client's header is deleted before ours is set.
    assert adapted.index('"delete":["X-Miskatonic-Table"]') < adapted.index('"set":{"X-Misk')


def test_every_setting_named_in_deploy_exists() -> None:
    known = {row.variable for row in setting_rows()}
    # Variables of the proxy and of the build.
    known |= {f"MISKATONIC_{name}" for name in ("SITE", "UPSTREAMS", "ROUTING", "COMPILE")}
    known |= {"MISKATONIC_CADDY_ADMIN", "MISKATONIC_CADDY_OPTIONS"}
    for name in ("Dockerfile", "compose.yaml", "Caddyfile", "miskatonic@.service"):
        assert set(re.findall(r"MISKATONIC_\w+", read(name))) <= known, name


def test_the_compose_file_lists_all_servers_as_upstreams() -> None:
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
        # The proxy speaks TLS, and its forwarded addresses are trusted.
        assert settings["MISKATONIC_PUBLIC_URL"].startswith("https://")
        assert settings["MISKATONIC_TRUSTED_PROXIES"]
    mounted = services["caddy"]["volumes"][0].split(":")
    assert (DEPLOY / mounted[0]).is_file()
    # Data that must not be lost is on a volume.
    assert any(each.startswith("postgres:") for each in services["postgres"]["volumes"])


def units() -> list[str]:
    """The unit in deploy/, and the one in docs/operating.md."""
    page = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
    return [read("miskatonic@.service"), *re.findall(r"```ini\n(.*?)```", page, re.DOTALL)]


@pytest.mark.parametrize("unit", units(), ids=["several", "one"])
def test_the_systemd_units_start_the_server_with_valid_arguments(unit: str, tmp_path: Path) -> None:
    read_unit = configparser.ConfigParser(interpolation=None, strict=True)
    read_unit.optionxform = str  # type: ignore[assignment, method-assign]
    read_unit.read_string(unit)
    service = read_unit["Service"]
    assert (service["User"], service["Restart"]) == ("miskatonic", "on-failure")
    # Data goes into the state directory that systemd makes.
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


def test_the_image_runs_without_root_and_without_a_compiler() -> None:
    steps = read("Dockerfile").split("\nFROM ")
    assert len(steps) == 3
    last = steps[-1]
    assert "\nUSER miskatonic\n" in last
    assert "VOLUME /data" in last
    assert "/readyz" in last
    assert not re.search(r"gcc|nodejs|apt-get", last)


def test_the_images_packages_are_pinned_with_hashes() -> None:
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


def checkout(source: Path) -> None:
    """Copy the files in git and the built client."""
    tracked = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if tracked.returncode:
        pytest.skip("not a checkout of git")
    static = "src/miskatonic/server/static"
    if not (ROOT / static / "index.html").is_file():
        pytest.skip("the client is not built: make client")
    for name in filter(None, tracked.stdout.split("\0")):
        if (ROOT / name).is_file() and not name.startswith(("client/", "tests/", "docs/")):
            (source / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, source / name)
    shutil.copytree(ROOT / static, source / static)


def run(line: str, where: Path) -> None:
    done = subprocess.run(
        ["/bin/sh", "-c", line], cwd=where, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{line}: {done.stderr}"


def empty_python(folder: Path) -> Path:
    """A new virtual environment that sees the packages of this one: there is no network."""
    venv.create(folder, with_pip=False)
    ask = "import sysconfig; print(sysconfig.get_path('purelib'))"
    python = folder / "bin" / "python"
    home = subprocess.run([python, "-c", ask], capture_output=True, text=True, check=True)
    needed = Path(home.stdout.strip(), "needed.pth")
    needed.write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    return python


@pytest.mark.slow
def test_the_steps_of_the_image_work_in_a_clean_directory(tmp_path: Path) -> None:
    """Both stages, except what needs a network or root. Nothing is compiled, to save time:
    test_wheel.py has the compiled wheel.
    """
    _, build, last = read("Dockerfile").split("\nFROM ")
    source, wheels = tmp_path / "src", tmp_path / "wheels"
    wheels.mkdir()
    checkout(source)
    packages, client, wheel, listed = runs(build)
    assert packages.startswith("apt-get ") and client == "make setup client"
    for command in (wheel.replace("MISKATONIC_COMPILE=1", "MISKATONIC_COMPILE=0"), listed):
        line = command.replace(".venv/bin/python", sys.executable)
        run(line.replace("/wheels", str(wheels)), source)
    assert len(list(wheels.glob("miskatonic-*.whl"))) == 1
    python = empty_python(tmp_path / "python")
    needed, product, user = runs(last)
    assert user.startswith("useradd ")
    for command in (needed, product):
        # The pinned versions must be the installed ones: nothing is fetched.
        pip = f"{sys.executable} -m pip --python {python}"
        line = command.replace("python -m pip", pip).replace("install", "install --no-index", 1)
        run(line.replace("/wheels", str(wheels)), tmp_path)
    assert not wheels.exists()
    serves_as_the_image_does(last, python.parent, tmp_path)


def serves_as_the_image_does(stage: str, programs: Path, folder: Path) -> None:
    """Start the image's entry point with its settings, wait for its health check, and stop it with
    SIGTERM in the time that compose.yaml allows.
    """
    port, data = str(free_port()), folder / "data"
    said = re.findall(r"^ENV (.*)$", stage, re.MULTILINE)[0]
    settings = dict(each.split("=", 1) for each in said.split())
    assert (settings["MISKATONIC_DATA"], settings["MISKATONIC_HOST"]) == ("/data", "0.0.0.0")
    changed = {"MISKATONIC_DATA": str(data), "MISKATONIC_HOST": "127.0.0.1"}
    environment = {**settings, **changed, "MISKATONIC_PORT": port, "PATH": str(programs)}
    start = [
        word
        for name in ("ENTRYPOINT", "CMD")
        for word in json.loads(re.findall(rf"^{name} (.*)$", stage, re.MULTILINE)[0])
    ]
    check = json.loads(re.findall(r"^HEALTHCHECK .*? CMD (.*)$", stage, re.MULTILINE)[0])
    check = [each.replace(":8000/", f":{port}/") for each in check]
    process = subprocess.Popen(
        [str(programs / start[0]), *start[1:]], env=environment, stdout=subprocess.DEVNULL
    )
    try:
        until = time.monotonic() + WATCHDOG
        while subprocess.run(
            [str(programs / check[0]), *check[1:]],
            env=environment,
            capture_output=True,
            check=False,
        ).returncode:
            assert process.poll() is None and time.monotonic() < until, "it is not healthy"
        process.terminate()
        assert process.wait(10) in (0, -signal.SIGTERM)
        assert (data / "miskatonic.sqlite3").is_file()
    finally:
        process.kill()
        process.wait()
