"""A character canvas for boxes and lines, for maps in the terminal."""

from typing import Final

from rich.text import Text

Style = str


class Canvas:
    """Rows of styled characters; later drawings cover earlier ones."""

    def __init__(self, width: int, height: int, shapes: bool) -> None:
        self.width: Final = width
        self.height: Final = height
        self.shapes: Final = shapes
        self.cells: Final = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: Style = "") -> None:
        for at, character in enumerate(text, x):
            if 0 <= at < self.width and 0 <= y < self.height:
                self.cells[y][at] = (character, style)

    def line(self, start: tuple[int, int], end: tuple[int, int], style: Style = "") -> None:
        """Draw a line, dotted if it is diagonal."""
        (x1, y1), (x2, y2) = start, end
        steps = max(abs(x2 - x1), abs(y2 - y1), 1)
        mark = self._mark(x1 == x2, y1 == y2)
        for step in range(steps + 1):
            x = round(x1 + (x2 - x1) * step / steps)
            y = round(y1 + (y2 - y1) * step / steps)
            self.put(x, y, mark, style)

    def _mark(self, upright: bool, level: bool) -> str:
        if upright:
            return "│" if self.shapes else "|"
        if level:
            return "─" if self.shapes else "-"
        return "·" if self.shapes else "."

    def box(self, x: int, y: int, width: int, lines: list[tuple[str, Style]], style: Style) -> None:
        """Draw a box with the first line as its title."""
        corners = "┌┐└┘─│" if self.shapes else "++++-|"
        (title, title_style), *inside = lines
        self.put(x, y, corners[0] + corners[4] * (width - 2) + corners[1], style)
        self.put(x + 1, y, title[: width - 2], title_style)
        for at, (text, text_style) in enumerate(inside, y + 1):
            self.put(x, at, corners[5] + " " * (width - 2) + corners[5], style)
            self.put(x + 1, at, text[: width - 2], text_style)
        bottom = y + len(lines)
        self.put(x, bottom, corners[2] + corners[4] * (width - 2) + corners[3], style)

    def drawn(self) -> Text:
        """All rows, without trailing spaces."""
        text = Text(no_wrap=True)
        for number, row in enumerate(self.cells):
            if number:
                text.append("\n")
            used = max((at + 1 for at, (mark, _) in enumerate(row) if mark != " "), default=0)
            for mark, style in row[:used]:
                text.append(mark, style)
        return text
