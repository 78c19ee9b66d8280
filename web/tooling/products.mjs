// The steps from sources to dist/. Each is skipped while nothing it is made of has changed. Imported only once the npm
// packages are there.
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { budget, describe, measure, sortFiles } from "./budget.mjs";
import { paths, root } from "./paths.mjs";
import { mustRun, ToolingError } from "./process.mjs";
import { singleFile } from "./single-file.mjs";
import { tsc } from "./sources.mjs";
import { whenChanged } from "./stamp.mjs";
import { libraryConfig, scriptConfig, siteConfig } from "./vite/configs.mjs";

/** What every product is made of. */
const inputs = [paths.web, paths.wasm, paths.glue, join(root, "package-lock.json"), join(root, "package.json")];

const budgetFile = join(paths.stamps, "budget.json");

/** Builds dist/site. */
export function buildSite() {
  return whenChanged("site", {
    inputs,
    outputs: [join(paths.distSite, "index.html"), budgetFile],
    make: async () => {
      const report = measure(sortFiles(...whatLoads(await build(siteConfig()))), (file) =>
        readFileSync(join(paths.distSite, file)),
      );
      writeFileSync(budgetFile, JSON.stringify(report));
    },
  });
}

/** Builds dist/lib and dist/perceptron-playground.html, which is made of dist/lib/element.iife.js and the site's page. */
export function buildLibrary() {
  return whenChanged("library", {
    inputs,
    outputs: [paths.distFile, join(paths.distLib, "engine.js"), join(paths.distLib, "engine.d.ts")],
    make: async () => {
      await build(libraryConfig());
      await build(scriptConfig());
      writeFileSync(join(paths.distLib, "perceptron.wasm"), readFileSync(paths.wasm));
      writeSingleFile();
      await writeTypes();
    },
  });
}

/** Prints what a first visit transfers; more than the budget is an error. */
export function checkBudget() {
  /** @type {import("./budget.mjs").Report} */
  const report = JSON.parse(readFileSync(budgetFile, "utf8"));
  console.log(describe(report));
  if (report.first > budget) {
    throw new ToolingError(`The first visit transfers ${report.first} bytes, more than the ${budget} it may.`);
  }
}

/**
 * @param {Awaited<ReturnType<typeof build>>} result
 * @returns {[Record<string, import("./budget.mjs").Chunk>, string[]]}
 */
function whatLoads(result) {
  const outputs = Array.isArray(result) ? result : [result];
  /** @type {Record<string, import("./budget.mjs").Chunk>} */
  const chunks = {};
  for (const output of outputs) {
    if (!("output" in output)) throw new Error("Vite is watching instead of building.");
    for (const file of output.output) {
      if (file.type !== "chunk") continue;
      const { importedCss = [], importedAssets = [] } = file.viteMetadata ?? {};
      const { isEntry, imports, dynamicImports } = file;
      chunks[file.fileName] = { isEntry, imports, dynamicImports, files: [...importedCss, ...importedAssets] };
    }
  }
  const markup = readFileSync(join(paths.distSite, "index.html"), "utf8");
  const linked = [...markup.matchAll(/<link[^>]*\shref="\.\/([^"]+)"/g)].flatMap((match) => match[1] ?? []);
  return [chunks, ["index.html", ...linked.filter((file) => !(file in chunks))]];
}

function writeSingleFile() {
  const assets = join(paths.distSite, "assets");
  const style = readdirSync(assets).find((name) => name.endsWith(".css"));
  if (!style) throw new Error("The site has no style sheet.");
  const html = singleFile({
    page: readFileSync(join(paths.site, "index.html"), "utf8"),
    script: readFileSync(join(paths.distLib, "element.iife.js"), "utf8"),
    style: readFileSync(join(assets, style), "utf8"),
    icon: readFileSync(join(paths.site, "favicon.svg"), "utf8"),
  });
  writeFileSync(paths.distFile, html);
}

/** Declarations of what the two entries export: all of them in types/, and one file an entry that points there. */
async function writeTypes() {
  const types = join(paths.distLib, "types");
  rmSync(types, { recursive: true, force: true });
  const config = join(paths.web, "tooling", "tsconfig.types.json");
  await mustRun("Writing the type declarations", process.execPath, [tsc, "-p", config, "--outDir", types]);
  writeFileSync(join(paths.distLib, "engine.d.ts"), 'export * from "./types/engine/index.js";\n');
  writeFileSync(join(paths.distLib, "element.d.ts"), 'export * from "./types/element/perceptron-playground.js";\n');
}
