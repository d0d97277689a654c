/** Arkham Ritual in words: questions, answers, and the log. */

import {
  GREAT_OLD_ONES,
  NARRATION,
  type ArkhamRitualEvent,
  type ArkhamRitualPrompt,
  type RoundEnded,
} from "@/generated/arkham_ritual";
import { listed, t } from "@/lib/i18n.svelte";
import { Narrator } from "@/lib/narrator";
import type { Goal, LogLine, Names, Words } from "@/shell/games";
import { nameOf } from "../cards/cards";
import { question } from "./question";
import type { ArkhamRitualStage, ArkhamRitualTypes } from "../stage";

export function cardName(card: number): string {
  return t(`ar-card-${nameOf(card)}`);
}

/** Why a player failed, lost or regained sanity. */
export function reasonText(reason: string): string {
  return t(`ar-reason-${reason}`);
}

/** What ended a round. */
export function endingText(by: RoundEnded["by"]): string {
  return t("ar-event-round-ended", { by });
}

/** The section of the rules that explains a reason. */
export function reasonSection(reason: string): string {
  if (["cursed", "duplicate"].includes(reason)) return "survival";
  if (reason === "trapezohedron") return "events";
  if (reason === "confessed") return "conduct";
  return GREAT_OLD_ONES.some((name) => reason.startsWith(name)) ? "great-old-ones" : "characters";
}

const SECTIONS: Readonly<Record<string, string>> = {
  offer: "turn",
  receive: "passing",
  orb: "events",
  confess: "conduct",
} satisfies Record<ArkhamRitualPrompt, string>;

function narratorOf(names: Names): Narrator<ArkhamRitualEvent> {
  return new Narrator("ar", NARRATION, (sort, value, event) => {
    if (sort === "party") return names(Number(value));
    if (sort === "card") return cardName(Number(value));
    if (sort === "lost" && event.kind === "game-over") return lost(event.scores, names);
    throw new Error(`unknown sort ${sort}`);
  });
}

/** The names of players without sanity. */
function lost(scores: readonly number[], names: Names): string {
  return listed(scores.flatMap((score, seat) => (score === 0 ? [names(seat)] : [])));
}

/** The sentences of an event; the end of the game has a second one with the winners. */
function sentences(event: ArkhamRitualEvent, narrator: Narrator<ArkhamRitualEvent>, names: Names): string[] {
  const sentence = narrator.sentence(event);
  if (event.kind !== "game-over") return [sentence];
  const winners = event.winners.map(names);
  return [sentence, t("ar-event-winners", { n: winners.length, names: listed(winners) })];
}

function log(history: readonly ArkhamRitualEvent[], names: Names): LogLine[] {
  const narrator = narratorOf(names);
  return history.flatMap((event) => {
    const { silent, weight } = narrator.saying(event);
    return silent ? [] : sentences(event, narrator, names).map((text): LogLine => ({ text, weight }));
  });
}

/** The seat that passed the card on last. */
function giver(history: readonly ArkhamRitualEvent[], names: Names): string {
  const gave = history.findLast((event) => event.kind === "gave");
  return names(gave?.seat ?? 0);
}

/** The players with this much sanity: a name, or their number. */
function withSanity(text: string, sanity: readonly number[], n: number, names: Names): string {
  const who = sanity.flatMap((each, seat) => (each === n ? [names(seat)] : []));
  return t(text, { who: who[0] ?? "", several: who.length, n });
}

function goal(competitive: boolean, { sanity }: ArkhamRitualStage, names: Names): Goal {
  const [low, high] = [Math.min(...sanity), Math.max(...sanity)];
  const least = withSanity("ar-goal-least", sanity, low, names);
  const most = withSanity("ar-goal-most", sanity, high, names);
  const level = t("ar-goal-level", { n: low });
  return {
    wanted: t(competitive ? "ar-goal-competitive" : "ar-goal"),
    numbers: low === high ? [level] : competitive ? [most, least] : [least],
    ends: [t(competitive ? "ar-goal-ends-competitive" : "ar-goal-ends")],
  };
}

export const words: Words<ArkhamRitualTypes> = {
  prompt: (prompt, { passing, top, history }, names) => {
    const card = prompt === "orb" ? top : passing;
    return t(`ar-prompt-${prompt}`, {
      card: card === null ? t("ar-view-hidden-card") : cardName(card),
      from: giver(history, names),
    });
  },
  waiting: (prompt, name) => t(`ar-waiting-${prompt}`, { who: name }),
  choice: ([name, seat], _view, names) =>
    t(`ar-choice-${String(name)}`, seat === undefined ? {} : { seat: names(Number(seat)) }),
  question,
  locked: (reason) => reason,
  log: (history, _view, names) => log(history, names),
  section: (prompt) => SECTIONS[prompt],
  status: (_view, { round }) => t("ar-view-round", { n: round }),
  goal: ({ options }, stage, names) => goal(options["competitive"] === true, stage, names),
};
