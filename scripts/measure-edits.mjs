// Measures how long an edit takes to reach the dev page: `make measure-edits`. For a file of each of ten
// kinds it adds a function, which changes the file's length, builds the page and restores the file. It prints
// each time, the median and the worst.

import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

const KINDS = {
  lexicon: "crates/lexicon/src/word.rs",
  base: "crates/base/src/sorting/mod.rs",
  contract: "crates/game/src/game.rs",
  store: "crates/store/src/records.rs",
  "screen model": "crates/screen/src/rack.rs",
  rules: "games/word_heist/rules/src/evolve.rs",
  text: "games/paper_grid/src/text/mod.rs",
  bots: "games/c_u_letter/src/bots/mod.rs",
  "a game's page": "games/one_letter_better/ui/src/lib.rs",
  "the root": "src/loaders.rs",
};

const build = () => {
  const began = performance.now();
  execFileSync("node", ["scripts/dev.mjs", "--once"], { stdio: ["ignore", "ignore", "pipe"] });
  return (performance.now() - began) / 1000;
};

const rounds = Number(process.argv[2] ?? 1);
build();
const times = [];
for (let round = 1; round <= rounds; round += 1) {
  for (const [kind, file] of Object.entries(KINDS)) {
    const before = readFileSync(file, "utf8");
    try {
      // At the top, so that every position in the file moves; public, so that it isn't reported as unused.
      const at = before.search(/^(use|mod|pub|const|struct|enum|fn|impl) /m);
      const added = `/// Measured.\npub fn measured_${Date.now()}() -> u8 {\n    ${round}\n}\n\n`;
      writeFileSync(file, before.slice(0, at) + added + before.slice(at));
      const took = build();
      times.push(took);
      console.log(`${kind.padEnd(14)} ${took.toFixed(1)} s`);
    } finally {
      writeFileSync(file, before);
    }
    // Rebuilds, so that the next edit is timed alone.
    build();
  }
}
times.sort((one, other) => one - other);
console.log(`median ${times[Math.floor(times.length / 2)].toFixed(1)} s, worst ${times.at(-1).toFixed(1)} s`);
