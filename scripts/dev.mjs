// The dev page: save a file and see the change. The program is compiled in one piece and hardly optimised,
// and only what changed is recompiled. Everything else is as in a release, except that nothing is cached for
// offline use.
//
// node scripts/dev.mjs [--once] [--port N] [--open]
//
//   --once   build into target/page/dist and stop
//   --port   port of the page; 8080 by default
//   --open   open the page in a browser

import { spawn } from "node:child_process";
import { cpSync, existsSync, renameSync, rmSync, watch, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { layOut } from "./assemble.mjs";
import { AS_IT_IS, bind, compile, NO_WORKER, parts, WORKER_PROGRAMS, workers } from "./program.mjs";

const { values: asked } = parseArgs({
  options: { once: { type: "boolean" }, port: { type: "string", default: "8080" }, open: { type: "boolean" } },
});

const HOME = "target/page";
const DIST = `${HOME}/dist`;
const PROGRAMS = ["app", ...WORKER_PROGRAMS];

// The page asks for this stamp three times a second and reloads when it changes.
const RELOAD = `
let seen;
setInterval(async () => {
  const answer = await fetch("stamp.txt", { cache: "no-store" }).catch(() => {});
  const stamp = answer?.ok ? await answer.text() : seen;
  if (seen !== undefined && stamp !== seen) location.reload();
  seen = stamp;
}, 300);
`;

function assemble(bound) {
  const next = `${HOME}/next`;
  rmSync(next, { recursive: true, force: true });
  cpSync("public", next, { recursive: true });
  writeFileSync(join(next, "sw.js"), NO_WORKER);
  if (!asked.once) writeFileSync(join(next, "reload.js"), RELOAD);
  layOut(next, {
    program: bound.app,
    workers: workers(bound),
    parts: parts(),
    scripts: asked.once ? [] : ["reload.js"],
    tidy: AS_IT_IS,
  });
  writeFileSync(join(next, "stamp.txt"), String(Date.now()));
  rmSync(DIST, { recursive: true, force: true });
  renameSync(next, DIST);
}

// Assembles the page, and compiles it first if Rust sources changed.
async function build(rust) {
  const began = performance.now();
  if (rust) compile(PROGRAMS, HOME);
  const compiled = performance.now();
  const bound = await bind(PROGRAMS, HOME);
  const tied = performance.now();
  assemble(bound);
  const seconds = (from, to) => `${((to - from) / 1000).toFixed(1)} s`;
  const laid = performance.now();
  console.log(
    `dev: compiled in ${seconds(began, compiled)}, bound in ${seconds(compiled, tied)}, laid out in ${
      seconds(tied, laid)}; the page is new after ${seconds(began, laid)}.`,
  );
}

await build(true);
if (asked.once) process.exit();

const server = ["run", "--quiet", "--package", "serve", "--", DIST, "--port", asked.port];
spawn("cargo", asked.open ? [...server, "--open"] : server, { stdio: "inherit" })
  .on("exit", (code) => process.exit(code ?? 1));

// Files saved during a build trigger the next build.
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
for (const place of ["src", "crates", "games", "workers", "style", "public", "index.html", "Cargo.toml"].filter(existsSync)) {
  watch(place, { recursive: true }, (_, name) => changed(name ?? place));
}
