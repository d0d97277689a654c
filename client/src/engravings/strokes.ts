/** Draws our engravings: outlines, hatching and tentacles on a square of 100 by 100. */

export type Point = readonly [number, number];

/** One stroke. Shapes filled with paper hide strokes drawn before them. */
export interface Stroke {
  readonly d: string;
  readonly width: number;
  readonly fill: "none" | "ink" | "paper";
  readonly mirrored: boolean;
}

const OUTLINE = 1.9;
const DETAIL = 1.25;
const HATCH = 0.7;

export function outline(d: string, width = OUTLINE): Stroke {
  return { d, width, fill: "none", mirrored: false };
}

export function detail(d: string): Stroke {
  return outline(d, DETAIL);
}

export function fine(d: string): Stroke {
  return outline(d, HATCH);
}

export function paper(d: string, width = OUTLINE): Stroke {
  return { d, width, fill: "paper", mirrored: false };
}

export function ink(d: string, width = 0.4): Stroke {
  return { d, width, fill: "ink", mirrored: false };
}

/** The strokes and their mirror images about the vertical axis. */
export function both(...strokes: Stroke[]): Stroke[] {
  return strokes.flatMap((stroke) => [stroke, { ...stroke, mirrored: true }]);
}

const round = (n: number): string => String(Math.round(n * 100) / 100);

const at = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

export function polyline(points: readonly Point[], closed = false): string {
  return `M${points.map(at).join("L")}${closed ? "Z" : ""}`;
}

export function circle(cx: number, cy: number, r: number): string {
  return ellipse(cx, cy, r, r);
}

export function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  return `M${round(cx - rx)} ${round(cy)}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}

export function onEllipse(cx: number, cy: number, rx: number, ry: number, degrees: number): Point {
  const turn = (degrees * Math.PI) / 180;
  return [cx + rx * Math.cos(turn), cy + ry * Math.sin(turn)];
}

export function arc(cx: number, cy: number, r: number, from: number, to: number, squash = 1): string {
  const steps = Math.max(2, Math.ceil(Math.abs(to - from) / 6));
  const points = Array.from({ length: steps + 1 }, (_, i) =>
    onEllipse(cx, cy, r, r * squash, from + ((to - from) * i) / steps),
  );
  return polyline(points);
}

/** Short lines pointing away from a centre; every second one may be longer. */
export function rays(
  cx: number,
  cy: number,
  inner: number,
  outer: number,
  count: number,
  longer = 0,
  from = 0,
  to = 360,
): string {
  const step = (to - from) / (to - from === 360 ? count : count - 1);
  return Array.from({ length: count }, (_, i) => {
    const angle = from + step * i;
    const far = outer + (i % 2 === 0 ? longer : 0);
    return polyline([onEllipse(cx, cy, inner, inner, angle), onEllipse(cx, cy, far, far, angle)]);
  }).join("");
}

/** Hatching: parallel lines inside a polygon. */
export function hatch(polygon: readonly Point[], degrees: number, gap: number): Stroke {
  const turn = (-degrees * Math.PI) / 180;
  const turned = polygon.map((point) => rotate(point, turn));
  const heights = turned.map(([, y]) => y);
  const lines: string[] = [];
  for (let y = Math.min(...heights) + gap / 2; y < Math.max(...heights); y += gap) {
    const crossings = crossingsAt(turned, y);
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const left = crossings[i] ?? 0;
      const right = crossings[i + 1] ?? 0;
      lines.push(polyline([rotate([left, y], -turn), rotate([right, y], -turn)]));
    }
  }
  return fine(lines.join(""));
}

function rotate([x, y]: Point, turn: number): Point {
  return [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)];
}

function crossingsAt(polygon: readonly Point[], y: number): number[] {
  const found: number[] = [];
  polygon.forEach(([x1, y1], i) => {
    const [x2, y2] = polygon[(i + 1) % polygon.length] ?? [x1, y1];
    if (y1 <= y !== y2 <= y) found.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
  });
  return found.sort((a, b) => a - b);
}

/** Points along a smooth curve through the given ones. */
export function smooth(through: readonly Point[], perSegment = 8): Point[] {
  const points: Point[] = [];
  for (let i = 0; i + 1 < through.length; i++) {
    const p1 = through[i] ?? [0, 0];
    const p2 = through[i + 1] ?? p1;
    const p0 = through[i - 1] ?? p1;
    const p3 = through[i + 2] ?? p2;
    for (let step = 0; step < perSegment; step++) {
      const t = step / perSegment;
      points.push([spline(p0[0], p1[0], p2[0], p3[0], t), spline(p0[1], p1[1], p2[1], p3[1], t)]);
    }
  }
  const last = through[through.length - 1];
  return last ? [...points, last] : points;
}

function spline(a: number, b: number, c: number, d: number, t: number): number {
  return (
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
  );
}

export function curve(through: readonly Point[], closed = false): string {
  return polyline(smooth(through), closed);
}

/** A limb that tapers along its spine, shaded on one side. */
export function tentacle(
  spine: readonly Point[],
  root: number,
  tip: number,
  side: 1 | -1 = 1,
  width = 1.5,
): Stroke[] {
  const points = smooth(spine);
  const left: Point[] = [];
  const right: Point[] = [];
  const shade: string[] = [];
  points.forEach((point, i) => {
    const before = points[i - 1] ?? point;
    const after = points[i + 1] ?? point;
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    const half = (root + ((tip - root) * i) / (points.length - 1)) / 2;
    const [nx, ny] = [(-dy / length) * half, (dx / length) * half];
    left.push([point[0] + nx, point[1] + ny]);
    right.push([point[0] - nx, point[1] - ny]);
    if (i % 2 === 1 && half > 0.8) {
      shade.push(
        polyline([
          [point[0] + side * nx * 0.95, point[1] + side * ny * 0.95],
          [point[0] + side * nx * 0.1, point[1] + side * ny * 0.1],
        ]),
      );
    }
  });
  return [paper(polyline([...left, ...right.reverse()]), width), fine(shade.join(""))];
}

/** A ball with its shadow at the lower right, or opposite to `light`. */
export function sphere(cx: number, cy: number, r: number, width = OUTLINE, light = 225): Stroke[] {
  const strokes = [paper(circle(cx, cy, r), width)];
  const gap = Math.max(1.7, r / 9);
  let spread = 78;
  for (let inner = r - gap; inner > r * 0.35 && spread > 10; inner -= gap) {
    strokes.push(fine(arc(cx, cy, inner, light - 180 - spread, light - 180 + spread)));
    spread -= 11;
  }
  return strokes;
}

/** An open eye: lids, iris and a slit or a round pupil. */
export function eye(cx: number, cy: number, w: number, h: number, slit = false): Stroke[] {
  const lids = `M${cx - w} ${cy}Q${cx} ${cy - 2 * h} ${cx + w} ${cy}Q${cx} ${cy + 2 * h} ${cx - w} ${cy}Z`;
  const iris = h * 0.92;
  return [
    paper(lids, 1.4),
    detail(circle(cx, cy, iris)),
    ink(slit ? ellipse(cx, cy, iris * 0.3, iris * 0.9) : circle(cx, cy, iris * 0.5)),
  ];
}

/** A flame on a wick. */
export function flame(x: number, y: number, size: number, lean = 0): string {
  return (
    `M${x} ${y}C${x - size * 0.55} ${y - size * 0.35} ${x - size * 0.3 + lean * 0.5} ${y - size * 0.9} ` +
    `${x + lean} ${y - size * 1.6}C${x + size * 0.35 + lean * 0.5} ${y - size * 0.95} ${x + size * 0.55} ${y - size * 0.35} ${x} ${y}Z`
  );
}

export function star(cx: number, cy: number, outer: number, inner: number, spikes: number): Point[] {
  return Array.from({ length: spikes * 2 }, (_, i) => {
    const r = i % 2 === 0 ? outer : inner;
    return onEllipse(cx, cy, r, r, -90 + (180 / spikes) * i);
  });
}
