// Every browser test that depends on the engine runs in Firefox or WebKit, whatever the sample.

import assert from "node:assert/strict";
import { test } from "node:test";
import { drawn, ENGINES } from "./draw.mjs";

const tests = ["boot::a", "boot::b", "rules::a", ...Array.from({ length: 60 }, (_, at) => `looks::${at}`)];
const of = (engine, sample) => drawn(engine, tests, sample, ["rules"], ["boot"]);

test("what stands and falls with the engine runs in both, what only goes through the rules in neither", () => {
  for (const engine of ENGINES) {
    const names = of(engine, "abc");
    assert.deepEqual(names.slice(0, 2), ["boot::a", "boot::b"]);
    assert.ok(!names.includes("rules::a"));
  }
});

test("all others run in one of them, about as many in each, and elsewhere for other sources", () => {
  const [firefox, webkit] = ENGINES.map((engine) => of(engine, "abc").filter((name) => name.startsWith("looks")));
  assert.deepEqual([...firefox, ...webkit].sort(), tests.slice(3).sort());
  assert.ok(Math.min(firefox.length, webkit.length) > 15, `${firefox.length} ${webkit.length}`);
  assert.notDeepEqual(of("firefox", "abc"), of("firefox", "abd"));
  assert.deepEqual(of("firefox", "abc"), of("firefox", "abc"));
});
