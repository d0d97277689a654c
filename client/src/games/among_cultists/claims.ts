/** What people claim, in words; and claims made ready from what a seat remembers. */

import { attempt, listed, t, type Values } from "@/lib/i18n.svelte";
import type {
  ActView,
  AmongCultistsLegend,
  AmongCultistsView,
  ContradictionView,
} from "@/generated/among_cultists";
import type { Names } from "@/shell/games";

export type Fields = Readonly<Record<string, unknown>>;

/** A value that can be chosen for a field. */
export type Offered = AmongCultistsLegend["claims"]["values"][string][number];

/** A claim as it is sent. */
export interface Claim {
  readonly kind: string;
  readonly fields: Fields;
  readonly ref?: number;
}

/** What a field holds, as the ids of texts end with it; nothing while nothing is chosen. */
export function codeOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Which field holds the id of a text, and how these begin. */
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

/** A value of a field, as it stands in a sentence. */
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

function groundText(ground: Fields, ref: number | null, names: Names): string {
  const by = String(ground["by"]);
  const said = t(`ac-ground-${by}`, { ...valuesOf(ground, names), ref: ref ?? 0 });
  return ref === null || by === "contradiction" ? said : t("ac-ground-ref", { ground: said, ref });
}

function seenText(fields: Fields, names: Names): string {
  const said = t("ac-claim-seen", { alive: 0, dead: 0, ...valuesOf(fields, names) });
  const { alive, dead } = fields;
  if (typeof alive !== "number" || typeof dead !== "number") return said;
  return `${said} ${t("ac-claim-seen-counts", { alive, dead })}`;
}

function answerText(claim: unknown, ref: number | null, names: Names): string {
  if (!isFields(claim)) return t("ac-claim-answer-none", { ref: ref ?? 0 });
  const inner = isFields(claim["fields"]) ? claim["fields"] : {};
  return t("ac-claim-answer", { ref: ref ?? 0, claim: claimText(String(claim["kind"]), inner, null, names) });
}

export function claimText(kind: string, fields: Fields, ref: number | null, names: Names): string {
  if (kind === "seen") return seenText(fields, names);
  if (kind === "answer") return answerText(fields["claim"], ref, names);
  if (kind === "rule") return t(`ac-claim-rule-${String(fields["kind"])}`);
  if (kind === "vote" && typeof fields["seat"] === "string") return t(`ac-claim-vote-${fields["seat"]}`);
  const values = { ...valuesOf(fields, names), ref: ref ?? 0 };
  if (kind === "ask" && typeof fields["round"] === "number") return t("ac-claim-ask-round", values);
  if (isFields(fields["ground"])) {
    return t(`ac-claim-${kind}`, { ...values, ground: groundText(fields["ground"], ref, names) });
  }
  if (kind === "request") {
    const object = valueText("object", fields["object"] ?? null, names);
    return t("ac-claim-request", { ...values, deed: t(`ac-deed-${String(fields["deed"])}`, { object }) });
  }
  return attempt(`ac-claim-${kind}`, values) ?? t(`ac-claim-kind-${kind}`);
}

/** One line of the notebook: what this seat did or saw, and the claim that would say so. */
export interface Entry {
  readonly key: string;
  readonly round: number;
  readonly claim: Claim;
}

/** What a deed of one's own would be as a claim (AC-T28); some deeds everybody saw. */
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

/** What the own route allows in a round, as a claim. */
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

/** The contradictions of which neither claim was taken back. */
export function standing({ claims, contradictions }: AmongCultistsView): ContradictionView[] {
  const back = new Set(claims.filter(({ claim }) => claim === "retract").map(({ ref }) => ref));
  return contradictions.filter(
    ({ claim, other }) => !back.has(claim) && (other === null || !back.has(other)),
  );
}
