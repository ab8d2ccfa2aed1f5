// Counts the instructions of each query to the word list: runs the benchmark once under valgrind's callgrind,
// which counts exactly where clocks are unsteady. `make bench-counts` calls it.

import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

const OUT = join(process.cwd(), "target/bench-counts");

const messages = execFileSync(
  "cargo",
  ["bench", "--bench", "lexicon", "--no-run", "--message-format=json-render-diagnostics"],
  { encoding: "utf8", maxBuffer: 1 << 28, stdio: ["ignore", "pipe", "inherit"] },
);
const program = messages
  .split("\n")
  .filter((line) => line.startsWith("{"))
  .map((line) => JSON.parse(line))
  .find((message) => message.reason === "compiler-artifact" && message.target.kind.includes("bench"))
  .executable;

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
const told = execFileSync(
  "valgrind",
  [
    "--tool=callgrind",
    `--callgrind-out-file=${OUT}/out`,
    "--zero-before=*one_answer*",
    "--dump-after=*one_round*",
    program,
    "--counts",
  ],
  { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] },
);

// One file per round, numbered in order; the last one marks the end.
const counts = readdirSync(OUT)
  .map((name) => Number(name.split(".").at(-1)))
  .filter((number) => number > 0)
  .sort((a, b) => a - b)
  .map((number) => readFileSync(join(OUT, `out.${number}`), "utf8"))
  .map((text) => Number(/^(?:totals|summary): (\d+)/m.exec(text)?.[1]));
const asked = told.split("\n").filter((line) => line.includes("\t"));
if (counts.length < asked.length) throw new Error(`${asked.length} rounds, ${counts.length} counts`);
asked.forEach((line, at) => {
  const [name, times] = line.split("\t");
  const each = Math.round(counts[at] / Number(times));
  console.log(`${name.padEnd(44)}${each.toLocaleString("en").padStart(18)}`);
});
