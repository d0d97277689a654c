/** A Vite plugin that bundles the Fluent files. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const INDEX = "virtual:texts";
const CARD = "card.ftl";

/**
 * Bundles the Fluent files: one module per language with the texts that every page needs (the shared ones and
 * the card of every game), and one per language and game with all its other texts. `virtual:texts` has the
 * loader of each, by `en` or `en/arkham_ritual`, and the languages that have all texts of the client.
 */
export function texts(pack: string): Plugin {
  return {
    name: "texts",
    resolveId: (id) => (id === INDEX || id.startsWith(`${INDEX}/`) ? `\0${id}` : undefined),
    load(id) {
      const files = filesIn(pack);
      if (id === `\0${INDEX}`) return index(pack, [...files.keys()].sort());
      const wanted = id.startsWith(`\0${INDEX}/`) ? files.get(id.slice(INDEX.length + 2)) : undefined;
      if (wanted === undefined) return undefined;
      for (const file of wanted) this.addWatchFile(file);
      return `export default ${JSON.stringify(wanted.map(spoken).join("\n"))};`;
    },
  };
}

/** The files of each module, by its name. */
function filesIn(pack: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const folders: [string, string | null][] = [[join(pack, "text"), null]];
  for (const game of listed(join(pack, "games"))) folders.push([join(pack, "games", game, "text"), game]);
  for (const [folder, game] of folders) {
    for (const language of listed(folder)) {
      for (const file of listed(join(folder, language)).filter((name) => name.endsWith(".ftl"))) {
        const name = game === null || file === CARD ? language : `${language}/${game}`;
        found.set(name, [...(found.get(name) ?? []), join(folder, language, file)]);
      }
    }
  }
  return found;
}

/** The names in a folder; empty if there is no such folder. */
function listed(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

function index(pack: string, names: readonly string[]): string {
  const loaders = names.map((name) => `  "${name}": () => import("${INDEX}/${name}"),`);
  const complete = names.filter((name) => existsSync(join(pack, "text", name, "client.ftl")));
  return `export const TEXTS = {\n${loaders.join("\n")}\n};\nexport const COMPLETE = ${JSON.stringify(complete)};\n`;
}

/** A Fluent file without its comments. */
function spoken(file: string): string {
  return readFileSync(file, "utf8").replace(/^#.*\n/gm, "");
}
