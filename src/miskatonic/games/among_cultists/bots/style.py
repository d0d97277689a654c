"""How a level plays: what it heeds, what it shuns, and how soon its cultists murder.

A style belongs to the whole bot, whatever its role: so a level never tells who is a cultist. What
an investigator does by it, a cultist does too, but for what nobody sees.
"""

from typing import Final

from mypy_extensions import i64

FEWEST_PARTIES: Final[i64] = 5


class Pace:
    """How fast a game goes with so many parties.

    A cultist gives its n-th Dead card not before the round `first + step * (n - 1)`, and two on one
    walk not before `finish`, each shifted by a private amount, so that no round is safe. `sure` is
    how guilty somebody must be for an investigator's vote.
    """

    def __init__(self, first: i64, step: i64, finish: i64, sure: float) -> None:
        self.first: Final[i64] = first
        self.step: Final[i64] = step
        self.finish: Final[i64] = finish
        self.sure: Final = sure


class Style:
    """`paces` are for 5, 6, 7 and 8 parties; `reckons_with` names the fitted likelihoods.

    `meeting` is what it costs to walk in on others. `lure` and `last_lure` are what that is worth
    to a cultist that is due to murder, and to one whose time is short.
    """

    def __init__(
        self,
        paces: list[Pace],
        reckons_with: str,
        heeds_signs: bool,
        meeting: float,
        lure: float,
        last_lure: float,
    ) -> None:
        self.paces: Final = paces
        self.reckons_with: Final = reckons_with
        self.heeds_signs: Final = heeds_signs
        self.meeting: Final = meeting
        self.lure: Final = lure
        self.last_lure: Final = last_lure

    def pace(self, parties: i64) -> Pace:
        return self.paces[parties - FEWEST_PARTIES]


ADEPT: Final = Style(
    [Pace(5, 3, 8, 0.6), Pace(5, 3, 8, 0.65), Pace(2, 1, 9, 0.75), Pace(2, 1, 9, 0.72)],
    reckons_with="adept",
    heeds_signs=True,
    meeting=0.06,
    lure=0.05,
    last_lure=0.2,
)
NOVICE: Final = Style(
    [Pace(5, 2, 9, 0.5), Pace(5, 2, 9, 0.5), Pace(4, 2, 9, 0.5), Pace(4, 2, 9, 0.5)],
    reckons_with="adept",
    heeds_signs=False,
    meeting=0.06,
    lure=0.05,
    last_lure=0.1,
)
RUTHLESS: Final = Style(
    [Pace(1, 1, 3, 0.7), Pace(1, 1, 3, 0.7), Pace(1, 1, 3, 0.75), Pace(1, 1, 3, 0.75)],
    reckons_with="ruthless",
    heeds_signs=True,
    meeting=0.1,
    lure=0.14,
    last_lure=0.3,
)
