// Checks that shrunken programs and scripts still do the same under other names.

import assert from "node:assert/strict";
import { test } from "node:test";
import { shortNames, small, without } from "./lighter.mjs";

// A module that imports a function, a memory and a table and calls the function.
const text = (word) => [word.length, ...Buffer.from(word)];
const section = (id, ...bytes) => [id, bytes.length, ...bytes];
const LONG = "__wbg_now_0123456789abcdef";
const binary = Buffer.from([
  0, 0x61, 0x73, 0x6d, 1, 0, 0, 0,
  ...section(1, 1, 0x60, 0, 1, 0x7f),
  ...section(2, 4,
    ...text("./app_bg.js"), ...text(LONG), 0, 0,
    ...text("other"), ...text("memory"), 2, 1, 1, 2,
    ...text("other"), ...text("table"), 1, 0x70, 0, 1,
    ...text("other"), ...text("number"), 3, 0x7f, 0),
  ...section(3, 1, 0),
  ...section(7, 1, ...text("run"), 0, 1),
  ...section(10, 1, 4, 0, 0x10, 0, 0x0b),
]);
const glue = `const imports = { ${LONG}: () => 7 };\n// ${LONG}\nexport const wanted = imports;`;

test("a program and its glue agree on shorter names", async () => {
  const made = shortNames(binary, glue);
  assert.ok(made.binary.length < binary.length && !made.glue.includes(LONG));
  const { wanted } = await import(`data:text/javascript,${encodeURIComponent(made.glue)}`);
  const other = {
    memory: new WebAssembly.Memory({ initial: 1, maximum: 2 }),
    table: new WebAssembly.Table({ element: "anyfunc", initial: 1 }),
    number: 1,
  };
  const { instance } = await WebAssembly.instantiate(made.binary, { "./app_bg.js": wanted, other });
  assert.equal(instance.exports.run(), 7);
});

test("a name that the glue lacks is reported", () => {
  assert.throws(() => shortNames(binary, "const imports = {};"), new RegExp(LONG));
});

// What wasm-bindgen generates for a class: two functions of the program, and the glue that calls them.
const CLASS = `export class IntoSink {
    close() {
        wasm.intosink_close(this.ptr);
    }
}
if (Symbol.dispose) IntoSink.prototype[Symbol.dispose] = IntoSink.prototype.free;
`;
const FREED = `const IntoSinkFinalization = (typeof FinalizationRegistry === 'undefined')
    ? { register: () => {} }
    : new FinalizationRegistry(ptr => wasm.__wbg_intosink_free(ptr, 1));
`;

test("an unused class is removed from glue and program", async () => {
  const exported = (...names) => section(7, names.length, ...names.flatMap((name) => [...text(name), 0, 0]));
  const program = (...names) => Buffer.from([
    0, 0x61, 0x73, 0x6d, 1, 0, 0, 0,
    ...section(1, 1, 0x60, 0, 1, 0x7f), ...section(3, 1, 0), ...exported(...names),
    ...section(10, 1, 4, 0, 0x41, 7, 0x0b),
  ]);
  const all = program("intosink_close", "run", "__wbg_intosink_free");
  const made = without(all, `${CLASS}export const wasm = 1;\n${FREED}`, ["IntoSink"]);
  assert.deepEqual(made.binary, program("run"));
  assert.equal(made.glue, "export const wasm = 1;\n");
  assert.throws(() => without(all, CLASS, ["IntoSink"]), /Finalization/);
});

test("a minified script keeps its behaviour, and a plain script its names", async () => {
  const plain = small("/* why */ let wasm_bindgen = (a) => { return a + 1; };", false);
  assert.ok(plain.includes("wasm_bindgen") && !plain.includes("why"));
  const module = small("// why\nexport const twice = (what) => what * 2;\nimport('./x.js');", true);
  assert.ok(module.includes('import("./x.js")') && !module.includes("why"));
});
