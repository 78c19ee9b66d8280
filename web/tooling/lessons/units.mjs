// The units of the course, and the paths through it: units.yaml, held against the lessons.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkedYaml, LessonError, parsedYaml } from "./checked-yaml.mjs";
import { loadOf } from "./minutes.mjs";
import { merged } from "./translation.mjs";

/** @import { Reference, Unit, UnitTexts } from "../../lessons/format/index.js" */
/** @import { CompiledFile, Room } from "./course.mjs" */
/** @import { Report } from "./checked-yaml.mjs" */

/**
 * @typedef {object} Composition
 * @property {readonly Unit[]} units In the order in which they are learned.
 * @property {Readonly<Record<string, { readonly minutes: number, readonly steps: readonly Reference[] }>>} paths
 */

/**
 * @param {string} text of the file
 * @param {readonly CompiledFile[]} course
 * @param {Pick<Room, "format">} room
 * @returns {Composition}
 * Throws `LessonError` with all that is wrong.
 */
export function composed(text, course, { format }) {
  /** @type {string[]} */
  const problems = [];
  /** @type {Report} */
  const report = (line, message) => problems.push(`web/lessons/units.yaml:${line}: ${message}`);
  const { value, lineOf } = checkedYaml({ text, line: 1 }, format.units, report);
  if (!value) throw new LessonError(problems);
  const units = Object.entries(value.units).map(([name, { title, steps: written, can, test }]) => {
    const steps = stepsOf(written, course, (message) => report(lineOf(["units", name, "steps"]), message));
    return { name, title, can, test, steps, minutes: minutesOf(steps, course) };
  });
  const places = units.flatMap(({ name, steps }) => steps.map((step) => ({ name, step: key(step) })));
  for (const [at, { name, step }] of places.entries()) {
    const before = places.slice(0, at).find((one) => one.step === step);
    if (before) report(lineOf(["units", name, "steps"]), `Step ${step} is in ${before.name} already.`);
  }
  for (const { entry } of course) {
    for (const at of entry.steps.keys()) {
      const step = key({ lesson: entry.number, step: at + 1 });
      if (!places.some((one) => one.step === step)) report(lineOf(["units"]), `Step ${step} is in no unit.`);
    }
  }
  const paths = Object.fromEntries(
    Object.entries(value.paths).map(([name, written]) => {
      const steps = stepsOf(written, course, (message) => report(lineOf(["paths", name]), message));
      return [name, { steps, minutes: minutesOf(steps, course) }];
    }),
  );
  if (problems.length > 0) throw new LessonError(problems);
  return { units, paths };
}

/** @param {string} folder @param {readonly CompiledFile[]} course @param {Pick<Room, "format">} room */
export function readUnits(folder, course, room) {
  return composed(readFileSync(join(folder, "units.yaml"), "utf8"), course, room);
}

/**
 * What is read of the units in another language, by their names.
 * @param {string} folder
 * @param {string} locale
 * @param {Pick<Room, "format">} room
 * @returns {Readonly<Record<string, UnitTexts>>}
 * Throws `LessonError` with all that is wrong.
 */
export function translatedUnits(folder, locale, { format }) {
  /** @type {string[]} */
  const problems = [];
  /** @type {Report} */
  const report = (line, message) => problems.push(`web/lessons/${locale}/units.yaml:${line}: ${message}`);
  const read = (/** @type {string} */ name) => ({ text: readFileSync(join(folder, name), "utf8"), line: 1 });
  const own = parsedYaml(read(join(locale, "units.yaml")), report);
  const { value } = merged(read("units.yaml"), own, format.units, report);
  if (problems.length > 0 || !value) throw new LessonError(problems);
  return Object.fromEntries(Object.entries(value.units).map(([name, { title, can }]) => [name, { title, can }]));
}

/**
 * @param {string} written "1, 2.1–2.3": whole lessons, steps, and steps from one to another.
 * @param {readonly CompiledFile[]} course
 * @param {(message: string) => void} report
 * @returns {Reference[]}
 */
function stepsOf(written, course, report) {
  return written.split(",").flatMap((part) => {
    const [, lesson, first, last = first] = /^\s*(\d+)(?:\.(\d+)(?:[–-]\1\.(\d+))?)?\s*$/.exec(part) ?? [];
    const entry = course.find((one) => one.entry.number === Number(lesson))?.entry;
    const from = Number(first ?? 1);
    const to = Number(last ?? entry?.steps.length);
    if (!entry || from < 1 || to > entry.steps.length || from > to) {
      report(`There is no ${part.trim()}: write a lesson as 3, a step as 8.1, or steps as 2.1–2.3.`);
      return [];
    }
    return Array.from({ length: to - from + 1 }, (_, k) => ({ lesson: entry.number, step: from + k }));
  });
}

/** @param {readonly Reference[]} references @param {readonly CompiledFile[]} course */
export function minutesOf(references, course) {
  return loadOf(compiledSteps(references, course)).minutes;
}

/** @param {readonly Reference[]} references @param {readonly CompiledFile[]} course */
export function compiledSteps(references, course) {
  return references.flatMap(({ lesson, step }) => {
    const made = course.find(({ entry }) => entry.number === lesson)?.lesson.steps[step - 1];
    return made ? [made] : [];
  });
}

/** @param {Reference} at */
function key({ lesson, step }) {
  return `${lesson}.${step}`;
}
