import { posix } from "node:path";
import type { Source } from "./imports.js";

const longest = 500;
const fullest = 24;
const empty = /^(late|more|rest|several|misc|utils?|helpers?)$/;

/** Files and folders named for when they load, or for nothing: no word of a name says `late`, `misc`, `utils`, … */
export function emptyNames(sources: readonly Source[]): string[] {
  const names = new Set(
    sources.flatMap(({ path }) => path.split("/").map((_, k, parts) => parts.slice(0, k + 1).join("/"))),
  );
  return [...names].filter((path) => wordsOf(posix.basename(path)).some((word) => empty.test(word)));
}

export function longFiles(sources: readonly Source[]): string[] {
  return sources
    .map(({ path, text }) => ({ path, lines: text.split("\n").length - 1 }))
    .filter(({ path, lines }) => isCode(path) && lines > longest)
    .map(({ path, lines }) => `${path} has ${lines} lines`);
}

/** Folders that are halls: more files of code than one can look over. */
export function halls(sources: readonly Source[]): string[] {
  const counts = new Map<string, number>();
  for (const { path } of sources) {
    const folder = posix.dirname(path);
    if (isCode(path)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > fullest).map(([folder, count]) => `${folder} has ${count} files`);
}

function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .split(/[^a-z]+/);
}

function isCode(path: string): boolean {
  return /\.(ts|mjs|js|css|html|cpp|hpp)$|CMakeLists\.txt$/.test(path);
}
