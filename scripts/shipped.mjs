// Lists the files of a build, and which of them a host compresses.

import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

// Pictures are compressed already.
const packable = /\.(css|html|js|json|svg|ttf|txt|wasm|webmanifest|xml)$/;

export const isPackable = (name) => packable.test(name);

// Returns the path of every file under `folder`, relative to it, without the compressed copies.
export function shipped(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)))
    .map((path) => path.split(sep).join("/"))
    .filter((path) => !/\.(br|gz)$/.test(path) || !isPackable(path.slice(0, -3)))
    .sort();
}
