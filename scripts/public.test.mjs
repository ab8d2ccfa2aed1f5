// Tests that each public item is used by another package: the compiler doesn't report unused public code.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const root = new URL("..", import.meta.url).pathname;
const WORD = /[A-Za-z_]\w*/g;
// Other people's programs may use this package too.
const PUBLISHED = "crates/lexicon";

// Returns the package that a file belongs to. Its tests, benches and examples count as other packages.
function owner(path) {
  const found = path.match(/^(crates\/\w+|games\/\w+\/(?:rules|ui)|games\/\w+|workers\/\w+|tests\/\w+)\/src\//);
  return found && !path.endsWith("_tests.rs") ? found[1] : `apart: ${path}`;
}

// Splits a source into its code, and what counts as use by others: its unit tests, the examples in its
// documentation, and the macros that it exports.
function parts(source) {
  const [all, ...tests] = source.split(/^#\[cfg\(test\)\]$/m);
  const exported = /^#\[macro_export\]\nmacro_rules! [^]*?^\}$/gm;
  const code = all.replaceAll(exported, "");
  const macros = all.match(exported) ?? [];
  let within = false;
  const examples = [];
  for (const [, line] of code.matchAll(/^[ \t]*\/\/[/!](.*)$/gm)) {
    if (line.includes("```")) within = !within;
    else if (within) examples.push(line);
  }
  return { code: code.replaceAll(/^[ \t]*\/\/.*$/gm, ""), apart: [...tests, ...examples, ...macros].join("\n") };
}

// Returns the public items of packages that nothing outside uses: [path, source] each. A public
// signature may contain a type that no other package names, so a type that its own package uses counts as used.
function unused(files) {
  const users = new Map();
  const use = (text, who) => {
    for (const word of new Set(text.match(WORD))) users.set(word, (users.get(word) ?? new Set()).add(who));
  };
  const sources = files.map(([path, source]) => ({ path, who: owner(path), ...parts(source) }));
  for (const { path, who, code, apart } of sources) {
    use(code, who);
    use(apart, `apart: ${path}`);
  }
  const uses = (who, name) => sources.filter((source) => source.who === who)
    .reduce((sum, { code }) => sum + [...code.matchAll(new RegExp(`\\b${name}\\b`, "g"))].length, 0);
  return sources.filter(({ who }) => !who.startsWith("apart") && who !== PUBLISHED).flatMap(({ path, who, code }) => {
    const items = code.matchAll(/^[ \t]*pub (?:const )?(fn|const|static|struct|enum|trait|type) (\w+)/gm);
    return [...items].flatMap(([, kind, name]) => {
      const outside = [...(users.get(name) ?? [])].some((user) => user !== who);
      const carried = !outside && /struct|enum|trait|type/.test(kind) && uses(who, name) > 1;
      return outside || carried ? [] : [`${path}: ${kind} ${name}`];
    });
  });
}

test("every public item is used by another package", () => {
  const listed = execFileSync("git", ["ls-files", "*.rs"], { cwd: root, encoding: "utf8" }).trim().split("\n");
  const files = listed.map((path) => [path, readFileSync(root + path, "utf8")]);
  assert.ok(files.length > 1000, `only ${files.length} files were read`);
  assert.deepEqual(unused(files), [], "make it pub(crate); if the compiler then warns, delete it");
});

test("an item that only its own package uses is found", () => {
  const own = ["crates/a/src/lib.rs", "pub fn inner() {}\npub fn outer() -> Sum {}\npub struct Sum;\nfn f() { inner() }"];
  const other = ["crates/b/src/lib.rs", "use a::outer;"];
  assert.deepEqual(unused([own, other]), ["crates/a/src/lib.rs: fn inner"]);
  assert.deepEqual(unused([own]), ["crates/a/src/lib.rs: fn inner", "crates/a/src/lib.rs: fn outer"]);
  assert.deepEqual(unused([own, other, ["crates/a/tests/all.rs", "inner();"]]), []);
  const shown = ["crates/a/src/lib.rs", "/// ```\n/// inner();\n/// ```\npub fn inner() {}"];
  assert.deepEqual(unused([shown]), []);
});
