import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compressAhead } from "./compress";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env["MISKATONIC_SERVER"] ?? "http://127.0.0.1:8000";
const built = here("../src/miskatonic/server/static");
const testing = process.env["VITEST"] !== undefined;

/** Texts come by language: those that every page needs in one file, those of each game in another. */
function textsOf(module: string): string | null {
  const [, folder, language, file] = /(\w+)\/text\/(\w+)\/(\w+)\.ftl/.exec(module) ?? [];
  if (folder === undefined) return null;
  const isOfTheHouse = folder === "miskatonic" || file === "card";
  return `${isOfTheHouse ? "texts" : folder}-${language}`;
}

export default defineConfig({
  plugins: [svelte(), compressAhead(built)],
  resolve: {
    alias: {
      "@package": here("../src/miskatonic"),
      "@": here("./src"),
    },
    // Tests run in Node, but what they test is made for browsers.
    ...(testing ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: built,
    emptyOutDir: true,
    target: "es2022",
    // The server forbids data: addresses, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: textsOf }] } } },
  },
  server: {
    fs: { allow: [here("."), here("../src/miskatonic")] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: {
    environment: "happy-dom",
    pool: "threads",
    environmentOptions: {
      happyDOM: {
        settings: {
          // A link that is left to the browser leads nowhere.
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
