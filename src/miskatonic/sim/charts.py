"""Pictures for pages on strength: spreads, shares that make up a whole, and marks on a scale."""

from collections.abc import Sequence
from typing import Final
from xml.sax.saxutils import escape

WIDTH: Final = 760
RIGHT: Final = 36
TOP: Final = 56
ROW: Final = 30
# About the width of a letter.
LETTER: Final = 7.2
NARROWEST: Final = 90
# Told apart by people who see few colours, too: after Okabe and Ito.
COLOURS: Final = (
    "#0072b2",
    "#e69f00",
    "#009e73",
    "#cc79a7",
    "#56b4e9",
    "#d55e00",
    "#8a7a2f",
    "#555555",
)
SVG: Final = "http://www.w3.org/2000/svg"
STYLE: Final = (
    "text{font:14px sans-serif;fill:#222}.small{font-size:12px}.title{font-weight:bold}"
    ".axis{stroke:#999}"
    ".grid{stroke:#e4e0d6}.fair{stroke:#a33;stroke-dasharray:5 4}.line{stroke:#246;stroke-width:2}"
    ".thick{stroke:#246;stroke-width:9;opacity:.35}.point{fill:#246}.far{fill:none;stroke:#246}"
)


class Frame:
    """The ground of a picture: a title, names of rows on the left, and a scale below."""

    def __init__(
        self, title: str, label: str, names: Sequence[str], low: float, high: float
    ) -> None:
        longest = max((len(name) for name in names), default=0)
        self.left: Final = max(NARROWEST, round(longest * LETTER) + 28)
        self.bottom: Final = TOP + ROW * len(names)
        self.low, self.high = low, high
        self._title, self._label, self._names = title, label, names

    def x(self, value: float) -> float:
        part = (min(max(value, self.low), self.high) - self.low) / ((self.high - self.low) or 1.0)
        return round(self.left + (WIDTH - self.left - RIGHT) * part, 1)

    def y(self, row: int) -> int:
        return TOP + ROW * row + ROW // 2

    def picture(
        self, parts: Sequence[str], ticks: Sequence[tuple[float, str]], more: int = 0
    ) -> str:
        height = self.bottom + 56 + more
        names = [
            _words(self.left - 12, self.y(row) + 5, name, "", "end")
            for row, name in enumerate(self._names)
        ]
        return "\n".join(
            [
                f'<svg xmlns="{SVG}" width="{WIDTH}" height="{height}" role="img">',
                f"<title>{escape(self._title)}</title>",
                f"<style>{STYLE}</style>",
                f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
                _words(16, 28, self._title, "title"),
                *self._scale(ticks),
                *names,
                *parts,
                "</svg>",
                "",
            ]
        )

    def _scale(self, ticks: Sequence[tuple[float, str]]) -> list[str]:
        parts = []
        for value, words in ticks:
            x = self.x(value)
            parts.append(f'<path class="grid" d="M{x} {TOP - 6}V{self.bottom}"/>')
            parts.append(_words(x, self.bottom + 18, words, "small", "middle"))
        line = f'<path class="axis" d="M{self.left} {self.bottom}H{WIDTH - RIGHT}"/>'
        return [*parts, line, _words(self.left, self.bottom + 40, self._label, "small")]


def spreads(
    title: str,
    label: str,
    rows: Sequence[tuple[str, float, float, float]],
    limit: float | None = None,
) -> str:
    """For every row a bar up to where 90 % end, a point at the median, a ring at the most."""
    high = max([most for _, _, _, most in rows] + ([limit] if limit else []) + [1.0])
    frame = Frame(title, label, [name for name, *_ in rows], 0.0, high)
    parts = [_fair(frame, limit)] if limit else []
    for row, (_, median, ninety, most) in enumerate(rows):
        y = frame.y(row)
        parts += [
            f'<path class="thick" d="M{frame.x(0)} {y}H{frame.x(ninety)}"/>',
            f'<circle class="point" cx="{frame.x(median)}" cy="{y}" r="5"/>',
            f'<circle class="far" cx="{frame.x(most)}" cy="{y}" r="4"/>',
        ]
    return frame.picture(parts, ticks_to(high))


def marks(
    title: str,
    label: str,
    rows: Sequence[tuple[str, float, float, float]],
    fair: float,
    percent: bool = True,
) -> str:
    """For every row a point and its interval, on a scale that holds them all and the fair value."""
    lows = [low for _, _, low, _ in rows] + [fair]
    highs = [high for _, _, _, high in rows] + [fair]
    room = 0.06 * ((max(highs) - min(lows)) or 0.1)
    low, high = min(lows) - room, max(highs) + room
    frame = Frame(title, label, [name for name, *_ in rows], low, high)
    parts = [_fair(frame, fair)]
    for row, (_, mean, least, most) in enumerate(rows):
        y = frame.y(row)
        parts += [
            f'<path class="line" d="M{frame.x(least)} {y}H{frame.x(most)}"/>',
            f'<circle class="point" cx="{frame.x(mean)}" cy="{y}" r="5"/>',
        ]
    step = step_for(high - low)
    first = int(low / step) + (low > 0)
    ticks = [step * number for number in range(first, int(high / step) + 1)]
    words = [f"{100 * tick:.0f} %" if percent else f"{tick:.2f}" for tick in ticks]
    return frame.picture(parts, list(zip(ticks, words, strict=True)))


def stacks(title: str, label: str, rows: Sequence[tuple[str, dict[str, float]]]) -> str:
    """For every row how a whole is made up; the key stands below."""
    kinds = sorted({kind for _, parts in rows for kind in parts})
    colour = {kind: COLOURS[at % len(COLOURS)] for at, kind in enumerate(kinds)}
    frame = Frame(title, label, [name for name, _ in rows], 0.0, 1.0)
    parts: list[str] = []
    for row, (_, shares) in enumerate(rows):
        at = 0.0
        for kind in kinds:
            share = shares.get(kind, 0.0)
            if not share:
                continue
            x, wide = frame.x(at), frame.x(at + share) - frame.x(at)
            parts.append(
                f'<rect x="{x}" y="{frame.y(row) - 9}" width="{wide:.1f}" height="18"'
                f' fill="{colour[kind]}"><title>{escape(kind)}: {100 * share:.0f} %</title></rect>'
            )
            at += share
    key, lines = _key(kinds, colour, frame.bottom + 64)
    ticks = [(tick / 5, f"{20 * tick} %") for tick in range(6)]
    return frame.picture([*parts, *key], ticks, 22 * lines)


def _key(kinds: Sequence[str], colour: dict[str, str], top: int) -> tuple[list[str], int]:
    parts: list[str] = []
    x, line = 16.0, 0
    for kind in kinds:
        wide = len(kind) * LETTER + 34
        if x + wide > WIDTH - 16 and x > 16:
            x, line = 16.0, line + 1
        y = top + 22 * line
        parts.append(
            f'<rect x="{x:.0f}" y="{y - 11}" width="13" height="13" fill="{colour[kind]}"/>'
        )
        parts.append(_words(round(x + 19), y, kind, "small"))
        x += wide
    return parts, line + 1


def _words(x: float, y: float, words: str, style: str, anchor: str = "start") -> str:
    look = f' class="{style}"' if style else ""
    return f'<text{look} x="{x}" y="{y}" text-anchor="{anchor}">{escape(words)}</text>'


def _fair(frame: Frame, value: float) -> str:
    return f'<path class="fair" d="M{frame.x(value)} {TOP - 10}V{frame.bottom}"/>'


def step_for(span: float) -> float:
    """A round step that cuts a span into four to ten parts."""
    step = 1e-6
    while True:
        for factor in (1, 2, 5):
            if span / (step * factor) <= 9:
                return step * factor
        step *= 10


def ticks_to(high: float) -> list[tuple[float, str]]:
    step = max(1.0, step_for(high))
    return [(step * number, f"{step * number:.0f}") for number in range(int(high / step) + 1)]
