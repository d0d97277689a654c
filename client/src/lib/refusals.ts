/** Puts refusals and errors of requests into words. */

import type { Refusal } from "@/generated/protocol";
import { Refused } from "./api";
import { textOrNull, t } from "./i18n.svelte";

/** The text of a refusal. */
export function refusalText(refusal: Refusal): string {
  const spoken =
    refusal.text === "" ? null : textOrNull(refusal.text, { ...refusal.values, word: refusal.word });
  if (spoken !== null) return spoken;
  return textOrNull(`refusal-${refusal.reason}`) ?? t("refusal-internal");
}

export function errorText(error: unknown): string {
  if (error instanceof Refused) return refusalText(error.refusal);
  throw error;
}

/** The text of an error that may also be a failed download. */
export function problemText(error: unknown): string {
  return error instanceof Refused ? refusalText(error.refusal) : t("refusal-try-again");
}
