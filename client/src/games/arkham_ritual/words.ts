/** Arkham Ritual in words: questions, answers, and what happened. */

import { has, listed, t, type Values } from "@/lib/i18n.svelte";
import type { GameEvent } from "@/lib/table.svelte";
import type { LogLine, Names, Words } from "@/shell/games";
import { nameOf } from "./cards";
import { ritual, ritualStage } from "./stage";

export function cardName(card: unknown): string {
  return t(`ar-card-${nameOf(Number(card))}`);
}

/** Why somebody fell, lost sanity or regained some. */
export function reasonText(reason: string): string {
  return t(`ar-reason-${reason}`);
}

/** What ended a round. */
export function endingText(by: string): string {
  return t("ar-event-round-ended", { by });
}

/** The section of the rules that explains a reason. */
export function reasonSection(reason: string): string {
  if (["cursed", "duplicate"].includes(reason)) return "survival";
  if (reason === "trapezohedron") return "events";
  if (reason === "confessed") return "conduct";
  const oldOne = ["cthulhu", "nyarlathotep", "yog-sothoth", "hastur"];
  return oldOne.some((name) => reason.startsWith(name)) ? "great-old-ones" : "characters";
}

const SECTIONS: Readonly<Record<string, string>> = {
  offer: "turn",
  receive: "passing",
  orb: "events",
  confess: "conduct",
};

type Telling = (event: GameEvent, names: Names) => string[];

const SILENT = ["dealt"];

/** The variables of an event's sentence: numbers of seats and cards become names. */
function valuesOf(event: GameEvent, names: Names): Values {
  const values: Values = {};
  for (const [field, value] of Object.entries(event)) {
    if (typeof value === "number" || typeof value === "string") values[field] = value;
  }
  values["who"] = names(Number(event["seat"] ?? event["party"] ?? event["active"]));
  if (typeof event["to"] === "number") values["to"] = names(event["to"]);
  if (typeof event["card"] === "number") values["card"] = cardName(event["card"]);
  if (typeof event["discarded"] === "number") values["discarded"] = cardName(event["discarded"]);
  if (typeof event["reason"] === "string") values["reason"] = reasonText(event["reason"]);
  return values;
}

/** The sentence of an event; one whose card this viewer may not know has a sentence of its own. */
const plainly: Telling = (event, names) => {
  const secret = !("card" in event) && has(`ar-event-${event.kind}-secret`);
  return [t(`ar-event-${event.kind}${secret ? "-secret" : ""}`, valuesOf(event, names))];
};

const sanityChanged: Telling = (event, names) => {
  const change = Number(event["change"]);
  const way = change < 0 ? "lost" : change > 0 ? "gained" : "same";
  return [t(`ar-event-sanity-${way}`, { ...valuesOf(event, names), n: Math.abs(change) })];
};

const gameOver: Telling = (event, names) => {
  const numbers = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);
  const winners = numbers(event["winners"]).map(names);
  const consumed = numbers(event["scores"]).flatMap((score, seat) => (score === 0 ? [names(seat)] : []));
  return [
    t("ar-event-game-over", { names: listed(consumed) }),
    t("ar-event-winners", { n: winners.length, names: listed(winners) }),
  ];
};

const TELLINGS: Readonly<Record<string, Telling>> = {
  sanity: sanityChanged,
  "game-over": gameOver,
};

const CHAPTERS = ["round-began"];
const GRAVE = ["round-ended", "great-old-one", "mystery", "game-over"];

function weightOf(kind: string): LogLine["weight"] {
  if (CHAPTERS.includes(kind)) return "chapter";
  return GRAVE.includes(kind) ? "grave" : "plain";
}

/** The one who handed the passing card on last. */
function giver(history: readonly GameEvent[], names: Names): string {
  const gave = history.findLast((event) => event.kind === "gave");
  return names(Number(gave?.["seat"] ?? 0));
}

export const words: Words = {
  prompt: (prompt, view, names) => {
    const { passing, top, history } = ritual(view);
    const card = prompt === "orb" ? top : passing;
    return t(`ar-prompt-${prompt}`, {
      card: card === null ? t("ar-view-hidden-card") : cardName(card),
      from: giver(history as GameEvent[], names),
    });
  },
  waiting: (prompt, name) => t(`ar-waiting-${prompt}`, { who: name }),
  choice: ([name, seat], _view, names) =>
    t(`ar-choice-${String(name)}`, seat === undefined ? {} : { seat: names(Number(seat)) }),
  locked: (reason) => reason,
  log: (history, _view, names) =>
    history
      .filter(({ kind }) => !SILENT.includes(kind))
      .flatMap((event) => {
        const weight = weightOf(event.kind);
        const tell = TELLINGS[event.kind] ?? plainly;
        return tell(event, names).map((text): LogLine => ({ text, weight }));
      }),
  section: (prompt) => SECTIONS[prompt],
  status: (_view, stage) => t("ar-view-round", { n: ritualStage(stage).round }),
};
