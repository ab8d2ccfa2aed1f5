// The disk: an IndexedDB of texts by key. Confirmed writes survive a power cut. crates/store/src/vault
// decides what is written and when.
const NAME = "lettercase";
const ROWS = "rows";

let base;
function open() {
  base ??= new Promise((done, failed) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(ROWS);
    asked.onerror = () => failed(asked.error);
    asked.onsuccess = () => {
      // Cleared, or lost by the browser: the next access opens it again.
      asked.result.onclose = closed;
      asked.result.onversionchange = () => {
        asked.result.close();
        closed();
      };
      done(asked.result);
    };
  });
  base.catch(lost);
  return base;
}
function lost() {
  base = undefined;
}
// The disk may have been cleared: the program reloads everything, as if another tab had asked.
let heard = () => {};
function closed() {
  lost();
  heard("10:everything");
}

// Begins a transaction, with one retry if the browser had lost the disk.
async function begin(mode) {
  for (let again = false; ; again = true) {
    const disk = await open();
    await awake;
    try {
      return disk.transaction(ROWS, mode, { durability: "strict" });
    } catch (error) {
      lost();
      if (again) throw error;
    }
  }
}

// A browser may keep a page that was left, in case the viewer comes back. If it has an open transaction,
// every later page waits for the disk. So undecided transactions are aborted when the page is left and
// restarted when it is back. Maps each of them to the function that restarts it.
const undecided = new Map();
let awake;
addEventListener("pagehide", ({ persisted }) => {
  if (!persisted) return;
  awake = new Promise((done) => addEventListener("pageshow", done, { once: true }));
  for (const [transaction, again] of undecided) {
    transaction.onabort = again;
    transaction.abort();
  }
  undecided.clear();
});

// Runs `act` in a transaction of its own. It calls `decided` once it has read all it asked for.
async function transact(mode, act) {
  const transaction = await begin(mode);
  return new Promise((done, failed) => {
    const decided = () => undecided.delete(transaction);
    undecided.set(transaction, () => transact(mode, act).then(done, failed));
    transaction.oncomplete = () => done();
    transaction.onabort = () => {
      decided();
      failed(transaction.error);
    };
    act(transaction.objectStore(ROWS), { transaction, decided, done, failed });
  });
}

// Joins keys and texts into one text: a thousand then pass to the program as fast as one. Our texts never
// hold the separator; if one does, the array is passed instead.
const BETWEEN = "\0";
const packed = (found) =>
  found.some((text) => text.includes(BETWEEN)) ? found : found.join(BETWEEN);

// Reads what is asked ("=KEY", "^PREFIX", "#PREFIX" for keys alone) and passes keys and texts alternately to
// `then`, within the transaction.
function gather(rows, asked, then) {
  const found = [];
  let open = asked.length;
  const came = () => {
    open -= 1;
    if (open <= 0) then(found);
  };
  if (open === 0) came();
  for (const one of asked) {
    const key = one.slice(1);
    if (one[0] === "=") {
      rows.get(key).onsuccess = ({ target }) => {
        if (target.result !== undefined) found.push(key, target.result);
        came();
      };
    } else {
      const under = IDBKeyRange.bound(key, `${key}\uffff`, false, true);
      const alone = one[0] === "#";
      let keys;
      rows.getAllKeys(under).onsuccess = ({ target }) => {
        keys = target.result;
        if (!alone) return;
        for (const each of keys) found.push(each, "");
        came();
      };
      if (alone) continue;
      // The keys arrive first.
      rows.getAll(under).onsuccess = ({ target }) => {
        keys.forEach((each, at) => found.push(each, target.result[at]));
        came();
      };
    }
  }
}

const reading = (act) =>
  transact("readonly", (rows, { decided, done }) => act(rows, (found) => {
    decided();
    done(found);
  }));
const read = (asked) =>
  reading((rows, done) => gather(rows, asked, (found) => done(packed(found))));

// Reads, lets `decide` return what to write (keys and texts alternately; null deletes), and resolves once all
// of it is on the disk.
const write = (asked, decide) =>
  transact("readwrite", (rows, { transaction, decided, failed }) => gather(rows, asked, (found) => {
    decided();
    try {
      const texts = decide(packed(found));
      for (let at = 0; at < texts.length; at += 2) {
        if (texts[at + 1] === null) rows.delete(texts[at]);
        else rows.put(texts[at + 1], texts[at]);
      }
      // Commits even if the page is left now.
      transaction.commit?.();
    } catch (error) {
      failed(error);
      transaction.abort();
    }
  }));

// Whether localStorage holds rows that aren't on the disk yet: then all must be read.
function waits() {
  try {
    return Object.keys(localStorage).some((key) => /^lettercase(-rows\/|-tail\/|-ahead|\/)/.test(key));
  } catch {
    return false;
  }
}

// The first read: the current generation, whose number is hexadecimal in keys, and its heads. With very many
// games, the packed (finished) ones are left out and read after the first paint.
const MANY = 100;
const first = () =>
  reading((rows, done) => gather(rows, ["=age"], ([, row]) => {
    const age = BigInt(/\d+$/.exec(row ?? "")?.[0] ?? 0).toString(16);
    const under = (what) => `${age}/${what}/`;
    const take = (asked, rest) =>
      gather(rows, ["=age", "=store-id", `^${under("back")}`, `^${under("gone")}`, ...asked], (found) =>
        done({ age, rows: packed(found), rest }));
    gather(rows, [`#${under("pack")}`], (packs) => {
      if (packs.length < 2 * MANY || waits()) return take([`^${under("head")}`], false);
      const over = new Set(packs.map((key) => key.slice(under("pack").length)));
      gather(rows, [`#${under("head")}`], (heads) => {
        const open = heads.filter((key) => key && !over.has(key.slice(under("head").length)));
        take(open.map((key) => `=${key}`), true);
      });
    });
  }));

// Compresses lines of finished games.
const through = (stream, bytes) =>
  new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer();
async function pack(text) {
  const bytes = new Uint8Array(await through(new CompressionStream("deflate-raw"), text));
  let signs = "";
  for (const byte of bytes) signs += String.fromCharCode(byte);
  return btoa(signs);
}
async function unpackOne(text) {
  const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  return new TextDecoder().decode(await through(new DecompressionStream("deflate-raw"), bytes));
}
// A text that can't be unpacked gives undefined.
const unpack = (texts) =>
  Promise.all(texts.map((text) => unpackOne(text).catch(() => undefined)));

// Save files, with or without a disk. `pack` joins parts into one file, compressed where possible
// (docs/formats.md). `open` reads a file in pieces and counts its bytes.
globalThis.lettercaseFiles = {
  part: (text) => new Blob([text]),
  async pack(parts) {
    const whole = new Blob(parts, { type: "text/plain;charset=utf-8" });
    if (typeof CompressionStream !== "function") return whole;
    const packed = whole.stream().pipeThrough(new CompressionStream("gzip"));
    return new Response(packed, { headers: { "content-type": "application/gzip" } }).blob();
  },
  async open(file) {
    const start = new Uint8Array(await file.slice(0, 2).arrayBuffer());
    let bytes = 0;
    const count = (chunk, out) => {
      bytes += chunk.byteLength;
      out.enqueue(chunk);
    };
    let stream = file.stream().pipeThrough(new TransformStream({ transform: count }));
    if (start[0] === 0x1f && start[1] === 0x8b) {
      stream = stream.pipeThrough(new DecompressionStream("gzip"));
    }
    const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
    return {
      next: async () => (await reader.read()).value,
      bytes: () => bytes,
      stop: () => reader.cancel().catch(() => {}),
    };
  },
};

// Messages between tabs.
function channel() {
  try {
    return new BroadcastChannel(NAME);
  } catch {
    // Unsupported, or storage is blocked.
    return undefined;
  }
}
const others = channel();
const tell = (message) => others?.postMessage(message);
const listen = (hear) => {
  heard = hear;
  if (others) others.onmessage = ({ data }) => hear(data);
};

// Deleted data is purged once no page needs it: a page that still offers undo holds this lock.
const LITTER = "lettercase litter";
const lock = (how, act) => {
  // Without locks nothing is purged.
  navigator.locks?.request(LITTER, how, act).catch(() => {});
};
const holdLitter = () => lock({ mode: "shared" }, () => new Promise(() => {}));
const sweep = (act) => lock({ ifAvailable: true }, (held) => held && act());

const disk = { read, write, pack, unpack, tell, listen, holdLitter, sweep };

// Set once a disk has opened: if it later fails to open, the app doesn't start empty.
const THERE = "lettercase-disk";
function wasThere() {
  try {
    return localStorage.getItem(THERE) !== null;
  } catch {
    return false;
  }
}

// Opens the disk with the first read, or returns nothing if the browser has none. A disk that doesn't answer
// is given 8 s before `Unanswered` is thrown.
const PATIENCE = 8_000;
export class Unanswered extends Error {}
// Small steps, since a suspended page suspends the disk too.
async function tired() {
  for (let waited = 0; waited < PATIENCE; waited += 500) {
    await new Promise((done) => setTimeout(done, 500));
  }
  throw new Unanswered("the disk does not answer");
}
async function come(attempt) {
  const late = tired();
  const answer = first();
  for (const either of [answer, late]) either.catch(() => {});
  try {
    const found = await Promise.race([answer, late]);
    try {
      localStorage.setItem(THERE, "");
    } catch {
      // Then the next visit doesn't know that there was a disk.
    }
    return { disk, ...found };
  } catch (error) {
    if (attempt > 0 || !(error instanceof Unanswered || wasThere())) return {};
    throw Object.assign(new Unanswered(error.message), { answer });
  }
}

let coming = come(0);
coming.catch(() => {});
export const opened = (attempt) => {
  if (attempt > 0) coming = come(attempt);
  return coming;
};
