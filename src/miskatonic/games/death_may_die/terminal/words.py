"""Names for the numbers in views and events, from the legend."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from miskatonic.games.death_may_die.card_data.keywords import SIDES
from miskatonic.games.death_may_die.card_data.schema import SIGN, SUCCESS, TENTACLE
from miskatonic.games.death_may_die.library import components_for
from miskatonic.games.death_may_die.model.roll import GREEN
from miskatonic.games.death_may_die.views.legend import DeathMayDieLegend, legend
from miskatonic.terminal.words import readable, said
from miskatonic.text import Texts

# The bullet before options, of which one is chosen.
EITHER: Final = "• "


class DeathMayDieWords:
    """The names in one view: one episode, one Elder One, and the players."""

    def __init__(
        self, texts: Texts, names: list[str], view: Mapping[str, Any], shapes: bool
    ) -> None:
        self.texts: Final = texts
        self.names: Final = names
        self.view: Final = view
        self.table: Final[Mapping[str, Any]] = view["table"]
        options = view["options"]
        components = components_for(str(options["episode"]), str(options["elder_one"]))
        self.legend: Final[DeathMayDieLegend] = legend(components)
        self.marks: Final = "★☆§" if shapes else "*+~"
        self.times: Final = "×" if shapes else "x"

    def named(self, id: str) -> str:
        """The name of an entry; made from its id if a pack has no text for it."""
        return said(self.texts, f"dmd-{id}", readable(id))

    def rule(self, id: str) -> str:
        """A rule text on one line."""
        return " ".join(self.rule_lines(id))

    def rule_lines(self, id: str) -> list[str]:
        """A rule text line by line, as printed on cards."""
        return said(self.texts, f"dmd-{id}", "").splitlines()

    def action_rule(self, action: str, space: int) -> str:
        """The rule text of an episode action, for this space if it depends on the space."""
        there = self.legend["spaces"][space]["id"]
        return self.rule(f"{action}-at-{there}") or self.rule(f"{action}-rule")

    # ---------------------------------------------------------------- people

    @property
    def count(self) -> int:
        return len(self.table["space"])

    def person(self, who: int) -> str:
        """The investigator's name, or the player's before one is chosen."""
        if not 0 <= who < self.count:
            return self.texts("dmd-view-nothing")
        character = self.table["character"][who]
        if character < 0:
            return self.player(who)
        return self.named(self.legend["investigators"][character])

    def player(self, who: int) -> str:
        return self.names[0] if len(self.names) == 1 else self.names[who]

    def skills(self, who: int) -> list[str]:
        character = self.table["character"][who]
        return [] if character < 0 else self.legend["skills"][character]

    # ---------------------------------------------------------------- places, figures, tokens

    def space(self, space: int) -> str:
        if space < 0:
            return self.texts("dmd-view-nothing")
        return self.named(self.legend["spaces"][space]["id"])

    def type_of(self, figure: int) -> str:
        return self.named(self.legend["types"][self.legend["figure_types"][figure]]["id"])

    def figure(self, figure: int) -> str:
        """Its type, and its wounds if it has any."""
        wounds = self.table["figure_wounds"][figure]
        if not wounds:
            return self.type_of(figure)
        return f"{self.type_of(figure)} ({self.texts('dmd-view-wounded', n=wounds)})"

    def figures(self, figures: Iterable[int]) -> str:
        return ", ".join(self.figure(figure) for figure in figures)

    def token(self, token: int) -> str:
        return self.named(self.legend["tokens"][token])

    # ---------------------------------------------------------------- cards

    def mythos(self, card: int) -> str:
        return self.named(self.legend["mythos"][card])

    def card(self, card: int) -> str:
        """A Discovery card in the deck or just found."""
        return self.named(self.legend["cards"][card]["id"])

    def side(self, card: int, side: int) -> str:
        """A claimed Discovery card, by its face-up side."""
        return self.named(f"{self.legend['cards'][card]['id']}-{SIDES[side]}")

    def held(self, card: int) -> str:
        return self.side(card, self.table["right"] >> card & 1)

    def relic(self, relic: int) -> str:
        return self.named(self.legend["relics"][relic])

    def relic_rule(self, relic: int, transformed: bool) -> str:
        side = "transformed" if transformed else "normal"
        return self.rule(f"{self.legend['relics'][relic]}-{side}-rule")

    def stage(self, stage: int) -> str:
        return self.named(self.legend["stages"][stage - 1]["id"])

    def source(self, source: int) -> str:
        """A source of powers (see components.py)."""
        return self.named(self.legend["sources"][source])

    def thing(self, thing: str) -> str:
        """A thing by kind and id, as in `skill:surgeon`; "" is some card."""
        kind, _, name = thing.partition(":")
        if not name:
            return self.texts("dmd-view-some-card")
        return self.named(f"tag-{name}" if kind == "tag" else name)

    def changes(self, things: Sequence[str], changed: Sequence[int]) -> str:
        """The changes to a roll, each thing with its number."""
        return ", ".join(
            self.texts("dmd-view-change", what=self.thing(thing), n=f"+{n}" if n > 0 else f"−{-n}")
            for thing, n in zip(things, changed, strict=True)
        )

    def source_rule(self, source: int) -> str:
        return self.rule(self.legend["source_rules"][source])

    def discovery_lines(self, card: int) -> list[str]:
        """The lines of a Discovery card, the fallback last."""
        entry = self.legend["cards"][card]
        lines = self.rule_lines(f"{entry['id']}-rule")
        return [line.removeprefix(EITHER) for line in lines[-1 - len(entry["labels"]) :]]

    # ---------------------------------------------------------------- dice

    def faces(self, faces: Iterable[int], green: bool) -> str:
        """Black dice are square, green ones round."""
        opened, closed = "()" if green else "[]"
        return " ".join(f"{opened}{self.face(face)}{closed}" for face in faces)

    def face(self, face: int) -> str:
        bits = (SUCCESS, SIGN, TENTACLE)
        shown = [mark for mark, bit in zip(self.marks, bits, strict=True) if face & bit]
        return "".join(shown) or " "

    def die(self, die: int) -> str:
        """A die by colour and face, in words."""
        colour = self.texts("dmd-die-green" if die & GREEN else "dmd-die-black")
        return self.texts("dmd-die-shows", colour=colour, face=self.texts(f"dmd-face-{die & 7}"))


def members(mask: int) -> list[int]:
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]
