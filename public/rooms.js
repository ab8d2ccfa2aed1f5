// Loads the program and its rooms (chunks). Knows which room an address needs and requests it before the
// style sheet and the rest of the page are here. boot.js opens the result.
//
// The program runs without any game. Each game is a chunk; what belongs to it but not to its table is another
// ("extras"), and what its table loads afterwards a third ("deferred"). Code that tables share is in "shared",
// code that only their deferred chunks and others share in "shared-deferred", and the rest that rooms share in
// "shared-rare".
// Chunks are linked into the program's memory on demand.

const meta = (name) => document.querySelector(`meta[name=lettercase-${name}]`)?.content;
const address = (path) => new URL(path, document.baseURI);

// Returns the room of the address's first word, if any, or its extras, if the second word isn't one of a
// table. The studio comes with Paper Grid's extras; games and players are in settings. Other addresses need no
// room.
const within = { board: "paper-grid--studio", games: "settings", players: "settings" };
const table = ["", "new", "game", "again", "like"];
const common = ["shared", "shared-deferred", "shared-rare"];
const part = (name) => meta(`part-${name}`);
export const room = (hash = location.hash) => {
  const [, first, second] = /^#?\/*([a-z-]*)\/*([a-z-]*)/.exec(hash);
  const what = Object.hasOwn(within, first) ? within[first] : first;
  const extras = `${what}--extras`;
  if (!table.includes(second) && part(extras)) return extras;
  return !common.includes(what) && part(what) && what;
};

// The room that a chunk belongs to.
const house = (want) => want.split("--")[0];

// The chunks of a room, in load order. A studio may use its game's extras. In a dev page all chunks are in the
// program and have the address "-".
const parts = (want) => {
  const some = part(`${want}--extras`) ? 1 : want.endsWith("--deferred") ? 2 : 3;
  const extras = want.replace(/--studio$/, "--extras");
  const all = [...common.slice(0, some), house(want), extras, want];
  return [...new Set(all)].filter((name) => part(name)?.[1]);
};

// The addresses of a room's style sheets: its own, if any, over the stage's, and one for rules and lessons
// outside the table.
export const styles = (want) => {
  const own = meta(`style-${house(want)}`);
  const learning = want !== house(want) && meta("style-learning");
  return own ? [meta("style-stage"), own, learning].filter(Boolean) : [];
};

// Aborts pending requests, so that a retry doesn't wait for them.
let line = new AbortController();
export const hangUp = () => {
  line.abort();
  line = new AbortController();
};

// Fetches a file. A second request means the first failed, so it bypasses the cache.
const asked = new Set();
async function got(path, how) {
  const cache = asked.has(path) ? "reload" : "default";
  asked.add(path);
  const answer = await fetch(address(path), { cache, signal: line.signal, ...how });
  if (!answer.ok) throw new Error(`answer ${answer.status}`);
  return answer;
}

// Reads an answer to its end and checks the hash in its name (scripts/assemble.mjs). Without https there is
// no check.
async function whole(path, answer) {
  const bytes = await answer.arrayBuffer();
  const sum = /-([0-9a-f]{16})[._]/.exec(path)?.[1];
  if (!sum || !crypto.subtle) return;
  const digest = new DataView(await crypto.subtle.digest("SHA-256", bytes));
  if (digest.getBigUint64(0) !== BigInt(`0x${sum}`)) {
    throw Object.assign(new Error("checksum mismatch"), { damaged: true });
  }
}

// Compiles while streaming, if the content type allows.
async function compiled(path, how) {
  const answer = await got(path, how);
  const copy = answer.clone();
  const code = answer.headers.get("Content-Type")?.startsWith("application/wasm")
    ? WebAssembly.compileStreaming(answer)
    : answer.arrayBuffer().then(WebAssembly.compile);
  code.catch(() => {});
  await whole(path, copy);
  return code;
}

// Adds the file's path to an error.
const about = (path, promise) =>
  promise.catch((error) => {
    throw Object.assign(error, { path });
  });

const send = {
  // The program's code and its binary.
  program: (name) => {
    const binary = meta("binary");
    const code = import(address(name));
    // Read from the browser's cache, so that damage is reported as such.
    const whenWhole = code.catch(() => {}).then(async () => {
      await whole(name, await got(name, { cache: "force-cache" }));
      return code;
    });
    return Promise.all([
      about(name, whenWhole),
      // The same mode as the preload's: WebKit reuses it only then.
      about(binary, compiled(binary, { mode: "no-cors", credentials: "include" })),
    ]);
  },
  part: (path) => about(path, compiled(path)),
  // A style sheet, loaded into the browser's cache.
  style: (path) => about(path, got(path).then((answer) => whole(path, answer))),
};

// Early requests for the first address, each handed out once.
const early = new Map();
function begin(what, name) {
  const sent = send[what](name);
  // The caller of `take` handles errors.
  sent.catch(() => {});
  early.set(name, sent);
}
function take(what, name) {
  const sent = early.get(name);
  early.delete(name);
  return sent ?? send[what](name);
}
const CODE = `${meta("program")}.js`;
// In a frame nothing is requested: boot.js refuses to open.
export const framed = globalThis.top !== globalThis.self;
if (!framed && globalThis.WebAssembly) {
  const first = room();
  begin("program", CODE);
  if (first) {
    for (const name of parts(first)) begin("part", part(name));
    for (const look of styles(first)) begin("style", look);
  }
}
export const program = () => take("program", CODE);
export const style = (look) => take("style", look);

// The running program's exports, for chunks to link to.
let main;
export const runs = (exports) => (main = exports);

// Runs `act` once per name; a failure may be retried.
const once = (act) => {
  const done = {};
  return (name) => (done[name] ??= act(name).catch((error) => {
    delete done[name];
    throw error;
  }));
};
const fetched = once((name) => take("part", part(name)));
const there = new Set();
const laid = once(async (name) => {
  await WebAssembly.instantiate(await fetched(name), { __wasm_split: main });
  there.add(name);
});

// Whether all of a room has loaded.
export const isHere = (want) => !part(want) || parts(want).every((name) => there.has(name));

// Prefetches the chunks and styles of an address.
const prepared = new Set();
export const prepare = (hash) => {
  const want = room(hash);
  if (!main || !want || prepared.has(want)) return;
  prepared.add(want);
  const lost = () => prepared.delete(want);
  for (const name of parts(want)) fetched(name).catch(lost);
  for (const look of styles(want)) {
    if (!prepared.has(look)) begin("style", look);
    prepared.add(look);
  }
};

// The last error of each room.
export const why = {};

// Loads all chunks of a room in parallel.
async function come(want) {
  await Promise.all(parts(want).map(fetched));
  for (const name of parts(want)) await laid(name);
}

// Returns the program's import for a room (the build adds one for each below). `call` is the index, in the
// program's table, of the function to call with `data` and whether the room arrived.
const loader = (want) => async (call, data) => {
  why[want] = await come(want).catch((error) => error);
  main.__indirect_function_table.get(call)(data, !why[want]);
};
