/** Among Cultists in words: questions, answers, and what happened.
 *
 * What happened is told as everybody saw it, until the game is over: a line is read out and lies
 * open on the screen. What a seat alone knows stands in its notebook and in its hidden panel.
 */

import { has, listed, t, type Values } from "@/lib/i18n.svelte";
import type { GameEvent, View } from "@/lib/table.svelte";
import type { AmongCultistsLegend } from "@/generated/protocol";
import type { ChoiceName, LogLine, Names, Words } from "@/shell/games";
import { claimText, isFields, type Fields } from "./claims";
import { sectionOf } from "./rules";
import { cultStage, numbers, votesIn } from "./stage";

/** What the arguments of a choice are, by its verb. */
export const ARGUMENTS: Readonly<Record<string, readonly ("place" | "card" | "seat" | "character")[]>> = {
  go: ["place"],
  give: ["card", "seat"],
  check_status: ["seat"],
  secure: ["card"],
  assassinate: ["seat"],
  fill: ["place", "card"],
  check_room: ["place"],
  camera_room: ["place"],
  camera_status: ["seat"],
  close_portal: ["seat"],
  vote: ["seat"],
  look: ["seat"],
  guess: ["seat"],
  character: ["character"],
};

function choiceText([name, ...args]: ChoiceName, names: Names): string {
  const values: Values = {};
  (ARGUMENTS[String(name)] ?? []).forEach((sort, at) => {
    const value = args[at];
    values[sort] = sort === "seat" ? names(Number(value)) : t(`ac-${sort}-${String(value)}`);
  });
  return t(`ac-choice-${String(name)}`, values);
}

/** Events that may be about nobody, by the field that says whom. */
const ABOUT_NOBODY: Readonly<Record<string, string>> = {
  "vote-ended": "out",
  "seer-named": "party",
  "seer-guessed": "party",
};

const WHO = ["party", "seat", "knife", "out"];
const NAMED: Readonly<Record<string, string>> = {
  from: "ac-place",
  place: "ac-place",
  room: "ac-place",
  card: "ac-card",
  role: "ac-role",
  event: "ac-marker",
  via: "ac-claim-via",
  character: "ac-character",
};

function cardsText(hand: Fields): string {
  const held = Object.entries(hand).filter(([, n]) => n !== 0);
  return held.map(([card, n]) => t("ac-hand-cards", { n: Number(n), card: t(`ac-card-${card}`) })).join(", ");
}

class Story {
  readonly #legend: AmongCultistsLegend;
  readonly #names: Names;
  /** Everything lies open. */
  readonly #open: boolean;

  constructor(legend: AmongCultistsLegend, names: Names, open: boolean) {
    this.#legend = legend;
    this.#names = names;
    this.#open = open;
  }

  sentence(event: GameEvent): string {
    const { kind } = event;
    const special = this.#special(event);
    if (special !== null) return special;
    const field = ABOUT_NOBODY[kind];
    const values = this.#values(event);
    if (field !== undefined && event[field] === null) return t(`ac-event-${kind}-nobody`, values);
    if (has(`ac-event-${kind}-secret`) && !(this.#open && this.#isTold(event))) {
      return t(`ac-event-${kind}-secret`, values);
    }
    return t(`ac-event-${kind}`, values);
  }

  /** Whether the part that only some were told is there. */
  #isTold(event: GameEvent): boolean {
    return ["role", "card", "event", "alive", "cultists", "dead"].some((field) => field in event);
  }

  #special(event: GameEvent): string | null {
    const names = this.#names;
    const who = names(numbers([event["seat"] ?? event["party"]])[0] ?? 0);
    switch (event.kind) {
      case "camera": {
        const what = event["room"] === null ? "status" : "room";
        return t(`ac-event-camera-${what}`, this.#values(event));
      }
      case "night":
        return t(`ac-verse-${String(event["step"])}`);
      case "votes":
        return t("ac-event-votes", {
          votes: votesIn(event["votes"])
            .map((named, seat) => this.#vote(seat, named))
            .join("; "),
        });
      case "vote-changed": {
        const [target] = numbers([event["vote"]]);
        if (target === undefined) return t("ac-event-vote-changed-abstain", { who });
        return t("ac-event-vote-changed", { who, target: names(target) });
      }
      case "said": {
        const fields = isFields(event["fields"]) ? event["fields"] : {};
        const ref = numbers([event["ref"]])[0] ?? null;
        return t("ac-event-said", { who, claim: claimText(String(event["claim"]), fields, ref, names) });
      }
      case "game-over":
        return t("ac-event-game-over", {
          team: String(event["team"]),
          reason: t(`ac-end-${String(event["reason"])}`),
        });
      default:
        return null;
    }
  }

  #vote(seat: number, named: number | null): string {
    const who = this.#names(seat);
    if (named === null) return t("ac-event-vote-abstained", { who });
    return t("ac-event-vote-for", { who, target: this.#names(named) });
  }

  #values(event: GameEvent): Values {
    const values: Values = {};
    for (const [field, value] of Object.entries(event)) {
      if (value === null || field === "kind") continue;
      Object.assign(values, this.#value(event.kind, field, value));
    }
    return values;
  }

  #value(kind: string, field: string, value: unknown): Values {
    const names = this.#names;
    if (typeof value === "boolean") return { [field]: value ? "yes" : "no" };
    if (kind === "seer-named" && field === "party") return { target: names(Number(value)) };
    if (kind === "moved" && field === "to") return { to: t(`ac-place-${String(value)}`) };
    if (WHO.includes(field)) return { who: names(Number(value)) };
    if (["to", "target", "helper"].includes(field) && !kind.startsWith("portal-stays")) {
      const counts = kind === "portal-closed" && field === "target";
      return { [field]: counts ? Number(value) : names(Number(value)) };
    }
    if (Array.isArray(value)) return { names: listed(numbers(value).map(names)) };
    if (field === "route") return { route: routeText(this.#legend, Number(value)) };
    if (field === "hand" && isFields(value)) return { hand: cardsText(value) };
    const prefix = NAMED[field];
    if (prefix !== undefined) return { [field]: t(`${prefix}-${String(value)}`) };
    return { [field]: typeof value === "number" ? value : String(value) };
  }
}

export function routeText(legend: AmongCultistsLegend, route: number): string {
  const rows = legend.routes[route] ?? [];
  return rows.map((row) => row.map((colour) => t(`ac-colour-${colour}`)).join(" + ")).join(" / ");
}

const CHAPTERS = ["round-began"];
const GRAVE = [
  "night",
  "death-confirmed",
  "ghost",
  "revealed",
  "assassinated",
  "votes",
  "vote-ended",
  "claimed",
  "seer-guessed",
  "game-over",
];
/** That everybody else got cards, too, goes without saying. */
const SILENT = ["dealt"];

function weightOf(kind: string): LogLine["weight"] {
  if (CHAPTERS.includes(kind)) return "chapter";
  return GRAVE.includes(kind) ? "grave" : "plain";
}

/** The doors that somebody goes through, one after the other, become one line. */
function walks(history: readonly GameEvent[]): GameEvent[][] {
  const grouped: GameEvent[][] = [];
  for (const event of history) {
    const last = grouped.at(-1);
    const [before] = last ?? [];
    if (event.kind === "moved" && before?.kind === "moved" && before["party"] === event["party"])
      last?.push(event);
    else grouped.push([event]);
  }
  return grouped;
}

function walkText(steps: readonly GameEvent[], names: Names): string {
  const [first] = steps;
  const places = [first?.["from"], ...steps.map((step) => step["to"])];
  const way = places.map((place) => t(`ac-place-${String(place)}`)).join(" → ");
  return t("ac-view-walked", { who: names(Number(first?.["party"])), way });
}

function log(
  legend: AmongCultistsLegend,
  history: readonly GameEvent[],
  view: View,
  names: Names,
): LogLine[] {
  const open = view.result !== null;
  const story = new Story(legend, names, open);
  return walks(history.filter(({ kind }) => open || !SILENT.includes(kind))).flatMap((steps): LogLine[] => {
    const [event] = steps;
    if (event === undefined) return [];
    const text = steps.length > 1 ? walkText(steps, names) : story.sentence(event);
    return [{ text, weight: weightOf(event.kind) }];
  });
}

export function wordsOf(legend: AmongCultistsLegend): Words {
  return {
    prompt: (prompt) => t(`ac-prompt-${prompt}`),
    waiting: (prompt, who) =>
      t("ac-waiting", { who, what: t(`ac-doing-${prompt.startsWith("night-") ? "night" : prompt}`) }),
    choice: (choice, _view, names) => choiceText(choice, names),
    locked: (reason) => t(`ac-locked-${reason}`),
    log: (history, view, names) => log(legend, history, view, names),
    section: sectionOf,
    status: (_view, stage) => {
      const { round, phase } = cultStage(stage);
      if (phase === "set-up" || phase === "night") return t(`ac-phase-${phase}`);
      return t("ac-status", { round, phase: t(`ac-phase-${phase}`) });
    },
  };
}
