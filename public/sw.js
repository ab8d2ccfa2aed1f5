// The page without a network: keeps every file of one build, all or none, and serves
// nothing but them. A build writes its files and their sums into FILES (scripts/offline.mjs).
const VERSION = "";
const FILES = {};
// For a release that must get rid of a broken worker before it: takes over at once.
const RESCUE = false;

const home = self.registration.scope;
// A host may have more than one Lettercase.
const OURS = `lettercase-page ${new URL(home).pathname} `;
const SHELF = OURS + VERSION;
// The page goes by the address of its folder: a host may send its file's name elsewhere.
const address = (path) => home + (path === "index.html" ? "" : path);

addEventListener("install", (event) => {
  if (RESCUE) skipWaiting();
  event.waitUntil(lay());
});

addEventListener("activate", (event) => {
  event.waitUntil(takeOver());
});

// A page has said that this is a good moment.
addEventListener("message", (event) => {
  if (event.data === "take over") skipWaiting();
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const [asked] = request.url.split(/[?#]/);
  if (request.method !== "GET" || !asked.startsWith(home)) return;
  // The page asks what the server has now (watch.js).
  if (request.cache === "no-store") return;
  event.respondWith(answer(request, asked === `${home}index.html` ? home : asked));
  if (request.mode === "navigate") event.waitUntil(sweep(event));
});

// There are two fetchers of words, and a browser ever sends for one of them (dom.rs, is_webkit).
const agent = navigator.userAgent;
const webkit = agent.includes("AppleWebKit") && !/Chrom(e|ium)\//.test(agent);
const other = webkit ? "fetcher-" : "plain-fetcher-";
const wanted = (path) => !path.startsWith(other);

// All files, or else none: the worker before this one stays.
async function lay() {
  const shelf = await caches.open(SHELF);
  try {
    await Promise.all(Object.keys(FILES).filter(wanted).map((path) => layOne(shelf, path)));
  } catch (error) {
    await caches.delete(SHELF);
    throw error;
  }
}

// What is here already is not fetched again. A sum that is not the file's is refused by the
// browser: so no file of another build gets among these.
async function layOne(shelf, path) {
  const kept = await caches.match(address(path));
  if (kept && (await sum(kept.clone())) === FILES[path]) return shelf.put(address(path), kept);
  const hashed = /-[0-9a-f]{16}[._]/.test(path);
  const answer = await fetch(address(path), {
    integrity: FILES[path],
    cache: hashed ? "default" : "no-cache",
  });
  if (!answer.ok) throw new Error(`${path}: answer ${answer.status}`);
  return shelf.put(address(path), answer);
}

async function sum(answer) {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", await answer.arrayBuffer()));
  return `sha256-${btoa(String.fromCharCode(...bytes))}`;
}

// A page that was open before asks for parts of its own build: their names are on its shelf.
async function answer(request, asked) {
  const shelf = await caches.open(SHELF);
  return (await shelf.match(asked)) ?? (await caches.match(asked)) ?? fetch(request);
}

async function takeOver() {
  await clients.claim();
  if (!RESCUE) return;
  // Without the part after "#": with it, the page would stay as it is.
  for (const page of await clients.matchAll({ type: "window" })) page.navigate(home);
}

// Shelves of other builds go when no page is open that could want something of them.
async function sweep({ replacesClientId, resultingClientId }) {
  const going = [replacesClientId, resultingClientId];
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.some((page) => !going.includes(page.id))) return;
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== SHELF);
  await Promise.all(names.map((name) => caches.delete(name)));
}
