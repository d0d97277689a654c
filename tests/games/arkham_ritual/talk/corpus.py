"""The corpus of table talk: lines of chat, and whether an honest referee would hold them back."""

import tomllib
from pathlib import Path
from typing import NamedTuple

from miskatonic.games.arkham_ritual.referee.referee import Offence, judge
from miskatonic.games.arkham_ritual.referee.talk_line import Situation

HERE = Path(__file__).parent
NAMES = ("Ann", "Barnabas", "Cordelia", "Scarlet", "Keziah")
OPEN = ("idol", "gate")
SITUATIONS = {
    "round": Situation(0, NAMES, open_cards=OPEN),
    "active": Situation(0, NAMES, knows_passing=True, open_cards=OPEN),
    "between": Situation(0, NAMES, is_between_rounds=True),
}


class Line(NamedTuple):
    language: str
    situation: str
    held_back: bool
    text: str

    @property
    def offence(self) -> Offence | None:
        return judge(self.text, SITUATIONS[self.situation])

    @property
    def is_misjudged(self) -> bool:
        return (self.offence is not None) != self.held_back


def read(name: str) -> list[Line]:
    groups = tomllib.loads((HERE / f"{name}.toml").read_text("utf-8"))["lines"]
    return [
        Line(group["language"], group["situation"], group["expected"] == "held", text)
        for group in groups
        for text in group["lines"]
    ]
