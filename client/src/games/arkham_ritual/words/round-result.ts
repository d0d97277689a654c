/** The result of a round, collected from the events. */

import type { ArkhamRitualEvent, RoundEnded, SanityChanged } from "@/generated/arkham_ritual";

export interface RoundResult {
  readonly round: number;
  /** What ended it. */
  readonly by: RoundEnded["by"];
  readonly held: readonly number[];
  /** By party: the reason why it did not survive, or null. Empty if a Great Old One judged. */
  readonly fell: ReadonlyMap<number, string>;
  readonly survived: ReadonlySet<number>;
  /** By seat: how its sanity changed, why, and what is left. */
  readonly changes: ReadonlyMap<number, Change>;
  readonly visitor: { readonly party: number; readonly card: number; readonly shape: number } | null;
}

export type Change = Readonly<Pick<SanityChanged, "change" | "now" | "reason">>;

/** The last finished round in this history, if any. */
export function lastRoundResult(history: readonly ArkhamRitualEvent[]): RoundResult | null {
  const end = history.findLastIndex((event) => event.kind === "round-ended");
  const ended = history[end];
  if (ended?.kind !== "round-ended") return null;
  const began = history.slice(0, end).findLast((event) => event.kind === "round-began");
  const fell = new Map<number, string>();
  const survived = new Set<number>();
  const changes = new Map<number, Change>();
  let visitor = null as RoundResult["visitor"];
  for (const event of history.slice(end + 1)) {
    if (event.kind === "round-began" || event.kind === "game-over") break;
    if (event.kind === "fell") fell.set(event.party, event.reason);
    if (event.kind === "survived") survived.add(event.party);
    if (event.kind === "sanity") {
      const { seat, change, now, reason } = event;
      changes.set(seat, { change, now, reason });
    }
    if (event.kind === "great-old-one" || event.kind === "mystery") {
      const { party, card } = event;
      visitor = { party, card: visitor?.card ?? card, shape: card };
    }
  }
  const { by, held } = ended;
  return { round: began?.round ?? 0, by, held, fell, survived, changes, visitor };
}
