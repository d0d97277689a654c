"""What happened at a table of Death May Die, in words."""

from collections.abc import Sequence
from typing import Any, Final

from miskatonic.games.death_may_die.terminal.map_drawing import GONE
from miskatonic.games.death_may_die.terminal.words import GREEN, DeathMayDieWords
from miskatonic.kernel.events import Fields
from miskatonic.text import Value

# Where a number may go down as well as up, going down has a text of its own.
LOWERED: Final = {"stress": "stress-healed", "wounds": "wounds-healed", "carries": "carries-less"}


class DeathMayDieNarration:
    """Sentences for events, with the words of the view they led to."""

    def __init__(self, words: DeathMayDieWords) -> None:
        self.words: Final = words
        self.texts: Final = words.texts

    def told(self, events: Sequence[Fields]) -> list[str]:
        return [self.sentence(event) for event in events]

    def sentence(self, event: Fields) -> str:
        kind = str(event["kind"])
        special = getattr(self, f"_tell_{kind.replace('-', '_')}", None)
        known: dict[str, Value] = {} if special is None else special(event)
        values = self._values(event, known)
        if kind in LOWERED and _number(event["change"]) < 0:
            kind = LOWERED[kind]
        if kind == "passage":
            kind = _passage(_number(event["token"]))
        return self.texts(f"dmd-event-{kind}", **values)

    # ---------------------------------------------------------------- fields

    def _values(self, event: Fields, known: dict[str, Value]) -> dict[str, Value]:
        """The event's fields as words, but for those that are words already."""
        values = dict(known)
        for name, value in event.items():
            if name != "kind" and name not in known:
                values |= self._value(name, value)
        return values

    def _value(self, name: str, value: Any) -> dict[str, Value]:
        words = self.words
        if isinstance(value, bool):
            return {name: "yes" if value else "no"}
        if name in ("who", "first"):
            return {name: words.person(value)}
        if name in ("space", "to"):
            return {name: words.space(value)}
        if name == "figure":
            return {name: words.type_of(value)}
        if name == "figures":
            return {name: ", ".join(words.type_of(figure) for figure in value)}
        if name == "token":
            return {name: words.token(value) if value >= 0 else ""}
        if name == "card":
            return {name: words.card(value)}
        if name == "relic":
            return {name: words.relic(value)}
        if name == "relics":
            return {name: ", ".join(words.relic(relic) for relic in value)}
        if name == "source":
            return {name: words.source(value)}
        if name == "change":
            return {"n": abs(value)}
        return {name: value} if isinstance(value, (int, str)) else {}

    # ---------------------------------------------------------------- what fields cannot say

    def _tell_character(self, event: Fields) -> dict[str, Value]:
        character = self.words.legend["investigators"][_number(event["character"])]
        player = self.words.player(_number(event["who"]))
        return {"player": player, "who": self.words.named(character)}

    def _tell_set_up(self, event: Fields) -> dict[str, Value]:
        drawn: Any = event["insanities"]
        names = [self.words.named(self.words.legend["insanities"][each]) for each in drawn]
        said = [f"{self.words.person(who)}: {name}" for who, name in enumerate(names)]
        return {"insanities": "; ".join(said)}

    def _tell_unknown_monsters(self, event: Fields) -> dict[str, Value]:
        types = [_number(event[slot]) for slot in ("a", "b")]
        ids = [self.words.legend["types"][each]["id"] for each in types if each >= 0]
        return {"names": ", ".join(self.words.named(each) for each in ids)}

    def _tell_traded(self, event: Fields) -> dict[str, Value]:
        card = self.words.held(_number(event["card"]))
        return {"to": self.words.person(_number(event["to"])), "card": card}

    def _tell_episode_action(self, event: Fields) -> dict[str, Value]:
        return {"action": self.words.named(self.words.legend["actions"][_number(event["action"])])}

    def _tell_rolled(self, event: Fields) -> dict[str, Value]:
        black: Any = event["black"]
        green: Any = event["green"]
        dice = f"{self.words.faces(black, False)} {self.words.faces(green, True)}".strip()
        return {"roll": self.texts(f"dmd-roll-{event['roll']}"), "dice": dice}

    def _tell_rerolled(self, event: Fields) -> dict[str, Value]:
        green = _number(event["die"]) >= GREEN
        die, now = (self.words.faces([_number(event[name])], green) for name in ("die", "now"))
        return {"die": die, "now": now}

    def _tell_companion_wounded(self, event: Fields) -> dict[str, Value]:
        return {"card": self.words.held(_number(event["card"]))}

    def _tell_insanity(self, event: Fields) -> dict[str, Value]:
        insanity = self.words.legend["insanities"][_number(event["insanity"])]
        return {"insanity": self.words.named(insanity)}

    def _tell_level_up(self, event: Fields) -> dict[str, Value]:
        skills = self.words.skills(_number(event["who"]))
        return {"skill": self.words.named(skills[_number(event["skill"])])}

    def _tell_mythos(self, event: Fields) -> dict[str, Value]:
        card = _number(event["card"])
        rule = self.words.rule(f"{self.words.legend['mythos'][card]}-rule")
        return {"card": self.words.mythos(card), "rule": rule}

    def _tell_discovered(self, event: Fields) -> dict[str, Value]:
        card = self.words.legend["cards"][_number(event["card"])]["id"]
        return {"story": self.words.rule(f"{card}-story")}

    def _tell_claimed(self, event: Fields) -> dict[str, Value]:
        return {"card": self.words.side(_number(event["card"]), _number(event["side"]))}

    _tell_other_side = _tell_claimed

    def _tell_token_turned(self, event: Fields) -> dict[str, Value]:
        return {"now": self.words.token(_number(event["now"]))}

    def _tell_passage(self, event: Fields) -> dict[str, Value]:
        way = self.words.legend["ways"][_number(event["passage"])]
        return {"space": self.words.space(way["a"]), "to": self.words.space(way["b"])}

    def _tell_stage_revealed(self, event: Fields) -> dict[str, Value]:
        stage = _number(event["stage"])
        name = self.words.legend["stages"][stage - 1]["id"]
        return {"name": self.words.stage(stage), "rule": self.words.rule(f"{name}-reveal")}

    def _tell_elder_placed(self, event: Fields) -> dict[str, Value]:
        return {"elder": self.words.named(self.words.legend["elder"])}

    def _tell_game_over(self, event: Fields) -> dict[str, Value]:
        return {"reason": self.texts(f"dmd-end-{event['reason']}")}


def _passage(token: int) -> str:
    if token == GONE:
        return "passage-gone"
    return "passage-barred" if token >= 0 else "passage-opened"


def _number(value: object) -> int:
    assert isinstance(value, int), value
    return value
