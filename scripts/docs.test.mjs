// Checks that the documentation fits the repository: every path it names exists, and rulings and tests refer
// to each other.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { test } from "node:test";

import { anchors, deadLinks, deadPaths, deadTargets, rulingsAstray, rulingsOf, testsIn } from "./lib/docs.mjs";

const root = new URL("..", import.meta.url).pathname;
const NOT_OURS = new Set([".git", "node_modules", "target", "dist"]);

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [relative(root, path)];
  });
}

const files = filesBelow(root);
const read = (path) => readFileSync(join(root, path), "utf8");
const pages = new Map(files.filter((path) => path.endsWith(".md")).map((path) => [path, read(path)]));
const sources = files.filter((path) => path.endsWith(".rs"));
const places = new Set(files.flatMap((path) => {
  const parts = path.split("/");
  return parts.map((_, count) => parts.slice(0, count + 1).join("/"));
}));
const isThere = (path) => path === "." || places.has(path);

test("every link between pages leads somewhere", () => {
  assert.deepEqual(deadLinks(pages, isThere), []);
});

test("every path that a page names is there", () => {
  // Names under records/ in saved games are record names, not paths.
  const named = files.filter((path) => !/^tests\/saves\/\d+\/records\//.test(path));
  assert.deepEqual(deadPaths(pages, named), []);
});

test("every page that the code names is there", () => {
  for (const path of [...sources, ...files.filter((path) => path.endsWith(".mjs"))]) {
    if (path === "scripts/docs.test.mjs") continue;
    const text = read(path);
    for (const [name] of text.matchAll(/\b(?:docs\/[\w/-]+|crates\/lexicon\/[A-Z]+|[A-Z]{6,})\.md\b/g)) {
      assert.ok(isThere(name), `${path} names ${name}`);
    }
  }
});

test("every make target that a page names is in the Makefile", () => {
  assert.deepEqual(deadTargets(pages, read("Makefile")), []);
});

test("rulings name tests that prove them, and tests name rulings that exist", () => {
  const tests = new Map(sources.flatMap((path) => testsIn(read(path)).map((name) => [name, path])));
  const rulings = new Map([...pages].filter(([path]) => /^docs\/rulings\/[a-z-]+\.md$/.test(path)));
  assert.equal(rulings.size, 4);
  assert.deepEqual(rulingsAstray(rulings, tests), []);
});

test("the version is the same in Cargo.toml, Cargo.lock and on top of the changelog", () => {
  const version = read("Cargo.toml").match(/^version = "(.+)"$/m)[1];
  assert.equal(read("Cargo.lock").match(/^name = "lettercase"\nversion = "(.+)"$/m)[1], version);
  assert.equal(read("CHANGELOG.md").match(/^## (\S+) \((?:unreleased|\d{4}-\d\d-\d\d)\)$/m)[1], version);
});

// The checks themselves.

test("headings have GitHub's anchors", () => {
  const page = "# A first, *hour*\n## `make` it\n## Again\n## Again\n```\n# no heading\n```\n";
  assert.deepEqual([...anchors(page)], ["a-first-hour", "make-it", "again", "again-1"]);
});

test("a dead link is found, and its anchor", () => {
  const two = new Map([
    ["a.md", "[b](docs/b.md#there) [b](docs/b.md#gone) [c](c.md) `[d](d.md)` [e](https://e.example)"],
    ["docs/b.md", "# There\n[a](../a.md) ![p](p.png)"],
  ]);
  const dead = deadLinks(two, (path) => two.has(path));
  assert.deepEqual(dead, ["a.md: docs/b.md#gone (no such heading)", "a.md: c.md", "docs/b.md: p.png"]);
});

test("a missing path is found, and text that only looks like a path is ignored", () => {
  const text = "`src/a.rs` `src/gone.rs` `desk/deep` `desk/gone` `text/html` `target/x/y` `src/NAME/a.rs`";
  const all = ["src/a.rs", "src/desk/deep.rs"];
  assert.deepEqual(deadPaths(new Map([["a.md", text]]), all), ["a.md: src/gone.rs", "a.md: desk/gone"]);
});

test("a target that is not in the Makefile is found", () => {
  const page = new Map([["a.md", "`make play`, `X=1 make gone`\n\n    make lost   # why\n"]]);
  assert.deepEqual(deadTargets(page, "play: x\n\ttrue\n"), ["a.md: make gone", "a.md: make lost"]);
});

test("mismatches between rulings and tests are found", () => {
  assert.deepEqual(rulingsOf("k32_k33_open_cells"), ["K32", "K33"]);
  assert.deepEqual(rulingsOf("k34_to_k36_a_cell"), ["K34", "K35", "K36"]);
  assert.deepEqual(rulingsOf("keeps_k3"), []);
  const page = new Map([["r.md", "### K1\n\nOne.\n\nTests: `k1_is`,\n`k1_gone`.\n\n### K2\n\nTwo.\n"]]);
  const tests = new Map([["k1_is", "t.rs"], ["k3_is", "t.rs"]]);
  assert.deepEqual(rulingsAstray(page, tests), [
    "r.md: K1 names k1_gone, which is no test",
    "r.md: K2 names no test",
    "t.rs: k3_is proves K3, which no page of rulings has",
  ]);
});
