// Builds the release into dist/, for any static host: node scripts/build.mjs [FOLDER]
//
// cargo compiles the page; wasm-split moves what belongs to a single room (a chunk that loads on demand) out
// of it; wasm-bindgen writes the glue; wasm-opt shrinks each part, two at a time; and scripts/assemble.mjs
// puts it all together. The workers are built at the same time, since the page keeps one core busy for
// minutes. They come from a library without Leptos: otherwise each would hold what the page exports to
// scripts and to the splitter. Results of wasm-opt are cached.

import { execFile, spawn } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { layOut, sum } from "./assemble.mjs";
import { compress } from "./compress.mjs";
import { plain, shortNames, small, without } from "./lighter.mjs";
import { writeWorker } from "./offline.mjs";
import { optimise, tidyShelf } from "./optimise.mjs";

const DIST = process.argv[2] ?? "dist";
const WASM = "wasm32-unknown-unknown";
const HOME = "target/build";
const WORKERS = "target/workers";
const SPLIT = `${HOME}/split`;
const BOUND = `${HOME}/bound`;
// Classes that one of Leptos' libraries exports to scripts. The page uses none of them.
const UNUSED = ["IntoUnderlyingByteSource", "IntoUnderlyingSink", "IntoUnderlyingSource"];

const times = [];
async function timed(what, does) {
  const began = performance.now();
  const answer = await does();
  times.push([what, (performance.now() - began) / 1000]);
  return answer;
}

const fail = (why) => {
  console.error(`build: ${why}`);
  process.exit(1);
};

// Runs a program with its output shown.
const aloud = (program, words, env = {}) =>
  new Promise((done, failed) => {
    spawn(program, words, { stdio: ["ignore", "inherit", "inherit"], env: { ...process.env, ...env } })
      .on("error", failed)
      .on("exit", (code) => (code === 0 ? done() : failed(new Error(`${program} ended with ${code}`))));
  });
const quietly = (program, words, env = {}) =>
  promisify(execFile)(program, words, { env: { ...process.env, ...env }, maxBuffer: 1 << 26 });

const FLAGS = "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS";
const cargo = (target, profile, words, flags = "") =>
  aloud("cargo", [
    "build", "--offline", "--target-dir", target, "--profile", profile, "--target", WASM,
    ...words,
  ], {
    [FLAGS]: `${process.env[FLAGS] ?? ""}${flags}`,
    // Without its path: cargo hashes this text into every symbol, so two checkouts would give different bytes.
    RUSTC_WORKSPACE_WRAPPER: "rustc-late",
    PATH: `${join(process.cwd(), "scripts")}:${process.env.PATH}`,
  });

const bind = (target, program, words = []) =>
  quietly("wasm-bindgen", ["--target", target, "--no-typescript", "--out-dir", BOUND, ...words, program]);

const bound = (program) => ({
  glue: readFileSync(`${BOUND}/${program}.js`, "utf8"),
  binary: readFileSync(`${BOUND}/${program}_bg.wasm`),
});

// Returns a worker's program and glue, optimised and with short names.
async function worker(profile, program, how) {
  await bind("no-modules", `${WORKERS}/${WASM}/${profile}/${program}.wasm`);
  const { glue, binary } = bound(program);
  return [program.replaceAll("_", "-"), shortNames(await optimise(binary, how), glue)];
}

async function workers() {
  await cargo(WORKERS, "worker", ["--package", "words_worker", "--bins"]);
  const words = [worker("worker", "word_list_worker", "vectors"), worker("worker", "plain_word_list_worker", "quick")];
  await cargo(WORKERS, "release", ["--package", "bots_worker", "--package", "print_worker", "--bins"]);
  const others = ["bot_worker", "print_worker"].map((program) => worker("release", program, "small"));
  return Promise.all([...words, ...others]);
}

// Splits the rooms, and what they share, off the page's program.
async function split() {
  rmSync(SPLIT, { recursive: true, force: true });
  mkdirSync(SPLIT, { recursive: true });
  const whole = `target/${WASM}/release/app.wasm`;
  await quietly("wasm-split-cli", [whole, SPLIT, "--target", "web", "--out-name", "app"], { ONE_CHUNK: "1" });
  await bind("web", `${SPLIT}/app.wasm`, ["--keep-lld-exports", "--no-demangle"]);
}

// The page's main program, whose rooms are loaded by our own script (public/rooms.js).
async function page() {
  const { glue, binary } = bound("app");
  const used = without(binary, glue, UNUSED);
  const linked = used.glue.replaceAll(/from ["']\.\/__wasm_split[^"']*["']/g, 'from "./rooms.js"');
  if (linked === used.glue) fail("the program imports no loader for its rooms");
  const program = shortNames(await optimise(used.binary, "small"), linked);
  return { ...program, glue: small(program.glue, true) };
}

// Names the files that the splitter wrote. Code that a game's table shares with other rooms is "shared", code
// that a table's deferred part shares is "shared-deferred", and code shared only by the rest is "shared-rare".
function partNames() {
  const files = readdirSync(SPLIT);
  const links = readFileSync(`${SPLIT}/__wasm_split.js`, "utf8");
  const shared = (chunk) => {
    const [, rooms] = new RegExp(`/\\* (.*) \\*/\nconst __chunk_${chunk} `).exec(links);
    const some = (is) => rooms.split(", ").some(is);
    if (some((room) => files.includes(`split_${room}__extras.wasm`))) return "shared";
    return some((room) => room.endsWith("__deferred")) ? "shared-deferred" : "shared-rare";
  };
  const named = new Map();
  for (const file of files) {
    const [, kind, room] = /^(chunk|split)_(.*)\.wasm$/.exec(file) ?? [];
    if (!kind) continue;
    const part = kind === "chunk" ? shared(room) : room.replaceAll("_", "-");
    if (named.has(part)) fail("the code that rooms share is in more than one file");
    // The program loads each of its rooms through a function of its own.
    named.set(part, { file, loader: kind === "split" && `export const __wasm_split_load_${room} = loader("${part}");\n` });
  }
  return named;
}

async function parts() {
  const named = [...partNames()];
  const made = named.map(async ([part, { file, loader }]) => {
    const bytes = await optimise(readFileSync(join(SPLIT, file)), "small");
    return { part, loader, bytes, name: `${part}-${sum(bytes)}.wasm` };
  });
  return Promise.all(made);
}

// Release files must not contain paths of the build machine (scripts/env).
function checkPaths(folder) {
  const places = [process.cwd(), process.env.CARGO_HOME ?? join(homedir(), ".cargo")];
  for (const name of readdirSync(folder).filter((name) => name.endsWith(".wasm"))) {
    const bytes = readFileSync(join(folder, name));
    if (places.some((place) => bytes.includes(`${place}/`))) fail(`${name} holds a path of this machine`);
  }
}

mkdirSync(BOUND, { recursive: true });
const beside = workers();
// A failure is reported where the workers are awaited.
beside.catch(() => {});
await timed("the page compiled", () =>
  cargo("target", "release", ["--package", "lettercase", "--bin", "app"], " --cfg split_page"));
await timed("split and bound", split);
const [program, rooms] = await timed("optimised", () => Promise.all([page(), parts()]));
const made = await timed("workers waited for", () => beside);
await timed("put together", async () => {
  const next = `${HOME}/next`;
  rmSync(next, { recursive: true, force: true });
  cpSync("public", next, { recursive: true });
  const loaders = rooms.flatMap(({ loader }) => loader || []).sort().join("");
  writeFileSync(join(next, "rooms.js"), readFileSync("public/rooms.js", "utf8") + loaders);
  for (const { name, bytes } of rooms) writeFileSync(join(next, name), bytes);
  // Minifies the page's own scripts.
  for (const name of ["boot.js", "disk.js", "keep.js", "rooms.js", "watch.js"]) {
    writeFileSync(join(next, name), small(readFileSync(join(next, name), "utf8"), true));
  }
  layOut(next, {
    program,
    workers: Object.fromEntries(made),
    parts: Object.fromEntries(rooms.map(({ part, name }) => [part, name])),
    tidy: { script: (script) => small(script, false), style: plain },
  });
  checkPaths(next);
  // Comes last, since it lists every file.
  writeWorker(next);
});
await timed("compressed", () => compress(`${HOME}/next`));
rmSync(DIST, { recursive: true, force: true });
renameSync(`${HOME}/next`, DIST);
tidyShelf();

const whole = times.reduce((all, [, took]) => all + took, 0);
const phases = times.map(([what, took]) => `${what} in ${took.toFixed(0)} s`);
console.log(`build: ${phases.join(", ")}; ${whole.toFixed(0)} s in all.`);
