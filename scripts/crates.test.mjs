// Checks ARCHITECTURE.md against the manifests, its size, and the list of decisions.

import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";

import { dependencies, drawn, graph, manifests } from "./crates.mjs";

const root = new URL("..", import.meta.url).pathname;
const read = (path) => readFileSync(join(root, path), "utf8");

test("the crates in ARCHITECTURE.md are those of the manifests", () => {
  const page = read("ARCHITECTURE.md");
  assert.equal(page, drawn(page, graph(manifests())), "run `node scripts/crates.mjs --write`");
});

// What each folder of a game's package may not name: Cargo.toml can't say it.
const BELOW = { bots: ["screen", "text", "sheet", "card", "arena"], screen: ["text", "sheet", "card", "arena"] };

test("a game's rules know only base, game and lexicon, and only the page's program names the games' ui", () => {
  const all = manifests().map(dependencies);
  const ours = new Set(all.map(({ name }) => name));
  for (const { name, wanted } of all) {
    const others = wanted.filter(([other, where]) => ours.has(other) && where !== "tests");
    if (name.endsWith("_rules")) {
      for (const [other] of others) assert.ok(["base", "game", "lexicon"].includes(other), `${name} needs ${other}`);
    }
    for (const [other] of others) {
      assert.ok(!other.endsWith("_ui") || name === "lettercase", `${name} needs ${other}`);
      const games = ["paper_grid", "word_heist", "one_letter_better", "c_u_letter"];
      const one = games.find((game) => name.startsWith(game));
      assert.ok(!one || other.startsWith(one) || !games.some((game) => other.startsWith(game)), `${name} needs ${other}`);
    }
  }
});

test("within a game, bots don't know its screens, and neither knows its texts", () => {
  let looked = 0;
  for (const game of readdirSync(join(root, "games")).filter((name) => name !== "all")) {
    for (const [folder, banned] of Object.entries(BELOW)) {
      for (const file of readdirSync(join(root, "games", game, "src", folder), { recursive: true })) {
        if (!file.endsWith(".rs") || file.endsWith("_tests.rs")) continue;
        const path = `games/${game}/src/${folder}/${file}`;
        const code = read(path).split("#[cfg(test)]")[0].replace(/^\s*\/\/.*$/gm, "");
        const named = banned.find((other) => new RegExp(`\\bcrate::(\\{[^}]*\\b)?${other}\\b`).test(code));
        assert.equal(named, undefined, `${path} names ${named}`);
        looked += 1;
      }
    }
  }
  assert.ok(looked > 100, `only ${looked} files were read`);
});

test("all split points are in the program", () => {
  const rust = ["crates", "games", "src", "workers"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((path) => `${folder}/${path}`).filter((path) => path.endsWith(".rs")));
  const splits = rust.filter((path) => /^split_point! \{/m.test(read(path)));
  assert.deepEqual(splits, ["src/loaders.rs"], "docs/adr/0058-split-points-in-the-program.md");
});

test("ARCHITECTURE.md stays a map: at most 8,000 bytes", () => {
  const size = Buffer.byteLength(read("ARCHITECTURE.md"));
  assert.ok(size <= 8000, `it has ${size} bytes; reasons belong in docs/adr`);
});

test("docs/adr/README.md lists every decision once, and only those that exist", () => {
  const pages = readdirSync(join(root, "docs/adr")).filter((name) => name !== "README.md").sort();
  const listed = [...read("docs/adr/README.md").matchAll(/\]\((\d{4}-[\w-]+\.md)\)/g)].map(([, name]) => name).sort();
  assert.deepEqual(listed, pages);
});

test("decisions are numbered without gaps, and the number is in the heading", () => {
  const pages = readdirSync(join(root, "docs/adr")).filter((name) => name !== "README.md").sort();
  pages.forEach((name, at) => {
    assert.equal(Number(name.slice(0, 4)), at + 1, name);
    assert.match(read(`docs/adr/${name}`), new RegExp(`^# ${at + 1}\\. `), name);
  });
});

// The checks themselves.

test("a manifest's dependencies are read in every form", () => {
  const { name, wanted } = dependencies(`
[package]
name = "page"

[dependencies]
base = { path = "crates/base" }
lexicon.workspace = true
other = { package = "game", path = "crates/game" }

[dependencies.store]
path = "crates/store"

[target.'cfg(not(target_family = "wasm"))'.dependencies]
serve = { path = "crates/serve" }

[target.'cfg(target_family = "wasm")'.dependencies]
ui = { path = "crates/ui", features = [
    "a", "b",
] }

[dev-dependencies]
arena = { path = "crates/arena" }

[features]
base = []
`);
  assert.equal(name, "page");
  assert.deepEqual(wanted, [
    ["base", "always"], ["lexicon", "always"], ["game", "always"], ["store", "always"],
    ["serve", "native"], ["ui", "browser"], ["arena", "tests"],
  ]);
});

const manifest = (name, lines) => `[package]\nname = "${name}"\n${lines}`;

test("a crate comes after those it depends on, and libraries of others are left out", () => {
  const text = graph([
    manifest("app", "[dependencies]\nzoo = {}\nserde = \"1\"\n[dev-dependencies]\nbase = {}\nzoo = {}\n"),
    manifest("zoo", "[dependencies]\nbase = {}\n"),
    manifest("base", "[dev-dependencies]\napp = {}\n"),
  ]);
  assert.equal(text, "base -> for tests: app\nzoo -> base\napp -> zoo; for tests: base");
});

test("crates that depend on each other are refused", () => {
  const ring = [manifest("a", "[dependencies]\nb = {}\n"), manifest("b", "[dependencies]\na = {}\n")];
  assert.throws(() => graph(ring), /ring: a, b/);
});

test("a workspace's members are found by pattern, without those it excludes", () => {
  const folder = mkdtempSync(join(tmpdir(), "crates-"));
  const put = (path, text) => {
    mkdirSync(join(folder, path), { recursive: true });
    writeFileSync(join(folder, path, "Cargo.toml"), text);
  };
  put("", "[workspace]\nmembers = [\"crates/*\", \"games/*/rules\"]\nexclude = [\"crates/out\"]\n");
  put("crates/one", manifest("one", ""));
  put("crates/out", manifest("out", ""));
  put("games/chess/rules", manifest("chess_rules", "[dependencies]\none = {}\n"));
  mkdirSync(join(folder, "crates/empty"));
  assert.equal(graph(manifests(folder)), "one\nchess_rules -> one");
  rmSync(folder, { recursive: true });
});

test("a page without the markers is refused", () => {
  assert.throws(() => drawn("# A page", "a"), /lacks the markers/);
});
