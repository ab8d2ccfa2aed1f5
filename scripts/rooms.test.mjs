// The first thing that runs in the page: it must send for what the address needs, at once,
// once, and for nothing else.

import assert from "node:assert/strict";
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";

let folder;

before(() => {
  folder = mkdtempSync(join(tmpdir(), "rooms-"));
  // So that Node, too, takes what lies there for modules.
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  copyFileSync(new URL("../public/rooms.js", import.meta.url), join(folder, "rooms.js"));
  for (const name of ["app-1", "word-heist-2", "paper-grid-3"]) {
    writeFileSync(join(folder, `${name}.js`), "export const address = import.meta.url;");
  }
});

after(() => rmSync(folder, { recursive: true }));

const names = {
  home: "app-1",
  "room-word-heist": "word-heist-2",
  "room-paper-grid": "paper-grid-3",
  "style-word-heist": "word-heist-4.css",
};

let visits = 0;

// A visit to an address: the page's own rooms.js, and what is asked of the host.
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
  globalThis.fetch = async (at) => {
    const name = String(at).slice(new URL(".", base).href.length);
    asked.push(name);
    return { ok: !refuse(name), status: 503, name, arrayBuffer: async () => undefined };
  };
  visits += 1;
  const rooms = await import(`${pathToFileURL(join(folder, "rooms.js"))}?visit=${visits}`);
  return { rooms, asked };
}

// The file of a program's code, as it was asked for.
const code = async (program) => (await program)[0].address.split("/").pop();

test("home sends for home alone", async () => {
  for (const hash of ["", "#/", "#/settings", "#/home", "#/nowhere"]) {
    const { asked } = await visit(hash);
    assert.deepEqual(asked, ["app-1_bg.wasm"], hash);
  }
});

test("a link into a game sends for that game alone, and its styles", async () => {
  for (const hash of ["#/word-heist/new", "#word-heist", "#/word-heist"]) {
    const { rooms, asked } = await visit(hash);
    assert.deepEqual(asked, ["word-heist-2_bg.wasm", "word-heist-4.css"], hash);
    assert.equal(rooms.room(), "word-heist");
  }
  for (const hash of ["#/paper-grid/rules", "#/board"]) {
    const { asked } = await visit(hash);
    assert.deepEqual(asked, ["paper-grid-3_bg.wasm"], hash);
  }
});

test("what was sent for is given out once", async () => {
  const { rooms, asked } = await visit("#/word-heist/new");
  const [module, answer] = await rooms.program("word-heist", 0);
  assert.match(module.address, /word-heist-2\.js$/);
  assert.equal(answer.name, "word-heist-2_bg.wasm");
  await rooms.style("word-heist", 0);
  assert.deepEqual(asked, ["word-heist-2_bg.wasm", "word-heist-4.css"]);
  const [, another] = await rooms.program("word-heist", 0);
  assert.notEqual(another, answer);
  assert.equal(asked.length, 3);
});

test("another attempt sends again, to another address for the code", async () => {
  const { rooms, asked } = await visit("#/");
  assert.equal(await code(rooms.program("home", 1)), "app-1.js?attempt=1");
  assert.deepEqual(asked, ["app-1_bg.wasm", "app-1_bg.wasm"]);
});

test("who went elsewhere meanwhile gets what they want", async () => {
  const { rooms, asked } = await visit("#/");
  assert.equal(await code(rooms.program("word-heist", 0)), "word-heist-2.js");
  await rooms.style("word-heist", 0);
  assert.deepEqual(asked, ["app-1_bg.wasm", "word-heist-2_bg.wasm", "word-heist-4.css"]);
});

test("what does not come is told to who opens it, and to nobody else", async () => {
  const unwell = (name) => name.endsWith(".wasm") || name.endsWith(".css");
  const { rooms } = await visit("#/word-heist/new", unwell);
  await assert.rejects(rooms.program("word-heist", 0), /answer 503/);
  await assert.rejects(rooms.style("word-heist", 0), /answer 503/);
});

test("where no program can run, none is sent for", async () => {
  const there = globalThis.WebAssembly;
  delete globalThis.WebAssembly;
  try {
    assert.deepEqual((await visit("#/")).asked, []);
  } finally {
    globalThis.WebAssembly = there;
  }
});
