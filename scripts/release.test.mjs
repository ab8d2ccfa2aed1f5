// Tests a release: it is refused for each reason by name, and its archive can be unpacked.

import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, test } from "node:test";
import { inflateRawSync } from "node:zlib";

const script = new URL("release.mjs", import.meta.url).pathname;
let folder;

function put(path, content) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

function git(...asked) {
  const who = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org", "-c", "commit.gpgsign=false"];
  return execFileSync("git", [...who, ...asked], { cwd: folder, encoding: "utf8" });
}

function commit() {
  git("add", "-A");
  git("commit", "-qm", "All of it");
}

const run = (step) => spawnSync("node", [script, step], { cwd: folder, encoding: "utf8" });
const changelog = (heading, says = "- A game.\n") => `# Changelog\n\n## ${heading}\n\n${says}\n## 1.0.0 (2026-01-02)\n\n- Old.\n`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "release-"));
  git("init", "-q");
  put(".gitignore", "/target\n/dist\n");
  put("Cargo.toml", '[package]\nname = "lettercase"\nversion = "1.2.0"\n');
  put("Cargo.lock", 'version = 4\n\n[[package]]\nname = "lettercase"\nversion = "1.2.0"\n');
  put("CHANGELOG.md", changelog("1.2.0 (2026-02-03)", "### New\n\n- A game.\n"));
  put("LICENSE-MIT", "MIT\n");
  put("LICENSE-APACHE", "Apache\n");
  commit();
});

afterEach(() => rmSync(folder, { recursive: true }));

test("a consistent tree may be released", () => {
  const { status, stdout } = run("check");
  assert.equal(status, 0);
  assert.match(stdout, /1\.2\.0 may be released/);
});

test("a tree with changes is refused, with their names", () => {
  put("forgotten.txt", "x");
  const { status, stderr } = run("check");
  assert.equal(status, 1);
  assert.match(stderr, /No release: the tree isn't clean:\n\?\? forgotten\.txt/);
});

for (const [what, heading, says, why] of [
  ["another version", "1.1.0 (2026-02-03)", "- A game.\n", /version 1\.2\.0, CHANGELOG\.md begins with 1\.1\.0/],
  ["no date", "1.2.0 (unreleased)", "- A game.\n", /no date for 1\.2\.0: "unreleased"/],
  ["nothing to say", "1.2.0 (2026-02-03)", "", /says nothing about 1\.2\.0/],
]) {
  test(`a changelog with ${what} is refused`, () => {
    put("CHANGELOG.md", changelog(heading, says));
    commit();
    const { status, stderr } = run("check");
    assert.equal(status, 1);
    assert.match(stderr, why);
  });
}

test("a version that is tagged already is refused", () => {
  git("tag", "v1.2.0");
  const { status, stderr } = run("check");
  assert.equal(status, 1);
  assert.match(stderr, /v1\.2\.0 is tagged already/);
});

test("a commit is released by its tag, and by no other", () => {
  const other = run("tagged");
  assert.equal(other.status, 1);
  assert.match(other.stderr, /this commit isn't tagged v1\.2\.0/);
  git("tag", "v1.2.0");
  assert.equal(run("tagged").status, 0);
  put("CHANGELOG.md", changelog("1.2.0 (unreleased)"));
  commit();
  git("tag", "-f", "v1.2.0");
  assert.match(run("tagged").stderr, /no date for 1\.2\.0/);
});

test("only files that match their checksums are published", () => {
  put("dist/licences.txt", "");
  run("pack");
  put("bin/gh", '#!/bin/sh\nprintf "%s\\n" "$@"\n');
  chmodSync(join(folder, "bin/gh"), 0o755);
  const env = { ...process.env, PATH: `${join(folder, "bin")}:${process.env.PATH}` };
  const publish = () => spawnSync("node", [script, "publish"], { cwd: folder, encoding: "utf8", env });
  const out = "target/release-files";
  assert.deepEqual(publish().stdout.trim().split("\n"), [
    "release", "create", "v1.2.0", "--verify-tag", "--title", "Lettercase 1.2.0", "--notes-file", `${out}/notes.md`,
    `${out}/lettercase-1.2.0.zip`, `${out}/lettercase-1.2.0.cdx.json`, `${out}/SHA256SUMS`,
  ]);
  put(`${out}/lettercase-1.2.0.zip`, "another");
  const { status, stdout, stderr } = publish();
  assert.notEqual(status, 0);
  assert.equal(stdout, "");
  assert.match(stderr, /lettercase-1\.2\.0\.zip doesn't have the checksum/);
});

// Returns the files in an archive, read from the directory at its end.
function unpacked(bytes) {
  const files = new Map();
  const end = bytes.lastIndexOf("PK\x05\x06");
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, size, length] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 20), bytes.readUInt16LE(at + 28)];
    const [name, local] = [bytes.toString("utf8", at + 46, at + 46 + length), bytes.readUInt32LE(at + 42)];
    assert.equal(bytes.toString("latin1", local, local + 4), "PK\x03\x04");
    const begin = local + 30 + bytes.readUInt16LE(local + 26);
    const packed = bytes.subarray(begin, begin + size);
    files.set(name, method === 8 ? inflateRawSync(packed) : packed);
    at += 46 + length;
  }
  return files;
}

test("an archive holds the page, the licences and their sums, and is the same each time", () => {
  put("dist/index.html", "<p>Hello</p>".repeat(50));
  put("dist/licences.txt", "");
  put("dist/words/a.lex", Buffer.from([0, 255, 1]));
  const { status, stdout } = run("pack");
  assert.equal(status, 0);
  const read = (name) => readFileSync(join(folder, "target/release-files", name));
  const archive = read("lettercase-1.2.0.zip");
  const sum = createHash("sha256").update(archive).digest("hex");
  const materials = read("lettercase-1.2.0.cdx.json");
  assert.equal(JSON.parse(materials).bomFormat, "CycloneDX");
  const other = createHash("sha256").update(materials).digest("hex");
  const sums = `${sum}  lettercase-1.2.0.zip\n${other}  lettercase-1.2.0.cdx.json\n`;
  assert.equal(read("SHA256SUMS").toString(), sums);
  assert.equal(read("notes.md").toString(), "### New\n\n- A game.\n");
  const files = unpacked(archive);
  const names = ["index.html", "licences.txt", "words/a.lex", "LICENSE-MIT", "LICENSE-APACHE", "SHA256SUMS"];
  assert.deepEqual([...files.keys()], names.map((name) => `lettercase-1.2.0/${name}`));
  assert.equal(files.get("lettercase-1.2.0/index.html").toString(), "<p>Hello</p>".repeat(50));
  assert.deepEqual([...files.get("lettercase-1.2.0/words/a.lex")], [0, 255, 1]);
  assert.match(files.get("lettercase-1.2.0/SHA256SUMS").toString(), /^[0-9a-f]{64} {2}lettercase-1\.2\.0\/index\.html$/m);
  assert.equal(read("tag-message.txt").toString(), "Lettercase 1.2.0\n\nNew\n\n- A game.\n");
  assert.match(stdout, /git tag -a v1\.2\.0 -F target\/release-files\/tag-message\.txt/);
  run("pack");
  assert.deepEqual(read("lettercase-1.2.0.zip"), archive);
  assert.deepEqual(read("lettercase-1.2.0.cdx.json"), materials);
  const unzip = spawnSync("unzip", ["-t", join(folder, "target/release-files/lettercase-1.2.0.zip")]);
  if (!unzip.error) assert.equal(unzip.status, 0, String(unzip.stdout));
});
