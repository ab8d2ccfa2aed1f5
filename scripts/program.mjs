// Compiles the dev page and its workers, in one piece and hardly optimised, and runs wasm-bindgen on them.
// `make dev` and Trunk share it.

import { execFile, execFileSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { sum } from "./assemble.mjs";

const WASM = "wasm32-unknown-unknown";
// The dev page's word-list worker has no vector instructions.
const WORKERS = {
  "word-list-worker": "plain_word_list_worker",
  "plain-word-list-worker": "plain_word_list_worker",
  "bot-worker": "bot_worker",
  "print-worker": "print_worker",
};

export const WORKER_PROGRAMS = [...new Set(Object.values(WORKERS))];

// Compiles programs into a cargo target folder.
export function compile(programs, target) {
  const bins = programs.flatMap((program) => ["--bin", program]);
  const how = ["build", "--profile", "page", "--target", WASM];
  const packages = ["lettercase", "bots_worker", "print_worker", "words_worker"].flatMap((name) => ["--package", name]);
  execFileSync("cargo", [...how, ...packages, ...bins], {
    env: { ...process.env, CARGO_TARGET_DIR: target },
    stdio: ["ignore", "inherit", "inherit"],
  });
}

// Runs wasm-bindgen on the programs that changed, and returns each program as a glue script and a binary.
const seen = new Map();
export async function bind(programs, target) {
  const to = join(target, "bound");
  mkdirSync(to, { recursive: true });
  await Promise.all(programs.map(async (program) => {
    const from = join(target, WASM, "page", `${program}.wasm`);
    const now = sum(readFileSync(from));
    if (seen.get(program) === now) return;
    const kind = program === "app" ? "web" : "no-modules";
    await promisify(execFile)("wasm-bindgen", ["--target", kind, "--no-typescript", "--out-dir", to, from]);
    seen.set(program, now);
  }));
  return Object.fromEntries(programs.map((program) => [program, {
    glue: readFileSync(join(to, `${program}.js`), "utf8"),
    binary: readFileSync(join(to, `${program}_bg.wasm`)),
  }]));
}

// Returns the glue and binary of each of the page's workers.
export const workers = (bound) =>
  Object.fromEntries(Object.entries(WORKERS).map(([worker, program]) => [worker, bound[program]]));

// Lists the parts that a release splits off the program. Here all of them are inside it, so none has a file.
export function parts() {
  const named = [...readFileSync("src/loaders.rs", "utf8").matchAll(/^split_point! \{ (\w+):$/gm)];
  return Object.fromEntries(named.map(([, part]) => [part.replaceAll("_", "-"), "-"]));
}

// Unregisters a service worker that an earlier build may have left on the device.
export const NO_WORKER = `
addEventListener("install", () => skipWaiting());
addEventListener("activate", () => registration.unregister());
`;

// Leaves scripts and style sheets as they are.
export const AS_IT_IS = { script: (script) => script, style: (sheet) => sheet };
