// Tests rooms.js, the first script that runs in the page: it must request what the address needs at once,
// only once, and nothing else.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";

let folder;

before(() => {
  folder = mkdtempSync(join(tmpdir(), "rooms-"));
  // Makes Node, too, treat the folder's files as modules.
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  // Added to the file's end, like the loaders that a build adds.
  const rooms = readFileSync(new URL("../public/rooms.js", import.meta.url), "utf8");
  writeFileSync(join(folder, "rooms.js"), `${rooms}export { house, loader };\n`);
  writeFileSync(join(folder, "app-1.js"), "export const address = import.meta.url;");
});

after(() => rmSync(folder, { recursive: true }));

const names = {
  program: "app-1",
  binary: "app-1_bg.wasm",
  "part-shared": "shared-2.wasm",
  "part-shared-deferred": "shared-deferred-7.wasm",
  "part-shared-rare": "shared-rare-9.wasm",
  "part-words": "words-8.wasm",
  "part-word-heist": "word-heist-3.wasm",
  "part-word-heist--extras": "word-heist--extras-9.wasm",
  "part-word-heist--deferred": "word-heist--deferred-1.wasm",
  "part-paper-grid": "paper-grid-4.wasm",
  "part-paper-grid--extras": "paper-grid--extras-6.wasm",
  "part-paper-grid--studio": "paper-grid--studio-5.wasm",
  "style-stage": "stage-9.css",
  "style-word-heist": "word-heist-5.css",
  "style-learning": "learning-4.css",
};
const HOME = "app-1_bg.wasm";
// The code is read again from the browser's cache once it runs, to check its hash.
const CODE = "app-1.js";
// A table's style sheets: the stage's, and its own on top.
const LOOKS = ["stage-9.css", "word-heist-5.css"];

// The smallest possible program.
const SILENCE = "silence";
const EMPTY = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

let visits = 0;

// Visits an address: imports the page's own rooms.js and records what it requests. `refuse` decides the
// answer for a file: true for an error, or other bytes.
async function visit(hash, refuse = () => false) {
  const asked = [];
  const base = pathToFileURL(join(folder, "index.html")).href;
  globalThis.location = { hash };
  globalThis.document = {
    baseURI: base,
    querySelector(selector) {
      const content = names[/^meta\[name=lettercase-(.*)\]$/.exec(selector)[1]];
      return content && { content };
    },
  };
  globalThis.fetch = async (at, { cache, signal }) => {
    const name = String(at).slice(new URL(".", base).href.length);
    if (name === CODE) {
      assert.equal(cache, "force-cache");
      return new Response("");
    }
    asked.push(cache === "reload" ? `${name}, past the cache` : name);
    const refused = refuse(name);
    if (refused === SILENCE) {
      return new Promise((_, failed) => signal.addEventListener("abort", () => failed(signal.reason)));
    }
    return refused === true ? new Response("", { status: 503 }) : new Response(refused || EMPTY);
  };
  visits += 1;
  const rooms = await import(`${pathToFileURL(join(folder, "rooms.js"))}?visit=${visits}`);
  return { rooms, asked };
}

// Requests a room as the running program does; returns whether it arrived.
function lay(rooms, room) {
  const answers = [(data, came) => answers.push({ data, came })];
  rooms.runs({ __indirect_function_table: { get: (place) => answers[place] } });
  return rooms.loader(room)(0, 7).then(() => answers[1]);
}

test("home requests only the program", async () => {
  for (const hash of ["", "#/", "#/settings", "#/home", "#/nowhere", "#/shared", "#/shared-deferred", "#/shared-rare"]) {
    const { rooms, asked } = await visit(hash);
    assert.deepEqual(asked, [HOME], hash);
    assert.ok(!rooms.room(), hash);
  }
});

test("inside a frame nothing is requested", async () => {
  globalThis.self = {};
  globalThis.top = {};
  try {
    const { rooms, asked } = await visit("#/word-heist/new");
    assert.equal(rooms.framed, true);
    assert.deepEqual(asked, []);
    globalThis.top = globalThis.self;
    const alone = await visit("#/");
    assert.equal(alone.rooms.framed, false);
    assert.deepEqual(alone.asked, [HOME]);
  } finally {
    delete globalThis.self;
    delete globalThis.top;
  }
});

test("a link into a game requests that game and its styles", async () => {
  for (const hash of ["#/word-heist/new", "#word-heist", "#/word-heist"]) {
    const { rooms, asked } = await visit(hash);
    assert.deepEqual(asked, [HOME, "shared-2.wasm", "word-heist-3.wasm", ...LOOKS], hash);
    assert.equal(rooms.room(), "word-heist");
  }
  for (const hash of ["#/paper-grid/game/k7m2", "#/paper-grid/like/k7m2"]) {
    const { rooms, asked } = await visit(hash);
    assert.deepEqual(asked, [HOME, "shared-2.wasm", "paper-grid-4.wasm"], hash);
    assert.equal(rooms.room(), "paper-grid");
  }
});

test("parts of a game outside its table are in its extras, which load after it", async () => {
  const extras = "paper-grid--extras-6.wasm";
  const all = [HOME, "shared-2.wasm", "shared-deferred-7.wasm", "shared-rare-9.wasm", "paper-grid-4.wasm", extras];
  const studio = [...all, "paper-grid--studio-5.wasm"];
  for (const [hash, room, wanted] of [
    ["#/paper-grid/rules", "paper-grid--extras", all],
    ["#/board", "paper-grid--studio", studio],
    ["#/board/1/medium-4/picnic", "paper-grid--studio", studio],
  ]) {
    const { rooms, asked } = await visit(hash);
    assert.deepEqual(asked, wanted, hash);
    assert.equal(rooms.room(), room);
    assert.equal(rooms.house(rooms.room()), "paper-grid");
    assert.deepEqual(await lay(rooms, room), { data: 7, came: true });
    assert.deepEqual(asked, wanted, hash);
  }
  const { rooms, asked } = await visit("#/words/k7m2");
  assert.deepEqual(asked, [HOME, "shared-2.wasm", "shared-deferred-7.wasm", "shared-rare-9.wasm", "words-8.wasm"]);
  assert.equal(rooms.room(), "words");
  assert.deepEqual(rooms.styles("word-heist"), LOOKS);
  assert.deepEqual(rooms.styles("word-heist--extras"), [...LOOKS, "learning-4.css"]);
});

test("an early request is handed out once", async () => {
  const { rooms, asked } = await visit("#/word-heist/new");
  const [module, binary] = await rooms.program();
  assert.match(module.address, /app-1\.js$/);
  assert.ok(binary instanceof WebAssembly.Module);
  for (const look of LOOKS) await rooms.style(look);
  const there = await lay(rooms, "word-heist");
  assert.deepEqual(there, { data: 7, came: true });
  assert.equal(asked.length, 5);
  const [, another] = await rooms.program();
  assert.notEqual(another, binary);
  assert.equal(asked.length, 6);
});

test("a table's deferred chunk requests only the shared chunk that it needs", async () => {
  const { rooms, asked } = await visit("#/word-heist/new");
  await lay(rooms, "word-heist");
  const table = [HOME, "shared-2.wasm", "word-heist-3.wasm", ...LOOKS];
  assert.deepEqual(asked, table);
  assert.deepEqual(await lay(rooms, "word-heist--deferred"), { data: 7, came: true });
  assert.deepEqual(asked, [...table, "shared-deferred-7.wasm", "word-heist--deferred-1.wasm"]);
});

test("shared chunks are requested once", async () => {
  const { rooms, asked } = await visit("#/");
  await lay(rooms, "word-heist");
  await lay(rooms, "paper-grid");
  assert.deepEqual(asked, [HOME, "shared-2.wasm", "word-heist-3.wasm", "paper-grid-4.wasm"]);
});

test("a prefetched room is requested once, with its styles", async () => {
  const { rooms, asked } = await visit("#/");
  rooms.prepare("#/word-heist/new");
  assert.deepEqual(asked, [HOME], "the program does not run yet");
  rooms.runs({ __indirect_function_table: { get: () => () => {} } });
  const came = [HOME, "shared-2.wasm", "word-heist-3.wasm", ...LOOKS];
  for (const hash of ["#/word-heist/new", "#/word-heist/new", "#/players", "#/"]) rooms.prepare(hash);
  assert.deepEqual(asked, came);
  assert.ok(!rooms.isHere("word-heist") && rooms.isHere("home"));
  assert.deepEqual(await lay(rooms, "word-heist"), { data: 7, came: true });
  for (const look of LOOKS) await rooms.style(look);
  assert.deepEqual(asked, came);
  assert.ok(rooms.isHere("word-heist") && !rooms.isHere("paper-grid"));
});

test("a retry bypasses the browser's cache", async () => {
  let well = false;
  const { rooms, asked } = await visit("#/", (name) => !well && name !== HOME);
  const parts = ["shared-2.wasm", "word-heist-3.wasm"];
  assert.equal((await lay(rooms, "word-heist")).came, false);
  well = true;
  assert.equal((await lay(rooms, "word-heist")).came, true);
  assert.deepEqual(asked, [HOME, ...parts, ...parts.map((part) => `${part}, past the cache`)]);
});

test("a pending request can be aborted and retried", async () => {
  let silent = true;
  const { rooms } = await visit("#/", (name) => silent && name === "shared-2.wasm" && SILENCE);
  const first = lay(rooms, "word-heist");
  rooms.hangUp();
  assert.equal((await first).came, false);
  silent = false;
  assert.equal((await lay(rooms, "word-heist")).came, true);
});

test("a file that doesn't match the hash in its name is refused by name", async () => {
  const sum = createHash("sha256").update(EMPTY).digest("hex").slice(0, 16);
  names["part-word-heist"] = `word-heist-${sum}.wasm`;
  try {
    // Another valid program, with different bytes.
    let bytes = Uint8Array.of(...EMPTY, 0, 2, 1, 0x78);
    const { rooms } = await visit("#/", (name) => name === names["part-word-heist"] && bytes);
    assert.equal((await lay(rooms, "word-heist")).came, false);
    const { damaged, path } = rooms.why["word-heist"];
    assert.deepEqual({ damaged, path }, { damaged: true, path: names["part-word-heist"] });
    bytes = false;
    assert.equal((await lay(rooms, "word-heist")).came, true);
  } finally {
    names["part-word-heist"] = "word-heist-3.wasm";
  }
});

test("a failed request is reported to its caller and can be retried", async () => {
  let well = false;
  const unwell = (name) => !well && (name.endsWith(".wasm") || name.endsWith(".css"));
  const { rooms } = await visit("#/word-heist/new", unwell);
  await assert.rejects(rooms.program(), /answer 503/);
  await assert.rejects(rooms.style("word-heist-5.css"), /answer 503/);
  const lost = await lay(rooms, "word-heist");
  assert.deepEqual(lost, { data: 7, came: false });
  assert.match(String(rooms.why["word-heist"]), /answer 503/);
  well = true;
  const there = await lay(rooms, "word-heist");
  assert.deepEqual(there, { data: 7, came: true });
});

test("without WebAssembly no program is requested", async () => {
  const there = globalThis.WebAssembly;
  delete globalThis.WebAssembly;
  try {
    assert.deepEqual((await visit("#/")).asked, []);
  } finally {
    globalThis.WebAssembly = there;
  }
});
