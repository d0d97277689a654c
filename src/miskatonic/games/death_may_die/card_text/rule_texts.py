"""Composes rule texts from the card data, so that cards do what they say.

Every piece of wording is a Fluent message `dmd-w-…`, every noun a message `dmd-noun-…`. Handwritten
texts (handwritten.py) take precedence. `rule_texts` composes the others of a library; `write` puts
those of the box into the language files: `python -m tools.cards texts --write`.

A text has one line per effect, in order. Lines with a bullet are options, of which one is chosen.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from miskatonic.games.death_may_die.card_data import keywords as word
from miskatonic.games.death_may_die.card_data.abilities import ANY_NUMBER, NONE
from miskatonic.games.death_may_die.card_data.pieces import LEVELS
from miskatonic.games.death_may_die.card_data.schema import (
    Clause,
    DiscoveryCard,
    Enemy,
    Episode,
    Insanity,
    Library,
    MythosCard,
    Side,
    Stage,
    Token,
)
from miskatonic.games.death_may_die.card_text.handwritten import signatures
from miskatonic.games.death_may_die.card_text.phrases import Phrases
from miskatonic.text import Texts

HEADING: Final = "### Composed from the card data by card_text/rule_texts.py. Do not edit."
FILE: Final = "composed.ftl"
WRITTEN_LANGUAGES: Final = ("en", "de")
TEXT: Final = Path(__file__).parents[1] / "text"


def rule_texts(library: Library, texts: Texts) -> dict[str, str]:
    """Every composed text, by message id; entries without effects have none."""
    written = signatures(texts.language)
    found = Composer(library, texts).all()
    return {name: text for name, text in found.items() if text and name not in written}


def names_wanted(library: Library) -> list[str]:
    """The ids of all texts that must be written by hand: names, stories, levels, labels, tags."""
    entries = [
        *library.tokens,
        *library.enemies,
        *library.skills,
        *library.investigators,
        *library.insanities,
        *library.relics,
        *library.mythos,
        *library.discoveries,
        *library.episodes,
        *library.elder_ones,
    ]
    wanted = [entry.id for entry in entries]
    for episode in library.episodes:
        wanted.extend([space.id for space in episode.map.spaces])
        wanted.extend([action.id for action in episode.actions])
        wanted.append(f"{episode.id}-flavour")
    for card in library.discoveries:
        wanted.append(f"{card.id}-story")
        for field, side in zip(word.SIDES, (card.left, card.right), strict=True):
            if side is not None:
                wanted.append(f"{card.id}-{field}")
                wanted.extend([f"state-{side.state}"] if side.state else [])
    for elder in library.elder_ones:
        wanted.extend([stage.id for stage in elder.stages])
    for skill in library.skills:
        wanted.extend([f"{skill.id}-level{level}" for level in range(1, LEVELS + 1)])
    wanted.extend([f"tag-{tag}" for tag in library.tags])
    wanted.extend([f"label-{label}" for label in library.labels])
    return [f"dmd-{name}" for name in dict.fromkeys(wanted)]


def write(library: Library, root: Path = TEXT) -> None:
    """Write the composed texts of a library to the language files."""
    for language in WRITTEN_LANGUAGES:
        rules = rule_texts(library, Texts(language))
        lines = [_message(name, text) for name, text in rules.items()]
        text = "\n".join([HEADING, "", *lines, ""])
        (root / language / FILE).write_text(text, encoding="utf-8")


def _message(name: str, text: str) -> str:
    if "\n" not in text:
        return f"{name} = {text}"
    return "\n    ".join([f"{name} =", *text.split("\n")])


class Composer:
    """Composes the texts of a library in one language."""

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
            self._put(f"{insanity.id}-rule", self._insanity(insanity))
        for relic in self.library.relics:
            if relic.irregular == NONE:
                self._put(f"{relic.id}-normal-rule", phrases.power(relic.normal))
                self._put(f"{relic.id}-transformed-rule", phrases.power(relic.transformed))
        for unknown in self.library.unknown_monsters:
            self._put(f"{unknown.id}-setup", phrases.steps(unknown.setup))
            self._put(f"{unknown.id}-advance", phrases.steps(unknown.advance))

    def _insanity(self, insanity: Insanity) -> str:
        phrases = self.phrases
        calm = phrases.conditions(insanity.calm_if)
        healed = self.say("dmd-w-if", then=self.say("dmd-w-calm-all"), **{"if": calm})
        return f"{phrases.whole(healed)} {phrases.joined('dmd-w-else', insanity.then)}"

    def _token(self, token: Token) -> str:
        lines = [self._token_rule(token, rule) for rule in token.rules]
        if token.carry != ANY_NUMBER:
            lines.append(self.say("dmd-w-carry", n=token.carry))
        if token.placed_at_death:
            lines.append(self.say("dmd-w-when-dead"))
        return self.phrases.join_lines([*lines, self.phrases.power(token.power)])

    def _token_rule(self, token: Token, rule: int) -> str:
        if rule == word.BLOCKS and token.passable_by:
            nouns = [self.phrases.noun(self.phrases.kind_id(each)) for each in token.passable_by]
            who = ", ".join([noun["many"] for noun in nouns])
            return self.say("dmd-w-rule-blocks", who=who)
        if rule == word.BLOCKS:
            return self.say("dmd-w-rule-blocks-all")
        return self.say(f"dmd-w-rule-{word.TOKEN_RULES[rule]}")

    def _enemy(self, enemy: Enemy) -> str:
        lines = [self.say(f"dmd-w-trait-{word.TRAITS[trait]}") for trait in enemy.traits]
        if enemy.vulnerable_on != NONE:
            noun = self.phrases.noun(self.phrases.token_id(enemy.vulnerable_on))
            lines.append(self.say("dmd-w-vulnerable-on", **noun))
        return self.phrases.join_lines([*lines, self.phrases.power(enemy.power)])

    def _stage(self, stage: Stage) -> None:
        phrases = self.phrases
        phrases.enter(None)
        reveal = phrases.steps(stage.reveal)
        if stage.location is not None:
            at = stage.location.phrase(phrases, "onto")
            reveal = phrases.join_lines([phrases.whole(self.say("dmd-w-elder", at=at)), reveal])
        self._put(f"{stage.id}-reveal", reveal)
        self._put(f"{stage.id}-advance", phrases.steps(stage.advance))
        self._put(f"{stage.id}-rule", phrases.power(stage.power))

    def _mythos(self, cards: Sequence[MythosCard]) -> None:
        phrases = self.phrases
        for card in cards:
            extra = phrases.whole(self.say("dmd-w-extra-draw")) if card.extra_draw else ""
            self._put(f"{card.id}-rule", phrases.join_lines([phrases.steps(card.then), extra]))

    def _episode(self, episode: Episode) -> None:
        phrases = self.phrases
        phrases.enter(episode)
        self._put(f"{episode.id}-goal", phrases.whole(phrases.conditions(episode.goal)))
        self._put(f"{episode.id}-advance", phrases.steps(episode.advance))
        self._put(f"{episode.id}-after", phrases.steps(episode.after))
        self._put(f"{episode.id}-special", phrases.power(episode.power))
        for action in episode.actions:
            lines = [self.say("dmd-w-safe-action")] if action.safe else []
            if action.conditions:
                condition = {"if": phrases.conditions(action.conditions)}
                lines.append(phrases.joined("dmd-w-if", action.then, **condition))
            else:
                lines.append(phrases.script(action.then))
            self._put(f"{action.id}-rule", phrases.join_lines(lines))
        self._mythos(episode.mythos)
        for card in episode.discoveries:
            self._discovery(card)

    # ------------------------------------------------------------ Discovery

    def _discovery(self, card: DiscoveryCard) -> None:
        phrases = self.phrases
        lines = [self._must(card, clause) for clause in card.musts]
        if card.options:
            lines.append(self.say("dmd-w-choose-else" if lines else "dmd-w-choose-one"))
            ways = [self._option(card, clause) for clause in card.options]
            lines.append(phrases.either([*ways, self._last(card)]))
        else:
            lines.append(self._last(card))
        self._put(f"{card.id}-rule", phrases.join_lines(lines))
        if card.left is not None:
            self._put(f"{card.id}-left-rule", self._side(card.left))
        if card.right is not None:
            self._put(f"{card.id}-right-rule", self._side(card.right))

    def _must(self, card: DiscoveryCard, clause: Clause) -> str:
        return self._ending("dmd-w-if", card, clause, **self._if(clause))

    def _last(self, card: DiscoveryCard) -> str:
        """The fate of the card if no option is taken."""
        if card.otherwise is None:
            return self.phrases.whole(self.say("dmd-w-leave"))
        if card.options:
            return self._ending("dmd-w-otherwise", card, card.otherwise)
        if card.musts:
            return self._ending("dmd-w-else", card, card.otherwise)
        return self._outcome(card, card.otherwise)

    def _option(self, card: DiscoveryCard, clause: Clause) -> str:
        phrases = self.phrases
        cost = "" if clause.cost is None else phrases.cost(clause.cost)
        done = self._done(card, clause)
        if clause.need is not None:
            paid = [phrases.whole(cost)] if cost else []
            text = " ".join([*paid, self._roll(card, clause)])
        elif cost and done:
            text = phrases.whole(self.say("dmd-w-pay", cost=cost, then=done))
        elif cost:
            text = f"{phrases.whole(cost)} {self._outcome(card, clause)}"
        else:
            text = self._outcome(card, clause)
        if clause.conditions:
            text = phrases.begun(self.say("dmd-w-if-apart", then=text, **self._if(clause)))
        return text.replace("\n", " ")

    def _roll(self, card: DiscoveryCard, clause: Clause) -> str:
        phrases = self.phrases
        assert clause.need is not None
        lines = [phrases.whole(self.say("dmd-w-roll"))]
        if not clause.add.is_fixed():
            what = clause.add.each(phrases, "nom")
            lines.append(phrases.begun(self.say("dmd-w-roll-add", what=what)))
        lines.append(self._ending("dmd-w-with", card, clause, need=phrases.need(clause.need)))
        return " ".join(lines)

    def _if(self, clause: Clause) -> dict[str, str]:
        return {"if": self.phrases.conditions(clause.conditions)}

    def _ending(self, message: str, card: DiscoveryCard, clause: Clause, **values: str) -> str:
        """A sentence completed by a clause's effects, after a colon if they take several."""
        done = self._done(card, clause)
        if done:
            return self.phrases.whole(self.say(message, then=done, **values))
        then = self._outcome(card, clause)
        return self.phrases.begun(self.say(f"{message}-apart", then=then, **values))

    def _done(self, card: DiscoveryCard, clause: Clause) -> str:
        """The reward of a clause in words; "" if that takes whole sentences."""
        parts = [self._claim(card, clause)] if clause.take != NONE else []
        if clause.then is not None and clause.then.effects:
            parts.append(self.phrases.you_do(clause.then))
        return self.phrases.all_of(parts) if parts and all(parts) else ""

    def _outcome(self, card: DiscoveryCard, clause: Clause) -> str:
        phrases = self.phrases
        lines = [phrases.whole(self._claim(card, clause))] if clause.take != NONE else []
        lines.extend(phrases.sentences(clause.then))
        return " ".join(lines or [phrases.whole(self.say("dmd-w-nothing"))])

    def _claim(self, card: DiscoveryCard, clause: Clause) -> str:
        side = card.left if clause.take == word.LEFT else card.right
        is_condition = side is not None and side.kind == word.SIDE_CONDITION
        name = self.say(f"dmd-{card.id}-{word.SIDES[clause.take]}")
        return self.say("dmd-w-claim-condition" if is_condition else "dmd-w-claim", card=name)

    def _side(self, side: Side) -> str:
        if side.kind == word.SIDE_COMPANION:
            kind = self.say("dmd-w-companion", n=side.health)
        else:
            kind = self.say(f"dmd-w-{word.SIDE_KINDS[side.kind]}")
        tags = [self.phrases.tag(tag) for tag in side.tags]
        heading = ". ".join([kind, *tags]) + "."
        return self.phrases.join_lines([heading, self.phrases.power(side.power)])
