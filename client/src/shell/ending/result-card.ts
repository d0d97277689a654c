/**
 * A finished game as a picture and a text to send to a friend. A game supplies the content
 * (`GameTable.resultCard`), only what is public at the end; the picture is drawn here, on a canvas,
 * because an SVG picture would have to embed the page's typefaces.
 */

/** An SVG path; without a width it is not stroked. */
export interface EmblemPath {
  readonly d: string;
  readonly width?: number | undefined;
  readonly fill?: "none" | "ink" | "paper" | undefined;
  readonly mirrored?: boolean | undefined;
}

/** A drawing on a square field of this width. */
export interface Emblem {
  readonly field: number;
  readonly paths: readonly EmblemPath[];
}

export interface ResultCardPerson {
  readonly name: string;
  readonly lines: readonly string[];
  readonly lost: boolean;
  /** A value over time, from 0 to 1, drawn as candles. */
  readonly candles?: readonly number[] | undefined;
}

export interface ResultCard {
  readonly title: string;
  readonly subtitle: string;
  /** Who has won, or how it ended. */
  readonly verdict: string;
  readonly tone: "light" | "dread";
  /** The story, in one or two sentences. */
  readonly story: string;
  readonly people: readonly ResultCardPerson[];
  readonly emblem?: Emblem | undefined;
}

/** A game's part of the card; the shell fills in the rest. */
export type ResultCardContent = Pick<ResultCard, "story"> & Partial<ResultCard>;

export const WIDTH = 1200;
export const HEIGHT = 630;
const MARGIN = 60;
const DISPLAY = '"IM Fell English", "EB Garamond", Georgia, serif';
const READING = '"EB Garamond", Georgia, serif';
/** The top and bottom of the boxes with the people. */
const TOP = 316;
const BOTTOM = 560;
const GAP = 16;

type Pen = CanvasRenderingContext2D;

export function draw(pen: Pen, page: ResultCard, signature: string): void {
  ground(pen, page.tone);
  if (page.emblem) engrave(pen, page.emblem, page.tone);
  heading(pen, page);
  page.people.forEach((person, at) => box(pen, person, placeOf(at, page.people.length)));
  write(pen, signature, MARGIN, HEIGHT - 34, `22px ${READING}`, "#a8987a");
}

function ground(pen: Pen, tone: ResultCard["tone"]): void {
  pen.fillStyle = "#150f0a";
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const glow = pen.createRadialGradient(WIDTH / 2, -80, 60, WIDTH / 2, 0, 900);
  glow.addColorStop(0, tone === "light" ? "rgba(255, 190, 100, 0.42)" : "rgba(150, 80, 200, 0.38)");
  glow.addColorStop(1, "rgba(0, 0, 0, 0)");
  pen.fillStyle = glow;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = "#8d6d33";
  pen.lineWidth = 3;
  pen.strokeRect(18, 18, WIDTH - 36, HEIGHT - 36);
  pen.lineWidth = 1;
  pen.strokeRect(27, 27, WIDTH - 54, HEIGHT - 54);
}

function heading(pen: Pen, { title, subtitle, verdict, story, tone }: ResultCard): void {
  const most = WIDTH - 2 * MARGIN - 270;
  write(pen, title, MARGIN, 98, `58px ${DISPLAY}`, "#f6e2ad", most);
  write(pen, subtitle, MARGIN, 138, `27px ${READING}`, "#e0cfa8", most);
  write(pen, verdict, MARGIN, 194, `italic 37px ${READING}`, tone === "light" ? "#ffcf85" : "#dcb6ff", most);
  pen.font = `26px ${READING}`;
  const lines = wrapped(story, most, (words) => pen.measureText(words).width, 3);
  lines.forEach((line, n) => write(pen, line, MARGIN, 234 + 31 * n, `26px ${READING}`, "#efe5cf", most));
}

/** Wraps words into lines of this width, and cuts off the rest with dots. */
export function wrapped(
  words: string,
  most: number,
  widthOf: (words: string) => number,
  lines: number,
): string[] {
  const found: string[] = [""];
  for (const word of words.split(/\s+/)) {
    const longer = `${found.at(-1) ?? ""} ${word}`.trim();
    if (widthOf(longer) <= most || found.at(-1) === "") found[found.length - 1] = longer;
    else found.push(word);
  }
  if (found.length <= lines) return found;
  const [...kept] = found.slice(0, lines);
  kept[lines - 1] = `${kept[lines - 1] ?? ""} …`;
  return kept;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Up to five boxes are side by side; more are in two rows. */
export function placeOf(at: number, of: number): Box {
  const rows = of > 5 ? 2 : 1;
  const columns = Math.ceil(of / rows);
  const width = (WIDTH - 2 * MARGIN - GAP * (columns - 1)) / columns;
  const height = (BOTTOM - TOP - GAP * (rows - 1)) / rows;
  const x = MARGIN + (at % columns) * (width + GAP);
  return { x, y: TOP + Math.floor(at / columns) * (height + GAP), width, height };
}

function box(pen: Pen, { name, lines, lost, candles }: ResultCardPerson, place: Box): void {
  const { x, y, width, height } = place;
  const inner = width - 32;
  pen.fillStyle = "rgba(58, 43, 27, 0.7)";
  pen.beginPath();
  pen.roundRect(x, y, width, height, 12);
  pen.fill();
  pen.lineWidth = 2;
  pen.strokeStyle = lost ? "#8a4335" : "#8d6d33";
  pen.stroke();
  write(pen, name, x + 16, y + 36, `29px ${DISPLAY}`, lost ? "#f5a392" : "#f6e2ad", inner);
  const room = Math.floor((height - 50) / 30);
  const shown = lines.slice(0, candles ? 1 : room);
  shown.forEach((line, n) => write(pen, line, x + 16, y + 68 + 30 * n, `22px ${READING}`, "#efe5cf", inner));
  if (candles) light(pen, candles, { x: x + 16, y: y + 80, width: inner, height: height - 92 });
}

/** Draws a row of candles of these heights; of a burnt-down one, only the base. */
function light(pen: Pen, candles: readonly number[], { x, y, width, height }: Box): void {
  const step = width / Math.max(candles.length, 4);
  const thick = Math.min(18, step * 0.5);
  candles.forEach((left, n) => {
    const middle = x + step * (n + 0.5);
    const flame = Math.min(18, height * 0.3);
    const wax = (height - flame - 6) * left;
    pen.fillStyle = "#5b4420";
    pen.fillRect(middle - thick * 0.75, y + height - 4, thick * 1.5, 4);
    if (left <= 0) return;
    pen.fillStyle = "#efe0ba";
    pen.fillRect(middle - thick / 2, y + height - 4 - wax, thick, wax);
    pen.fillStyle = "#ffbf66";
    pen.beginPath();
    pen.ellipse(middle, y + height - 6 - wax - flame / 2, thick * 0.3, flame / 2, 0, 0, 2 * Math.PI);
    pen.fill();
  });
}

function engrave(pen: Pen, { field, paths }: Emblem, tone: ResultCard["tone"]): void {
  const size = 250;
  pen.save();
  pen.translate(WIDTH - MARGIN - size, 46);
  pen.scale(size / field, size / field);
  const ink = tone === "light" ? "#c49a4c" : "#a777d4";
  pen.strokeStyle = ink;
  pen.lineCap = "round";
  pen.lineJoin = "round";
  for (const { d, width, fill = "none", mirrored = false } of paths) {
    const path = new Path2D();
    path.addPath(new Path2D(d), mirrored ? new DOMMatrix([-1, 0, 0, 1, field, 0]) : undefined);
    pen.fillStyle = fill === "paper" ? "#20170e" : ink;
    if (fill !== "none") pen.fill(path, "evenodd");
    if (width !== undefined) {
      pen.lineWidth = width;
      pen.stroke(path);
    }
  }
  pen.restore();
}

function write(
  pen: Pen,
  said: string,
  x: number,
  y: number,
  font: string,
  colour: string,
  most = WIDTH - 2 * MARGIN,
): void {
  pen.font = font;
  pen.fillStyle = colour;
  pen.fillText(said, x, y, most);
}
