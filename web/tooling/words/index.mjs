// `npm run words`: compiles the messages, web/words/<locale>/*.ftl, to web/words/generated/. Every command that needs them
// does this first; while nothing has changed it costs nothing.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { paths, root } from "../paths.mjs";
import { isMain, runScript, ToolingError } from "../process.mjs";
import { filesUnder, whenChanged } from "../products/stamp.mjs";
import { roomCode, sharedCode } from "./code.mjs";
import { checkFacts, typesIn, typesOf } from "./facts.mjs";
import {
  commonFiles,
  gradePages,
  languageModules,
  file as languagesFile,
  readLanguages,
  registry,
  typeFile,
} from "./languages.mjs";
import { hasTone, readMessages } from "./messages.mjs";

/** @import { Message, Room, File } from "./messages.mjs" */
/** @import { Shape } from "./code.mjs" */
/** @import { Types } from "./facts.mjs" */
/** @import { Languages } from "./languages.mjs" */

export const folder = join(paths.web, "words");
const generated = join(folder, "generated");

const isMessages = (/** @type {string} */ file) => file.endsWith(".ftl");

/** Whether a file is compiled here. @param {string} file */
export const isCompiled = (file) => file === languagesFile || (file.startsWith(folder) && isMessages(file));

/** The messages of each language, by its locale. @returns {Readonly<Record<string, readonly File[]>>} */
function readSources() {
  const folders = readdirSync(folder).map((locale) => ({
    locale,
    files: filesUnder(join(folder, locale)).filter(isMessages),
  }));
  const read = (/** @type {string} */ path) => ({ path: relative(root, path), text: readFileSync(path, "utf8") });
  return Object.fromEntries(
    folders.flatMap(({ locale, files }) => (files.length > 0 ? [[locale, files.map(read)]] : [])),
  );
}

/** @returns {Promise<boolean>} Whether something had changed. What is wrong in a message is an error with file and line. */
export function compileWords() {
  const sources = readSources();
  const locales = Object.keys(sources);
  return whenChanged("words", {
    inputs: [
      ...Object.values(sources).flatMap((files) => files.map(({ path }) => join(root, path))),
      ...locales.map(typeFile),
      ...commonFiles,
      languagesFile,
      import.meta.dirname,
    ],
    outputs: locales.map((locale) => join(generated, locale)),
    make: async () => write(compiled(sources, readLanguages(), (lack) => console.warn(lack))),
  });
}

/**
 * The modules of all languages, by their paths in `generated/`.
 * @param {Readonly<Record<string, readonly File[]>>} sources By locale.
 * @param {Languages} [languages]
 * @param {(lack: string) => void} [note] Is told what a language lacks though it has begun to say it.
 * @returns {Map<string, string>}
 */
export function compiled(sources, languages = {}, note = () => {}) {
  /** @type {string[]} */
  const problems = [];
  const report = (/** @type {string} */ problem) => problems.push(problem);
  /** @type {Map<string, Map<string, Shape & { readonly drawn: string }>>} Of English, by room and key. */
  const shapes = new Map();
  /** Of what is in no room, as English is told it. @type {Map<string, Types>} */
  const common = new Map();
  /** @type {Map<string, string>} */
  const modules = new Map(registry(languages));
  /** @type {string[]} */
  const graded = [];
  for (const locale of Object.keys(sources).sort((one, other) => Number(other === "en") - Number(one === "en"))) {
    const { rooms, shared } = readMessages(sources[locale] ?? [], report);
    const isMirrored = languages[locale]?.direction === "rtl";
    if (locale === "en") for (const one of shared) common.set(one.name, typesOf(one));
    for (const one of shared)
      modules.set(`${locale}/shared/${one.name}.ts`, sharedCode(one, locale, typesIn(one, common), isMirrored));
    for (const room of rooms) {
      if (locale === "en")
        shapes.set(room.name, new Map(room.messages.map((one) => [one.key.join("."), shapeOf(one)])));
      const known = shapes.get(room.name);
      if (modules.has(`${locale}/${room.name}.ts`)) report(`${room.file}:${room.line} ${room.name} is a room already`);
      if (!known) report(`${room.file}:${room.line} English has no room ${room.name}`);
      const own = room.messages.filter((message) => {
        const key = message.key.join(".");
        const shape = known?.get(key);
        if (known && !shape) report(`${message.file}:${message.line} English has no ${key} in ${room.name}`);
        if (shape) checkMessage(message, shape, common, report);
        return shape;
      });
      const messages = known ? wholeGroups(own, [...known.keys()], note) : own;
      const english = (/** @type {Message} */ { key }) =>
        known?.get(key.join(".")) ?? { types: new Map(), hasTones: false };
      modules.set(`${locale}/${room.name}.ts`, roomCode({ ...room, messages }, locale, english, isMirrored));
    }
    for (const [path, code] of languageModules(locale, languages[locale], rooms)) modules.set(path, code);
    if (locale !== "en" && rooms.some(({ name }) => name === "gradePage")) graded.push(locale);
  }
  modules.set(...gradePages(graded));
  if (problems.length > 0) throw new ToolingError(problems.join("\n"));
  return modules;
}

/** @param {Message} message */
const shapeOf = (message) => ({
  types: typesOf(message),
  hasTones: message.parts.some(hasTone),
  drawn: drawnIn(message),
});

/** What views draw in a text: `{rho}`. @param {Message} message */
const drawnIn = ({ parts }) => [...new Set(JSON.stringify(parts).match(/\{\w+\}/g))].sort().join(" ");

/**
 * @param {Message} message
 * @param {Shape & { readonly drawn: string }} shape
 * @param {ReadonlyMap<string, Types>} common
 * @param {(problem: string) => void} report
 */
function checkMessage(message, { types, hasTones, drawn }, common, report) {
  const { file, line, parts } = message;
  checkFacts(message, types, common, report);
  if (!hasTones && parts.some(hasTone)) report(`${file}:${line} English has no marks here`);
  if (drawnIn(message) !== drawn)
    report(`${file}:${line} what is drawn is ${drawnIn(message) || "nothing"}, in English ${drawn || "nothing"}`);
}

/**
 * Attributes are said by one language: where some are missing all of them are English.
 * @param {readonly Message[]} messages
 * @param {readonly string[]} english The keys.
 * @param {(lack: string) => void} note
 */
function wholeGroups(messages, english, note) {
  const said = new Set(messages.map(({ key }) => key.join(".")));
  return messages.filter(({ key: [name, inner], file, line }) => {
    if (inner === undefined) return true;
    const lacking = english.filter((key) => key.startsWith(`${name}.`) && !said.has(key));
    const isFirst = messages.find(({ key }) => key[0] === name)?.key[1] === inner;
    if (isFirst && lacking.length > 0)
      note(`${file}:${line} ${lacking.join(", ")} is missing: all of ${name} is said in English`);
    return lacking.length === 0;
  });
}

/** How much each language says of what English says: a line for each, with what it lacks. */
export function describeLanguages(sources = readSources(), languages = readLanguages()) {
  const roomsIn = (/** @type {string} */ locale) => readMessages(sources[locale] ?? [], () => {}).rooms;
  const english = roomsIn("en").map(({ name, messages }) => ({ name, keys: messages.map(({ key }) => key.join(".")) }));
  const of = english.reduce((sum, { keys }) => sum + keys.length, 0);
  const { en: _, ...others } = languages;
  const lines = Object.entries(others).map(([locale, language]) => {
    const own = new Map(roomsIn(locale).map(({ name, messages }) => [name, messages]));
    const missing = english.flatMap(({ name, keys }) => {
      const said = wholeGroups(own.get(name) ?? [], keys, () => {}).map(({ key }) => key.join("."));
      return keys.filter((key) => !said.includes(key)).map((key) => `${name}.${key}`);
    });
    const lacks = missing.length > 0 ? `; in English still: ${missing.slice(0, 12).join(", ")}` : "";
    const more = missing.length > 12 ? ", …" : "";
    return `  ${language.name}: ${of - missing.length} of ${of} sentences${lacks}${more}`;
  });
  return lines.join("\n");
}

/** Files that stay as they are are left alone, so that nothing is loaded again for them. @param {Map<string, string>} modules */
function write(modules) {
  for (const file of filesUnder(generated)) if (!modules.has(relative(generated, file))) rmSync(file);
  for (const [name, code] of modules) {
    const file = join(generated, name);
    mkdirSync(join(file, ".."), { recursive: true });
    if (!existsSync(file) || readFileSync(file, "utf8") !== code) writeFileSync(file, code);
  }
}

if (isMain(import.meta.url)) {
  await runScript(async () =>
    console.log((await compileWords()) ? "The messages are compiled." : "No message has changed."),
  );
}
