// Which browser tests the proof runs in an engine. Reads the names of all tests, as the test program
// lists them, and prints those of one engine:
//
// TESTS --list | node scripts/draw.mjs chromium|firefox|webkit
//
// With LETTERCASE_SHARD=1/3 they are a third of those, the first: for machines that share the work.
//
// In Chromium all run: those that `make test` leaves out (tests/browser/flows.txt) are drawn here.
// In the others, what only goes through the rules (by_the_rules.txt) does not run. What stands and
// falls with the engine (in_every_engine.txt beside it) runs in both. Of the rest each runs a quarter:
// LETTERCASE_SAMPLE, any text, says which. `make test-browsers` runs everything everywhere.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const listed = (name) =>
  readFileSync(join(import.meta.dirname, "../tests/browser", name), "utf8").trim().split("\n");

export const ENGINES = ["firefox", "webkit"];

// The tests that `make test` leaves out.
export const rest = (tests, flows = listed("flows.txt")) => {
  const run = new Set(flows.map((line) => line.split(": ")[0]));
  return tests.filter((test) => !run.has(test));
};

// The tests of an engine, by the names of all and a text that decides what is open.
export function drawn(engine, tests, sample, rules = listed("by_the_rules.txt"), all = listed("in_every_engine.txt")) {
  const within = (test, modules) => modules.some((module) => test.startsWith(`${module}::`));
  const place = (test) => createHash("sha256").update(`${sample} ${test}`).digest()[0] % 4;
  return tests.filter((test) =>
    !within(test, rules) && (within(test, all) || ENGINES[place(test)] === engine));
}

// Returns one part of a list, such as "2/3". Neighbours are much alike, so they go to different parts.
export function shard(tests, which) {
  const [, place, parts] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(which) ?? [];
  if (!place || Number(place) > Number(parts)) throw new Error(`a shard is named like 2/3, not ${which}`);
  return tests.filter((_, at) => at % Number(parts) === Number(place) - 1);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const engine = process.argv[2];
  const tests = [...readFileSync(0, "utf8").matchAll(/^(\S+): test$/gm)].map(([, name]) => name);
  if (![...ENGINES, "chromium"].includes(engine) || tests.length === 0) {
    console.error("usage: TESTS --list | node scripts/draw.mjs chromium|firefox|webkit");
    process.exit(2);
  }
  const asked = engine === "chromium" ? rest(tests) : drawn(engine, tests, process.env.LETTERCASE_SAMPLE ?? "");
  const which = process.env.LETTERCASE_SHARD;
  console.log((which ? shard(asked, which) : asked).join("\n"));
}
