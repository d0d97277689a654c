import { t, type Values } from "@/lib/i18n.svelte";
import type { Said } from "./recorded-lesson";

/** Returns a recorded text in the user's language. */
export function recordedText(said: Said): string {
  if (typeof said === "string") return t(said);
  const named = Object.entries(said.words ?? {}).map(([name, ids]) => [
    name,
    ids.map((id) => t(id)).join(", "),
  ]);
  return t(said.text, { ...said.values, ...(Object.fromEntries(named) as Values) });
}
