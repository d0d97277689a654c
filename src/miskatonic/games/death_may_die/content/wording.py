"""Rule texts put together from the data, so that what a card says is what it does.

Every piece of wording is a Fluent message `dmd-w-…`. `rule_texts` gives the texts of a library by
their ids; `write` puts those of the box into the language files, where everybody looks them up:

    python -c 'from miskatonic.games.death_may_die.content.wording import write; write()'
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from miskatonic.games.death_may_die.content import vocabulary as word
from miskatonic.games.death_may_die.content.load import load
from miskatonic.games.death_may_die.content.phrases import Phrases, capital
from miskatonic.games.death_may_die.content.schema import (
    Clause,
    DiscoveryCard,
    Enemy,
    Episode,
    Library,
    MythosCard,
    Side,
    Stage,
    Token,
)
from miskatonic.games.death_may_die.content.script import ANY_NUMBER, NONE
from miskatonic.text import Texts

HEADING: Final = "## What the cards do: written by content/wording.py from the data. Do not edit."
NEXT_SECTION: Final = "\n## "
WRITTEN_LANGUAGES: Final = ("en", "de")
TEXT: Final = Path(__file__).parents[1] / "text"


def rule_texts(library: Library, texts: Texts) -> dict[str, str]:
    """Every composed text, by its message id; cards that do nothing have none."""
    found = Composer(library, texts).all()
    return {name: text for name, text in found.items() if text}


def write(root: Path = TEXT) -> None:
    """Replace the composed section of the language files, and nothing before or after it."""
    for language in WRITTEN_LANGUAGES:
        path = root / language / "game.ftl"
        before, _, rest = path.read_text(encoding="utf-8").partition(HEADING)
        _, heading, after = rest.partition(NEXT_SECTION)
        rules = rule_texts(load(), Texts(language))
        lines = [f"{name} = {text}" for name, text in rules.items()]
        section = "\n".join([f"{HEADING}\n", *lines, ""])
        path.write_text(f"{before}{section}{heading}{after}", encoding="utf-8")


class Composer:
    """All cards of a library in one language."""

    def __init__(self, library: Library, texts: Texts) -> None:
        self.library: Final = library
        self.say: Final = texts
        self.phrases: Final = Phrases(library, texts)
        self.found: Final[dict[str, str]] = {}

    def all(self) -> dict[str, str]:
        for token in self.library.tokens:
            self._put(f"{token.id}-rule", self._token(token))
        for enemy in self.library.enemies:
            self._put(f"{enemy.id}-rule", self._enemy(enemy))
        for episode in self.library.episodes:
            self._episode(episode)
        for elder in self.library.elder_ones:
            for stage in elder.stages:
                self._stage(stage)
            self._mythos(elder.mythos)
        self._mythos(self.library.unknown_mythos)
        self._rest()
        return self.found

    def _put(self, name: str, text: str) -> None:
        self.found[f"dmd-{name}"] = text

    def _rest(self) -> None:
        phrases = self.phrases
        phrases.enter(None)
        for insanity in self.library.insanities:
            calm = phrases.conditions(insanity.calm_if)
            then = phrases.script(insanity.then)
            text = self.say("dmd-w-insanity", **{"if": calm, "then": then})
            self._put(f"{insanity.id}-rule", text)
        for relic in self.library.relics:
            if relic.irregular == NONE:
                self._put(f"{relic.id}-normal-rule", phrases.power(relic.normal))
                self._put(f"{relic.id}-transformed-rule", phrases.power(relic.transformed))
        for unknown in self.library.unknown_monsters:
            self._put(f"{unknown.id}-setup", phrases.steps(unknown.setup))
            self._put(f"{unknown.id}-advance", phrases.steps(unknown.advance))

    def _token(self, token: Token) -> str:
        lines = [self._token_rule(token, rule) for rule in token.rules]
        if token.carry != ANY_NUMBER:
            lines.append(self.say("dmd-w-carry", n=token.carry))
        if token.placed_at_death:
            lines.append(self.say("dmd-w-when-dead"))
        return self.phrases.apart([*lines, self.phrases.power(token.power)])

    def _token_rule(self, token: Token, rule: int) -> str:
        if rule == word.BLOCKS and token.passable_by:
            names = [self.phrases.kind(enemy) for enemy in token.passable_by]
            return self.say("dmd-w-rule-blocks", who=", ".join(names))
        if rule == word.BLOCKS:
            return self.say("dmd-w-rule-blocks-all")
        return self.say(f"dmd-w-rule-{word.TOKEN_RULES[rule]}")

    def _enemy(self, enemy: Enemy) -> str:
        lines = [self.say(f"dmd-w-trait-{word.TRAITS[trait]}") for trait in enemy.traits]
        if enemy.vulnerable_on != NONE:
            token = self.phrases.token(enemy.vulnerable_on)
            lines.append(self.say("dmd-w-vulnerable-on", token=token))
        return self.phrases.apart([*lines, self.phrases.power(enemy.power)])

    def _stage(self, stage: Stage) -> None:
        self.phrases.enter(None)
        reveal = self.phrases.steps(stage.reveal)
        if stage.location is not None:
            at = stage.location.phrase(self.phrases, "at")
            reveal = self.phrases.apart([capital(self.say("dmd-w-elder", at=at)), reveal])
        self._put(f"{stage.id}-reveal", reveal)
        self._put(f"{stage.id}-advance", self.phrases.steps(stage.advance))
        self._put(f"{stage.id}-rule", self.phrases.power(stage.power))

    def _mythos(self, cards: Sequence[MythosCard]) -> None:
        for card in cards:
            extra = self.say("dmd-w-extra-draw") if card.extra_draw else ""
            self._put(f"{card.id}-rule", self.phrases.apart([self.phrases.steps(card.then), extra]))

    def _episode(self, episode: Episode) -> None:
        phrases = self.phrases
        phrases.enter(episode)
        self._put(f"{episode.id}-goal", capital(phrases.conditions(episode.goal)) + ".")
        self._put(f"{episode.id}-advance", phrases.steps(episode.advance))
        self._put(f"{episode.id}-after", phrases.steps(episode.after))
        self._put(f"{episode.id}-special", phrases.power(episode.power))
        for action in episode.actions:
            lines = [self.say("dmd-w-safe-action")] if action.safe else []
            then = phrases.script(action.then)
            if action.conditions:
                condition = phrases.conditions(action.conditions)
                then = self.say("dmd-w-if", **{"if": condition, "then": then})
            self._put(f"{action.id}-rule", self.phrases.apart([*lines, then]))
        self._mythos(episode.mythos)
        for card in episode.discoveries:
            self._discovery(card)

    # ------------------------------------------------------------ Discovery

    def _discovery(self, card: DiscoveryCard) -> None:
        lines = [self._must(card, clause) for clause in card.musts]
        lines.extend([self._option(card, clause) for clause in card.options])
        if card.otherwise is not None:
            message = "dmd-w-fallback" if card.options else "dmd-w-only"
            lines.append(self.say(message, then=self._outcome(card, card.otherwise)))
        else:
            lines.append(self.say("dmd-w-leave"))
        self._put(f"{card.id}-rule", self.phrases.apart(lines))
        if card.left is not None:
            self._put(f"{card.id}-left-rule", self._side(card.left))
        if card.right is not None:
            self._put(f"{card.id}-right-rule", self._side(card.right))

    def _must(self, card: DiscoveryCard, clause: Clause) -> str:
        condition = self.phrases.conditions(clause.conditions)
        then = self._outcome(card, clause)
        return self.say("dmd-w-must", **{"if": condition, "then": then})

    def _option(self, card: DiscoveryCard, clause: Clause) -> str:
        text = self._outcome(card, clause)
        if clause.need is not None:
            need = self.phrases.need(clause.need)
            if clause.add.is_fixed():
                text = self.say("dmd-w-option-roll", need=need, then=text)
            else:
                what = clause.add.phrase(self.phrases, 1)
                text = self.say("dmd-w-option-roll-add", need=need, what=what, then=text)
        if clause.cost is not None:
            text = self.say("dmd-w-option", cost=self.phrases.cost(clause.cost), then=text)
        if clause.conditions:
            condition = self.phrases.conditions(clause.conditions)
            text = self.say("dmd-w-option-if", **{"if": condition, "then": text})
        return capital(text)

    def _outcome(self, card: DiscoveryCard, clause: Clause) -> str:
        lines = []
        if clause.take != NONE:
            side = self.say(f"dmd-{card.id}-{word.SIDES[clause.take]}")
            lines.append(self.say("dmd-w-claim", card=side))
        if clause.then is not None and clause.then.effects:
            lines.append(self.phrases.script(clause.then))
        elif clause.take == NONE:
            lines.append(self.say("dmd-w-nothing"))
        return " ".join(lines)

    def _side(self, side: Side) -> str:
        if side.kind == word.SIDE_COMPANION:
            kind = self.say("dmd-w-companion", n=side.health)
        else:
            kind = self.say(f"dmd-w-{word.SIDE_KINDS[side.kind]}")
        tags = [self.phrases.tag(tag) for tag in side.tags]
        heading = ". ".join([kind, *tags]) + "."
        return self.phrases.apart([heading, self.phrases.power(side.power)])
