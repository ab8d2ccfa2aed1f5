// Checks what the programs of a release contain: node scripts/contents.mjs [FOLDER]
//
// - The plain word-list worker has no vector instruction, since every browser must be able to run it, and the
//   quick one has some.
// - No worker has the form texts that rules are declared with; the page has all of them.

import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folder = process.argv[2] ?? "dist";
const WORKERS = ["bot-worker", "print-worker", "word-list-worker", "plain-word-list-worker"];

const programs = readdirSync(folder).filter((name) => name.endsWith(".wasm"));

function worker(name) {
  const file = programs.find((file) => file.startsWith(`${name}-`) && file.endsWith("_bg.wasm"));
  if (!file) throw new Error(`${folder} has no ${name}`);
  return file;
}

// Whether a worker's program contains no vector instruction.
function plain(name) {
  const { status, stdout, stderr } = spawnSync("wasm-dis", ["--all-features", join(folder, worker(name))], {
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(`wasm-dis on ${name}: ${stderr}`);
  return !/\bv128\b/.test(stdout);
}

// The text of each rule in a form: `says: "…"`, up to where a line of source is continued.
function formTexts() {
  const games = readdirSync("games").filter((name) => name !== "all");
  const sources = games.map((game) => readFileSync(`games/${game}/rules/src/ruleset.rs`, "utf8"));
  const said = sources.flatMap((source) => [...source.matchAll(/^ +says: "([^"\\]+)/gm)]);
  return said.map(([, text]) => text.trim()).filter((text) => text.length > 12);
}

const bytes = new Map(programs.map((file) => [file, readFileSync(join(folder, file))]));
const texts = formTexts();
const workers = WORKERS.map(worker);
const faults = [
  !plain("plain-word-list-worker") && "the plain worker holds a vector instruction",
  plain("word-list-worker") && "the quick worker holds no vector instruction",
  texts.length < 40 && `only ${texts.length} form texts were found in the rules`,
  ...texts.flatMap((text) => {
    const holders = programs.filter((file) => bytes.get(file).includes(text));
    const inWorkers = holders.filter((file) => workers.includes(file));
    if (inWorkers.length) return `${inWorkers.join(", ")}: a worker links the form text “${text}”`;
    return holders.length ? [] : `no program holds the form text “${text}”`;
  }),
].filter(Boolean);
for (const fault of faults) console.error(`contents: ${fault}`);
process.exit(faults.length ? 1 : 0);
