/** Engravings of people. */

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
  star,
  type Point,
  type Stroke,
} from "./strokes";

const shoulders = "M14 96C15 80 26 72 38 69L62 69C74 72 85 80 86 96Z";

export const investigator: Stroke[] = [
  paper(shoulders),
  hatch(
    smooth([
      [62, 70],
      [76, 76],
      [84, 88],
      [86, 96],
      [58, 96],
      [62, 70],
    ]),
    60,
    2,
  ),
  paper("M40 58L38 70C44 78 56 78 62 70L60 58Z", 1.5),
  paper("M34 34C33 50 38 64 50 64C62 64 67 50 66 34Z"),
  hatch(
    smooth([
      [35, 35],
      [65, 35],
      [66, 44],
      [56, 42],
      [44, 42],
      [34, 44],
      [35, 35],
    ]),
    0,
    1.3,
  ),
  hatch(
    smooth([
      [56, 43],
      [65, 43],
      [63, 54],
      [57, 62],
      [54, 63],
      [57, 54],
      [56, 43],
    ]),
    60,
    1.5,
  ),
  ...both(outline("M39 45.6Q43 43 47 46", 1.4)),
  detail("M50 46L47.6 53L51.6 53M45 58Q50 56.6 55 58"),
  paper(
    "M16 37C24 31 32 30 34 30C33 18 38 9 45 10C48 10.4 49 12 50 12C51 12 52 10.4 55 10C62 9 67 18 66 30C68 30 76 31 84 37C74 42 62 40 50 40C38 40 26 42 16 37Z",
  ),
  paper("M33.6 25Q50 31 66.4 25L66.4 31Q50 36 33.6 31Z", 1.3),
  hatch(
    [
      [34, 25.6],
      [50, 29],
      [66, 25.6],
      [66, 30.4],
      [50, 34.4],
      [34, 30.4],
    ],
    55,
    1.3,
  ),
  fine("M58 13Q63 17 63.6 24M61 15Q64.6 19 65 23"),
  ...both(paper("M38 67L22 74L34 90L47 78Z", 1.6)),
  paper("M47 78L50 75L53 78L51.6 96L48.4 96Z", 1.3),
  ...both(fine("M27 76L35 86")),
  paper("M70 76L86 94L83 97L67 79Z", 1.4),
  paper(circle(63, 70, 11)),
  detail(circle(63, 70, 8.8)),
  fine(arc(63, 70, 6.4, 190, 260)),
  fine(arc(63, 70, 4.4, 195, 250)),
];

export const waryStudent: Stroke[] = [
  paper(shoulders),
  hatch(
    smooth([
      [62, 70],
      [76, 76],
      [84, 88],
      [86, 96],
      [60, 96],
      [62, 70],
    ]),
    60,
    2,
  ),
  paper("M41 58L40 71L50 77L60 71L59 58Z", 1.5),
  paper("M35 36C34 52 40 65 50 65C60 65 66 52 65 36Z"),
  hatch(
    smooth([
      [58, 46],
      [65, 44],
      [63, 55],
      [56, 64],
      [54, 64],
      [59, 54],
      [58, 46],
    ]),
    60,
    1.4,
  ),
  detail("M36 40C33 44 34 50 36.6 51M64 40C67 44 66 50 63.4 51"),
  ...both(paper(circle(43, 47, 5.6), 1.6)),
  detail("M48.6 46Q50 45 51.4 46M37.4 46L35 44M62.6 46L65 44"),
  ink(circle(45.4, 47.4, 1.7)),
  ink(circle(59.4, 47.4, 1.7)),
  detail("M38 39.6Q42 36.4 46.6 39M53.4 38Q58 35 62 38.6"),
  detail("M50 49L48.6 54.4L51 54.8"),
  outline("M46 59.6Q48.5 57.6 51 59.4T55.4 58.6", 1.3),
  detail("M68 35c-1.4 2.4 -1.8 3.4 -1.8 4.4a1.8 1.8 0 0 0 3.6 0c0 -1 -.4 -2 -1.8 -4.4Z"),
  paper("M35 29L35 38Q50 33.6 65 38L65 29Z", 1.6),
  hatch(
    [
      [35, 30],
      [65, 30],
      [65, 37],
      [50, 34.4],
      [35, 37],
    ],
    90,
    1.8,
  ),
  paper("M50 12L86 24L50 36L14 24Z"),
  fine("M50 14.6L78 24L50 33.4"),
  detail("M50 24L24 28L22.6 40"),
  ink("M22.6 39L19.6 50L26 50.4Z"),
  paper("M34 68Q50 80 66 68L70 74Q50 88 30 74Z", 1.5),
  paper("M57 78L66 76L70 95L60 96Z", 1.5),
  detail("M34 70L31 75M40 73.6L37.6 79M46 76L45 81.6M54 76L55 81.6M60 73.6L62 79M59 84L67.6 82M60 89L69 87"),
  paper("M22 82L46 84L46 97L22 97Z", 1.6),
  detail("M25 82.4L25 97M29 88L42 89M29 92L42 93"),
];

export const cultist: Stroke[] = [
  fine(rays(50, 50, 43, 47, 27, 0, -215, 35)),
  paper("M10 97C12 76 24 68 32 62C26 48 28 20 50 6C72 20 74 48 68 62C76 68 88 76 90 97Z"),
  ink("M50 20C38 30 35 46 40 60C44 66 56 66 60 60C65 46 62 30 50 20Z"),
  detail("M50 13C34 24 31 46 36 62M50 13C66 24 69 46 64 62"),
  hatch(
    smooth([
      [52, 8],
      [66, 20],
      [72, 40],
      [68, 60],
      [66, 58],
      [67, 42],
      [62, 24],
      [52, 12],
    ]),
    30,
    1.4,
  ),
  ...both(fine("M32 62C28 72 24 84 23 97M37 65C34 74 32 86 32 97"), detail("M36 62Q42 72 50 73")),
  hatch(
    smooth([
      [66, 66],
      [76, 72],
      [86, 84],
      [90, 97],
      [72, 97],
      [70, 80],
      [66, 66],
    ]),
    70,
    1.8,
  ),
  ...both(paper("M41.6 43.4Q45 40.6 48 44.6Q44.4 46.4 41.6 43.4Z", 0.6)),
  paper(circle(50, 83, 8.6), 1.6),
  outline(polyline(star(50, 83, 6.6, 2.8, 5), true), 1.2),
  ink(circle(50, 83, 1.4)),
  detail("M43 77L38 68M57 77L62 68"),
];

function lock(points: Point[]): Stroke {
  return paper(curve(points), 1.5);
}

export const madProfessor: Stroke[] = [
  paper(shoulders),
  hatch(
    smooth([
      [62, 70],
      [76, 76],
      [84, 88],
      [86, 96],
      [60, 96],
      [62, 70],
    ]),
    60,
    2,
  ),
  paper("M40 62L38 72L50 80L62 72L60 62Z", 1.4),
  lock([
    [36, 46],
    [22, 52],
    [15, 48],
    [24, 44],
    [10, 40],
    [12, 36],
    [24, 36],
    [10, 26],
    [13, 22],
    [27, 27],
    [20, 12],
    [24, 10],
    [34, 21],
    [36, 6],
    [41, 5],
    [44, 17],
    [52, 3],
    [57, 5],
    [56, 17],
    [68, 7],
    [72, 10],
    [66, 22],
    [82, 16],
    [84, 20],
    [74, 29],
    [90, 30],
    [90, 35],
    [76, 37],
    [88, 44],
    [86, 48],
    [74, 46],
    [80, 54],
    [64, 48],
  ]),
  fine(
    "M30 44Q24 42 18 43M30 38Q24 36 17 36M32 31Q26 26 19 25M38 25Q35 18 31 14M46 22Q45 15 43 10M55 22Q57 14 58 9M62 25Q66 18 70 13M68 31Q74 26 80 23M70 38Q76 36 84 35M69 44Q74 42 82 44",
  ),
  paper("M35 38C33 54 38 68 50 68C62 68 67 54 65 38C62 28 38 28 35 38Z"),
  hatch(
    smooth([
      [58, 50],
      [65, 46],
      [63, 58],
      [56, 67],
      [54, 67],
      [59, 58],
      [58, 50],
    ]),
    60,
    1.4,
  ),
  detail("M40 36Q50 32.6 60 36M41 33.4Q50 30 59 33.4"),
  ...both(paper(circle(42.4, 46, 6.8), 1.8), detail("M35 38Q42 33.6 48 40")),
  detail("M49.2 45.4Q50 44.6 50.8 45.4"),
  detail(
    curve([
      [42.4, 46],
      [43.6, 45],
      [43.4, 47.4],
      [41, 47.6],
      [40.4, 44.6],
      [43.4, 42.8],
      [46, 45.4],
      [45, 49.4],
      [40.6, 50.4],
    ]),
  ),
  detail(
    curve([
      [57.6, 46],
      [56.4, 45],
      [56.6, 47.4],
      [59, 47.6],
      [59.6, 44.6],
      [56.6, 42.8],
      [54, 45.4],
      [55, 49.4],
      [59.4, 50.4],
    ]),
  ),
  paper("M50 55C46 52.6 40 54 37 59C42 58.6 46 60 50 57.6C54 60 58 58.6 63 59C60 54 54 52.6 50 55Z", 1.4),
  outline("M43.6 61.4Q50 66.6 56.4 61.4", 1.4),
  detail("M46 62.8l0 2M50 63.6l0 2M54 62.8l0 2"),
  ...both(
    paper("M50 78L36 72L36 86Z", 1.5),
    fine("M39 75L39 83M42 76.4L42 81.6"),
    detail("M38 70L26 80L34 97"),
  ),
  paper(circle(50, 78.6, 2.6), 1.3),
  paper("M66 84L70 74L78 74L82 84L78 97L70 97Z", 1.4),
  detail("M71.6 70L76.4 70M72 74L72 70M76 74L76 70M67.4 88Q74 84.6 81 88"),
  ink(circle(72, 91, 1.2)),
  ink(circle(76, 93, 0.9)),
  paper(flame(74, 67, 3, 1), 1.1),
];

export const mysteryCard: Stroke[] = [
  fine(rays(50, 48, 40, 45, 48, 3)),
  outline(circle(50, 48, 38), 1.2),
  ...mysteryArm(),
  paper(circle(50, 82, 5.6)),
  ink(circle(50, 81, 1.8)),
  ink("M50 81L51.8 86L48.2 86Z"),
  fine(ellipse(50, 48, 34, 34)),
];

function mysteryArm(): Stroke[] {
  const spine: Point[] = [
    [50, 72],
    [49, 64],
    [53, 56],
    [63, 48],
    [67, 37],
    [62, 25],
    [49, 20],
    [37, 25],
    [33, 35],
    [38, 42],
    [45, 39],
    [43, 33],
  ];
  const widths = smooth(spine);
  const suckers = widths
    .filter((_, i) => i % 7 === 3 && i < widths.length * 0.7)
    .map(([x, y]) => detail(circle(x, y, 1.5)));
  return [paper(thick(widths), 1.8), ...suckers];
}

/** An arm that is broad in the middle and ends in a curl. */
function thick(points: readonly Point[]): string {
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach((point, i) => {
    const before = points[i - 1] ?? point;
    const after = points[i + 1] ?? point;
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    const t = i / (points.length - 1);
    const half = 1.4 + 4.2 * Math.sin(Math.PI * Math.min(1, 0.18 + t * 0.78)) ** 0.8;
    left.push([point[0] - (dy / length) * half, point[1] + (dx / length) * half]);
    right.push([point[0] + (dy / length) * half, point[1] - (dx / length) * half]);
  });
  return polyline([...left, ...right.reverse()], true);
}
