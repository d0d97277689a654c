/** Tests speak of all games; a page learns the texts of those that are played. */

import { learnTexts } from "@/lib/i18n.svelte";

const FOLDERS = Object.keys(import.meta.glob("../games/*/index.ts")).map((path) => path.split("/")[2] ?? "");

await learnTexts(...FOLDERS);
