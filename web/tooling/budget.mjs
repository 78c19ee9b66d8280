// What a first visit of the site transfers until the page can be used, and whether that is within the budget.
import { gzipSync } from "node:zlib";

/** Bytes after gzip -9: the stricter reading of "90 KB". */
export const budget = 90_000;

/**
 * The part of Vite's output that decides what is loaded when.
 * @typedef {object} Chunk
 * @property {boolean} isEntry
 * @property {readonly string[]} imports Loaded with it.
 * @property {readonly string[]} dynamicImports Loaded later.
 * @property {readonly string[]} files Style sheets and assets it needs.
 */

/**
 * @typedef {object} Item
 * @property {string} file
 * @property {number} bytes
 * @property {number} gzip
 * @property {"first" | "lazy"} when
 */

/**
 * @typedef {object} Report
 * @property {Item[]} items
 * @property {number} first Sum of the gzip sizes of the first visit.
 * @property {number} all The same with everything loaded later.
 */

/**
 * Sorts the built files into those of the first visit and those loaded later. What is neither an entry's static import
 * nor needed by one, is later; the page itself and what it links to are first.
 * @param {Readonly<Record<string, Chunk>>} chunks By file name.
 * @param {readonly string[]} page The page and the files its markup links to.
 * @returns {{ first: string[], lazy: string[] }}
 */
export function sortFiles(chunks, page) {
  /** @type {Set<string>} */
  const first = new Set(page);
  /** @param {string} name */
  const visit = (name) => {
    const chunk = chunks[name];
    if (!chunk || first.has(name)) return;
    first.add(name);
    for (const file of chunk.files) first.add(file);
    chunk.imports.forEach(visit);
  };
  for (const [name, chunk] of Object.entries(chunks)) if (chunk.isEntry) visit(name);

  const every = Object.entries(chunks).flatMap(([name, chunk]) => [name, ...chunk.files]);
  return { first: [...first], lazy: [...new Set(every)].filter((file) => !first.has(file)) };
}

/**
 * @param {{ first: readonly string[], lazy: readonly string[] }} files
 * @param {(file: string) => Uint8Array} read
 * @returns {Report}
 */
export function measure({ first, lazy }, read) {
  /** @type {(when: "first" | "lazy") => (file: string) => Item} */
  const weigh = (when) => (file) => {
    const content = read(file);
    return { file, bytes: content.length, gzip: gzipSync(content, { level: 9 }).length, when };
  };
  const items = [...first.map(weigh("first")), ...lazy.map(weigh("lazy"))];
  /** @param {readonly Item[]} some */
  const sum = (some) => some.reduce((total, item) => total + item.gzip, 0);
  return { items, first: sum(items.filter((item) => item.when === "first")), all: sum(items) };
}

/**
 * The table that `npm run build` prints.
 * @param {Report} report
 */
export function describe({ items, first, all }) {
  const width = Math.max(...items.map((item) => item.file.length), 20);
  /** @type {(name: string, bytes: number | string, gzip: number | string, note?: string) => string} */
  const row = (name, bytes, gzip, note = "") =>
    `  ${name.padEnd(width)} ${String(bytes).padStart(9)} ${String(gzip).padStart(9)}  ${note}`.trimEnd();
  return [
    row("first visit of the site", "bytes", "gzip -9"),
    ...items.map((item) => row(item.file, item.bytes, item.gzip, item.when === "lazy" ? "later" : "")),
    row("until usable", "", first, `of ${budget} (${Math.round((100 * first) / budget)} %)`),
    row("with what comes later", "", all),
  ].join("\n");
}
