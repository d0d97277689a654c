/** Texts from the Fluent files, which the server shares. English fills gaps in other languages. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { COMPLETE, TEXTS } from "virtual:texts";
import { settings } from "./settings.svelte";

const FALLBACK = "en";

export type Values = Record<string, FluentVariable>;

/** The languages that have all texts of the client. */
export const LANGUAGES: readonly string[] = [...COMPLETE].sort(
  (a, b) => Number(b === FALLBACK) - Number(a === FALLBACK) || a.localeCompare(b),
);

class CurrentTexts {
  language = $state(FALLBACK);
  bundles = $state.raw<FluentBundle[]>([]);
}

const current = new CurrentTexts();

/** The games whose texts are loaded; the others have only their front-page texts. */
let loadedGames: readonly string[] = [];

/** By language, the texts of games that are on the server but not in this client. */
let added: readonly Readonly<Record<string, string>>[] = [];

/** The shared texts, the front-page texts of all games, and all texts of loaded games. */
async function bundleOf(language: string): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const names = [language, ...loadedGames.map((folder) => `${language}/${folder}`)];
  const loaders = names.map((name) => TEXTS[name]).filter((load) => load !== undefined);
  const loaded = await Promise.all(loaders.map((load) => load()));
  const own = added.map((texts) => texts[language] ?? texts[FALLBACK] ?? "");
  for (const text of [...loaded.map((each) => each.default), ...own]) {
    bundle.addResource(new FluentResource(text));
  }
  return bundle;
}

/** The first of the user's languages that we have. */
function preferred(): string {
  const wishes = [settings.language, ...navigator.languages].filter((wish) => wish !== null);
  for (const wish of wishes) {
    const language = wish.split("-")[0] ?? wish;
    if (LANGUAGES.includes(language)) return language;
  }
  return FALLBACK;
}

/** The current language, and the promise of its texts. */
let wanted: string | null = null;
let latest: Promise<void> = Promise.resolve();

/** Loads the texts of a language; await it before drawing anything. An incomplete language also loads
 * English. The language requested last wins. */
export function useLanguage(language: string = preferred()): Promise<void> {
  wanted = language;
  const loading: Promise<void> = load(language).then((bundles) => {
    if (loading !== latest) return latest;
    current.bundles = bundles;
    current.language = language;
    document.documentElement.lang = language;
    return undefined;
  });
  latest = loading;
  return loading;
}

function load(language: string): Promise<FluentBundle[]> {
  const languages = LANGUAGES.includes(language) ? [language] : [language, FALLBACK];
  return Promise.all(languages.map(bundleOf));
}

/** Loads the texts of games, by folder; await it before drawing them. */
export async function loadTexts(...folders: readonly string[]): Promise<void> {
  const more = folders.filter((folder) => !loadedGames.includes(folder));
  loadedGames = [...loadedGames, ...more];
  const isSomethingNew = more.some((folder) =>
    Object.keys(TEXTS).some((name) => name.endsWith(`/${folder}`)),
  );
  // Another caller may be loading it already.
  await (isSomethingNew ? useLanguage(wanted ?? preferred()) : latest);
}

/** Adds the texts of games that only this server has. */
export async function addTexts(texts: readonly Readonly<Record<string, string>>[]): Promise<void> {
  added = texts.filter((each) => Object.keys(each).length > 0);
  if (added.length > 0) await useLanguage(wanted ?? preferred());
}

export function language(): string {
  return current.language;
}

/** Changes whenever texts are added or changed, to invalidate caches. */
export function textsVersion(): object {
  return current.bundles;
}

export function has(id: string): boolean {
  return current.bundles.some((bundle) => bundle.hasMessage(id));
}

/** The text of a message; a missing one shows its id, so that it is noticed. */
export function t(id: string, values: Values = {}): string {
  return formatted(id, values, []) ?? id;
}

/** The text of a message, or null if it is missing or lacks a variable. */
export function textOrNull(id: string, values: Values = {}): string | null {
  const errors: Error[] = [];
  const text = formatted(id, values, errors);
  return errors.length === 0 ? text : null;
}

function formatted(id: string, values: Values, errors: Error[]): string | null {
  for (const bundle of current.bundles) {
    const pattern = bundle.getMessage(id)?.value;
    if (pattern) return bundle.formatPattern(pattern, values, errors);
  }
  return null;
}

/** "Ada, Bo and Cy", by the rules of the language. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(current.language, { type: "conjunction" }).format(names);
}

export function languageName(code: string): string {
  return new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
}

/** Formats a chance between 0 and 1 in per cent. */
export function percent(share: number): string {
  return new Intl.NumberFormat(current.language, { style: "percent" }).format(share);
}

/** Formats a gain or loss with its sign and one decimal place. */
export function signed(number: number): string {
  return new Intl.NumberFormat(current.language, {
    signDisplay: "exceptZero",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(number);
}

export function clockTime(milliseconds: number): string {
  return new Intl.DateTimeFormat(current.language, { hour: "2-digit", minute: "2-digit" }).format(
    milliseconds,
  );
}

/** Formats a day without its year. */
export function shortDate(milliseconds: number): string {
  return new Intl.DateTimeFormat(current.language, { day: "numeric", month: "short" }).format(milliseconds);
}

export function dayAndTime(milliseconds: number): string {
  return new Intl.DateTimeFormat(current.language, {
    dateStyle: "medium",
    timeStyle: "short",
  }).format(milliseconds);
}

/** Formats a duration of more than an hour. */
export function longTime(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) return t("time-days", { days: Math.floor(hours / 24), hours: hours % 24 });
  return t("time-hours", { hours, minutes: Math.floor((seconds % 3600) / 60) });
}
