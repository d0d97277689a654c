/** The story of a finished game, round by round: who killed whom, who helped, knowingly or not, and
 * every lie. */

import { listed, t } from "@/lib/i18n.svelte";
import type {
  ActView,
  AmongCultistsEvent,
  AmongCultistsView,
  ClaimView,
  OpenView,
} from "@/generated/among_cultists";
import type { Names } from "@/shell/games";
import { claimText, codeOf, isFields } from "../claims/claims";

export type StoryKind = "dead" | "murder" | "hidden" | "found" | "vote" | "spoiled" | "lie" | "end";

export interface StoryLine {
  readonly round: number;
  readonly kind: StoryKind;
  readonly text: string;
}

/** Statements about the speaker's own acts, sights or role. A wrong suspicion is a mistake, not a lie. */
const FACTS = ["team", "role", "seen", "bag", "put", "gave", "route"];

export function storyOf(view: AmongCultistsView, names: Names): StoryLine[] {
  const open = view.all;
  if (open === null) return [];
  const lines = [
    ...open.death_rounds.flatMap((round, party) => before(round, party, names)),
    ...murders(view.deeds, open, names),
    ...looks(view, open, names),
    ...spoiled(view.deeds, open, names),
    ...told(view.history, open, names),
    ...lies(view, open, names),
  ];
  return lines.sort((a, b) => a.round - b.round || ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}

/** The order within a round: walks and encounters, actions, votes. */
const ORDER: readonly StoryKind[] = ["dead", "murder", "spoiled", "hidden", "found", "vote", "lie", "end"];

function before(round: number | null, party: number, names: Names): StoryLine[] {
  return round === 0 ? [{ round, kind: "dead", text: t("ac-story-dead", { name: names(party) }) }] : [];
}

function murders(deeds: readonly ActView[], open: OpenView, names: Names): StoryLine[] {
  const dead = new Set(open.death_rounds.flatMap((round, party) => (round === 0 ? [party] : [])));
  return deeds.flatMap(({ deed, round, party, to, card }): StoryLine[] => {
    if (deed !== "gave" || card !== "dead" || party === undefined || to === undefined) return [];
    const again = dead.has(to);
    dead.add(to);
    const text = again ? "ac-story-murder-again" : "ac-story-murder";
    return [{ round, kind: "murder", text: t(text, { who: names(party), name: names(to) }) }];
  });
}

/** A Dead card that was seen in a round in which the death was not reported. */
function looks({ deeds, history }: AmongCultistsView, open: OpenView, names: Names): StoryLine[] {
  const found = new Set(
    byRound(history).flatMap(({ round, event }) =>
      event.kind === "death-confirmed" ? [`${round} ${event.party} ${event.target}`] : [],
    ),
  );
  return deeds.flatMap(({ deed, round, party, target, dead }): StoryLine[] => {
    if (deed !== "saw" || !dead || party === undefined || target === undefined) return [];
    if (found.has(`${round} ${party} ${target}`) || open.roles[party] !== "cultist") return [];
    return [
      { round, kind: "hidden", text: t("ac-story-hidden", { who: names(party), name: names(target) }) },
    ];
  });
}

function spoiled(deeds: readonly ActView[], open: OpenView, names: Names): StoryLine[] {
  return deeds.flatMap(({ deed, round, party, place, card }): StoryLine[] => {
    if (deed !== "put" || (card !== "failure" && card !== "sabotage") || party === undefined) return [];
    if (open.roles[party] !== "cultist") return [];
    const values = { who: names(party), place: t(`ac-place-${place ?? ""}`), card: t(`ac-card-${card}`) };
    return [{ round, kind: "spoiled", text: t("ac-story-spoiled", values) }];
  });
}

function byRound(history: readonly AmongCultistsEvent[]): { round: number; event: AmongCultistsEvent }[] {
  let round = 0;
  return history.map((event) => {
    if (event.kind === "round-began") round = event.round;
    return { round, event };
  });
}

/** Confirmed deaths, votes and who cast them, and the end. */
function told(history: readonly AmongCultistsEvent[], open: OpenView, names: Names): StoryLine[] {
  let votes: readonly (number | null)[] = [];
  return byRound(history).flatMap(({ round, event }): StoryLine[] => {
    switch (event.kind) {
      case "death-confirmed": {
        const values = { who: names(event.party), name: names(event.target) };
        return [{ round, kind: "found", text: t("ac-story-found", values) }];
      }
      case "votes":
        votes = event.votes;
        return [];
      case "vote-changed":
        votes = votes.map((vote, seat) => (seat === event.seat ? event.vote : vote));
        return [];
      case "vote-ended":
        return voted(round, event.out, votes, open, names);
      case "assassinated": {
        const values = {
          who: names(event.party),
          name: names(event.target),
          role: roleOf(event.target, open),
        };
        return [{ round, kind: "vote", text: t("ac-story-assassinated", values) }];
      }
      case "claimed":
        return [{ round, kind: "end", text: t("ac-event-claimed", { who: names(event.party) }) }];
      default:
        return [];
    }
  });
}

function roleOf(party: number, open: OpenView): string {
  return t(`ac-role-${open.roles[party] ?? ""}`);
}

function voted(
  round: number,
  out: number | null,
  votes: readonly (number | null)[],
  open: OpenView,
  names: Names,
): StoryLine[] {
  if (out === null) return [];
  const by = votes.flatMap((vote, seat) => (vote === out ? [names(seat)] : []));
  const right = open.roles[out] === "cultist";
  const text = t(right ? "ac-story-vote-right" : "ac-story-vote-wrong", {
    name: names(out),
    role: roleOf(out, open),
    names: listed(by),
  });
  return [{ round, kind: "vote", text }];
}

function isFact({ claim, fields }: ClaimView): boolean {
  if (claim !== "answer") return FACTS.includes(claim);
  const inner = fields["claim"];
  return isFields(inner) && FACTS.includes(codeOf(inner["kind"]));
}

function lies({ claims }: AmongCultistsView, open: OpenView, names: Names): StoryLine[] {
  return claims.flatMap((each, at): StoryLine[] => {
    const knows = open.roles[each.seat] === "cultist";
    const counts = isFact(each) || (knows && (each.claim === "accuse" || each.claim === "defend"));
    if (open.truths[at] !== false || !counts) return [];
    const what = claimText(each.claim, each.fields, each.ref, names);
    return [{ round: each.round, kind: "lie", text: t("ac-story-lie", { who: names(each.seat), what }) }];
  });
}
