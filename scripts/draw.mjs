// Chooses which browser tests `.ci/run` runs in an engine.
//
// In Chromium all of them run: `rest` returns those that `make test` leaves out (it runs
// tests/browser/flows.txt). In the other engines, tests that only go through the rules (by_the_rules.txt)
// don't run. Tests that depend on the engine (in_every_engine.txt beside it) run in both. Each runs an eighth
// of the rest; LETTERCASE_SAMPLE, any text, decides which. `make test-browsers` runs everything everywhere.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

// Returns the tests or modules that a file lists, one a line, each perhaps with a description.
export const listed = (name) =>
  readFileSync(join(import.meta.dirname, "../tests/browser", name), "utf8").trim().split("\n")
    .map((line) => line.split(": ")[0]);

export const ENGINES = ["firefox", "webkit"];

// The tests that `make test` leaves out.
export const rest = (tests, flows = listed("flows.txt")) => {
  const run = new Set(flows);
  return tests.filter((test) => !run.has(test));
};

// Returns the tests of an engine, out of all test names; `sample` decides which of the optional ones.
export function drawn(engine, tests, sample, rules = listed("by_the_rules.txt"), all = listed("in_every_engine.txt")) {
  const within = (test, modules) => modules.some((module) => test.startsWith(`${module}::`));
  const place = (test) => createHash("sha256").update(`${sample} ${test}`).digest()[0] % 8;
  return tests.filter((test) =>
    !within(test, rules) && (within(test, all) || ENGINES[place(test)] === engine));
}

// Returns one part of a list, such as "2/3". Neighbouring tests are much alike, so they go to different
// parts.
export function shard(tests, which) {
  const [, place, parts] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(which) ?? [];
  if (!place || Number(place) > Number(parts)) throw new Error(`a shard is named like 2/3, not ${which}`);
  return tests.filter((_, at) => at % Number(parts) === Number(place) - 1);
}
