// Tests which browser tests run in Firefox and WebKit, whatever the sample.

import assert from "node:assert/strict";
import { test } from "node:test";
import { drawn, ENGINES, rest, shard } from "./draw.mjs";

const tests = ["boot::a", "boot::b", "rules::a", ...Array.from({ length: 60 }, (_, at) => `looks::${at}`)];
const of = (engine, sample) => drawn(engine, tests, sample, ["rules"], ["boot"]);

test("tests that depend on the engine run in both, tests of the rules in neither", () => {
  for (const engine of ENGINES) {
    const names = of(engine, "abc");
    assert.deepEqual(names.slice(0, 2), ["boot::a", "boot::b"]);
    assert.ok(!names.includes("rules::a"));
  }
});

test("about an eighth of the others runs in each engine, none in both, depending on the sample", () => {
  const [firefox, webkit] = ENGINES.map((engine) => of(engine, "abc").filter((name) => name.startsWith("looks")));
  for (const names of [firefox, webkit]) assert.ok(names.length > 2 && names.length < 16, `${names.length}`);
  assert.equal(new Set([...firefox, ...webkit]).size, firefox.length + webkit.length);
  const met = new Set(Array.from({ length: 100 }, (_, sample) => of("webkit", `${sample}`)).flat());
  assert.equal(met.size, tests.length - 1);
  assert.notDeepEqual(of("firefox", "abc"), of("firefox", "abd"));
  assert.deepEqual(of("firefox", "abc"), of("firefox", "abc"));
});

test("the flows and the rest of Chromium's tests are all of them", () => {
  const flows = ["looks::7", "boot::a"];
  const others = rest(tests, flows);
  assert.equal(others.length, tests.length - 2);
  for (const flow of flows) assert.ok(!others.includes(flow));
});

test("shards share a list: each test is in one of them", () => {
  const shards = ["1/3", "2/3", "3/3"].map((which) => shard(tests, which));
  assert.deepEqual(shards.flat().sort(), [...tests].sort());
  for (const wrong of ["0/3", "4/3", "1", "a/b"]) assert.throws(() => shard(tests, wrong), /named like 2\/3/);
});
