// The last step of a build, called by Trunk: names the programs and the word list by what
// is in them, and writes the names into the page. A browser may then keep them for ever,
// and never mixes two builds: node scripts/finish.mjs [FOLDER]

import { createHash } from "node:crypto";
import {
  copyFileSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { writeWorker } from "./offline.mjs";

const folder = process.argv[2] ?? process.env.TRUNK_STAGING_DIR;
if (!folder) {
  console.error("usage: node scripts/finish.mjs FOLDER");
  process.exit(2);
}

const sum = (...parts) => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 16);
};

const names = {};

const built = (pattern) => readdirSync(folder).flatMap((name) => pattern.exec(name)?.[1] ?? []);

// Home, which Trunk has named by what is in it.
const homes = built(/^(app-[0-9a-f]+)_bg\.wasm$/);
if (homes.length !== 1) {
  console.error(`finish: one program is home, not ${homes.length}`);
  process.exit(1);
}
[names.home] = homes;

// Every other program.
const programs = built(/^([a-z_]+)_bg\.wasm$/);
const beside = ["fetcher", "plain_fetcher", "worker"];

// Beside the page: the glue and its first call in one file, one request less. A worker
// that cannot fetch its binary says something that is no report, so that the page can
// offer to try again.
for (const program of beside) {
  const glue = readFileSync(join(folder, `${program}.js`));
  const binary = readFileSync(join(folder, `${program}_bg.wasm`));
  const what = program.replaceAll("_", "-");
  const name = `${what}-${sum(glue, binary)}`;
  writeFileSync(
    join(folder, `${name}.js`),
    `${glue}\nwasm_bindgen({ module_or_path: "./${name}_bg.wasm" })\n` +
      `  .catch(() => postMessage([]));\n`,
  );
  renameSync(join(folder, `${program}_bg.wasm`), join(folder, `${name}_bg.wasm`));
  rmSync(join(folder, `${program}.js`));
  names[what] = `${name}.js`;
}

// The rooms: all others that were built. A module asks for its binary by a name of its own,
// which rooms.js overrules.
for (const program of programs.filter((program) => !beside.includes(program))) {
  const [glue, binary] = [`${program}.js`, `${program}_bg.wasm`].map((file) => join(folder, file));
  const room = program.replaceAll("_", "-");
  const name = `${room}-${sum(readFileSync(glue), readFileSync(binary))}`;
  renameSync(glue, join(folder, `${name}.js`));
  renameSync(binary, join(folder, `${name}_bg.wasm`));
  names[`room-${room}`] = name;
}

// The style sheets of the rooms that have one.
for (const { name: room } of readdirSync("style/rooms", { withFileTypes: true })) {
  const sheet = readFileSync(`target/style/rooms/${room}.css`);
  names[`style-${room}`] = `${room}-${sum(sheet)}.css`;
  writeFileSync(join(folder, names[`style-${room}`]), sheet);
}

const list = readFileSync("lexicon/words.lex");
const words = `words/english-${sum(list)}.lex`;
mkdirSync(join(folder, "words"), { recursive: true });
writeFileSync(join(folder, words), list);
// Its notice travels with it.
copyFileSync("lexicon/LICENCE.txt", join(folder, "words/LICENCE.txt"));

const page = join(folder, "index.html");
const html = readFileSync(page, "utf8");
const title = "</title>\n";
if (!html.includes(title)) {
  console.error(`finish: ${page} has no title, after which the names would stand`);
  process.exit(1);
}
const metas = Object.entries({ words, ...names }).map(
  ([what, name]) => `<meta name="lettercase-${what}" content="${name}">\n`,
);
writeFileSync(page, html.replace(title, title + metas.join("")));

// Last of all, since it knows every file.
writeWorker(folder);
