"""Places that card files can name: the spaces of an effect or condition."""

from typing import ClassVar, Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.card_data import keywords as word
from miskatonic.games.death_may_die.card_data.context import Context
from miskatonic.games.death_may_die.card_data.references import Reference
from miskatonic.games.death_may_die.card_effects.bases import CardPlace
from miskatonic.games.death_may_die.card_text.phrases import Phrases
from miskatonic.games.death_may_die.model.components import ELDER, bit
from miskatonic.games.death_may_die.model.paths import Paths, reach
from miskatonic.games.death_may_die.model.state import DeathMayDieState
from miskatonic.games.death_may_die.model.targets import (
    gates_meant,
    nearest,
    place_of_you,
    spaces_of_investigators,
    spaces_tagged,
    spaces_with,
    spaces_with_most,
)


def space_bit(space: i64) -> i64:
    return bit(space) if space >= 0 else 0


# ---------------------------------------------------------------- one space


class AtYou(CardPlace):
    name: ClassVar[str] = "you"

    def spaces(self, g: DeathMayDieState, ctx: Context, from_it: bool, origin: i64) -> i64:
        return bit(place_of_you(g, ctx))


class AtIt(CardPlace):
    name: ClassVar[str] = "it"

    def __init__(self, reference: Reference) -> None:
        if not reference.scope.it:
            reference.bad("'it' is not set here", "use it inside `enemies`")
        super().__init__(reference)

    def spaces(self, g: DeathMayDieState, ctx: Context, from_it: bool, origin: i64) -> i64:
        return space_bit(g.figure_space[ctx.it]) if ctx.it >= 0 else 0


class AtThere(CardPlace):
    name: ClassVar[str] = "there"

    def __init__(self, reference: Reference) -> None:
        if not reference.scope.there:
            reference.bad("'there' is not set here", "use it inside `spaces`")
        super().__init__(reference)

    def spaces(self, g: DeathMayDieState, ctx: Context, from_it: bool, origin: i64) -> i64:
        return space_bit(ctx.there)


class AtElder(CardPlace):
    """Where the Elder One is."""

    name: ClassVar[str] = "elder"

    def spaces(self, g: DeathMayDieState, ctx: Context, from_it: bool, origin: i64) -> i64:
        return space_bit(g.figure_space[ELDER])


class AtStart(CardPlace):
    name: ClassVar[str] = "start"

    def spaces(self, g: DeathMayDieState, ctx: Context, from_it: bool, origin: i64) -> i64:
        return bit(g.components.episode.map.start)


class AtSpace(CardPlace):
    """`space:ID`, in that episode's file."""

    name: ClassVar[str] = "space"

    def __init__(self, reference: Reference) -> None:
        self.space: Final[i64] = reference.space()

    def spaces(self, g: DeathMayDieState, ctx: Context, from_it: bool, origin: i64) -> i64:
        return bit(self.space)

    def phrase(self, words: Phrases, form: str) -> str:
        return words.say("dmd-w-place-space", form=form, name=words.space(self.space))


# ---------------------------------------------------------------- searched spaces


class Searched(CardPlace):
    """The nearest of several spaces."""

    def spaces(self, g: DeathMayDieState, ctx: Context, from_it: bool, origin: i64) -> i64:
        if from_it and ctx.it >= 0 and g.figure_space[ctx.it] >= 0:
            paths = g.paths.by_type[g.components.figure_type[ctx.it]]
            return self.found(g, paths, g.figure_space[ctx.it])
        return self.found(g, g.paths.plain, origin if origin >= 0 else place_of_you(g, ctx))

    def found(self, g: DeathMayDieState, paths: Paths, origin: i64) -> i64:
        raise NotImplementedError


class AtGate(Searched):
    """`gate:red`, `gate:nearest`, …"""

    name: ClassVar[str] = "gate"

    def __init__(self, reference: Reference) -> None:
        self.gate: Final[i64] = reference.gate()

    def found(self, g: DeathMayDieState, paths: Paths, origin: i64) -> i64:
        return gates_meant(g, self.gate, paths, origin)

    def covers(self, g: DeathMayDieState, ctx: Context) -> i64:
        if self.gate == word.NEAREST_GATE:
            return g.components.gate_mask
        return self.spaces(g, ctx, False, -1)

    def phrase(self, words: Phrases, form: str) -> str:
        case = "accusative" if form in ("toward", "onto") else "dative"
        gate = words.say(f"dmd-w-gate-name-{word.GATES[self.gate]}", form=case)
        return words.say("dmd-w-place-gate", form=form, gate=gate)


class AtTag(Searched):
    """`tag:TAG`: the nearest space with this tag."""

    name: ClassVar[str] = "tag"

    def __init__(self, reference: Reference) -> None:
        self.tag: Final[i64] = reference.space_tag()

    def found(self, g: DeathMayDieState, paths: Paths, origin: i64) -> i64:
        return nearest(paths, origin, spaces_tagged(g, self.tag))

    def covers(self, g: DeathMayDieState, ctx: Context) -> i64:
        return spaces_tagged(g, self.tag)

    def phrase(self, words: Phrases, form: str) -> str:
        noun = words.noun(words.tag_id(self.tag), "acc")
        return words.say("dmd-w-place-tag", form=form, **noun)


class AtToken(Searched):
    """`token:TOK`: the nearest space that holds one."""

    name: ClassVar[str] = "token"
    is_nearest: ClassVar[bool] = True

    def __init__(self, reference: Reference) -> None:
        self.token: Final[i64] = reference.token()

    def found(self, g: DeathMayDieState, paths: Paths, origin: i64) -> i64:
        return nearest(paths, origin, spaces_with(g, g.components.local_token(self.token)))

    def covers(self, g: DeathMayDieState, ctx: Context) -> i64:
        return spaces_with(g, g.components.local_token(self.token))

    def phrase(self, words: Phrases, form: str) -> str:
        noun = words.noun(words.token_id(self.token), "acc")
        return words.say("dmd-w-place-token", form=form, **noun)


class AtMost(CardPlace):
    """`most:TOK`: the space with the most of these tokens; your space if there are none."""

    name: ClassVar[str] = "most"

    def __init__(self, reference: Reference) -> None:
        self.token: Final[i64] = reference.token()

    def spaces(self, g: DeathMayDieState, ctx: Context, from_it: bool, origin: i64) -> i64:
        found = spaces_with_most(g, g.components.local_token(self.token))
        return found if found else bit(place_of_you(g, ctx))

    def phrase(self, words: Phrases, form: str) -> str:
        noun = words.noun(words.token_id(self.token), "acc")
        return words.say("dmd-w-place-most", form=form, **noun)


class AtInvestigator(Searched):
    """Where the nearest investigator is."""

    name: ClassVar[str] = "investigator"

    def found(self, g: DeathMayDieState, paths: Paths, origin: i64) -> i64:
        return nearest(paths, origin, spaces_of_investigators(g))


class AtOtherInvestigator(Searched):
    """Where the nearest investigator in another space is."""

    name: ClassVar[str] = "other-investigator"

    def found(self, g: DeathMayDieState, paths: Paths, origin: i64) -> i64:
        return nearest(paths, origin, spaces_of_investigators(g) & ~bit(origin))


# ---------------------------------------------------------------- many spaces


class Within(CardPlace):
    """`within:N`: a space within this distance of yours, picked by a player."""

    name: ClassVar[str] = "within"
    is_picked: ClassVar[bool] = True

    def __init__(self, reference: Reference) -> None:
        self.distance: Final[i64] = reference.number()

    def spaces(self, g: DeathMayDieState, ctx: Context, from_it: bool, origin: i64) -> i64:
        return reach(g.paths.plain.near, place_of_you(g, ctx), self.distance)

    def phrase(self, words: Phrases, form: str) -> str:
        return words.say("dmd-w-place-within", form=form, n=self.distance)


class Anywhere(CardPlace):
    """A space picked by a player."""

    name: ClassVar[str] = "anywhere"
    is_picked: ClassVar[bool] = True

    def spaces(self, g: DeathMayDieState, ctx: Context, from_it: bool, origin: i64) -> i64:
        return bit(g.components.spaces) - 1


class Everywhere(CardPlace):
    """Every space that holds the token."""

    name: ClassVar[str] = "everywhere"
    is_everywhere: ClassVar[bool] = True

    def spaces(self, g: DeathMayDieState, ctx: Context, from_it: bool, origin: i64) -> i64:
        return bit(g.components.spaces) - 1


class OnBoard(CardPlace):
    """The story board, which is not on the map."""

    name: ClassVar[str] = "board"
    is_board: ClassVar[bool] = True

    def spaces(self, g: DeathMayDieState, ctx: Context, from_it: bool, origin: i64) -> i64:
        return 0
