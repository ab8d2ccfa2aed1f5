// Puts a brotli and a gzip copy beside each file that gains by it, so that a
// static host need not pack anything: node scripts/compress.mjs dist

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { isPackable, shipped } from "./shipped.mjs";

const folder = process.argv[2];
if (!folder) {
  console.error("usage: node scripts/compress.mjs FOLDER");
  process.exit(2);
}

// index.html last: its copy tells `make` that the build is whole.
const files = shipped(folder).filter(isPackable);
files.sort((a, b) => (a === "index.html") - (b === "index.html"));

for (const file of files) {
  const path = join(folder, file);
  const bytes = readFileSync(path);
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  );
}
console.log(`${files.length} files have a brotli and a gzip copy beside them.`);
