"""docs/operating.md lists every setting, and its commands and metrics exist."""

import re
from pathlib import Path

from miskatonic.cli.admin import COMMANDS
from miskatonic.server.ops.configuration import setting_rows
from miskatonic.server.ops.metrics import Metrics
from tools.generated_docs import OPERATING, settings_table, with_table

TEXT = Path(OPERATING).read_text(encoding="utf-8")


def test_the_settings_table_matches_the_servers_declaration() -> None:
    assert with_table(TEXT) == TEXT, "python -m tools.generated_docs"
    for row in setting_rows():
        assert f"| `{row.name}` |" in settings_table()


def test_every_command_named_on_the_page_exists() -> None:
    named = set(re.findall(r"miskatonic admin ([a-z][a-z-]*)", TEXT))
    assert named <= set(COMMANDS)
    assert {"ban", "backup", "restore", "expire", "delete", "close-table"} <= named


def test_every_metric_named_on_the_page_exists() -> None:
    named = {each.removesuffix("_total") for each in re.findall(r"`(miskatonic_\w+)`", TEXT)}
    metrics = Metrics()
    own = {family.name for family in metrics.registry.collect()}
    source = Path("src/miskatonic/server/context.py").read_text(encoding="utf-8")
    source += Path("src/miskatonic/server/ops/metrics.py").read_text(encoding="utf-8")
    missing = {
        each
        for each in named
        if each not in own and f'"{each.removeprefix("miskatonic_")}"' not in source
        if f'"{each}"' not in source
    }
    assert missing == set()
