"""A tiny table: set up investigators and figures by name, play by name, read facts."""

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from librt.vecs import vec
from mypy_extensions import i64

from miskatonic.games.death_may_die.arrange.arrange import InvestigatorSetup, faces_named
from miskatonic.games.death_may_die.card_data.schema import FACES
from miskatonic.games.death_may_die.game import DEATH_MAY_DIE
from miskatonic.games.death_may_die.library import load
from miskatonic.games.death_may_die.model.choices import USE
from miskatonic.games.death_may_die.model.components import RELIC_SOURCE
from miskatonic.games.death_may_die.model.events import Attacked, MythosDrawn, Rolled
from miskatonic.games.death_may_die.model.holdings import level_of
from miskatonic.games.death_may_die.model.state import DeathMayDieState, tokens_at, tokens_on
from miskatonic.kernel.events import Event
from miskatonic.kernel.state import Step, close_questions, run, then
from tests.games.death_may_die.rules.episodes import BEAUTY, CATACOMBS, MOURNING, TSATHOGGUA

GAME = DEATH_MAY_DIE
FACE_NAMES = {face: name for name, face in FACES.items()}

# A token that keeps a goal open that an empty board would meet, and its space.
TO_DO = {
    CATACOMBS: ("tokens", ("altar-stone", "black-altar", 1)),
    BEAUTY: ("enemies", ("beast", "bell-loft", 0)),
}

Told = TypeVar("Told", bound=Event)

FULL_NAMES = {
    investigator.id.split("-")[0]: investigator.id for investigator in load().investigators
}


def who(name: str, space: str | None = None, **more: Any) -> InvestigatorSetup:
    """An investigator by first name; see arrange.py for the other fields."""
    person: dict[str, Any] = {"name": FULL_NAMES[name], **more}
    if space is not None:
        person["space"] = space
    return cast(InvestigatorSetup, person)


class Table:
    """A game in progress, with everything by name."""

    def __init__(self, g: DeathMayDieState) -> None:
        self.g = g
        self._is_attack = False

    # ------------------------------------------------------------ names

    @property
    def space_names(self) -> list[str]:
        return [space.id for space in self.g.components.episode.map.spaces]

    @property
    def token_names(self) -> list[str]:
        return [token.id for token in self.g.components.tokens]

    def _type(self, figure: int) -> str:
        enemy = self.g.components.types[self.g.components.figure_type[figure]].enemy
        return "elder" if enemy is None else enemy.id

    @property
    def people(self) -> list[str]:
        every = self.g.components.library.investigators
        return [every[character].id.split("-")[0] for character in self.g.character]

    def _who(self, name: str) -> int:
        return self.people.index(name)

    @property
    def _cards(self) -> list[str]:
        return [card.id for card in self.g.components.cards]

    @property
    def _relics(self) -> list[str]:
        return [relic.id for relic in self.g.components.library.relics]

    def _source(self, number: int) -> str:
        if number >= RELIC_SOURCE:
            return self._relics[(number - RELIC_SOURCE) // 2]
        return self._cards[number // 2]

    def label(self, choice: int) -> str:
        family, *arguments = GAME.name(choice)
        number = arguments[0] if arguments else 0
        assert isinstance(number, int)
        match family:
            case "space":
                return f"space {self.space_names[number]}"
            case "figure":
                return f"figure {self._type(number)}"
            case "investigator" | "grant":
                return f"{family} {self.people[number]}"
            case "card":
                return f"card {self._cards[number]}"
            case "relic":
                return f"relic {self._relics[number]}"
            case "token":
                return f"token {self.token_names[number]}"
            case "character":
                return f"character {self.g.components.library.investigators[number].id}"
            case "reroll" | "stress-reroll":
                colour = "green" if number >= 8 else "black"
                return f"{family} {colour} {FACE_NAMES[number % 8]}"
            case "use":
                return f"use {self._source(number)}"
            case _:
                return " ".join(str(part) for part in (family, *arguments))

    # ------------------------------------------------------------ playing

    @property
    def asked(self) -> tuple[int, str]:
        """The seat that must decide, and the prompt."""
        decision = GAME.decisions(self.g)[0]
        return decision.seat, decision.prompt

    @property
    def prompt(self) -> str:
        return self.asked[1]

    @property
    def source(self) -> str:
        """The source of the question."""
        return GAME.decisions(self.g)[0].source

    @property
    def options(self) -> list[str]:
        return [self.label(choice) for choice in GAME.decisions(self.g)[0].options]

    @property
    def about(self) -> dict[str, object]:
        about: dict[str, object] = GAME.view(self.g, None)["question"]
        return about

    def play(self, *names: str) -> "Table":
        """Answer by name: "run", "space pub", "figure cultist", its second: "figure cultist*2".

        A single target is not asked for (DMD-096); a figure named after an attack must be it.
        """
        for name in names:
            was_attack, self._is_attack = self._is_attack, name in ("attack", "free-attack")
            if was_attack and name.startswith("figure ") and self._was_told(name):
                continue
            decision = GAME.decisions(self.g)[0]
            wanted, _, which = name.partition("*")
            fitting = [each for each in decision.options if self.label(each) == wanted]
            place = int(which or 1) - 1
            assert place < len(fitting), (name, decision.prompt, self.options)
            GAME.play(self.g, decision.seat, fitting[place])
        return self

    def _was_told(self, name: str) -> bool:
        if self.g.result is None and self.prompt in ("target", "more-targets"):
            return False
        targets = self.events(Attacked)[-1].figures
        assert [f"figure {self._type(figure)}" for figure in targets] == [name]
        return True

    def dice(self, *faces: str) -> "Table":
        """Stack the faces of the next dice."""
        self.g.forced = vec[i64](faces_named(faces))
        return self

    def happen(self, *steps: Step[DeathMayDieState]) -> "Table":
        """Run these steps before the open question, which is then asked again."""
        question = self.g.asked[0].step
        close_questions(self.g)
        then(self.g, *steps, question)
        run(self.g)
        return self

    def finish_turn(self) -> "Table":
        """Decline everything until the next turn's first action, or the end."""
        turn = self.g.turn
        while self.g.result is None and not (self.g.turn > turn and self.prompt == "action"):
            decision = GAME.decisions(self.g)[0]
            GAME.play(self.g, decision.seat, GAME.default(self.g, decision.seat))
        return self

    # ------------------------------------------------------------ facts

    def space(self, name: str) -> str:
        return self.space_names[self.g.space[self._who(name)]]

    def wounds(self, name: str) -> int:
        return self.g.wounds[self._who(name)]

    def stress(self, name: str) -> int:
        return self.g.stress[self._who(name)]

    def sanity(self, name: str) -> int:
        return self.g.sanity[self._who(name)]

    def levels(self, name: str) -> list[int]:
        who = self._who(name)
        return list(self.g.levels[3 * who : 3 * who + 3])

    def level(self, name: str, skill: str) -> int:
        """The effective level, companions included."""
        [found] = [each for each in self.g.components.library.skills if each.id == skill]
        return level_of(self.g, self._who(name), found.index)

    def is_alive(self, name: str) -> bool:
        return bool(self.g.alive >> self._who(name) & 1)

    def carried(self, name: str, token: str) -> int:
        return tokens_on(self.g, self._who(name), self.token_names.index(token))

    def cards(self, name: str) -> list[str]:
        """The claimed cards of an investigator, with their face-up sides."""
        who = self._who(name)
        sides = ["left", "right"]
        return [
            f"{card}:{sides[self.g.right >> number & 1]}"
            for number, card in enumerate(self._cards)
            if self.g.hand[who] >> number & 1
        ]

    def relics(self, name: str) -> list[str]:
        who = self._who(name)
        sides = ["normal", "transformed"]
        return [
            f"{relic}:{sides[self.g.transformed >> number & 1]}"
            for number, relic in enumerate(self._relics)
            if self.g.relics[who] >> number & 1
        ]

    def enemies(self, space: str) -> list[str]:
        """The types of the figures in a space, sorted."""
        where = self.space_names.index(space)
        found = [f for f, at in enumerate(self.g.figure_space) if at == where]
        return sorted(self._type(figure) for figure in found)

    def enemy_wounds(self, kind: str) -> list[int]:
        """The wounds of all figures of a type on the board."""
        return [
            self.g.figure_wounds[figure]
            for figure, at in enumerate(self.g.figure_space)
            if at >= 0 and self._type(figure) == kind
        ]

    def where(self, kind: str) -> list[str]:
        """The spaces with figures of a type."""
        return [
            self.space_names[at]
            for figure, at in enumerate(self.g.figure_space)
            if at >= 0 and self._type(figure) == kind
        ]

    def laid(self, space: str, token: str) -> int:
        return tokens_at(self.g, self.space_names.index(space), self.token_names.index(token))

    def in_pool(self, token: str) -> int:
        place = self.token_names.index(token)
        return self.g.pool[self.g.components.pool_of[place]]

    def events(self, kind: type[Told]) -> list[Told]:
        return [event for event in GAME.events(self.g, None) if isinstance(event, kind)]

    def rolled(self) -> list[tuple[list[str], list[str]]]:
        """The numbers of black and green dice of every roll so far."""
        return [(_faces(event.black), _faces(event.green)) for event in self.events(Rolled)]

    def mythos_drawn(self) -> list[str]:
        every = self.g.components.library.mythos
        return [every[event.card].id for event in self.events(MythosDrawn)]

    @property
    def active(self) -> str:
        return self.people[self.g.active]

    @property
    def outcome(self) -> str | None:
        result = GAME.result(self.g)
        return None if result is None else result.reason


def _faces(faces: list[int]) -> list[str]:
    return [FACE_NAMES[face] for face in faces]


def arranged(
    *people: InvestigatorSetup,
    episode: str = MOURNING,
    elder_one: str = TSATHOGGUA,
    options: Mapping[str, object] | None = None,
    solo: bool = False,
    **position: Any,
) -> Table:
    """Arrange a position; see arrange.py. A single investigator gets a bystander on the start
    space, and if an empty board would meet the goal, something far away keeps it open.
    """
    is_early = not position.get("disrupted") and position.get("stage", 1) < 3
    if is_early and not position.get("set_up"):
        kind, entry = TO_DO.get(episode, ("", ("", "", 0)))
        if kind and not any(each[0] == entry[0] for each in position.get(kind, ())):
            position[kind] = [*position.get(kind, ()), entry]
    everybody = list(people)
    if len(everybody) == 1:
        # A bystander whose skills don't affect most tests.
        other = "stella" if FULL_NAMES["stella"] != everybody[0]["name"] else "julien"
        everybody.append(who(other))
    chosen = {"episode": episode, "elder_one": elder_one, **(options or {})}
    return Table(GAME.arrange(everybody, chosen, solo, **position))


def new_game(seats: int = 2, seed: object = 0, **options: object) -> Table:
    return Table(GAME.new(seats, {"investigators": "random", **options}, seed))


def uses(table: Table) -> list[str]:
    """The cards and relics that can be used now."""
    options = GAME.decisions(table.g)[0].options
    return [table.label(choice) for choice in options if choice >= USE]
