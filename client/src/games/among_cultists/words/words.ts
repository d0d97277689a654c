/** Among Cultists in words: questions, answers, and the log.
 *
 * Until the game is over, the log has public information only: lines are read out and stay
 * on the screen. Private knowledge is in the notebook and the hidden panel.
 */

import { listed, t, type Values } from "@/lib/i18n.svelte";
import { Narrator, type Namer } from "@/lib/narrator";
import {
  NARRATION,
  type AmongCultistsEvent,
  type AmongCultistsLegend,
  type AmongCultistsView,
  type Moved,
} from "@/generated/among_cultists";
import type { ChoiceName, Goal, LogLine, Names, Words } from "@/shell/games";
import { claimText, isFields, quotesOf, type Quoted } from "../claims/claims";
import { questionOf } from "./question";
import { sectionOf } from "../rules";
import type { AmongCultistsStage, AmongCultistsTypes } from "../stage";
import { ARGUMENTS } from "./targets";

function choiceText([name, ...args]: ChoiceName, names: Names): string {
  const values: Values = {};
  (ARGUMENTS[String(name)] ?? []).forEach((sort, at) => {
    const value = args[at];
    values[sort] = sort === "seat" ? names(Number(value)) : t(`ac-${sort}-${String(value)}`);
  });
  return t(`ac-choice-${String(name)}`, values);
}

export function cardsText(cards: Readonly<Record<string, unknown>>): string {
  const held = Object.entries(cards).filter(([, n]) => n !== 0);
  return held.map(([card, n]) => t("ac-hand-cards", { n: Number(n), card: t(`ac-card-${card}`) })).join(", ");
}

function voteText(seat: number, named: unknown, names: Names): string {
  const who = names(seat);
  if (typeof named !== "number") return t("ac-event-vote-abstained", { who });
  return t("ac-event-vote-for", { who, target: names(named) });
}

/** Names the things in events, by their sorts in the rules' events. */
function namerOf(legend: AmongCultistsLegend, names: Names, quotes: Quoted): Namer<AmongCultistsEvent> {
  return (sort, value, event) => {
    const list: readonly unknown[] = Array.isArray(value) ? value : [];
    switch (sort) {
      case "party":
        return names(Number(value));
      case "parties":
        return listed(list.map((party) => names(Number(party))));
      case "place":
        return t(`ac-place-${String(value)}`);
      case "route":
        return routeText(legend, Number(value));
      case "hand":
        return isFields(value) ? cardsText(value) : "";
      case "votes":
        return list.map((named, seat) => voteText(seat, named, names)).join("; ");
      case "claim":
        return event.kind === "said" ? claimText(event.claim, event.fields, event.ref, names, quotes) : "";
      default:
        throw new Error(`unknown sort ${sort}`);
    }
  };
}

export function routeText(legend: AmongCultistsLegend, route: number): string {
  const rows = legend.routes[route] ?? [];
  return rows.map((row) => row.map((colour) => t(`ac-colour-${colour}`)).join(" + ")).join(" / ");
}

/** Joins the doors a player walks through into one line. */
function walks(history: readonly AmongCultistsEvent[]): AmongCultistsEvent[][] {
  const grouped: AmongCultistsEvent[][] = [];
  for (const event of history) {
    const last = grouped.at(-1);
    const [before] = last ?? [];
    if (event.kind === "moved" && before?.kind === "moved" && before.party === event.party) last?.push(event);
    else grouped.push([event]);
  }
  return grouped;
}

function walkText(first: Moved, steps: readonly AmongCultistsEvent[], names: Names): string {
  const places = [first.from, ...steps.flatMap((step) => (step.kind === "moved" ? [step.to] : []))];
  const way = places.map((place) => t(`ac-place-${place}`)).join(" → ");
  return t("ac-view-walked", { who: names(first.party), way });
}

/** Silent events appear once everything is revealed; until then they could only say that everyone got
 * cards. */
function log(
  legend: AmongCultistsLegend,
  history: readonly AmongCultistsEvent[],
  { result }: AmongCultistsView,
  names: Names,
): LogLine[] {
  const open = result !== null;
  const quotes = quotesOf(history.filter((event) => event.kind === "said"));
  const narrator = new Narrator("ac", NARRATION, namerOf(legend, names, quotes));
  const told = history.filter((event) => open || !narrator.saying(event).silent);
  return walks(told).flatMap((steps): LogLine[] => {
    const [event] = steps;
    if (event === undefined) return [];
    const isWalk = event.kind === "moved" && steps.length > 1;
    const text = isWalk ? walkText(event, steps, names) : narrator.sentence(event, !open);
    return [{ text, weight: narrator.saying(event).weight }];
  });
}

/** The goal of both sides; it never reveals the player's side. */
function goalOf(legend: AmongCultistsLegend, stage: AmongCultistsStage): Goal {
  const { score, target, round } = stage;
  const ghosts = stage.ghosts.filter(Boolean).length;
  return {
    wanted: t("ac-goal", { n: legend.kills }),
    numbers: [
      t("ac-goal-points", { score, target }),
      ...(round > 0 ? [t("ac-goal-round", { n: round, of: legend.rounds })] : []),
      ...(ghosts > 0 ? [t("ac-goal-ghosts", { n: ghosts })] : []),
    ],
    ends: [
      t("ac-goal-investigators", { target, cultists: legend.cultists }),
      t("ac-goal-cultists", { n: legend.kills, rounds: legend.rounds }),
    ],
  };
}

export function wordsOf(legend: AmongCultistsLegend): Words<AmongCultistsTypes> {
  return {
    prompt: (prompt) => t(`ac-prompt-${prompt}`),
    question: (asked) => questionOf(legend, asked),
    // AC-N16  Only a claimant presses a button; everyone else goes on automatically.
    window: (prompt) => (prompt === "claim" ? "go_on" : undefined),
    waiting: (prompt, who) => t(`ac-waiting-${prompt}`, { who }),
    choice: (choice, _view, names) => choiceText(choice, names),
    locked: (reason) => t(`ac-locked-${reason}`),
    log: (history, view, names) => log(legend, history, view, names),
    section: sectionOf,
    status: (_view, { round, phase }) => {
      if (phase === "set-up" || phase === "night") return t(`ac-phase-${phase}`);
      return t("ac-status", { round, phase: t(`ac-phase-${phase}`) });
    },
    goal: (_view, stage) => goalOf(legend, stage),
  };
}
