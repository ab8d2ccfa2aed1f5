// The files of a build: which there are, and how a host sends them.

import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

// Pictures are packed already.
const packable = /\.(css|html|js|json|svg|ttf|txt|wasm|webmanifest|xml)$/;

export const isPackable = (name) => packable.test(name);

// Every file under `folder`, as a path from it, without the packed copies.
export function shipped(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)))
    .map((path) => path.split(sep).join("/"))
    .filter((path) => !/\.(br|gz)$/.test(path) || !isPackable(path.slice(0, -3)))
    .sort();
}
