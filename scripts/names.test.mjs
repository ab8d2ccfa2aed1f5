// Tests that each type's name is defined once in the workspace: one word, one thing. Tests, benches and fuzz
// targets don't count.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";

// Types that every game has: each of these names may be defined once in each game.
const CONTRACT = [
  "Action", "BotLevel", "BotQuestion", "ButtonAction", "Choices", "CoachedMoment", "Contestants", "DeferredReport",
  "Draft", "DraftOutcome", "Errand", "Event", "Explainer", "Finder", "Form", "FoundPlay", "Hint", "HintStep",
  "LessonPosition", "Lessons", "LogEntry", "News", "OptionClash", "Options", "OptionsError", "Phase",
  "PracticePosition", "Preset", "Refusal", "Report", "Resolution", "ReviewPoint", "RulePoint", "RulesSection", "SetUp",
  "Stage", "State", "Table", "TableState", "TableThing", "Turn", "View",
];
// Types that mean the same in One Letter Better and C U Letter, the two games with cards: at most ten.
const OF_CARD_GAMES = {
  BestScore: "of a solo game",
  BestScores: "of a solo game",
  CardId: "the number of a card in its own deck",
  NoHint: "why there is no hint",
  Scene: "what the screen shows, as a hand may be covered",
  Selection: "what a player has selected beside the draft",
  ShownCard: "of the table's screen model",
  ShownSeat: "of the table's screen model",
  ShownTable: "of the table's screen model",
  TurnReview: "the review of a turn with several actions",
};

const root = new URL("..", import.meta.url).pathname;
// Tests, benchmarks and examples, which `doc` folders hold for the documentation.
const LEFT_OUT = /^(tests|benches|fuzz)\/|\/(tests|benches|doc|examples)\/|_tests\.rs$/;

// Returns the types that a source defines outside its tests, without associated types.
function types(source) {
  const code = source.split(/^#\[cfg\(test\)\]/m)[0].replaceAll(/^\s*\/\/.*$/gm, "");
  const found = code.matchAll(/^([ \t]*)(?:pub(?:\([\w ]+\))? )?(struct|enum|trait|type|union) (\w+)/gm);
  return [...found].filter(([, indent, kind]) => kind !== "type" || !indent).map(([, , , name]) => name);
}

// Returns what is wrong with the names that these files define: [path, source] each.
function faults(files) {
  const places = new Map();
  for (const [path, source] of files) {
    for (const name of types(source)) places.set(name, [...(places.get(name) ?? []), path]);
  }
  const game = (path) => path.match(/^games\/(\w+)\/(?:rules|src|ui)\//)?.[1];
  return [...places].flatMap(([name, paths]) => {
    if (paths.length === 1) return [];
    const games = new Set(paths.map(game));
    const shared = CONTRACT.includes(name) || Object.hasOwn(OF_CARD_GAMES, name);
    return shared && games.size === paths.length && !games.has(undefined) ? [] : [`${name}: ${paths.join(", ")}`];
  });
}

test("a type's name is defined once", () => {
  const listed = execFileSync("git", ["ls-files", "*.rs"], { cwd: root, encoding: "utf8" }).trim().split("\n");
  const files = listed.filter((path) => !LEFT_OUT.test(path)).map((path) => [path, readFileSync(root + path, "utf8")]);
  assert.ok(files.length > 600, `only ${files.length} files were read`);
  assert.deepEqual(faults(files), []);
  const defined = files.flatMap(([, source]) => types(source));
  const count = (name) => defined.filter((other) => other === name).length;
  const needless = [...CONTRACT, ...Object.keys(OF_CARD_GAMES)].filter((name) => count(name) < 2);
  assert.deepEqual(needless, [], "these are defined once, so they needn't be listed");
  assert.ok(Object.keys(OF_CARD_GAMES).length <= 10);
});

test("names shared by mistake are found", () => {
  const at = (path, code) => [path, code];
  const twice = [at("crates/game/src/a.rs", "pub struct Frame;"), at("crates/ui/src/b.rs", "enum Frame {}")];
  assert.deepEqual(faults(twice), ["Frame: crates/game/src/a.rs, crates/ui/src/b.rs"]);
  const parts = [at("games/toy/rules/src/a.rs", "pub enum Action {}"), at("games/other/rules/src/a.rs", "pub enum Action {}")];
  assert.deepEqual(faults(parts), []);
  assert.equal(faults([...parts, at("games/toy/src/bots/b.rs", "struct Action;")]).length, 1, "twice in a game");
  assert.equal(faults([...parts, at("crates/screen/src/b.rs", "struct Action;")]).length, 1, "in a crate of all games");
  const hidden = at("crates/game/src/c.rs", "impl X for Y {\n    type Frame = u8;\n}\n#[cfg(test)]\nmod tests { struct Frame; }");
  assert.deepEqual(faults([twice[0], hidden]), []);
});
