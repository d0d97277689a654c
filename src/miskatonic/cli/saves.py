"""Save files of games in the terminal, written after every move."""

import os
import sys
from pathlib import Path
from typing import Final

import msgspec

from miskatonic.errors import BadSave
from miskatonic.kernel.replay import Record, read_record


def data_folder() -> Path:
    """The user's data folder, by the conventions of the operating system."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "miskatonic"


class Seating:
    """The player's seat and name, and the bots' level; saved in the same file as the record."""

    def __init__(self, seat: int, bots: str, name: str) -> None:
        self.seat: Final = seat
        self.bots: Final = bots
        self.name: Final = name


def write_game(file: Path, record: Record, seating: Seating) -> None:
    """Write a save file atomically."""
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
        raise BadSave(f"the game's table is {table!r}; expected an object with seat, bots and name")
    seat, bots, name = (table.get(each) for each in ("seat", "bots", "name"))
    if not isinstance(seat, int) or not 0 <= seat < record.seats:
        raise BadSave(f"the player's seat is {seat!r}; expected 0 to {record.seats - 1}")
    if not isinstance(bots, str) or not isinstance(name, str):
        raise BadSave(f"bots {bots!r} and name {name!r}; expected strings")
    return record, Seating(seat, bots, name)
