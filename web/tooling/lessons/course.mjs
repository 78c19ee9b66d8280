// All lessons: the files in web/lessons/, read and compiled together, because they lead to one another.
import { readdirSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { parse } from "yaml";
import { paths, root } from "../paths.mjs";
import { imported } from "../vite/sources.mjs";
import { LessonError } from "./checked-yaml.mjs";
import { compile } from "./compile.mjs";
import { sectionsOf, writtenLesson } from "./sections.mjs";
import { translatedLesson } from "./translation.mjs";
import { lessonStyleOf } from "./words.mjs";

/** @import * as Format from "../../lessons/format/index.js" */
/** @import { WasmEngine } from "../../lessons/format/index.js" */
/** @import { Compiled } from "./compile.mjs" */
/** @import { Context } from "./texts.mjs" */
/** @import { Report } from "./checked-yaml.mjs" */
/** @import { WrittenLesson } from "./sections.mjs" */

/** @typedef {Compiled & { readonly file: string }} CompiledFile */
/** @typedef {Omit<Context, "lessons">} Room What lessons are held against but each other. */

export const folder = join(paths.web, "lessons");

/** @param {string} path Whether it is the file of a lesson, in any language. */
export function isLesson(path) {
  return /[\\/]web[\\/]lessons[\\/]([a-z]{2}[\\/])?\d\d-[a-z0-9-]+\.md$/.test(path);
}

/** The languages that lessons are translated into, as their folders are called. */
export const locales = readdirSync(folder).filter((name) => /^[a-z]{2}$/.test(name));

/** The lessons in a folder, in their order. @param {string} within */
function filesIn(within) {
  const files = readdirSync(within).map((name) => join(within, name));
  return files
    .filter(isLesson)
    .sort()
    .map((file) => ({ file, text: readFileSync(file, "utf8") }));
}

/** @type {Promise<(locale: string) => Room> | null} */
let rooms = null;

/** What the project has that lessons may name. Read once. */
export async function roomOf(locale = "en") {
  rooms ??= readRooms();
  return (await rooms)(locale);
}

async function readRooms() {
  const source = "\0perceptron:room";
  /** @type {Sources} */
  const { format, engine, pageTargets, glossary, ...glossaries } = await imported(source, [
    {
      name: "perceptron:room",
      resolveId: (id) => (id === source ? id : null),
      load: (id) => (id === source ? sources() : null),
    },
  ]);
  const shared = {
    format,
    engine,
    places: new Set(Object.keys(pageTargets)),
    checklist: new Set(Object.keys(table("checklist.yaml"))),
    sources: new Map(Object.entries(table("sources.yaml"))),
  };
  /** @param {string} locale */
  return (locale) => ({
    ...shared,
    terms: format.termsOf(glossaries[locale] ?? glossary.english),
    style: lessonStyleOf(locale),
  });
}

/** A table beside the lessons. @param {string} name of its file. */
export function table(name) {
  return parse(readFileSync(join(folder, name), "utf8"));
}

/**
 * What of the page's sources is asked.
 * @typedef {object} SharedSources
 * @property {typeof Format} format
 * @property {WasmEngine} engine
 * @property {Readonly<Record<string, unknown>>} pageTargets
 * @property {{ readonly english: Glossary }} glossary
 */
/** @typedef {Parameters<typeof Format.termsOf>[0]} Glossary */
/** @typedef {SharedSources & Readonly<Record<string, Glossary>>} Sources Those of other languages, by the locale. */

/** A module of that: the engine loads all of itself while the sources can still be imported. */
function sources() {
  const at = (/** @type {string} */ path) => JSON.stringify(join(paths.web, path));
  const others = locales.map(
    (locale) => `export { glossary as ${locale} } from ${at(`words/generated/${locale}/glossary.ts`)};`,
  );
  return `
    export * as format from ${at("lessons/format/index.ts")};
    export { pageTargets } from ${at("views/shared/needs/page-targets.ts")};
    export { glossary } from ${at("words/generated/en/glossary.ts")};
    ${others.join("\n")}
    import { loadEngine } from ${at("engine/index.ts")};
    export const engine = await loadEngine({ wasm: ${JSON.stringify(paths.wasm)} });`;
}

/** @typedef {{ readonly file: string, readonly text: string }} LessonFile */

/**
 * @param {readonly LessonFile[]} files
 * @param {Room} room
 * @returns {CompiledFile[]}
 * Throws `LessonError` with all that is wrong.
 */
export function compileAll(files, room) {
  return compileEach(files, files, room, (text, _, report) => writtenLesson(text, room.format, report));
}

/**
 * Lessons in another language than English: those that are translated.
 * @param {readonly LessonFile[]} files
 * @param {readonly LessonFile[]} english
 * @param {Room} room That of the language.
 * @returns {CompiledFile[]}
 * Throws `LessonError` with all that is wrong.
 */
export function compileTranslation(files, english, room) {
  return compileEach(files, english, room, (text, file, report) => {
    const original = english.find((one) => basename(one.file) === basename(file));
    if (original) return translatedLesson(original.text, text, room.format, report);
    report(1, "There is no English lesson in a file of this name.");
    return null;
  });
}

/**
 * @param {readonly LessonFile[]} files
 * @param {readonly LessonFile[]} all Those that they may lead to.
 * @param {Room} room
 * @param {(text: string, file: string, report: Report) => WrittenLesson | null} read
 * @returns {CompiledFile[]}
 */
function compileEach(files, all, room, read) {
  /** @type {string[]} */
  const problems = [];
  const lessons = new Map(all.map(({ file, text }) => [numberOf(file), sectionsOf(text, () => {})?.steps.length ?? 0]));
  const numbers = files.map(({ file }) => numberOf(file));
  const compiled = files.flatMap(({ file, text }, at) => {
    const number = numberOf(file);
    if (numbers.indexOf(number) !== at) problems.push(`${named(file)}:1: There is another lesson ${number}.`);
    /** @type {Report} */
    const report = (line, message) => problems.push(`${named(file)}:${line}: ${message}`);
    const written = read(text, file, report);
    const made = written && compile(number, written, { ...room, lessons }, report);
    return made ? [{ ...made, file }] : [];
  });
  if (problems.length > 0) throw new LessonError(problems);
  return compiled;
}

/** @param {string} file */
function numberOf(file) {
  return Number(/(\d\d)-[^/\\]*$/.exec(file)?.[1]);
}

/** @param {string} file */
function named(file) {
  return relative(root, file).replaceAll("\\", "/");
}

/** The course as it stands in the project, or what of it is translated. Throws `LessonError`. */
export async function readCourse(locale = "en") {
  const english = filesIn(folder);
  const room = await roomOf(locale);
  return locale === "en" ? compileAll(english, room) : compileTranslation(filesIn(join(folder, locale)), english, room);
}
