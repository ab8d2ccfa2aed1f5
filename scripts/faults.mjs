// Puts twenty faults into the sources, one at a time, and checks that a stage of `make test` fails for each:
// node scripts/faults.mjs [FAULT…]
//
// It works in a second working tree, target/faults, at the commit that is checked out. Faults of the page are
// built into a dev page. All twenty take hours.

import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const TREE = "target/faults";
const OUT = "target/faults.tsv";

// A fault: its name, where it is, what stands there, what stands there instead, and the stage that must
// notice it.
export const FAULTS = [
  ["a wrong sum", "src/games/paper_grid/rules/scoring.rs", "shared.contains(letter) => 5,", "shared.contains(letter) => 4,", "native"],
  ["a card of the wrong value", "src/games/one_letter_better/rules/face.rs", "'D' | 'G' => 3,", "'D' | 'G' => 2,", "native"],
  ["a hand that the table sees", "src/games/one_letter_better/rules/state.rs", "hand: own.map_or_else(Vec::new, |seat| self.hand(seat).to_vec()),", "hand: self.hand(self.table.turn.seat).to_vec(),", "native"],
  ["a hidden card that all see", "src/games/c_u_letter/rules/state.rs", ".filter(|(_, secret)| Some(secret.by) == own)", ".filter(|(_, secret)| Some(secret.by) != own)", "native"],
  ["a game that ends too early", "src/games/word_heist/rules/ending.rs", "iter().all(|seat| table.done.contains(seat))", "iter().any(|seat| table.done.contains(seat))", "native"],
  ["a vote that one wins", "src/games/word_heist/rules/motions.rs", ".all(|seat| motion.agreed.contains(seat))", ".any(|seat| motion.agreed.contains(seat))", "native"],
  ["a damaged record that opens", "src/storage/seal.rs", "version == VERSION && checksum == sum(sequence, body)", "version == VERSION && checksum != 0 && sum(sequence, body) != 1", "native"],
  ["a damaged word list that opens", "crates/lexicon/src/open.rs", "if crc.value() != header.body_crc {\n            return Err(OpenError::Damaged);", "if crc.value() == 1 {\n            return Err(OpenError::Damaged);", "native"],
  ["a sort that isn't stable", "crates/base/src/sorting/mod.rs", "moved.rotate_right(1)", "moved.rotate_right(0)", "native"],
  ["a clock that runs backwards", "src/table/clock.rs", "Moment(self.0.saturating_add(seconds as u64 * 1000))", "Moment(self.0.saturating_sub(seconds as u64 * 1000))", "native"],
  ["paper of the wrong size", "src/sheet/pdf/content.rs", "millimetres * 72.0 / 25.4", "millimetres * 72.0 / 25.0", "paper"],
  ["a page that frames may show", "crates/serve/src/headers.rs", "manifest-src 'self'; object-src 'none'; base-uri 'self'; form-action 'none'; \\\n         frame-ancestors 'none'\"", "manifest-src 'self'; object-src 'none'; base-uri 'self'; form-action 'none'\"", "flows"],
  ["a library without its licence", "public/licences.txt", "serde 1.", "serda 1.", "scripts"],
  ["a dead button", "src/shell/parts/button.rs", "on:click=move |_| on_press.run(())", "on:click=move |_| ()", "flows"],
  ["a colour too pale", "style/tokens.css", "--ink-soft: #5d5346;", "--ink-soft: #b5ab9e;", "flows"],
  ["a focus that is lost", "src/shell/frame.rs", "            dom::focus(HEADING);\n", "", "flows"],
  ["a page that says nothing", "src/shell/frame.rs", "role=\"log\" aria-live=\"polite\"", "role=\"none\"", "flows"],
  ["a hand left open", "src/shell/seated.rs", "                left();\n                self.here.set(None);", "                left();", "flows"],
  ["a turn that a reload forgets", "src/shell/drafts.rs", "kept?.given_back(&self.id(), steps(self), seat)", "kept?.given_back(&self.id(), steps(self) + 1, seat)", "flows"],
  ["a tab that does not turn", "src/shell/parts/tabs.rs", "on:click", "on:dblclick", "flows"],
];

const run = (program, words, env = {}) =>
  spawnSync(program, words, { cwd: TREE, stdio: "ignore", env: { ...process.env, ...env } }).status === 0;

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const asked = process.argv.slice(2);
  if (!existsSync(TREE)) execFileSync("git", ["worktree", "add", "--detach", TREE]);
  execFileSync("git", ["checkout", "--quiet", "--force", "--detach", execFileSync("git", ["rev-parse", "HEAD"], { encoding: "utf8" }).trim()], { cwd: TREE });
  mkdirSync("target", { recursive: true });
  // What npm has brought is the same here and there.
  if (!existsSync(join(TREE, "node_modules"))) execFileSync("ln", ["-s", resolve("node_modules"), "node_modules"], { cwd: TREE });

  let missed = 0;
  for (const [name, file, before, after, stage] of FAULTS) {
    if (asked.length && !asked.includes(name)) continue;
    const path = join(TREE, file);
    const text = readFileSync(path, "utf8");
    if (!text.includes(before)) throw new Error(`${file} has no place for "${name}" any more`);
    const began = performance.now();
    let caught;
    try {
      writeFileSync(path, text.replace(before, () => after));
      if (stage === "flows" && !run("node", ["scripts/dev.mjs", "--once"])) throw new Error(`"${name}" doesn't compile`);
      caught = !run("node", ["scripts/test.mjs", stage], { LETTERCASE_DIST: "target/page/dist" });
    } finally {
      writeFileSync(path, text);
    }
    missed += caught ? 0 : 1;
    const row = [name, stage, caught ? "caught" : "MISSED", `${((performance.now() - began) / 1000).toFixed(0)} s`];
    console.log(row.join("\t"));
    writeFileSync(OUT, `${row.join("\t")}\n`, { flag: "a" });
  }
  console.log(missed ? `${missed} faults are missed by make test.` : "Each fault is caught.");
  process.exit(missed ? 1 : 0);
}
