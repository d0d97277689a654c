/** The full-board moments. Each is made only from the public part of the
 * event, so that all viewers see the same at the same time (AC-N31). */

import { listed, t } from "@/lib/i18n.svelte";
import type { MomentContext, Moment } from "@/shell/games";
import type { AmongCultistsTypes } from "./stage";
import { voteCounts } from "./words/question";

/** A figure as the game's `Picture` draws it. */
function figure({ view, names }: MomentContext<AmongCultistsTypes>, party: number, ghost = false): string {
  const character = party === view.automa ? "automa" : String(view.table[party]?.character ?? 0);
  return [ghost ? "ghost" : "face", character, names(party)].join(":");
}

/** Each moment has a separate kind, so that moments are never joined with later ones. */
export function momentOf(happening: MomentContext<AmongCultistsTypes>): Moment | null {
  const { event, stage, names } = happening;
  const kind = (about: string | number): string => `${event.kind}:${stage.round}:${about}`;
  switch (event.kind) {
    case "event":
    case "mirrored":
      return {
        kind: kind(event.event),
        tone: "dread",
        title: t(`ac-marker-${event.event}`),
        line: t(`ac-marker-${event.event}-help`),
        pictures: [`event:${event.event}`],
        lasts: 2000,
      };
    case "death-confirmed":
      return {
        kind: kind(event.target),
        tone: "death",
        title: t("ac-moment-death", { name: names(event.target) }),
        line: t("ac-moment-death-line", { who: names(event.party) }),
        pictures: [figure(happening, event.target, true)],
        lasts: 2000,
      };
    case "assassinated":
      return {
        kind: kind(event.target),
        tone: "death",
        title: t("ac-moment-assassin", { name: names(event.target) }),
        line: t("ac-moment-assassin-line", { who: names(event.party) }),
        pictures: [figure(happening, event.target, true)],
        lasts: 2000,
      };
    case "ghost":
      // Other deaths have already been shown together with their cause.
      if (event.cause !== "role") return null;
      return {
        kind: kind(event.party),
        tone: "death",
        title: t("ac-moment-role", { name: names(event.party) }),
        line: t("ac-moment-role-line"),
        pictures: [figure(happening, event.party, true)],
      };
    case "votes":
      return {
        kind: kind(event.votes.join()),
        tone: "reveal",
        title: t("ac-moment-votes"),
        line: voteCounts(event.votes, names).join(" · "),
        pictures: [...new Set(event.votes.flatMap((vote) => vote ?? []))].map((party) =>
          figure(happening, party),
        ),
        lasts: 2000,
      };
    case "vote-ended":
      return event.out === null
        ? { kind: kind("nobody"), tone: "loss", title: t("ac-moment-nobody"), lasts: 1500 }
        : {
            kind: kind(event.out),
            tone: "loss",
            title: t("ac-moment-out", { name: names(event.out) }),
            line: t("ac-moment-out-line"),
            pictures: [figure(happening, event.out, true)],
            lasts: 1500,
          };
    case "revealed":
      return {
        kind: kind(event.party),
        tone: "reveal",
        title: t("ac-moment-revealed", { name: names(event.party), role: t(`ac-role-${event.role}`) }),
        line: t("ac-moment-revealed-line"),
        pictures: [`role:${event.role}`],
      };
    case "claimed":
      return {
        kind: kind(event.party),
        tone: "dread",
        title: t("ac-moment-claimed", { name: names(event.party) }),
        line: t("ac-moment-claimed-line"),
        pictures: ["role:cultist"],
        lasts: 2000,
      };
    case "seer-sought":
      return {
        kind: kind("seer"),
        tone: "reveal",
        title: t("ac-moment-sought"),
        line: t("ac-moment-sought-line", { names: listed(event.cultists.map(names)) }),
        pictures: ["role:seer"],
        lasts: 2000,
      };
    case "game-over":
      return {
        kind: kind("end"),
        tone: event.team === "cultists" ? "dread" : "light",
        title: t(`ac-moment-end-${event.team}`),
        line: t(`ac-end-${event.reason}`),
        pictures: [`role:${event.team === "cultists" ? "cultist" : "investigator"}`],
        lasts: 2000,
      };
    default:
      return null;
  }
}
