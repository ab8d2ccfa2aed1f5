// A release, in steps. `make release` runs the first two around a build, on the machine of the person who
// tags; a workflow runs the others once the tag is pushed.
//
//   node scripts/release.mjs check    may this commit be released? If not, it says why
//   node scripts/release.mjs pack     dist/ as an archive, its SBOM, their checksums, the tag's message
//   node scripts/release.mjs tagged   the same as check, for a commit that has the tag
//   node scripts/release.mjs publish  the packed files as a release on the host, with its tool `gh`
//
// The script never tags or pushes.

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { sbom } from "./lib/sbom.mjs";
import { zip } from "./lib/zip.mjs";

const OUT = "target/release-files";

const git = (...asked) => execFileSync("git", asked, { encoding: "utf8" }).trim();
const cargo = readFileSync("Cargo.toml", "utf8");
const version = cargo.match(/^version = "(.+)"$/m)[1];
const name = cargo.match(/^name = "(.+)"$/m)[1];
const tag = `v${version}`;

// Returns the first section of the changelog: the version and date of its heading, and its text.
function newest() {
  const changelog = readFileSync("CHANGELOG.md", "utf8");
  const found = changelog.match(/^## (\S+) \((.+)\)\n([^]*?)(?=^## |$(?![^]))/m);
  return found && { version: found[1], date: found[2], says: found[3].trim() };
}

function faults(tagged) {
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
  if (!tagged && git("tag", "--list", tag)) all.push(`${tag} is tagged already`);
  if (tagged && !git("tag", "--points-at", "HEAD").split("\n").includes(tag)) {
    all.push(`this commit isn't tagged ${tag}`);
  }
  return all;
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

// Returns the release's bill of materials. The npm packages are build tools.
function bill() {
  const read = (path) => readFileSync(path, "utf8");
  const made = sbom({
    name,
    version,
    cargoLock: read("Cargo.lock"),
    packageLock: existsSync("package-lock.json") ? read("package-lock.json") : undefined,
    licencesText: read("dist/licences.txt"),
  });
  return `${JSON.stringify(made, null, 2)}\n`;
}

const sum = (bytes) => createHash("sha256").update(bytes).digest("hex");

function pack() {
  const folder = `${name}-${version}`;
  const dist = filesBelow("dist").map((path) => [relative("dist", path).split(sep).join("/"), path]);
  dist.sort(([one], [other]) => (one < other ? -1 : 1));
  const files = dist.map(([name, path]) => [`${folder}/${name}`, readFileSync(path)]);
  for (const name of ["LICENSE-MIT", "LICENSE-APACHE"]) files.push([`${folder}/${name}`, readFileSync(name)]);
  const sums = files.map(([name, bytes]) => `${sum(bytes)}  ${name}\n`).join("");
  files.push([`${folder}/SHA256SUMS`, Buffer.from(sums)]);

  const archive = zip(files);
  const materials = bill();
  const message = `Lettercase ${version}\n\n${newest().says.replaceAll("### ", "")}\n`;
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  writeFileSync(join(OUT, `${folder}.zip`), archive);
  writeFileSync(join(OUT, `${folder}.cdx.json`), materials);
  const lines = [`${sum(archive)}  ${folder}.zip\n`, `${sum(materials)}  ${folder}.cdx.json\n`];
  writeFileSync(join(OUT, "SHA256SUMS"), lines.join(""));
  writeFileSync(join(OUT, "notes.md"), `${newest().says}\n`);
  writeFileSync(join(OUT, "tag-message.txt"), message);

  console.log(`${OUT}/${folder}.zip: ${files.length} files, ${(archive.length / 1000).toFixed(0)} kB`);
  console.log(`${OUT}/SHA256SUMS: ${sum(archive)}\n`);
  console.log(message);
  console.log("To tag it, once .ci/run has passed for this commit:\n");
  console.log(`    git tag -a ${tag} -F ${OUT}/tag-message.txt ${git("rev-parse", "--short", "HEAD")}`);
  console.log(`    git push origin ${tag}`);
}

// Publishes SHA256SUMS and the files it names, each checked against it.
function publish() {
  const lines = readFileSync(join(OUT, "SHA256SUMS"), "utf8").trim().split("\n");
  const files = lines.map((line) => {
    const [wanted, file] = line.split("  ");
    const path = join(OUT, file);
    if (sum(readFileSync(path)) !== wanted) throw new Error(`${path} doesn't have the checksum in SHA256SUMS`);
    return path;
  });
  const about = ["--verify-tag", "--title", `Lettercase ${version}`, "--notes-file", join(OUT, "notes.md")];
  const asked = ["release", "create", tag, ...about, ...files, join(OUT, "SHA256SUMS")];
  execFileSync("gh", asked, { stdio: "inherit" });
}

const step = process.argv[2];
if (step === "check" || step === "tagged") {
  const all = faults(step === "tagged");
  for (const fault of all) console.error(`No release: ${fault}`);
  if (all.length > 0) process.exit(1);
  console.log(`${version} may be released.`);
} else if (step === "pack") {
  pack();
} else if (step === "publish") {
  publish();
} else {
  console.error("usage: node scripts/release.mjs check|pack|tagged|publish");
  process.exit(2);
}
