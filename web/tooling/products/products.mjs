// The steps from sources to dist/. Each is skipped while nothing it is made of has changed. Imported only once the npm
// packages are there.
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { build } from "vite";
import { roomOf } from "../lessons/course.mjs";
import { Bundled } from "../package/licences.mjs";
import { customElementsManifest } from "../package/manifest.mjs";
import { tidyMaps } from "../package/maps.mjs";
import { writePythonPackage } from "../package/python.mjs";
import { writeTypes } from "../package/types.mjs";
import { paths, root } from "../paths.mjs";
import { ToolingError } from "../process.mjs";
import { checkConfig, libraryConfig, notebookConfig, scriptConfig, siteConfig } from "../vite/configs.mjs";
import { imported } from "../vite/sources.mjs";
import { besideSite, workerConfig } from "../vite/worker.mjs";
import { writeLanguagePages } from "./languages.mjs";
import {
  capabilityFiles,
  describeFiles,
  describeTargets,
  isMet,
  measureLoading,
  mostFiles,
  siteSizes,
} from "./loading.mjs";
import { courseSchema, messagePage, messageSchema } from "./messages.mjs";
import { page } from "./page.mjs";
import { singleFile } from "./single-file.mjs";
import { whenChanged } from "./stamp.mjs";
import { teacherPages } from "./teachers.mjs";

/** What every product is made of. */
const inputs = [
  paths.web,
  paths.wasm,
  paths.glue,
  paths.wasmSmall,
  paths.glueSmall,
  join(root, "package-lock.json"),
  join(root, "package.json"),
];

/** Builds dist/site. */
export function buildSite() {
  return whenChanged("site", {
    inputs,
    outputs: [
      join(paths.distSite, "index.html"),
      join(paths.distSite, "sw.js"),
      join(paths.distSite, "reference.html"),
      join(paths.distSite, "teachers.html"),
    ],
    make: async () => {
      const bundled = new Bundled();
      await build(siteConfig(bundled));
      writeFileSync(join(paths.distSite, "licences.txt"), bundled.text());
      writeLanguagePages();
      await writeReference();
      // What the page in a package for a learning system runs, and the one that reads the answers of a class.
      await build(besideSite("gradebook/launch.ts", "gradebook.js"));
      await build(besideSite("grade/grade.ts", "grade.js"));
      for (const name of ["grade.html", "grade.css"])
        copyFileSync(join(paths.web, "grade", name), join(paths.distSite, name));
      await writeMessages();
      await writeTeacherPages();
      await build(workerConfig());
    },
  });
}

/** Builds dist/lib and dist/perceptron-playground.html, which is made of dist/lib/element.iife.js and the site's page. */
export function buildLibrary() {
  return whenChanged("library", {
    inputs,
    outputs: [
      paths.distFile,
      paths.distSiteFile,
      paths.distSiteScript,
      join(paths.distLib, "engine.js"),
      join(paths.distLib, "engine.d.ts"),
      join(paths.distLib, "bin", "perceptron-playground.js"),
      join(paths.distPython, "pyproject.toml"),
    ],
    make: async () => {
      const bundled = new Bundled();
      await build(libraryConfig(bundled));
      tidyMaps();
      await build(scriptConfig(bundled));
      await build(notebookConfig(bundled));
      await build(checkConfig(bundled));
      writePythonPackage();
      writeFileSync(join(paths.distLib, "perceptron.wasm"), readFileSync(paths.wasm));
      writeFileSync(join(paths.distLib, "licences.txt"), bundled.text());
      const manifest = await customElementsManifest();
      writeFileSync(join(paths.distLib, "custom-elements.json"), `${JSON.stringify(manifest, null, 2)}\n`);
      // For pages of others, beside the site whose snippets name it.
      copyFileSync(join(paths.distLib, "element.iife.js"), paths.distSiteScript);
      writeSingleFile(bundled.text());
      await writeTypes();
      // The site keeps the single file too.
      await build(workerConfig());
    },
  });
}

/** Prints what a browser asks for on a first visit, and every file with its size. More than there may be is an error. */
export async function reportLoading() {
  const measured = await measureLoading();
  console.log(describeFiles(siteSizes(), measured ?? []));
  console.log(measured ? describeTargets(measured) : "  There is no Chromium to ask what a first visit loads.");
  const missed = (measured ?? []).filter((one) => !isMet(one)).map(({ what }) => what);
  for (const [folder, most] of mostFiles) {
    const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
    const { length } = capabilityFiles(files.map(({ name }) => name));
    const what = `files in ${relative(root, folder)} beside lessons and languages`;
    console.log(`  ${length} ${what} (≤ ${most}: ${length <= most ? "met" : "missed"})`);
    if (length > most) missed.push(what);
  }
  if (missed.length > 0) throw new ToolingError(`More is asked for than may be: ${missed.join("; ")}.`);
}

/** For those who frame the site, and for those who write courses for it. */
async function writeMessages() {
  const schema = await messageSchema();
  writeFileSync(join(paths.distSite, "messages.schema.json"), `${JSON.stringify(schema, null, 2)}\n`);
  writeFileSync(join(paths.distSite, "messages.html"), messagePage(schema));
  writeFileSync(join(paths.distSite, "course.schema.json"), `${JSON.stringify(await courseSchema(), null, 2)}\n`);
}

/** For those who teach. The example takes the scripts of the site, so the site is there already. */
async function writeTeacherPages() {
  await build(besideSite("teachers/teachers.ts", "teachers.js"));
  copyFileSync(join(paths.web, "teachers", "teachers.css"), join(paths.distSite, "teachers.css"));
  const pages = await teacherPages(readFileSync(join(paths.distSite, "index.html"), "utf8"));
  for (const [name, page] of Object.entries(pages)) writeFileSync(join(paths.distSite, name), page);
}

/** @param {string} licences */
function writeSingleFile(licences) {
  const assets = join(paths.distSite, "assets");
  const style = readdirSync(assets).find((name) => name.endsWith(".css"));
  if (!style) throw new Error("The site has no style sheet.");
  const html = singleFile({
    page: readFileSync(join(paths.site, "index.html"), "utf8"),
    script: readFileSync(join(paths.distLib, "element.iife.js"), "utf8"),
    style: readFileSync(join(assets, style), "utf8"),
    licences,
  });
  for (const file of [paths.distFile, paths.distSiteFile]) writeFileSync(file, html);
}

async function writeReference() {
  const sources = join(paths.web, "reference");
  const { engine } = await roomOf();
  const { referencePage } = await imported(join(sources, "page.ts"));
  writeFileSync(join(paths.distSite, "reference.html"), page(referencePage(engine.presets)));
  copyFileSync(join(sources, "reference.css"), join(paths.distSite, "reference.css"));
}
