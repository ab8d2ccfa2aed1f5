// Writes public/licences.txt: every library that is compiled into the page, with its version, its licence and
// the licence's text. With --check it only checks that the file is up to date.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { argv, exit } from "node:process";

const FILE = "public/licences.txt";
const LICENCE_FILE = /^(licen[sc]e|copying|unlicen[sc]e|notice)/i;

const metadata = JSON.parse(execFileSync(
  "cargo",
  ["metadata", "--format-version", "1", "--locked", "--filter-platform", "wasm32-unknown-unknown"],
  { maxBuffer: 1 << 28, stdio: ["ignore", "pipe", "inherit"] },
));
// Only shipped code counts: not what runs while compiling (build scripts, macros), and not what only the
// tools and tests of this workspace need.
const tree = execFileSync("cargo", [
  "tree", "--locked", "--package", "lettercase", "--package", "bots_worker", "--package", "print_worker",
  "--package", "words_worker", "--target", "wasm32-unknown-unknown", "--edges", "normal,no-proc-macro",
  "--prefix", "none", "--format", "{p}",
], { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
const named = new Set(tree.split("\n").map((line) => line.split(" ").slice(0, 2).join(" ")));
const ours = new Set(metadata.workspace_members);
const shipped = metadata.packages.filter((pack) => !ours.has(pack.id) && named.has(`${pack.name} v${pack.version}`));

function text(pack) {
  const folder = dirname(pack.manifest_path);
  const files = readdirSync(folder).filter((name) => LICENCE_FILE.test(name)).sort();
  // Where there is a choice of licences, MIT is used: it is the shortest.
  const mit = files.filter((name) => /mit/i.test(name));
  const chosen = mit.length > 0 && /\bMIT\b/.test(pack.license ?? "") ? mit : files;
  const texts = chosen.map((name) => readFileSync(join(folder, name), "utf8"));
  return texts.map((text) => text.replace(/\r\n/g, "\n").trim()).join("\n\n");
}

const mit = (authors) => `Copyright (c) ${authors}

Permission is hereby granted, free of charge, to any person obtaining a copy of this
software and associated documentation files (the "Software"), to deal in the Software
without restriction, including without limitation the rights to use, copy, modify, merge,
publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons
to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or
substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED,
INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR
PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE
FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER
DEALINGS IN THE SOFTWARE.`;

const byText = new Map();
for (const pack of shipped) {
  const words = text(pack) || `(No licence text comes with it. By ${pack.authors.join(", ") || "its authors"}.)`;
  const line = `${pack.name} ${pack.version} (${pack.license ?? "see below"})`;
  byText.set(words, [...(byText.get(words) ?? []), line].sort());
}
// Rust's standard library is compiled in as well, but `cargo tree` doesn't list it.
byText.set(mit("The Rust Project Contributors and the authors of the crates in it"), [
  "The Rust standard library (MIT OR Apache-2.0)",
]);

const groups = [...byText].sort(([, [one]], [, [other]]) => (one < other ? -1 : 1));
const rule = "=".repeat(72);
const written = [
  "The libraries that Lettercase is made with, and their licences.",
  ...groups.map(([words, lines]) => `${rule}\n${lines.join("\n")}\n${rule}\n\n${words}`),
].join("\n\n") + "\n";

if (argv.includes("--check")) {
  if (readFileSync(FILE, "utf8") !== written) {
    console.error(`${FILE} is out of date: run node scripts/licences.mjs`);
    exit(1);
  }
  console.log(`${FILE} names all ${shipped.length} libraries`);
} else {
  writeFileSync(FILE, written);
  console.log(`${FILE}: ${shipped.length} libraries, ${byText.size} texts, ${written.length} characters`);
}
