// Tests that what engineers read is plain English: comments, error texts, names of tests, pages.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { comments, paragraphs, RIGHT, spoken, tics } from "./lib/voice.mjs";

const ROOT = join(import.meta.dirname, "..");
const read = (path) => readFileSync(join(ROOT, path), "utf8");

const under = (folder, ends) => readdirSync(join(ROOT, folder), { recursive: true })
  .map((path) => `${folder}/${path}`)
  .filter((path) => ends.some((end) => path.endsWith(end)) && !/\/(target|node_modules|saves|golden)\//.test(path));

const sources = [
  ...["benches", "crates", "fuzz", "games", "src", "tests", "workers"].flatMap((folder) => under(folder, [".rs"])),
  ...["public", "scripts", "style"].flatMap((folder) => under(folder, [".css", ".js", ".mjs", ".sh"])),
  "build.rs", "Makefile", "index.html",
];
const pages = [
  ...readdirSync(ROOT).filter((path) => path.endsWith(".md")),
  ...under("docs", [".md"]), ...under("crates", [".md"]),
];

// Left out: the list of tics and its tests, which contain them.
const LISTS = ["scripts/lib/voice.mjs", "scripts/voice.test.mjs", "tests/native/voice.rs"];

function found() {
  const ofSources = sources.filter((path) => !LISTS.includes(path)).flatMap((path) => {
    const text = read(path);
    return tics(path, [...comments(text, path), ...(path.endsWith(".rs") ? spoken(text) : [])]);
  });
  return [...ofSources, ...pages.flatMap((path) => tics(path, paragraphs(read(path))))];
}

test("no comment, error text, test name or page has a tic", () => {
  assert.ok(sources.length > 1_000, `${sources.length} sources`);
  assert.deepEqual(found(), []);
});

test("tics are found wherever engineers read", () => {
  const rust = [
    "/// So often is a call made", "/// anew, each time.", "fn call() {} // for whoever asks",
    '#[error("the card is told twice")]', "#[test]", "fn somebody_draws() {}", 'let quoted = "nobody";',
  ].join("\n");
  const lines = tics("a.rs", [...comments(rust, "a.rs"), ...spoken(rust)]).map((one) => one.match(/^a\.rs:(\d+): “([^”]*)”/).slice(1));
  assert.deepEqual(lines, [["1", "So often"], ["1", "anew"], ["3", "whoever"], ["4", "is told"], ["6", "somebody"]]);
  const css = "/* What\n   stands here. */\na { color: red; } /* so many */";
  assert.equal(tics("a.css", comments(css, "a.css")).length, 2);
  const page = "# A page\n\nIt is no\nword, and `whoever` is code.\n\n```\nnobody\n```\n\n- Once more.";
  assert.deepEqual(tics("a.md", paragraphs(page)).map((one) => one.match(/“([^”]*)”/)[1].toLowerCase()), ["is no", "once more"]);
});

test("plain English isn't taken for a tic", () => {
  const good = "There is no word. It’s no longer here. The card lies face down. “Nobody” is quoted, `anew` is code.";
  assert.deepEqual(tics("a.md", [{ line: 1, text: good }]), []);
});

test("each exception is still needed", () => {
  for (const [path, right] of RIGHT) assert.ok(read(path).includes(right), `${path}: ${right}`);
});
