/** Puts claims into words, and prepares claims from a seat's own acts. */

import { textOrNull, listed, t, type Values } from "@/lib/i18n.svelte";
import type {
  ActView,
  AmongCultistsLegend,
  AmongCultistsView,
  ClaimView,
  ContradictionView,
} from "@/generated/among_cultists";
import type { Names } from "@/shell/games";

export type Fields = Readonly<Record<string, unknown>>;

/** A value that can be chosen for a field. */
export type ShownOption = AmongCultistsLegend["claims"]["values"][string][number];

/** A claim as it is sent. */
export interface Claim {
  readonly kind: string;
  readonly fields: Fields;
  readonly ref?: number;
}

/** A field's value as the end of a text id; empty until one is chosen. */
export function codeOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The fields whose values are text ids, and the prefixes of those ids. */
const TEXTS: Readonly<Record<string, string>> = {
  place: "ac-place",
  room: "ac-place",
  card: "ac-card",
  role: "ac-role",
  topic: "ac-topic",
  action: "ac-action",
  via: "ac-claim-via",
  event: "ac-marker",
  emote: "ac-emote",
};

const PARTIES = ["to", "target", "whom", "seat"];

/** A field's value as part of a sentence. */
export function valueText(field: string, value: unknown, names: Names): string | number {
  if (field === "to" && value === "all") return t("ac-claim-to-all");
  if (typeof value === "number" && (PARTIES.includes(field) || field === "object")) return names(value);
  if (field === "object") return value === null ? "" : t(`ac-place-${codeOf(value)}`);
  if (Array.isArray(value)) return listed(value.map((each) => t(`ac-colour-${String(each)}`)));
  if (typeof value === "boolean") return value ? "yes" : "no";
  const prefix = TEXTS[field];
  if (prefix !== undefined) return t(`${prefix}-${codeOf(value)}`);
  return typeof value === "number" ? value : codeOf(value);
}

function valuesOf(fields: Fields, names: Names): Values {
  const values: Values = {};
  for (const [field, value] of Object.entries(fields)) {
    if (value !== null && value !== undefined) values[field] = valueText(field, value, names);
  }
  return values;
}

/** Quotations of claims, by number. */
export type Quoted = ReadonlyMap<number, Pick<ClaimView, "seat" | "claim" | "fields" | "ref">>;

const NOTHING: Quoted = new Map();

export function quotesOf(
  claims: readonly Pick<ClaimView, "id" | "seat" | "claim" | "fields" | "ref">[],
): Quoted {
  return new Map(claims.map((each) => [each.id, each]));
}

/** A text about another claim: quoted if its text is known, or else named by its number. A claim within
 * the quotation is only named. */
function about(id: string, ref: number | null, names: Names, quotes: Quoted, values: Values = {}): string {
  const quoted = ref === null ? undefined : quotes.get(ref);
  if (quoted === undefined) return t(id, { ...values, ref: ref ?? 0 });
  const text = claimText(quoted.claim, quoted.fields, quoted.ref, names);
  return t(`${id}-quoted`, { ...values, who: names(quoted.seat), text });
}

function groundText(ground: Fields, ref: number | null, names: Names, quotes: Quoted): string {
  const by = String(ground["by"]);
  if (by === "contradiction") return about("ac-ground-contradiction", ref, names, quotes);
  const said = t(`ac-ground-${by}`, valuesOf(ground, names));
  return ref === null ? said : about("ac-ground-ref", ref, names, quotes, { ground: said });
}

function seenText(fields: Fields, names: Names): string {
  const said = t("ac-claim-seen", { alive: 0, dead: 0, ...valuesOf(fields, names) });
  const { alive, dead } = fields;
  if (typeof alive !== "number" || typeof dead !== "number") return said;
  return `${said} ${t("ac-claim-seen-counts", { alive, dead })}`;
}

function answerText(claim: unknown, ref: number | null, names: Names, quotes: Quoted): string {
  if (!isFields(claim)) return about("ac-claim-answer-none", ref, names, quotes);
  const inner = isFields(claim["fields"]) ? claim["fields"] : {};
  const said = claimText(String(claim["kind"]), inner, null, names);
  return about("ac-claim-answer", ref, names, quotes, { claim: said });
}

/** Claims that only comment on another one. */
const REPLIES = ["agree", "refuse", "support", "doubt", "retract"];

export function claimText(
  kind: string,
  fields: Fields,
  ref: number | null,
  names: Names,
  quotes: Quoted = NOTHING,
): string {
  if (kind === "seen") return seenText(fields, names);
  if (kind === "answer") return answerText(fields["claim"], ref, names, quotes);
  if (REPLIES.includes(kind)) return about(`ac-claim-${kind}`, ref, names, quotes);
  if (kind === "rule") return t(`ac-claim-rule-${String(fields["kind"])}`);
  if (kind === "vote" && typeof fields["seat"] === "string") return t(`ac-claim-vote-${fields["seat"]}`);
  const values = { ...valuesOf(fields, names), ref: ref ?? 0 };
  if (kind === "ask" && typeof fields["round"] === "number") return t("ac-claim-ask-round", values);
  if (isFields(fields["ground"])) {
    return t(`ac-claim-${kind}`, { ...values, ground: groundText(fields["ground"], ref, names, quotes) });
  }
  if (kind === "request") {
    const object = valueText("object", fields["object"] ?? null, names);
    return t("ac-claim-request", { ...values, deed: t(`ac-deed-${String(fields["deed"])}`, { object }) });
  }
  return textOrNull(`ac-claim-${kind}`, values) ?? t(`ac-claim-kind-${kind}`);
}

/** One line of the notebook: an act of this seat as a claim. */
export interface Entry {
  readonly key: string;
  readonly round: number;
  readonly claim: Claim;
}

/** The claim about one of the player's own acts (AC-T28); some acts were public. */
function asClaim({
  deed,
  round,
  to,
  place,
  card,
  event,
  done,
  target,
  via,
  alive,
  dead,
}: ActView): Claim | null {
  if (deed === "gave") return { kind: "gave", fields: { to, round, card } };
  if (deed === "put") return { kind: "put", fields: { place, round, card } };
  if (deed === "bag" && done !== "in-hand") return { kind: "bag", fields: { round, event, done } };
  if (deed !== "saw") return null;
  return { kind: "seen", fields: { target, round, via, result: dead === 0 ? "alive" : "dead", alive, dead } };
}

export function notebook(view: AmongCultistsView): readonly Entry[] {
  const mine = view.deeds.filter(({ party }) => party === view.seat);
  return mine.flatMap((deed, at) => {
    const claim = asClaim(deed);
    return claim === null ? [] : [{ key: `deed-${at}`, round: deed.round, claim }];
  });
}

/** What my route allows in a round, as a claim. */
export function routeClaim(
  view: AmongCultistsView,
  legend: AmongCultistsLegend,
  round: number,
): Claim | null {
  if (view.own === null) return null;
  const row = legend.row_of_round[round] ?? 0;
  const colours = legend.routes[view.own.route]?.[row - 1];
  if (colours === undefined) return null;
  const ordered = legend.colours.filter((colour) => colours.includes(colour));
  return { kind: "route", fields: { round, colours: ordered } };
}

/** The contradictions of which neither claim was retracted. */
export function standing({ claims, contradictions }: AmongCultistsView): ContradictionView[] {
  const back = new Set(claims.filter(({ claim }) => claim === "retract").map(({ ref }) => ref));
  return contradictions.filter(
    ({ claim, other }) => !back.has(claim) && (other === null || !back.has(other)),
  );
}
