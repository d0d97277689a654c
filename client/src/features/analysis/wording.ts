/** Puts an analysis into words: questions and choices as the table shows them. */

import type { Judged, Replay } from "@/generated/protocol";
import { t } from "@/lib/i18n.svelte";
import { to } from "@/lib/router.svelte";
import { eventsIn, type View } from "@/lib/table.svelte";
import type { ChoiceName, Names, Words } from "@/shell/games";

export interface MoveWording {
  readonly where: (looked: { move: number; round: number }) => string;
  readonly question: (looked: Judged) => string;
  readonly choice: (looked: Judged, choice: number) => string;
  /** The result of the move with this number, in a sentence. */
  readonly happened: (move: number) => string;
  /** The replay, through the eyes of the seat, right before this move. */
  readonly link: (move: number) => string;
}

interface AnalysedGame {
  readonly id: string;
  readonly seat: number;
  readonly words: Words;
  readonly names: Names;
  readonly choices: readonly ChoiceName[];
  readonly replay: Pick<Replay, "steps">;
  /** The views before the first move and after each. */
  readonly views: readonly View[];
}

export function moveWording({ id, seat, words, names, choices, replay, views }: AnalysedGame): MoveWording {
  return {
    where: ({ move, round }) =>
      round > 0
        ? t("analysis-where", { round, move: move + 1 })
        : t("analysis-where-roundless", { move: move + 1 }),
    question: ({ move, prompt }) => {
      const view = views[move];
      return view === undefined ? prompt : words.prompt(prompt, view, names);
    },
    choice: ({ move }, choice) => {
      const view = views[move];
      const name = choices[choice] ?? [];
      return view === undefined ? name.join(" ") : words.choice(name, view, names);
    },
    happened: (move) => {
      const view = views[move + 1];
      const events = eventsIn(replay.steps[move]?.events ?? []);
      return view === undefined
        ? ""
        : words
            .log(events, view, names)
            .map(({ text }) => text)
            .join(" ");
    },
    link: (move) => to.replay(id, String(seat), move),
  };
}
