// Checks the host's workflows: actions pinned to one known commit, minimal rights, and commands that exist
// here.

import assert from "node:assert/strict";
import { accessSync, constants, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

const root = new URL("..", import.meta.url).pathname;
const folder = join(root, ".github/workflows");
const workflows = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "utf8")]);

// The commits of these versions of the actions. A tag can be moved, a commit can't.
const PINNED = {
  "checkout": ["11bd71901bbe5b1630ceea73d27597364c9af683", "v4.2.2"],
  "setup-node": ["49933ea5288caeca8642d1e84afbd3f7d6820020", "v4.4.0"],
  "cache": ["5a3ec84eff668545956fd18022155c47e93e2684", "v4.2.3"],
  "upload-artifact": ["ea165f8d65b6e75b540449e92b4886f43607fa02", "v4.6.2"],
  "download-artifact": ["d3f86a106a0bac45b974a628896c90dbdf5c8093", "v4.3.0"],
  "upload-pages-artifact": ["7b1f4a764d45c48632c6b24a0339c27f5614fb0b", "v4.0.0"],
  "deploy-pages": ["d6db90164ac5ed86f2b6aed7e0febac5b3c0c03e", "v4.0.5"],
  "attest-build-provenance": ["977bb373ede98d70efdf65b84cb5f73e068dcc2a", "v3.0.0"],
};

// Each workflow, and the rights it may write with.
const WRITES = {
  "advisories.yml": [],
  "check.yml": [],
  "nightly.yml": [],
  "pages.yml": ["pages", "id-token"],
  "release.yml": ["contents", "id-token", "attestations"],
};

test("there are workflows for changes, the night, the page, releases and advisories", () => {
  assert.deepEqual(workflows.map(([name]) => name).sort(), Object.keys(WRITES).sort());
});

for (const [name, text] of workflows) {
  test(`${name}: each action is pinned by commit, names its version and comes from the host itself`, () => {
    const used = [...text.matchAll(/uses: (.+)/g)].map(([, action]) => action);
    assert.notEqual(used.length, 0);
    for (const action of used) {
      const [, what, commit, version] = /^actions\/([a-z-]+)@([0-9a-f]{40}) # (v\d+\.\d+\.\d+)$/.exec(action) ?? [];
      assert.ok(what, `${action} isn't pinned`);
      assert.deepEqual([commit, version], PINNED[what], action);
    }
  });

  test(`${name}: no checkout leaves its token behind`, () => {
    const count = (what) => text.split(what).length - 1;
    assert.equal(count("persist-credentials: false"), count("uses: actions/checkout@"));
  });

  test(`${name}: every job may read, and only publishing jobs may write`, () => {
    assert.match(text, /^permissions:\n {2}contents: read\n/m);
    const writes = [...text.matchAll(/^ +(\S+): write$/gm)].map(([, right]) => right);
    assert.deepEqual(writes, WRITES[name]);
    assert.doesNotMatch(text, /pull_request_target|secrets\./);
  });

  test(`${name}: its commands exist and its jobs have a time limit`, () => {
    const makefile = readFileSync(join(root, "Makefile"), "utf8");
    for (const [, command] of text.matchAll(/ run: (.+)/g)) {
      const [program, ...words] = command.split(" ");
      // Variables set for make, and values of a matrix, aren't names of targets.
      const targets = words.filter((word) => /^[a-z-]+$/.test(word));
      if (program === "make") {
        for (const target of targets) assert.match(makefile, new RegExp(`^([a-z-]+ )*${target}( [a-z-]+)*:`, "m"));
      } else if (program !== "cargo") {
        accessSync(join(root, command), constants.X_OK);
      }
    }
    const jobs = text.match(/runs-on:/g).length;
    assert.equal(text.match(/timeout-minutes:/g).length, jobs);
  });
}

// The command of each part of `.ci/run`, as a job of the check runs it.
test("a change is checked in parallel: sources, systems, the oldest Rust, paper, fuzz, page, browsers", () => {
  const commands = [
    /make fmt-check lint deny doc test-scripts$/m, /system: \[ubuntu-[\d.]+, macos-\d+, windows-\d+\]$/m,
    /make oldest-rust$/m, /make test-paper$/m, /make fuzz SECONDS=\d+$/m, /make build size fuzz-page$/m,
    /make test PAGE=/m, /make test-rest PAGE=/m, /engine: \[firefox, webkit\]$/m,
  ];
  for (const command of commands) assert.match(text("check.yml"), command);
  const shards = text("check.yml").match(/shard: \[(.*)\]/)[1].split(", ");
  assert.deepEqual(shards, shards.map((_, at) => `${at + 1}/${shards.length}`));
});

const text = (name) => workflows.find(([known]) => known === name)[1];

test("advisories are checked each week", () => {
  assert.match(text("advisories.yml"), /^ {2}schedule:\n {4}- cron: "\d+ \d+ \* \* \d"$/m);
  assert.match(text("advisories.yml"), / run: make advisories$/m);
});

test("all tests run each night, and evidence of failures is kept", () => {
  assert.match(text("nightly.yml"), /^ {2}schedule:\n {4}- cron: "\d+ \d+ \* \* \*"$/m);
  assert.match(text("nightly.yml"), / run: make test-all$/m);
  assert.match(text("nightly.yml"), /if: failure\(\)\n +uses: actions\/upload-artifact@/);
});

test("a release attests its checksums before it is published, and only the job that publishes may write", () => {
  const [build, publish] = text("release.yml").split("  publish:\n");
  assert.match(build, / run: make release-tagged$/m);
  assert.doesNotMatch(build, /: write$/m);
  const steps = ["actions/download-artifact@", "subject-checksums: target/release-files/SHA256SUMS", "make release-publish"];
  const places = steps.map((step) => publish.indexOf(step));
  assert.ok(places.every((place) => place >= 0), `${places}`);
  assert.deepEqual(places, places.toSorted((one, other) => one - other));
  // The job that has the rights compiles no third-party code.
  assert.doesNotMatch(publish, /make (?!release-publish)/);
});
