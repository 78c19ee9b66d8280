// What the site loads when, as a browser asks for it, beside what it may load.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { paths } from "../paths.mjs";
import { serve } from "../serve.mjs";
import { openChromium, requests } from "./first-use.mjs";
import { translatedPages } from "./languages.mjs";
import { filesUnder } from "./stamp.mjs";

/** @import { Request } from "./first-use.mjs" */

/**
 * @typedef {object} Target
 * @property {string} what
 * @property {string} query What follows the address of the site.
 * @property {boolean} untouched Whether everything counts that is asked for with nobody touching anything, or only what
 *   is asked for until the first visit can be made.
 * @property {number} bytes At most, compressed with gzip.
 * @property {number} [requests] At most.
 */

/** Of a first visit, in every language. */
const firstUse = { untouched: false, bytes: 115_000 };

/** @type {readonly Target[]} */
const targets = [
  { what: "by first use", query: "", ...firstUse, requests: 8 },
  ...translatedPages().map(({ locale }) => ({ what: `by first use of ${locale}/`, query: `${locale}/`, ...firstUse })),
  { what: "with nobody touching anything", query: "", untouched: true, bytes: 170_000 },
  {
    what: "by first use of XOR with its conjunction and lift",
    query: "?data=xor&features=x1,x2,x1*x2&lift=x1*x2",
    untouched: false,
    bytes: 130_000,
  },
];

/** @typedef {Target & { asked: readonly Request[] }} Measured */

/**
 * Measures dist/site. What is asked for does not depend on the machine.
 * @returns {Promise<Measured[] | null>} Null where there is no Chromium.
 */
export async function measureLoading() {
  const browser = await openChromium();
  if (!browser) return null;
  const server = await serve({ directory: paths.distSite });
  try {
    /** @type {Measured[]} */
    const measured = [];
    for (const target of targets) {
      measured.push({ ...target, asked: await requests(browser, server.url + target.query, target.untouched) });
    }
    return measured;
  } finally {
    await Promise.all([browser.close(), server.close()]);
  }
}

/** @param {readonly Request[]} asked */
function bytesOf(asked) {
  return asked.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** @param {Measured} measured */
export function isMet({ asked, bytes, requests = Number.POSITIVE_INFINITY }) {
  return bytesOf(asked) <= bytes && asked.length <= requests;
}

/**
 * A line for each target, as `npm run build` prints it; under one that is missed, what was asked for.
 * @param {readonly Measured[]} measured
 */
export function describeTargets(measured) {
  return measured
    .map((one) => {
      const most = `≤ ${one.bytes.toLocaleString("en")}${one.requests ? ` in ≤ ${one.requests}` : ""}`;
      const found = `${bytesOf(one.asked).toLocaleString("en")} bytes in ${one.asked.length} requests`;
      const line = `  ${one.what}: ${found} (${most}: ${isMet(one) ? "met" : "missed"})`;
      return isMet(one) ? line : [line, ...one.asked.map(({ file, bytes }) => `    ${file} ${bytes}`)].join("\n");
    })
    .join("\n");
}

/** Of a lesson, or of a language. */
const plugIn = /^(\d\d-.+|[a-z]{2}(-first)?-[\w-]{7,8})\.js$/;

/** How many files there may be in a folder beside those of lessons and languages: one is named for each capability. */
export const mostFiles = /** @type {const} */ ([
  [join(paths.distSite, "assets"), 40],
  [paths.distLib, 30],
]);

/** @param {readonly string[]} files */
export function capabilityFiles(files) {
  return files.filter((file) => !plugIn.test(file));
}

/** @typedef {{ file: string, gzip: number }} Size */

/** @returns {Size[]} Of every file of dist/site, after gzip -9. */
export function siteSizes() {
  return filesUnder(paths.distSite).map((path) => ({
    file: path.slice(join(paths.distSite, "/").length),
    gzip: gzipSync(readFileSync(path), { level: 9 }).length,
  }));
}

/**
 * A line for each file, and when it is asked for: at once, soon, or only when it is wanted.
 * @param {readonly Size[]} sizes
 * @param {readonly Measured[]} measured
 */
export function describeFiles(sizes, measured) {
  const plain = measured.filter(({ query }) => query === "");
  /** @param {string} file */
  const when = (file) =>
    plain.find(({ asked }) => asked.some((request) => request.file === file))?.what ?? "when it is wanted";
  const width = Math.max(...sizes.map(({ file }) => file.length));
  return sizes
    .map(
      ({ file, gzip }) => `  ${file.padEnd(width)} ${String(gzip).padStart(7)}  ${measured.length ? when(file) : ""}`,
    )
    .map((line) => line.trimEnd())
    .join("\n");
}
