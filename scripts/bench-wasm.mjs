// The benchmark of the word list natively and in wasm, side by side: builds
// both, lets both check every answer, and prints the times and their ratio.
// `make bench-wasm` calls it with the tools at hand.
//
// The wasm runs in V8's optimised code from the start (--no-liftoff), as it
// does in a browser after a fraction of a second.

import { execFileSync } from "node:child_process";

const UNITS = { ns: 1, us: 1e3, ms: 1e6 };
const OUT = "target/bench-wasm";

// Builds the benchmark for some target and names its program.
function build(...options) {
  const given = ["bench", "--bench", "lexicon", "--no-run", "--no-default-features"];
  const messages = execFileSync("cargo", [...given, ...options, "--message-format=json-render-diagnostics"], {
    encoding: "utf8",
    maxBuffer: 1 << 28,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const built = messages
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line))
    .find((message) => message.reason === "compiler-artifact" && message.target.kind.includes("bench"));
  return built.executable ?? built.filenames.find((name) => name.endsWith(".wasm"));
}

// The nanoseconds of each line that tells a time.
function times(program, ...given) {
  const found = new Map();
  for (const line of execFileSync(program, given, { encoding: "utf8" }).split("\n")) {
    const [, name, number, unit] = line.match(/^(.*?) +([\d.]+) (ns|us|ms)$/) ?? [];
    if (name) found.set(name, number * UNITS[unit]);
  }
  if (found.size === 0) throw new Error(`${program} told no times`);
  return found;
}

const native = build();
// As the thinker is built.
const wasm = build(
  "--target", process.env.WASM, "--features", "vectors", "--config", 'profile.bench.opt-level="s"',
);
execFileSync("wasm-bindgen", ["--target", "nodejs", "--out-dir", OUT, "--out-name", "lexicon", wasm], {
  stdio: "inherit",
});

const here = times(native);
const there = times(process.execPath, "--no-liftoff", `${OUT}/lexicon.js`);
const us = (time) => (time / 1e3).toFixed(3).padStart(13);
console.log(`${"microseconds".padEnd(44)}${"native".padStart(13)}${"wasm".padStart(13)}   ratio`);
for (const [name, time] of here) {
  const other = there.get(name);
  console.log(`${name.padEnd(44)}${us(time)}${us(other)}${(other / time).toFixed(2).padStart(8)}`);
}
