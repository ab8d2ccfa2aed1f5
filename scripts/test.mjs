// Tests a change within minutes: `make test` runs this. Each stage reports its result when it ends and keeps
// its output in target/test/. A summary comes last.
//
// node scripts/test.mjs [STAGE…]

import { spawn } from "node:child_process";
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const OUTPUT = "target/test";
const RUST = ["--workspace", "--exclude", "browser_tests"];
const CHROMIUM = { LETTERCASE_ENGINE: "chromium", RUST_TEST_THREADS: process.env.BROWSERS ?? "4" };
const BROWSER = ["test", "--package", "browser_tests", "--test", "browser", "--", "--exact"];

// The tests that a file lists, each with a line about it.
const listed = (file) =>
  readFileSync(join("tests/browser", file), "utf8").trim().split("\n").map((line) => line.split(": ")[0]);

const scripts = readdirSync("scripts").filter((name) => name.endsWith(".test.mjs")).map((name) => `scripts/${name}`);
const features = process.env.CI ? ["--features", "poppler"] : [];
const STAGES = {
  scripts: [["node", ["--test", ...scripts]], ["node", ["scripts/licences.mjs", "--check"]]],
  native: [["cargo", ["test", ...features, ...RUST, "--lib", "--bins", "--test", "native"]]],
  examples: [["cargo", ["test", ...features, ...RUST, "--doc"]]],
  paper: [["cargo", ["test", "--features", "poppler", "--test", "paper"]]],
  flows: [["cargo", [...BROWSER, ...listed("flows.txt")], CHROMIUM]],
  "the dev page": [
    ["node", ["scripts/dev.mjs", "--once"]],
    ["cargo", [...BROWSER, ...listed("dev_page.txt")], { ...CHROMIUM, LETTERCASE_DIST: "target/page/dist" }],
  ],
};

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

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !STAGES[name]);
if (unknown) {
  console.error(`test: there is no stage "${unknown}", only ${Object.keys(STAGES).join(", ")}`);
  process.exit(2);
}

mkdirSync(OUTPUT, { recursive: true });
const rows = [];
for (const [name, steps] of Object.entries(STAGES)) {
  if (asked.length && !asked.includes(name)) continue;
  process.stdout.write(`${name}: `);
  const file = join(OUTPUT, `${name.replaceAll(" ", "-")}.log`);
  const to = openSync(file, "w");
  const began = performance.now();
  let good = true;
  for (const [program, words, env] of steps) good = good && (await run(program, words, env, to));
  closeSync(to);
  const words = readFileSync(file, "utf8");
  const took = `${((performance.now() - began) / 1000).toFixed(0)} s`;
  rows.push({ name, good, file, took, tests: counted(words) });
  console.log(good ? `${counted(words)} in ${took}` : `FAILED after ${took}, see ${file}`);
  // The end of a failed stage is shown at once.
  if (!good) console.log(words.split("\n").slice(-60).map((line) => `  ${line}`).join("\n"));
}

console.log("");
for (const { name, good, took, tests, file } of rows) {
  console.log(`${good ? "passed" : "FAILED"}  ${name.padEnd(13)} ${took.padStart(6)}  ${tests}${good ? "" : `  (${file})`}`);
}
process.exit(rows.every(({ good }) => good) ? 0 : 1);
