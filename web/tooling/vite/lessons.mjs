// The course as modules: `#lessons`, its table of contents, and one a lesson, which loads when it is opened; and
// `#formulas`, those of the glossary; and `#units`, what the course is composed of.
import { join } from "node:path";
import { folder, isLesson, readCourse, roomOf, table } from "../lessons/course.mjs";
import { mathOf } from "../lessons/formulas.mjs";
import { readUnits } from "../lessons/units.mjs";
import { paths } from "../paths.mjs";

/** @import { Reference } from "../../lessons/format/index.js" */
/** @import { CompiledFile } from "../lessons/course.mjs" */
/** @import { Composition } from "../lessons/units.mjs" */

const contents = "\0perceptron:lessons";
const formulas = "\0perceptron:formulas";
const units = "\0perceptron:units";

/**
 * What is wrong in a file of a lesson fails the build, with its place.
 * @returns {import("vite").Plugin}
 */
export function lessons() {
  /** @type {Promise<CompiledFile[]> | null} */
  let course = null;
  const compiled = () => {
    course ??= readCourse();
    return course;
  };
  return {
    name: "perceptron:lessons",
    enforce: "pre",
    buildStart() {
      course = null;
    },
    resolveId: { filter: { id: /^#(lessons|formulas|units)$/ }, handler: (id) => `\0perceptron:${id.slice(1)}` },
    load: {
      filter: { id: /(^\0perceptron:(lessons|formulas|units)|[\\/]lessons[\\/]\d\d-[a-z0-9-]+\.md)$/ },
      async handler(id) {
        if (id === formulas) return `export const formulas = ${JSON.stringify(formulasOf())};`;
        const all = await compiled();
        for (const { file } of all) this.addWatchFile(file);
        if (id === contents) return contentsOf(all);
        if (id === units) {
          this.addWatchFile(join(folder, "units.yaml"));
          return unitsOf(readUnits(folder, all, await roomOf()));
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

/** The formulas of the glossary as MathML, by the names of its entries. */
function formulasOf() {
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

/** @param {readonly CompiledFile[]} all */
function contentsOf(all) {
  const entries = all.map(({ file, entry }) => {
    const code = `lazy(() => import(${JSON.stringify(file)}))`;
    return `{ ...${written(entry)}, code: ${code} }`;
  });
  const helper = JSON.stringify(join(paths.web, "engine", "lazy.ts"));
  return `import { lazy } from ${helper};\nexport const lessons = [${entries.join(",\n")}];`;
}

/** @param {unknown} value JSON with infinities: a case that is open to one side has them. */
function written(value) {
  const far = "\u0000far";
  const text = JSON.stringify(value, (_, one) =>
    Math.abs(one) === Number.POSITIVE_INFINITY ? far + Math.sign(one) : one,
  );
  return text.replaceAll(JSON.stringify(`${far}1`), "1/0").replaceAll(JSON.stringify(`${far}-1`), "-1/0");
}
