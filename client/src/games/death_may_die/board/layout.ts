/** Lays out the spaces of a map, as large as possible without overlaps. */

import type { DeathMayDieLegend } from "@/generated/death_may_die";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** All in per cent of the map. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly at: readonly Point[];
}

const MAX_SIZE = 22.5;
const MIN_SIZE = 11;
const STEP = 0.5;
const GAP = 2.6;
const RIM = 0.6;

export function layoutOf(spaces: DeathMayDieLegend["spaces"]): Layout {
  let best: Layout = { width: 0, height: 0, at: spaces };
  for (let width = MIN_SIZE; width <= MAX_SIZE; width += STEP) {
    for (let height = MIN_SIZE; height <= MAX_SIZE; height += STEP) {
      if (width * height <= best.width * best.height) continue;
      const at = spread(spaces, width, height);
      if (isFree(at, width, height)) best = { width, height, at };
    }
  }
  return best;
}

/** Scales the positions so that the outermost spaces just fit into the map. */
function spread(spaces: readonly Point[], width: number, height: number): Point[] {
  const x = fitting(
    spaces.map((space) => space.x),
    width,
  );
  const y = fitting(
    spaces.map((space) => space.y),
    height,
  );
  return spaces.map((space) => ({ x: x(space.x), y: y(space.y) }));
}

function fitting(values: readonly number[], extent: number): (value: number) => number {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const from = RIM + extent / 2;
  return (value) => from + ((value - low) / (high - low)) * (100 - 2 * from);
}

function isFree(at: readonly Point[], width: number, height: number): boolean {
  return at.every((one, i) =>
    at
      .slice(i + 1)
      .every(
        (other) => Math.abs(one.x - other.x) >= width + GAP || Math.abs(one.y - other.y) >= height + GAP,
      ),
  );
}
