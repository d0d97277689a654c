"""How a level plays: what it heeds, what it shuns, and how soon its cultists murder.

A style belongs to the whole bot, whatever its role: so a level never tells who is a cultist. What
an investigator does by it, a cultist does too, but for what nobody sees.
"""

from typing import Final

from mypy_extensions import i64


class Pace:
    """When a cultist gives its Dead cards, by the number of parties.

    The n-th one not before the round `first + step * (n - 1)`, and two on one walk that end the
    game not before `finish`; each shifted by a private amount, so that no round is safe.
    """

    def __init__(self, first: i64, step: i64, finish: i64) -> None:
        self.first: Final[i64] = first
        self.step: Final[i64] = step
        self.finish: Final[i64] = finish


class Style:
    """`paces` are for 5, 6, 7 and 8 parties.

    `meeting` and `in_the_dark` are what it costs to walk in on somebody, `lure` and `last_lure`
    what it is worth to a cultist that is due to murder, and to one whose time is short. `sure` is how guilty somebody must be for a vote.
    """

    def __init__(
        self,
        paces: list[Pace],
        heeds_signs: bool,
        meeting: float,
        in_the_dark: float,
        lure: float,
        last_lure: float,
        sure: float,
    ) -> None:
        self.paces: Final = paces
        self.heeds_signs: Final = heeds_signs
        self.meeting: Final = meeting
        self.in_the_dark: Final = in_the_dark
        self.lure: Final = lure
        self.last_lure: Final = last_lure
        self.sure: Final = sure

    def pace(self, parties: i64) -> Pace:
        return self.paces[parties - 5]


ADEPT: Final = Style(
    [Pace(5, 2, 8), Pace(5, 2, 8), Pace(3, 1, 9), Pace(3, 1, 9)],
    heeds_signs=True,
    meeting=0.06,
    in_the_dark=0.06,
    lure=0.05,
    last_lure=0.2,
    sure=0.5,
)
NOVICE: Final = Style(
    [Pace(5, 2, 9), Pace(5, 2, 9), Pace(4, 2, 9), Pace(4, 2, 9)],
    heeds_signs=False,
    meeting=0.06,
    in_the_dark=0.06,
    lure=0.05,
    last_lure=0.1,
    sure=0.5,
)
RUTHLESS: Final = Style(
    [Pace(1, 0, 1), Pace(1, 0, 1), Pace(1, 0, 1), Pace(1, 0, 1)],
    heeds_signs=True,
    meeting=0.06,
    in_the_dark=0.06,
    lure=0.6,
    last_lure=0.6,
    sure=0.5,
)


def override(key, value):  # TUNING ONLY
    import types
    global ADEPT
    for st in (ADEPT, NOVICE, RUTHLESS):
        if key in ("first", "step", "finish"):
            for p in st.paces: object.__setattr__(p, key, int(value))
        elif hasattr(st, key):
            setattr(st, key, value)
        else:
            T[key] = value
T = {}
