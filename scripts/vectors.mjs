// Fails if the plain word-list worker holds a vector instruction, since every browser must be able to run it,
// or if the quick one holds none: node scripts/vectors.mjs [FOLDER]

import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";

const folder = process.argv[2] ?? "dist";

// Whether a worker's program contains no vector instruction.
function plain(worker) {
  const name = readdirSync(folder).find((name) => name.startsWith(`${worker}-`) && name.endsWith("_bg.wasm"));
  if (!name) throw new Error(`${folder} has no ${worker}`);
  const { status, stdout, stderr } = spawnSync("wasm-dis", ["--all-features", join(folder, name)], {
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(`wasm-dis on ${name}: ${stderr}`);
  return !/\bv128\b/.test(stdout);
}

const faults = [
  !plain("plain-word-list-worker") && "the plain worker holds a vector instruction",
  plain("word-list-worker") && "the quick worker holds no vector instruction",
].filter(Boolean);
for (const fault of faults) console.error(`vectors: ${fault}`);
process.exit(faults.length ? 1 : 0);
