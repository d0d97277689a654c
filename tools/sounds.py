"""Prints what the sounds of the client measure: `python -m tools.sounds`.

Peak in decibels against full scale, loudness as ITU-R BS.1770 measures it. The sounds of a game
must be as loud as each other, within one unit, and below the peak; the ambience lies under them.
"""

import json
import sys
from typing import Any, Final

from tools.client import output_of

HIGHEST_PEAK: Final = -1.0
MOST_APART: Final = 1.0
UNDER_THEM: Final = "ambience"


def main() -> int:
    measured: list[dict[str, Any]] = json.loads(output_of("sounds"))
    print(f"{'sound':10} {'seconds':>8} {'peak dBFS':>10} {'LUFS':>7}")
    for each in measured:
        figures = f"{each['seconds']:8.1f} {each['peak']:10.1f} {each['loudness']:7.1f}"
        print(f"{each['sound']:10} {figures}")
    faults = faults_in(measured)
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


def faults_in(measured: list[dict[str, Any]]) -> list[str]:
    """What is too loud, or louder or quieter than the others."""
    found = [
        f"{each['sound']} has a peak of {each['peak']:.2f} dBFS; at most {HIGHEST_PEAK}"
        for each in measured
        if each["peak"] > HIGHEST_PEAK + 1e-3
    ]
    levels = [each["loudness"] for each in measured if each["sound"] != UNDER_THEM]
    if max(levels) - min(levels) > MOST_APART:
        found.append(
            f"the sounds are {max(levels) - min(levels):.2f} LU apart; at most {MOST_APART}"
        )
    return found


if __name__ == "__main__":
    sys.exit(main())
