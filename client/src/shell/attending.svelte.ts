/** What reaches whoever does not look: sounds, the title of the page, a screen reader, a screen that stays on. */

import { untrack } from "svelte";
import { announce, announceNow } from "@/lib/announce.svelte";
import { t } from "@/lib/i18n.svelte";
import { settings } from "@/lib/settings.svelte";
import { play, startAmbience } from "@/lib/sound";
import { stayAwake } from "@/lib/wake";
import type { LogLine } from "./games";
import type { Question } from "./question";

/** The table as far as it has been shown. */
export interface Attended {
  readonly playing: boolean;
  readonly seated: boolean;
  /** I am waited for, and have seen all that led to it. */
  readonly myTurn: boolean;
  readonly behind: boolean;
  readonly lines: readonly LogLine[];
  readonly question: Question | null;
  /** The id of the open question. */
  readonly decision: number | null;
  readonly title: string;
}

/** For as long as the table is shown; called while its component is made. */
export function attend(now: () => Attended): void {
  const playing = $derived(now().playing);
  const isMyGame = $derived(now().seated && playing);
  const myTurn = $derived(now().myTurn);

  $effect(() => {
    if (settings.ambience && playing) return startAmbience();
  });

  /** A phone stays awake while it is one's game. */
  $effect(() => {
    if (isMyGame) return stayAwake();
  });

  /** New lines of the log are read out as they are shown. */
  let read = untrack(() => now().lines.length);
  $effect(() => {
    const { lines } = now();
    for (const line of lines.slice(read)) announce(line.text);
    read = lines.length;
  });

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
