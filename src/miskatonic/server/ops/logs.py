"""Structured logs: one JSON object a line, on stderr.

They record that something happened, never what a player chose, holds or said, and never a table's
id, because that is its key (AC-N37).
"""

import logging
import re
import sys
import traceback
from typing import Any, Final

import msgspec

# Ids of tables and people, which error messages may contain.
_IDS: Final = re.compile(r"[A-Za-z0-9_-]{22}\b")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": int(record.created * 1000),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": _IDS.sub("…", record.getMessage()),
        }
        if record.exc_info and record.exc_info[0] is not None:
            # Where it happened, without values, which may be secret.
            frames = traceback.extract_tb(record.exc_info[2])
            line["error"] = record.exc_info[0].__name__
            line["where"] = [f"{each.name}:{each.lineno}" for each in frames]
        return msgspec.json.encode(line).decode()


def set_up_logs(level: int = logging.INFO) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    # At lower levels they log paths, which contain tables' ids.
    for name in ("uvicorn.error", "uvicorn.access", "websockets", "alembic", "asyncio"):
        logging.getLogger(name).setLevel(logging.WARNING)
