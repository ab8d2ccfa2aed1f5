// What every page consists of, however its program was built: its workers, style sheets and word list,
// named by what is in them, and those names written into the page. A browser may then keep the files
// for ever, and never mixes two builds.

import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export const sum = (...parts) => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 16);
};

// Writes a worker, its program's glue and the call that starts it in one file: one request less. A
// worker that can't fetch its binary says something that is no report, so that the page can offer to
// try again. Returns its address.
export function writeWorkerProgram(folder, worker, { glue, binary }, tidy) {
  const name = `${worker}-${sum(glue, binary)}`;
  const call = `wasm_bindgen({ module_or_path: "./${name}_bg.wasm" }).catch(() => postMessage([]));`;
  writeFileSync(join(folder, `${name}.js`), tidy(`${glue}\n${call}\n`));
  writeFileSync(join(folder, `${name}_bg.wasm`), binary);
  return `${name}.js`;
}

// Writes the stage's style sheet and those of the rooms that have one. Returns their addresses.
export function writeStyles(folder, tidy) {
  const names = {};
  for (const room of ["stage", ...readdirSync("style/rooms")]) {
    const sheet = tidy(readFileSync(`target/style/rooms/${room}.css`, "utf8"));
    names[`style-${room}`] = `${room}-${sum(sheet)}.css`;
    writeFileSync(join(folder, names[`style-${room}`]), sheet);
  }
  return names;
}

// Lays the word list into a build, with its notice. Returns its address.
export function writeWords(folder) {
  const list = readFileSync("crates/lexicon/words.lex");
  const words = `words/english-${sum(list)}.lex`;
  mkdirSync(join(folder, "words"), { recursive: true });
  writeFileSync(join(folder, words), list);
  copyFileSync("crates/lexicon/LICENCE.txt", join(folder, "words/LICENCE.txt"));
  return words;
}

// Writes the names of all that is sent for into the page, the sums that browsers check, and what is
// sent for before any script runs: whatever the address is, the program is wanted. Who asks for it
// then asks in the same way (public/rooms.js).
export function writeNames(folder, names) {
  const page = join(folder, "index.html");
  const html = readFileSync(page, "utf8");
  const title = "</title>\n";
  if (!html.includes(title)) throw new Error(`${page} has no title, after which the names would stand`);
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
  // What has no sum in its name that rooms.js could check.
  const checked = /(?<!<noscript>)<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*? (?:src|href)="((?!app-[^"]*js)[^"]+)"/g;
  writeFileSync(
    page,
    html
      .replace(title, title + [...metas, ...early].join(""))
      .replaceAll(checked, (tag, name) => `${tag} ${integrity(name)}`),
  );
}

// Gives the installed page a way into each game, before those that it has anyway.
export function writeShortcuts(folder) {
  const html = readFileSync(join(folder, "index.html"), "utf8");
  const games = html.matchAll(/<meta name="lettercase-game-([^"]*)" content="([^"]*)">/g);
  const ways = [...games].map(([, game, name]) => ({ name, url: `./#/${game}/new` }));
  const installed = join(folder, "manifest.webmanifest");
  const manifest = JSON.parse(readFileSync(installed, "utf8"));
  manifest.shortcuts.unshift(...ways);
  writeFileSync(installed, JSON.stringify(manifest));
}
