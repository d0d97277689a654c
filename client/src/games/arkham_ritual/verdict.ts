/** How a round ended, gathered from what was told. */

import type { GameEvent } from "@/lib/table.svelte";

export interface Verdict {
  readonly round: number;
  /** What ended it. */
  readonly by: string;
  readonly held: readonly number[];
  /** By party: the reason why it did not survive, or null. Empty if a Great Old One judged. */
  readonly fell: ReadonlyMap<number, string>;
  readonly survived: ReadonlySet<number>;
  /** By seat: what its sanity did, why, and what is left. */
  readonly changes: ReadonlyMap<number, Change>;
  readonly visitor: { readonly party: number; readonly card: number; readonly shape: number } | null;
}

export interface Change {
  readonly change: number;
  readonly now: number;
  readonly reason: string;
}

function numbers(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === "number") : [];
}

/** The last round that is over in this history, if any. */
export function lastVerdict(history: readonly GameEvent[]): Verdict | null {
  const end = history.findLastIndex((event) => event.kind === "round-ended");
  const ended = history[end];
  if (ended === undefined) return null;
  const began = history.slice(0, end).findLast((event) => event.kind === "round-began");
  const fell = new Map<number, string>();
  const survived = new Set<number>();
  const changes = new Map<number, Change>();
  let visitor = null as Verdict["visitor"];
  for (const event of history.slice(end + 1)) {
    if (event.kind === "round-began" || event.kind === "game-over") break;
    if (event.kind === "fell") fell.set(Number(event["party"]), String(event["reason"]));
    if (event.kind === "survived") survived.add(Number(event["party"]));
    if (event.kind === "sanity") changes.set(Number(event["seat"]), changeIn(event));
    if (event.kind === "great-old-one" || event.kind === "mystery") {
      const card = Number(event["card"]);
      visitor = { party: Number(event["party"]), card: visitor?.card ?? card, shape: card };
    }
  }
  return {
    round: Number(began?.["round"] ?? 0),
    by: String(ended["by"]),
    held: numbers(ended["held"]),
    fell,
    survived,
    changes,
    visitor,
  };
}

function changeIn(event: GameEvent): Change {
  return {
    change: Number(event["change"]),
    now: Number(event["now"]),
    reason: String(event["reason"]),
  };
}
