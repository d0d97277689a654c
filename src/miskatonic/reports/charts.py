"""SVG charts: intervals, spreads, stacked bars, heat maps and lines, without a plotting library."""

from collections.abc import Sequence
from typing import Final
from xml.sax.saxutils import escape

from miskatonic.sim.strength import Estimate, Wins

WIDTH: Final = 760
RIGHT: Final = 36
TOP: Final = 56
ROW: Final = 30
# The approximate width of a letter.
LETTER: Final = 7.2
NARROWEST: Final = 90
# A palette for colour-blind readers (Okabe and Ito).
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

# Heat maps.
FIELDS_LEFT: Final = 210
FIELDS_TOP: Final = 96
FIELD_WIDTH: Final = 132
FIELD_HEIGHT: Final = 46
PALE: Final = (247, 243, 232)
DARK: Final = (22, 78, 84)
HEAT_STYLE: Final = (
    "text{font:14px sans-serif;fill:#222}.small{font-size:11px}.on-dark{fill:#fff}"
    ".off{stroke:#a33;stroke-width:3;fill:none;stroke-dasharray:6 4}"
)


class Frame:
    """A chart with a title, row names on the left and a scale below."""

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
            _text(self.left - 12, self.y(row) + 5, name, "", "end")
            for row, name in enumerate(self._names)
        ]
        title = _text(16, 28, self._title, "title")
        content = [title, *self._scale(ticks), *names, *parts]
        return _svg(self._title, WIDTH, height, STYLE, content)

    def _scale(self, ticks: Sequence[tuple[float, str]]) -> list[str]:
        parts = []
        for value, words in ticks:
            x = self.x(value)
            parts.append(f'<path class="grid" d="M{x} {TOP - 6}V{self.bottom}"/>')
            parts.append(_text(x, self.bottom + 18, words, "small", "middle"))
        line = f'<path class="axis" d="M{self.left} {self.bottom}H{WIDTH - RIGHT}"/>'
        return [*parts, line, _text(self.left, self.bottom + 40, self._label, "small")]


def spread_chart(title: str, label: str, rows: Sequence[tuple[str, float, float, float]]) -> str:
    """Per row: a bar to the 90th percentile, a dot at the median, a ring at the maximum."""
    high = max([most for _, _, _, most in rows] + [1.0])
    frame = Frame(title, label, [name for name, *_ in rows], 0.0, high)
    parts: list[str] = []
    for row, (_, median, ninety, most) in enumerate(rows):
        y = frame.y(row)
        parts += [
            f'<path class="thick" d="M{frame.x(0)} {y}H{frame.x(ninety)}"/>',
            f'<circle class="point" cx="{frame.x(median)}" cy="{y}" r="5"/>',
            f'<circle class="far" cx="{frame.x(most)}" cy="{y}" r="4"/>',
        ]
    return frame.picture(parts, ticks_to(high))


def interval_chart(
    title: str,
    label: str,
    rows: Sequence[tuple[str, float, float, float]],
    fair: float,
    percent: bool = True,
) -> str:
    """Per row: a dot with its interval. The scale includes all intervals and `fair`."""
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


def stacked_bars(title: str, label: str, rows: Sequence[tuple[str, dict[str, float]]]) -> str:
    """Per row: a bar divided into shares of a whole, with a legend below."""
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


def heat_map(
    title: str,
    note: str,
    columns: Sequence[str],
    rows: Sequence[tuple[str, Sequence[Wins]]],
    target: tuple[float, float],
) -> str:
    """Shares of wins; darker is higher. A dashed frame marks values outside the target."""
    width = FIELDS_LEFT + FIELD_WIDTH * len(columns) + 24
    height = FIELDS_TOP + FIELD_HEIGHT * len(rows) + 48
    parts = [f'<text x="16" y="28" font-weight="bold">{escape(title)}</text>']
    for at, column in enumerate(columns):
        x = FIELDS_LEFT + FIELD_WIDTH * at + FIELD_WIDTH // 2
        for line, words in enumerate(column.split("\n")):
            y = FIELDS_TOP - 30 + 18 * line
            parts.append(f'<text x="{x}" y="{y}" text-anchor="middle">{escape(words)}</text>')
    for at, (name, cells) in enumerate(rows):
        top = FIELDS_TOP + FIELD_HEIGHT * at
        parts.append(_text(FIELDS_LEFT - 12, top + FIELD_HEIGHT // 2 + 5, name, "", "end"))
        for place, cell in enumerate(cells):
            parts += _field(cell, FIELDS_LEFT + FIELD_WIDTH * place, top, target)
    parts.append(f'<text class="small" x="16" y="{height - 18}">{escape(note)}</text>')
    return _svg(title, width, height, HEAT_STYLE, parts)


def _field(cell: Wins, x: int, y: int, target: tuple[float, float]) -> list[str]:
    share = cell.share()
    low, high = cell.interval()
    ink = "on-dark" if share > 0.5 else "on-pale"
    middle = x + FIELD_WIDTH // 2
    size = f'width="{FIELD_WIDTH - 2}" height="{FIELD_HEIGHT - 2}"'
    interval = f"{100 * low:.0f}–{100 * high:.0f} %"
    parts = [
        f'<rect x="{x}" y="{y}" {size} fill="{_shade(share)}"/>',
        _text(middle, y + 19, f"{100 * share:.0f} %", ink, "middle"),
        _text(middle, y + 36, interval, f"small {ink}", "middle"),
    ]
    if not target[0] <= share <= target[1]:
        inside = f'width="{FIELD_WIDTH - 6}" height="{FIELD_HEIGHT - 6}"'
        parts.append(f'<rect class="off" x="{x + 2}" y="{y + 2}" {inside}/>')
    return parts


def _shade(share: float) -> str:
    mixed = [round(pale + (dark - pale) * share) for pale, dark in zip(PALE, DARK, strict=True)]
    return "#" + "".join(f"{each:02x}" for each in mixed)


def line_chart(title: str, across: str, up: str, points: Sequence[tuple[float, Estimate]]) -> str:
    """Estimates with their intervals, from left to right; shares are shown in percent points."""
    lows = [100 * (found.mean - (found.margin or 0.0)) for _, found in points]
    highs = [100 * (found.mean + (found.margin or 0.0)) for _, found in points]
    least, most = min([0.0, *lows]), max([1.0, *highs])
    last = max([1.0, *[at for at, _ in points]])
    left, right, bottom = 64, 640, 304

    def x(at: float) -> float:
        return round(left + (right - left) * at / last, 1)

    def y(value: float) -> float:
        return round(TOP + (bottom - TOP) * (most - value) / (most - least), 1)

    parts = [
        _text(16, 24, title, "title"),
        _text(16, 44, up, ""),
        f'<path class="fair" d="M{left} {y(0)}H{right}"/>',
        f'<path class="axis" d="M{left} {TOP}V{bottom}H{right}" fill="none"/>',
        _text(left, bottom + 44, across, ""),
    ]
    step = step_for(most - least)
    for number in range(int(least // step), int(most // step) + 1):
        if least <= number * step <= most:
            parts.append(_text(left - 10, y(number * step) + 5, f"{number * step:g}", "", "end"))
    for number in range(1, 6):
        at = last * number / 5
        parts.append(_text(x(at), bottom + 20, f"{at:,.0f}", "", "middle"))
    line = " ".join(f"{x(at)},{y(100 * found.mean)}" for at, found in points)
    parts.append(f'<polyline class="line" fill="none" points="{line}"/>')
    for (at, found), low, high in zip(points, lows, highs, strict=True):
        parts.append(f'<path class="line" d="M{x(at)} {y(low)}V{y(high)}"/>')
        parts.append(f'<circle class="point" cx="{x(at)}" cy="{y(100 * found.mean)}" r="3"/>')
    return _svg(title, right + 24, bottom + 56, STYLE, parts)


def _svg(title: str, width: int, height: int, style: str, parts: Sequence[str]) -> str:
    return "\n".join(
        [
            f'<svg xmlns="{SVG}" width="{width}" height="{height}" role="img">',
            f"<title>{escape(title)}</title>",
            f"<style>{style}</style>",
            f'<rect width="{width}" height="{height}" fill="#fff"/>',
            *parts,
            "</svg>",
            "",
        ]
    )


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
        parts.append(_text(round(x + 19), y, kind, "small"))
        x += wide
    return parts, line + 1


def _text(x: float, y: float, words: str, style: str, anchor: str = "start") -> str:
    look = f' class="{style}"' if style else ""
    return f'<text{look} x="{x}" y="{y}" text-anchor="{anchor}">{escape(words)}</text>'


def _fair(frame: Frame, value: float) -> str:
    return f'<path class="fair" d="M{frame.x(value)} {TOP - 10}V{frame.bottom}"/>'


def step_for(span: float) -> float:
    """A round step that divides a span into four to ten parts."""
    step = 1e-6
    while True:
        for factor in (1, 2, 5):
            if span / (step * factor) <= 9:
                return step * factor
        step *= 10


def ticks_to(high: float) -> list[tuple[float, str]]:
    step = max(1.0, step_for(high))
    return [(step * number, f"{step * number:.0f}") for number in range(int(high / step) + 1)]
