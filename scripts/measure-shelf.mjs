// Measures how long the home screen takes with a thousand finished games on the shelf and with none, in
// Chromium at a quarter of the machine's speed: from the start of the page until it has booted. The two are
// opened in turn. `make measure-shelf` calls it.

import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { browse, middle, start } from "./lib/chromium.mjs";

const [folder = "dist"] = process.argv.slice(2);
const GAMES = 1_000;
const TIMES = 9;
const SLOWER = 4;
const GAME = "gridpe";

// The rows of a finished game, as a released version wrote them.
const saved = JSON.parse(readFileSync(join(import.meta.dirname, "../tests/saves/2/rows.json")));
const rows = saved
  .map(([key, text]) => [key.replace("lettercase-rows/", ""), text])
  .filter(([key]) => key.split("/").includes(GAME));

const server = spawn("cargo", ["run", "-q", "--bin", "lettercase", "--", "serve", folder, "--port", "0"]);
const address = await new Promise((found) => {
  server.stdout.on("data", (text) => {
    const [told] = String(text).match(/http:\/\/127[^ \n]*/) ?? [];
    if (told) found(told);
  });
});

// Builds a script that runs `act` in a transaction on the page's rows.
const on = (act) => `
  const [given, done] = arguments;
  const asked = indexedDB.open("lettercase");
  asked.onsuccess = () => {
    const write = asked.result.transaction("rows", "readwrite");
    const rows = write.objectStore("rows");
    let said = true;
    write.oncomplete = () => {
      asked.result.close();
      done(said);
    };
    ${act}
  };`;
const LAY = on("for (const [key, text] of given) rows.put(text, key);");
const IS_PACKED = on(`rows.count("0/pack/game/${GAME}").onsuccess = ({ target }) => (said = target.result);`);
const COPY = on(`
  rows.openCursor().onsuccess = ({ target: { result: at } }) => {
    if (!at) return;
    if (at.key.endsWith("/game/${GAME}")) {
      for (let copy = 1; copy < given; copy += 1) rows.put(at.value, at.key + copy);
    }
    at.continue();
  };`);

// Opens a browser that holds this number of finished games, all packed.
const filled = (games, visit) =>
  browse(async (browser) => {
    await browser.tool("Page.addScriptToEvaluateOnNewDocument", { source: NOTE });
    await browser.go(address);
    await seen(browser);
    if (games > 0) {
      await browser.later(LAY, rows);
      await browser.go(`${address}?laid`);
      while (!(await browser.later(IS_PACKED, null))) await sleep(50);
      await browser.later(COPY, games);
    }
    await browser.tool("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    return visit(browser);
  });

// Waits until home has booted.
const NOTE = `
  (function look() {
    if (document.documentElement?.dataset.boot === "open") {
      window.seen = performance.now();
      return;
    }
    setTimeout(look, 2);
  })();`;
async function seen(browser) {
  for (;;) {
    const at = await browser.run("return window.seen ?? null");
    if (at !== null) return at;
    await sleep(20);
  }
}

const stop = await start();
try {
  const times = { 0: [], [GAMES]: [] };
  await filled(0, (none) =>
    filled(GAMES, async (many) => {
      for (let time = 0; time < TIMES; time += 1) {
        for (const [games, browser] of [[0, none], [GAMES, many]]) {
          await browser.go(`${address}?${time}`);
          times[games].push(await seen(browser));
        }
      }
      // Stops once the games are on the shelf.
      const shown = () => many.run("return document.querySelectorAll('.game').length");
      while ((await shown()) === 0) await sleep(20);
    }),
  );
  const [none, many] = [middle(times[0]), middle(times[GAMES])];
  console.log(`home with none:        ${none.toFixed(0)} ms`);
  console.log(`home with ${GAMES} games: ${many.toFixed(0)} ms, ${(many / none).toFixed(2)} times`);
} finally {
  stop();
  server.kill();
}
