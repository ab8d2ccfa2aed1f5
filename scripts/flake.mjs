// Looks for flaky tests. Runs `make test` several times on one state of the sources and adds a line per run
// to tests/flake.tsv, which is committed: the time, the hash of the sources, the seed of the random cases,
// the command, the number of busy loops, the machine's load, the duration and the result.
//
// node scripts/flake.mjs [RUNS] [--busy] [-- COMMAND…]
//
//   --busy    run four busy loops at the same time
//   COMMAND   what to run instead of `make test`, such as `make test-firefox`

import { execFileSync, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { appendFileSync, copyFileSync, existsSync, mkdirSync } from "node:fs";
import { loadavg } from "node:os";

const FILE = "tests/flake.tsv";
const words = process.argv.slice(2);
const cut = words.includes("--") ? words.indexOf("--") : words.length;
const command = words.slice(cut + 1).length ? words.slice(cut + 1) : ["make", "test"];
const options = words.slice(0, cut);
const busy = options.includes("--busy");
const runs = Number(options.find((word) => /^\d+$/.test(word)) ?? 1);

const git = (...words) => execFileSync("git", words, { encoding: "utf8" }).trim();
if (git("status", "--porcelain", "--untracked-files=no", "--", ":!tests/flake.tsv")) {
  console.error("flake: there are uncommitted changes, so a line would name the wrong sources");
  process.exit(2);
}
// tests/flake.tsv is left out of the hash, since every run changes it.
const sources = git("ls-tree", "-r", "HEAD").split("\n").filter((line) => !line.endsWith(`\t${FILE}`)).join("\n");
const hash = execFileSync("git", ["hash-object", "--stdin"], { input: sources, encoding: "utf8" }).slice(0, 12);

for (let at = 1; at <= runs; at += 1) {
  const loops = Array.from({ length: busy ? 4 : 0 }, () => spawn("sh", ["-c", "while :; do :; done"]));
  const began = Date.now();
  const seed = randomBytes(4).toString("hex");
  const env = { ...process.env, LETTERCASE_SAMPLE: seed };
  const { status } = spawnSync(command[0], command.slice(1), { stdio: "inherit", env });
  const load = loadavg()[1].toFixed(1);
  for (const loop of loops) loop.kill();
  const took = Math.round((Date.now() - began) / 1000);
  const row = [new Date(began).toISOString(), hash, seed, command.join(" "), loops.length, load, took, status === 0 ? "passed" : "FAILED"];
  appendFileSync(FILE, `${row.join("\t")}\n`);
  console.log(`run ${at} of ${runs}: ${row.at(-1)} after ${took} s`);
  if (status !== 0) {
    // Keeps the output and stops. The count of good runs starts again once the cause has been found.
    mkdirSync("target/flake", { recursive: true });
    for (const name of ["dev-page", "flows", "native", "paper", "scripts"]) {
      if (existsSync(`target/test/${name}.log`)) copyFileSync(`target/test/${name}.log`, `target/flake/${began}-${name}.log`);
    }
    process.exit(1);
  }
}
