/** Notifies players who are not looking: sounds, page title, screen reader, wake lock. */

import { untrack } from "svelte";
import { announce, announceNow } from "@/lib/browser/announce.svelte";
import { t } from "@/lib/i18n.svelte";
import { settings } from "@/lib/settings.svelte";
import { play, startAmbience } from "@/lib/sound/sound";
import { stayAwake } from "@/lib/browser/wake-lock";
import type { LogLine } from "@/shell/games";
import type { Question } from "@/shell/dock/question";

/** The table as far as it has been shown. */
export interface NotificationState {
  readonly playing: boolean;
  readonly seated: boolean;
  /** Whether it is this player's turn and everything that led to it has been shown. */
  readonly myTurn: boolean;
  readonly behind: boolean;
  readonly lines: readonly LogLine[];
  readonly question: Question | null;
  /** The id of the open question. */
  readonly decision: number | null;
  readonly title: string;
}

/** Has new lines of the log read out as they are shown; call it while the component is created. The first
 * `read` lines count as read. */
export function announceLog(lines: () => readonly LogLine[], read: number): void {
  $effect(() => {
    const now = lines();
    for (const line of now.slice(read)) announce(line.text);
    read = now.length;
  });
}

/** Registers the effects; call it while the component is created. */
export function notifyPlayer(now: () => NotificationState): void {
  const playing = $derived(now().playing);
  const isMyGame = $derived(now().seated && playing);
  const myTurn = $derived(now().myTurn);

  $effect(() => {
    if (settings.ambience && playing) return startAmbience();
  });

  /** Keep a player's screen awake during the game. */
  $effect(() => {
    if (isMyGame) return stayAwake();
  });

  announceLog(
    () => now().lines,
    untrack(() => now().lines.length),
  );

  const asked = $derived(myTurn && !now().behind ? now().decision : null);
  $effect(() => {
    if (asked === null) return;
    const { question } = untrack(now);
    if (question !== null) announceNow([question.cause, question.question].filter(Boolean).join(" "));
  });

  $effect(() => {
    if (myTurn) play("turn");
  });

  $effect(() => {
    const { title } = now();
    document.title = myTurn ? t("title-your-turn", { game: title }) : t("title", { page: title });
  });
}
