// All lessons: the files in web/lessons/, read and compiled together, because they lead to one another.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { runnerImport } from "vite";
import { parse } from "yaml";
import { paths, root } from "../paths.mjs";
import { alias } from "../vite/alias.mjs";
import { compile } from "./compile.mjs";
import { LessonError } from "./problems.mjs";
import { sectionsOf } from "./sections.mjs";
import { termsOf } from "./terms.mjs";

/** @import * as Format from "../../lessons/format/index.js" */
/** @import { WasmEngine } from "../../lessons/format/index.js" */
/** @import { Compiled } from "./compile.mjs" */
/** @import { Context } from "./context.mjs" */
/** @import { Glossary } from "./terms.mjs" */

/** @typedef {Compiled & { readonly file: string }} CompiledFile */
/** @typedef {Omit<Context, "lessons">} Room What lessons are held against but each other. */

export const folder = join(paths.web, "lessons");

/** @param {string} path Whether it is the file of a lesson. */
export function isLesson(path) {
  return /[\\/]web[\\/]lessons[\\/]\d\d-[a-z0-9-]+\.md$/.test(path);
}

/** The files of lessons, in their order. */
function lessonFiles() {
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .filter(isLesson)
    .sort();
}

/** @type {Promise<Room> | null} */
let room = null;

/** What the project has that lessons may name. Read once. */
export function roomOf() {
  room ??= readRoom();
  return room;
}

async function readRoom() {
  const source = "\0perceptron:room";
  const { module } = await runnerImport(source, {
    configFile: false,
    logLevel: "warn",
    resolve: { alias },
    plugins: [
      {
        name: "perceptron:room",
        resolveId: (id) => (id === source ? id : null),
        load: (id) => (id === source ? sources() : null),
      },
    ],
  });
  const { format, engine, pageTargets, glossary } = /** @type {Sources} */ (module);
  return {
    format,
    engine,
    places: new Set(Object.keys(pageTargets)),
    checklist: new Set(Object.keys(table("checklist.yaml"))),
    sources: new Map(Object.entries(table("sources.yaml"))),
    terms: termsOf(glossary.english),
  };
}

/** A table beside the lessons. @param {string} name of its file. */
export function table(name) {
  return parse(readFileSync(join(folder, name), "utf8"));
}

/**
 * What of the page's sources is asked.
 * @typedef {object} Sources
 * @property {typeof Format} format
 * @property {WasmEngine} engine
 * @property {Readonly<Record<string, unknown>>} pageTargets
 * @property {{ readonly english: Glossary }} glossary
 */

/** A module of that: the engine loads all of itself while the sources can still be imported. */
function sources() {
  const at = (/** @type {string} */ path) => JSON.stringify(join(paths.web, path));
  return `
    export * as format from ${at("lessons/format/index.ts")};
    export { pageTargets } from ${at("views/shared/needs/page-targets.ts")};
    export { glossary } from ${at("words/en/glossary.ts")};
    import { loadEngine } from ${at("engine/engine.ts")};
    export const engine = await loadEngine({ wasm: ${JSON.stringify(paths.wasm)} });`;
}

/**
 * @param {readonly { readonly file: string, readonly text: string }[]} files
 * @param {Room} room
 * @returns {CompiledFile[]}
 * Throws `LessonError` with all that is wrong.
 */
export function compileAll(files, room) {
  /** @type {string[]} */
  const problems = [];
  const numbered = files.map((one) => ({ ...one, number: Number(/(\d\d)-[^/\\]*$/.exec(one.file)?.[1]) }));
  const lessons = new Map(numbered.map(({ number, text }) => [number, sectionsOf(text, () => {})?.steps.length ?? 0]));
  const twice = numbered.filter(({ number }, at) => numbered.findIndex((one) => one.number === number) !== at);
  for (const { file, number } of twice) problems.push(`${named(file)}:1: There is another lesson ${number}.`);
  const compiled = numbered.flatMap(({ file, text, number }) => {
    const made = compile(number, text, { ...room, lessons }, (line, message) => {
      problems.push(`${named(file)}:${line}: ${message}`);
    });
    return made ? [{ ...made, file }] : [];
  });
  if (problems.length > 0) throw new LessonError(problems);
  return compiled;
}

/** @param {string} file */
function named(file) {
  return relative(root, file).replaceAll("\\", "/");
}

/** The course as it stands in the project. Throws `LessonError`. */
export async function readCourse() {
  const files = lessonFiles().map((file) => ({ file, text: readFileSync(file, "utf8") }));
  return compileAll(files, await roomOf());
}
