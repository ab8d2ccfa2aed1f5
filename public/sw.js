// The offline page: caches every file of one build, all or none, and serves nothing else. A build writes its
// files and hashes into FILES (scripts/offline.mjs).
const VERSION = "";
const FILES = {};
// For a release that replaces a broken worker: takes over at once.
const RESCUE = false;

const home = self.registration.scope;
// A host may serve several Lettercases.
const OURS = `lettercase-page ${new URL(home).pathname} `;
const SHELF = OURS + VERSION;
// The page is stored under its folder: a host may redirect index.html.
const address = (path) => home + (path === "index.html" ? "" : path);

addEventListener("install", (event) => {
  if (RESCUE) skipWaiting();
  event.waitUntil(lay());
});

addEventListener("activate", (event) => {
  event.waitUntil(takeOver());
});

// A page reports that now is a good moment to replace the old worker.
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

// A browser uses only one of the two word-list workers (dom.rs, is_webkit).
const agent = navigator.userAgent;
const webkit = agent.includes("AppleWebKit") && !/Chrom(e|ium)\//.test(agent);
const other = webkit ? "word-list-worker-" : "plain-word-list-worker-";
const wanted = (path) => !path.startsWith(other);

// All files or none: on failure the previous worker stays.
async function lay() {
  const shelf = await caches.open(SHELF);
  try {
    await Promise.all(Object.keys(FILES).filter(wanted).map((path) => layOne(shelf, path)));
  } catch (error) {
    await caches.delete(SHELF);
    throw error;
  }
}

// Files that are here aren't fetched again. The browser rejects a file with another hash, so no other build's
// file gets in.
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

// An older page's files are in its own build's cache.
async function answer(request, asked) {
  const shelf = await caches.open(SHELF);
  return (await shelf.match(asked)) ?? (await caches.match(asked)) ?? fetch(request);
}

async function takeOver() {
  await clients.claim();
  if (!RESCUE) return;
  // Without the "#" part, which would prevent a reload.
  for (const page of await clients.matchAll({ type: "window" })) page.navigate(home);
}

// Deletes other builds' caches when no open page could need them.
async function sweep({ replacesClientId, resultingClientId }) {
  const going = [replacesClientId, resultingClientId];
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.some((page) => !going.includes(page.id))) return;
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== SHELF);
  await Promise.all(names.map((name) => caches.delete(name)));
}
