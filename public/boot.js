// Opens the app: starts the program, loads the room that the address needs, and reports failures to watch.js.
// When the address changes, it has the program show another screen.
import { opened, Unanswered } from "./disk.js";
import { framed, hangUp, isHere, prepare, program, room, runs, style, styles, why } from "./rooms.js";

// The script may run before the page is parsed.
if (document.readyState === "loading") await new Promise((done) => addEventListener("DOMContentLoaded", done));

const root = document.documentElement;
const boot = document.getElementById("boot");
const says = document.getElementById("boot-says");
const progress = document.getElementById("boot-progress");
const retry = document.getElementById("boot-retry");
const place = document.getElementById("app");
const reload = document.getElementById("stopped-reload");

// The running program; style sheet links by address (`worn`) and those loaded (`sheets`); the room on the
// screen; the room being opened; and the number of openings so far.
let app;
const worn = {};
const sheets = {};
let here;
let coming;
let turns = 0;

// Applies the look chosen in Settings before the first paint.
try {
  const look = JSON.parse(localStorage.getItem("lettercase-look") ?? "{}");
  for (const [name, value] of Object.entries(look)) {
    if (name.startsWith("data-")) root.setAttribute(name, value);
  }
} catch {
  // Blocked or damaged: the app itself detects and reports it.
}

// Hands a report to watch.js. If it hasn't loaded yet, it looks for a report as it starts.
function trouble(report) {
  cover();
  globalThis.lettercaseTrouble = report;
  dispatchEvent(new Event("lettercase-trouble"));
}

// Covers the app with the boot screen.
function cover() {
  place.hidden = true;
  document.body.prepend(boot);
}

function uncover() {
  boot.remove();
  place.hidden = false;
  root.dataset.boot = "open";
}

const styled = () => getComputedStyle(root).getPropertyValue("--paper") !== "";

// Browsers check the integrity of tags, but not of imported modules. So every file with an integrity is
// checked again, from the browser's cache.
async function check() {
  if (!styled() && document.readyState !== "complete") {
    await new Promise((done) => {
      document.querySelector("link[rel=stylesheet]").onload = done;
      // By then it has loaded or failed.
      addEventListener("load", done);
    });
  }
  if (!styled()) throw new Error("no style sheet");
  await Promise.all(
    [...document.querySelectorAll("[integrity]")].map(({ src, href = src, integrity }) =>
      fetch(href, { integrity, cache: "force-cache" })),
  );
}
const checked = check();
checked.catch(() => {});

function follow() {
  const want = room() || here || "home";
  if (want === here) {
    if (coming) uncover();
    coming = undefined;
    app.show();
  } else if (want !== coming) {
    open(want, 0);
  }
}

async function open(want, attempt) {
  coming = want;
  turns += 1;
  const turn = turns;
  const still = () => turn === turns && coming === want;
  // Background downloads pause until this has loaded (crates/ui/src/wordlist.rs).
  if (here && !isHere(want)) dispatchEvent(new Event("lettercase-opening"));
  root.dataset.boot = "opening";
  says.textContent = "Opening the box…";
  progress.hidden = false;
  retry.hidden = true;
  if (typeof WebAssembly !== "object") {
    trouble({
      says: "This browser is too old or too strict for Lettercase, because it has no WebAssembly. " +
        "A current Firefox, Chrome, Edge or Safari has it, unless a lockdown mode turns it off.",
    });
    return;
  }
  const again = async () => {
    hangUp();
    // Lets the aborted requests fail first.
    await new Promise((done) => setTimeout(done));
    open(want, attempt + 1);
  };
  // An open app isn't reloaded: where the browser stores nothing, the games would be lost.
  retry.onclick = here ? again : null;
  // The old screen may stay visible for a moment.
  const patience = setTimeout(() => still() && cover(), 300);
  try {
    const looks = styles(want);
    const styled = looks.map((look) => sheets[look] ?? style(look));
    const [kept] = await Promise.all([here ? {} : opened(attempt), bring(want), checked, ...styled]);
    await Promise.all(looks.map(wear));
    // The viewer may have gone elsewhere meanwhile.
    if (!still()) return;
    for (const [of, sheet] of Object.entries(sheets)) sheet.disabled = !looks.includes(of);
    const first = here === undefined;
    root.dataset.room = want;
    uncover();
    if (first) app.enter(kept.disk, kept.age, kept.rows, kept.rest);
    else app.show();
    if (!place.childElementCount) throw new Error("no screen");
    here = want;
    coming = undefined;
    import("./keep.js").catch(() => {
      // The next opening retries.
    });
  } catch (error) {
    stop(error);
    if (root.dataset.stopped !== undefined || !still()) return;
    console.warn("Lettercase didn’t open:", error);
    if (error instanceof Unanswered) {
      const says = "This browser isn’t handing out your games right now. They’re still here. Try again, " +
        "or restart the browser.";
      trouble({ says, again, still });
      // If the disk answers after all, opening continues.
      error.answer.then(() => still() && again(), () => {});
    } else {
      trouble({ error, files: error.path ? [error.path] : [], again: here && again, still });
    }
  } finally {
    clearTimeout(patience);
    dispatchEvent(new Event("lettercase-opened"));
  }
}

// Prefetch on pointerdown.
addEventListener("pointerdown", ({ target }) => {
  const link = target.closest?.('a[href^="#"]');
  if (link) prepare(link.hash);
});

// Loads the program and the room. Home has none.
async function bring(want) {
  app = await (loading ??= start());
  if (want === "home") return;
  const came = await new Promise((done) => app.bring(want, done));
  if (!came) throw why[want];
}

let loading;
async function start() {
  const [module, binary] = await program();
  runs(await module.default({ module_or_path: binary }));
  return module;
}

// Adds a style sheet to the page, disabled, once it has loaded: WebKit draws nothing while one is loading.
// `open` enables a room's sheets and disables the others.
function wear(look) {
  return (worn[look] ??= new Promise((came, failed) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = look;
    link.onload = () => {
      sheets[look] = link.sheet;
      link.sheet.disabled = true;
      came();
    };
    link.onerror = () => {
      link.remove();
      delete worn[look];
      failed(Object.assign(new Error("no style sheet"), { path: look }));
    };
    document.head.append(link);
  }));
}

// Panics and WebAssembly traps end here. From then on nothing is saved.
function stop(error) {
  if (!(error instanceof WebAssembly.RuntimeError) || root.dataset.stopped !== undefined) return;
  root.dataset.stopped = "";
}
addEventListener("error", (event) => stop(event.error));
addEventListener("unhandledrejection", (event) => stop(event.reason));
reload.onclick = () => location.reload();
new MutationObserver(() => {
  if (root.dataset.stopped === undefined) return;
  reload.parentElement.hidden = false;
  reload.focus();
}).observe(root, { attributeFilter: ["data-stopped"] });

// Another page that frames this one could hide it and catch its clicks. Hosts forbid that by a header
// (docs/hosting.md); without one, this refuses.
function refuse() {
  trouble({ says: "Lettercase doesn’t open inside another page." });
  const link = document.createElement("a");
  Object.assign(link, { className: "button", href: location.href, target: "_blank", rel: "noopener" });
  link.textContent = "Open Lettercase";
  says.after(link);
}

if (framed) {
  refuse();
} else {
  addEventListener("hashchange", follow);
  follow();
}
