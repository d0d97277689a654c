/** Puts a probability into words: "1 in 6", "4 in 10". */
export function roughOdds(share: number): { won: number; of: number } {
  if (share <= 0) return { won: 0, of: 10 };
  if (share < 0.35) return { won: 1, of: Math.min(20, Math.round(1 / share)) };
  return { won: Math.round(10 * share), of: 10 };
}
