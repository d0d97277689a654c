import { t, type Values } from "@/lib/i18n.svelte";
import type { Said } from "./recorded";

/** A recorded line in the person's language. */
export function saidIn(said: Said): string {
  if (typeof said === "string") return t(said);
  const named = Object.entries(said.words ?? {}).map(([name, ids]) => [
    name,
    ids.map((id) => t(id)).join(", "),
  ]);
  return t(said.text, { ...said.values, ...(Object.fromEntries(named) as Values) });
}
