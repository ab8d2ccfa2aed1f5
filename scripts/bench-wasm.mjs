// A benchmark natively and in wasm, side by side: builds both, lets both check
// every answer, and prints the times and their ratio. What else is told must be
// the same in both. `make bench-wasm` calls it with the tools at hand, for the
// word list and for how bots think.
//
// The wasm runs in V8's optimised code from the start (--no-liftoff), as it
// does in a browser after a fraction of a second.

import { execFileSync } from "node:child_process";

const UNITS = { ns: 1, us: 1e3, ms: 1e6 };
const OUT = "target/bench-wasm";
// So many megabytes of memory are too much for a phone.
const MOST = 32;
const NAME = process.argv[2] ?? "lexicon";

// Builds the benchmark for some target and names its program.
function build(...options) {
  const given = ["bench", "--bench", NAME, "--no-run", "--no-default-features"];
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

// The nanoseconds of each line that tells a time, and the other lines.
function told(program, ...given) {
  const times = new Map();
  const others = [];
  for (const line of execFileSync(program, given, { encoding: "utf8" }).split("\n")) {
    const [, name, number, unit] = line.match(/^(.*?) +([\d.]+) (ns|us|ms)$/) ?? [];
    if (name) times.set(name, number * UNITS[unit]);
    else others.push(line);
  }
  if (times.size === 0) throw new Error(`${program} told no times`);
  return [times, others.join("\n")];
}

const native = build();
// As the thinker is built.
const wasm = build(
  "--target", process.env.WASM, "--config", 'profile.bench.opt-level="z"',
);
execFileSync("wasm-bindgen", ["--target", "nodejs", "--out-dir", OUT, "--out-name", NAME, wasm], {
  stdio: "inherit",
});

// Runs what wasm-bindgen made, and tells besides how much memory it had at the end.
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
console.log(`in wasm it had ${megabytes.toFixed(1)} MB of memory in the end`);
if (megabytes >= MOST) throw new Error(`that is not less than ${MOST} MB`);
