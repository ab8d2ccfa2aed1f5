// The last step of a build, called by Trunk: names the programs and the word list by what
// is in them, and writes the names into the page. A browser may then keep them for ever,
// and never mixes two builds: node scripts/finish.mjs [FOLDER]

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  appendFileSync, copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync,
} from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { plain, shortNames, small } from "./lighter.mjs";
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

// What the browser checks a whole file against.
const integrity = (name) =>
  `integrity="sha256-${createHash("sha256").update(readFileSync(join(folder, name))).digest("base64")}"`;

const names = {};

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

// Beside the page: the glue and its first call in one file, one request less. A worker
// that cannot fetch its binary says something that is no report, so that the page can
// offer to try again.
for (const program of ["fetcher", "plain_fetcher", "thinker", "clerk"]) {
  const { glue, binary } = shortNames(
    readFileSync(join(folder, `${program}_bg.wasm`)),
    readFileSync(join(folder, `${program}.js`), "utf8"),
  );
  const what = program.replaceAll("_", "-");
  const name = `${what}-${sum(glue, binary)}`;
  const call = `wasm_bindgen({ module_or_path: "./${name}_bg.wasm" }).catch(() => postMessage([]));`;
  writeFileSync(join(folder, `${name}.js`), small(`${glue}\n${call}\n`, false));
  writeFileSync(join(folder, `${name}_bg.wasm`), binary);
  rmSync(join(folder, `${program}_bg.wasm`));
  rmSync(join(folder, `${program}.js`));
  names[what] = `${name}.js`;
}

// The style sheets: the page's own, the stage's, and those of the rooms that have one.
for (const name of built(/^(app-[0-9a-f]+\.css)$/)) {
  writeFileSync(join(folder, name), plain(readFileSync(join(folder, name), "utf8")));
}
for (const room of ["stage", ...readdirSync("style/rooms")]) {
  const sheet = plain(readFileSync(`target/style/rooms/${room}.css`, "utf8"));
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
// The program is wanted whatever the address is, so it is sent for before any script runs. Who
// asks for it then asks in the same way (public/rooms.js).
const early = [
  `<link rel="modulepreload" href="${names.program}.js">\n`,
  `<link rel="modulepreload" href="disk.js">\n`,
  `<link rel="preload" href="${names.binary}" as="fetch">\n`,
];
// What has no sum in its name that rooms.js could check.
const checked = /(?<!<noscript>)<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*? (?:src|href)="((?!app-[^"]*js)[^"]+)"/g;
writeFileSync(
  page,
  html
    .replace(title, title + [...metas, ...early].join(""))
    .replaceAll(checked, (tag, name) => `${tag} ${integrity(name)}`),
);

// The installed page has a way into each game, before those that it has anyway.
const games = html.matchAll(/<meta name="lettercase-game-([^"]*)" content="([^"]*)">/g);
const ways = [...games].map(([, game, name]) => ({ name, url: `./#/${game}/new` }));
const installed = join(folder, "manifest.webmanifest");
const manifest = JSON.parse(readFileSync(installed, "utf8"));
manifest.shortcuts.unshift(...ways);
writeFileSync(installed, JSON.stringify(manifest));

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
