"""Draws the map of an episode from the positions of its spaces."""

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from miskatonic.games.death_may_die.model.paths import GONE
from miskatonic.games.death_may_die.terminal.words import DeathMayDieWords
from miskatonic.terminal.canvas import Canvas

FAINT: Final = "bright_black"
INVESTIGATOR: Final = "bold bright_cyan"
GATES: Final = ("bright_red", "bright_yellow", "bright_blue")
GAP: Final = 2
NARROWEST: Final = 8
# The vertical distance of spaces, and the most spaces side by side.
ROW: Final = 24.5
MOST_IN_A_ROW: Final = 5


class MapDrawing:
    """Boxes with names, gates, investigators (@1), enemies (Gh) and tokens (f2)."""

    def __init__(self, words: DeathMayDieWords, width: int, tall: bool, shapes: bool) -> None:
        self.words: Final = words
        self.texts: Final = words.texts
        self.width: Final = width
        self.shapes: Final = shapes
        self.home: Final = "⌂" if shapes else "^"
        self.rows: Final = 2 if tall else 1
        self.codes: Final = _codes(
            [words.named(each["id"]) for each in words.legend["types"]], capital=True
        )
        self.token_codes: Final = _codes(
            [words.named(each) for each in words.legend["tokens"]], capital=False
        )
        self.overfull: Final[list[int]] = []

    def drawn(self) -> list[RenderableType]:
        box_height = self.rows + 2
        spaces = self.words.legend["spaces"]
        ys, width = self._rows_and_width(box_height)
        xs = self._columns(width)
        canvas = Canvas(self.width, max(ys) + box_height, self.shapes)
        self._draw_ways(canvas, xs, ys, width)
        for space in range(len(spaces)):
            style = "bold" if self.words.table["space"][self._active()] == space else FAINT
            canvas.box(xs[space], ys[space], width, self._lines(space, width - 2), style)
        return [canvas.drawn(), *self._below()]

    def _active(self) -> int:
        active: int = self.words.table["active"]
        return max(active, 0)

    # ---------------------------------------------------------------- where boxes stand

    def _rows_and_width(self, height: int) -> tuple[list[int], int]:
        """Top edges and width of boxes, with a few more rows if that makes room for names."""
        ys = [space["y"] for space in self.words.legend["spaces"]]
        low, span = min(ys), max(max(ys) - min(ys), 1)
        least = round(span / ROW) * (height + 1)
        found: tuple[list[int], int] = [], 0
        for rows in range(least, least + 2 * height):
            tops = [round((y - low) * rows / span) for y in ys]
            width = self._box_width(tops, height)
            if width > found[1]:
                found = tops, width
            if width * MOST_IN_A_ROW >= self.width - GAP * MOST_IN_A_ROW * 2:
                break
        return found

    def _columns(self, width: int) -> list[int]:
        """Left edges; the outermost boxes touch the edges of the canvas."""
        xs = [space["x"] for space in self.words.legend["spaces"]]
        low, span = min(xs), max(max(xs) - min(xs), 1)
        return [round((x - low) * (self.width - width) / span) for x in xs]

    def _box_width(self, ys: Sequence[int], height: int) -> int:
        """The width of the widest boxes that leave room for passages."""
        for width in range(28, NARROWEST, -1):
            xs = self._columns(width)
            if all(
                abs(xs[a] - xs[b]) >= width + GAP or abs(ys[a] - ys[b]) >= height
                for a in range(len(xs))
                for b in range(a)
            ):
                return width
        return NARROWEST

    def _draw_ways(self, canvas: Canvas, xs: Sequence[int], ys: Sequence[int], width: int) -> None:
        """Draw passages as lines, with blocking tokens in the middle; stairs are named below."""
        middle = (self.rows + 1) // 2
        for number, way in enumerate(self.words.legend["ways"]):
            token = self._bar(number)
            if way["kind"] not in ("passage", "shut") or token == GONE:
                continue
            a, b = way["a"], way["b"]
            start = xs[a] + width // 2, ys[a] + middle
            end = xs[b] + width // 2, ys[b] + middle
            canvas.line(start, end, FAINT)
            mark = "x" if way["kind"] == "shut" else ""
            if token >= 0:
                mark = self.token_codes[token]
            if mark:
                canvas.put(*_between((xs[a], ys[a]), (xs[b], ys[b]), width, self.rows + 2), mark)

    def _bar(self, number: int) -> int:
        """The token on a passage; a link with a removed end is gone."""
        passages: list[int] = self.words.table["passages"]
        return passages[number]

    # ---------------------------------------------------------------- what stands in them

    def _lines(self, space: int, width: int) -> list[tuple[str, str]]:
        parts = self._inside(space)
        lines = [""]
        for part in parts:
            longer = f"{lines[-1]} {part}".strip()
            if len(longer) <= width or not lines[-1]:
                lines[-1] = longer
            else:
                lines.append(part)
        if len(lines) > self.rows or any(len(line) > width for line in lines):
            self.overfull.append(space)
            lines = lines[: self.rows]
            lines[-1] = lines[-1][: width - 1].ljust(width - 1) + ("…" if self.shapes else "+")
        lines += [""] * (self.rows - len(lines))
        style = INVESTIGATOR if any(part.startswith("@") for part in parts) else "bold"
        return [self._title(space, width), *((line, style) for line in lines)]

    def _title(self, space: int, width: int) -> tuple[str, str]:
        name = self.words.space(space)
        legend = self.words.legend
        style = "bold"
        if space in legend["gates"]:
            gate = legend["gates"].index(space)
            name = f"({self.texts('dmd-view-gate-codes')[gate]}){name}"
            style = f"bold {GATES[gate]}"
        if space == legend["start"]:
            name = f"({self.home}){name}"
        return name if len(name) <= width else name[: width - 1] + "…" * self.shapes, style

    def _inside(self, space: int) -> list[str]:
        """Investigators, the enemies by type, the tokens."""
        table, legend = self.words.table, self.words.legend
        here = [
            f"@{who + 1}"
            for who, at in enumerate(table["space"])
            if at == space and table["alive"] >> who & 1
        ]
        parts = ["".join(here)] if here else []
        figures = [figure for figure, at in enumerate(table["figure_space"]) if at == space]
        for number in range(len(legend["types"])):
            count = len([f for f in figures if legend["figure_types"][f] == number])
            if count:
                parts.append(self.codes[number] + (f"{count}" if count > 1 else ""))
        tokens = len(legend["tokens"])
        for token in range(tokens):
            count = table["laid"][space * tokens + token]
            if count:
                parts.append(f"{self.token_codes[token]}{count}")
        return parts

    # ---------------------------------------------------------------- below the map

    def _below(self) -> list[RenderableType]:
        legend = self.words.legend
        lines: list[RenderableType] = []
        ways = [
            f"{self.texts('dmd-view-' + way['kind'])}: "
            f"{self.words.space(way['a'])} – {self.words.space(way['b'])}"
            for number, way in enumerate(legend["ways"])
            if way["kind"] in ("stairs", "tunnel") and self._bar(number) != GONE
        ]
        lines.append(Text("  ".join([*self._key(), *self._signs(), *ways]), style=FAINT))
        wounds = self.words.table["figure_wounds"]
        for space in range(len(legend["spaces"])):
            hurt = [
                figure
                for figure, at in enumerate(self.words.table["figure_space"])
                if at == space and wounds[figure]
            ]
            what = self._inside(space) if space in self.overfull else []
            what += [self.words.figure(figure) for figure in hurt]
            if what:
                name, said = self.words.space(space), ", ".join(what)
                lines.append(Text(self.texts("dmd-view-also", space=name, what=said)))
        return lines

    def _signs(self) -> list[str]:
        """The key to the signs before the names of spaces."""
        codes = self.texts("dmd-view-gate-codes")
        gates = [f"({code}) {self.texts(f'dmd-view-gate-{n}')}" for n, code in enumerate(codes)]
        return [*gates, f"({self.home}) {self.texts('dmd-view-start')}"]

    def _key(self) -> list[str]:
        """The key to the short names on the map."""
        table, legend = self.words.table, self.words.legend
        types = {legend["figure_types"][f] for f, at in enumerate(table["figure_space"]) if at >= 0}
        tokens = len(legend["tokens"])
        laid = {at % tokens for at, count in enumerate(table["laid"]) if count}
        laid |= {token for token in table["passages"] if token >= 0}
        return [
            *(
                f"{self.codes[t]} {self.words.named(legend['types'][t]['id'])}"
                for t in sorted(types)
            ),
            *(f"{self.token_codes[t]} {self.words.token(t)}" for t in sorted(laid)),
        ]


def _between(a: tuple[int, int], b: tuple[int, int], width: int, height: int) -> tuple[int, int]:
    """The middle of the gap between two boxes."""
    x = (a[0] + b[0] + width) // 2
    y = (a[1] + b[1] + height - 1) // 2
    if a[0] != b[0] and abs(a[1] - b[1]) < height:
        x = min(a[0], b[0]) + width + max((abs(a[0] - b[0]) - width) // 2 - 1, 0)
    elif abs(a[1] - b[1]) >= height:
        y = min(a[1], b[1]) + height + max((abs(a[1] - b[1]) - height) // 2, 0)
    return x, y


def _codes(names: Sequence[str], capital: bool) -> list[str]:
    """Unique two-letter codes; those of enemies are capitalized."""
    codes: list[str] = []
    for name in names:
        letters = [letter for letter in name.lower() if letter.isalpha()]
        first = letters[0].upper() if capital else letters[0]
        tries = [first + letter for letter in letters[1:]]
        tries += [first + chr(number) for number in range(ord("a"), ord("z") + 1)]
        codes.append(next(code for code in tries if code not in codes))
    return codes
