/** What the coach says of an open roll, as far as it is shown beside the dice. */

export interface Chances {
  readonly reaches: number;
  readonly successes: number;
  readonly loss: number;
}

export interface Odds {
  readonly roll: {
    readonly aim: string;
    readonly plain: Chances;
    readonly best: readonly Chances[];
  } | null;
  readonly options: readonly { readonly choice: number; readonly alone: Chances; readonly best: Chances }[];
}

export function oddsIn(advice: Readonly<Record<string, unknown>> | null): Odds | null {
  if (advice === null || !Array.isArray(advice["options"]) || !advice["roll"]) return null;
  return advice as unknown as Odds;
}
