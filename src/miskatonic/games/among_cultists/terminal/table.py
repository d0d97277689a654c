"""Among Cultists in the terminal: the house, its people, and what only you know."""

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from miskatonic.games.among_cultists.board.board import (
    BOARD,
    COLOURS,
    MARKERS,
    MOVE_POINTS,
    PLACE_NAMES,
)
from miskatonic.games.among_cultists.board.board_types import Map, members_of
from miskatonic.games.among_cultists.claims.grammar import ACTIONS
from miskatonic.games.among_cultists.rules.choices import ARGUMENTS
from miskatonic.games.among_cultists.rules.events import ClaimSaid
from miskatonic.games.among_cultists.terminal.agent_text import MEMORIES, agent_notes
from miskatonic.games.among_cultists.terminal.narration import AmongCultistsNarration, act_as_event
from miskatonic.games.among_cultists.terminal.words import CODES, AmongCultistsWords
from miskatonic.games.among_cultists.views.past import WITH_SECRETS
from miskatonic.kernel.events import Event
from miskatonic.kernel.game import Game
from miskatonic.terminal.screen import shows_shapes
from miskatonic.terminal.table import GameTable, View
from miskatonic.text import Texts

FAINT: Final = "bright_black"
STYLES: Final = dict(
    zip(COLOURS, ("cyan", "bright_red", "green", "yellow", "magenta", "bright_blue"), strict=True)
)
# From this width on, the people are shown next to the house.
WIDE: Final = 116
CLAIMS: Final = 4


class AmongCultistsTable(GameTable):
    """Draws the house as a list of its places; letters name the colours too."""

    def __init__(
        self, game: Game[Any, Any], texts: Texts, names: list[str], console: Console
    ) -> None:
        super().__init__(game, texts, names, console)
        self.words: Final = AmongCultistsWords(texts, names)
        shapes = shows_shapes(console)
        self.full, self.empty, self.here, self.bar = "▰▱▶·" if shapes else "#->|"
        arrow = " → " if shapes else " > "
        self.narration: Final = AmongCultistsNarration(self.words, arrow, self.painted)

    # ---------------------------------------------------------------- the picture

    def picture(self, view: View) -> RenderableType:
        people, own = self._people(view), self._own(view)
        status = [Text(line) for line in self._status(view)]
        head = Text(self._headline(view), style="bold")
        sides = Table.grid(padding=(0, 3))
        if self.console.width >= WIDE:
            sides.add_row(self._house(view), people)
            below: list[RenderableType] = [sides, *own]
        else:
            sides.add_row(people, Group(*own))
            below = [self._house(view), sides]
        said = [*self._memory(view), *self._claims(view)]
        return Group(head, *status, self._shelf(view), *below, *said)

    def agent_notes(self, view: View) -> list[str]:
        return agent_notes(self, view)

    def _joined(self, parts: Sequence[str]) -> str:
        return f" {self.bar} ".join(parts)

    def _headline(self, view: View) -> str:
        parts = [self.title()]
        if view["round"]:
            parts.append(self.texts("ac-view-round", n=view["round"]))
        phase = "over" if view["result"] is not None else view["phase"]
        phase = "guess" if view["guess"] is not None else phase
        parts.append(self.texts(f"ac-phase-{phase}"))
        parts.append(self.texts("ac-view-score", score=view["score"], target=view["target"]))
        return self._joined(parts)

    def _status(self, view: View) -> list[str]:
        """The effects in the whole house, and the events so far."""
        texts, effects = self.texts, view["effects"]
        said = [
            texts("ac-view-power-on" if view["power"] else "ac-view-power-off"),
            texts("ac-view-vote-active" if view["vote_active"] else "ac-view-vote-inactive"),
        ]
        if view["portal"]["state"] == "open":
            said.append(texts("ac-view-portal", round=view["portal"]["deadline"]))
        elif view["portal"]["state"] == "stays":
            said.append(texts("ac-view-portal-late"))
        if view["fishman"] is not None:
            said.append(texts("ac-view-fishman", place=self.words.place(view["fishman"])))
        if effects["silence"]:
            said.append(texts("ac-view-silence"))
        if effects["secret_doors"]:
            said.append(texts("ac-view-doors"))
        if effects["morale"]:
            said.append(texts("ac-view-morale", n=MOVE_POINTS + effects["morale"]))
        if effects["infected_until"] is not None:
            said.append(texts("ac-event-infection", until=effects["infected_until"]))
        lines = [self._joined(said)]
        if view["clock"]:
            shown = [
                f"{number} {'–' if event is None else self.words.marker(event)}"
                for number, event in enumerate(view["clock"], 1)
            ]
            lines.append(f"{texts('ac-view-clock')}: {self._joined(shown)}")
        return lines

    def _shelf(self, view: View) -> Text:
        """AC-K5  The books in each row, the number it needs, and its points."""
        line = Text(f"{self.texts('ac-view-shelf')}: ")
        played = _map(view)
        for at, row in enumerate(BOARD.rows):
            if row.name in view["shelf"]:
                there, needed = view["shelf"][row.name], played.books_of_row[at]
                bar = self.full * there + self.empty * (needed - there)
                said = self.texts(
                    "ac-view-shelf-row", row=self.texts(f"ac-row-{row.name}"), books=bar, n=row.vp
                )
                colour = COLOURS[BOARD.places[row.rooms[0]].colour]
                line.append(f"{said}  ", style=STYLES[colour])
        return line

    # ---------------------------------------------------------------- the house

    def _house(self, view: View) -> Table:
        house = Table(box=None, padding=(0, 1, 0, 0), header_style=FAINT, pad_edge=False)
        for name in ("code", "place", "books", "cards", "state", "doors", "who"):
            heading = "" if name == "code" else self.texts(f"ac-view-column-{name}")
            house.add_column(heading, no_wrap=name != "who")
        played = _map(view)
        for at in members_of(played.places):
            place = BOARD.places[at]
            doors = " ".join(PLACE_NAMES[door] for door in members_of(played.doors[at]))
            style = FAINT if place.colour < 0 else STYLES[COLOURS[place.colour]]
            title = Text(self.texts(f"ac-place-{place.name}"), style=style)
            code = Text(place.name, style=f"bold {style}")
            there = [p for p, each in enumerate(view["table"]) if each["place"] == place.name]
            who = self.painted(", ".join(self._standing(view, party) for party in there))
            house.add_row(code, title, *self._room(view, place.name), Text(doors, FAINT), who)
        return house

    def _standing(self, view: View, party: int) -> str:
        name = self.words.party(party)
        return f"{name} [{self.texts('ac-view-ghost')}]" if view["table"][party]["ghost"] else name

    def _room(self, view: View, name: str) -> tuple[Text, Text, Text]:
        """Books left, cards in the deck, and what is known of the room."""
        if name not in view["rooms"]:
            fishman = self.texts("ac-view-mark-fishman") if view["fishman"] == name else ""
            return Text(""), Text(""), Text(fishman, style="bold")
        room = view["rooms"][name]
        whole = max(BOARD.places[PLACE_NAMES.index(name)].books, room["books"])
        books = self.full * room["books"] + self.empty * (whole - room["books"])
        marks = []
        if room["completed"]:
            marks.append(self.texts("ac-view-completed"))
        elif room["explored"]:
            marks.append(self.texts("ac-view-explored"))
        if room["blocked"]:
            marks.append(self.texts("ac-view-mark-blocked"))
        if "portal" in BOARD.places[PLACE_NAMES.index(name)].special and (
            view["portal"]["state"] in ("open", "stays")
        ):
            marks.append(self.texts("ac-view-mark-portal"))
        return Text(books), Text(str(room["cards"])), Text(", ".join(marks))

    # ---------------------------------------------------------------- the people

    def _people(self, view: View) -> Table:
        people = Table(box=None, padding=(0, 1, 0, 0), header_style=FAINT, pad_edge=False)
        for name in ("mark", "name", "encounter", "room", "pulse", "note"):
            plain = name in ("mark", "name", "note")
            heading = "" if plain else self.texts(f"ac-view-column-{name}")
            people.add_column(heading, justify="left" if plain else "right", no_wrap=True)
        waiting = [each["seat"] for each in view["waiting"]]
        for party in view["seating"]:
            each = view["table"][party]
            style = "bold" if party == view["seat"] else ""
            people.add_row(
                self.here if party in waiting or party == view["actor"] else "",
                Text(self.words.party(party), style=style),
                str(each["encounter_cards"]),
                str(each["room_cards"]),
                str(each["pulse"]),
                Text(", ".join(self._notes(view, party))),
            )
        return people

    def _notes(self, view: View, party: int) -> list[str]:
        each, notes = view["table"][party], []
        if party == view["knife"]:
            notes.append(self.texts("ac-view-knife"))
        if each["ghost"]:
            notes.append(self.texts("ac-view-ghost"))
        if view["all"] is not None:
            notes.append(self.words.role(view["all"]["roles"][party]))
        elif each["revealed"] is not None:
            notes.append(self.words.role(each["revealed"]))
        return notes

    # ---------------------------------------------------------------- what only you know

    def _own(self, view: View) -> list[RenderableType]:
        own = view["own"]
        if own is None or view["seat"] is None:
            return []
        texts = self.texts
        team = texts(f"ac-team-{own['team']}")
        lines: list[RenderableType] = [
            Text(f"{texts('ac-view-role')}: {self.words.role(own['role'])} ({team})", "bold"),
            Text(f"{texts('ac-view-hand')}: {self.words.cards(own['hand']) or '–'}"),
            Text(f"{texts('ac-view-route')}:"),
            *self._route(own["route"], view["round"]),
        ]
        if own["cultists"] is not None:
            names = self.words.parties(own["cultists"])
            lines.append(Text(texts("ac-night-cultists", names=names), style="bold"))
        if own["started_dead"]:
            names = self.words.parties(own["started_dead"])
            lines.append(Text(texts("ac-night-dead", names=names), style="bold"))
        elif own["started_dead"] is not None:
            lines.append(Text(texts("ac-night-dead-nobody"), style="bold"))
        return lines

    def _route(self, route: int, now: int) -> list[Text]:
        """AC-M12  The four rows with their rounds; the current one is marked."""
        of_round = BOARD.routes[route].colours
        rows = []
        for row in range(len(BOARD.routes[route].rows)):
            rounds = [n for n in range(1, len(of_round)) if (n - 1) % 4 == row]
            mark = self.here if now in rounds else " "
            said = self.texts(
                "ac-view-route-row",
                round="/".join(map(str, rounds)),
                colours=self.words.route_row(route, row),
            )
            rows.append(Text(f"{mark} {said}", style="bold" if now in rounds else ""))
        return rows

    def _memory(self, view: View) -> list[RenderableType]:
        """AC-V5  The viewer's latest acts with secret cards."""
        seat = view["seat"]
        own = [d for d in view["deeds"] if d["deed"] in WITH_SECRETS and d["party"] == seat]
        if not own or view["result"] is not None:
            return []
        lines: list[RenderableType] = [Text(f"{self.texts('ac-view-memory')}:")]
        for act in own[-MEMORIES:]:
            said = self.sentence(act_as_event(act))
            lines.append(self.painted(f"  {act['round']}: {said}"))
        return lines

    def _claims(self, view: View) -> list[RenderableType]:
        """AC-T1  The latest claims."""
        if not view["claims"]:
            return []
        lines: list[RenderableType] = [Text(f"{self.texts('ac-view-claims')}:")]
        for said in view["claims"]:
            self.words.hear(ClaimSaid(**said))
        for said in view["claims"][-CLAIMS:]:
            lines.append(self.painted(f"  {said['id']}. {self.sentence(ClaimSaid(**said))}"))
        return lines

    # ---------------------------------------------------------------- words

    def story(self, events: Sequence[Event], view: View) -> list[RenderableType]:
        return self.narration.told(events)

    def sentence(self, event: Event) -> str:
        return self.narration.sentence(event)

    def question(self, view: View) -> str:
        return self.texts(f"ac-prompt-{view['decision']['prompt']}")

    def option(self, view: View, choice: int) -> str:
        family, *arguments = self.game.name(choice)
        values = {}
        for name, value in zip(ARGUMENTS[str(family)], arguments, strict=True):
            values[name] = self._argument(name, value)
        return self.texts(f"ac-choice-{family}", **values)

    def _argument(self, name: str, value: str | int) -> str:
        if name == "place":
            return self.words.place(str(value))
        if name == "seat":
            return self.words.party(int(value))
        return self.texts(f"ac-{name}-{value}")

    def example(self) -> str:
        return self.texts("ac-role-seer")

    def rules_about(self, word: str, view: View) -> list[RenderableType]:
        """Roles that may be in play, actions and events whose name contains the word."""
        roles = ["investigator", "cultist", *(role for pool in view["role_set"] for role in pool)]
        ids = [
            *(f"ac-role-{name}" for name in dict.fromkeys(roles)),
            *(f"ac-action-{name}" for name in ACTIONS),
            *(f"ac-marker-{name}" for name in MARKERS),
        ]
        wanted = word.casefold()
        return [
            Text(f"{self.texts(each)}: {self.texts(f'{each}-help')}")
            for each in ids
            if wanted in self.texts(each).casefold()
        ]

    def painted(self, sentence: str) -> Text:
        """Names in bold, places in their colours."""
        text = super().painted(sentence)
        for place in BOARD.places:
            if place.colour >= 0:
                said = [self.texts(f"ac-place-{place.name}")]
                text.highlight_words(said, style=STYLES[COLOURS[place.colour]])
        for colour, code in CODES.items():
            text.highlight_words([f"({code})"], style=STYLES[colour])
        return text


def _map(view: View) -> Map:
    return BOARD.figures[view["parties"]].map
