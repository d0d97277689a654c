/** Describes what spectators of a table see. */

import type { TableState, TableSettings } from "@/generated/protocol";
import { t } from "@/lib/i18n.svelte";

type Mode = TableSettings["spectators"];

const MODES: readonly Mode[] = ["off", "live", "delayed", "open"];

/** The host's setting, or the game's option that replaces it. */
export function spectatorsOf({ options, settings }: Pick<TableState, "options" | "settings">): Mode {
  return MODES.find((mode) => mode === options["spectators"]) ?? settings.spectators;
}

export function spectatorsText(tableState: Pick<TableState, "options" | "settings">): string {
  return t(`spectators-${spectatorsOf(tableState)}`);
}
