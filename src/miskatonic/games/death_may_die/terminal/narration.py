"""Narrates events in words."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from miskatonic.games.death_may_die.model import events
from miskatonic.games.death_may_die.model.roll import GREEN
from miskatonic.games.death_may_die.terminal.words import DeathMayDieWords
from miskatonic.kernel.events import Event
from miskatonic.kernel.narration import Word
from miskatonic.text import Value
from miskatonic.text.narrator import Narrator

Naming = Callable[[Any, Any], str]


class DeathMayDieNarration:
    """Sentences for events, with the words of the view they led to."""

    def __init__(self, words: DeathMayDieWords) -> None:
        self.words: Final = words
        self._narrator: Final = Narrator("dmd", words.texts, self._name)
        self._namings: Final = {**self._of_things(words), **self._of_rules(words)}

    def told(self, told: Sequence[Event]) -> list[str]:
        return [self._narrator.sentence(event) for event in told]

    def sentence(self, event: Event) -> str:
        return self._narrator.sentence(event)

    def _name(self, word: Word, value: Any, event: Event) -> Value:
        return self._namings[word.sort](value, event)

    # ---------------------------------------------------------------- by sort (see events.py)

    def _of_things(self, words: DeathMayDieWords) -> dict[str, Naming]:
        return {
            "investigator": lambda who, _: words.person(who),
            "player": lambda who, _: words.player(who),
            "character": lambda each, _: words.named(words.legend["investigators"][each]),
            "space": lambda space, _: words.space(space),
            "passage-start": lambda at, _: words.space(words.legend["ways"][at]["a"]),
            "passage-end": lambda at, _: words.space(words.legend["ways"][at]["b"]),
            "figure": lambda figure, _: words.type_of(figure),
            "figures": lambda figures, _: ", ".join(map(words.type_of, figures)),
            "token": lambda token, _: words.token(token) if token >= 0 else "",
            "card": lambda card, _: words.card(card),
            "card-side": lambda card, event: words.side(card, event.side),
            "held-card": lambda card, _: words.held(card),
            "relic": lambda relic, _: words.relic(relic),
            "relics": lambda relics, _: ", ".join(map(words.relic, relics)),
            "mythos": lambda card, _: words.mythos(card),
            "source": lambda source, _: words.source(source),
            "thing": lambda thing, _: words.thing(thing),
            "elder-one": lambda _, __: words.named(words.legend["elder"]),
            "stage": lambda stage, _: words.stage(stage),
            "insanity": lambda each, _: words.named(words.legend["insanities"][each]),
            "episode-action": lambda each, _: words.named(words.legend["actions"][each]),
            "skill": lambda skill, event: words.named(words.skills(event.who)[skill]),
        }

    def _of_rules(self, words: DeathMayDieWords) -> dict[str, Naming]:
        """Namers for rule texts and for lists."""
        legend = words.legend
        return {
            "mythos-rule": lambda card, _: words.rule(f"{legend['mythos'][card]}-rule"),
            "card-story": lambda card, _: words.rule(f"{legend['cards'][card]['id']}-story"),
            "stage-reveal": lambda at, _: words.rule(f"{legend['stages'][at - 1]['id']}-reveal"),
            "insanities": lambda drawn, _: self._insanities(drawn),
            "unknown-monsters": lambda _, event: self._monsters(event),
            "dice": lambda _, event: self._dice(event),
            "roll-changes": lambda things, event: words.changes(things, event.changed),
            "die": lambda die, _: words.faces([die], die >= GREEN),
            "face": lambda die, _: words.faces([die], die >= GREEN),
        }

    def _insanities(self, drawn: Sequence[int]) -> str:
        names = [self.words.named(self.words.legend["insanities"][each]) for each in drawn]
        said = [f"{self.words.person(who)}: {name}" for who, name in enumerate(names)]
        return "; ".join(said)

    def _monsters(self, event: events.UnknownMonstersDrawn) -> str:
        ids = [self.words.legend["types"][each]["id"] for each in (event.a, event.b) if each >= 0]
        return ", ".join(map(self.words.named, ids))

    def _dice(self, event: events.Rolled) -> str:
        words = self.words
        return f"{words.faces(event.black, False)} {words.faces(event.green, True)}".strip()
