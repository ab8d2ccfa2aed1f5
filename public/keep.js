// Loaded once the app is open: keeps it on the device for no network, offers a new version
// when nobody is in the middle of a game, and keeps the screen awake while somebody is.
const root = document.documentElement;
const offer = document.getElementById("update");
const accept = document.getElementById("update-reload");
const HOUR = 3_600_000;

// An installed page on an iPhone or iPad keeps its games apart from the browser's: who means
// to install it should know before playing. Only browsers there tell whether it is installed.
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
    // Then it is said again next time.
  }
};

const playing = () => root.dataset.game === "live";

// What is new: a worker that waits, or one that took over at another tab's wish.
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
    // The first one of all replaces nothing.
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

// Awake as long as a game is seen and touched now and then.
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
    // A device that saves power, or has no such thing, lets the screen sleep.
  }
}

let before;
function changed() {
  look();
  stayAwake();
  // Who has played to the end will want to keep it.
  if (before === "live" && root.dataset.game === "over") navigator.storage?.persist?.();
  before = root.dataset.game;
}
new MutationObserver(changed).observe(root, { attributeFilter: ["data-game"] });
for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, stayAwake);
document.addEventListener("visibilitychange", stayAwake);
changed();

// The words first: they are waited for.
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
    // The page goes on as it always does with a network.
    console.warn("Lettercase is not kept for no network:", error);
  }
}
