// Opens the app: starts the program, brings the room that the address is in, and says so when
// that cannot be done. Tells the program to show another screen as the address changes.
import { opened, Unanswered } from "./disk.js";
import { framed, isHere, prepare, program, room, runs, style, styles, whyNot } from "./rooms.js";

const root = document.documentElement;
const boot = document.getElementById("boot");
const says = document.getElementById("boot-says");
const progress = document.getElementById("boot-progress");
const retry = document.getElementById("boot-retry");
const place = document.getElementById("app");
const reload = document.getElementById("stopped-reload");

// The program, once it runs; style sheets that are put into the page, and those that are in
// it, by address; the room on the screen, the one whose styles are on; and the one on its way.
let app;
const worn = {};
const sheets = {};
let here;
let coming;

// The look chosen in Settings, so that the first picture is in it already.
try {
  const look = JSON.parse(localStorage.getItem("lettercase-look") ?? "{}");
  for (const [name, value] of Object.entries(look)) {
    if (name.startsWith("data-")) root.setAttribute(name, value);
  }
} catch {
  // Blocked or damaged: the app itself finds out and says so.
}

function trouble(text) {
  cover();
  root.dataset.boot = "trouble";
  says.textContent = text;
  progress.hidden = true;
}

// Over the app, until what is asked for is here.
function cover() {
  place.hidden = true;
  document.body.prepend(boot);
}

function uncover() {
  boot.remove();
  place.hidden = false;
  root.dataset.boot = "open";
}

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
  // What can wait gives way on the line until this is here (shell/words.rs).
  if (here && !isHere(want)) dispatchEvent(new Event("lettercase-opening"));
  root.dataset.boot = "opening";
  says.textContent = "Opening the box…";
  progress.hidden = false;
  retry.hidden = true;
  if (typeof WebAssembly !== "object") {
    trouble("This browser is too old or too strict for Lettercase, because it has no WebAssembly. " +
      "A current Firefox, Chrome, Edge or Safari has it, unless a lockdown mode turns it off.");
    return;
  }
  // What is on the screen may stay there for a moment.
  const patience = setTimeout(() => coming === want && cover(), 300);
  try {
    const looks = styles(want);
    const styled = looks.map((look) => sheets[look] ?? style(look, attempt));
    const [kept] = await Promise.all([here ? {} : opened(attempt), bring(want, attempt), ...styled]);
    await Promise.all(looks.map(wear));
    // Somebody may have gone elsewhere meanwhile.
    if (coming !== want) return;
    for (const [of, sheet] of Object.entries(sheets)) sheet.disabled = !looks.includes(of);
    const first = here === undefined;
    here = root.dataset.room = want;
    coming = undefined;
    uncover();
    if (first) app.enter(kept.disk, kept.age, kept.rows, kept.rest);
    else app.show();
    import("./keep.js").catch(() => {
      // It comes with the next opening.
    });
  } catch (error) {
    if (root.dataset.stopped !== undefined || coming !== want) return;
    console.warn("Lettercase didn’t open:", error);
    trouble(whatIsWrong(error));
    retry.hidden = false;
    retry.onclick = async () => {
      if (attempt > 0 && navigator.onLine) await forget();
      open(want, attempt + 1);
    };
    retry.focus();
  } finally {
    clearTimeout(patience);
    dispatchEvent(new Event("lettercase-opened"));
  }
}

// A finger on a link says where somebody is about to go.
addEventListener("pointerdown", ({ target }) => {
  const link = target.closest?.('a[href^="#"]');
  if (link) prepare(link.hash);
});

// The program, and the room. Home has none.
async function bring(want, attempt) {
  app = await load(attempt);
  if (want === "home") return;
  const came = await new Promise((done) => app.bring(want, done));
  if (!came) throw whyNot(want);
}

let loading;
function load(attempt) {
  loading ??= start(attempt).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function start(attempt) {
  const [module, response] = await program(attempt);
  runs(await module.default({ module_or_path: response }));
  return module;
}

// A room's style sheets come beside it. Each is put into the page only once it is here, since
// WebKit draws nothing while one is on its way. They are put on as the room is entered, until
// one is that wears others.
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
      failed(new Error("no style sheet"));
    };
    document.head.append(link);
  }));
}

// What is kept of the page may be what is wrong; games are kept elsewhere.
async function forget() {
  try {
    const worker = await navigator.serviceWorker.getRegistration();
    await worker?.unregister();
    const ours = `lettercase-page ${new URL(".", document.baseURI).pathname} `;
    for (const shelf of await caches.keys()) {
      if (shelf.startsWith(ours)) await caches.delete(shelf);
    }
  } catch {
    // Nothing was kept.
  }
}

function whatIsWrong(error) {
  if (error instanceof Unanswered) {
    return "This browser isn’t handing out your games right now. They’re still here. Try again, " +
      "or restart the browser.";
  }
  if (error instanceof WebAssembly.CompileError || error instanceof WebAssembly.LinkError) {
    return "Lettercase arrived damaged, or this browser is too old to run it. Trying again may help.";
  }
  return navigator.onLine
    ? "Lettercase didn’t load. Your connection may have dropped."
    : "You’re offline, and Lettercase isn’t on this device yet.";
}

// Rust's panics and WebAssembly's traps end here: nothing is saved from now on.
function stop(error) {
  if (!(error instanceof WebAssembly.RuntimeError) || root.dataset.stopped !== undefined) return;
  root.dataset.stopped = "";
}
addEventListener("error", (event) => stop(event.error));
addEventListener("unhandledrejection", (event) => stop(event.reason));
reload.onclick = () => location.reload();
new MutationObserver(() => {
  if (root.dataset.stopped !== undefined) reload.focus();
}).observe(root, { attributeFilter: ["data-stopped"] });

// A page around this one could hide it and take what is touched. A host that sends headers forbids
// that (docs/hosting.md); where none does, this refuses.
function refuse() {
  trouble("Lettercase doesn’t open inside another page.");
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
