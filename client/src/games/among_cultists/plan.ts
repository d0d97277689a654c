/** How the plan of the house is drawn, from the places and doors of the board. */

import type { AmongCultistsLegend } from "@/generated/among_cultists";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The field that is drawn: the board's hundred each way, and a margin for what is outside. */
export const FIELD = { x: -4, y: -6, width: 111, height: 110 } as const;
export const ROOM = { width: 17, height: 14 } as const;
const HALL = 4.7;
const GREAT_HALL = 8.6;

export function hallRadius(legend: AmongCultistsLegend, place: string): number {
  return place === legend.start ? GREAT_HALL : HALL;
}

/** A point of the field as a share of its width and height. */
export function share({ x, y }: Point): { left: string; top: string } {
  return {
    left: `${(((x - FIELD.x) / FIELD.width) * 100).toFixed(2)}%`,
    top: `${(((y - FIELD.y) / FIELD.height) * 100).toFixed(2)}%`,
  };
}

export function pointOf(legend: AmongCultistsLegend, place: string): Point {
  const [x = 50, y = 50] = legend.places[place]?.pos ?? legend.outside[place] ?? [];
  return { x, y };
}

export function isRoom(legend: AmongCultistsLegend, place: string): boolean {
  return (legend.places[place]?.colour ?? null) !== null;
}

function isInside(legend: AmongCultistsLegend, place: string, { x, y }: Point, margin = 0): boolean {
  const at = pointOf(legend, place);
  if (!isRoom(legend, place)) return Math.hypot(x - at.x, y - at.y) < hallRadius(legend, place) + margin;
  return Math.abs(x - at.x) < ROOM.width / 2 + margin && Math.abs(y - at.y) < ROOM.height / 2 + margin;
}

export interface Corridor {
  readonly key: string;
  readonly path: string;
  readonly door: Point;
  /** In a wall on the left or right. */
  readonly upright: boolean;
}

const BENDS = [0, 8, -8, 16, -16, 24, -24, 32, -32, 40, -40];
/** How far from other places a corridor keeps, if it can. */
const MARGINS = [2.2, 1.2, 0.2];
const STEPS = 40;

function along(from: Point, bend: Point, to: Point, s: number): Point {
  const blend = (a: number, b: number, c: number): number =>
    (1 - s) ** 2 * a + 2 * s * (1 - s) * b + s ** 2 * c;
  return { x: blend(from.x, bend.x, to.x), y: blend(from.y, bend.y, to.y) };
}

/** Where a corridor must swing out, so that it passes beside other places and not through them. */
function bendFor(legend: AmongCultistsLegend, room: string, hall: string): Point {
  const from = pointOf(legend, room);
  const to = pointOf(legend, hall);
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const others = Object.keys(legend.places).filter((place) => place !== room && place !== hall);
  const bends = BENDS.map((out) => ({
    x: (from.x + to.x) / 2 - ((to.y - from.y) / length) * out,
    y: (from.y + to.y) / 2 + ((to.x - from.x) / length) * out,
  }));
  const isFree = (bend: Point, margin: number): boolean =>
    Array.from({ length: STEPS }, (_, i) => along(from, bend, to, i / STEPS)).every(
      (point) => !others.some((place) => isInside(legend, place, point, margin)),
    );
  const straight = bends[0] ?? from;
  if (isFree(straight, MARGINS[0] ?? 0)) return straight;
  const found = MARGINS.flatMap((margin) => bends.filter((bend) => isFree(bend, margin)));
  const crossings = found.map((bend) => crossingsOf(legend, room, hall, bend));
  return found[crossings.indexOf(Math.min(...crossings))] ?? straight;
}

/** How many other corridors one with this bend would cross, as if those were straight. */
function crossingsOf(legend: AmongCultistsLegend, room: string, hall: string, bend: Point): number {
  const [from, to] = [pointOf(legend, room), pointOf(legend, hall)];
  const points = Array.from({ length: STEPS + 1 }, (_, i) => along(from, bend, to, i / STEPS)).filter(
    (point) => !isInside(legend, room, point) && !isInside(legend, hall, point),
  );
  const others = Object.entries(legend.places)
    .filter(([place]) => !isRoom(legend, place))
    .flatMap(([place, { doors }]) =>
      doors.map((door) => [pointOf(legend, door), pointOf(legend, place)] as const),
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

/** The door lies in the wall that the corridor goes through, away from the corners. */
function doorAt(centre: Point, out: Point): Pick<Corridor, "door" | "upright"> {
  const [wide, high] = [ROOM.width / 2, ROOM.height / 2];
  const [dx, dy] = [out.x - centre.x, out.y - centre.y];
  const upright = Math.abs(dx) / wide > Math.abs(dy) / high;
  const within = (value: number, most: number): number => Math.max(-most, Math.min(most, value));
  const door = upright
    ? { x: centre.x + Math.sign(dx) * wide, y: centre.y + within(dy, high - 2) }
    : { x: centre.x + within(dx, wide - 2), y: centre.y + Math.sign(dy) * high };
  return { door, upright };
}

export function corridors(legend: AmongCultistsLegend): Corridor[] {
  const halls = Object.keys(legend.places).filter((place) => !isRoom(legend, place));
  return halls.flatMap((hall) =>
    (legend.places[hall]?.doors ?? []).map((room) => {
      const from = pointOf(legend, room);
      const to = pointOf(legend, hall);
      const bend = bendFor(legend, room, hall);
      const points = Array.from({ length: STEPS + 1 }, (_, i) => along(from, bend, to, i / STEPS));
      const out = points.find((point) => !isInside(legend, room, point)) ?? from;
      const path = `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`;
      return { key: `${hall}-${room}`, path, ...doorAt(from, out) };
    }),
  );
}

export interface Spot extends Point {
  readonly size: number;
}

/** Where the n-th of so many stands at a place. */
export function spotOf(legend: AmongCultistsLegend, place: string, n: number, many: number): Spot {
  const at = pointOf(legend, place);
  return isRoom(legend, place) ? inRow(at, n, many) : inRing(at, n, many, hallRadius(legend, place));
}

function inRow(at: Point, n: number, many: number): Spot {
  const rows = many > 4 ? 2 : 1;
  const each = Math.ceil(many / rows);
  const size = rows === 2 ? 3.9 : many > 3 ? 4.1 : 5.2;
  const row = Math.floor(n / each);
  const inThisRow = row === rows - 1 ? many - each * (rows - 1) : each;
  return {
    x: at.x + ((n % each) - (inThisRow - 1) / 2) * (size + 0.1),
    y: at.y + 0.6 + (rows === 2 ? (row - 0.5) * 3.7 : 0),
    size,
  };
}

function inRing(at: Point, n: number, many: number, radius: number): Spot {
  if (many === 1) return { ...at, size: 5.2 };
  const wide = radius > HALL;
  const size = many > 5 && !wide ? 3.8 : wide ? 4.9 : 4.6;
  const ring = wide ? 5.9 : many > 3 ? 4.4 : 2.7;
  const angle = -Math.PI / 2 + (many === 2 ? Math.PI / 2 : 0) + (n * 2 * Math.PI) / many;
  return { x: at.x + ring * Math.cos(angle), y: at.y + ring * Math.sin(angle), size };
}

/** Whether the name of a hallway stands above it: where below it there is no room for it. */
export function isNamedAbove(legend: AmongCultistsLegend, hall: string): boolean {
  const { x, y } = pointOf(legend, hall);
  const below = y + hallRadius(legend, hall) + 2;
  return [-6, -3, 0, 3, 6].some((aside) =>
    Object.keys(legend.places).some(
      (place) => place !== hall && isInside(legend, place, { x: x + aside, y: below }, 0.8),
    ),
  );
}
