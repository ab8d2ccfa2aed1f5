// Compiles the dev page and its workers, whole and hardly optimised, and binds them: what `make dev`
// and Trunk have in common.

import { execFile, execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { sum } from "./assemble.mjs";

const WASM = "wasm32-unknown-unknown";
// The worker that fetches words has no vector instructions here.
const WORKERS = { fetcher: "plain_fetcher", "plain-fetcher": "plain_fetcher", thinker: "thinker", clerk: "clerk" };

export const WORKER_PROGRAMS = [...new Set(Object.values(WORKERS))];

// Compiles programs into a target folder of cargo's.
export function compile(programs, target) {
  const bins = programs.flatMap((program) => ["--bin", program]);
  const how = ["build", "--profile", "page", "--target", WASM, "--no-default-features", "--features", "page"];
  const packages = ["--package", "lettercase", "--package", "words_worker"];
  execFileSync("cargo", [...how, ...packages, ...bins], {
    env: { ...process.env, CARGO_TARGET_DIR: target },
    stdio: ["ignore", "inherit", "inherit"],
  });
}

// Binds those of the programs that are new, and returns each as a glue and a binary.
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

// The page's workers among the programs.
export const workers = (bound) =>
  Object.fromEntries(Object.entries(WORKERS).map(([worker, program]) => [worker, bound[program]]));

// The rooms and other parts that a release takes out of the program, by the sources: all are within.
export function parts() {
  const sources = readdirSync("src", { recursive: true }).filter((name) => name.endsWith(".rs"));
  const named = sources.flatMap((name) => [
    ...readFileSync(join("src", name), "utf8").matchAll(/^split_point! \{ (\w+):$/gm),
  ]);
  return Object.fromEntries(named.map(([, part]) => [part.replaceAll("_", "-"), "-"]));
}

// What a build of before may have left on the device goes.
export const NO_WORKER = `
addEventListener("install", () => skipWaiting());
addEventListener("activate", () => registration.unregister());
`;

// Nothing is made smaller.
export const AS_IT_IS = { script: (script) => script, style: (sheet) => sheet };
