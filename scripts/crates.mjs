// Prints which of our crates depends on which, one line per crate, each after those it depends on:
// node scripts/crates.mjs
//
// `node scripts/crates.mjs --write` puts the graph between the markers of ARCHITECTURE.md.

import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = new URL("..", import.meta.url).pathname;
const PAGE = "ARCHITECTURE.md";
const BEGIN = "<!-- crates: drawn by scripts/crates.mjs -->";
const END = "<!-- /crates -->";

// Returns the tables of a manifest as [header, lines]. The first table has an empty header.
const tables = (manifest) => {
  const found = [["", []]];
  for (const line of manifest.split("\n")) {
    const header = line.match(/^\[+([^\]]+)\]+\s*(?:#.*)?$/)?.[1];
    if (header) found.push([header.trim(), []]);
    else found.at(-1)[1].push(line);
  }
  return found;
};

// Returns what a table of dependencies is for, and the dependency that its header names, if any:
// `[target.'cfg(unix)'.dev-dependencies.serde]`.
const purpose = (header) => {
  const [, target, kind, name] = header.match(/^(?:target\.(.+)\.)?((?:dev-|build-)?dependencies)(?:\.([\w-]+))?$/) ?? [];
  if (!kind) return null;
  const wasm = target?.includes("wasm");
  const where = kind === "dev-dependencies" ? "tests" : wasm ? (target.includes("not(") ? "native" : "browser") : "always";
  return { where, name };
};

// Returns a package's name and what it depends on, as [name, where] pairs: always, native, browser or tests.
export const dependencies = (manifest) => {
  const wanted = [];
  let name;
  for (const [header, lines] of tables(manifest)) {
    const text = lines.join("\n");
    if (header === "package") name = text.match(/^name\s*=\s*"([^"]+)"/m)?.[1];
    const table = purpose(header);
    if (!table) continue;
    if (table.name) {
      wanted.push([text.match(/^package\s*=\s*"([^"]+)"/m)?.[1] ?? table.name, table.where]);
      continue;
    }
    for (const [, key, value] of text.matchAll(/^([\w-]+)(?:\.workspace)?\s*=\s*(.*)$/gm)) {
      wanted.push([value.match(/\bpackage\s*=\s*"([^"]+)"/)?.[1] ?? key, table.where]);
    }
  }
  return { name, wanted };
};

// Orders crates so that each comes after those it depends on, alphabetically where there is a choice. Dependencies
// of tests count unless they would form a ring: Cargo allows such rings.
const ordered = (crates) => {
  const left = new Map([...crates].sort(([one], [other]) => (one < other ? -1 : 1)));
  const done = [];
  while (left.size > 0) {
    const ready = (withTests) => [...left.keys()].find((name) =>
      left.get(name).every(([other, where]) => !left.has(other) || (where === "tests" && !withTests)));
    const next = ready(true) ?? ready(false);
    if (!next) throw new Error(`these crates depend on each other in a ring: ${[...left.keys()].join(", ")}`);
    done.push(next);
    left.delete(next);
  }
  return done;
};

// Returns the graph of the packages with these manifests, as text.
export const graph = (manifests) => {
  const read = manifests.map(dependencies).filter(({ name }) => name);
  const ours = new Set(read.map(({ name }) => name));
  const crates = new Map(read.map(({ name, wanted }) =>
    [name, wanted.filter(([other]) => ours.has(other) && other !== name)]));
  const line = (name) => {
    const known = new Set();
    const list = (where) => {
      const names = crates.get(name).filter(([other, use]) => use === where && !known.has(other)).map(([other]) => other);
      names.forEach((other) => known.add(other));
      return [...new Set(names)].sort().join(", ");
    };
    const always = list("always");
    const others = [["native", "native only"], ["browser", "browser only"], ["tests", "for tests"]]
      .map(([where, words]) => [words, list(where)])
      .filter(([, names]) => names)
      .map(([words, names]) => `${words}: ${names}`);
    const all = [always, ...others].filter(Boolean).join("; ");
    return all ? `${name} -> ${all}` : name;
  };
  return ordered(crates).map(line).join("\n");
};

// Returns the folders that a pattern of the workspace matches, such as `crates/*`.
const matching = (root, pattern) =>
  pattern.split("/").reduce((folders, part) => folders.flatMap((folder) => {
    if (part !== "*") return [join(folder, part)];
    if (!existsSync(join(root, folder))) return [];
    const entries = readdirSync(join(root, folder), { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map((entry) => join(folder, entry.name));
  }), [""]);

// Returns the manifests of all packages of the workspace.
export const manifests = (root = ROOT) => {
  const own = readFileSync(join(root, "Cargo.toml"), "utf8");
  const workspace = tables(own).find(([header]) => header === "workspace")?.[1].join("\n") ?? "";
  const list = (key) => workspace.match(new RegExp(`^${key}\\s*=\\s*\\[([^\\]]*)\\]`, "m"))?.[1] ?? "";
  const folders = (key) => [...list(key).matchAll(/"([^"]+)"/g)].flatMap(([, pattern]) => matching(root, pattern));
  const left = new Set(folders("exclude"));
  const members = [...new Set(folders("members"))].filter((folder) => !left.has(folder));
  const paths = ["", ...members].map((folder) => join(root, folder, "Cargo.toml")).filter((path) => existsSync(path));
  return [...new Set(paths)].map((path) => readFileSync(path, "utf8"));
};

// Returns the page with the graph between its markers.
export const drawn = (page, text) => {
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`${PAGE} lacks the markers ${BEGIN} and ${END}`);
  return `${page.slice(0, begin + BEGIN.length)}\n\`\`\`text\n${text}\n\`\`\`\n${page.slice(end)}`;
};

if (import.meta.filename === process.argv[1]) {
  const text = graph(manifests());
  const path = join(ROOT, PAGE);
  if (process.argv[2] === "--write") writeFileSync(path, drawn(readFileSync(path, "utf8"), text));
  else if (process.argv[2]) throw new Error(`unknown argument ${process.argv[2]}; did you mean --write?`);
  else console.log(text);
}
