import { readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { root } from "../../../web/tooling/paths.mjs";
import { filesUnder } from "../../../web/tooling/stamp.mjs";
import { type Module, modulesOf, type Source } from "./imports.js";

/** Every file under a folder of the project. */
export function sourcesIn(folder: string): Source[] {
  return filesUnder(join(root, folder)).map((file) => ({
    path: relative(root, file).split(sep).join("/"),
    text: readFileSync(file, "utf8"),
  }));
}

/** A small project, as path → text. */
export function treeOf(files: Readonly<Record<string, string>>): Source[] {
  return Object.entries(files).map(([path, text]) => ({ path, text }));
}

/** The modules of a small project, as path → text. */
export function projectOf(files: Readonly<Record<string, string>>): Module[] {
  return modulesOf(treeOf(files));
}
