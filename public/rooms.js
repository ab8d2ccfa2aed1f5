// Which program an address is for, and the first one sent for: this runs before the style
// sheet and the rest of the page are here, so that a link into a game brings that game and
// nothing of home. boot.js opens what comes.

const meta = (name) => document.querySelector(`meta[name=lettercase-${name}]`)?.content;
const address = (path) => new URL(path, document.baseURI);

// The program named by the address's first word, if there is one; the studio lives with
// Paper Grid. Every other address can be drawn by any of them; "home" has nothing else.
const within = { board: "paper-grid" };
const named = (what) => meta(`room-${what}`);
export const room = () => {
  const word = /^#?\/*([a-z-]*)/.exec(location.hash)[1];
  const what = Object.hasOwn(within, word) ? within[word] : word;
  return named(what) && what;
};

// The address of a room's own style sheet, if it has one.
export const styles = (want) => meta(`style-${want}`);

async function got(path) {
  const answer = await fetch(address(path));
  if (!answer.ok) throw new Error(`answer ${answer.status}`);
  return answer;
}

const send = {
  // Its code, and its binary as it comes.
  program: (want, attempt) => {
    const name = want === "home" ? meta("home") : named(want);
    // A failed import is remembered by its address, so another attempt needs another one.
    const code = address(`${name}.js`);
    if (attempt > 0) code.searchParams.set("attempt", attempt);
    return Promise.all([import(code), got(`${name}_bg.wasm`)]);
  },
  // Its style sheet, to be put into the page from the browser's cache.
  style: async (want) => {
    if (styles(want)) await (await got(styles(want))).arrayBuffer();
  },
};

// What the first address needs, given out once: it is read as it comes.
const first = room() ?? "home";
const early = {};
if (typeof WebAssembly === "object") {
  for (const [what, sent] of Object.entries(send)) {
    early[what] = sent(first, 0);
    // Whoever opens it tells what went wrong.
    early[what].catch(() => {});
  }
}

function take(what, want, attempt) {
  const sent = early[what];
  delete early[what];
  return want === first && attempt === 0 && sent ? sent : send[what](want, attempt);
}
export const program = (want, attempt) => take("program", want, attempt);
export const style = (want, attempt) => take("style", want, attempt);
