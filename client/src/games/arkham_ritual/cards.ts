/** The cards as they are drawn: their names by id, their colours and kinds. */

const TYPES = ["candelabra", "dagger", "idol", "chalice", "tome"] as const;

export type Colour = "sane" | "cursed";
export type Kind = "artifact" | "event" | "character" | "great-old-one";

const ARTIFACTS = TYPES.flatMap((type) => [`${type}-sane`, `${type}-sane`, `${type}-cursed`]);
const EVENTS = ["elder-sign", "gate", "gate", "magical-orb", "shining-trapezohedron"];
const CHARACTERS = ["investigator", "wary-student", "cultist", "mad-professor"];
const OLD_ONES = ["cthulhu", "nyarlathotep", "yog-sothoth", "hastur", "mystery-card"];

const NAMES: readonly string[] = [...ARTIFACTS, ...EVENTS, ...CHARACTERS, ...OLD_ONES];

export const ARTIFACT_TYPES: readonly string[] = TYPES;

export function nameOf(card: number): string {
  return NAMES[card] ?? "mystery-card";
}

export function cardNamed(name: string): number {
  return NAMES.indexOf(name);
}

export function kindOf(card: number): Kind {
  const name = nameOf(card);
  if (ARTIFACTS.includes(name)) return "artifact";
  if (EVENTS.includes(name)) return "event";
  return CHARACTERS.includes(name) ? "character" : "great-old-one";
}

export function colourOf(card: number): Colour {
  const name = nameOf(card);
  return name.endsWith("-cursed") || OLD_ONES.includes(name) ? "cursed" : "sane";
}

/** The id of the text that says what a card does. */
export function ruleOf(card: number): string {
  return kindOf(card) === "artifact" ? "ar-rule-artifact" : `ar-rule-${nameOf(card)}`;
}
