"""Death May Die in the terminal: the map, the investigators, the ritual, the dice."""

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from miskatonic.games.death_may_die.model.components import ELDER
from miskatonic.games.death_may_die.terminal.map_drawing import FAINT, INVESTIGATOR, MapDrawing
from miskatonic.games.death_may_die.terminal.narration import DeathMayDieNarration
from miskatonic.games.death_may_die.terminal.words import DeathMayDieWords, members
from miskatonic.kernel.events import Event
from miskatonic.terminal.screen import shows_shapes
from miskatonic.terminal.table import GameTable, View
from miskatonic.text import Value

# The height from which spaces of the map have two lines.
TALL: Final = 36
# The names of the question's numbers in its text.
COUNTS: Final = ("points", "left", "wounds", "sanity", "tentacles", "n", "actions")


class DeathMayDieTable(GameTable):
    """The terminal table; shapes and letters repeat what colours say."""

    def words(self, view: View) -> DeathMayDieWords:
        return DeathMayDieWords(self.texts, self.names, view, shows_shapes(self.console))

    # ---------------------------------------------------------------- the picture

    def picture(self, view: View) -> RenderableType:
        words = self.words(view)
        if min(view["table"]["character"], default=-1) < 0:
            return Group(Text(self.title(), style="bold"), *self._episode(words))
        shapes = shows_shapes(self.console)
        tall = self.console.height >= TALL
        plan = MapDrawing(words, self.console.width - 1, tall, shapes)
        return Group(
            Text(self._headline(words), style="bold"),
            *self._episode(words),
            *self._ritual(words),
            *plan.drawn(),
            *self._people(words),
            *self._roll(words),
        )

    def _bar(self, now: int, most: int) -> str:
        full, empty = "▰▱" if shows_shapes(self.console) else "#-"
        return full * now + empty * (most - now)

    def _joined(self, parts: Sequence[str]) -> str:
        return (" · " if shows_shapes(self.console) else " | ").join(parts)

    def _headline(self, words: DeathMayDieWords) -> str:
        table = words.table
        parts = [self.title(), words.named(words.legend["episode"])]
        if table["active"] >= 0:
            who = words.person(table["active"])
            parts.append(self.texts("dmd-view-turn", n=table["turn"], who=who))
        parts.append(self.texts(f"dmd-phase-{table['phase']}"))
        if words.view["question"].get("prompt") == "action":
            parts.append(self.texts("dmd-view-actions", n=table["actions"]))
        return self._joined(parts)

    def _episode(self, words: DeathMayDieWords) -> list[RenderableType]:
        """The goal, and where the episode's tokens are."""
        if words.table["disrupted"]:
            return [Text(self.texts("dmd-view-disrupted"), style="bold green")]
        goal = words.rule(f"{words.legend['episode']}-goal")
        lines: list[RenderableType] = [Text(f"{self.texts('dmd-view-goal')}: {goal}")]
        counted = [part for part in self._token_counts(words) if part]
        if counted:
            lines.append(Text(self._joined(counted), style=FAINT))
        return lines

    def _token_counts(self, words: DeathMayDieWords) -> list[str]:
        table, tokens = words.table, len(words.legend["tokens"])
        said = []
        for token in range(tokens):
            places = {
                "map": sum(table["laid"][token::tokens]) + table["passages"].count(token),
                "board": table["board"][token],
                "carried": sum(table["carried"][token::tokens]),
            }
            parts = [f"{n} {self.texts(f'dmd-view-{place}')}" for place, n in places.items() if n]
            if parts:
                said.append(f"{words.token(token)}: {', '.join(parts)}")
        return said

    def _ritual(self, words: DeathMayDieWords) -> list[RenderableType]:
        """The Elder One, the summoning track, the symbols in the discard."""
        table, most = words.table, words.legend["most"]
        stage = words.legend["stages"][table["stage"] - 1]
        space = table["figure_space"][ELDER]
        here = self.texts("dmd-view-elder-away")
        if space >= 0:
            wounds = table["figure_wounds"][ELDER]
            here = self.texts(
                "dmd-view-elder-here",
                space=words.space(space),
                wounds=wounds,
                health=stage["health"],
            )
        name = self.texts("dmd-view-stage", n=table["stage"], name=words.stage(table["stage"]))
        track = self.texts("dmd-view-track-space", n=table["track"], most=most["track"])
        symbols = self._bar(min(words.view["symbols"], most["symbols"]), most["symbols"])
        parts = [
            f"{words.named(words.legend['elder'])}, {name}: {here}",
            f"{self.texts('dmd-view-track')} {self._bar(table['track'], most['track'])} {track}",
            f"{self.texts('dmd-view-symbols')} {symbols}",
        ]
        return [Text(self._joined(parts), style="magenta")]

    # ---------------------------------------------------------------- investigators

    def _people(self, words: DeathMayDieWords) -> list[RenderableType]:
        boards = Table(box=None, padding=(0, 2, 0, 0), header_style=FAINT, pad_edge=False)
        boards.add_column("")
        boards.add_column("")
        for name in ("wounds", "stress", "sanity"):
            boards.add_column(self.texts(f"dmd-view-{name}"), no_wrap=True)
        for who in range(words.count):
            mark = ("▶" if shows_shapes(self.console) else ">") * (who == words.table["active"])
            person = Text(f"{words.person(who)}, {words.player(who)}")
            boards.add_row(
                Text(f"{mark}@{who + 1}", INVESTIGATOR), person, *self._tracks(words, who)
            )
        sheets = [
            f"@{who + 1} {self._joined(self._sheet(words, who))}" for who in range(words.count)
        ]
        return [boards, *(Text(sheet, style=FAINT) for sheet in sheets)]

    def _tracks(self, words: DeathMayDieWords, who: int) -> tuple[Text, Text, Text]:
        table, most = words.table, words.legend["most"]
        if not table["alive"] >> who & 1:
            return Text(self.texts("dmd-view-lost"), style="bold red"), Text(""), Text("")
        wounds, stress, sanity = table["wounds"][who], table["stress"][who], table["sanity"][who]
        ahead = [each for each in words.legend["thresholds"] if each > sanity]
        until = self.texts("dmd-view-next-threshold", n=ahead[0] if ahead else most["sanity"])
        return (
            Text(f"{self._bar(wounds, most['wounds'])} {wounds}", style="red"),
            Text(f"{self._bar(stress, most['stress'])} {stress}", style="yellow"),
            Text(f"{sanity}/{most['sanity']} ({until})", style="magenta"),
        )

    def _sheet(self, words: DeathMayDieWords, who: int) -> list[str]:
        """Skills with levels, insanity, cards, relics and tokens."""
        table, tokens = words.table, len(words.legend["tokens"])
        parts = [
            self.texts(
                "dmd-view-skill", skill=words.named(skill), level=table["levels"][3 * who + n]
            )
            for n, skill in enumerate(words.skills(who))
        ]
        if table["insanity"] and table["insanity"][who] >= 0:
            parts.append(words.named(words.legend["insanities"][table["insanity"][who]]))
        parts += [self._card(words, card) for card in members(table["hand"][who])]
        for relic in members(table["relics"][who]):
            turned = table["transformed"] >> relic & 1
            note = f" ({self.texts('dmd-view-transformed')})" if turned else ""
            parts.append(words.relic(relic) + note)
        for token in range(tokens):
            count = table["carried"][who * tokens + token]
            if count:
                parts.append(f"{count} {words.times} {words.token(token)}")
        return parts

    def _card(self, words: DeathMayDieWords, card: int) -> str:
        side = words.table["right"] >> card & 1
        health = words.legend["cards"][card]["health"][side]
        if not health:
            return words.held(card)
        return f"{words.held(card)} ({words.table['card_wounds'][card]}/{health})"

    # ---------------------------------------------------------------- the open roll

    def _roll(self, words: DeathMayDieWords) -> list[RenderableType]:
        roll = words.view["roll"]
        if roll is None or not (roll["black"] or roll["green"]):
            return []
        who = words.person(roll["who"])
        heading = self.texts("dmd-view-roll", who=who)
        if roll["foe"] >= 0:
            foe = words.type_of(roll["foe"])
            heading = self.texts("dmd-view-roll-foe", who=who, foe=foe)
        line = Text(f"{heading}: ", style="bold")
        line.append(words.faces(roll["black"], green=False))
        if roll["green"]:
            line.append(f" {words.faces(roll['green'], green=True)}", style="green")
        free = self.texts("dmd-view-roll-free", n=roll["free"] + roll["extra"])
        key = [
            f"{mark} {self.texts(f'dmd-face-{face}')}"
            for mark, face in zip(words.marks, (1, 2, 4), strict=True)
        ]
        line.append(f"  {free}  ({', '.join(key)})", style=FAINT)
        return [line]

    # ---------------------------------------------------------------- words

    def story(self, events: Sequence[Event], view: View) -> list[RenderableType]:
        return [self.painted(each) for each in DeathMayDieNarration(self.words(view)).told(events)]

    def question(self, view: View) -> str:
        return self.texts(f"dmd-prompt-{view['decision']['prompt']}", **self._asked(view))

    def _asked(self, view: View) -> dict[str, Value]:
        """The details of the question, in words."""
        words, about = self.words(view), view["question"]
        values: dict[str, Value] = {"who": words.person(about.get("who", _asked_one(view)))}
        values.update(("n", about[name]) for name in COUNTS if name in about)
        for name, said in (
            ("space", words.space),
            ("figure", words.figure),
            ("token", words.token),
            ("follower", words.person),
            ("receiver", words.person),
        ):
            if name in about:
                values[name] = said(about[name])
        if "to" in about:
            values["space"] = words.space(about["to"])
        if "card" in about:
            found = about["prompt"] == "discovery"
            values["card"] = words.card(about["card"]) if found else words.held(about["card"])
        if "type" in about:
            values["enemy"] = words.named(words.legend["types"][about["type"]]["id"])
        if "triggers" in about:
            values["what"] = self._trigger(words, about["triggers"][0])
        return values

    def _trigger(self, words: DeathMayDieWords, trigger: dict[str, int]) -> str:
        return f"{words.source(trigger['source'])} ({words.person(trigger['who'])})"

    # ---------------------------------------------------------------- options

    def option(self, view: View, choice: int) -> str:
        family, *arguments = self.game.name(choice)
        words, about = self.words(view), view["question"]
        if family == "done":
            return self._done(words, about)
        if family == "option":
            return self._way(words, about, int(arguments[0]))
        values: dict[str, Value] = {}
        if family == "self":
            values["who"] = words.person(about["who"])
        elif arguments:
            values = self._argument(words, str(family), [int(each) for each in arguments])
        return self.texts(f"dmd-choice-{family}", **values)

    def _done(self, words: DeathMayDieWords, about: dict[str, Any]) -> str:
        prompt = about.get("prompt", "")
        if prompt == "discovery":
            return words.discovery_lines(about["card"])[-1]
        own = f"-{prompt}" if prompt in ("action", "move", "reroll") else ""
        return self.texts(f"dmd-choice-done{own}")

    def _way(self, words: DeathMayDieWords, about: dict[str, Any], at: int) -> str:
        """A line of a Discovery card, or a labelled option of an effect."""
        if about["prompt"] == "discovery":
            label = words.legend["cards"][about["card"]]["labels"][at]
            rule = words.discovery_lines(about["card"])[at]
            if not label:
                return rule
            said = words.named(f"label-{label}")
            return self.texts("dmd-choice-option-label", label=said, rule=rule)
        label = about["labels"][at]
        return words.named(f"label-{label}") if label else self.texts("dmd-choice-option", n=at + 1)

    def _argument(
        self, words: DeathMayDieWords, family: str, numbers: list[int]
    ) -> dict[str, Value]:
        first, legend = numbers[0], words.legend
        if family in ("grant", "investigator"):
            return {"who": words.person(first)}
        if family in ("reroll", "stress-reroll"):
            return {"die": words.die(first)}
        if family == "episode-action":
            action = legend["actions"][first]
            who = words.view["question"].get("who", words.table["active"])
            rule = words.action_rule(action, words.table["space"][who])
            return {"name": words.named(action), "rule": rule}
        if family == "skill":
            return self._skill(words, first)
        if family == "trigger":
            return {"what": self._trigger(words, words.view["question"]["triggers"][first])}
        if family == "space":
            return {"space": words.space(first)}
        if family == "figure":
            space = words.table["figure_space"][first]
            return {"figure": words.figure(first), "space": words.space(space)}
        if family == "passage":
            way = legend["ways"][first]
            return {"space": words.space(way["a"]), "to": words.space(way["b"])}
        if family == "use":
            return {"card": words.source(first), "rule": words.source_rule(first)}
        return self._piece(words, family, first)

    def _piece(self, words: DeathMayDieWords, family: str, number: int) -> dict[str, Value]:
        if family == "card":
            return {"card": words.held(number)}
        if family == "relic":
            return {"relic": words.relic(number), "rule": words.relic_rule(number, False)}
        if family == "token":
            return {"token": words.token(number)}
        assert family == "character", family
        name = words.named(words.legend["investigators"][number])
        skills = ", ".join(words.named(skill) for skill in words.legend["skills"][number])
        return {"name": name, "skills": skills}

    def _skill(self, words: DeathMayDieWords, place: int) -> dict[str, Value]:
        who = words.view["question"]["who"]
        skill = words.skills(who)[place]
        level = words.table["levels"][3 * who + place] + 1
        rule = words.rule(f"{skill}-level{level}")
        return {"skill": words.named(skill), "level": level, "rule": rule}

    # ---------------------------------------------------------------- rules

    def example(self) -> str:
        return self.texts("dmd-fire")

    def rules_about(self, word: str, view: View) -> list[RenderableType]:
        """Rules of all enemies, tokens, skills, stages and so on whose name contains the word."""
        words = self.words(view)
        legend, wanted = words.legend, word.casefold()
        ids = [
            *(each["id"] for each in legend["types"][1:]),
            *legend["tokens"],
            *legend["actions"],
            *legend["insanities"],
            *(each["id"] for each in legend["stages"][: view["table"]["stage"]]),
        ]
        lines = [(words.named(each), words.rule(f"{each}-rule")) for each in ids]
        for who in range(words.count):
            for skill in words.skills(who):
                levels = [words.rule(f"{skill}-level{level}") for level in (1, 2, 3, 4)]
                lines.append((words.named(skill), " ".join(levels)))
        return [
            Text(f"{name}: {rule}")
            for name, rule in dict(lines).items()
            if rule and wanted in name.casefold()
        ]


def _asked_one(view: View) -> int:
    """The investigator who is asked; a single player has two."""
    if view["seats"] > 1:
        seat: int = view["seat"]
        return seat
    roll = view["roll"]
    who: int = view["table"]["active"] if roll is None else roll["who"]
    return who
