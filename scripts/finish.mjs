// The last step of a build, called by Trunk: names the programs and the word list by what
// is in them, and writes the names into the page. A browser may then keep them for ever,
// and never mixes two builds: node scripts/finish.mjs [FOLDER]

import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

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

// Beside the page: the glue and its first call in one file, one request less. A worker
// that cannot fetch its binary says something that is no report, so that the page can
// offer to try again.
for (const program of ["fetcher", "worker"]) {
  const glue = readFileSync(join(folder, `${program}.js`));
  const binary = readFileSync(join(folder, `${program}_bg.wasm`));
  const name = `${program}-${sum(glue, binary)}`;
  writeFileSync(
    join(folder, `${name}.js`),
    `${glue}\nwasm_bindgen({ module_or_path: "./${name}_bg.wasm" })\n` +
      `  .catch(() => postMessage([]));\n`,
  );
  renameSync(join(folder, `${program}_bg.wasm`), join(folder, `${name}_bg.wasm`));
  rmSync(join(folder, `${program}.js`));
  names[program] = `${name}.js`;
}

// The rooms. A module asks for its binary by a name of its own, which boot.js overrules.
for (const program of ["paper_grid", "word_heist", "parts"]) {
  const [glue, binary] = [`${program}.js`, `${program}_bg.wasm`].map((file) => join(folder, file));
  const room = program.replace("_", "-");
  names[room] = `${room}-${sum(readFileSync(glue), readFileSync(binary))}`;
  renameSync(glue, join(folder, `${names[room]}.js`));
  renameSync(binary, join(folder, `${names[room]}_bg.wasm`));
}

const list = readFileSync("lexicon/words.lex");
const words = `words/english-${sum(list)}.lex`;
mkdirSync(join(folder, "words"), { recursive: true });
writeFileSync(join(folder, words), list);
// Its notice travels with it.
copyFileSync("lexicon/LICENCE.txt", join(folder, "words/LICENCE.txt"));

const page = join(folder, "index.html");
let html = readFileSync(page, "utf8");
for (const [what, where] of Object.entries({ ...names, words })) {
  const empty = `<meta name="lettercase-${what}" content="">`;
  if (!html.includes(empty)) {
    console.error(`finish: ${page} has no place for the name of ${where}: ${empty}`);
    process.exit(1);
  }
  html = html.replace(empty, empty.replace('""', `"${where}"`));
}
writeFileSync(page, html);
