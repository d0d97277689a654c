/** Builds, serves and tests the client. */

import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compressAhead } from "./compress.ts";
import { offline } from "./offline.ts";
import { texts } from "./texts.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env["MISKATONIC_SERVER"] ?? "http://127.0.0.1:8000";
const built = here("../src/miskatonic/server/static");
const testing = process.env["VITEST"] !== undefined;

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const FIRST = new Set<string>();

/** Bundles everything the front page needs into one file, to save requests on slow connections. */
function firstPage(module: string, modules: Modules): string | null {
  if (FIRST.size === 0) reach(here("./src/main.ts"), modules);
  return FIRST.has(module) ? "first" : null;
}

function reach(module: string, modules: Modules): void {
  if (FIRST.has(module)) return;
  FIRST.add(module);
  for (const imported of modules.getModuleInfo(module)?.importedIds ?? []) reach(imported, modules);
}

export default defineConfig({
  logLevel: testing ? "info" : "warn",
  plugins: [
    svelte(),
    texts(here("../src/miskatonic")),
    offline(here("./worker/sw.ts"), built),
    compressAhead(built),
  ],
  resolve: {
    alias: {
      "@package": here("../src/miskatonic"),
      "@": here("./src"),
    },
    // Tests run in Node, but the code is made for browsers.
    ...(testing ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: built,
    emptyOutDir: true,
    target: "es2022",
    // Colours use light-dark(), known to browsers since 2024; don't transpile it.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    // The server's CSP forbids data: URLs, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Print problems only, not a list of files.
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups: [{ name: firstPage, debugName: "first" }] } },
    },
  },
  server: {
    fs: { allow: [here("."), here("../src/miskatonic")] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: {
    environment: "happy-dom",
    pool: "threads",
    // By default one core stays idle. Files stay isolated: many tests rely on fresh module state.
    maxWorkers: availableParallelism(),
    environmentOptions: {
      happyDOM: {
        settings: {
          // Don't follow links when tests click on them.
          navigation: {
            disableMainFrameNavigation: true,
            disableChildPageNavigation: true,
            disableFallbackToSetURL: true,
          },
        },
      },
    },
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/testing/all-texts.ts"],
    testTimeout: 5000,
    hookTimeout: 20_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
