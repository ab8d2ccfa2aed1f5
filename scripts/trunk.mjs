// Called by Trunk once it has built the page's program: adds the workers and assembles the dev page in
// Trunk's own folder, so that `trunk serve` shows the same as `make dev`.

import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { layOut } from "./assemble.mjs";
import { AS_IT_IS, bind, compile, NO_WORKER, parts, WORKER_PROGRAMS, workers } from "./program.mjs";

const folder = process.env.TRUNK_STAGING_DIR;
if (!folder) {
  console.error("trunk.mjs is called by Trunk: trunk serve");
  process.exit(2);
}
const target = process.env.CARGO_TARGET_DIR ?? "target";

// Reads and removes a file that Trunk wrote; it gets another name.
function taken(pattern) {
  const name = readdirSync(folder).find((name) => pattern.test(name));
  if (!name) throw new Error(`Trunk built no file that matches ${pattern}`);
  const bytes = readFileSync(join(folder, name));
  rmSync(join(folder, name));
  return bytes;
}

compile(WORKER_PROGRAMS, target);
const bound = await bind(WORKER_PROGRAMS, target);
// Trunk's own script, which reloads the page after a change.
const reload = /<script>([^]*?)<\/script>/.exec(readFileSync(join(folder, "index.html"), "utf8"))?.[1];
const scripts = [];
if (reload) {
  writeFileSync(join(folder, "reload.js"), reload);
  scripts.push("reload.js");
}
taken(/^app-.*\.css$/);
const program = { glue: String(taken(/^app-[^.]*\.js$/)), binary: taken(/^app-[^.]*_bg\.wasm$/) };
writeFileSync(join(folder, "sw.js"), NO_WORKER);
layOut(folder, { program, workers: workers(bound), parts: parts(), scripts, tidy: AS_IT_IS });
