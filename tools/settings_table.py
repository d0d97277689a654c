"""Writes the table of settings into docs/operating.md: `python -m tools.settings_table`."""

import re
from pathlib import Path
from typing import Any, Final

from miskatonic.server.configuration import setting_rows

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "operating.md"
BEGIN: Final = "<!-- settings -->"
END: Final = "<!-- end of settings -->"


def settings_table() -> str:
    lines = ["| setting | default | what it means | environment |", "|---|---|---|---|"]
    for row in setting_rows():
        lines.append(f"| `{row.name}` | {_shown(row.default)} | {row.meaning} | `{row.variable}` |")
    return "\n".join(lines)


def _shown(value: Any) -> str:
    if value in ("", ()):
        return "–"
    if isinstance(value, bool):
        return f"`{str(value).lower()}`"
    return f"`{value}`"


def with_table(text: str) -> str:
    """The page with the table as it is now."""
    between = re.compile(f"{re.escape(BEGIN)}\n.*?{re.escape(END)}", re.DOTALL)
    return between.sub(f"{BEGIN}\n{settings_table()}\n{END}", text)


if __name__ == "__main__":
    PAGE.write_text(with_table(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
