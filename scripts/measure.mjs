// Measures a first visit on a slow line and a slow phone, in Chromium: what is transferred before and after
// the page responds, when something is visible, and when the page responds to a touch. `make measure` calls
// it; it writes its tables into docs/hosting.md.
//
// The server itself throttles: 1.6 Mbit/s for all requests together and 150 ms for each answer, so that
// workers' requests are as slow as the rest. Chromium's tools slow the page's processor down four times.

import { readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { browse, middle, start } from "./lib/chromium.mjs";

const [folder = "dist"] = process.argv.slice(2);
const BYTES_PER_MS = 1_600_000 / 8 / 1000;
const DELAY = 150;
const SLOWER = 4;
const PIECE = 1460;
const VISITS = 5;

const KINDS = {
  ".html": ["page", "text/html; charset=utf-8"],
  ".css": ["style", "text/css; charset=utf-8"],
  ".js": ["scripts", "text/javascript; charset=utf-8"],
  ".wasm": ["programs", "application/wasm"],
  ".ttf": ["fonts", "font/ttf"],
  ".lex": ["word list", "application/octet-stream"],
  ".svg": ["pictures", "image/svg+xml"],
  ".png": ["pictures", "image/png"],
  ".webmanifest": ["pictures", "application/manifest+json"],
};

// Files transferred since the visit began: kind, bytes, time.
let sent = [];
let began = 0;
// The time at which the slow line is free again.
let free = 0;

async function give(answer, bytes) {
  for (let at = 0; at < bytes.length; at += PIECE) {
    const piece = bytes.subarray(at, at + PIECE);
    free = Math.max(free, performance.now()) + piece.length / BYTES_PER_MS;
    const wait = free - performance.now();
    // Timers are no finer than this; on average the rate still holds.
    if (wait > 4) await sleep(wait);
    if (answer.destroyed) return;
    answer.write(piece);
  }
  answer.end();
}

const server = createServer(async (request, answer) => {
  const asked = decodeURIComponent(new URL(request.url, "http://here").pathname);
  const name = asked === "/" ? "index.html" : asked.slice(1);
  const [kind, type] = KINDS[extname(name)] ?? ["other", "text/plain; charset=utf-8"];
  const path = join(folder, name);
  await sleep(DELAY);
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) {
    answer.writeHead(404).end();
    return;
  }
  const packed = statSync(`${path}.br`, { throwIfNoEntry: false });
  const bytes = readFileSync(packed ? `${path}.br` : path);
  const headers = { "Content-Type": type, "Cache-Control": "no-cache" };
  if (packed) headers["Content-Encoding"] = "br";
  sent.push({ kind, bytes: bytes.length, at: performance.now() - began });
  answer.writeHead(200, headers);
  await give(answer, bytes);
});
await new Promise((done) => server.listen(0, "127.0.0.1", done));
const address = `http://127.0.0.1:${server.address().port}/`;

// Records when the page first shows a link, presses it, and records when its screen opens. The Players screen
// comes with home; any other screen needs another program.
const WATCH = `
  window.noted = {};
  (function look() {
    const link = document.querySelector('#app a[href="#/players"]');
    if (link && !noted.touched) {
      noted.touched = performance.now();
      link.click();
    }
    if (document.getElementById('heading')?.textContent === 'Players') noted.answered ??= performance.now();
    if (document.documentElement?.dataset.words !== undefined) noted.words ??= performance.now();
    if (noted.answered && noted.words) return;
    setTimeout(look, 5);
  })();`;

// The same for a visitor who starts a game: presses Play for Paper Grid as soon as it is there and Start as
// soon as the form is there, until the table is shown.
const PLAY = `
  window.noted = {};
  (function look() {
    const finger = (what) => {
      what.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      what.click();
    };
    const play = document.querySelector('#app a[href="#/paper-grid/new"]');
    if (play && !noted.pressed) {
      noted.pressed = performance.now();
      finger(play);
    }
    const start = [...document.querySelectorAll('main button')].find(({ textContent }) => textContent.trim() === 'Start');
    if (start && noted.pressed && !noted.form) {
      noted.form = performance.now();
      finger(start);
    }
    if (location.hash.includes('/game/') && document.getElementById('prompt')) noted.table ??= performance.now();
    if (document.documentElement?.dataset.words !== undefined) noted.words ??= performance.now();
    if (noted.table && noted.words) return;
    setTimeout(look, 5);
  })();`;

async function visit(watch) {
  return browse(async ({ tool, run, go }) => {
    await tool("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await tool("Page.addScriptToEvaluateOnNewDocument", { source: watch });
    sent = [];
    began = performance.now();
    free = began;
    await go(address);
    let noted = {};
    const done = () => noted.words && (noted.answered || noted.table);
    for (const until = Date.now() + 60_000; Date.now() < until && !done(); await sleep(100)) {
      noted = await run("return window.noted");
    }
    if (!done()) throw new Error(`the page did not finish loading: ${JSON.stringify(noted)}`);
    const paint = await run(
      "return performance.getEntriesByName('first-contentful-paint')[0]?.startTime",
    );
    const came = sent.filter(({ at }) => at < noted.words);
    return { ...noted, paint, came };
  });
}

// The tables go between these two lines.
const HOSTING = join(import.meta.dirname, "../docs/hosting.md");
const PLACE = /(<!-- make measure -->\n)[^]*?(<!-- measured -->)/;

function tables(visits, plays) {
  const time = (which) => (middle(visits.map(which)) / 1000).toFixed(1);
  const played = (which) => (middle(plays.map(which)) / 1000).toFixed(1);
  const { came } = visits[0];
  const row = (name, files) => {
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    return `| ${name} | ${files.length} | ${(bytes / 1000).toFixed(0)} |`;
  };
  const kinds = [...new Set(came.map(({ kind }) => kind))];
  return [
    "| kind of file | requests | kB |",
    "|---|---|---|",
    ...kinds.map((kind) => row(kind, came.filter((file) => file.kind === kind))),
    row("in all, with the word list", came),
    "",
    "| when | seconds |",
    "|---|---|",
    `| first content appears | ${time((one) => one.paint)} |`,
    `| a link can be pressed | ${time((one) => one.touched)} |`,
    `| the Players screen, pressed at once, has opened | ${time((one) => one.answered)} |`,
    `| the word list has loaded | ${time((one) => one.words)} |`,
    `| the form of Paper Grid, pressed as soon as it appears | ${played((one) => one.form - one.pressed)} after the press |`,
    `| its table, with Start pressed as soon as it appears | ${played((one) => one.table - one.pressed)} after the first press |`,
  ].join("\n");
}

const stop = await start();
try {
  const [visits, plays] = [[], []];
  for (let count = 0; count < VISITS; count += 1) {
    visits.push(await visit(WATCH));
    plays.push(await visit(PLAY));
  }
  const measured = tables(visits, plays);
  console.log(measured);
  const hosting = readFileSync(HOSTING, "utf8");
  if (!PLACE.test(hosting)) throw new Error("docs/hosting.md lacks the lines between which the tables go");
  writeFileSync(HOSTING, hosting.replace(PLACE, (_, begin, end) => `${begin}\n${measured}\n\n${end}`));
} finally {
  stop();
  server.close();
  server.closeAllConnections();
}
