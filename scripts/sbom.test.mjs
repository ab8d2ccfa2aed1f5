// Tests the bill of materials: it lists every library once, with its origin and whether it ships.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { sbom } from "./lib/sbom.mjs";

const cargoLock = `version = 4

[[package]]
name = "a"
version = "1.0.0"
source = "registry+https://github.com/rust-lang/crates.io-index"
checksum = "aa"

[[package]]
name = "a"
version = "2.0.0"
source = "registry+https://github.com/rust-lang/crates.io-index"
checksum = "bb"
dependencies = [
 "b",
]

[[package]]
name = "b"
version = "0.3.0"
source = "registry+https://github.com/rust-lang/crates.io-index"
checksum = "cc"

[[package]]
name = "ours"
version = "0.1.0"
dependencies = [
 "a 2.0.0",
 "b",
]
`;
const packageLock = JSON.stringify({
  packages: {
    "": { name: "tools" },
    "node_modules/@x/tool": { version: "3.0.0", integrity: "sha512-AAH/", license: "MIT", dev: true },
  },
});
const licencesText = "====\na 2.0.0 (MIT/Apache-2.0)\n====\n\nThe text (of it).\n";
const given = { name: "ours", version: "0.1.0", cargoLock, packageLock, licencesText };

test("each library has its version, origin and checksum, and says whether it ships", () => {
  const made = sbom(given);
  assert.deepEqual([made.bomFormat, made.specVersion, made.version], ["CycloneDX", "1.5", 1]);
  assert.equal(made.metadata.component["bom-ref"], "pkg:cargo/ours@0.1.0");
  const told = made.components.map(({ purl, scope, hashes, licenses }) => [
    purl, scope, `${hashes[0].alg} ${hashes[0].content}`, licenses?.[0].expression,
  ]);
  assert.deepEqual(told, [
    ["pkg:cargo/a@1.0.0", "excluded", "SHA-256 aa", undefined],
    ["pkg:cargo/a@2.0.0", "required", "SHA-256 bb", "MIT OR Apache-2.0"],
    ["pkg:cargo/b@0.3.0", "excluded", "SHA-256 cc", undefined],
    ["pkg:npm/%40x/tool@3.0.0", "excluded", "SHA-512 0001ff", "MIT"],
  ]);
  assert.deepEqual(made.dependencies.slice(1), [
    { ref: "pkg:cargo/a@2.0.0", dependsOn: ["pkg:cargo/b@0.3.0"] },
    { ref: "pkg:cargo/b@0.3.0", dependsOn: [] },
    { ref: "pkg:cargo/ours@0.1.0", dependsOn: ["pkg:cargo/a@2.0.0", "pkg:cargo/b@0.3.0"] },
  ]);
});

test("files that don't fit each other are refused", () => {
  const refused = (changed, why) => assert.throws(() => sbom({ ...given, ...changed }), why);
  refused({ licencesText: "c 1.0.0 (MIT)\n" }, /names c@1\.0\.0, which isn't in Cargo\.lock/);
  refused({ version: "0.2.0" }, /Cargo\.lock has ours 0\.1\.0, not 0\.2\.0/);
  refused({ cargoLock: cargoLock.replace('checksum = "cc"\n', "") }, /no checksum for b/);
  refused({ cargoLock: cargoLock.replace("a 2.0.0", "a 3.0.0") }, /no package for a 3\.0\.0/);
});

test("this version's bill names every library of the locks, and every licence of the page", () => {
  const root = join(import.meta.dirname, "..");
  const read = (path) => readFileSync(join(root, path), "utf8");
  const lock = read("Cargo.lock");
  const version = read("Cargo.toml").match(/^version = "(.+)"$/m)[1];
  const { components, dependencies } = sbom({
    name: "lettercase",
    version,
    cargoLock: lock,
    packageLock: read("package-lock.json"),
    licencesText: read("public/licences.txt"),
  });
  const libraries = lock.match(/^\[\[package\]\]$/gm).length;
  assert.equal(dependencies.length, libraries);
  const tools = Object.keys(JSON.parse(read("package-lock.json")).packages).length - 1;
  assert.equal(components.length, libraries - 1 + tools);
  assert.equal(new Set(components.map((one) => one["bom-ref"])).size, components.length);
  const ours = components.filter(({ purl }) => !purl).map(({ name }) => name);
  const manifests = ["crates", "games", "tests", "workers"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((path) => join(folder, path)).filter((path) => path.endsWith("Cargo.toml")));
  const named = manifests.map((path) => read(path).match(/^name = "(.+)"$/m)[1]);
  assert.deepEqual(ours.toSorted(), named.toSorted());
  const ships = components.filter(({ scope }) => scope === "required");
  assert.ok(ships.length > 100, `${ships.length}`);
  assert.ok(ships.some(({ name }) => name === "leptos"));
  const others = components.filter(({ purl }) => purl);
  for (const { hashes, purl } of others) assert.match(hashes[0].content, /^([0-9a-f]{64}|[0-9a-f]{128})$/, purl);
});
