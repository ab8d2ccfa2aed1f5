// Makes programs small or quick with wasm-opt, two at a time. What was made before is taken from
// target/optimised, by what went in and how; what no build has asked for goes.

import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const SHELF = "target/optimised";

// What every browser that the page is for knows, and how the page may be changed.
const KNOWN = [
  "--enable-bulk-memory", "--enable-nontrapping-float-to-int", "--enable-sign-ext",
  "--enable-mutable-globals", "--enable-reference-types", "--enable-multivalue", "--low-memory-unused",
];
// What only tools read of a program goes.
const STRIPPED = ["--strip-producers", "--strip-target-features"];
const WAYS = {
  small: [
    "-Oz", ...KNOWN, "--skip-pass=local-cse", "--skip-pass=merge-locals", "--flatten", "--rereloop", "-Oz",
    "--one-caller-inline-max-function-size=20", "-Oz", "--dealign", ...STRIPPED,
  ],
  quick: ["-O3", ...KNOWN, "--dealign", ...STRIPPED],
  vectors: ["-O3", "--enable-simd", ...KNOWN, "--dealign", ...STRIPPED],
};

const waiting = [];
let free = Math.min(2, availableParallelism());

// Runs what is asked for as soon as a core is free for it; the largest first.
async function inTurn(size, does) {
  if (free === 0) {
    await new Promise((go) => {
      waiting.push({ size, go });
      waiting.sort((one, other) => other.size - one.size);
    });
  } else {
    free -= 1;
  }
  try {
    return await does();
  } finally {
    const next = waiting.shift();
    if (next) next.go();
    else free += 1;
  }
}

const version = () => {
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
  return lock.packages["node_modules/binaryen"].version;
};

// The program made `small`, `quick`, or quick with `vectors`.
export async function optimise(bytes, way) {
  const words = WAYS[way];
  const key = createHash("sha256").update([version(), ...words, ""].join("\n")).update(bytes).digest("hex").slice(0, 32);
  const made = `${SHELF}/${key}.wasm`;
  if (existsSync(made)) {
    utimesSync(made, new Date(), new Date());
    return readFileSync(made);
  }
  mkdirSync(SHELF, { recursive: true });
  const [from, to] = [`${SHELF}/${key}.from`, `${SHELF}/${key}.new`];
  writeFileSync(from, bytes);
  // It warns of names that it does not know, and drops all names anyway.
  await inTurn(bytes.length, () => promisify(execFile)("wasm-opt", [...words, from, "-o", to], { maxBuffer: 1 << 26 }));
  renameSync(to, made);
  rmSync(from);
  return readFileSync(made);
}

// Takes away what no build has asked for in the last two weeks.
export function tidyShelf() {
  const oldest = Date.now() - 14 * 24 * 3_600_000;
  for (const name of existsSync(SHELF) ? readdirSync(SHELF) : []) {
    if (statSync(join(SHELF, name)).mtimeMs < oldest) rmSync(join(SHELF, name));
  }
}
