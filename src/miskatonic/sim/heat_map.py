"""The balance as a picture: a field for each pair, the darker the more often it is won."""

from collections.abc import Sequence
from typing import Final
from xml.sax.saxutils import escape

from miskatonic.sim.matrix import Cell

LEFT: Final = 210
TOP: Final = 96
WIDE: Final = 132
HIGH: Final = 46
PALE: Final = (247, 243, 232)
DARK: Final = (22, 78, 84)
STYLE: Final = (
    "text{font:14px sans-serif;fill:#222}.small{font-size:11px}.on-dark{fill:#fff}"
    ".off{stroke:#a33;stroke-width:3;fill:none;stroke-dasharray:6 4}"
)


def draw(
    title: str,
    note: str,
    columns: Sequence[str],
    rows: Sequence[tuple[str, Sequence[Cell]]],
    target: tuple[float, float],
) -> str:
    """An SVG file; what lies outside the target is framed by a broken line."""
    width = LEFT + WIDE * len(columns) + 24
    height = TOP + HIGH * len(rows) + 48
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" role="img">',
        f"<title>{escape(title)}</title>",
        f"<style>{STYLE}</style>",
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
        f'<text x="16" y="28" font-weight="bold">{escape(title)}</text>',
    ]
    for at, column in enumerate(columns):
        x = LEFT + WIDE * at + WIDE // 2
        for line, words in enumerate(column.split("\n")):
            y = TOP - 30 + 18 * line
            parts.append(f'<text x="{x}" y="{y}" text-anchor="middle">{escape(words)}</text>')
    for at, (name, cells) in enumerate(rows):
        top = TOP + HIGH * at
        parts.append(
            f'<text x="{LEFT - 12}" y="{top + HIGH // 2 + 5}" text-anchor="end">'
            f"{escape(name)}</text>"
        )
        for place, cell in enumerate(cells):
            parts += _field(cell, LEFT + WIDE * place, top, target)
    parts.append(f'<text class="small" x="16" y="{height - 18}">{escape(note)}</text>')
    return "\n".join([*parts, "</svg>", ""])


def _field(cell: Cell, x: int, y: int, target: tuple[float, float]) -> list[str]:
    share = cell.share()
    low, high = cell.interval()
    ink = "on-dark" if share > 0.5 else "on-pale"
    middle = x + WIDE // 2
    size = f'width="{WIDE - 2}" height="{HIGH - 2}"'
    parts = [
        f'<rect x="{x}" y="{y}" {size} fill="{_colour(share)}"/>',
        _words(ink, middle, y + 19, f"{100 * share:.0f} %"),
        _words(f"small {ink}", middle, y + 36, f"{100 * low:.0f}–{100 * high:.0f} %"),
    ]
    if not target[0] <= share <= target[1]:
        parts.append(
            f'<rect class="off" x="{x + 2}" y="{y + 2}" width="{WIDE - 6}" height="{HIGH - 6}"/>'
        )
    return parts


def _words(style: str, x: int, y: int, words: str) -> str:
    return f'<text class="{style}" x="{x}" y="{y}" text-anchor="middle">{words}</text>'


def _colour(share: float) -> str:
    mixed = [round(pale + (dark - pale) * share) for pale, dark in zip(PALE, DARK, strict=True)]
    return "#" + "".join(f"{each:02x}" for each in mixed)
