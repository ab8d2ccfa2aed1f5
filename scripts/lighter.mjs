// What a build sends is made shorter: the names by which a program and its glue know the
// browser's functions, which wasm-bindgen makes long so that nobody mixes them up, and scripts.

import { transformSync } from "esbuild";

const IMPORTS = 2;
const HEADER = 8;

// Where a number of wasm's ends, and what it is.
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

// Where the description of an import ends.
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

// A program and its glue, with short names for what the one asks of the other.
export function shortNames(binary, glue) {
  const short = new Map();
  const sections = [binary.subarray(0, HEADER)];
  for (let at = HEADER; at < binary.length; ) {
    const [length, from] = number(binary, at + 1);
    const end = from + length;
    if (binary[at] !== IMPORTS) {
      sections.push(binary.subarray(at, end));
      at = end;
      continue;
    }
    let [count, place] = number(binary, from);
    const body = [written(count)];
    for (; count > 0; count -= 1) {
      let module, name;
      [module, place] = text(binary, place);
      [name, place] = text(binary, place);
      const what = place;
      place = described(binary, place);
      if (String(name).startsWith("__wb")) {
        if (!short.has(String(name))) short.set(String(name), `_${short.size.toString(36)}`);
        name = Buffer.from(short.get(String(name)));
      }
      body.push(named(module), named(name), binary.subarray(what, place));
    }
    const whole = Buffer.concat(body);
    sections.push(Buffer.from([IMPORTS]), written(whole.length), whole);
    at = end;
  }
  const missing = new Set(short.keys());
  const shorter = glue.replaceAll(/\b__wb\w+/g, (name) => {
    missing.delete(name);
    return short.get(name) ?? name;
  });
  if (missing.size > 0) throw new Error(`the glue does not know ${[...missing].join(", ")}`);
  return { binary: Buffer.concat(sections), glue: shorter };
}

// A script without what only its readers need. What is no module keeps its names.
export function small(script, isModule) {
  return transformSync(script, { minify: true, ...(isModule ? { format: "esm" } : {}) }).code;
}

// A style sheet without the same.
export function plain(sheet) {
  return transformSync(sheet, { loader: "css", minify: true }).code;
}
