// Writes a brotli and a gzip copy of each compressible file, so that a static host needn't compress anything:
// node scripts/compress.mjs FOLDER

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { isPackable, shipped } from "./shipped.mjs";

// Node compresses on as many threads as it has. index.html comes last: its copy shows `make` that the build
// is complete.
export async function compress(folder) {
  const files = shipped(folder).filter(isPackable);
  await Promise.all(files.filter((file) => file !== "index.html").map((file) => pack(join(folder, file))));
  await pack(join(folder, "index.html"));
  console.log(`${files.length} files have a brotli and a gzip copy beside them.`);
}

async function pack(path) {
  const bytes = readFileSync(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  writeFileSync(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  writeFileSync(`${path}.br`, await promisify(brotliCompress)(bytes, { params }));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (!process.argv[2]) {
    console.error("usage: node scripts/compress.mjs FOLDER");
    process.exit(2);
  }
  await compress(process.argv[2]);
}
