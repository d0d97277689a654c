/** The result card: who the cultists were and whom they killed. */

import { listed, t } from "@/lib/i18n.svelte";
import type { EndingProps } from "@/shell/games";
import type { ResultCardContent } from "@/shell/ending/result-card";
import { ROLES } from "./board/icons";
import type { AmongCultistsTypes } from "./stage";
import { storyOf, type StoryKind } from "./words/story";

/** The parts of the story to print; all of it would fill a page. */
const TOLD: readonly StoryKind[] = ["murder", "vote"];
const MAX_LINES = 3;

export function resultCard({ view, names }: EndingProps<AmongCultistsTypes>): ResultCardContent {
  const open = view.all;
  const end = view.history.findLast((event) => event.kind === "game-over");
  const team = end?.kind === "game-over" ? end.team : "investigators";
  const cultists = open?.roles.flatMap((role, at) => (role === "cultist" ? [names(at)] : [])) ?? [];
  const told = storyOf(view, names).filter(({ kind }) => TOLD.includes(kind));
  return {
    subtitle: t(`ac-end-${view.result?.reason ?? ""}`),
    verdict: t(`ac-moment-end-${team}`),
    tone: team === "cultists" ? "dread" : "light",
    story: [
      t("ac-story-cultists", { n: cultists.length, names: listed(cultists) }),
      ...told.slice(0, MAX_LINES).map(({ text }) => text),
    ].join(" "),
    people: view.table.map((party, at) => {
      const round = open?.death_rounds[at] ?? null;
      const dead = round === 0 ? t("ac-ending-dead-before") : t("ac-ending-dead", { round: round ?? 0 });
      return {
        name: names(at),
        lines: [
          t(`ac-role-${open?.roles[at] ?? "investigator"}`),
          ...(round === null ? (party.ghost ? [t("ac-view-ghost")] : []) : [dead]),
        ],
        lost: party.ghost || round !== null,
      };
    }),
    emblem: {
      field: 24,
      paths: [{ d: ROLES[team === "cultists" ? "cultist" : "investigator"] ?? "", width: 0.7 }],
    },
  };
}
