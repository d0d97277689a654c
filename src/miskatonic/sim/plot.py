"""A picture of strengths: a point and its interval for each bot, beside the fair share."""

from collections.abc import Sequence
from typing import Final
from xml.sax.saxutils import escape

from miskatonic.sim.strength import Estimate

WIDTH: Final = 640
LEFT: Final = 130
RIGHT: Final = 24
TOP: Final = 64
ROW: Final = 36
STYLE: Final = (
    "text{font:14px sans-serif;fill:#222}.axis{stroke:#999}.fair{stroke:#a33;stroke-dasharray:5 4}"
    ".line{stroke:#246;stroke-width:2}.point{fill:#246}"
)


def draw(title: str, label: str, rows: Sequence[tuple[str, Estimate]], fair: float) -> str:
    """An SVG file; the axis goes from 0 to a little more than what is needed."""
    tops = [row.mean + (row.margin or 0.0) for _, row in rows]
    most = min(1.0, 1.1 * max(fair, *tops)) if rows else 1.0
    bottom = TOP + ROW * len(rows)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{bottom + 56}">',
        f"<style>{STYLE}</style>",
        f'<rect width="{WIDTH}" height="{bottom + 56}" fill="#fff"/>',
        f'<text x="16" y="28" font-weight="bold">{escape(title)}</text>',
        *_axis(most, bottom, label),
        f'<path class="fair" d="M{_x(fair, most)} {TOP - 16}V{bottom}"/>',
    ]
    for at, (name, found) in enumerate(rows):
        parts += _row(name, found, TOP + ROW * at + ROW // 2, most)
    return "\n".join([*parts, "</svg>", ""])


def _x(value: float, most: float) -> float:
    return round(LEFT + (WIDTH - LEFT - RIGHT) * max(0.0, min(value, most)) / most, 1)


def _axis(most: float, bottom: int, label: str) -> list[str]:
    step = 0.05 if most <= 0.4 else 0.1 if most <= 0.8 else 0.2
    ticks = [step * number for number in range(int(most / step) + 1)]
    line = f'<line class="axis" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{bottom}" y2="{bottom}"/>'
    words = [
        f'<text x="{_x(tick, most)}" y="{bottom + 20}" text-anchor="middle">'
        f"{100 * tick:.0f} %</text>"
        for tick in ticks
    ]
    name = f'<text x="{LEFT}" y="{bottom + 44}">{escape(label)}</text>'
    return [line, *words, name]


def _row(name: str, found: Estimate, y: int, most: float) -> list[str]:
    margin = found.margin or 0.0
    low, high = _x(found.mean - margin, most), _x(found.mean + margin, most)
    return [
        f'<text x="{LEFT - 12}" y="{y + 5}" text-anchor="end">{escape(name)}</text>',
        f'<line class="line" x1="{low}" x2="{high}" y1="{y}" y2="{y}"/>',
        f'<circle class="point" cx="{_x(found.mean, most)}" cy="{y}" r="5"/>',
    ]
