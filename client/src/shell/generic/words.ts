/** Texts for a game without a client folder: its messages where they exist, else its ids. */

import { textOrNull, t, type Values } from "@/lib/i18n.svelte";
import type { GameEvent, View } from "@/lib/table.svelte";
import type { ChoiceName, LogLine, Names, Words } from "@/shell/games";

type Fields = Readonly<Record<string, unknown>>;

/** Fields that hold the number of a seat. */
const SEATS = ["seat", "who", "by", "party", "active"];

/** The prefixes of texts for an argument of a choice. */
const KINDS = ["place", "card", "space", "character", "role", "token", "enemy", "skill"];

export function readable(code: string): string {
  const spaced = code.replaceAll(/[-_]/g, " ");
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

function isRecord(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function said(field: string, value: unknown, names: Names): string {
  if (typeof value === "number" && SEATS.includes(field)) return names(value);
  if (typeof value === "boolean") return t(value ? "word-yes" : "word-no");
  if (value === null || value === undefined) return t("word-none");
  if (Array.isArray(value)) return value.map((each) => said(field, each, names)).join(", ");
  if (isRecord(value)) {
    return Object.entries(value)
      .map(([key, each]) => `${readable(key)} ${said(key, each, names)}`)
      .join(", ");
  }
  return typeof value === "string" ? value : JSON.stringify(value);
}

function valuesOf(of: object, names: Names): Values {
  const fields: Fields = { ...of };
  const values: Values = {};
  for (const [field, value] of Object.entries(fields)) {
    const counts = typeof value === "number" && !SEATS.includes(field);
    values[field] = counts ? value : said(field, value, names);
  }
  const who = fields["seat"] ?? fields["who"] ?? fields["party"] ?? fields["active"];
  if (typeof who === "number") values["who"] = names(who);
  return values;
}

function choiceValues(prefix: string, args: ChoiceName, names: Names): Values {
  const values: Values = {};
  for (const arg of args) {
    if (typeof arg === "number") {
      values["n"] = arg;
      values["seat"] = names(arg);
    }
    for (const kind of KINDS) {
      const name = textOrNull(`${prefix}-${kind}-${arg}`);
      if (name !== null) values[kind] = name;
    }
  }
  return values;
}

function sentence(prefix: string, event: GameEvent, names: Names): string {
  const values = valuesOf(event, names);
  return (
    textOrNull(`${prefix}-event-${event.kind}`, values) ??
    textOrNull(`${prefix}-event-${event.kind}-secret`, values) ??
    plainly(event, names)
  );
}

function plainly(event: GameEvent, names: Names): string {
  const fields = Object.entries(event)
    .filter(([field]) => field !== "kind")
    .map(([field, value]) => `${readable(field)}: ${said(field, value, names)}`);
  return [readable(event.kind), ...fields].join(" · ");
}

function roundOf(view: View): number | null {
  return "round" in view && typeof view.round === "number" ? view.round : null;
}

export function genericWords(prefix: string): Words {
  return {
    prompt: (prompt, view, names) => {
      const values = { ...valuesOf(view, names), who: names(view.seat ?? 0) };
      return textOrNull(`${prefix}-prompt-${prompt}`, values) ?? readable(prompt);
    },
    waiting: (prompt, who) =>
      textOrNull(`${prefix}-waiting-${prompt}`, { who }) ?? t("dock-waiting", { who }),
    choice: ([name, ...args], _view, names) =>
      textOrNull(`${prefix}-choice-${String(name)}`, choiceValues(prefix, args, names)) ??
      [readable(String(name)), ...args].join(" "),
    locked: (reason) => textOrNull(`${prefix}-locked-${reason}`) ?? readable(reason),
    log: (history, _view, names) =>
      history.map((event): LogLine => ({
        text: sentence(prefix, event, names),
        weight: event.kind === "round-began" ? "chapter" : "plain",
      })),
    section: () => undefined,
    status: (view) => {
      const round = roundOf(view);
      return round === null ? "" : t("table-round", { n: round });
    },
  };
}
