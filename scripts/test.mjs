// Runs the tests in stages. Each stage reports its result when it ends and keeps its output in target/test/.
// Failures are shown when all stages have ended, and a summary comes last.
//
// node scripts/test.mjs [STAGE…]
//
// Without arguments it runs the stages that a change needs (`make test`). `firefox+webkit` runs two stages at
// once. `native=word_heist::steals` runs the tests of a stage whose names contain that text, and
// `rulings=word_heist` those of a game's rules.

import { spawn, spawnSync } from "node:child_process";
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { drawn, listed, rest, shard } from "./draw.mjs";

const OUTPUT = "target/test";
// All tests are compiled with the same features; others would compile the library a second time.
const RUST = ["test", "--workspace", "--features", "poppler"];
// A program for what needs no browser, one for the rulings of each game, one for the command line.
const NATIVE = ["native", "rulings", "tool"].flatMap((name) => ["--test", name]);
const BROWSER = [...RUST, "--test", "browser"];
const CHROMIUM = { LETTERCASE_ENGINE: "chromium", RUST_TEST_THREADS: process.env.BROWSERS ?? "5" };
// WebKit can't take more than two browsers, with one session each. Firefox runs beside it with what is left.
const FIREFOX = { LETTERCASE_ENGINE: "firefox", RUST_TEST_THREADS: "3" };
const WEBKIT = { LETTERCASE_ENGINE: "webkit", RUST_TEST_THREADS: "2" };

const scripts = readdirSync("scripts").filter((name) => name.endsWith(".test.mjs")).map((name) => `scripts/${name}`);
const SAMPLE = process.env.LETTERCASE_SAMPLE ?? "";

// The names of all browser tests, as the test program lists them.
let names;
function all() {
  if (names) return names;
  const { stdout, stderr } = spawnSync("cargo", [...BROWSER, "--", "--list"], { encoding: "utf8" });
  names = [...stdout.matchAll(/^(\S+): test$/gm)].map(([, name]) => name);
  if (!names.length) throw new Error(`the browser tests can't be listed:\n${stderr}`);
  return names;
}

// On one of several machines that share the work, returns that machine's part.
const shared = (tests) => (process.env.LETTERCASE_SHARD ? shard(tests, process.env.LETTERCASE_SHARD) : tests);
const named = (tests, only) => tests.filter((test) => test.includes(only));
const browser = (tests, env) => ["cargo", [...BROWSER, "--", "--exact", ...tests], env];
const gently = ([program, words, env]) => ["nice", ["-n", "5", program, ...words], env];

// The stages of a change come first; the others belong to `.ci/run`. Each can be limited to the tests
// whose names contain a text.
const STAGES = {
  scripts: () => [["node", ["--test", ...scripts]], ["node", ["scripts/licences.mjs", "--check"]]],
  native: (only) => [["cargo", [...RUST, "--lib", "--bins", ...NATIVE, only]]],
  rulings: (game) => [["cargo", ["test", "--package", `${game}_rules`]]],
  examples: (only) => [["cargo", [...RUST, "--doc", only]]],
  paper: (only) => [["cargo", [...RUST, "--test", "paper", only]]],
  flows: (only) => [browser(named(listed("flows.txt"), only), CHROMIUM)],
  "dev-page": (only) => [
    ["node", ["scripts/dev.mjs", "--once"]],
    browser(named(listed("dev_page.txt"), only), { ...CHROMIUM, LETTERCASE_DIST: "target/page/dist" }),
  ],
  rest: (only) => [browser(shared(named(rest(all()), only)), CHROMIUM)],
  firefox: (only) => [gently(browser(shared(named(drawn("firefox", all(), SAMPLE), only)), FIREFOX))],
  webkit: (only) => [browser(shared(named(drawn("webkit", all(), SAMPLE), only)), WEBKIT)],
};
const CHANGE = ["scripts", "native+paper", "examples", "flows", "dev-page"];

function run(program, words, env, to) {
  return new Promise((done) => {
    spawn(program, words, { stdio: ["ignore", to, to], env: { ...process.env, ...env } })
      .on("error", () => done(false))
      .on("exit", (code) => done(code === 0));
  });
}

// Counts the tests in the output of a stage.
function counted(words) {
  const rust = [...words.matchAll(/^test result: \w+\. (\d+) passed; (\d+) failed/gm)];
  const node = [...words.matchAll(/^# (pass|fail) (\d+)$/gm)];
  const sum = (numbers) => numbers.reduce((all, one) => all + Number(one), 0);
  const passed = sum(rust.map(([, passed]) => passed)) + sum(node.filter(([, what]) => what === "pass").map((one) => one[2]));
  const failed = sum(rust.map(([, , failed]) => failed)) + sum(node.filter(([, what]) => what === "fail").map((one) => one[2]));
  return failed ? `${failed} failed, ${passed} passed` : `${passed} passed`;
}

// Extracts what a failed stage reported: the test program's own list of failures, or the last lines.
function account(words) {
  const failures = words.indexOf("\nfailures:\n");
  const lines = words.slice(Math.max(failures, 0)).trim().split("\n");
  const kept = failures < 0 ? lines.slice(-60) : lines.slice(0, 200);
  return kept.map((line) => `  ${line.slice(0, 400)}`).join("\n");
}

async function stage([name, only = ""]) {
  const file = join(OUTPUT, `${name}.log`);
  const to = openSync(file, "w");
  console.log(`${name}: started`);
  const began = performance.now();
  let good = true;
  for (const [program, words, env] of STAGES[name](only)) good = good && (await run(program, words, env, to));
  closeSync(to);
  const words = readFileSync(file, "utf8");
  if (only && /^0 passed/.test(counted(words))) good = false;
  const took = `${((performance.now() - began) / 1000).toFixed(0)} s`;
  console.log(good ? `${name}: ${counted(words)} in ${took}` : `${name}: FAILED after ${took}, see ${file}`);
  return { name, good, file, took, words, tests: counted(words) };
}

const asked = process.argv.length > 2 ? process.argv.slice(2) : CHANGE;
const groups = asked.map((group) => group.split("+").map((one) => one.split("=")));
const unknown = groups.flat().find(([name]) => !STAGES[name]);
if (unknown) {
  console.error(`test: there is no stage "${unknown[0]}", only ${Object.keys(STAGES).join(", ")}`);
  process.exit(2);
}

mkdirSync(OUTPUT, { recursive: true });
const rows = [];
for (const group of groups) rows.push(...(await Promise.all(group.map(stage))));

for (const { name, good, words } of rows) if (!good) console.log(`\n${name}:\n${account(words)}`);
console.log("");
for (const { name, good, took, tests, file } of rows) {
  console.log(`${good ? "passed" : "FAILED"}  ${name.padEnd(9)} ${took.padStart(6)}  ${tests}${good ? "" : `  (${file})`}`);
}
process.exit(rows.every(({ good }) => good) ? 0 : 1);
