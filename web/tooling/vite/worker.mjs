// The site's service worker: which files it keeps, and the version that these are.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { paths } from "../paths.mjs";
import { filesUnder } from "../products/stamp.mjs";

/**
 * What is kept for when there is no network: the page and what it may load, the pages next to it, and the playground as one
 * file. Not what only others load, as a sandboxed frame, which has no worker.
 */
const kept =
  /^((\w\w\/)?(index\.html|manifest\.webmanifest|start\.js)|(reference|grade|messages|teachers|courses|example)\.(html|css|js)|messages\.schema\.json|perceptron-playground\.html|assets\/(?!(small|whole)-text-).+|icon-.+\.png)$/;

/**
 * @param {string} directory Of the built site.
 * @returns {{ version: string, files: Record<string, string> }} As `SiteFiles` of web/site/worker/site-cache.ts.
 */
export function siteFiles(directory) {
  const names = filesUnder(directory)
    .map((file) => relative(directory, file).split(sep).join("/"))
    .filter((name) => kept.test(name));
  const hash = createHash("sha256");
  /** @type {Record<string, string>} */
  const files = {};
  for (const name of names) {
    const content = readFileSync(join(directory, name));
    hash.update(`\0${name}\0`).update(content);
    files[name.replace(/^index\.html$/, "./").replace(/\/index\.html$/, "/")] = createHash("sha256")
      .update(content)
      .digest("base64")
      .slice(0, 16);
  }
  return { version: hash.digest("hex").slice(0, 16), files };
}

/** dist/site/sw.js, made once the rest is there. */
export const workerConfig = () =>
  besideSite("site/worker/worker.ts", "sw.js", { SITE_FILES: JSON.stringify(siteFiles(paths.distSite)) });

/**
 * A classic script in dist/site, next to the page.
 * @param {string} entry Its source, in web/.
 * @param {string} file
 * @param {Record<string, string>} [define]
 * @returns {import("vite").InlineConfig}
 */
export function besideSite(entry, file, define = {}) {
  return {
    configFile: false,
    root: paths.site,
    publicDir: false,
    logLevel: "warn",
    define,
    build: {
      target: "es2022",
      outDir: paths.distSite,
      emptyOutDir: false,
      reportCompressedSize: false,
      lib: { entry: join(paths.web, entry), formats: ["iife"], name: "script", fileName: () => file },
    },
  };
}
