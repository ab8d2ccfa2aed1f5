// Drives Chromium for measurements: `start()`, then `browse(visit)`.

import { spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";

const PORT = 20_000 + (process.pid % 10_000);

async function ask(method, path, body) {
  const answer = await fetch(`http://127.0.0.1:${PORT}${path}`, {
    method,
    body: body && JSON.stringify(body),
  });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(value.message);
  return value;
}

// Starts the driver; returns a function that stops it.
export async function start() {
  const driver = spawn("chromedriver", [`--port=${PORT}`], { stdio: "ignore" });
  driver.on("error", () => {
    console.error("needs chromedriver, as the browser tests do: scripts/setup test");
    process.exit(1);
  });
  for (let tries = 0; tries < 100; tries += 1) {
    const status = await ask("GET", "/status").catch(() => undefined);
    if (status?.ready) return () => driver.kill();
    await sleep(100);
  }
  driver.kill();
  throw new Error("chromedriver does not start");
}

// Opens a browser of its own and passes `visit` the calls that drive it.
export async function browse(visit) {
  const args = ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--window-size=412,915"];
  const { sessionId } = await ask("POST", "/session", {
    capabilities: { alwaysMatch: { browserName: "chrome", "goog:chromeOptions": { args } } },
  });
  const session = `/session/${sessionId}`;
  try {
    return await visit({
      tool: (cmd, params) => ask("POST", `${session}/goog/cdp/execute`, { cmd, params }),
      run: (script, ...args) => ask("POST", `${session}/execute/sync`, { script, args }),
      later: (script, ...args) => ask("POST", `${session}/execute/async`, { script, args }),
      go: (url) => ask("POST", `${session}/url`, { url }),
    });
  } finally {
    await ask("DELETE", session).catch(() => {});
  }
}

export const middle = (numbers) => numbers.sort((a, b) => a - b)[numbers.length >> 1];
