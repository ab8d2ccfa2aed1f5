// Checks the size of a build against the budget, and fails when something is too large: node scripts/size.mjs
// [FOLDER [BUDGET]]

import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { isPackable, shipped } from "./shipped.mjs";

const [folder = "dist", budgetFile = "size-budget.json"] = process.argv.slice(2);
const budget = JSON.parse(readFileSync(budgetFile, "utf8"));

const kB = (bytes) => (bytes / 1000).toFixed(1);

// `*` matches anything within a name, `**` anything at all.
function matcher(pattern) {
  const source = pattern
    .split(/(\*\*|\*)/)
    .map((part) =>
      part === "**" ? ".*" : part === "*" ? "[^/]*" : part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"),
    )
    .join("");
  return new RegExp(`^${source}$`);
}

const faults = [];

const files = shipped(folder).map((name) => {
  const raw = statSync(join(folder, name)).size;
  const copy = statSync(join(folder, `${name}.br`), { throwIfNoEntry: false });
  for (const [ending, kind] of [["br", "brotli"], ["gz", "gzip"]]) {
    if (isPackable(name) && !statSync(join(folder, `${name}.${ending}`), { throwIfNoEntry: false })) {
      faults.push(`${name} has no ${kind} copy beside it: make build writes it`);
    }
  }
  return { name, raw, brotli: copy?.size ?? raw };
});
if (files.length === 0) faults.push(`${folder} holds no build`);

function check(what, weight, line) {
  for (const unit of ["raw", "brotli"]) {
    const over = weight[unit] - line[unit] * 1000;
    if (over > 0) {
      faults.push(`${what} is ${kB(over)} kB over its line: ${kB(weight[unit])} of ${line[unit]} kB ${unit}`);
    }
  }
}

const lines = budget.files.map((line) => ({ ...line, match: matcher(line.file) }));
const rows = [];

for (const file of files) {
  const line = lines.find((line) => line.match.test(file.name));
  if (line) {
    check(file.name, file, line);
  } else {
    faults.push(`${file.name} has no line in ${budgetFile}`);
  }
  rows.push([file.name, file, line ?? {}]);
}

// Home has a budget, and so has home together with each game: files of the other games, and those that aren't
// needed on the way there, don't count.
function visits({ apart, shared, brotli, games }) {
  const own = (id) => `${id}-*`;
  const ids = Object.keys(games);
  const line = (name, without, brotli) => ({
    name: `${name}, before the words`,
    files: ["**"],
    except: [...apart, ...without],
    brotli,
  });
  return [
    line("home", [...shared, ...ids.map(own)], brotli),
    ...ids.map((id) =>
      line(`home and ${id}`, ids.filter((other) => other !== id).map(own), games[id]),
    ),
  ];
}

for (const line of [...(budget.visits ? visits(budget.visits) : []), ...budget.together]) {
  const match = line.files.map(matcher);
  const except = (line.except ?? []).map(matcher);
  const members = files.filter(
    ({ name }) => match.some((m) => m.test(name)) && !except.some((m) => m.test(name)),
  );
  const sum = (unit) => members.reduce((total, file) => total + file[unit], 0);
  const weight = { raw: sum("raw"), brotli: sum("brotli") };
  check(line.name, weight, line);
  rows.push([line.name, weight, line]);
}

const width = Math.max(...rows.map(([name]) => name.length), 4);
const column = (text) => String(text ?? "").padStart(9);
console.log(`${"kB".padEnd(width)}${["raw", "line", "brotli", "line"].map(column).join("")}`);
for (const [name, { raw, brotli }, line] of rows) {
  console.log(name.padEnd(width) + [kB(raw), line.raw, kB(brotli), line.brotli].map(column).join(""));
}

for (const fault of faults) console.error(`size: ${fault}`);
process.exit(faults.length > 0 ? 1 : 0);
