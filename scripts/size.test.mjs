// Tests the budget: a build that fits passes, and each kind of oversized build fails.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, test } from "node:test";

const script = (name) => new URL(name, import.meta.url).pathname;
let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "size-"));
  put("dist/index.html", "<p>Hello</p>");
  put("dist/app-1f2e.wasm", "0".repeat(900));
  put("dist/fonts/serif.woff2", noise(900));
  put(
    "budget.json",
    JSON.stringify({
      files: [
        { file: "index.html", raw: 1 },
        { file: "app-*.wasm", raw: 1, brotli: 0.1 },
        { file: "fonts/*", raw: 1 },
      ],
      together: [{ name: "all of it", files: ["**"], except: ["words/**"], brotli: 1.5 }],
    }),
  );
});

afterEach(() => rmSync(folder, { recursive: true }));

function put(path, content) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

// Incompressible bytes, the same at each run.
function noise(length) {
  let seed = 1;
  return Buffer.from(
    Array.from({ length }, () => (seed = (seed * 48271) % 2147483647) & 255),
  );
}

function weigh({ packed = true } = {}) {
  if (packed) spawnSync("node", [script("compress.mjs"), join(folder, "dist")]);
  const run = spawnSync("node", [script("size.mjs"), join(folder, "dist"), join(folder, "budget.json")]);
  return { status: run.status, table: String(run.stdout), faults: String(run.stderr).trim() };
}

test("a build within its lines passes, with a table of every file", () => {
  const { status, table, faults } = weigh();
  assert.equal(faults, "");
  assert.equal(status, 0);
  assert.match(table, /app-1f2e\.wasm +0\.9 +1 +0\.0 +0\.1/);
  assert.match(table, /all of it/);
});

test("a file over its raw line fails, by name and amount", () => {
  put("dist/app-1f2e.wasm", "0".repeat(1500));
  const { status, faults } = weigh();
  assert.equal(status, 1);
  assert.equal(faults, "size: app-1f2e.wasm is 0.5 kB over its line: 1.5 of 1 kB raw");
});

test("a file over its brotli line fails", () => {
  put("dist/app-1f2e.wasm", noise(400));
  const { status, faults } = weigh();
  assert.equal(status, 1);
  assert.match(faults, /^size: app-1f2e\.wasm is 0\.3 kB over its line: .* brotli$/);
});

test("files within their limits can be too large together", () => {
  put("dist/fonts/other.woff2", noise(900));
  const { status, faults } = weigh();
  assert.equal(status, 1);
  assert.match(faults, /^size: all of it is 0\.\d kB over its line: .* brotli$/);
});

test("a file without a line fails: nothing ships unbudgeted", () => {
  put("dist/surprise.js", "1");
  const { status, faults } = weigh();
  assert.equal(status, 1);
  assert.match(faults, /^size: surprise\.js has no line in /);
});

test("a build without its packed copies fails", () => {
  const { status, faults } = weigh({ packed: false });
  assert.equal(status, 1);
  assert.match(faults, /index\.html has no brotli copy/);
  assert.match(faults, /index\.html has no gzip copy/);
});

test("an empty folder isn't a build", () => {
  rmSync(join(folder, "dist"), { recursive: true });
  mkdirSync(join(folder, "dist"));
  assert.equal(weigh().status, 1);
});

test("home's budget with a game leaves out other games and unneeded files", () => {
  put("dist/chess-1f2e.wasm", noise(500));
  put("dist/chess--rules-1f2e.wasm", noise(900));
  put("dist/halma-1f2e.wasm", noise(900));
  put("dist/both-1f2e.wasm", noise(100));
  const budget = (halma) =>
    put(
      "budget.json",
      JSON.stringify({
        files: [{ file: "**", raw: 10 }],
        visits: {
          apart: ["fonts/*", "*--rules-*"],
          shared: ["both-*"],
          brotli: 0.1,
          games: { chess: 0.8, halma },
        },
        together: [],
      }),
    );
  budget(1.2);
  assert.equal(weigh().faults, "");
  budget(0.8);
  assert.match(weigh().faults, /^size: home and halma, before the words is 0\.\d kB over its line: .* brotli$/);
});
