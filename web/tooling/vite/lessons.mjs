// The course as modules: `#lessons`, its table of contents, and one a lesson and language, which loads when it is opened;
// `#contents/de`, what the lists say in German; `#formulas`, those of the glossary; and `#units`, what the course is
// composed of.
import { join } from "node:path";
import { folder, isLesson, locales, readCourse, roomOf, table } from "../lessons/course.mjs";
import { readUnits, translatedUnits } from "../lessons/units.mjs";
import { paths } from "../paths.mjs";
import { langOf, readLanguages } from "../words/languages.mjs";

/** @import { Contents, Reference, UnitTexts } from "../../lessons/format/index.js" */
/** @import { CompiledFile } from "../lessons/course.mjs" */
/** @import { Composition } from "../lessons/units.mjs" */

const contents = "\0perceptron:lessons";
const inLanguage = /^\0perceptron:contents\/([a-z]{2})$/;
const formulas = "\0perceptron:formulas";
const units = "\0perceptron:units";

/**
 * @typedef {object} Course
 * @property {readonly CompiledFile[]} english
 * @property {ReadonlyMap<string, readonly CompiledFile[]>} translated By locale.
 */

/** What is wrong in a file of a lesson fails the build, with its place. @returns {import("vite").Plugin} */
export function lessons() {
  /** @type {Promise<Course> | null} */
  let course = null;
  const compiled = () => {
    course ??= readAll();
    return course;
  };
  return {
    name: "perceptron:lessons",
    enforce: "pre",
    buildStart() {
      course = null;
    },
    resolveId: {
      filter: { id: /^#(lessons|formulas|units|contents\/[a-z]{2})$/ },
      handler: (id) => `\0perceptron:${id.slice(1)}`,
    },
    load: {
      filter: {
        id: /(^\0perceptron:(lessons|formulas|units|contents\/[a-z]{2})|[\\/]lessons[\\/]([a-z]{2}[\\/])?\d\d-[a-z0-9-]+\.md)$/,
      },
      async handler(id) {
        if (id === formulas) return `export const formulas = ${JSON.stringify(await formulasOf())};`;
        const { english, translated } = await compiled();
        const all = [...english, ...[...translated.values()].flat()];
        for (const { file } of all) this.addWatchFile(file);
        if (id === contents) return tableOf(english, translated);
        if (id === units) {
          this.addWatchFile(join(folder, "units.yaml"));
          return unitsOf(readUnits(folder, english, await roomOf()));
        }
        const [, locale] = inLanguage.exec(id) ?? [];
        if (locale) {
          this.addWatchFile(join(folder, locale, "units.yaml"));
          const named = translatedUnits(folder, locale, await roomOf(locale));
          return `export const contents = ${JSON.stringify(contentsOf(english, translated.get(locale) ?? [], named))};`;
        }
        const made = all.find(({ file }) => file === id);
        return made ? `export const lesson = ${written(made.lesson)};` : null;
      },
    },
    hotUpdate({ file, server }) {
      if (!isLesson(file) && !file.startsWith(folder)) return;
      course = null;
      server.ws.send({ type: "full-reload" });
    },
  };
}

/** @returns {Promise<Course>} */
async function readAll() {
  const english = await readCourse();
  /** @type {Map<string, readonly CompiledFile[]>} */
  const translated = new Map();
  for (const locale of locales) translated.set(locale, await readCourse(locale));
  return { english, translated };
}

/** The formulas of the glossary as MathML, by the names of its entries. */
async function formulasOf() {
  const { mathOf } = (await roomOf()).format;
  const entries = Object.entries(/** @type {Record<string, string>} */ (table("formulas.yaml")));
  return Object.fromEntries(entries.map(([name, tex]) => [name, mathOf(tex, true)]));
}

/** The steps of each as one text: "1.1 1.2". @param {Composition} composition */
function unitsOf({ units, paths }) {
  const shown = { units: units.map(stepsWritten), paths: Object.values(paths).map(stepsWritten) };
  const names = JSON.stringify(Object.keys(paths));
  return `
    const read = ({ steps, ...one }) => ({ ...one, steps: steps.split(" ").map((at) => {
      const [lesson, step] = at.split(".").map(Number);
      return { lesson, step };
    }) });
    const shown = ${JSON.stringify(shown)};
    export const units = shown.units.map(read);
    export const ways = Object.fromEntries(${names}.map((name, at) => [name, read(shown.paths[at])]));`;
}

/**
 * @template {{ readonly steps: readonly Reference[] }} Steps
 * @param {Steps} of
 */
function stepsWritten(of) {
  return { ...of, steps: of.steps.map(({ lesson, step }) => `${lesson}.${step}`).join(" ") };
}

/** @param {readonly CompiledFile[]} english @param {Course["translated"]} translated */
function tableOf(english, translated) {
  const code = (/** @type {CompiledFile} */ { file }) => `lazy(() => import(${JSON.stringify(file)}))`;
  const languages = readLanguages();
  const entries = english.map((one) => {
    const others = [...translated].flatMap(([locale, all]) => {
      const other = all.find(({ entry }) => entry.number === one.entry.number);
      return other ? [`"${langOf(locale, languages[locale])}": ${code(other)}`] : [];
    });
    return `{ ...${written(one.entry)}, code: ${code(one)}, translated: { ${others.join(", ")} } }`;
  });
  const helper = JSON.stringify(join(paths.web, "engine", "lazy.ts"));
  return `import { lazy } from ${helper};\nexport const lessons = [${entries.join(",\n")}];`;
}

/**
 * What the lists say in another language; in English of what is not translated.
 * @param {readonly CompiledFile[]} english
 * @param {readonly CompiledFile[]} translated
 * @param {Readonly<Record<string, UnitTexts>>} units
 * @returns {Contents}
 */
function contentsOf(english, translated, units) {
  const lessons = english.map((one) => {
    const { entry } = translated.find(({ entry }) => entry.number === one.entry.number) ?? one;
    return { title: entry.title, moment: entry.moment, steps: entry.steps };
  });
  return { lessons, units };
}

/** @param {unknown} value JSON with infinities: a case that is open to one side has them. */
function written(value) {
  const far = "\u0000far";
  const text = JSON.stringify(value, (_, one) =>
    Math.abs(one) === Number.POSITIVE_INFINITY ? far + Math.sign(one) : one,
  );
  return text.replaceAll(JSON.stringify(`${far}1`), "1/0").replaceAll(JSON.stringify(`${far}-1`), "-1/0");
}
