/** The chronicle as a picture that can be sent to a friend, drawn on a canvas. */

import { enemyDrawing, type Drawing } from "./emblems";

export interface Page {
  readonly title: string;
  readonly subtitle: string;
  readonly verdict: string;
  readonly won: boolean;
  readonly elder: string;
  readonly facts: readonly string[];
  readonly people: readonly {
    readonly name: string;
    readonly lines: readonly string[];
    readonly lost: boolean;
  }[];
  readonly signature: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const DISPLAY = '"IM Fell English", "EB Garamond", Georgia, serif';
const READING = '"EB Garamond", Georgia, serif';

export async function pictureOf(page: Page): Promise<Blob> {
  await document.fonts.ready;
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("this browser draws no pictures");
  background(pen, page.won);
  emblem(pen, enemyDrawing(page.elder), 905, 36, 9.6, page.won ? "#5b4a2c" : "#6d3a8c");
  heading(pen, page);
  page.people.forEach((person, i) => column(pen, person, i, page.people.length));
  text(pen, page.signature, 60, HEIGHT - 36, `22px ${READING}`, "#a8987a");
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error("no picture")) : resolve(blob)), "image/png");
  });
}

/** Hands the picture to the system's own sharing where there is one, else saves it. */
export async function share(blob: Blob, name: string, title: string): Promise<void> {
  const file = new File([blob], name, { type: "image/png" });
  if ("canShare" in navigator && navigator.canShare({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title });
    } catch (error) {
      if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
    }
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

function background(pen: CanvasRenderingContext2D, won: boolean): void {
  pen.fillStyle = "#150f0a";
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const glow = pen.createRadialGradient(WIDTH / 2, -80, 60, WIDTH / 2, 0, 900);
  glow.addColorStop(0, won ? "rgba(255, 190, 100, 0.42)" : "rgba(150, 80, 200, 0.38)");
  glow.addColorStop(1, "rgba(0, 0, 0, 0)");
  pen.fillStyle = glow;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = "#8d6d33";
  pen.lineWidth = 3;
  pen.strokeRect(18, 18, WIDTH - 36, HEIGHT - 36);
  pen.lineWidth = 1;
  pen.strokeRect(27, 27, WIDTH - 54, HEIGHT - 54);
}

function heading(pen: CanvasRenderingContext2D, page: Page): void {
  text(pen, page.title, 60, 104, `60px ${DISPLAY}`, "#f6e2ad");
  text(pen, page.subtitle, 60, 150, `30px ${READING}`, "#e0cfa8");
  text(pen, page.verdict, 60, 212, `italic 36px ${READING}`, page.won ? "#ffcf85" : "#dcb6ff");
  text(pen, page.facts.join("  ·  "), 60, 258, `25px ${READING}`, "#c4b597");
}

function column(
  pen: CanvasRenderingContext2D,
  { name, lines, lost }: Page["people"][number],
  at: number,
  of: number,
): void {
  const width = (WIDTH - 120 - 20 * (of - 1)) / of;
  const x = 60 + at * (width + 20);
  pen.fillStyle = "rgba(58, 43, 27, 0.7)";
  pen.beginPath();
  pen.roundRect(x, 290, width, 250, 12);
  pen.fill();
  pen.strokeStyle = lost ? "#8a4335" : "#8d6d33";
  pen.stroke();
  text(pen, name, x + 18, 330, `30px ${DISPLAY}`, lost ? "#f5a392" : "#f6e2ad", width - 30);
  lines.forEach((line, i) => text(pen, line, x + 18, 368 + 31 * i, `23px ${READING}`, "#efe5cf", width - 30));
}

function text(
  pen: CanvasRenderingContext2D,
  said: string,
  x: number,
  y: number,
  font: string,
  colour: string,
  most = WIDTH - 120,
): void {
  pen.font = font;
  pen.fillStyle = colour;
  pen.fillText(said, x, y, most);
}

function emblem(
  pen: CanvasRenderingContext2D,
  drawing: Drawing,
  x: number,
  y: number,
  scale: number,
  colour: string,
): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(scale, scale);
  pen.strokeStyle = colour;
  pen.fillStyle = colour;
  pen.lineWidth = 0.8;
  pen.lineCap = "round";
  pen.lineJoin = "round";
  if (drawing.fill) pen.fill(new Path2D(drawing.fill), "evenodd");
  if (drawing.line) pen.stroke(new Path2D(drawing.line));
  pen.restore();
}
