import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env["MISKATONIC_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: {
      "@package": here("../src/miskatonic"),
      "@": here("./src"),
    },
  },
  build: {
    outDir: here("../src/miskatonic/server/static"),
    emptyOutDir: true,
    target: "es2022",
    // The server forbids data: addresses, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [here("."), here("../src/miskatonic")] },
    proxy: { "/api": { target: server, ws: true } },
  },
});
