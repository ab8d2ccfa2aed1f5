// The program and its rooms: which room an address is in, and what is sent for first. This
// runs before the style sheet and the rest of the page are here, so that a link into a game
// brings that game at once. boot.js opens what comes.
//
// The program is whole without a game. What belongs to one game alone is a part of its own, what
// belongs to it but not to its table is another ("annex"), what a table needs after it stands is a
// third ("later", which the table sends for). What tables share is one more ("shared"), what only
// their later parts and others share is the next ("aside"), and what only those others share is the
// last ("away"). They are put beside the program, into the same memory, when somebody goes there.

const meta = (name) => document.querySelector(`meta[name=lettercase-${name}]`)?.content;
const address = (path) => new URL(path, document.baseURI);

// The room named by the address's first word, if there is one, or its annex, if the second word is
// none of a game's table. The studio is beside Paper Grid's annex; all games and the players are with
// the settings. Every other address needs no room.
const within = { board: "paper-grid--studio", games: "settings", players: "settings" };
const table = ["", "new", "game", "again", "like"];
const common = ["shared", "aside", "away"];
const part = (name) => meta(`part-${name}`);
export const room = (hash = location.hash) => {
  const [, first, second] = /^#?\/*([a-z-]*)\/*([a-z-]*)/.exec(hash);
  const what = Object.hasOwn(within, first) ? within[first] : first;
  const annex = `${what}--annex`;
  if (!table.includes(second) && part(annex)) return annex;
  return !common.includes(what) && part(what) && what;
};

// The room that an annex is beside; every other room is by itself.
const house = (want) => want.split("--")[0];

// The parts that a room needs, in the order in which they are laid. A studio may use what is in
// its game's annex. In a dev page all parts are within the program, and "-" is all the address of each.
const parts = (want) => {
  const some = part(`${want}--annex`) ? 1 : want.endsWith("--later") ? 2 : 3;
  const annex = want.replace(/--studio$/, "--annex");
  const all = [...common.slice(0, some), house(want), annex, want];
  return [...new Set(all)].filter((name) => part(name)?.[1]);
};

// The addresses of the style sheets that a room wears: its own, if it has one, over the stage's;
// what stands beside a table has one more, for rules and lessons.
export const styles = (want) => {
  const own = meta(`style-${house(want)}`);
  const learning = want !== house(want) && meta("style-learning");
  return own ? [meta("style-stage"), own, learning].filter(Boolean) : [];
};

// What is still on its way can be given up, so that another attempt doesn't wait for it.
let line = new AbortController();
export const hangUp = () => {
  line.abort();
  line = new AbortController();
};

// Fetches a file. One that is asked for again failed before, so the browser's copy isn't trusted.
const asked = new Set();
async function got(path, how) {
  const cache = asked.has(path) ? "reload" : "default";
  asked.add(path);
  const answer = await fetch(address(path), { cache, signal: line.signal, ...how });
  if (!answer.ok) throw new Error(`answer ${answer.status}`);
  return answer;
}

// Reads an answer to its end. A file whose sum isn't the one in its name (scripts/assemble.mjs) is
// refused; a page that didn't come by https can't check.
async function whole(path, answer) {
  const bytes = await answer.arrayBuffer();
  const sum = /-([0-9a-f]{16})[._]/.exec(path)?.[1];
  if (!sum || !crypto.subtle) return;
  const digest = new DataView(await crypto.subtle.digest("SHA-256", bytes));
  if (digest.getBigUint64(0) !== BigInt(`0x${sum}`)) {
    throw Object.assign(new Error("checksum mismatch"), { damaged: true });
  }
}

// Compiled as it comes, where the host says what it is.
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

// An error says which file it is about.
const about = (path, promise) =>
  promise.catch((error) => {
    throw Object.assign(error, { path });
  });

const send = {
  // The program's code, and its binary as it comes.
  program: (name) => {
    const binary = meta("binary");
    const code = import(address(name));
    // Once it is in the browser's cache. Damage is told as such, not as what an import makes of it.
    const whenWhole = code.catch(() => {}).then(async () => {
      await whole(name, await got(name, { cache: "force-cache" }));
      return code;
    });
    return Promise.all([
      about(name, whenWhole),
      // As the head asks for it: in WebKit only what is asked for in the same way serves both.
      about(binary, compiled(binary, { mode: "no-cors", credentials: "include" })),
    ]);
  },
  part: (path) => about(path, compiled(path)),
  // A style sheet, to be put into the page from the browser's cache.
  style: (path) => about(path, got(path).then((answer) => whole(path, answer))),
};

// What the first address needs, each given out once: it is read as it comes.
const early = new Map();
function begin(what, name) {
  const sent = send[what](name);
  // Whoever opens it tells what went wrong.
  sent.catch(() => {});
  early.set(name, sent);
}
function take(what, name) {
  const sent = early.get(name);
  early.delete(name);
  return sent ?? send[what](name);
}
const CODE = `${meta("program")}.js`;
// Inside another page nothing is sent for: boot.js refuses to open there.
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

// The program is running: these are its exports, which parts are put beside.
let main;
export const runs = (exports) => (main = exports);

// What is done for a part once; if it fails it may be done again.
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

// Whether all of a room is here.
export const isHere = (want) => !part(want) || parts(want).every((name) => there.has(name));

// Somebody is about to go there: its parts and styles are sent for.
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

// Why a room did not come the last time, by its name.
export const why = {};

// All parts of a room, sent for at once.
async function come(want) {
  await Promise.all(parts(want).map(fetched));
  for (const name of parts(want)) await laid(name);
}

// What the program calls for a room (by a name for each, which the build adds below), and how it
// is answered: it gives us a function of its own, by the place in its table, and what that one
// wants to be called with.
const loader = (want) => async (call, data) => {
  why[want] = await come(want).catch((error) => error);
  main.__indirect_function_table.get(call)(data, !why[want]);
};
