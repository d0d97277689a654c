import type { Refusal } from "@/generated/protocol";
import { Refused } from "./api";
import { attempt, t } from "./i18n.svelte";

/** Why something was refused, in words. */
export function refusalText(refusal: Refusal): string {
  const spoken =
    refusal.text === "" ? null : attempt(refusal.text, { ...refusal.values, word: refusal.word });
  if (spoken !== null) return spoken;
  return attempt(`refusal-${refusal.reason}`) ?? t("refusal-internal");
}

export function errorText(error: unknown): string {
  if (error instanceof Refused) return refusalText(error.refusal);
  throw error;
}

/** The same for what may fail without the server's having said anything: a file that does not come. */
export function problemText(error: unknown): string {
  return error instanceof Refused ? refusalText(error.refusal) : t("refusal-try-again");
}
