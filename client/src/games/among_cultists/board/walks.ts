/** Walks through several doors of the board. The rules decide whether a door is open: a walk ends where the
 * next step is not an option. */

import type { AmongCultistsLegend } from "@/generated/among_cultists";

export interface Way {
  readonly to: string;
  /** All places entered, including the last. */
  readonly places: readonly string[];
}

/** The walks to all places: with the fewest doors, then the fewest people on the way. Each begins with one
 * of the doors in `first` and takes more than one. */
export function walksFrom(
  legend: AmongCultistsLegend,
  here: string,
  first: readonly string[],
  doors: number,
  people: (place: string) => number,
): Way[] {
  const found = new Map<string, { places: readonly string[]; met: number }>();
  let edge = first.map((place) => ({ places: [place], met: people(place) }));
  for (let gone = 1; gone <= doors; gone += 1) {
    const reached = new Map<string, { places: string[]; met: number }>();
    for (const way of edge) {
      const to = way.places.at(-1) ?? here;
      const other = reached.get(to);
      if (to === here || found.has(to) || (other !== undefined && other.met <= way.met)) continue;
      reached.set(to, way);
    }
    for (const [to, way] of reached) found.set(to, way);
    edge = [...reached.values()].flatMap(({ places, met }) =>
      (legend.places[places.at(-1) ?? ""]?.doors ?? []).map((next) => ({
        places: [...places, next],
        met: met + people(next),
      })),
    );
  }
  return [...found].flatMap(([to, { places }]) => (places.length > 1 ? [{ to, places }] : []));
}
