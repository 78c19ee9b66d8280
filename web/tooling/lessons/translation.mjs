// A lesson in another language: its texts, in the places of the English ones. All else is as the English file says it.
import { checkedValue, parsedYaml } from "./checked-yaml.mjs";
import { sectionsOf } from "./sections.mjs";

/** @import * as Format from "../../lessons/format/index.js" */
/** @import { GenericSchema } from "valibot" */
/** @import { Checked, Part, Path, Report } from "./checked-yaml.mjs" */
/** @import { WrittenLesson } from "./sections.mjs" */

/** @typedef {Readonly<Record<string, unknown>>} Mapping */
/** @typedef {(path: Path, message: string) => void} ReportAt */

/** Whose texts are translated. */
const texts = new Set("title moment keep ask right wrong hint solution say note line can".split(" "));
/** Many lines of algorithms have no words. */
const optional = new Set(["line"]);

/**
 * @param {string} english The text of the English file.
 * @param {string} file That of the translation.
 * @param {typeof Format} format
 * @param {Report} report
 * @returns {WrittenLesson | null} null where it does not have the shape of the English lesson.
 */
export function translatedLesson(english, file, format, report) {
  const original = sectionsOf(english, () => {});
  const own = sectionsOf(file, report);
  if (!original || !own) return null;
  if (own.steps.length !== original.steps.length) {
    report(1, `steps: ${original.steps.length} in English, ${own.steps.length} here.`);
    return null;
  }
  const { value: front, lineOf } = parsedYaml(own.front, report);
  const { columns = {}, ...said } = isMapping(front) ? front : {};
  const lineOfColumns = (/** @type {Path} */ path) => lineOf(["columns", ...path]);
  const names = checkedValue(columns, format.columnNames, lineOfColumns, report).value ?? {};
  /** @type {Set<string>} */
  const used = new Set();
  const translated = {
    front: merged(original.front, { value: said, lineOf }, format.lesson, report),
    steps: own.steps.map((section, at) => {
      const block = original.steps[at]?.block ?? section.block;
      const named = (/** @type {unknown} */ step) => withColumns(step, names, used);
      return { ...section, step: merged(block, parsedYaml(section.block, report), format.step, report, named) };
    }),
  };
  for (const name of Object.keys(names)) {
    if (!used.has(name))
      report(lineOfColumns([name]), `columns.${name} is no column of a table of the English lesson.`);
  }
  return translated;
}

/**
 * What the English says, with the texts of the translation, held against the schema of both.
 * @template Value
 * @param {Part} english
 * @param {Checked<unknown>} own
 * @param {GenericSchema<unknown, Value>} schema
 * @param {Report} report
 * @param {(value: unknown) => unknown} [finish] What becomes of the whole before it is held against the schema.
 * @returns {Checked<Value>}
 */
export function merged(english, { value, lineOf }, schema, report, finish = (both) => both) {
  const original = parsedYaml(english, () => {}).value;
  if (original === null || value === null) return { value: null, lineOf };
  let whole = true;
  const both = inPlace(original, value, [], (path, message) => {
    whole = false;
    report(lineOf(path), message);
  });
  return whole ? checkedValue(finish(both), schema, lineOf, report) : { value: null, lineOf };
}

/** @param {unknown} english @param {unknown} own @param {Path} path @param {ReportAt} report @returns {unknown} */
function inPlace(english, own, path, report) {
  if (Array.isArray(english)) return listInPlace(english, own, path, report);
  if (!isMapping(english)) return english;
  // A text stands for a case that says it.
  const given = typeof own === "string" && "say" in english ? { say: own } : own;
  if (!isMapping(given)) {
    if (hasTexts(english)) report(path, `${nameOf(path)} has texts to be translated.`);
    return english;
  }
  for (const key of Object.keys(given)) {
    if (!(key in english) || !(isText(key, english[key]) || hasTexts(english[key])))
      report([...path, key], `${nameOf([...path, key])} is no text of the English lesson.`);
  }
  return Object.fromEntries(
    Object.entries(english).map(([key, value]) => {
      const at = [...path, key];
      if (!isText(key, value)) return [key, hasTexts(value) ? inPlace(value, given[key], at, report) : value];
      const text = given[key];
      if (text === undefined && optional.has(key)) return [key, value];
      if (typeof text !== "string") report(at, `${nameOf(at)} is missing: it is a text.`);
      return [key, text];
    }),
  );
}

/** @param {readonly unknown[]} english @param {unknown} own @param {Path} path @param {ReportAt} report */
function listInPlace(english, own, path, report) {
  if (!Array.isArray(own) || own.length !== english.length) {
    const count = Array.isArray(own) ? own.length : 0;
    report(path, `${nameOf(path)}: ${english.length} in English, ${count} here.`);
    return english;
  }
  return english.map((value, at) => inPlace(value, own[at], [...path, at], report));
}

/** @param {string} key @param {unknown} value */
function isText(key, value) {
  return texts.has(key) && typeof value === "string";
}

/** Whether there is something to be translated in it, besides lines, which may stay. @param {unknown} value @returns {boolean} */
function hasTexts(value) {
  if (Array.isArray(value)) return value.some(hasTexts);
  return isMapping(value) && Object.entries(value).some(([key, one]) => isText(key, one) || hasTexts(one));
}

/** @param {unknown} value @returns {value is Mapping} */
function isMapping(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** @param {Path} path "tasks.0.ask" */
function nameOf(path) {
  return path.length > 0 ? path.join(".") : "It";
}

// What the features of a lesson's tables are called in another language: they are written along the axes of the stage.

/** @typedef {Readonly<Record<string, string>>} ColumnNames By the English names. */

/**
 * Tables with their columns renamed, wherever they are in a value.
 * @param {unknown} value
 * @param {ColumnNames} names
 * @param {Set<string>} used Those that were found are added.
 * @returns {unknown}
 */
function withColumns(value, names, used) {
  if (Array.isArray(value)) return value.map((one) => withColumns(one, names, used));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  const { kind, columns, label } = /** @type {Record<string, unknown>} */ (value);
  if (kind !== "table" || !Array.isArray(columns)) {
    return Object.fromEntries(entries.map(([key, one]) => [key, withColumns(one, names, used)]));
  }
  for (const column of columns) if (column in names) used.add(column);
  const nameOf = (/** @type {string} */ column) => names[column] ?? column;
  return { ...value, columns: columns.map(nameOf), ...(typeof label === "string" && { label: nameOf(label) }) };
}
