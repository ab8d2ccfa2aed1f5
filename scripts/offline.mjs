// Writes the service worker that keeps a build on the device, with the list of files and their hashes.
// `build.mjs` calls it last. For a build that was changed by hand: node scripts/offline.mjs FOLDER
//
// LETTERCASE_RESCUE=1 writes a worker that takes over at once, for a release after one whose worker was
// broken.

import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { shipped } from "./shipped.mjs";

const WORKER = "sw.js";

// Not kept: the page of parts, which is for developers, and the large pictures. The system asks for those
// while it installs the page, which takes a network; without one it uses the smaller icons.
const pictures = ["icons/narrow.png", "icons/wide.png", "icons/app-512.png", "icons/maskable-512.png"];
const kept = (path) =>
  path !== WORKER && !path.startsWith("parts-") && !pictures.includes(path);

const sha256 = (what, encoding) => createHash("sha256").update(what).digest(encoding);

export function writeWorker(folder) {
  const files = {};
  for (const path of shipped(folder).filter(kept)) {
    files[path] = `sha256-${sha256(readFileSync(join(folder, path)), "base64")}`;
  }
  const version = sha256(JSON.stringify(files), "hex").slice(0, 16);
  const rescue = Boolean(process.env.LETTERCASE_RESCUE);
  const written = Object.entries({
    'VERSION = ""': `VERSION = "${version}"`,
    "FILES = {}": `FILES = ${JSON.stringify(files, null, 2)}`,
    "RESCUE = false": `RESCUE = ${rescue}`,
  }).reduce((text, [place, value]) => {
    if (!text.includes(place)) throw new Error(`public/${WORKER} has no place for ${value}`);
    return text.replace(place, () => value);
  }, readFileSync(join(import.meta.dirname, "../public", WORKER), "utf8"));
  writeFileSync(join(folder, WORKER), written);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const folder = process.argv[2];
  if (!folder) {
    console.error("usage: node scripts/offline.mjs FOLDER");
    process.exit(2);
  }
  writeWorker(folder);
}
