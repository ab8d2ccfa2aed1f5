// The dev page: save a file, and see it. The program is built whole and hardly optimised, and what
// changed is compiled alone; all else is as in a release, but that nothing is kept for no network.
//
// node scripts/dev.mjs [--once] [--port N] [--open]
//
//   --once   build it into target/page/dist, and stop
//   --port   where the page is shown; 8080 by default
//   --open   open it in a browser

import { execFile, execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, watch, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { parseArgs, promisify } from "node:util";
import { sum, writeNames, writeShortcuts, writeStyles, writeWorkerProgram, writeWords } from "./assemble.mjs";

const { values: asked } = parseArgs({
  options: { once: { type: "boolean" }, port: { type: "string", default: "8080" }, open: { type: "boolean" } },
});

const TARGET = "wasm32-unknown-unknown";
const HOME = "target/page";
const BUILT = `${HOME}/${TARGET}/page`;
const BOUND = `${HOME}/bound`;
const DIST = `${HOME}/dist`;
// The worker that fetches words is built without vector instructions here, for all browsers.
const WORKERS = { fetcher: "plain_fetcher", "plain-fetcher": "plain_fetcher", thinker: "thinker", clerk: "clerk" };
const PROGRAMS = ["app", ...new Set(Object.values(WORKERS))];

const env = {
  ...process.env,
  CARGO_TARGET_DIR: HOME,
  [`CARGO_TARGET_${TARGET.replaceAll("-", "_").toUpperCase()}_RUSTFLAGS`]:
    `${process.env.CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS ?? ""} --cfg whole_page`,
  // Without the one of scripts/split, which takes the rooms out.
  PATH: process.env.PATH.split(delimiter).filter((folder) => !folder.endsWith("scripts/split/bin")).join(delimiter),
};

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

function compile() {
  const programs = PROGRAMS.flatMap((program) => ["--bin", program]);
  const how = ["build", "--profile", "page", "--target", TARGET, "--no-default-features", "--features", "page"];
  execFileSync("cargo", [...how, ...programs], { env, stdio: ["ignore", "inherit", "inherit"] });
}

// Binds the programs that are new.
const bound = new Map();
async function bind() {
  const one = async (program) => {
    const from = `${BUILT}/${program}.wasm`;
    const now = sum(readFileSync(from));
    if (bound.get(program) === now) return;
    const target = program === "app" ? "web" : "no-modules";
    await promisify(execFile)(
      "wasm-bindgen",
      ["--target", target, "--no-typescript", "--out-dir", BOUND, from],
      { env },
    );
    bound.set(program, now);
  };
  await Promise.all(PROGRAMS.map(one));
}

const program = (name) => ({
  glue: readFileSync(`${BOUND}/${name}.js`, "utf8"),
  binary: readFileSync(`${BOUND}/${name}_bg.wasm`),
});

// The rooms and other parts that a release takes out of the program, by the sources.
function parts() {
  const sources = readdirSync("src", { recursive: true }).filter((name) => name.endsWith(".rs"));
  const named = sources.flatMap((name) => [
    ...readFileSync(join("src", name), "utf8").matchAll(/^split_point! \{ (\w+):$/gm),
  ]);
  return [...new Set(named.map(([, part]) => part.replaceAll("_", "-")))];
}

// A page opens this again and again; a change tells it to load itself anew.
const RELOAD = `
let seen;
setInterval(async () => {
  const answer = await fetch("stamp.txt", { cache: "no-store" }).catch(() => {});
  const stamp = answer?.ok ? await answer.text() : seen;
  if (seen !== undefined && stamp !== seen) location.reload();
  seen = stamp;
}, 300);
`;

// What a build of before may have left on the device goes.
const NO_WORKER = `
addEventListener("install", () => skipWaiting());
addEventListener("activate", () => registration.unregister());
`;

function assemble() {
  const next = `${HOME}/next`;
  rmSync(next, { recursive: true, force: true });
  cpSync("public", next, { recursive: true });
  writeFileSync(join(next, "sw.js"), NO_WORKER);

  execFileSync("sh", ["style/bundle"]);
  const sheet = readFileSync("target/style/app.css");
  const look = `app-${sum(sheet)}.css`;
  writeFileSync(join(next, look), sheet);

  const { glue, binary } = program("app");
  const names = { words: writeWords(next), program: `app-${sum(glue)}`, binary: `app-${sum(binary)}_bg.wasm` };
  writeFileSync(join(next, `${names.program}.js`), glue);
  writeFileSync(join(next, names.binary), binary);
  for (const part of parts()) names[`part-${part}`] = "within";
  for (const [worker, built] of Object.entries(WORKERS)) {
    names[worker] = writeWorkerProgram(next, worker, program(built), (script) => script);
  }
  Object.assign(names, writeStyles(next, (style) => style));

  const scripts = ['<script type="module" async src="boot.js"></script>\n'];
  if (!asked.once) {
    writeFileSync(join(next, "reload.js"), RELOAD);
    scripts.push('<script type="module" async src="reload.js"></script>\n');
  }
  const page = readFileSync("index.html", "utf8")
    .replace(/<link data-trunk rel="css"[^>]*>/, `<link rel="stylesheet" href="${look}">`)
    .replaceAll(/<link data-trunk[^>]*>\n/g, "")
    .replace("</head>", `${scripts.join("")}</head>`);
  writeFileSync(join(next, "index.html"), page);
  writeNames(next, names);
  writeShortcuts(next);
  writeFileSync(join(next, "stamp.txt"), String(Date.now()));

  rmSync(DIST, { recursive: true, force: true });
  renameSync(next, DIST);
}

// Everything that isn't there yet, or all of it where Rust changed.
async function build(rust) {
  const began = performance.now();
  if (rust) compile();
  const compiled = performance.now();
  await bind();
  const tied = performance.now();
  assemble();
  const took = [["compiled", began, compiled], ["bound", compiled, tied], ["laid out", tied, performance.now()]]
    .map(([what, from, to]) => `${what} in ${((to - from) / 1000).toFixed(1)} s`);
  console.log(`dev: ${took.join(", ")}; the page is new after ${seconds(began)}.`);
}

mkdirSync(BOUND, { recursive: true });
await build(true);
if (asked.once) process.exit();

const server = ["run", "--quiet", "--package", "serve", "--", DIST, "--port", asked.port];
spawn("cargo", asked.open ? [...server, "--open"] : server, { stdio: "inherit" })
  .on("exit", (code) => process.exit(code ?? 1));

// What is saved while a page is built is built next.
let waiting;
let busy = false;
function changed(name) {
  const rust = /\.(rs|toml|lock)$/.test(name ?? ".rs");
  waiting = { rust: rust || Boolean(waiting?.rust) };
  if (!busy) go();
}
async function go() {
  busy = true;
  // An editor may write a file in several steps.
  await new Promise((done) => setTimeout(done, 50));
  while (waiting) {
    const { rust } = waiting;
    waiting = undefined;
    await build(rust).catch(({ message }) => console.error(`dev: ${message}. The page stays as it was.`));
  }
  busy = false;
}
for (const place of ["src", "crates", "style", "public", "index.html", "Cargo.toml"].filter(existsSync)) {
  watch(place, { recursive: true }, (_, name) => changed(name ?? place));
}
