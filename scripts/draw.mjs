// Which browser tests the proof runs in Firefox or WebKit, after all have run in Chromium. Reads the
// names of all tests, as the test program lists them, and prints those of one engine:
//
// TESTS --list | node scripts/draw.mjs firefox|webkit
//
// What only goes through the rules (tests/browser/by_the_rules.txt) runs in neither. What stands and
// falls with the engine (in_every_engine.txt beside it) runs in both. Of the rest each runs a quarter:
// LETTERCASE_SAMPLE, any text, says which. `make test-browsers` runs everything everywhere.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const listed = (name) =>
  readFileSync(join(import.meta.dirname, "../tests/browser", name), "utf8").trim().split("\n");

export const ENGINES = ["firefox", "webkit"];

// The tests of an engine, by the names of all and a text that decides what is open.
export function drawn(engine, tests, sample, rules = listed("by_the_rules.txt"), all = listed("in_every_engine.txt")) {
  const within = (test, modules) => modules.some((module) => test.startsWith(`${module}::`));
  const place = (test) => createHash("sha256").update(`${sample} ${test}`).digest()[0] % 4;
  return tests.filter((test) =>
    !within(test, rules) && (within(test, all) || ENGINES[place(test)] === engine));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const engine = process.argv[2];
  const tests = [...readFileSync(0, "utf8").matchAll(/^(\S+): test$/gm)].map(([, name]) => name);
  if (!ENGINES.includes(engine) || tests.length === 0) {
    console.error("usage: TESTS --list | node scripts/draw.mjs firefox|webkit");
    process.exit(2);
  }
  console.log(drawn(engine, tests, process.env.LETTERCASE_SAMPLE ?? "").join("\n"));
}
