/** Loads the tables of all games at once, for tools and tests; pages load them on demand. */

import { keepLoaded, type GameTable } from "./shell/games";

const FOUND = import.meta.glob<GameTable>("./games/*/index.ts", { eager: true, import: "table" });

export const TABLES: readonly GameTable[] = Object.values(FOUND).sort((a, b) => a.complexity - b.complexity);

TABLES.forEach(keepLoaded);
