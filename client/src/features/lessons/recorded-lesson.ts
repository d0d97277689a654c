/**
 * A lesson as tools/generate_ts.py records it: what the rules tell the learner's seat for every accepted
 * answer, and the remarks on all others. Lessons need no server.
 */

import { t, type Values } from "@/lib/i18n.svelte";

/** What one move changed in the learner's view, as in an update of a table. */
export interface Frame {
  readonly events: Record<string, unknown>[];
  readonly changed: Record<string, unknown>;
  readonly added: Record<string, unknown[]>;
}

/** A text by its id; `words` are values that are ids of texts. */
export interface Line {
  readonly text: string;
  readonly values?: Values;
  readonly words?: Readonly<Record<string, readonly string[]>>;
}

export type Said = string | Line;

/** Returns a recorded text in the user's language. */
export function recordedText(said: Said): string {
  if (typeof said === "string") return t(said);
  const named = Object.entries(said.words ?? {}).map(([name, ids]) => [
    name,
    ids.map((id) => t(id)).join(", "),
  ]);
  return t(said.text, { ...said.values, ...(Object.fromEntries(named) as Values) });
}

export interface Answer {
  readonly choice: number;
  readonly right: boolean;
  readonly said: Said;
  /** What follows a right answer. */
  readonly next?: Part;
}

export interface Spot {
  readonly place: string;
  readonly right: boolean;
  readonly said: Said;
}

interface TaskBase {
  readonly text: Said;
  readonly look: readonly string[];
}

export interface ChooseTask extends TaskBase {
  readonly kind: "choose";
  readonly answers: readonly Answer[];
}

export interface FindTask extends TaskBase {
  readonly kind: "find";
  readonly places: readonly Spot[];
  /** How many of the right places must be found. */
  readonly enough: number;
  readonly next: Part;
}

export interface ClaimTask extends TaskBase {
  readonly kind: "claim";
  readonly claim: { readonly kind: string; readonly fields: Readonly<Record<string, unknown>> };
  readonly said: Said;
  readonly wrong: Said;
  readonly next: Part;
}

export type Task = ChooseTask | FindTask | ClaimTask;

/** Moves, and then a task; null at the end of a step. */
export interface Part {
  readonly frames: readonly Frame[];
  readonly task: Task | null;
}

export interface Step {
  readonly id: string;
  readonly title: Said;
  readonly show: Said;
  readonly told: Said;
  readonly look: readonly string[];
  readonly view: Record<string, unknown>;
  readonly begin: Part;
}

export interface Lesson {
  readonly game: string;
  readonly seats: number;
  readonly seat: number;
  readonly names: readonly string[];
  readonly legend: object;
  readonly choices: (string | number)[][];
  readonly steps: readonly Step[];
}

const LESSONS = import.meta.glob<Lesson>("../../generated/lessons/*.json", { import: "default" });

/** The games that have a lesson. */
export const GAMES_WITH_LESSONS: readonly string[] = Object.keys(LESSONS).map(
  (path) => /([^/]+)\.json$/.exec(path)?.[1] ?? path,
);

export async function lessonOf(game: string): Promise<Lesson | null> {
  return (await LESSONS[`../../generated/lessons/${game}.json`]?.()) ?? null;
}
