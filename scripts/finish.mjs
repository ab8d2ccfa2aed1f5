// The last step of a release, called by Trunk: takes the rooms out of the program, makes everything
// small, and puts the page together (scripts/assemble.mjs): node scripts/finish.mjs [FOLDER]

import { execFileSync } from "node:child_process";
import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import {
  sum, writeNames, writeShortcuts, writeStyles, writeWorkerProgram, writeWords,
} from "./assemble.mjs";
import { plain, shortNames, small } from "./lighter.mjs";
import { writeWorker } from "./offline.mjs";

const folder = process.argv[2] ?? process.env.TRUNK_STAGING_DIR;
if (!folder) {
  console.error("usage: node scripts/finish.mjs FOLDER");
  process.exit(2);
}

const names = { words: writeWords(folder) };

const built = (pattern) => readdirSync(folder).flatMap((name) => pattern.exec(name)?.[1] ?? []);

// The program of the page. What loads its rooms is ours (public/rooms.js).
const [app, ...others] = built(/^(app-[0-9a-f]+)_bg\.wasm$/);
if (!app || others.length > 0) {
  console.error(`finish: one program is the page's, not ${app ? 1 + others.length : 0}`);
  process.exit(1);
}
const glue = readFileSync(join(folder, `${app}.js`), "utf8");
const linked = glue.replaceAll(/from ["']\.\/__wasm_split[^"']*["']/g, 'from "./rooms.js"');
if (linked === glue) {
  console.error("finish: the program asks nobody for its rooms");
  process.exit(1);
}
const program = shortNames(readFileSync(join(folder, `${app}_bg.wasm`)), linked);
program.glue = small(program.glue, true);
names.program = `app-${sum(program.glue)}`;
names.binary = `app-${sum(program.binary)}_bg.wasm`;
rmSync(join(folder, `${app}.js`));
rmSync(join(folder, `${app}_bg.wasm`));
writeFileSync(join(folder, `${names.program}.js`), program.glue);
writeFileSync(join(folder, names.binary), program.binary);

// The program calls for each of its rooms by a name of its own.
const loaders = [];
// Its rooms and what they share, as scripts/split took them out of it, made as small as it is.
const how = /data-bin="app".* data-wasm-opt="(.)" data-wasm-opt-params="([^"]*)"/;
const [, level, smaller] = how.exec(readFileSync("index.html", "utf8"));
const taken = readdirSync("target/split");
// What a table needs with others is "shared", what its later part does is "aside", and what only
// others share is "away".
const links = readFileSync("target/split/__wasm_split.js", "utf8");
const shared = (chunk) => {
  const [, rooms] = new RegExp(`/\\* (.*) \\*/\nconst __chunk_${chunk} `).exec(links);
  const some = (is) => rooms.split(", ").some(is);
  if (some((room) => taken.includes(`split_${room}__annex.wasm`))) return "shared";
  return some((room) => room.endsWith("__later")) ? "aside" : "away";
};
for (const file of taken) {
  const [, kind, room] = /^(chunk|split)_(.*)\.wasm$/.exec(file) ?? [];
  if (!kind) continue;
  const part = kind === "chunk" ? shared(room) : room.replaceAll("_", "-");
  if (kind === "split") loaders.push(`export const __wasm_split_load_${room} = loader("${part}");\n`);
  if (names[`part-${part}`]) {
    console.error("finish: what rooms share is in more than one file");
    process.exit(1);
  }
  const small = join("target/split", `small-${part}`);
  const words = [`-O${level}`, ...smaller.split(" "), join("target/split", file), "-o", small];
  // It warns of names that it does not know, and drops all names anyway.
  execFileSync("wasm-opt", words, { stdio: ["ignore", "inherit", "pipe"] });
  const bytes = readFileSync(small);
  names[`part-${part}`] = `${part}-${sum(bytes)}.wasm`;
  writeFileSync(join(folder, names[`part-${part}`]), bytes);
}

appendFileSync(join(folder, "rooms.js"), loaders.sort().join(""));
// The page's own scripts, without what is said to their readers.
for (const name of built(/^((?:boot|disk|keep|rooms|watch)\.js)$/)) {
  writeFileSync(join(folder, name), small(readFileSync(join(folder, name), "utf8"), true));
}

for (const program of ["fetcher", "plain_fetcher", "thinker", "clerk"]) {
  const lighter = shortNames(
    readFileSync(join(folder, `${program}_bg.wasm`)),
    readFileSync(join(folder, `${program}.js`), "utf8"),
  );
  const worker = program.replaceAll("_", "-");
  names[worker] = writeWorkerProgram(folder, worker, lighter, (script) => small(script, false));
  rmSync(join(folder, `${program}_bg.wasm`));
  rmSync(join(folder, `${program}.js`));
}

// The style sheets: the page's own, the stage's, and those of the rooms that have one.
for (const name of built(/^(app-[0-9a-f]+\.css)$/)) {
  writeFileSync(join(folder, name), plain(readFileSync(join(folder, name), "utf8")));
}
Object.assign(names, writeStyles(folder, plain));
writeNames(folder, names);
writeShortcuts(folder);

// Where it was built is nobody's business (scripts/env).
const places = [process.cwd(), process.env.CARGO_HOME ?? join(homedir(), ".cargo")];
for (const name of built(/^(.*\.wasm)$/)) {
  const bytes = readFileSync(join(folder, name));
  if (places.some((place) => bytes.includes(`${place}/`))) {
    console.error(`finish: ${name} tells where it was built`);
    process.exit(1);
  }
}

// Last of all, since it knows every file.
writeWorker(folder);
