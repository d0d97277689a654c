"""Reads board.toml; BadContent names the key that is wrong and what it should hold."""

import tomllib
from typing import Any, Final

from miskatonic.errors import BadContent
from miskatonic.games.among_cultists.board.board_types import (
    CARD_NAMES,
    Board,
    BoardPlace,
    Cards,
    Figures,
    Map,
    Provenance,
    Role,
    RouteCard,
    ShelfRow,
    mask_of,
)

FILE: Final = "board.toml"


class TomlTable:
    """A table of the file; `where` is its path, for error messages."""

    def __init__(self, data: dict[str, Any], where: str) -> None:
        self.data: Final = data
        self.where: Final = where

    def names(self) -> tuple[str, ...]:
        return tuple(self.data)

    def only(self, *known: str) -> "TomlTable":
        """This table, after checking that it has no other keys."""
        for key in self.data:
            if key not in known:
                raise BadContent(f"{self.at(key)}: unknown key; known are {', '.join(known)}")
        return self

    def at(self, key: str) -> str:
        return f"{self.where}.{key}" if self.where else f"{FILE}: {key}"

    def wrong(self, key: str, right: str) -> BadContent:
        if key not in self.data:
            return BadContent(f"{self.at(key)} is missing; it must be {right}")
        return BadContent(f"{self.at(key)} is {self.data[key]!r}; it must be {right}")

    def table(self, key: str) -> "TomlTable":
        value = self.data.get(key)
        if not isinstance(value, dict):
            raise self.wrong(key, "a table")
        return TomlTable(value, self.at(key))

    def number(self, key: str, low: int = 0, high: int = 100) -> int:
        value = self.data.get(key)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.wrong(key, f"a whole number from {low} to {high}")
        return value

    def text(self, key: str) -> str:
        value = self.data.get(key)
        if not isinstance(value, str) or not value:
            raise self.wrong(key, "a text")
        return value

    def items(self, key: str, length: int | None = None) -> list[Any]:
        """A list, of this length if one is given."""
        value = self.data.get(key)
        if not isinstance(value, list) or length not in (None, len(value)):
            raise self.wrong(key, "a list" if length is None else f"a list of {length}")
        return value

    def one_of(self, key: str, names: tuple[str, ...]) -> int:
        """The index of the name at this key."""
        value = self.data.get(key)
        if value not in names:
            raise self.wrong(key, f"one of {', '.join(names)}")
        return names.index(value)

    def some_of(self, key: str, names: tuple[str, ...]) -> tuple[int, ...]:
        """The indexes of the names at this key, in order and without duplicates."""
        return self.indexes(key, self.items(key), names)

    def indexes(self, key: str, listed: Any, names: tuple[str, ...]) -> tuple[int, ...]:
        if (
            not isinstance(listed, list)
            or any(name not in names for name in listed)
            or len(set(listed)) < len(listed)
        ):
            raise BadContent(
                f"{self.at(key)}: {listed!r}; it must be a list of some of {', '.join(names)},"
                " each once"
            )
        return tuple([names.index(name) for name in listed])

    def lists_of(self, key: str, names: tuple[str, ...]) -> tuple[tuple[int, ...], ...]:
        """A list of lists of names, as indexes."""
        return tuple([self.indexes(key, inner, names) for inner in self.items(key)])

    def tables(self, key: str) -> list["TomlTable"]:
        """A list of tables."""
        for item in self.items(key):
            if not isinstance(item, dict):
                raise self.wrong(key, "a list of tables")
        return [TomlTable(item, self.at(key)) for item in self.items(key)]

    def numbers(self, key: str, low: int, high: int) -> tuple[int, ...]:
        values = self.items(key)
        for value in values:
            if not isinstance(value, int) or not low <= value <= high:
                raise self.wrong(key, f"a list of whole numbers from {low} to {high}")
        return tuple(values)


def read_table(text: str) -> TomlTable:
    try:
        return TomlTable(tomllib.loads(text), "")
    except tomllib.TOMLDecodeError as error:
        raise BadContent(f"{FILE}: {error}; the file must be TOML") from error


# ---------------------------------------------------------------- from the file's tables

KINDS_OF_CARD: Final = (*CARD_NAMES, "route")
SIDES: Final = ("investigators", "cultists")
KNIFE_POWERS: Final = ("change", "double")
SOURCES: Final = ("book", "ours")
ROOM_ACTIONS: Final = ("vote", "camera", "power", "portal")


def read_board(text: str) -> Board:
    """AC-B1  Everything is in the file; BadContent names the key that is wrong."""
    file = read_table(text).only(
        "version", "colours", "move_points", "rounds", "explored_at", "map", "rooms", "hallways",
        "outside", "provenance", "rows", "routes", "cards", "setup", "events", "roles", "advanced",
    )  # fmt: skip
    file.number("version", 1, 1)
    colours = tuple([str(colour) for colour in file.items("colours")])
    row_names = file.table("rows").names()
    rooms = [read_room(file.table("rooms"), name, colours, row_names) for name in room_names(file)]
    halls = [read_hallway(file.table("hallways"), name) for name in hallway_names(file)]
    places = (*rooms, *halls)
    maps = {name: read_map(file, name, places, len(rooms)) for name in file.table("map").names()}
    roles = tuple([read_role(file.table("roles"), name) for name in file.table("roles").names()])
    events = file.table("events")
    return Board(
        colours,
        places,
        len(rooms),
        tuple([read_row(file, name) for name in row_names]),
        maps,
        read_routes(file.table("routes"), colours, file.number("rounds", 1)),
        roles,
        events.names(),
        tuple([events.number(name, 1) for name in events.names()]),
        {parties: read_figures(file, parties, maps, roles) for parties in range(5, 9)},
        read_marker_rooms(file),
        read_outside(file.table("outside")),
        (0, *file.table("routes").numbers("row_of_round", 1, 4)),
        read_cards(file.table("cards"), "total"),
        read_cards(file.table("cards"), "unsafe_start"),
        {
            "rounds": file.number("rounds", 1),
            "explored_at": file.number("explored_at", 1),
            **read_move_points(file.table("move_points")),
        },
        read_provenance(file),
    )


def room_names(file: TomlTable) -> tuple[str, ...]:
    return file.table("rooms").names()


def hallway_names(file: TomlTable) -> tuple[str, ...]:
    return file.table("hallways").names()


def place_names(file: TomlTable) -> tuple[str, ...]:
    return room_names(file) + hallway_names(file)


def read_room(
    rooms: TomlTable, name: str, colours: tuple[str, ...], rows: tuple[str, ...]
) -> BoardPlace:
    room = rooms.table(name).only(
        "colour", "books", "row", "deck", "minute", "pos", "symbol", "en", "de", "special"
    )
    if room.text("deck") != f"deck_{name}":
        raise room.wrong("deck", f"'deck_{name}'")
    return BoardPlace(
        name,
        room.number("minute", 0, 59),
        room.numbers("pos", 0, 100),
        room.text("en"),
        room.text("de"),
        room.one_of("colour", colours),
        room.one_of("row", rows),
        room.number("books", 1),
        room.text("symbol"),
        tuple([ROOM_ACTIONS[at] for at in room.some_of("special", ROOM_ACTIONS)]),
    )


def read_hallway(hallways: TomlTable, name: str) -> BoardPlace:
    hall = hallways.table(name)
    return BoardPlace(
        name,
        hall.number("minute", 0, 59),
        hall.numbers("pos", 0, 100),
        hall.text("en"),
        hall.text("de"),
    )


def read_map(file: TomlTable, name: str, places: tuple[BoardPlace, ...], rooms: int) -> Map:
    table = file.table("map").table(name).only("start", "fishman", "rooms")
    halls = hallway_names(file)
    in_play = table.some_of("rooms", room_names(file))
    doors = [0] * len(places)
    for at, hall in enumerate(halls, rooms):
        for room in file.table("hallways").table(hall).some_of(name, room_names(file)):
            if room not in in_play:
                raise BadContent(
                    f"{FILE}: hallways.{hall}.{name} has {places[room].name};"
                    f" it must be one of map.{name}.rooms"
                )
            doors[at] |= 1 << room
            doors[room] |= 1 << at
    for room in in_play:
        if not doors[room]:
            raise BadContent(
                f"{FILE}: map.{name}.rooms: {places[room].name} has no door to any hallway"
            )
    colours = len(file.items("colours"))
    rows = len(file.table("rows").names())
    return Map(
        name,
        rooms + table.one_of("start", halls),
        rooms + table.one_of("fishman", halls),
        in_play,
        tuple(doors),
        tuple([mask_of([r for r in in_play if places[r].colour == c]) for c in range(colours)]),
        tuple([sum([places[r].books for r in in_play if places[r].row == w]) for w in range(rows)]),
    )


def read_row(file: TomlTable, name: str) -> ShelfRow:
    row = file.table("rows").table(name).only("rooms", "vp")
    rooms = row.some_of("rooms", room_names(file))
    theirs = [at for at, r in enumerate(room_names(file)) if row_of(file, r) == name]
    if list(rooms) != theirs:
        raise row.wrong("rooms", f"the rooms whose row is {name}")
    return ShelfRow(name, rooms, row.number("vp", 1))


def row_of(file: TomlTable, room: str) -> str:
    return file.table("rooms").table(room).text("row")


def read_routes(table: TomlTable, colours: tuple[str, ...], rounds: int) -> tuple[RouteCard, ...]:
    table.only("row_of_round", "cards", "short")
    row_of_round = table.numbers("row_of_round", 1, 4)
    if len(row_of_round) != rounds:
        raise table.wrong("row_of_round", f"a row, 1 to 4, for each of {rounds} rounds")
    short = table.table("short")
    of_short = [short.one_of(name, colours) for name in short.names()]
    routes = []
    for card in table.items("cards"):
        listed = card if isinstance(card, list) else []
        rows = [table.indexes("cards", row, short.names()) for row in listed]
        if len(rows) != 4 or any(len(row) < 2 for row in rows):
            raise BadContent(
                f"{table.at('cards')}: {card!r}; it must be 4 rows of 2 or more colours"
            )
        coloured = tuple([tuple([of_short[at] for at in row]) for row in rows])
        routes.append(RouteCard(coloured, (0, *row_of_round)))
    return tuple(routes)


def read_role(roles: TomlTable, name: str) -> Role:
    role = roles.table(name).only("side", "loyalty", "markers", "en", "de")
    side = SIDES[role.one_of("side", SIDES)]
    loyalty, markers = role.number("loyalty", 0, 5), role.number("markers", 1)
    return Role(name, side, loyalty, markers, role.text("en"), role.text("de"))


def read_cards(table: TomlTable, key: str) -> Cards:
    cards = table.table(key).only(*KINDS_OF_CARD)
    counts = [cards.number(kind) if kind in cards.names() else 0 for kind in KINDS_OF_CARD]
    return Cards(counts[0], counts[1], counts[2], counts[3], counts[4], counts[5])


def read_marker_rooms(file: TomlTable) -> tuple[int, ...]:
    """AC-B11  The rooms that the fronts of the cultist markers show."""
    outside = file.table("outside").only("lake", "spots", "shelf", "markers")
    fronts = outside.tables("markers")
    outside.items("spots", len(fronts))
    return tuple([front.one_of("room", room_names(file)) for front in fronts])


def read_outside(outside: TomlTable) -> dict[str, tuple[int, ...]]:
    """AC-B10  Positions of the lake, the shelf and the cultist markers' spots."""
    drawn = {name: outside.table(name).numbers("pos", 0, 100) for name in ("lake", "shelf")}
    for spot in outside.tables("spots"):
        drawn[spot.text("id")] = spot.numbers("pos", 0, 100)
    return drawn


def read_provenance(file: TomlTable) -> tuple[Provenance, ...]:
    """AC-B16  The source of each part of the file; exceptions must be in that part."""
    table = file.table("provenance")
    routes = tuple([str(number) for number, _ in enumerate(file.table("routes").items("cards"), 1)])
    known = {"names": place_names(file), "rows": file.table("rows").names(), "routes": routes}
    parts: list[Provenance] = []
    for name in table.names():
        part = table.table(name).only("from", "except")
        is_ours = part.one_of("from", SOURCES) == 1
        things = known.get(name, ())
        other_way = [things[at] for at in part.some_of("except", things)]
        parts.append(Provenance(name, is_ours, tuple(other_way)))
    return tuple(parts)


def read_move_points(table: TomlTable) -> dict[str, int]:
    table.only("base", "min", "max")
    least, most = table.number("min", 1), table.number("max", 1)
    return {"min": least, "base": table.number("base", least, most), "max": most}


def read_figures(
    file: TomlTable, parties: int, maps: dict[str, Map], roles: tuple[Role, ...]
) -> Figures:
    table = file.table("setup").table(str(parties)).only(
        "map", "cultists", "inv", "cult", "pulse", "room", "markers", "target", "kills", "portal",
        "knife", "burden",
    )  # fmt: skip
    played = maps[list(maps)[table.one_of("map", tuple(maps))]]
    room = read_cards(table, "room")
    if room.success + room.failure + room.sabotage != len(played.rooms):
        raise table.wrong("room", f"one card for each of {len(played.rooms)} rooms")
    markers = table.table("markers").only("plain", "unsafe")
    numbers = {key: table.number(key, 1) for key in ("cultists", "target", "kills", "portal")}
    numbers |= {key: markers.number(key) for key in ("plain", "unsafe")}
    numbers["burden"] = table.number("burden", -5, 5)
    if numbers["plain"] + numbers["unsafe"] != len(played.rooms):
        raise table.wrong("markers", f"one marker for each of {len(played.rooms)} rooms")
    return Figures(
        parties,
        played,
        read_cards(table, "inv"),
        read_cards(table, "cult"),
        read_cards(table, "pulse"),
        room,
        numbers,
        table.one_of("knife", KNIFE_POWERS) == 1,
        file.table("advanced").lists_of(str(parties), tuple([role.name for role in roles])),
    )
