/** Death May Die in words: questions, answers, and the log. */

import {
  GREEN,
  NARRATION,
  SKILLS_EACH,
  type DeathMayDieEvent,
  type DeathMayDieLegend,
  type DeathMayDieView,
  type QuestionAbout,
} from "@/generated/death_may_die";
import { t, textsVersion, type Values } from "@/lib/i18n.svelte";
import { Narrator } from "@/lib/narrator";
import type { ChoiceName, LogLine, Names, Words } from "@/shell/games";
import { dieName, named, Namer, ruleOf } from "./names";
import { promptText, triggerName } from "./prompts";
import { questionFor } from "./question";
import { goalOf } from "./goal";
import { sectionOf } from "../rules";
import type { DeathMayDieTypes } from "../stage";

const OWN_ENDS = ["action", "move", "reroll"];

export function namerOf(view: DeathMayDieView, legend: DeathMayDieLegend, names: Names): Namer {
  return new Namer(legend, view.table, names, view.seats);
}

// ---------------------------------------------------------------- answers

export function choiceText([family = "", ...args]: ChoiceName, view: DeathMayDieView, namer: Namer): string {
  const about = view.question;
  const first = Number(args[0]);
  if (family === "done") return doneText(namer, about);
  if (family === "option") return wayText(namer, about, first);
  if (family === "character") return named(namer.legend.investigators[first] ?? "");
  if (family === "self") return t("dmd-choice-self", { who: namer.person(about.who ?? 0) });
  return t(`dmd-choice-${family}`, args.length === 0 ? {} : argument(String(family), first, view, namer));
}

function doneText(namer: Namer, about: QuestionAbout): string {
  const prompt = about.prompt ?? "";
  if (prompt === "discovery") return namer.discoveryLines(about.card ?? 0).at(-1) ?? "";
  return t(OWN_ENDS.includes(prompt) ? `dmd-choice-done-${prompt}` : "dmd-choice-done");
}

/** A line of a Discovery card, or a labelled option of an effect. */
function wayText(namer: Namer, about: QuestionAbout, at: number): string {
  if (about.prompt === "discovery") {
    const card = about.card ?? 0;
    const label = namer.legend.cards[card]?.labels[at] ?? "";
    const rule = namer.discoveryLines(card)[at] ?? "";
    return label === "" ? rule : t("dmd-choice-option-label", { label: named(`label-${label}`), rule });
  }
  const label = about.labels?.[at] ?? "";
  return label === "" ? t("dmd-choice-option", { n: at + 1 }) : named(`label-${label}`);
}

function argument(family: string, first: number, view: DeathMayDieView, namer: Namer): Values {
  const { legend, table } = namer;
  switch (family) {
    case "grant":
    case "investigator":
      return { who: namer.person(first) };
    case "reroll":
    case "stress-reroll":
      return { die: dieName(first) };
    case "episode-action": {
      const action = legend.actions[first] ?? "";
      const space = table.space[view.question.who ?? table.active] ?? -1;
      return { name: named(action), rule: namer.actionRule(action, space) };
    }
    case "skill":
      return skillValues(namer, view.question.who ?? 0, first);
    case "trigger":
      return { what: triggerName(namer, view.question, first) };
    case "space":
      return { space: namer.space(first) };
    case "figure":
      return { figure: namer.figure(first), space: namer.space(table.figure_space[first] ?? -1) };
    case "passage": {
      const way = legend.ways[first];
      return { space: namer.space(way?.a ?? -1), to: namer.space(way?.b ?? -1) };
    }
    case "use":
      return { card: namer.source(first), rule: namer.sourceRule(first) };
    case "card":
      return { card: namer.held(first) };
    case "relic":
      return { relic: namer.relic(first), rule: ruleOf(`${legend.relics[first] ?? ""}-normal-rule`) };
    default:
      return { token: namer.token(first) };
  }
}

function skillValues(namer: Namer, who: number, place: number): Values {
  const skill = namer.skills(who)[place] ?? "";
  const level = (namer.table.levels[SKILLS_EACH * who + place] ?? 0) + 1;
  return { skill: named(skill), level, rule: ruleOf(`${skill}-level${level}`) };
}

// ---------------------------------------------------------------- the log

type Said<V> = (value: V, namer: Namer, event: DeathMayDieEvent) => string;

/** Names a value by its sort; the sorts are those of the game's events (events.py). */
const NUMBERS: Readonly<Record<string, Said<number>>> = {
  investigator: (who, namer) => namer.person(who),
  player: (who, namer) => namer.player(who),
  character: (character, { legend }) => named(legend.investigators[character] ?? ""),
  space: (space, namer) => namer.space(space),
  "passage-start": (passage, namer) => namer.space(namer.legend.ways[passage]?.a ?? -1),
  "passage-end": (passage, namer) => namer.space(namer.legend.ways[passage]?.b ?? -1),
  figure: (figure, namer) => namer.typeOf(figure),
  "unknown-monsters": (a, { legend }, event) =>
    [a, event.kind === "unknown-monsters" ? event.b : -1]
      .filter((type) => type >= 0)
      .map((type) => named(legend.types[type]?.id ?? ""))
      .join(", "),
  token: (token, namer) => namer.token(token),
  card: (card, namer) => namer.card(card),
  "card-story": (card, { legend }) => ruleOf(`${legend.cards[card]?.id ?? ""}-story`),
  "card-side": (card, namer, event) => named(namer.sideId(card, "side" in event ? event.side : 0)),
  "held-card": (card, namer) => namer.held(card),
  relic: (relic, namer) => namer.relic(relic),
  mythos: (card, namer) => namer.mythos(card),
  "mythos-rule": (card, { legend }) => ruleOf(`${legend.mythos[card] ?? ""}-rule`),
  insanity: (insanity, { legend }) => named(legend.insanities[insanity] ?? ""),
  skill: (skill, namer, event) => named(namer.skills("who" in event ? event.who : -1)[skill] ?? ""),
  "episode-action": (action, { legend }) => named(legend.actions[action] ?? ""),
  source: (source, namer) => namer.source(source),
  "elder-one": (_space, { legend }) => named(legend.elder),
  stage: (stage, namer) => namer.stage(stage),
  "stage-reveal": (stage, { legend }) => ruleOf(`${legend.stages[stage - 1]?.id ?? ""}-reveal`),
  die: (die) => dieName(die),
  face: (die) => faceName(die),
};

/** Names several values of a sort. */
const LISTS: Readonly<Record<string, Said<readonly number[]>>> = {
  figures: (figures, namer) => figures.map((figure) => namer.typeOf(figure)).join(", "),
  relics: (relics, namer) => relics.map((relic) => namer.relic(relic)).join(", "),
  insanities: (insanities, namer) =>
    insanities
      .map((each, who) => `${namer.person(who)}: ${named(namer.legend.insanities[each] ?? "")}`)
      .join("; "),
  dice: (black, _namer, event) =>
    [diceText("dmd-view-black", black), diceText("dmd-view-green", "green" in event ? event.green : [])]
      .filter((each) => each !== "")
      .join("; "),
};

function faceName(die: number): string {
  return t(`dmd-face-${die % GREEN}`);
}

function diceText(colour: string, dice: readonly number[]): string {
  return dice.length === 0 ? "" : `${t(colour)} ${dice.map(faceName).join(", ")}`;
}

/** Names a thing by kind and id, as in `skill:surgeon`; without an id it is some card. */
function thingName(thing: string): string {
  const [kind = "", id = ""] = thing.split(":");
  if (id === "") return t("dmd-view-some-card");
  return named(kind === "tag" ? `tag-${id}` : id);
}

/** The changes to a roll, each with its number. */
export function changesOf(things: readonly string[], changed: readonly number[]): string {
  return things
    .map((thing, i) => {
      const n = changed[i] ?? 0;
      return t("dmd-view-change", { what: thingName(thing), n: n > 0 ? `+${n}` : `−${-n}` });
    })
    .join(", ");
}

/** Names for sorts whose values are things with a kind and an id. */
const THINGS: Readonly<Record<string, Said<readonly string[]>>> = {
  thing: ([thing = ""]) => thingName(thing),
  "roll-changes": (things, _namer, event) => changesOf(things, event.kind === "tallied" ? event.changed : []),
};

export function narratorOf(namer: Namer): Narrator<DeathMayDieEvent> {
  return new Narrator("dmd", NARRATION, (sort, value, event) => {
    const ofThings = THINGS[sort];
    if (ofThings !== undefined) return ofThings([value].flat().map(String), namer, event);
    const said = Array.isArray(value)
      ? LISTS[sort]?.(value.map(Number), namer, event)
      : NUMBERS[sort]?.(Number(value), namer, event);
    if (said === undefined) throw new Error(`unknown sort ${sort}`);
    return said;
  });
}

export function sentence(event: DeathMayDieEvent, namer: Namer): string {
  return narratorOf(namer).sentence(event);
}

/** Log lines are cached: events never change, and a game has thousands of lines. */
class LineCache {
  #wording: object | null = null;
  #lines = new WeakMap<DeathMayDieEvent, LogLine>();

  line(event: DeathMayDieEvent, narrator: Narrator<DeathMayDieEvent>): LogLine {
    if (this.#wording !== textsVersion()) {
      this.#wording = textsVersion();
      this.#lines = new WeakMap();
    }
    const known = this.#lines.get(event);
    if (known !== undefined) return known;
    const line: LogLine = { text: narrator.sentence(event), weight: narrator.saying(event).weight };
    this.#lines.set(event, line);
    return line;
  }
}

export function words(legend: DeathMayDieLegend): Words<DeathMayDieTypes> {
  const lines = new LineCache();
  return {
    prompt: (prompt, view, names) => promptText(prompt, view, namerOf(view, legend, names)),
    question: (asked) => questionFor(legend, asked),
    waiting: (_prompt, who) => t("dock-waiting", { who }),
    choice: (choice, view, names) => choiceText(choice, view, namerOf(view, legend, names)),
    locked: (reason) => reason,
    log: (history, view, names) => {
      const narrator = narratorOf(namerOf(view, legend, names));
      return history
        .filter((event) => !narrator.saying(event).silent)
        .map((event) => lines.line(event, narrator));
    },
    section: sectionOf,
    status: (_view, { table }) =>
      table.turn === 0
        ? named(legend.episode)
        : `${named(legend.episode)} · ${t("dmd-view-turn-number", { n: table.turn })}`,
    goal: (_view, stage) => goalOf(legend, stage),
  };
}
