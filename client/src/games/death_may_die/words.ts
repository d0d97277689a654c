/** Death May Die in words: questions, answers, and what happened. */

import { language, t, type Values } from "@/lib/i18n.svelte";
import type { GameEvent, Legend, View } from "@/lib/table.svelte";
import type { DeathMayDieLegend } from "@/generated/protocol";
import type { ChoiceName, LogLine, Names, Words } from "@/shell/games";
import { dieName, named, Namer, ruleOf } from "./names";
import { sectionOf } from "./rules";
import { GONE, GREEN, lore, SKILLS_EACH, story, type Question, type Story } from "./story";
import { storyStage } from "./stage";

/** What the question's numbers are called in its text. */
const COUNTS = ["points", "left", "wounds", "sanity", "tentacles", "n", "actions"];
/** The part of a trigger's subjects that names an investigator. */
const SUBJECT = 16;
const OWN_ENDS = ["action", "move", "reroll"];

const number = (value: unknown): number => (typeof value === "number" ? value : -1);
const numbers = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);

export function namerOf(view: View, legend: DeathMayDieLegend, names: Names): Namer {
  return new Namer(legend, story(view).table, names, view.seats);
}

// ---------------------------------------------------------------- questions

function asked(view: Story, namer: Namer): Values {
  const about = view.question;
  const values: Values = { who: namer.person(about.who ?? view.table.active) };
  for (const name of COUNTS) {
    if (typeof about[name] === "number") values["n"] = about[name];
  }
  if (about.space !== undefined) values["space"] = namer.space(about.space);
  if (about.to !== undefined) values["space"] = namer.space(about.to);
  if (about.figure !== undefined) values["figure"] = namer.figure(about.figure);
  if (about.token !== undefined) values["token"] = namer.token(about.token);
  if (about.follower !== undefined) values["follower"] = namer.person(about.follower);
  if (about.receiver !== undefined) values["receiver"] = namer.person(about.receiver);
  if (about.type !== undefined) values["enemy"] = named(namer.legend.types[about.type]?.id ?? "");
  if (about.card !== undefined) {
    values["card"] = about.prompt === "discovery" ? namer.card(about.card) : namer.held(about.card);
  }
  if (about.triggers !== undefined) values["what"] = trigger(namer, about, 0);
  return values;
}

function trigger(namer: Namer, about: Question, at: number): string {
  const found = about.triggers?.[at];
  if (found === undefined) return "";
  return `${namer.source(found.source)} (${namer.person((found.subjects % SUBJECT) - 1)})`;
}

// ---------------------------------------------------------------- answers

function choiceText([family = "", ...args]: ChoiceName, view: Story, namer: Namer): string {
  const about = view.question;
  const first = Number(args[0]);
  if (family === "done") return doneText(namer, about);
  if (family === "option") return wayText(namer, about, first);
  if (family === "character") return named(namer.legend.investigators[first] ?? "");
  if (family === "self") return t("dmd-choice-self", { who: namer.person(about.who ?? 0) });
  return t(`dmd-choice-${family}`, args.length === 0 ? {} : argument(String(family), first, view, namer));
}

function doneText(namer: Namer, about: Question): string {
  const prompt = about.prompt ?? "";
  if (prompt === "discovery") return namer.discoveryLines(about.card ?? 0).at(-1) ?? "";
  return t(OWN_ENDS.includes(prompt) ? `dmd-choice-done-${prompt}` : "dmd-choice-done");
}

/** A line of a Discovery card, or a labelled way out of an effect. */
function wayText(namer: Namer, about: Question, at: number): string {
  if (about.prompt === "discovery") {
    const card = about.card ?? 0;
    const label = namer.legend.cards[card]?.labels[at] ?? "";
    const rule = namer.discoveryLines(card)[at] ?? "";
    return label === "" ? rule : t("dmd-choice-option-label", { label: named(`label-${label}`), rule });
  }
  const label = about.labels?.[at] ?? "";
  return label === "" ? t("dmd-choice-option", { n: at + 1 }) : named(`label-${label}`);
}

function argument(family: string, first: number, view: Story, namer: Namer): Values {
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
      return { name: named(action), rule: ruleOf(`${action}-rule`) };
    }
    case "skill":
      return skillValues(namer, view.question.who ?? 0, first);
    case "trigger":
      return { what: trigger(namer, view.question, first) };
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

// ---------------------------------------------------------------- what happened

type Told = (event: GameEvent, namer: Namer) => Values;

function faces(list: readonly number[], green: boolean): string {
  const marks = (face: number): string => t(`dmd-face-${face % GREEN}`);
  return list.length === 0
    ? ""
    : `${t(green ? "dmd-view-green" : "dmd-view-black")} ${list.map(marks).join(", ")}`;
}

const claimed: Told = (event, namer) => ({
  card: named(namer.sideId(number(event["card"]), number(event["side"]))),
});

/** What the fields of an event alone cannot say. */
const TOLD: Readonly<Record<string, Told>> = {
  character: (event, namer) => ({
    player: namer.player(number(event["who"])),
    who: named(namer.legend.investigators[number(event["character"])] ?? ""),
  }),
  "set-up": (event, namer) => ({
    insanities: numbers(event["insanities"])
      .map((each, who) => `${namer.person(who)}: ${named(namer.legend.insanities[each] ?? "")}`)
      .join("; "),
  }),
  "unknown-monsters": (event, namer) => ({
    names: [number(event["a"]), number(event["b"])]
      .filter((type) => type >= 0)
      .map((type) => named(namer.legend.types[type]?.id ?? ""))
      .join(", "),
  }),
  traded: (event, namer) => ({
    to: namer.person(number(event["to"])),
    card: namer.held(number(event["card"])),
  }),
  "episode-action": (event, namer) => ({
    action: named(namer.legend.actions[number(event["action"])] ?? ""),
  }),
  rolled: (event) => ({
    roll: t(`dmd-roll-${number(event["roll"])}`),
    dice: [faces(numbers(event["black"]), false), faces(numbers(event["green"]), true)]
      .filter((each) => each !== "")
      .join("; "),
  }),
  rerolled: (event) => ({
    die: dieName(number(event["die"])),
    now: t(`dmd-face-${number(event["now"]) % GREEN}`),
  }),
  "companion-wounded": (event, namer) => ({ card: namer.held(number(event["card"])) }),
  insanity: (event, namer) => ({
    insanity: named(namer.legend.insanities[number(event["insanity"])] ?? ""),
  }),
  "level-up": (event, namer) => ({
    skill: named(namer.skills(number(event["who"]))[number(event["skill"])] ?? ""),
  }),
  mythos: (event, namer) => {
    const card = number(event["card"]);
    return { card: namer.mythos(card), rule: ruleOf(`${namer.legend.mythos[card] ?? ""}-rule`) };
  },
  discovered: (event, namer) => ({
    story: ruleOf(`${namer.legend.cards[number(event["card"])]?.id ?? ""}-story`),
  }),
  claimed,
  "other-side": claimed,
  "token-turned": (event, namer) => ({ now: namer.token(number(event["now"])) }),
  passage: (event, namer) => {
    const way = namer.legend.ways[number(event["passage"])];
    return { space: namer.space(way?.a ?? -1), to: namer.space(way?.b ?? -1) };
  },
  "stage-revealed": (event, namer) => {
    const stage = number(event["stage"]);
    const rule = ruleOf(`${namer.legend.stages[stage - 1]?.id ?? ""}-reveal`);
    return { name: namer.stage(stage), rule };
  },
  "elder-placed": (_event, namer) => ({ elder: named(namer.legend.elder) }),
  "game-over": (event) => ({ reason: t(`dmd-end-${String(event["reason"])}`) }),
};

function field(name: string, value: unknown, namer: Namer): Values {
  if (typeof value === "boolean") return { [name]: value ? "yes" : "no" };
  if (typeof value === "string") return { [name]: value };
  const n = number(value);
  switch (name) {
    case "who":
    case "first":
      return { [name]: namer.person(n) };
    case "space":
    case "to":
      return { [name]: namer.space(n) };
    case "figure":
      return { figure: namer.typeOf(n) };
    case "figures":
      return {
        figures: numbers(value)
          .map((figure) => namer.typeOf(figure))
          .join(", "),
      };
    case "token":
      return { token: namer.token(n) };
    case "card":
      return { card: namer.card(n) };
    case "relic":
      return { relic: namer.relic(n) };
    case "relics":
      return {
        relics: numbers(value)
          .map((relic) => namer.relic(relic))
          .join(", "),
      };
    case "source":
      return { source: namer.source(n) };
    case "change":
      return { n: Math.abs(n) };
    default:
      return typeof value === "number" ? { [name]: value } : {};
  }
}

/** Where a number may go down as well as up, going down has a text of its own. */
const LOWERED: Readonly<Record<string, string>> = {
  stress: "stress-healed",
  wounds: "wounds-healed",
  carries: "carries-less",
};

function textOf(event: GameEvent): string {
  const lowered = LOWERED[event.kind];
  if (lowered !== undefined && Number(event["change"]) < 0) return lowered;
  if (event.kind !== "passage") return event.kind;
  const token = Number(event["token"]);
  if (token === GONE) return "passage-gone";
  return token >= 0 ? "passage-barred" : "passage-opened";
}

export function sentence(event: GameEvent, namer: Namer): string {
  const values: Values = {};
  for (const [name, value] of Object.entries(event)) {
    if (name !== "kind") Object.assign(values, field(name, value, namer));
  }
  Object.assign(values, TOLD[event.kind]?.(event, namer));
  return t(`dmd-event-${textOf(event)}`, values);
}

const CHAPTERS = ["turn-began"];
const GRAVE = ["mythos", "insanity", "lost", "disrupted", "stage-revealed", "stage-defeated", "game-over"];

function weightOf(kind: string): LogLine["weight"] {
  if (CHAPTERS.includes(kind)) return "chapter";
  return GRAVE.includes(kind) ? "grave" : "plain";
}

/** A line is written once: what happened does not change, and a night has thousands of lines. */
class Diary {
  #language = "";
  #lines = new WeakMap<GameEvent, LogLine>();

  line(event: GameEvent, namer: Namer): LogLine {
    if (this.#language !== language()) {
      this.#language = language();
      this.#lines = new WeakMap();
    }
    const known = this.#lines.get(event);
    if (known !== undefined) return known;
    const line: LogLine = { text: sentence(event, namer), weight: weightOf(event.kind) };
    this.#lines.set(event, line);
    return line;
  }
}

export function words(given: Legend): Words {
  const legend = lore(given);
  const diary = new Diary();
  return {
    prompt: (prompt, view, names) =>
      t(`dmd-prompt-${prompt}`, asked(story(view), namerOf(view, legend, names))),
    waiting: (_prompt, who) => t("dock-waiting", { who }),
    choice: (choice, view, names) => choiceText(choice, story(view), namerOf(view, legend, names)),
    locked: (reason) => reason,
    log: (history, view, names) => {
      const namer = namerOf(view, legend, names);
      return history.map((event) => diary.line(event, namer));
    },
    section: sectionOf,
    status: (_view, stage) => {
      const { table } = storyStage(stage);
      return table.turn === 0
        ? named(legend.episode)
        : `${named(legend.episode)} · ${t("dmd-view-turn-number", { n: table.turn })}`;
    },
  };
}
