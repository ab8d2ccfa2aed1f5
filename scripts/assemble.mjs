// Assembles a page, whichever build compiled its program: names the workers, style sheets and word list after
// a hash of their contents and writes those names into index.html. Browsers can then cache the files for ever
// and never mix two builds.

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export const sum = (...parts) => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 16);
};

// Lays out a page in `folder`, which already holds the contents of public/. `program` and each of `workers`
// are a glue script and a binary, `parts` are the addresses of the chunks that load later, `scripts` go into
// the head beside boot.js, and `tidy` minifies scripts and style sheets for a release.
export function layOut(folder, { program, workers, parts, scripts = [], tidy }) {
  execFileSync("sh", ["style/bundle"]);
  const sheet = tidy.style(readFileSync("target/style/app.css", "utf8"));
  const look = `app-${sum(sheet)}.css`;
  writeFileSync(join(folder, look), sheet);

  const names = {
    words: writeWords(folder),
    program: `app-${sum(program.glue)}`,
    binary: `app-${sum(program.binary)}_bg.wasm`,
  };
  writeFileSync(join(folder, `${names.program}.js`), program.glue);
  writeFileSync(join(folder, names.binary), program.binary);
  for (const [part, name] of Object.entries(parts)) names[`part-${part}`] = name;
  for (const [worker, built] of Object.entries(workers)) {
    names[worker] = writeWorkerProgram(folder, worker, built, tidy.script);
  }
  Object.assign(names, writeStyles(folder, tidy.style));

  const asked = ["boot.js", ...scripts].map((name) => `<script type="module" async src="${name}"></script>\n`);
  const page = readFileSync("index.html", "utf8")
    .replace(/<link data-trunk rel="css"[^>]*>/, `<link rel="stylesheet" href="${look}">`)
    .replaceAll(/<link data-trunk[^>]*>\n/g, "")
    .replace("</head>", `${asked.join("")}</head>`);
  writeFileSync(join(folder, "index.html"), page);
  writeNames(folder, names);
  writeShortcuts(folder);
}

// Writes a worker's glue and the call that starts it into one file, which saves a request. A worker that
// can't fetch its binary posts a message that isn't a report, so that the page can offer a retry. Returns the
// worker's address.
function writeWorkerProgram(folder, worker, { glue, binary }, tidy) {
  const name = `${worker}-${sum(glue, binary)}`;
  const call = `wasm_bindgen({ module_or_path: "./${name}_bg.wasm" }).catch(() => postMessage([]));`;
  writeFileSync(join(folder, `${name}.js`), tidy(`${glue}\n${call}\n`));
  writeFileSync(join(folder, `${name}_bg.wasm`), binary);
  return `${name}.js`;
}

// Writes the style sheets of the stage and of the rooms that have one. Returns their addresses.
function writeStyles(folder, tidy) {
  const names = {};
  for (const room of ["stage", ...readdirSync("style/rooms")]) {
    const sheet = tidy(readFileSync(`target/style/rooms/${room}.css`, "utf8"));
    names[`style-${room}`] = `${room}-${sum(sheet)}.css`;
    writeFileSync(join(folder, names[`style-${room}`]), sheet);
  }
  return names;
}

// Copies the word list and its licence into a build. Returns the list's address.
function writeWords(folder) {
  const list = readFileSync("crates/lexicon/words.lex");
  const words = `words/english-${sum(list)}.lex`;
  mkdirSync(join(folder, "words"), { recursive: true });
  writeFileSync(join(folder, words), list);
  copyFileSync("crates/lexicon/LICENCE.txt", join(folder, "words/LICENCE.txt"));
  return words;
}

// Writes three things into index.html: the names of all files that load later, the integrity hashes, and
// preload links for the program, which every address needs. The later request must match the preload exactly
// (public/rooms.js).
function writeNames(folder, names) {
  const page = join(folder, "index.html");
  const html = readFileSync(page, "utf8");
  const title = "</title>\n";
  if (!html.includes(title)) throw new Error(`${page} has no title to put the file names after`);
  const metas = Object.entries(names).map(
    ([what, name]) => `<meta name="lettercase-${what}" content="${name}">\n`,
  );
  const early = [
    `<link rel="modulepreload" href="${names.program}.js">\n`,
    `<link rel="modulepreload" href="disk.js">\n`,
    `<link rel="preload" href="${names.binary}" as="fetch">\n`,
  ];
  const integrity = (name) =>
    `integrity="sha256-${createHash("sha256").update(readFileSync(join(folder, name))).digest("base64")}"`;
  // Files whose name holds no hash that rooms.js could check.
  const checked = /(?<!<noscript>)<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*? (?:src|href)="((?!app-[^"]*js)[^"]+)"/g;
  writeFileSync(
    page,
    html
      .replace(title, title + [...metas, ...early].join(""))
      .replaceAll(checked, (tag, name) => `${tag} ${integrity(name)}`),
  );
}

// Adds a shortcut for each game to the manifest, before the shortcuts that are there.
function writeShortcuts(folder) {
  const html = readFileSync(join(folder, "index.html"), "utf8");
  const games = html.matchAll(/<meta name="lettercase-game-([^"]*)" content="([^"]*)">/g);
  const ways = [...games].map(([, game, name]) => ({ name, url: `./#/${game}/new` }));
  const installed = join(folder, "manifest.webmanifest");
  const manifest = JSON.parse(readFileSync(installed, "utf8"));
  manifest.shortcuts.unshift(...ways);
  writeFileSync(installed, JSON.stringify(manifest));
}
