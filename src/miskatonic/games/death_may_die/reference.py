"""Every card, figure, token and skill of Death May Die, and what a seat played, for statistics."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from miskatonic.games.death_may_die.card_data.schema import (
    DiscoveryCard,
    ElderOne,
    Enemy,
    Episode,
    Investigator,
    Library,
    MythosCard,
    Relic,
    Skill,
    Stage,
    Token,
    UnknownMonster,
)
from miskatonic.games.death_may_die.card_text.handwritten import content_files
from miskatonic.games.death_may_die.library import load
from miskatonic.games.death_may_die.model.state import DeathMayDieState
from miskatonic.games.reference import OURS, Component, Deck, Line
from miskatonic.text import Texts


def reference() -> list[Deck]:
    return _Lists(load()).decks()


def event_labels(legend: Mapping[str, Any]) -> Mapping[tuple[str, str], Sequence[str]]:
    """Names for the numbers in events, by kind of event ("" for any) and field."""
    cards = [card["id"] for card in legend["cards"]]
    return {
        ("character", "character"): legend["investigators"],
        ("insanity", "insanity"): legend["insanities"],
        ("relic-gained", "relic"): legend["relics"],
        ("mythos", "card"): legend["mythos"],
        ("summoned", "type"): [each["id"] for each in legend["types"]],
        ("stage-revealed", "stage"): [each["id"] for each in legend["stages"]],
        ("", "token"): legend["tokens"],
        ("", "card"): cards,
    }


def roles_played(g: DeathMayDieState, seat: int) -> Mapping[str, Sequence[str]]:
    """The seat's investigator in a finished game; a single player has two."""
    chosen = g.character if g.rules.seats == 1 else [g.character[seat]]
    people = g.components.library.investigators
    return {"investigator": [f"dmd-{people[each].id}" for each in chosen if each >= 0]}


class _Lists:
    """Lists a library by deck; the tables say where entries come from."""

    def __init__(self, library: Library) -> None:
        self.library: Final = library
        self.texts: Final = Texts()
        self.sources: Final = _sources()

    def decks(self) -> list[Deck]:
        library = self.library
        found = [
            _deck("investigators", [self._investigator(each) for each in library.investigators]),
            _deck("skills", [self._skill(each) for each in library.skills]),
            _deck("insanities", [self._ruled(each.id) for each in library.insanities]),
            _deck("enemies", [self._enemy(each) for each in library.enemies]),
            _deck("tokens", [self._token(each) for each in library.tokens]),
            _deck("relics", [self._relic(each) for each in library.relics]),
            _deck("unknown", [self._unknown(each) for each in library.unknown_monsters]),
            _deck("unknown-mythos", [self._mythos(each) for each in library.unknown_mythos]),
        ]
        for elder in library.elder_ones:
            found += self._elder_one(elder)
        for episode in library.episodes:
            found += self._episode(episode)
        return found

    # ------------------------------------------------------------ people, figures, tokens

    def _investigator(self, person: Investigator) -> Component:
        skills = [self.library.skills[each] for each in person.skills]
        labels = {True: "rules-dmd-label-own", False: "rules-dmd-label-common"}
        lines = [Line(f"dmd-{skill.id}", label=labels[skill.unique]) for skill in skills]
        return self._component(person.id, lines)

    def _skill(self, skill: Skill) -> Component:
        levels = range(1, len(skill.levels) + 1)
        return self._component(
            skill.id,
            [
                Line(f"dmd-{skill.id}-level{n}", label="rules-dmd-level", values={"n": n})
                for n in levels
            ],
        )

    def _enemy(self, enemy: Enemy) -> Component:
        figures = {
            "health": enemy.health,
            "black": enemy.black,
            "green": enemy.green,
            "pool": enemy.pool,
        }
        lines = [Line("rules-dmd-enemy", values=figures), *self._rule(enemy.id)]
        return self._component(enemy.id, lines, drawing=f"figure-{enemy.id}")

    def _token(self, token: Token) -> Component:
        return self._component(token.id, self._rule(token.id), drawing=f"token-{token.id}")

    # ------------------------------------------------------------ cards

    def _relic(self, relic: Relic) -> Component:
        lines = [
            *self._given(f"{relic.id}-normal-rule", "rules-dmd-label-normal"),
            *self._given(f"{relic.id}-transformed-rule", "rules-dmd-label-transformed"),
        ]
        return self._component(relic.id, lines)

    def _unknown(self, unknown: UnknownMonster) -> Component:
        monster = self.library.enemies[unknown.enemy].id
        lines = [
            *self._given(f"{unknown.id}-setup", "rules-dmd-label-setup"),
            *self._given(f"{unknown.id}-advance", "rules-dmd-label-advance"),
        ]
        return Component(
            unknown.id,
            f"dmd-{monster}",
            lines,
            drawing=f"figure-{monster}",
            source=self.sources.get(unknown.id, OURS),
        )

    def _mythos(self, card: MythosCard) -> Component:
        symbol = [Line("dmd-w-symbol")] if card.symbol else []
        return self._component(card.id, [*symbol, *self._rule(card.id)])

    def _discovery(self, card: DiscoveryCard) -> Component:
        lines = self._rule(card.id)
        for side in ("left", "right"):
            lines += self._given(f"{card.id}-{side}-rule", f"dmd-{card.id}-{side}")
        return self._component(card.id, lines, flavour=f"{card.id}-story")

    def _stage(self, stage: Stage) -> Component:
        figures = {"health": stage.health, "black": stage.black, "green": stage.green}
        lines = [Line("rules-dmd-stage-figures", values=figures)] if stage.health > 0 else []
        lines += self._given(f"{stage.id}-advance", "rules-dmd-label-advance")
        lines += self._given(f"{stage.id}-reveal", "rules-dmd-label-reveal")
        lines += self._given(f"{stage.id}-rule", "rules-dmd-label-lasting")
        return self._component(stage.id, lines)

    # ------------------------------------------------------------ chapters

    def _elder_one(self, elder: ElderOne) -> list[Deck]:
        part_of = f"dmd-{elder.id}"
        himself = self._component(elder.id, [], drawing=f"figure-{elder.id}")
        stages = [himself, *[self._stage(each) for each in elder.stages]]
        mythos = [self._mythos(each) for each in elder.mythos]
        return [
            _deck("stages", stages, elder.id, part_of),
            _deck("mythos", mythos, elder.id, part_of),
        ]

    def _episode(self, episode: Episode) -> list[Deck]:
        part_of = f"dmd-{episode.id}"
        monsters = [f"dmd-{self.library.enemies[each].id}" for each in episode.monsters]
        lines = [
            *self._given(f"{episode.id}-goal", "rules-dmd-label-goal"),
            *self._given(f"{episode.id}-advance", "rules-dmd-label-advance"),
            *self._given(f"{episode.id}-special", "rules-dmd-label-special"),
            *self._given(f"{episode.id}-after", "rules-dmd-label-after"),
            Line("dmd-reference-monsters", words={"monsters": monsters}),
        ]
        itself = self._component(episode.id, lines)
        actions = [self._ruled(each.id) for each in episode.actions]
        mythos = [self._mythos(each) for each in episode.mythos]
        discoveries = [self._discovery(each) for each in episode.discoveries]
        return [
            _deck("episode", [itself, *actions], episode.id, part_of),
            _deck("mythos", mythos, episode.id, part_of),
            _deck("discovery", discoveries, episode.id, part_of),
        ]

    # ------------------------------------------------------------ parts

    def _ruled(self, id: str) -> Component:
        return self._component(id, self._rule(id))

    def _component(
        self, id: str, lines: Sequence[Line], *, drawing: str = "", flavour: str = ""
    ) -> Component:
        story = f"dmd-{flavour or f'{id}-flavour'}"
        return Component(
            id,
            f"dmd-{id}",
            lines,
            flavour=story if story in self.texts else "",
            drawing=drawing,
            source=self.sources.get(id, OURS),
        )

    def _rule(self, id: str) -> list[Line]:
        return self._given(f"{id}-rule")

    def _given(self, text: str, label: str = "") -> list[Line]:
        """The lines of a text, if there is one; a stage without a reveal effect has none."""
        return [Line(f"dmd-{text}", label=label)] if f"dmd-{text}" in self.texts else []


def _deck(kind: str, components: Sequence[Component], owner: str = "", part_of: str = "") -> Deck:
    return Deck(f"{owner}-{kind}" if owner else kind, f"dmd-deck-{kind}", components, part_of)


def _sources() -> dict[str, str]:
    found: dict[str, str] = {}
    for file in content_files().values():
        for tables in file.values():
            for table in tables if isinstance(tables, list) else [tables]:
                if isinstance(table, dict) and "source" in table:
                    name = table.get("id") or f"unknown-{table.get('monster', '')}"
                    found[name] = table["source"]
    return found
