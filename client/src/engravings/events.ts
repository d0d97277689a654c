/** Engravings of the Elder Sign, gates and magical things. */

import {
  arc,
  both,
  circle,
  curve,
  detail,
  ellipse,
  fine,
  flame,
  hatch,
  ink,
  outline,
  paper,
  polyline,
  rays,
  smooth,
  sphere,
  star,
  tentacle,
  type Point,
  type Stroke,
} from "./strokes";

export const elderSign: Stroke[] = [
  fine(rays(50, 52, 43, 46, 60, 0)),
  detail(circle(50, 52, 41)),
  paper(curve([...star(50, 52, 39, 16, 5), [50, 13]], true)),
  ...[0, 1, 2, 3, 4].map((i) => starArm(i)),
  paper("M30 53Q50 31 70 53Q50 75 30 53Z"),
  detail(circle(50, 53, 9.6)),
  fine(rays(50, 53, 6.4, 9.2, 24)),
  ink(flame(50, 61.5, 5.4)),
  fine(rays(50, 53, 12, 15, 9, 0, 200, 340)),
];

/** Each point of the star is dark on one side. */
function starArm(i: number): Stroke {
  const points = star(50, 52, 39, 16, 5);
  const tip = points[2 * i] ?? [50, 13];
  const right = points[(2 * i + 1) % 10] ?? [50, 52];
  const base: Point = [50 + (tip[0] - 50) * 0.5, 52 + (tip[1] - 52) * 0.5];
  const bent: Point = [(tip[0] + right[0]) / 2 + (50 - tip[0]) * 0.05, (tip[1] + right[1]) / 2];
  return hatch(smooth([tip, bent, right, base, tip], 4), 72 * i + 20, 1.5);
}

function voussoirs(): Stroke[] {
  return Array.from({ length: 9 }, (_, i) => {
    const angle = 180 + i * 22.5;
    const inner: Point = [
      50 + 26 * Math.cos((angle * Math.PI) / 180),
      44 + 26 * Math.sin((angle * Math.PI) / 180),
    ];
    const outer: Point = [
      50 + 36 * Math.cos((angle * Math.PI) / 180),
      44 + 36 * Math.sin((angle * Math.PI) / 180),
    ];
    return detail(polyline([inner, outer]));
  });
}

function whirl(turns: number, phase: number): string {
  const points = Array.from({ length: 40 }, (_, i): Point => {
    const t = i / 39;
    const angle = phase + t * turns * 2 * Math.PI;
    const r = 23 * (1 - t) ** 0.85;
    return [50 + r * Math.cos(angle), 50 + r * 1.05 * Math.sin(angle)];
  });
  return polyline(points);
}

export const gate: Stroke[] = [
  paper("M14 86L14 44A36 36 0 0 1 86 44L86 86L76 86L76 44A26 26 0 0 0 24 44L24 86Z"),
  ...voussoirs(),
  ...both(
    detail("M14 56L24 56M14 70L24 70"),
    fine("M16 58l6 0M16 61l6 0M17 64l5 0M16 72l6 0M16 75l6 0M17 78l5 0M16 81l6 0"),
  ),
  hatch(
    [
      [76, 44],
      [86, 44],
      [86, 86],
      [76, 86],
    ],
    45,
    1.9,
  ),
  ...[0, 1, 2, 3, 4].map((i) => fine(whirl(1.05, (i * 2 * Math.PI) / 5))),
  ...[0, 1, 2].map((i) => detail(whirl(0.9, 0.6 + (i * 2 * Math.PI) / 3))),
  ink(circle(50, 50, 3.4)),
  ink(polyline(star(37, 34, 2.6, 0.9, 4), true)),
  ink(polyline(star(66, 64, 2.6, 0.9, 4), true)),
  ink(polyline(star(34, 66, 1.8, 0.7, 4), true)),
  paper("M45.4 6.4L54.6 6.4L53 19L47 19Z", 1.5),
  paper("M8 86L92 86L92 91L8 91Z"),
  paper("M3 91L97 91L97 96L3 96Z"),
  hatch(
    [
      [50, 86],
      [92, 86],
      [92, 91],
      [50, 91],
    ],
    45,
    2,
  ),
  hatch(
    [
      [56, 91],
      [97, 91],
      [97, 96],
      [56, 96],
    ],
    45,
    2,
  ),
];

export const magicalOrb: Stroke[] = [
  ...sphere(50, 42, 33),
  detail(arc(50, 42, 27, 190, 262)),
  fine(arc(50, 42, 24.6, 200, 250)),
  fine(
    curve([
      [26, 50],
      [36, 44],
      [44, 50],
      [52, 44],
      [60, 47],
    ]),
  ),
  fine(
    curve([
      [24, 55],
      [35, 50],
      [45, 56],
      [54, 50],
      [64, 54],
    ]),
  ),
  detail(
    curve([
      [30, 60],
      [40, 55],
      [50, 61],
      [60, 55],
      [66, 58],
    ]),
  ),
  ink(polyline(star(40, 30, 4, 1.3, 4), true)),
  ink(polyline(star(54, 36, 2.4, 0.8, 4), true)),
  ...both(
    ...tentacle(
      [
        [44, 78],
        [30, 74],
        [21, 64],
        [18, 52],
        [22, 46],
      ],
      6,
      1.6,
      -1,
    ),
    paper("M34 93Q38 84 47 78L50 78L50 93Z", 1.6),
  ),
  ...tentacle(
    [
      [50, 84],
      [50, 74],
      [49, 66],
    ],
    6.4,
    2,
  ),
  paper("M30 97L32 92.4L68 92.4L70 97Z"),
  hatch(
    [
      [50, 92.4],
      [68, 92.4],
      [70, 97],
      [50, 97],
    ],
    45,
    1.7,
  ),
];

const CROWN: Point[] = [
  [38, 17],
  [60, 14],
  [70, 27],
  [62, 35],
  [41, 36],
  [31, 27],
];
const BELT: Point[] = [
  [31, 27],
  [41, 36],
  [62, 35],
  [70, 27],
  [72, 44],
  [59, 64],
  [42, 63],
  [28, 44],
];

export const shiningTrapezohedron: Stroke[] = [
  fine(rays(50, 40, 33, 40, 36, 5, -215, 35)),
  paper(polyline(BELT, true)),
  paper(polyline(CROWN, true)),
  detail(
    "M41 36L28 44M41 36L37 50L28 44M37 50L42 63M41 36L62 35M62 35L65 49L72 44M65 49L59 64M37 50L65 49M62 35L72 44M37 50L50 64L65 49",
  ),
  detail("M38 17L44 26L60 14M44 26L31 27M44 26L41 36M44 26L62 35M60 14L62 35"),
  hatch(
    [
      [62, 35],
      [70, 27],
      [72, 44],
    ],
    20,
    1.2,
  ),
  hatch(
    [
      [65, 49],
      [72, 44],
      [59, 64],
    ],
    100,
    1.3,
  ),
  hatch(
    [
      [37, 50],
      [50, 64],
      [42, 63],
    ],
    60,
    1.3,
  ),
  hatch(
    [
      [50, 64],
      [65, 49],
      [59, 64],
    ],
    130,
    1.2,
  ),
  hatch(
    [
      [60, 14],
      [70, 27],
      [62, 35],
    ],
    65,
    1.4,
  ),
  hatch(
    [
      [44, 26],
      [62, 35],
      [41, 36],
    ],
    0,
    1.8,
  ),
  paper("M18 70L26 64L42 64L50 66L58 64L74 64L82 70L82 92L18 92Z"),
  paper("M18 70L82 70L82 92L18 92Z"),
  detail("M18 75L82 75M50 70L50 92"),
  hatch(
    [
      [50, 75],
      [82, 75],
      [82, 92],
      [50, 92],
    ],
    45,
    2.2,
  ),
  detail(ellipse(34, 83.6, 7, 4.4)),
  outline("M28 64Q31 68 36 70M72 64Q69 68 64 70", 1.2),
  paper(circle(50, 76, 3.4), 1.4),
  ink(circle(50, 76, 1)),
];
