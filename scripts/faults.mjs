// Puts twenty faults into the sources, one at a time, and checks that a stage of `make test` fails for each:
// node scripts/faults.mjs [FAULT…]
//
// It works in a second working tree, target/faults, at the commit that is checked out. Faults of the page are
// built into a dev page. Each fault names the stage that must notice it and a part of the test names, so that
// only those tests run. All twenty take about an hour.

import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const TREE = "target/faults";
const OUT = "target/faults.tsv";

// A fault: its name, the file, the text there, the text that replaces it, and the tests that must notice it
// (scripts/test.mjs).
export const FAULTS = [
  ["a wrong sum", "games/paper_grid/rules/src/scoring.rs", "shared.contains(letter) => 5,", "shared.contains(letter) => 4,", "rulings=paper_grid"],
  ["a card of the wrong value", "games/one_letter_better/rules/src/face.rs", "'D' | 'G' => 3,", "'D' | 'G' => 2,", "rulings=one_letter_better"],
  ["a hand that the table sees", "games/one_letter_better/rules/src/state.rs", "hand: own.map_or_else(Vec::new, |seat| self.hand(seat).to_vec()),", "hand: self.hand(self.table.turn.seat).to_vec(),", "rulings=one_letter_better"],
  ["a hidden card that all see", "games/c_u_letter/rules/src/state.rs", ".filter(|(_, secret)| Some(secret.by) == own)", ".filter(|(_, secret)| Some(secret.by) != own)", "rulings=c_u_letter"],
  ["a game that ends too early", "games/word_heist/rules/src/ending.rs", "iter().all(|seat| table.done.contains(seat))", "iter().any(|seat| table.done.contains(seat))", "rulings=word_heist"],
  ["a vote that one wins", "games/word_heist/rules/src/motions.rs", ".all(|seat| motion.agreed.contains(seat))", ".any(|seat| motion.agreed.contains(seat))", "rulings=word_heist"],
  ["a damaged record that opens", "crates/store/src/seal.rs", "version == VERSION && checksum == body_checksum(sequence, body)", "version == VERSION && checksum != 0 && body_checksum(sequence, body) != 1", "native=storage"],
  ["a damaged word list that opens", "crates/lexicon/src/decoder.rs", "if body.crc.value() != header.body_crc {", "if body.crc.value() == 1 {", "native=lexicon"],
  ["a sort that isn't stable", "crates/base/src/sorting/mod.rs", "moved.rotate_right(1)", "moved.rotate_right(0)", "native=sorting"],
  ["a clock that runs backwards", "crates/game/src/clock.rs", "Moment(self.0.saturating_add(seconds as u64 * 1000))", "Moment(self.0.saturating_sub(seconds as u64 * 1000))", "native=clock"],
  ["paper of the wrong size", "crates/drawing/src/pdf/content.rs", "millimetres * 72.0 / 25.4", "millimetres * 72.0 / 25.0", "paper=a"],
  ["a page that frames may show", "crates/serve/src/headers.rs", "manifest-src 'self'; object-src 'none'; base-uri 'self'; form-action 'none'; \\\n         frame-ancestors 'none'\"", "manifest-src 'self'; object-src 'none'; base-uri 'self'; form-action 'none'\"", "flows=boot::the_server_sends_the_documented_headers"],
  ["a library without its licence", "public/licences.txt", "serde 1.", "serda 1.", "scripts"],
  ["a dead button", "crates/ui/src/parts/button.rs", "on:click=move |_| on_press.run(())", "on:click=move |_| ()", "flows=players::a_players_name_and_colour_can_be_changed"],
  ["a colour too pale", "style/tokens.css", "--ink-soft: #5d5346;", "--ink-soft: #b5ab9e;", "flows=shell::every_screen_passes_the_audit_and_is_pictured"],
  ["a focus that is lost", "crates/ui/src/frame.rs", "window().scroll_to_with_x_and_y(0.0, 0.0);\n            dom::focus(HEADING_ID);", "window().scroll_to_with_x_and_y(0.0, 0.0);", "flows=shell::the_bar_leads_to_every_screen_and_back_returns"],
  ["a page that says nothing", "crates/ui/src/frame.rs", "role=\"log\" aria-live=\"polite\"", "role=\"none\"", "flows=stage::explanations_are_shown_and_announced"],
  ["a hand left open", "crates/ui/src/table_core.rs", "                left();\n                self.device_holder.set(None);", "                left();", "flows=one_letter_better::hiding::leaving_the_tab_or_reloading_covers_the_hand"],
  ["a turn that a reload forgets", "crates/ui/src/drafts.rs", "kept?.restore(&self.id(), step_count(self), seat)", "kept?.restore(&self.id(), step_count(self) + 1, seat)", "flows=hands::a_half_built_turn_survives_a_reload"],
  ["a tab that does not turn", "crates/ui/src/parts/tabs.rs", "on:click", "on:dblclick", "flows=parts::every_part_passes_the_audit_and_is_pictured"],
];

const dev = () => spawnSync("node", ["scripts/dev.mjs", "--once"], { cwd: TREE, stdio: "ignore" }).status === 0;

// Runs a stage and returns whether a test failed. A stage that reports no result is an error.
function fails(stage) {
  if (stage.startsWith("flows") && !dev()) throw new Error("the dev page could not be built");
  const env = { ...process.env, LETTERCASE_DIST: "target/page/dist" };
  const { status, stdout } = spawnSync("node", ["scripts/test.mjs", stage], { cwd: TREE, encoding: "utf8", env });
  if (status && !stage.startsWith("scripts") && !/\d failed,/.test(stdout)) throw new Error(`${stage} has no result:\n${stdout}`);
  return status !== 0;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const asked = process.argv.slice(2);
  const faults = FAULTS.filter(([name]) => !asked.length || asked.includes(name));
  const commit = execFileSync("git", ["rev-parse", "HEAD"], { encoding: "utf8" }).trim();
  if (!existsSync(TREE)) execFileSync("git", ["worktree", "add", "--detach", TREE]);
  execFileSync("git", ["checkout", "--quiet", "--force", "--detach", commit], { cwd: TREE });
  mkdirSync("target", { recursive: true });
  // npm's packages are the same in both trees.
  if (!existsSync(join(TREE, "node_modules"))) symlinkSync(resolve("node_modules"), join(TREE, "node_modules"));

  for (const stage of new Set(faults.map((fault) => fault.at(-1)))) {
    if (fails(stage)) throw new Error(`${stage} fails without a fault`);
    console.log(`${stage}: passes without a fault`);
  }
  let missed = 0;
  for (const [name, file, before, after, stage] of faults) {
    const path = join(TREE, file);
    const text = readFileSync(path, "utf8");
    if (!text.includes(before)) throw new Error(`${file} no longer holds the text that "${name}" replaces`);
    const began = performance.now();
    let caught;
    try {
      writeFileSync(path, text.replace(before, () => after));
      caught = fails(stage);
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
