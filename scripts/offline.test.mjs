// Checks that the service worker lists every file of its build, with the file's hash.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, test } from "node:test";

const script = new URL("offline.mjs", import.meta.url).pathname;
let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "offline-"));
  mkdirSync(join(folder, "words"));
  put("index.html", "<p>Hello</p>");
  put("index.html.br", "packed");
  put("words/english.lex", "aardvark");
  put("parts-0123456789abcdef.js", "for those who build");
});

afterEach(() => rmSync(folder, { recursive: true }));

const put = (path, content) => writeFileSync(join(folder, path), content);

// Returns the version, the files and the rescue flag that the worker was written with.
function written(environment = {}) {
  const run = spawnSync("node", [script, folder], { env: { ...process.env, ...environment } });
  assert.equal(run.status, 0, String(run.stderr));
  const worker = readFileSync(join(folder, "sw.js"), "utf8");
  const said = (name) => JSON.parse(new RegExp(`const ${name} = ([^;]*);`).exec(worker)[1]);
  return { version: said("VERSION"), files: said("FILES"), rescue: said("RESCUE") };
}

test("every file is listed with its hash, without compressed copies and developer files", () => {
  const { files } = written();
  assert.deepEqual(Object.keys(files), ["index.html", "words/english.lex"]);
  const sum = createHash("sha256").update("aardvark").digest("base64");
  assert.equal(files["words/english.lex"], `sha256-${sum}`);
});

test("the version depends only on the files", () => {
  const { version } = written();
  assert.match(version, /^[0-9a-f]{16}$/);
  assert.equal(written().version, version);
  put("words/english.lex", "zebra");
  assert.notEqual(written().version, version);
});

test("a rescue takes over at once, and only then", () => {
  assert.equal(written().rescue, false);
  assert.equal(written({ LETTERCASE_RESCUE: "1" }).rescue, true);
});
