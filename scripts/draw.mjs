// Which browser tests the proof runs in an engine.
//
// In Chromium all run: those that `make test` leaves out (tests/browser/flows.txt) are drawn here.
// In the others, what only goes through the rules (by_the_rules.txt) does not run. What stands and
// falls with the engine (in_every_engine.txt beside it) runs in both. Of the rest each runs an eighth:
// LETTERCASE_SAMPLE, any text, says which. `make test-browsers` runs everything everywhere.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

// The tests or modules that a file lists, each perhaps with a line about it.
export const listed = (name) =>
  readFileSync(join(import.meta.dirname, "../tests/browser", name), "utf8").trim().split("\n")
    .map((line) => line.split(": ")[0]);

export const ENGINES = ["firefox", "webkit"];

// The tests that `make test` leaves out.
export const rest = (tests, flows = listed("flows.txt")) => {
  const run = new Set(flows);
  return tests.filter((test) => !run.has(test));
};

// The tests of an engine, by the names of all and a text that decides what is open.
export function drawn(engine, tests, sample, rules = listed("by_the_rules.txt"), all = listed("in_every_engine.txt")) {
  const within = (test, modules) => modules.some((module) => test.startsWith(`${module}::`));
  const place = (test) => createHash("sha256").update(`${sample} ${test}`).digest()[0] % 8;
  return tests.filter((test) =>
    !within(test, rules) && (within(test, all) || ENGINES[place(test)] === engine));
}

// Returns one part of a list, such as "2/3". Neighbours are much alike, so they go to different parts.
export function shard(tests, which) {
  const [, place, parts] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(which) ?? [];
  if (!place || Number(place) > Number(parts)) throw new Error(`a shard is named like 2/3, not ${which}`);
  return tests.filter((_, at) => at % Number(parts) === Number(place) - 1);
}
