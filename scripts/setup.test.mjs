// Tests the choices of the set-up on simulated machines: a PATH that holds the shell's own tools and, under
// the names of the others, scripts that log each call.

import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { accessSync, chmodSync, constants, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, test } from "node:test";

const root = new URL("..", import.meta.url).pathname;
const shellTools = ["awk", "basename", "cat", "cmp", "cp", "env", "grep", "mkdir", "mktemp", "readlink", "rm", "sed", "sh", "touch"];
const version = (name) => readFileSync(join(root, "scripts/versions"), "utf8").match(`${name}=(.*)`)[1];
const trunk = version("TRUNK_VERSION");

let machine;

beforeEach(() => {
  machine = mkdtempSync(join(tmpdir(), "setup-"));
  mkdirSync(join(machine, "bin"));
  for (const tool of shellTools) {
    symlinkSync(onPath(tool), join(machine, "bin", tool));
  }
  program("uname", "echo Linux");
  program("id", "echo 1000");
});

afterEach(() => rmSync(machine, { recursive: true }));

function onPath(tool) {
  for (const folder of process.env.PATH.split(delimiter)) {
    try {
      accessSync(join(folder, tool), constants.X_OK);
      return join(folder, tool);
    } catch {
      // This folder doesn't have the tool.
    }
  }
  throw new Error(`${tool} is not on PATH`);
}

function program(name, body = "") {
  const path = join(machine, "bin", name);
  writeFileSync(path, `#!/bin/sh\necho "${name} $*" >>"${machine}/calls"\n${body}\n`);
  chmodSync(path, 0o755);
}

// A rustc that has WebAssembly in the toolchains `withTarget` ("" is the current one).
function rust(...withTarget) {
  const folder = join(machine, "lib");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "libstd-1.rlib"), "");
  const cases = withTarget.map((name) => `"${name}") echo "${folder}" ;;`).join(" ");
  program("rustc", `case "$RUSTUP_TOOLCHAIN" in ${cases} *) echo /nowhere ;; esac`);
}

function setUp(step) {
  const script = `set -eu; . ./scripts/env; . ./scripts/versions
    RUSTUP_TOOLCHAIN=
    for part in scripts/lib/*.sh scripts/steps/*.sh; do . "./$part"; done
    ${step}`;
  const run = spawnSync(join(machine, "bin/sh"), ["-c", script], {
    cwd: root,
    env: { PATH: join(machine, "bin"), HOME: machine, TMPDIR: machine },
  });
  let calls = "";
  try {
    calls = readFileSync(join(machine, "calls"), "utf8");
  } catch {
    // No call was logged.
  }
  return { status: run.status, says: `${run.stdout}${run.stderr}`, calls };
}

test("a tool of the right version is left alone", () => {
  rust("");
  program("cargo");
  program("trunk", `echo trunk ${trunk}`);
  const { status, says, calls } = setUp("set_up_trunk");
  assert.equal(status, 0);
  assert.equal(says, "");
  assert.doesNotMatch(calls, /^cargo/m);
});

test("a missing tool goes where cargo puts programs", () => {
  rust("");
  program("cargo");
  const { status, calls } = setUp("set_up_trunk");
  assert.equal(status, 0);
  assert.match(calls, new RegExp(`^cargo install .*trunk@${trunk}$`, "m"));
  assert.doesNotMatch(calls, /--root/);
});

test("a tool of another version stays, and the right one goes beside it", () => {
  rust("");
  program("cargo");
  program("trunk", "echo trunk 0.1.0");
  const { says, calls } = setUp("set_up_trunk");
  assert.match(says, /version 0\.1\.0, which is installed, stays/);
  assert.match(calls, /^cargo install .*--root .*\/lettercase\/tools --force/m);
});

test("a ready-made tool is preferred, but not required", () => {
  rust("");
  program("cargo", '[ "$1" = install ]');
  program("cargo-binstall");
  const { status, calls } = setUp("set_up_trunk");
  assert.equal(status, 0);
  assert.match(calls, /cargo binstall [^]*cargo install /);
});

// A machine of a kind that has published archives; the download holds a trunk that prints `says`.
function archive(says) {
  for (const tool of ["chmod", "gzip", "mv", "sha256sum", "tar"]) {
    symlinkSync(onPath(tool), join(machine, "bin", tool));
  }
  program("uname", 'case "$1" in -m) echo x86_64 ;; *) echo Linux ;; esac');
  const inside = join(machine, "inside");
  mkdirSync(inside);
  writeFileSync(join(inside, "trunk"), `#!/bin/sh\n${says}\n`);
  chmodSync(join(inside, "trunk"), 0o755);
  execFileSync("tar", ["-czf", join(machine, "trunk.tar.gz"), "-C", inside, "trunk"]);
  program("curl", `while [ "$1" != -o ]; do shift; done; cp "${machine}/trunk.tar.gz" "$2"`);
  rust("");
  program("cargo", '[ "$1" = install ]');
  return createHash("sha256").update(readFileSync(join(machine, "trunk.tar.gz"))).digest("hex");
}

const pinned = (sum) => `TRUNK_SUMS="\nx86_64-unknown-linux-gnu ${sum}\n"; set_up_trunk`;

test("an archive with the right checksum is used, and nothing is compiled", () => {
  const sum = archive(`echo trunk ${trunk}`);
  const { status, says, calls } = setUp(pinned(sum));
  assert.equal(status, 0);
  assert.match(says, /was installed from its own archive; the checksum is right/);
  assert.match(calls, new RegExp(`^curl .*https://.*/v${trunk}/trunk-x86_64-unknown-linux-gnu\\.tar\\.gz$`, "m"));
  assert.doesNotMatch(calls, /^cargo/m);
  accessSync(join(machine, ".cargo/bin/trunk"), constants.X_OK);
});

test("an archive with another sum is not used", () => {
  archive(`echo trunk ${trunk}`);
  const { status, says, calls } = setUp(pinned("0".repeat(64)));
  assert.equal(status, 0);
  assert.match(says, /has the wrong checksum, so it isn't used[^]*was compiled/);
  assert.match(calls, /^cargo install /m);
  assert.throws(() => accessSync(join(machine, ".cargo/bin/trunk")));
});

test("an archive whose program does not start here is not used", () => {
  const sum = archive("exit 127");
  const { status, says, calls } = setUp(pinned(sum));
  assert.equal(status, 0);
  assert.match(says, /can't be downloaded or used here[^]*was compiled/);
  assert.match(calls, /^cargo install /m);
});

test("where nothing can be fetched, cargo binstall is tried and then it is compiled", () => {
  const sum = archive(`echo trunk ${trunk}`);
  program("curl", "exit 6");
  program("cargo-binstall");
  const { status, says, calls } = setUp(pinned(sum));
  assert.equal(status, 0);
  assert.match(calls, /^curl [^]*^cargo binstall -y --disable-strategies compile [^]*^cargo install /m);
  assert.match(says, /was compiled/);
});

test("no download waits for ever", () => {
  const sum = archive(`echo trunk ${trunk}`);
  program("timeout", "exit 124");
  program("cargo-binstall");
  const { status, calls } = setUp(pinned(sum));
  assert.equal(status, 0);
  assert.match(calls, /^timeout 180 curl .*--connect-timeout 10 /m);
  assert.match(calls, /^timeout 180 cargo binstall [^]*^cargo install /m);
});

test("there is a checksum for each kind of machine that has an archive", () => {
  const known = readFileSync(join(root, "scripts/lib/fetch.sh"), "utf8").match(/echo \S+-\S+/g);
  const sums = readFileSync(join(root, "scripts/versions"), "utf8").match(/^\S+ [0-9a-f]{64}$/gm);
  assert.deepEqual(sums.map((line) => `echo ${line.split(" ")[0]}`).sort(), known.sort());
});

test("`make test` sets up and builds before it tests in a browser", () => {
  const asked = ["-n", "test", `BUILT=${join(machine, "none")}`, `FUZZED=${join(machine, "nor-this")}`];
  // Without variables from a `make` that runs this test.
  const env = { PATH: process.env.PATH, HOME: process.env.HOME };
  const { stdout } = spawnSync("make", asked, { cwd: root, encoding: "utf8", env });
  const steps = ["scripts/setup test", "scripts/build.mjs", "scripts/test.mjs"];
  const places = steps.map((step) => stdout.indexOf(step));
  assert.ok(places.every((place) => place >= 0), stdout);
  assert.deepEqual([...places].sort((one, other) => one - other), places);
});

test("a failed installation ends the set-up and says what to do", () => {
  rust("");
  program("cargo", "exit 101");
  const { status, says } = setUp("set_up_trunk");
  assert.equal(status, 1);
  assert.match(says, /By hand: cargo install trunk@/);
});

test("a Rust with the target needs nothing", () => {
  rust("");
  program("rustup");
  const { status, calls } = setUp("set_up_wasm_target");
  assert.equal(status, 0);
  assert.doesNotMatch(calls, /^rustup/m);
});

test("where Debian's Rust serves, the download is not tried again", () => {
  rust("debian");
  program("rustup");
  const { status, calls } = setUp("set_up_wasm_target");
  assert.equal(status, 0);
  assert.doesNotMatch(calls, /^rustup/m);
});

test("a build for the browser uses Debian's Rust only where the other cannot", () => {
  rust("debian");
  assert.match(setUp('. ./scripts/env; echo "[$RUSTUP_TOOLCHAIN]"').says, /\[debian\]/);
  rust("", "debian");
  assert.match(setUp('. ./scripts/env; echo "[$RUSTUP_TOOLCHAIN]"').says, /\[\]/);
});

test("rustup's way comes first", () => {
  rust();
  program("rustup");
  program("apt-get");
  const { status, calls } = setUp("set_up_wasm_target");
  assert.equal(status, 0);
  assert.match(calls, /^rustup target add wasm32-unknown-unknown$/m);
  assert.doesNotMatch(calls, /^apt-get/m);
});

test("a failed download of the target is reported", () => {
  rust();
  program("rustup", "exit 1");
  const { status, says } = setUp("set_up_wasm_target");
  assert.equal(status, 1);
  assert.match(says, /run: rustup target add wasm32-unknown-unknown/);
});

test("an administrator's command is shown, not run, where there is no sudo", () => {
  program("apt-get");
  program("apt-cache");
  const { status, says, calls } = setUp("set_up_chromium");
  assert.equal(status, 1);
  assert.match(says, /As root, run: .*apt-get/);
  assert.doesNotMatch(calls, /^apt-get/m);
});

test("a sudo command is printed before it runs, and never waits for input", () => {
  program("apt-get");
  program("apt-cache");
  program("sudo");
  const { status, says, calls } = setUp("set_up_chromium");
  assert.equal(status, 0);
  assert.match(says, /it runs: sudo .*apt-get install .*chromium/);
  assert.match(calls, /^sudo -n .*apt-get install .*chromium-driver/m);
});

test("continuous integration installs the headless shell of the driver's version", () => {
  for (const name of ["chromium", "chromedriver", "apt-cache", "sudo", "dpkg"]) {
    program(name);
  }
  program("apt-get");
  assert.equal(setUp("set_up_chromium").calls, "");
  const { status, calls } = setUp("task=ci; set_up_chromium");
  assert.equal(status, 0);
  assert.match(calls, /apt-get install .*chromium chromium-driver chromium-headless-shell$/m);
});

test("without a matching headless shell, full browsers are used", () => {
  for (const name of ["chromium", "chromedriver", "sudo", "apt-get"]) {
    program(name);
  }
  program("apt-cache", "exit 1");
  program("dpkg", "exit 1");
  assert.equal(setUp("task=ci; set_up_chromium").status, 0);
  program("dpkg");
  const { status, says, calls } = setUp("task=ci; set_up_chromium");
  assert.equal(status, 0);
  assert.match(says, /whole browsers/);
  assert.doesNotMatch(calls, /install/);
});

test("without apt, and on a Mac, it names what to install", () => {
  assert.match(setUp("set_up_chromium").says, /Fedora: chromium chromedriver/);
  assert.match(setUp("set_up_poppler").says, /package of poppler's tools/);
  program("uname", "echo Darwin");
  assert.match(setUp("set_up_chromium").says, /brew install --cask google-chrome chromedriver/);
  assert.match(setUp("set_up_webkit").says, /needs Linux/);
  assert.match(setUp("set_up_poppler").says, /brew install poppler/);
});
