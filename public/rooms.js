// The program and its rooms: which room an address is in, and what is sent for first. This
// runs before the style sheet and the rest of the page are here, so that a link into a game
// brings that game at once. boot.js opens what comes.
//
// The program is whole without a game. What belongs to one game alone is a part of its own,
// and what games share is another ("shared"): both are put beside the program, into the same
// memory, when somebody goes there.

const meta = (name) => document.querySelector(`meta[name=lettercase-${name}]`)?.content;
const address = (path) => new URL(path, document.baseURI);

// The room named by the address's first word, if there is one; the studio lives with Paper
// Grid. Every other address needs none.
const within = { board: "paper-grid" };
const part = (name) => meta(`part-${name}`);
export const room = () => {
  const word = /^#?\/*([a-z-]*)/.exec(location.hash)[1];
  const what = Object.hasOwn(within, word) ? within[word] : word;
  return what !== "shared" && part(what) && what;
};

// The address of a room's own style sheet, if it has one.
export const styles = (want) => meta(`style-${want}`);

async function got(path) {
  const answer = await fetch(address(path));
  if (!answer.ok) throw new Error(`answer ${answer.status}`);
  return answer;
}

// Compiled as it comes, where the host says what it is.
async function compiled(path) {
  const answer = await got(path);
  return answer.headers.get("Content-Type")?.startsWith("application/wasm")
    ? WebAssembly.compileStreaming(answer)
    : WebAssembly.compile(await answer.arrayBuffer());
}

const send = {
  // The program's code, and its binary as it comes.
  program: (name, attempt) => {
    // A failed import is remembered by its address, so another attempt needs another one.
    const code = address(`${name}.js`);
    if (attempt > 0) code.searchParams.set("attempt", attempt);
    return Promise.all([import(code), got(`${name}_bg.wasm`)]);
  },
  part: compiled,
  // A style sheet, to be put into the page from the browser's cache.
  style: async (path) => {
    await (await got(path)).arrayBuffer();
  },
};

// What the first address needs, each given out once: it is read as it comes.
const early = new Map();
function begin(what, name) {
  if (!name) return;
  const sent = send[what](name, 0);
  // Whoever opens it tells what went wrong.
  sent.catch(() => {});
  early.set(name, sent);
}
function take(what, name, attempt = 0) {
  const sent = early.get(name);
  early.delete(name);
  return attempt === 0 && sent ? sent : send[what](name, attempt);
}
if (typeof WebAssembly === "object") {
  const first = room();
  begin("program", meta("program"));
  if (first) {
    begin("part", part("shared"));
    begin("part", part(first));
    begin("style", styles(first));
  }
}
export const program = (attempt) => take("program", meta("program"), attempt);
export const style = async (want, attempt) => {
  if (styles(want)) await take("style", styles(want), attempt);
};

// The program is running: these are its exports, which parts are put beside.
let main;
export const runs = (exports) => (main = exports);

// What is done for a part once; if it fails it may be done again.
const once = (act) => {
  const done = {};
  return (name) => {
    done[name] ??= act(name).catch((error) => {
      delete done[name];
      throw error;
    });
    return done[name];
  };
};
const fetched = once((name) => take("part", part(name)));
const laid = once(async (name) => {
  await WebAssembly.instantiate(await fetched(name), { __wasm_split: main });
});

// Why a room did not come the last time.
const why = {};
export const whyNot = (want) => why[want];

// What the program calls for a room (by a name for each, which the build adds below), and how it
// is answered: it gives us a function of its
// own, by the place in its table, and what that one wants to be called with.
export const loader = (want) => async (call, data) => {
  const parts = ["shared", want].filter(part);
  let came = true;
  try {
    // All are sent for at once.
    await Promise.all(parts.map(fetched));
    for (const name of parts) await laid(name);
  } catch (error) {
    why[want] = error;
    came = false;
  }
  main.__indirect_function_table.get(call)(data, came);
};
