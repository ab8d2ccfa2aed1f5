// Tests that the style sheets and the program agree on names. A rule for a class or an attribute that
// no code writes has no effect, and no other test shows it.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Returns the text of all files of the project with these endings in these places. */
function read(places, endings) {
  const files = execFileSync("git", ["ls-files", "-z", "--", ...places], { cwd: root, encoding: "utf8" });
  const named = files.split("\0").filter((file) => endings.some((ending) => file.endsWith(ending)));
  return named.map((file) => readFileSync(`${root}/${file}`, "utf8")).join("\n");
}

const style = read(["style"], [".css"])
  .replace(/\/\*[^]*?\*\//g, "")
  .replace(/"[^"]*"/g, '""');
const program = read(["src", "crates", "games", "workers", "public", "index.html"], [".rs", ".js", ".html"]);

/** Returns what a pattern's group finds in the style sheets, each once. */
const found = (pattern) => [...new Set([...style.matchAll(pattern)].map(([, name]) => name))];

test("every attribute in a style sheet is written by the program", () => {
  const names = found(/\[(data-[a-z-]+|aria-[a-z]+)/g);
  assert.ok(names.length > 60);
  assert.deepEqual(
    names.filter((name) => !new RegExp(`${name}(?![a-z_-])`).test(program)),
    [],
  );
});

test("every class in a style sheet is written by the program", () => {
  const names = found(/\.([a-z][a-z-]*)(?![a-z]*\()/g);
  assert.ok(names.length > 200);
  assert.deepEqual(
    names.filter((name) => !new RegExp(`["\\s.:\\\\]${name}["\\s'=\\\\,)>\\]:\`]`).test(program)),
    [],
  );
});
