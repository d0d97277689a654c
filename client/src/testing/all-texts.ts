/** Loads the texts of all games for tests; a page loads only those it needs. */

import { loadTexts } from "@/lib/i18n.svelte";

const FOLDERS = Object.keys(import.meta.glob("../games/*/index.ts")).map((path) => path.split("/")[2] ?? "");

await loadTexts(...FOLDERS);
