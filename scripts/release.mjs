// A release, in two steps, which `make release` takes round a build:
//
//   node scripts/release.mjs check   may this commit be released? If not, it says why
//   node scripts/release.mjs pack    dist/ as an archive with its sums, and what the tag says
//
// It tags and pushes nothing.

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { zip } from "./lib/zip.mjs";

const OUT = "target/release-files";

const git = (...asked) => execFileSync("git", asked, { encoding: "utf8" }).trim();
const version = readFileSync("Cargo.toml", "utf8").match(/^version = "(.+)"$/m)[1];
const tag = `v${version}`;

// The first section of the changelog: its heading's version and date, and what it says.
function newest() {
  const changelog = readFileSync("CHANGELOG.md", "utf8");
  const found = changelog.match(/^## (\S+) \((.+)\)\n([^]*?)(?=^## |$(?![^]))/m);
  return found && { version: found[1], date: found[2], says: found[3].trim() };
}

function faults() {
  const all = [];
  const changed = git("status", "--porcelain");
  if (changed) all.push(`the tree isn't clean:\n${changed}`);
  const section = newest();
  if (section?.version !== version) {
    all.push(`Cargo.toml has version ${version}, CHANGELOG.md begins with ${section?.version ?? "no version"}`);
  } else if (!/^\d{4}-\d\d-\d\d$/.test(section.date)) {
    all.push(`CHANGELOG.md has no date for ${version}: "${section.date}"`);
  } else if (!section.says) {
    all.push(`CHANGELOG.md says nothing about ${version}`);
  }
  if (git("tag", "--list", tag)) all.push(`${tag} is tagged already`);
  return all;
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

const sum = (bytes) => createHash("sha256").update(bytes).digest("hex");

function pack() {
  const folder = `lettercase-${version}`;
  const dist = filesBelow("dist").map((path) => [relative("dist", path).split(sep).join("/"), path]);
  dist.sort(([one], [other]) => (one < other ? -1 : 1));
  const files = dist.map(([name, path]) => [`${folder}/${name}`, readFileSync(path)]);
  for (const name of ["LICENSE-MIT", "LICENSE-APACHE"]) files.push([`${folder}/${name}`, readFileSync(name)]);
  const sums = files.map(([name, bytes]) => `${sum(bytes)}  ${name}\n`).join("");
  files.push([`${folder}/SHA256SUMS`, Buffer.from(sums)]);

  const archive = zip(files);
  const message = `Lettercase ${version}\n\n${newest().says.replaceAll("### ", "")}\n`;
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  writeFileSync(join(OUT, `${folder}.zip`), archive);
  writeFileSync(join(OUT, "SHA256SUMS"), `${sum(archive)}  ${folder}.zip\n`);
  writeFileSync(join(OUT, "tag-message.txt"), message);

  console.log(`${OUT}/${folder}.zip: ${files.length} files, ${(archive.length / 1000).toFixed(0)} kB`);
  console.log(`${OUT}/SHA256SUMS: ${sum(archive)}\n`);
  console.log(message);
  console.log("To tag it, once .ci/run was green for this commit:\n");
  console.log(`    git tag -a ${tag} -F ${OUT}/tag-message.txt ${git("rev-parse", "--short", "HEAD")}`);
  console.log(`    git push origin ${tag}`);
}

const step = process.argv[2];
if (step === "check") {
  const all = faults();
  for (const fault of all) console.error(`No release: ${fault}`);
  if (all.length > 0) process.exit(1);
  console.log(`${version} may be released.`);
} else if (step === "pack") {
  pack();
} else {
  console.error("usage: node scripts/release.mjs check|pack");
  process.exit(2);
}
