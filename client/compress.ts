/** A Vite plugin that compresses the built files at build time. */

import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const COMPRESSIBLE = /\.(css|html|js|json|svg|txt|webmanifest)$/;
// Below this size, compression saves less than the additional header costs.
const LEAST_BYTES = 1024;

/** Compresses the built files at build time, each next to the original, for the server to choose from. */
export function compressAhead(directory: string): Plugin {
  return {
    name: "compress-ahead",
    apply: "build",
    closeBundle: {
      sequential: true,
      async handler() {
        const names = await readdir(directory, { recursive: true });
        const paths = names.filter((name) => COMPRESSIBLE.test(name)).map((name) => join(directory, name));
        await Promise.all(paths.map(compress));
      },
    },
  };
}

async function compress(path: string): Promise<void> {
  if ((await stat(path)).size < LEAST_BYTES) return;
  const content = await readFile(path);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params: quality }));
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }));
}
