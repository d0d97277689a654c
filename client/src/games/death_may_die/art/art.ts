/** The drawings of places, figures, people and Elder Ones: one sheet of symbols, added to the page once. */

import "./drawing-styles.css";
import PLACES from "./places.json";

const SHEET = "dmd-symbols";

/** The drawings on the sheet, by the ids of the game. */
export const DRAWN_ENEMIES: readonly string[] = [
  "cultist",
  "ghast",
  "serpent-man",
  "fisher-from-outside",
  "gyaa-yothn",
  "gug",
  "unnamable",
  "dhole",
  "amorphous-scion",
  "dancer",
  "beast",
];
export const DRAWN_FACES: readonly string[] = [
  "agatha-may",
  "huikong",
  "julien-dulik",
  "leon-barnes",
  "mike-kozlov",
  "jakub-peters",
  "ruth-weber",
  "sally-withers",
  "sandra-atkinson",
  "stella-fontaine",
];
export const DRAWN_ELDERS: readonly string[] = ["azathoth", "tsathoggua"];

/** The drawing for places without one, as in a content pack. */
const SOMEWHERE = "street";

const scenes: Readonly<Record<string, string>> = PLACES;

export function sceneOf(space: string): string {
  return `dmd-place-${scenes[space] ?? SOMEWHERE}`;
}

export function enemySymbol(id: string): string | null {
  return DRAWN_ENEMIES.includes(id) ? `dmd-en-${id}` : null;
}

export function faceSymbol(id: string | undefined): string | null {
  return id !== undefined && DRAWN_FACES.includes(id) ? `dmd-face-${id}` : null;
}

/** The body, and the limbs that reach over the spaces around it. */
export function elderSymbols(id: string): { body: string; reach: string } | null {
  return DRAWN_ELDERS.includes(id) ? { body: `dmd-el-${id}`, reach: `dmd-el-${id}-reach` } : null;
}

/** Adds the sheet to the page, unless it is there; only tables of this game load it. */
export async function layOutArt(): Promise<void> {
  const { default: drawn } = await import("./symbols.svg?raw");
  if (document.getElementById(SHEET) !== null) return;
  const sheet = document.createElement("div");
  sheet.id = SHEET;
  sheet.setAttribute("aria-hidden", "true");
  sheet.innerHTML = drawn;
  document.body.append(sheet);
}
