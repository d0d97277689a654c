/** Lays out the plan of the house from the places and doors of the board. */

import type { AmongCultistsLegend } from "@/generated/among_cultists";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Sizes, and the positions that differ from those of the board. */
export interface Geometry {
  readonly field: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly room: { readonly width: number; readonly height: number };
  readonly hall: number;
  readonly greatHall: number;
  readonly points: Readonly<Record<string, readonly [number, number]>>;
  /** Sizes of figures in a room: for up to three, for four, and for more, in two rows. */
  readonly figures: readonly [number, number, number];
  /** How far below the middle of a room the figures stand. */
  readonly low: number;
}

/** The board's 100 by 100, and a margin for the places outside. */
export const WIDE: Geometry = {
  field: { x: -4, y: -6, width: 111, height: 110 },
  room: { width: 17, height: 14 },
  hall: 4.7,
  greatHall: 8.6,
  points: {},
  figures: [5.2, 4.1, 3.9],
  low: 0.6,
};

/** For narrow screens: taller than wide, so that rooms can be read and tapped. */
export const TALL: Geometry = {
  field: { x: 0, y: 0, width: 100, height: 132 },
  room: { width: 23, height: 22.4 },
  hall: 6,
  greatHall: 12.2,
  points: {
    P3: [12.6, 12.4],
    R: [37.4, 12.4],
    LB: [62.6, 12.4],
    DB3: [87.4, 12.4],
    TL: [24, 33.6],
    TR: [75.2, 33.6],
    O1: [12.6, 52.8],
    C: [51, 55.5],
    P1: [87.4, 52.8],
    DB2: [31, 83],
    ER: [91, 73],
    BL: [9.4, 93],
    BR: [63, 93.5],
    O2: [87.4, 93],
    DB1: [12.6, 119.4],
    G: [40.4, 119.4],
    P2: [67.2, 119.4],
    lake: [90, 123],
    W1: [29.8, 49],
    W2: [69.4, 50],
    W3: [62, 75],
  },
  figures: [7, 5.5, 5.3],
  low: 1.4,
};

export function hallRadius(legend: AmongCultistsLegend, place: string, on: Geometry = WIDE): number {
  return place === legend.start ? on.greatHall : on.hall;
}

/** A point of the field as a share of its width and height. */
export function share({ x, y }: Point, { field }: Geometry = WIDE): { left: string; top: string } {
  return {
    left: `${(((x - field.x) / field.width) * 100).toFixed(2)}%`,
    top: `${(((y - field.y) / field.height) * 100).toFixed(2)}%`,
  };
}

export function pointOf(legend: AmongCultistsLegend, place: string, on: Geometry = WIDE): Point {
  const [x = 50, y = 50] = on.points[place] ?? legend.places[place]?.pos ?? legend.outside[place] ?? [];
  return { x, y };
}

export function isRoom(legend: AmongCultistsLegend, place: string): boolean {
  return (legend.places[place]?.colour ?? null) !== null;
}

function isInside(
  legend: AmongCultistsLegend,
  on: Geometry,
  place: string,
  { x, y }: Point,
  margin = 0,
): boolean {
  const at = pointOf(legend, place, on);
  if (!isRoom(legend, place)) return Math.hypot(x - at.x, y - at.y) < hallRadius(legend, place, on) + margin;
  const { width, height } = on.room;
  return Math.abs(x - at.x) < width / 2 + margin && Math.abs(y - at.y) < height / 2 + margin;
}

export interface Corridor {
  readonly key: string;
  readonly path: string;
  readonly door: Point;
  /** Whether it is in a wall on the left or right. */
  readonly upright: boolean;
}

const BENDS = [0, 8, -8, 16, -16, 24, -24, 32, -32, 40, -40];
/** The distance that a corridor keeps from other places, if it can. */
const MARGINS = [2.2, 1.2, 0.2];
const STEPS = 40;

function along(from: Point, bend: Point, to: Point, s: number): Point {
  const blend = (a: number, b: number, c: number): number =>
    (1 - s) ** 2 * a + 2 * s * (1 - s) * b + s ** 2 * c;
  return { x: blend(from.x, bend.x, to.x), y: blend(from.y, bend.y, to.y) };
}

/** The bend of a corridor that makes it pass beside other places, not through them. */
function bendFor(legend: AmongCultistsLegend, on: Geometry, room: string, hall: string): Point {
  const from = pointOf(legend, room, on);
  const to = pointOf(legend, hall, on);
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const others = Object.keys(legend.places).filter((place) => place !== room && place !== hall);
  const bends = BENDS.map((out) => ({
    x: (from.x + to.x) / 2 - ((to.y - from.y) / length) * out,
    y: (from.y + to.y) / 2 + ((to.x - from.x) / length) * out,
  }));
  const isFree = (bend: Point, margin: number): boolean =>
    Array.from({ length: STEPS }, (_, i) => along(from, bend, to, i / STEPS)).every(
      (point) => !others.some((place) => isInside(legend, on, place, point, margin)),
    );
  const straight = bends[0] ?? from;
  if (isFree(straight, MARGINS[0] ?? 0)) return straight;
  const found = MARGINS.flatMap((margin) => bends.filter((bend) => isFree(bend, margin)));
  const crossings = found.map((bend) => crossingsOf(legend, on, room, hall, bend));
  return found[crossings.indexOf(Math.min(...crossings))] ?? straight;
}

/** How many other corridors this bend would cross, taking those as straight. */
function crossingsOf(
  legend: AmongCultistsLegend,
  on: Geometry,
  room: string,
  hall: string,
  bend: Point,
): number {
  const [from, to] = [pointOf(legend, room, on), pointOf(legend, hall, on)];
  const points = Array.from({ length: STEPS + 1 }, (_, i) => along(from, bend, to, i / STEPS)).filter(
    (point) => !isInside(legend, on, room, point) && !isInside(legend, on, hall, point),
  );
  const others = Object.entries(legend.places)
    .filter(([place]) => !isRoom(legend, place))
    .flatMap(([place, { doors }]) =>
      doors.map((door) => [pointOf(legend, door, on), pointOf(legend, place, on)] as const),
    )
    .filter(([start, end]) => start.x !== from.x || start.y !== from.y || end.x !== to.x || end.y !== to.y);
  return others.filter(([start, end]) =>
    points.some((point, i) => i > 0 && isCrossing(points[i - 1] ?? point, point, start, end)),
  ).length;
}

function isCrossing(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point): boolean =>
    (q.x - p.x) * (r.y - p.y) > (q.y - p.y) * (r.x - p.x);
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

/** The door, in the wall that the corridor goes through, away from the corners. */
function doorAt({ room }: Geometry, centre: Point, out: Point): Pick<Corridor, "door" | "upright"> {
  const [wide, high] = [room.width / 2, room.height / 2];
  const [dx, dy] = [out.x - centre.x, out.y - centre.y];
  const upright = Math.abs(dx) / wide > Math.abs(dy) / high;
  const within = (value: number, most: number): number => Math.max(-most, Math.min(most, value));
  const door = upright
    ? { x: centre.x + Math.sign(dx) * wide, y: centre.y + within(dy, high - 2) }
    : { x: centre.x + within(dx, wide - 2), y: centre.y + Math.sign(dy) * high };
  return { door, upright };
}

export function corridors(legend: AmongCultistsLegend, on: Geometry = WIDE): Corridor[] {
  const halls = Object.keys(legend.places).filter((place) => !isRoom(legend, place));
  return halls.flatMap((hall) =>
    (legend.places[hall]?.doors ?? []).map((room) => {
      const from = pointOf(legend, room, on);
      const to = pointOf(legend, hall, on);
      const bend = bendFor(legend, on, room, hall);
      const points = Array.from({ length: STEPS + 1 }, (_, i) => along(from, bend, to, i / STEPS));
      const out = points.find((point) => !isInside(legend, on, room, point)) ?? from;
      const path = `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`;
      return { key: `${hall}-${room}`, path, ...doorAt(on, from, out) };
    }),
  );
}

export interface Spot extends Point {
  readonly size: number;
}

/** The position of the n-th figure at a place. */
export function spotOf(
  legend: AmongCultistsLegend,
  place: string,
  n: number,
  many: number,
  on: Geometry = WIDE,
): Spot {
  const at = pointOf(legend, place, on);
  if (isRoom(legend, place)) return inRow(at, n, many, on);
  return inRing(at, n, many, hallRadius(legend, place, on), on);
}

function inRow(at: Point, n: number, many: number, { figures, low }: Geometry): Spot {
  const rows = many > 4 ? 2 : 1;
  const each = Math.ceil(many / rows);
  const [large, middle, small] = figures;
  const size = rows === 2 ? small : many > 3 ? middle : large;
  const row = Math.floor(n / each);
  const inThisRow = row === rows - 1 ? many - each * (rows - 1) : each;
  return {
    x: at.x + ((n % each) - (inThisRow - 1) / 2) * (size + 0.1),
    y: at.y + low + (rows === 2 ? (row - 0.5) * (size - 0.2) : 0),
    size,
  };
}

function inRing(at: Point, n: number, many: number, radius: number, { hall, figures }: Geometry): Spot {
  const [large, , small] = figures;
  if (many === 1) return { ...at, size: large };
  const wide = radius > hall;
  const size = many > 5 && !wide ? small - 0.1 : wide ? large - 0.3 : large - 0.6;
  const ring = radius * (wide ? 0.686 : many > 3 ? 0.936 : 0.575);
  const angle = -Math.PI / 2 + (many === 2 ? Math.PI / 2 : 0) + (n * 2 * Math.PI) / many;
  return { x: at.x + ring * Math.cos(angle), y: at.y + ring * Math.sin(angle), size };
}

/** Whether the name of a hallway is above it, because a room covers the space below. */
export function isNamedAbove(legend: AmongCultistsLegend, hall: string, on: Geometry = WIDE): boolean {
  const { x, y } = pointOf(legend, hall, on);
  const below = y + hallRadius(legend, hall, on) + 2;
  return [-6, -3, 0, 3, 6].some((aside) =>
    Object.keys(legend.places).some(
      (place) => place !== hall && isInside(legend, on, place, { x: x + aside, y: below }, 0.8),
    ),
  );
}
