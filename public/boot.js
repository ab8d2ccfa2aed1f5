// Opens the app: fetches it, starts it, and says so when that cannot be done.
const root = document.documentElement;
const script = document.querySelector("script[data-wasm]");
const says = document.getElementById("boot-says");
const progress = document.getElementById("boot-progress");
const retry = document.getElementById("boot-retry");
const reload = document.getElementById("stopped-reload");

// The page of parts is for those who build the app: a program of its own, which nobody
// else fetches. It has every other screen too, so that only the way there needs a reload.
const wantsParts = () => /^#\/*parts\/*$/.test(location.hash);
const parts = document.querySelector("meta[name=lettercase-parts]").content;
const program = wantsParts()
  ? { js: `${parts}.js`, wasm: `${parts}_bg.wasm` }
  : { js: script.dataset.js, wasm: script.dataset.wasm };
addEventListener("hashchange", () => {
  if (wantsParts() && program.js === script.dataset.js) location.reload();
});

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
  root.dataset.boot = "trouble";
  says.textContent = text;
  progress.hidden = true;
}

async function open(attempt) {
  root.dataset.boot = "opening";
  says.textContent = "Opening the box…";
  progress.hidden = false;
  retry.hidden = true;
  if (typeof WebAssembly !== "object") {
    trouble("This browser is too old or too strict for Lettercase: it has no WebAssembly. " +
      "A current Firefox, Chrome, Edge or Safari has it, unless a lockdown mode switches it off.");
    return;
  }
  const address = (path) => new URL(path, document.baseURI);
  // A failed import is remembered by its address, so another attempt needs another one.
  const code = address(program.js);
  if (attempt > 0) code.searchParams.set("attempt", attempt);
  const binary = fetch(address(program.wasm)).then((response) => {
    if (!response.ok) throw new Error(`answer ${response.status}`);
    return response;
  });
  try {
    const [module, response] = await Promise.all([import(code), binary]);
    await module.default({ module_or_path: response });
  } catch (error) {
    if (root.dataset.stopped !== undefined) return;
    console.warn("Lettercase did not open:", error);
    trouble(whatIsWrong(error));
    retry.hidden = false;
    retry.onclick = () => open(attempt + 1);
    retry.focus();
  }
}

function whatIsWrong(error) {
  if (error instanceof WebAssembly.CompileError || error instanceof WebAssembly.LinkError) {
    return "Lettercase arrived damaged, or this browser is too old to run it. Trying again may help.";
  }
  return navigator.onLine
    ? "Lettercase could not be fetched. The connection may have dropped."
    : "There is no network just now, and Lettercase is not on this device yet.";
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

open(0);
