// Static checks of the documentation: links, anchors, paths, `make` targets, and that rulings and tests name
// each other. Each check takes texts and returns what is wrong with them.

import { posix } from "node:path";

const withoutBlocks = (text) => text.replace(/^ *(```|~~~)[^]*?^ *\1.*$/gm, "");
const withoutCode = (text) => withoutBlocks(text).replace(/`[^`\n]*`/g, "");
const spans = (text) => [...withoutBlocks(text).matchAll(/`([^`]+)`/g)].map(([, code]) => code);

// Returns the anchors that GitHub gives a page's headings.
export function anchors(text) {
  const all = new Set();
  for (const [, heading] of withoutBlocks(text).matchAll(/^#{1,6} +(.+?) *#*$/gm)) {
    const plain = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");
    const slug = plain.toLowerCase().replace(/[^\p{L}\p{N} _-]/gu, "").replaceAll(" ", "-");
    let name = slug;
    for (let again = 1; all.has(name); again += 1) name = `${slug}-${again}`;
    all.add(name);
  }
  return all;
}

// Returns the links of `pages` (text by path) that lead nowhere; `exists` knows every file and folder.
export function deadLinks(pages, exists) {
  const dead = [];
  for (const [path, text] of pages) {
    for (const [, link] of withoutCode(text).matchAll(/\]\(<?([^)\s>]+)>?(?: "[^"]*")?\)/g)) {
      if (/^[a-z]+:/.test(link)) continue;
      const [, file, anchor] = link.match(/^([^#]*)#?(.*)$/);
      const target = file === "" ? path : posix.normalize(posix.join(posix.dirname(path), decodeURI(file)));
      if (!exists(target.replace(/\/$/, ""))) dead.push(`${path}: ${link}`);
      else if (anchor && !(pages.has(target) && anchors(pages.get(target)).has(anchor))) {
        dead.push(`${path}: ${link} (no such heading)`);
      }
    }
  }
  return dead;
}

// A media type isn't a path.
const MEDIA = /^(application|image|text)\/(css|html|javascript|json|plain|svg|wasm)/;
// Output of a build or a run isn't in the repository.
const MADE = /^(target|dist|node_modules)(\/|$)/;

// Returns the paths in code marks that match no file or folder. A path may leave out where it begins
// (`ui/persistence.rs`) and how it ends (`store/vault`); capitals are placeholders (`tests/saves/N/`).
export function deadPaths(pages, all) {
  const known = new Set();
  const folders = new Set();
  for (const path of all) {
    const parts = path.split("/");
    for (let from = 0; from < parts.length; from += 1) {
      for (let to = from + 1; to <= parts.length; to += 1) {
        known.add(parts.slice(from, to).join("/"));
        if (to < parts.length) folders.add(parts[from]);
      }
      known.add(parts.slice(from).join("/").replace(/\.\w+$/, ""));
    }
    parts.slice(0, -1).forEach((part) => folders.add(part));
  }
  const dead = [];
  for (const [path, text] of pages) {
    // "record `…`" names a record in the store, not a file.
    for (const code of spans(text.replace(/\brecords? `[^`]*`/g, ""))) {
      if (!/^\.?[\w-]+(\.\w+)*(\/[\w.-]+)+\/?$/.test(code) || MADE.test(code) || MEDIA.test(code)) continue;
      const parts = code.replace(/\/$/, "").split("/");
      const placeholder = parts.some((part) => /^[A-Z]+(-\w+)*(\.\w+)?$/.test(part) && !/\.md$/.test(part));
      if (placeholder || !folders.has(parts[0])) continue;
      if (!known.has(parts.join("/"))) dead.push(`${path}: ${code}`);
    }
  }
  return dead;
}

// Returns the targets that pages name but the Makefile lacks.
export function deadTargets(pages, makefile) {
  const targets = new Set([...makefile.matchAll(/^([a-z-]+):/gm)].map(([, name]) => name));
  const dead = [];
  for (const [path, text] of pages) {
    const inBlocks = [...text.matchAll(/^    (.+)$/gm)].map(([, line]) => line);
    for (const code of [...spans(text), ...inBlocks]) {
      const asked = code.replace(/\s+#.*$/, "").match(/^(?:[A-Z_]+=\S+ )*make ((?:[a-z-]+ ?)+)$/);
      for (const name of asked?.[1].trim().split(" ") ?? []) {
        if (!targets.has(name)) dead.push(`${path}: make ${name}`);
      }
    }
  }
  return dead;
}

// Returns the names of the tests in a Rust source.
export function testsIn(source) {
  const tests = source.matchAll(/#\[test\]\s*(?:#\[[^\]]*\]\s*)*fn (\w+)/g);
  return [...tests].map(([, name]) => name);
}

// Returns the rulings that a test's name claims to prove: `k32_k33_…`, `k34_to_k41_…`.
export function rulingsOf(test) {
  const first = test.match(/^([kgaoc])\d+(?=_|$)/);
  if (!first) return [];
  const number = (part) => (part?.match(`^${first[1]}(\\d+)$`)?.[1] ?? 0) * 1;
  const parts = test.split("_");
  const rulings = new Set();
  parts.forEach((part, at) => {
    if (number(part)) rulings.add(number(part));
    if (part !== "to" || !number(parts[at - 1]) || !number(parts[at + 1])) return;
    for (let one = number(parts[at - 1]); one < number(parts[at + 1]); one += 1) rulings.add(one);
  });
  return [...rulings].sort((one, other) => one - other).map((one) => `${first[1].toUpperCase()}${one}`);
}

// Returns the mismatches between the pages of rulings and the tests.
export function rulingsAstray(pages, tests) {
  const astray = [];
  const known = new Set();
  for (const [path, text] of pages) {
    for (const [, ruling, body] of text.matchAll(/^### ([A-Z]\d+)\n([^]*?)(?=^#|$(?![^]))/gm)) {
      if (known.has(ruling)) astray.push(`${path}: ${ruling} is listed twice`);
      known.add(ruling);
      const named = body.match(/^Tests: ([^]*?)\.$/m)?.[1] ?? "";
      const names = [...named.matchAll(/`(\w+)`/g)].map(([, name]) => name);
      if (names.length === 0) astray.push(`${path}: ${ruling} names no test`);
      for (const name of names) {
        if (!tests.has(name)) astray.push(`${path}: ${ruling} names ${name}, which is no test`);
        else if (!rulingsOf(name).includes(ruling)) astray.push(`${path}: ${name} is not about ${ruling}`);
      }
    }
  }
  for (const [name, path] of tests) {
    for (const ruling of rulingsOf(name)) {
      if (!known.has(ruling)) astray.push(`${path}: ${name} proves ${ruling}, which no page of rulings has`);
    }
  }
  return astray;
}
