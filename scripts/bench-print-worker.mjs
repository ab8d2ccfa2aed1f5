// Times the print worker of a built page on sixty boards in one file. It runs the shipped program
// in V8, as a browser does, without the page around it, and fails when the longest wait is over MOST.
// `make bench-print-worker` calls it after a build.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import vm from "node:vm";

const DIST = process.argv[2] ?? "dist";
// Time limit for sixty boards, in milliseconds.
const MOST = 2000;
const BOARDS = 60;

const files = readdirSync(DIST);
const named = (end) => join(DIST, files.find((name) => name.startsWith("print-worker") && name.endsWith(end)));

// Runs the worker as the page does: collects its messages and sends one errand after the other.
async function printWorker() {
  const heard = [];
  let wake;
  const scope = {
    WebAssembly, TextDecoder, TextEncoder, URL, console, Uint8Array, DataView, Promise, Array, FinalizationRegistry,
    Response, queueMicrotask, performance, crypto,
    fetch: async (address) => {
      const bytes = readFileSync(join(DIST, address));
      const kind = address.endsWith(".wasm") ? "application/wasm" : "font/ttf";
      return new Response(bytes, { headers: { "content-type": kind } });
    },
    postMessage(message) {
      heard.push(message);
      wake?.();
    },
  };
  scope.self = scope.globalThis = scope;
  vm.createContext(scope);
  vm.runInContext(readFileSync(named(".js"), "utf8"), scope);
  const next = async () => {
    while (heard.length === 0) await new Promise((resolve) => (wake = resolve));
    return heard.shift();
  };
  await next();
  return async (errand) => {
    scope.onmessage({ data: [JSON.stringify(errand)] });
    for (;;) {
      const [said, file] = await next();
      const report = JSON.parse(said);
      if (!report.Drawn) return [report, file];
    }
  };
}

const order = (pages, wanted) => ({
  order: {
    paper: "A4", orientation: "Portrait", style: "Full", margin: 10, poster: null,
    things: [{
      Boards: {
        link: "#/board/1/medium-4/picnic?cells=some", base: "https://letters.example/",
        count: BOARDS, numbers: [], different: true, options: { per_page: pages },
      },
    }],
  },
  wanted,
});

let longest = 0;
for (const [name, pages, wanted] of [
  ["PDF, one a page", "One", "File"],
  ["PDF, four a page", "Four", "File"],
  ["pages for the printer", "One", "Pages"],
]) {
  const began = performance.now();
  const ask = await printWorker();
  const here = performance.now();
  const [report, file] = await ask(order(pages, wanted));
  const took = performance.now() - here;
  const whole = wanted === "File" ? Array.isArray(report.File?.[1]) && file.length > 10_000 : report.Pages[0].length === BOARDS;
  if (!whole) throw new Error(`${name}: ${JSON.stringify(report).slice(0, 200)}`);
  longest = Math.max(longest, took);
  console.log(`${BOARDS} boards, ${name}: ${Math.round(took)} ms, and ${Math.round(here - began)} ms for the program to begin`);
}
if (longest > MOST) {
  console.error(`Sixty boards took ${Math.round(longest)} ms, more than ${MOST}.`);
  process.exitCode = 1;
}
