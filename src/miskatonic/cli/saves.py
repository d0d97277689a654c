"""Where games in the terminal are kept: every move at once, so that nothing is ever lost."""

import os
import sys
from pathlib import Path
from typing import Final

import msgspec

from miskatonic.errors import BadSave
from miskatonic.kernel.replay import Record, read_record


def data_folder() -> Path:
    """The folder for what belongs to this person, by the customs of the system."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "miskatonic"


class Seating:
    """Who sits where: kept beside the record, in the same file."""

    def __init__(self, seat: int, bots: str, name: str) -> None:
        self.seat: Final = seat
        self.bots: Final = bots
        self.name: Final = name


def write_game(file: Path, record: Record, seating: Seating) -> None:
    """The old file stays whole until the new one is."""
    plain = msgspec.json.decode(record.to_json())
    plain["table"] = {"seat": seating.seat, "bots": seating.bots, "name": seating.name}
    file.parent.mkdir(parents=True, exist_ok=True)
    fresh = file.with_name(file.name + ".new")
    fresh.write_bytes(msgspec.json.format(msgspec.json.encode(plain), indent=0))
    fresh.replace(file)


def read_game(data: bytes) -> tuple[Record, Seating]:
    record = read_record(data)
    table = msgspec.json.decode(data).get("table")
    if not isinstance(table, dict):
        raise BadSave(f"the game's table is {table!r}; it takes an object with seat, bots and name")
    seat, bots, name = (table.get(each) for each in ("seat", "bots", "name"))
    if not isinstance(seat, int) or not 0 <= seat < record.seats:
        raise BadSave(f"the person's seat {seat!r}; it takes 0 to {record.seats - 1}")
    if not isinstance(bots, str) or not isinstance(name, str):
        raise BadSave(f"bots {bots!r} and name {name!r}; they take words")
    return record, Seating(seat, bots, name)
