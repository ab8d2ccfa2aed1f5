// Checks that the seeded faults fit the sources: a fault whose text is gone would no longer be tried.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { FAULTS } from "./faults.mjs";

test("there are twenty faults, and each occurs at exactly one place", () => {
  assert.equal(FAULTS.length, 20);
  assert.equal(new Set(FAULTS.map(([name]) => name)).size, 20);
  for (const [name, file, before, after, stage] of FAULTS) {
    const text = readFileSync(join(import.meta.dirname, "..", file), "utf8");
    assert.equal(text.split(before).length, 2, `${file} has one place for "${name}"`);
    assert.notEqual(before, after, name);
    assert.match(stage, /^(scripts|native=.+|rulings=.+|paper=.+|flows=.+)$/, name);
  }
});
