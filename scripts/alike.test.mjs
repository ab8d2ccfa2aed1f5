// Tests that functions that look alike become neighbours, and that the program behaves as before.

import assert from "node:assert/strict";
import { test } from "node:test";
import { namedByLooks } from "./lib/alike.mjs";

// Two imported functions, then: a + 1, 7, a + 2. The last is exported as "f".
const PROGRAM = Buffer.from([
  0, 97, 115, 109, 1, 0, 0, 0, // the header
  1, 10, 2, 96, 1, 127, 1, 127, 96, 0, 1, 127, // types: (i32) -> i32, () -> i32
  2, 13, 2, 1, 109, 1, 97, 0, 0, 1, 109, 1, 98, 0, 1, // imports m.a and m.b
  3, 4, 3, 0, 1, 0, // the functions' types
  7, 5, 1, 1, 102, 0, 4, // exports
  10, 22, 3, 7, 0, 32, 0, 65, 1, 106, 11, 4, 0, 65, 7, 11, 7, 0, 32, 0, 65, 2, 106, 11, // code
]);
const imports = { m: { a: (number) => number, b: () => 0 } };

// The names of a program's functions, by their index.
function named(bytes) {
  const names = WebAssembly.Module.customSections(new WebAssembly.Module(bytes), "name");
  assert.equal(names.length, 1);
  const text = Buffer.from(names[0]).toString("latin1");
  return [...text.matchAll(/([\x00-\x7f])[\x00-\x7f](\d{8})(\d{8})([0-9a-f]+?)(\d{8})(?=[\x00-\x1f]|$)/g)];
}

test("functions of one type and size are neighbours, in the order of their bytes", () => {
  const names = named(namedByLooks(PROGRAM)).map(([, index, ...looks]) => ({ index: index.charCodeAt(0), looks: looks.join("") }));
  assert.deepEqual(names.map(({ index }) => index), [2, 3, 4], "what is imported has no name");
  const order = names.toSorted((one, other) => (one.looks < other.looks ? -1 : 1)).map(({ index }) => index);
  assert.deepEqual(order, [2, 4, 3]);
});

test("a program with names behaves as before", () => {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(namedByLooks(PROGRAM)), imports);
  assert.equal(exports.f(40), 42);
  const twice = namedByLooks(namedByLooks(PROGRAM));
  assert.deepEqual(twice, namedByLooks(PROGRAM), "names given before are replaced");
});
