/** What spectators of a table are shown, in words. */

import type { RoomState, TableSettings } from "@/generated/protocol";
import { t } from "@/lib/i18n.svelte";

type Mode = TableSettings["spectators"];

const MODES: readonly Mode[] = ["off", "live", "delayed", "open"];

/** The host's setting, or the game's own option in its place. */
export function spectatorsOf({ options, settings }: Pick<RoomState, "options" | "settings">): Mode {
  return MODES.find((mode) => mode === options["spectators"]) ?? settings.spectators;
}

export function spectatorsText(room: Pick<RoomState, "options" | "settings">): string {
  return t(`spectators-${spectatorsOf(room)}`);
}
