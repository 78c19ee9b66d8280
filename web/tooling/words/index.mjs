// `npm run words`: compiles the messages, web/words/<locale>/*.ftl, to web/words/generated/. Every command that needs them
// does this first; while nothing has changed it costs nothing.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { paths, root } from "../paths.mjs";
import { isMain, runScript, ToolingError } from "../process.mjs";
import { filesUnder, whenChanged } from "../products/stamp.mjs";
import { roomCode, sharedCode } from "./code.mjs";
import { checkFacts, typesOf } from "./facts.mjs";
import { hasTone, readMessages } from "./messages.mjs";

/** @import { Message, Room, File } from "./messages.mjs" */
/** @import { Shape } from "./code.mjs" */

export const folder = join(paths.web, "words");
const generated = join(folder, "generated");

/** Whether a file is compiled here. @param {string} file */
export const isMessages = (file) => file.startsWith(folder) && file.endsWith(".ftl");

/** @returns {Promise<boolean>} Whether something had changed. What is wrong in a message is an error with file and line. */
export function compileWords() {
  const locales = readdirSync(folder).filter((name) => filesUnder(join(folder, name)).some(isMessages));
  const sources = Object.fromEntries(
    locales.map((locale) => {
      const files = filesUnder(join(folder, locale)).filter(isMessages);
      return [locale, files.map((path) => ({ path: relative(root, path), text: readFileSync(path, "utf8") }))];
    }),
  );
  return whenChanged("words", {
    inputs: [...locales.flatMap((locale) => filesUnder(join(folder, locale)).filter(isMessages)), import.meta.dirname],
    outputs: locales.map((locale) => join(generated, locale)),
    make: async () => write(compiled(sources)),
  });
}

/**
 * The modules of all languages, by their paths in `generated/`.
 * @param {Readonly<Record<string, readonly File[]>>} sources By locale.
 * @returns {Map<string, string>}
 */
export function compiled(sources) {
  /** @type {string[]} */
  const problems = [];
  const report = (/** @type {string} */ problem) => problems.push(problem);
  /** @type {Map<string, Map<string, Shape & { readonly drawn: string }>>} Of English, by room and key. */
  const shapes = new Map();
  /** @type {Map<string, string>} */
  const modules = new Map();
  for (const locale of Object.keys(sources).sort((one, other) => Number(other === "en") - Number(one === "en"))) {
    const { rooms, shared } = readMessages(sources[locale] ?? [], report);
    for (const one of shared) modules.set(`${locale}/shared/${one.name}.ts`, sharedCode(one, locale, typesOf(one)));
    for (const room of rooms) {
      if (locale === "en")
        shapes.set(room.name, new Map(room.messages.map((one) => [one.key.join("."), shapeOf(one)])));
      const known = shapes.get(room.name);
      if (modules.has(`${locale}/${room.name}.ts`)) report(`${room.file}:${room.line} ${room.name} is a room already`);
      if (!known) report(`${room.file}:${room.line} English has no room ${room.name}`);
      const messages = room.messages.filter((message) => {
        const key = message.key.join(".");
        const shape = known?.get(key);
        if (known && !shape) report(`${message.file}:${message.line} English has no ${key} in ${room.name}`);
        if (shape) checkMessage(message, shape, report);
        return shape;
      });
      if (known) checkGroups(messages, [...known.keys()], report);
      const english = (/** @type {Message} */ { key }) =>
        known?.get(key.join(".")) ?? { types: new Map(), hasTones: false };
      modules.set(`${locale}/${room.name}.ts`, roomCode({ ...room, messages }, locale, english));
    }
    if (locale !== "en") {
      const first = rooms.filter(({ file }) => file.endsWith("/first.ftl"));
      modules.set(`${locale}/first-rooms.ts`, listOf(first));
      modules.set(`${locale}/all-rooms.ts`, listOf(rooms));
    }
  }
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

/** @param {Message} message @param {Shape & { readonly drawn: string }} shape @param {(problem: string) => void} report */
function checkMessage(message, { types, hasTones, drawn }, report) {
  const { file, line, parts } = message;
  checkFacts(message, types, report);
  if (!hasTones && parts.some(hasTone)) report(`${file}:${line} English has no marks here`);
  if (drawnIn(message) !== drawn)
    report(`${file}:${line} what is drawn is ${drawnIn(message) || "nothing"}, in English ${drawn || "nothing"}`);
}

/**
 * Attributes are said by one language: those of English do not go in place of some that another lacks.
 * @param {readonly Message[]} messages
 * @param {readonly string[]} english The keys.
 * @param {(problem: string) => void} report
 */
function checkGroups(messages, english, report) {
  const said = new Set(messages.map(({ key }) => key.join(".")));
  for (const name of new Set(messages.flatMap(({ key }) => (key.length > 1 ? [key[0]] : [])))) {
    const lacking = english.filter((key) => key.startsWith(`${name}.`) && !said.has(key));
    const first = messages.find(({ key }) => key[0] === name);
    if (first && lacking.length > 0)
      report(
        `${first.file}:${first.line} ${lacking.join(", ")} is missing: translate all of ${name}, or nothing of it`,
      );
  }
}

/** @param {readonly Room[]} rooms */
function listOf(rooms) {
  const names = rooms.map(({ name }) => name).sort();
  const imports = names.map((name) => `import { ${name} } from "./${name}.js";\n`);
  return `${imports.join("")}\nexport const rooms = { ${names.join(", ")} };\n`;
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
