// Optimises programs with wasm-opt for size or speed, two at a time. Results are cached in target/optimised
// under a hash of the input and the options, and deleted when no build has used them for two weeks.

import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { namedByLooks } from "./lib/alike.mjs";

const SHELF = "target/optimised";

// The wasm features that every supported browser has, and an assumption that holds for all our programs.
const KNOWN = [
  "--enable-bulk-memory", "--enable-nontrapping-float-to-int", "--enable-sign-ext",
  "--enable-mutable-globals", "--enable-reference-types", "--enable-multivalue", "--low-memory-unused",
];
// A second run, which orders the functions by the names that lib/alike.mjs has given them.
const ORDERED = ["--reorder-functions-by-name", "--strip-debug"];
// Sections that only tools read.
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

// Runs a task when a core is free, the largest first.
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

// Returns the program optimised as `small`, `quick`, or quick with `vectors`.
export async function optimise(bytes, way) {
  const words = WAYS[way];
  const key = createHash("sha256").update([version(), ...words, ...ORDERED, ""].join("\n")).update(bytes).digest("hex").slice(0, 32);
  const made = `${SHELF}/${key}.wasm`;
  if (existsSync(made)) {
    utimesSync(made, new Date(), new Date());
    return readFileSync(made);
  }
  mkdirSync(SHELF, { recursive: true });
  const [from, to] = [`${SHELF}/${key}.from`, `${SHELF}/${key}.new`];
  writeFileSync(from, bytes);
  // wasm-opt warns about names it doesn't know, and drops all names anyway.
  const wasmOpt = (words) => promisify(execFile)("wasm-opt", [...words, "-o", to], { maxBuffer: 1 << 26 });
  await inTurn(bytes.length, async () => {
    await wasmOpt([...words, from]);
    writeFileSync(from, namedByLooks(readFileSync(to)));
    await wasmOpt([...words.filter((word) => word.startsWith("--enable-")), ...ORDERED, from]);
  });
  renameSync(to, made);
  rmSync(from);
  return readFileSync(made);
}

// Deletes results that no build has used for two weeks.
export function tidyShelf() {
  const oldest = Date.now() - 14 * 24 * 3_600_000;
  for (const name of existsSync(SHELF) ? readdirSync(SHELF) : []) {
    if (statSync(join(SHELF, name)).mtimeMs < oldest) rmSync(join(SHELF, name));
  }
}
