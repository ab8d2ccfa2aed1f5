// Shrinks what a build ships: scripts, style sheets, and the names by which a program and its glue refer to
// the browser's functions, which wasm-bindgen makes long to avoid clashes.

import { transformSync } from "esbuild";

const IMPORTS = 2;
const EXPORTS = 7;
const HEADER = 8;

// Reads a LEB128 number. Returns its value and where it ends.
function number(bytes, at) {
  let [value, shift, byte] = [0, 0, 0];
  do {
    byte = bytes[at];
    at += 1;
    value |= (byte & 127) << shift;
    shift += 7;
  } while (byte & 128);
  return [value >>> 0, at];
}

function written(value) {
  const bytes = [];
  do {
    bytes.push(value > 127 ? (value & 127) | 128 : value);
    value >>>= 7;
  } while (value > 0);
  return Buffer.from(bytes);
}

const named = (name) => Buffer.concat([written(name.length), name]);

function text(bytes, at) {
  const [length, from] = number(bytes, at);
  return [bytes.subarray(from, from + length), from + length];
}

// Returns where the description of an import ends.
function described(bytes, at) {
  const kind = bytes[at];
  const skip = (from) => number(bytes, from)[1];
  const limits = (from) => {
    const end = skip(from + 1);
    return bytes[from] & 1 ? skip(end) : end;
  };
  switch (kind) {
    case 0: return skip(at + 1);
    case 1: return limits(at + 2);
    case 2: return limits(at + 1);
    case 3: return at + 3;
    default: return skip(at + 2);
  }
}

// Returns the program with one section rewritten: `change` returns each entry's replacement, or nothing to
// drop it.
function entries(binary, section, change) {
  const sections = [binary.subarray(0, HEADER)];
  for (let at = HEADER; at < binary.length; ) {
    const [length, from] = number(binary, at + 1);
    const end = from + length;
    if (binary[at] === section) {
      const [count, first] = number(binary, from);
      let place = first;
      const body = [];
      for (let left = count; left > 0; left -= 1) {
        const [entry, next] = change(place);
        if (entry) body.push(entry);
        place = next;
      }
      const whole = Buffer.concat([written(body.length), ...body]);
      sections.push(Buffer.from([section]), written(whole.length), whole);
    } else {
      sections.push(binary.subarray(at, end));
    }
    at = end;
  }
  return Buffer.concat(sections);
}

// Removes exported classes of a library that nothing here uses from a program and its glue. The optimiser
// then drops what only they needed.
export function without(binary, glue, classes) {
  for (const name of classes) {
    for (const part of [
      `^export class ${name} \\{\n[^]*?^\\}\n`,
      `^if \\(Symbol\\.dispose\\) ${name}\\..*\n`,
      `^const ${name}Finalization = [^]*?;\n`,
    ]) {
      const found = new RegExp(part, "m");
      if (!found.test(glue)) throw new Error(`the glue has no ${part}`);
      glue = glue.replace(found, "");
    }
  }
  const ours = new RegExp(`^(__wbg_)?(${classes.join("|").toLowerCase()})_`);
  const kept = (place) => {
    const [name, end] = text(binary, place);
    const next = number(binary, end + 1)[1];
    return [ours.test(name) ? undefined : binary.subarray(place, next), next];
  };
  return { binary: entries(binary, EXPORTS, kept), glue };
}

// Returns a program and its glue with short names for the functions that the program imports.
export function shortNames(binary, glue) {
  const short = new Map();
  const renamed = (place) => {
    let module, name;
    [module, place] = text(binary, place);
    [name, place] = text(binary, place);
    const end = described(binary, place);
    if (String(name).startsWith("__wb")) {
      if (!short.has(String(name))) short.set(String(name), `_${short.size.toString(36)}`);
      name = Buffer.from(short.get(String(name)));
    }
    return [Buffer.concat([named(module), named(name), binary.subarray(place, end)]), end];
  };
  const shorter = entries(binary, IMPORTS, renamed);
  const missing = new Set(short.keys());
  const known = glue.replaceAll(/\b__wb\w+/g, (name) => {
    missing.delete(name);
    return short.get(name) ?? name;
  });
  if (missing.size > 0) throw new Error(`the glue does not know ${[...missing].join(", ")}`);
  return { binary: shorter, glue: known };
}

// Minifies a script. One that isn't a module keeps its top-level names.
export function small(script, isModule) {
  return transformSync(script, { minify: true, ...(isModule ? { format: "esm" } : {}) }).code;
}

// Minifies a style sheet.
export function plain(sheet) {
  return transformSync(sheet, { loader: "css", minify: true }).code;
}
