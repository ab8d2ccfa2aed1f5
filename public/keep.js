// Loaded once the app is open: caches it for offline use, offers a new version when no game is being played,
// and keeps the screen awake during one.
const root = document.documentElement;
const offer = document.getElementById("update");
const accept = document.getElementById("update-reload");
const HOUR = 3_600_000;

// An app installed on an iPhone or iPad keeps its games apart from the browser's, so this hint comes before
// playing. Only browsers there have `navigator.standalone`.
const hint = document.getElementById("install");
const AWAY = "lettercase-install";
function hintedAlready() {
  try {
    return localStorage.getItem(AWAY) !== null;
  } catch {
    return false;
  }
}
let hinted = navigator.standalone !== false || hintedAlready();
document.getElementById("install-away").onclick = () => {
  hinted = true;
  hint.hidden = true;
  try {
    localStorage.setItem(AWAY, "");
  } catch {
    // Then the hint shows again.
  }
};

const playing = () => root.dataset.game === "live";

// A new version: a waiting worker, or one that another tab activated.
let waiting;
let replaced = false;
function look() {
  if (waiting || replaced) dispatchEvent(new Event("lettercase-newer"));
  offer.hidden = !(waiting || replaced) || playing();
  hint.hidden = hinted || playing();
}

async function keep() {
  const workers = navigator.serviceWorker;
  const registration = await workers.register("sw.js", { updateViaCache: "none" });
  const arrived = () => {
    // The very first worker replaces nothing.
    waiting = workers.controller ? registration.waiting : undefined;
    look();
  };
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", arrived);
  });
  arrived();

  let accepted = false;
  let controlled = Boolean(workers.controller);
  workers.addEventListener("controllerchange", () => {
    replaced = controlled;
    controlled = true;
    waiting = undefined;
    if (accepted) location.reload();
    else look();
  });
  accept.onclick = () => {
    accepted = true;
    if (waiting) waiting.postMessage("take over");
    else location.reload();
  };

  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - asked < HOUR) return;
    asked = Date.now();
    registration.update().catch(() => {});
  });
}

// Keeps the screen awake while a game is visible and touched now and then.
const PATIENCE = 10 * 60_000;
let awake;
let tired;
async function stayAwake() {
  clearTimeout(tired);
  if (!playing() || document.hidden) {
    awake?.release();
    awake = undefined;
    return;
  }
  tired = setTimeout(() => {
    awake?.release();
    awake = undefined;
  }, PATIENCE);
  if (awake && !awake.released) return;
  try {
    const lock = await navigator.wakeLock.request("screen");
    if (playing()) awake = lock;
    else lock.release();
  } catch {
    // Unsupported, or the device saves power.
  }
}

let before;
function changed() {
  look();
  stayAwake();
  // A finished game is worth keeping.
  if (before === "live" && root.dataset.game === "over") navigator.storage?.persist?.();
  before = root.dataset.game;
}
new MutationObserver(changed).observe(root, { attributeFilter: ["data-game"] });
for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, stayAwake);
document.addEventListener("visibilitychange", stayAwake);
changed();

// Waits for the word list, which is more urgent.
function settled() {
  return new Promise((done) => {
    if (root.dataset.words !== undefined) return done();
    const watch = new MutationObserver(() => {
      if (root.dataset.words === undefined) return;
      watch.disconnect();
      done();
    });
    watch.observe(root, { attributeFilter: ["data-words"] });
  });
}
if (navigator.serviceWorker) {
  await settled();
  try {
    await keep();
  } catch (error) {
    // Without a service worker the page still works online.
    console.warn("Lettercase is not kept for no network:", error);
  }
}
