// Runs a benchmark natively and in wasm, side by side: builds both, lets both check every answer, and prints
// the times and their ratio. All other output must be the same in both. `make bench-wasm` calls it for the
// word list and for the bots' thinking.
//
// The wasm runs in V8's optimised code from the start (--no-liftoff), as it does in a browser after a
// fraction of a second.

import { execFileSync } from "node:child_process";

const UNITS = { ns: 1, us: 1e3, ms: 1e6 };
const OUT = "target/bench-wasm";
// Memory limit in megabytes; more is too much for a phone.
const MOST = 32;
const NAME = process.argv[2] ?? "lexicon";

// Builds the benchmark for a target and returns the program's path.
function build(...options) {
  const given = ["bench", "--bench", NAME, "--no-run"];
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

// Returns the time in nanoseconds for each line that reports one, and the other lines.
function told(program, ...given) {
  const times = new Map();
  const others = [];
  for (const line of execFileSync(program, given, { encoding: "utf8" }).split("\n")) {
    const [, name, number, unit] = line.match(/^(.*?) +([\d.]+) (ns|us|ms)$/) ?? [];
    if (name) times.set(name, number * UNITS[unit]);
    else others.push(line);
  }
  if (times.size === 0) throw new Error(`${program} reported no times`);
  return [times, others.join("\n")];
}

const native = build();
// Uses the settings with which the bot worker is built.
const wasm = build(
  "--target", process.env.WASM, "--config", 'profile.bench.opt-level="z"',
);
execFileSync("wasm-bindgen", ["--target", "nodejs", "--out-dir", OUT, "--out-name", NAME, wasm], {
  stdio: "inherit",
});

// Runs the output of wasm-bindgen, and then prints how much memory the program holds.
const runs = `
  const { Instance } = WebAssembly;
  let memory;
  WebAssembly.Instance = function (...given) {
    const one = new Instance(...given);
    ({ memory } = one.exports);
    return one;
  };
  require("./${OUT}/${NAME}.js");
  console.log("memory " + memory.buffer.byteLength);
`;

const [here, came] = told(native);
const [there, toldThere] = told(process.execPath, "--no-liftoff", "-e", runs);
const [, bytes] = toldThere.match(/^memory (\d+)$/m);
const cameThere = toldThere.replace(/^memory \d+\n/m, "");
if (came !== cameThere) throw new Error(`natively\n${came}\nand in wasm\n${cameThere}`);
const us = (time) => (time / 1e3).toFixed(3).padStart(13);
console.log(`${"microseconds".padEnd(44)}${"native".padStart(13)}${"wasm".padStart(13)}   ratio`);
for (const [name, time] of here) {
  const other = there.get(name);
  console.log(`${name.padEnd(44)}${us(time)}${us(other)}${(other / time).toFixed(2).padStart(8)}`);
}
if (came.trim()) console.log(came.trim());
const megabytes = bytes / 2 ** 20;
console.log(`the wasm program held ${megabytes.toFixed(1)} MB of memory at the end`);
if (megabytes >= MOST) throw new Error(`the limit is ${MOST} MB`);
