// Takes classes that a library of Leptos makes for scripts, and nobody here uses, out of the
// page's program: node scripts/split/unused.mjs FOLDER/app

import { readFileSync, writeFileSync } from "node:fs";
import { without } from "../lighter.mjs";

const UNUSED = ["IntoUnderlyingByteSource", "IntoUnderlyingSink", "IntoUnderlyingSource"];

const [program, script] = [`${process.argv[2]}_bg.wasm`, `${process.argv[2]}.js`];
const { binary, glue } = without(readFileSync(program), readFileSync(script, "utf8"), UNUSED);
writeFileSync(program, binary);
writeFileSync(script, glue);
