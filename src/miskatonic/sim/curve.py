"""A picture of a figure that changes: points with their intervals, from left to right."""

from collections.abc import Sequence
from typing import Final
from xml.sax.saxutils import escape

from miskatonic.sim.plot import STYLE
from miskatonic.sim.strength import Estimate

WIDTH: Final = 640
HEIGHT: Final = 360
LEFT: Final = 64
RIGHT: Final = 24
TOP: Final = 56
BOTTOM: Final = 56
TICKS: Final = 5
STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100)


def draw_curve(title: str, across: str, up: str, points: Sequence[tuple[float, Estimate]]) -> str:
    """An SVG file; what is drawn upwards is a share, written in points of a hundred."""
    lows = [100 * (found.mean - (found.margin or 0.0)) for _, found in points]
    highs = [100 * (found.mean + (found.margin or 0.0)) for _, found in points]
    least, most = min([0.0, *lows]), max([1.0, *highs])
    last = max([1.0, *[at for at, _ in points]])
    step = next((each for each in STEPS if (most - least) / each <= TICKS), STEPS[-1])

    def x(at: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * at / last, 1)

    def y(value: float) -> float:
        return round(TOP + (HEIGHT - TOP - BOTTOM) * (most - value) / (most - least), 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}">',
        f"<style>{STYLE}.curve{{fill:none;stroke:#246;stroke-width:2}}</style>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="16" y="24" font-weight="bold">{escape(title)}</text>',
        f'<text x="16" y="44">{escape(up)}</text>',
        f'<path class="fair" d="M{LEFT} {y(0)}H{WIDTH - RIGHT}"/>',
        f'<path class="axis" d="M{LEFT} {TOP}V{HEIGHT - BOTTOM}H{WIDTH - RIGHT}" fill="none"/>',
    ]
    for number in range(int(least // step), int(most // step) + 1):
        if least <= number * step <= most:
            at = y(number * step) + 5
            parts.append(f'<text x="{LEFT - 10}" y="{at}" text-anchor="end">{number * step}</text>')
    for number in range(1, TICKS + 1):
        at = last * number / TICKS
        word = f"{at:,.0f}"
        below = HEIGHT - BOTTOM + 20
        parts.append(f'<text x="{x(at)}" y="{below}" text-anchor="middle">{word}</text>')
    parts.append(f'<text x="{LEFT}" y="{HEIGHT - 12}">{escape(across)}</text>')
    line = " ".join(f"{x(at)},{y(100 * found.mean)}" for at, found in points)
    parts.append(f'<polyline class="curve" points="{line}"/>')
    for (at, found), low, high in zip(points, lows, highs, strict=True):
        parts.append(f'<path class="line" d="M{x(at)} {y(low)}V{y(high)}"/>')
        parts.append(f'<circle class="point" cx="{x(at)}" cy="{y(100 * found.mean)}" r="3"/>')
    return "\n".join([*parts, "</svg>", ""])
