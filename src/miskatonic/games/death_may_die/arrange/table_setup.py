"""Puts the parts of a position on an empty table, and rejects impossible ones."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from miskatonic.errors import BadOptions
from miskatonic.games.death_may_die.card_data import keywords as word
from miskatonic.games.death_may_die.card_data.schema import ContentEntry
from miskatonic.games.death_may_die.model.components import ELDER, FIRE, NOWHERE, Components, bit
from miskatonic.games.death_may_die.model.holdings import MOST_LEVELS, SKILLS_EACH
from miskatonic.games.death_may_die.model.options import Rules
from miskatonic.games.death_may_die.model.paths import GONE, OPEN, paths_over
from miskatonic.games.death_may_die.model.state import health_of, put_figure
from miskatonic.games.death_may_die.model.tokens import from_pool
from miskatonic.games.death_may_die.rules.elder_one import START_SPAWN
from miskatonic.games.death_may_die.rules.enemies import summon
from miskatonic.games.death_may_die.rules.setup import empty_table, stack_decks
from miskatonic.games.death_may_die.rules.unknown import draw_unknown_monsters
from miskatonic.kernel.rng import Rng, commitment, seed_bytes


class InvestigatorSetup(TypedDict, total=False):
    """An investigator of a position; only the name is required.

    A card is named with its face-up side, as in `e1-lantern:left`, and a wounded companion with its
    wounds after that: `e1-bailiff:left:1`. A `lost` investigator is out of the game.
    """

    name: str
    space: str
    wounds: int
    stress: int
    sanity: int
    levels: Sequence[int]
    insanity: str
    cards: Sequence[str]
    relics: Sequence[str]
    tokens: Mapping[str, int]
    lost: bool


FIELDS: Final = tuple(InvestigatorSetup.__annotations__)


def number_in(what: str, value: object, low: int, high: int, why: str = "") -> int:
    """Check that a value is a whole number in a range."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        reason = f" ({why})" if why else ""
        raise BadOptions(f"{what}: {value!r}; expected a whole number from {low} to {high}{reason}")
    return value


def text_in(what: str, value: object) -> str:
    if not isinstance(value, str):
        raise BadOptions(f"{what}: {value!r}; expected a name")
    return value


def list_in(what: str, value: object) -> Sequence[Any]:
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise BadOptions(f"{what}: {value!r}; expected a list")
    return value


def place_in(what: str, names: Sequence[str], name: object) -> int:
    if not isinstance(name, str) or name not in names:
        raise BadOptions(f"no {what} {name!r}; expected one of {', '.join(names)}")
    return list(names).index(name)


def once_each(what: str, names: Sequence[str]) -> None:
    for at, name in enumerate(names):
        if name in names[:at]:
            raise BadOptions(f"{what} {name!r} twice; there is only one")


class TableSetup:
    """Fills an empty table."""

    def __init__(self, rules: Rules, components: Components, seed: object) -> None:
        secret = seed_bytes(seed)
        self.g: Final = empty_table(rules, components, Rng(secret))
        self.g.commitment = commitment(secret)
        self.rules: Final = rules
        self.components: Final = components
        self.library: Final = components.library

    # ------------------------------------------------------------ names

    def _entry(self, what: str, entries: Sequence[ContentEntry], name: object) -> int:
        return place_in(what, [entry.id for entry in entries], name)

    def space(self, name: object) -> i64:
        return place_in("space", [space.id for space in self.components.episode.map.spaces], name)

    def token(self, name: object) -> i64:
        token = self._entry("token", self.components.tokens, name)
        if self.g.disrupted and self.components.ending & bit(token):
            raise BadOptions(f"token {name!r}; it is removed when the ritual is disrupted")
        return token

    def type(self, name: object) -> i64:
        return 1 + self._entry("enemy", self.components.enemies, name)

    def card(self, name: object) -> i64:
        return self._entry("Discovery card", self.components.cards, name)

    def mythos(self, name: object) -> int:
        """Look up a Mythos card of the episode, the Elder One or the slots in use."""
        entries = [card for card in self.library.mythos if card.index in self.g.mythos]
        return entries[self._entry("Mythos card of this game", entries, name)].index

    # ------------------------------------------------------------ people

    def people(self, people: Sequence[InvestigatorSetup]) -> None:
        for person in people:
            for field in person:
                if field not in FIELDS:
                    raise BadOptions(
                        f"unknown field {field!r}; expected one of {', '.join(FIELDS)}"
                    )
            if "name" not in person:
                raise BadOptions(f"investigator without a name: {dict(person)!r}; add `name`")
        once_each("investigator", [person["name"] for person in people])
        once_each("insanity", [each["insanity"] for each in people if "insanity" in each])
        for who, person in enumerate(people):
            name = person["name"]
            self.g.character[who] = self._entry("investigator", self.library.investigators, name)
            self._board_of(who, person)
            self._belongings(who, person)
        self._deal_insanities(people)

    def _board_of(self, who: int, person: InvestigatorSetup) -> None:
        g, dice, name = self.g, self.components.dice, person["name"]
        if "space" in person:
            g.space[who] = self.space(person["space"])
        dies = f"with {dice.wounds} {name} is dead"
        g.wounds[who] = number_in(
            f"wounds of {name}", person.get("wounds", 0), 0, dice.wounds - 1, dies
        )
        g.stress[who] = number_in(f"stress of {name}", person.get("stress", 0), 0, dice.stress)
        out = f"at {dice.sanity} {name} is lost"
        g.sanity[who] = number_in(
            f"sanity lost by {name}", person.get("sanity", 0), 0, dice.sanity - 1, out
        )
        levels = list(list_in(f"levels of {name}", person.get("levels", (1, 1, 1))))
        if len(levels) != SKILLS_EACH:
            raise BadOptions(f"levels of {name}: {levels}; expected {SKILLS_EACH}, one per skill")
        for place, level in enumerate(levels):
            at = SKILLS_EACH * who + place
            g.levels[at] = number_in(f"a level of {name}", level, 1, MOST_LEVELS)
        if person.get("lost", False):
            g.alive &= ~bit(who)

    def _deal_insanities(self, people: Sequence[InvestigatorSetup]) -> None:
        """Deal the first unused insanities to investigators without a named one."""
        entries = self.library.insanities
        named = [each["insanity"] for each in people if "insanity" in each]
        given = [self._entry("insanity", entries, each) for each in named]
        left = [each for each in range(len(entries)) if each not in given]
        for who, person in enumerate(people):
            self.g.insanity[who] = given.pop(0) if "insanity" in person else left.pop(0)

    def _belongings(self, who: int, person: InvestigatorSetup) -> None:
        g = self.g
        if person.get("lost", False) and {"cards", "relics", "tokens"} & person.keys():
            raise BadOptions(
                f"cards or tokens of {person['name']}; lost investigators have none (DMD-158)"
            )
        for named in list_in("cards", person.get("cards", ())):
            self._give_card(who, text_in("a card", named))
        for named in list_in("relics", person.get("relics", ())):
            name, _, side = text_in("a relic", named).partition(":")
            relic = self._entry("relic", self.library.relics, name)
            if any(held & bit(relic) for held in g.relics):
                raise BadOptions(f"relic {name!r} twice; there is only one")
            g.relics[who] = g.relics[who] | bit(relic)
            if place_in(f"side of {name!r}", ("normal", "transformed"), side) == 1:
                g.transformed |= bit(relic)
        carried = person.get("tokens", {})
        if not isinstance(carried, Mapping):
            raise BadOptions(f"tokens of {person['name']}: {carried!r}; expected numbers by name")
        for name, number in carried.items():
            token = self.token(name)
            at = who * len(g.pool) + token
            what = f"{name} on {person['name']}"
            most = self.components.tokens[token].carry
            if token == FIRE:
                g.carried[at] = number_in(what, number, 0, most)
            else:
                g.carried[at] = self._taken(token, what, number, most)

    def _give_card(self, who: int, named: str) -> None:
        g = self.g
        name, _, rest = named.partition(":")
        side, _, wounds = rest.partition(":")
        card = self.card(name)
        if any(hand & bit(card) for hand in g.hand):
            raise BadOptions(f"Discovery card {name!r} twice; there is only one")
        place = place_in(f"side of {name!r}", word.SIDES, side)
        found = self.components.sides[2 * card + place]
        if found is None:
            raise BadOptions(f"side {side!r} of {name!r}; the card only has the other side")
        g.hand[who] = g.hand[who] | bit(card)
        if place == 1:
            g.right |= bit(card)
        if wounds:
            if not wounds.isdigit() or found.kind != word.SIDE_COMPANION:
                raise BadOptions(f"wounds of {named!r}; expected a number, on a companion")
            most = found.health - 1
            g.card_wounds[card] = number_in(f"wounds of {name}", int(wounds), 0, most)

    def _taken(self, token: i64, what: str, number: object, most: int) -> int:
        """Take tokens from the pool, except fire on investigators (DMD-146)."""
        left = self.g.pool[self.components.pool_of[token]]
        why = f"{left} are in the pool" if left <= most else f"nobody carries more than {most}"
        taken = number_in(what, number, 0, min(left, most), why)
        return from_pool(self.g, token, taken)

    # ------------------------------------------------------------ the board

    def figures(self, enemies: Sequence[tuple[str, str, int]]) -> None:
        for entry in list_in("enemies", enemies):
            name, where, wounds = _parts("an enemy", entry, "name, space and wounds")
            type_ = self.type(name)
            if not self.g.types & bit(type_):
                raise BadOptions(
                    f"enemy {name!r} is neither the episode's nor the Elder One's, and in no slot"
                    f" of the Unknown; add it to `unknown` as well"
                )
            figure = summon(self.g, type_, self.space(where))
            if figure < 0:
                raise BadOptions(f"too many figures of {name!r}; the pool is empty")
            most = health_of(self.g, figure) - 1
            why = f"with {most + 1} it is dead"
            self.g.figure_wounds[figure] = number_in(f"wounds of {name}", wounds, 0, most, why)

    def lay(self, tokens: Sequence[tuple[str, str, int]]) -> None:
        """Place tokens on a space, the "board", or a passage given by its two spaces, "a>b"."""
        g = self.g
        for entry in list_in("tokens", tokens):
            name, where, number = _parts("a token", entry, "name, place and number")
            token = self.token(name)
            if isinstance(where, str) and ">" in where:
                self._bar(token, name, where, number)
                continue
            most = self.components.tokens[self.components.pool_of[token]].pool
            taken = self._taken(token, f"{name} on {where}", number, most)
            if where == "board":
                g.board[token] = g.board[token] + taken
            else:
                at = self.space(where) * len(g.pool) + token
                g.laid[at] = g.laid[at] + taken

    def _bar(self, token: i64, name: str, where: str, number: object) -> None:
        way = self.way(where)
        if way >= len(self.components.episode.map.passages):
            raise BadOptions(f"{name} on {where!r}; stairs and tunnels can't hold tokens")
        if not self.components.blocking & bit(token):
            raise BadOptions(f"{name} on the passage {where!r}; only blocking tokens can be there")
        if self.g.passages[way] != OPEN:
            raise BadOptions(f"{name} on {where!r}; this passage already has a token")
        number_in(f"{name} on {where}", number, 1, 1)
        self.g.passages[way] = token
        self._taken(token, f"{name} on {where}", 1, 1)

    def collapse(self, gone: Sequence[str]) -> None:
        """DMD-049  Remove passages, stairs and tunnels."""
        for name in list_in("gone", gone):
            way = self.way(name)
            if self.g.passages[way] != OPEN:
                raise BadOptions(f"{name!r} gone; it has a token, or is already gone")
            self.g.passages[way] = GONE
        self.g.paths = paths_over(self.components, self.g.passages)

    def way(self, name: str) -> i64:
        ends = {self.space(end) for end in text_in("a passage", name).split(">")}
        for way in self.components.ways:
            if {way.a, way.b} == ends:
                return way.index
        raise BadOptions(
            f"no passage {name!r}; expected two spaces that a passage joins, as in a>b"
        )

    # ------------------------------------------------------------ the Elder One

    def elder(
        self, stage: int, where: str | None, wounds: int, track: int | None, begin: str
    ) -> None:
        """Set the stage and the track, which must agree: he arrives by red spaces or disruption."""
        g, dice = self.g, self.components.dice
        stages = self.components.elder.stages
        g.stage = number_in("stage", stage, 1, len(stages))
        if (where is None) != (stage == 1):
            raise BadOptions(
                f"stage {stage}, Elder One at {where!r}; he is on the map from stage II on"
            )
        red: int = dice.red_from
        by_track = stage > 1 and not g.disrupted
        on_his_way = stage == 1 and not g.disrupted
        if track is None:
            track = red if by_track else 1
        low = red if by_track else 1
        high = red if on_his_way and begin == "summoning" else red - 1 if stage == 1 else 99
        why = f"{dice.track} is the end; on {red} he is summoned"
        g.track = number_in("track", track, low, min(high, dice.track - 1), why)
        if stage == 1:
            g.summoning_due = g.disrupted or g.track >= red
        most = stages[stage - 1].health - 1 if g.disrupted and stage > 1 else 0
        why = "his stage stands, and is hurt only when the ritual is disrupted"
        g.figure_wounds[ELDER] = number_in("elder_wounds", wounds, 0, most, why)
        put_figure(g, ELDER, NOWHERE if where is None else self.space(where))
        if self.rules.random_spawn and stage > 2:
            self._spend_location(g.figure_space[ELDER])

    def _spend_location(self, space: i64) -> None:
        """DMD-202  Remove the location token of the third stage: his space's, or any other."""
        spots = [*self.components.gates, self.components.episode.map.start]
        spot = spots.index(space) if space in spots else START_SPAWN
        self.g.spawns &= ~bit(spot)

    # ------------------------------------------------------------ decks

    def unknown(self, slots: Sequence[str]) -> None:
        """Set Unknown Monsters by name, slot A first; draw them if none is named."""
        g = self.g
        if not slots and self.rules.monsters > 0:
            draw_unknown_monsters(g)
            return
        if len(slots) != self.rules.monsters:
            most = self.rules.monsters
            raise BadOptions(
                f"unknown: {list(slots)}; expected {most}, as in the option unknown_monsters"
            )
        once_each("Unknown Monster", slots)
        known = [self.library.enemies[each.enemy] for each in self.library.unknown_monsters]
        for place, name in enumerate(slots):
            self._entry("Unknown Monster", known, name)
            type_ = self.type(name)
            if g.types & bit(type_):
                raise BadOptions(f"Unknown Monster {name!r}; the episode already has it (DMD-196)")
            g.types |= bit(type_)
            if place == 0:
                g.slot_a = type_
            else:
                g.slot_b = type_

    def decks(
        self,
        mythos: Sequence[str],
        discovery: Sequence[str],
        discard: Sequence[str],
        is_empty: bool,
    ) -> None:
        g = self.g
        stack_decks(g)
        once_each("Mythos card", [*list_in("mythos", mythos), *list_in("discard", discard)])
        once_each("Discovery card", list_in("discovery", discovery))
        tops = [self.mythos(name) for name in mythos]
        gone = [self.mythos(name) for name in discard]
        g.mythos_discard = vec[i64](gone)
        g.mythos = _stacked([card for card in g.mythos if card not in gone], tops)
        g.mythos_stacked = len(tops)
        self._stack_discovery(discovery, is_empty)
        self._deal_relics()

    def _stack_discovery(self, discovery: Sequence[str], is_empty: bool) -> None:
        g = self.g
        held = 0
        for hand in g.hand:
            held |= hand
        found = [int(self.card(name)) for name in discovery]
        for card, name in zip(found, discovery, strict=True):
            if held & bit(card):
                raise BadOptions(f"Discovery card {name!r} on the deck; an investigator holds it")
        if is_empty:
            if found:
                raise BadOptions(
                    f"discovery: {list(discovery)}; expected none with empty_discovery"
                )
            g.discovery_discard = vec[i64]([c for c in g.discovery if not held & bit(c)])
            g.discovery = vec[i64]()
        else:
            g.discovery = _stacked([c for c in g.discovery if not held & bit(c)], found)
        g.discovery_stacked = len(found)

    def _deal_relics(self) -> None:
        """DMD-199  With relics in the game, investigators without one draw one."""
        g = self.g
        owned = 0
        for relics in g.relics:
            owned |= relics
        deck = [int(relic) for relic in g.relic_deck if not owned & bit(relic)]
        if self.rules.relics and not owned:
            g.rng.shuffle(deck)
            for who in range(self.rules.count):
                if g.alive & bit(who):
                    g.relics[who] = bit(deck.pop())
            deck.sort()
        g.relic_deck = vec[i64](deck)


def _parts(what: str, entry: object, takes: str) -> tuple[Any, Any, Any]:
    if not isinstance(entry, (tuple, list)) or len(entry) != 3:
        raise BadOptions(f"{what}: {entry!r}; expected {takes}")
    return entry[0], entry[1], entry[2]


def _stacked(deck: list[i64], tops: list[int]) -> vec[i64]:
    """The deck with the named cards on top; the last card of the list is the top one."""
    return vec[i64]([*[card for card in deck if card not in tops], *tops[::-1]])
