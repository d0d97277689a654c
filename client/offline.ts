/** A Vite plugin that builds the service worker. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import ts from "typescript";

const TEXTS = "\0virtual:texts/";
/** The modules that a lesson needs besides the front page. */
const LESSONS = [
  /\/src\/features\/(lessons|puzzles)\/(Lesson|Puzzle)Screen\.svelte$/,
  /\/src\/generated\/(lessons|puzzles)\/.+\.json/,
  /\/src\/(games\/[^/]+\/index\.ts|generated\/[^/]+\.reference\.json)/,
];

/** Files of the shell that the build does not generate. */
const BESIDES = ["/", "/favicon.svg", "/manifest.webmanifest", "/icons/icon-192.png"];

interface Files {
  shell: string[];
  lessons: string[];
  languages: Record<string, string[]>;
}

/**
 * Builds the service worker (worker/sw.ts) with the list of files it caches: those of the front page and the
 * lessons. Its version is a hash of the files, so it changes with every different build.
 */
export function offline(worker: string, directory: string): Plugin {
  let files: Files = { shell: [], lessons: [], languages: {} };
  return {
    name: "offline",
    apply: "build",
    // An entry that only imports is left out of the bundle; the page then names its imports.
    writeBundle(_options, bundle) {
      const page = readFileSync(join(directory, "index.html"), "utf8");
      files = filesOf(Object.values(bundle), page);
    },
    // Before compression.
    closeBundle: {
      order: "pre",
      sequential: true,
      async handler() {
        const build = { ...files, shell: [...BESIDES, ...files.shell] };
        const filled = JSON.stringify({ version: await versionOf(directory, build), ...build });
        await writeFile(join(directory, "sw.js"), `const BUILD = ${filled};\n${script(worker)}`);
      },
    },
  };
}

function filesOf(made: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[], page: string): Files {
  const chunks = made.filter((each) => each.type === "chunk");
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const languages: Record<string, string[]> = {};
  const shell = new Set<string>();
  const lessons = new Set<string>();
  const words = chunks.filter(({ facadeModuleId }) => facadeModuleId?.startsWith(TEXTS));
  for (const chunk of chunks) if (page.includes(`/${chunk.fileName}`)) reach(chunk, byName, shell);
  for (const chunk of words) {
    const name = chunk.facadeModuleId?.slice(TEXTS.length) ?? "";
    const language = name.split("/")[0] ?? name;
    // The shared texts are small, and offline users may want to change the language.
    if (name === language) reach(chunk, byName, shell);
    else (languages[language] ??= []).push(`/${chunk.fileName}`);
  }
  const known = new Set([...shell, ...words.map(({ fileName }) => `/${fileName}`)]);
  for (const chunk of chunks) {
    const module = chunk.facadeModuleId ?? "";
    if (LESSONS.some((each) => each.test(module))) reach(chunk, byName, lessons, true, known);
  }
  for (const [style] of page.matchAll(/\/assets\/[^"]+\.css/g)) shell.add(style);
  for (const font of made.filter(({ fileName }) => fileName.endsWith(".woff2")))
    shell.add(`/${font.fileName}`);
  return {
    shell: [...shell].sort(),
    lessons: [...lessons].filter((path) => !shell.has(path)).sort(),
    languages,
  };
}

/** A chunk with everything it imports and, if `later`, what it loads on demand; without the files in `but`,
 * which are already there. */
function reach(
  chunk: Rolldown.OutputChunk,
  chunks: Map<string, Rolldown.OutputChunk>,
  found: Set<string>,
  later = false,
  but: ReadonlySet<string> = new Set(),
): void {
  const path = `/${chunk.fileName}`;
  if (found.has(path) || but.has(path)) return;
  found.add(path);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(`/${style}`);
  for (const name of [...chunk.imports, ...(later ? chunk.dynamicImports : [])]) {
    const imported = chunks.get(name);
    if (imported !== undefined) reach(imported, chunks, found, later, but);
  }
}

/** File names under assets/ contain a hash; for other files the content is hashed. */
async function versionOf(directory: string, build: Files): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify(build));
  hash.update(await readFile(join(directory, "index.html")));
  for (const path of build.shell.filter((each) => each !== "/" && !each.startsWith("/assets/"))) {
    hash.update(await readFile(join(directory, path)));
  }
  return hash.digest("hex").slice(0, 16);
}

function script(worker: string): string {
  const { outputText } = ts.transpileModule(readFileSync(worker, "utf8"), {
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      removeComments: true,
    },
  });
  return outputText.replace("export {};", "");
}
