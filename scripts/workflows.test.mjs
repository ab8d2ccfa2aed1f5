// What runs at the host's: actions of a version, as few rights as can be, and commands that are here.

import assert from "node:assert/strict";
import { accessSync, constants, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

const root = new URL("..", import.meta.url).pathname;
const folder = join(root, ".github/workflows");
const workflows = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "utf8")]);

test("there are workflows for the proof and for the page", () => {
  assert.deepEqual(workflows.map(([name]) => name).sort(), ["check.yml", "pages.yml"]);
});

for (const [name, text] of workflows) {
  test(`${name}: each action has a version and comes from the host itself`, () => {
    const used = [...text.matchAll(/uses: (.+)/g)].map(([, action]) => action);
    assert.notEqual(used.length, 0);
    for (const action of used) assert.match(action, /^actions\/[a-z-]+@v\d+$/);
  });

  test(`${name}: all may read, and only what publishes may write`, () => {
    assert.match(text, /^permissions:\n {2}contents: read\n/m);
    const writes = [...text.matchAll(/^ +(\S+): write$/gm)].map(([, right]) => right);
    assert.deepEqual(writes, name === "pages.yml" ? ["pages", "id-token"] : []);
    assert.doesNotMatch(text, /pull_request_target|secrets\./);
  });

  test(`${name}: what it runs is here, and ends`, () => {
    const makefile = readFileSync(join(root, "Makefile"), "utf8");
    for (const [, command] of text.matchAll(/ run: (.+)/g)) {
      const target = command.match(/^make ([a-z-]+)$/)?.[1];
      if (target) assert.match(makefile, new RegExp(`^${target}:`, "m"));
      else accessSync(join(root, command), constants.X_OK);
    }
    const jobs = text.match(/runs-on:/g).length;
    assert.equal(text.match(/timeout-minutes:/g).length, jobs);
  });
}
