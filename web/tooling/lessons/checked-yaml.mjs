// What is wrong in the files of lessons, each with its place; and YAML that is held against a schema.
import * as v from "valibot";
import { isNode, LineCounter, parseDocument } from "yaml";

/** @typedef {(line: number, message: string) => void} Report Lines count from 1. */

export class LessonError extends Error {
  /** @param {readonly string[]} problems "web/lessons/04-….md:12: …" each. */
  constructor(problems) {
    super(`What stands in the lessons cannot be built:\n${problems.map((one) => `  ${one}`).join("\n")}`);
    this.name = "LessonError";
    this.problems = problems;
  }
}

/**
 * A part of a file; `line` is that of its first one, from 1.
 * @typedef {object} Part
 * @property {string} text
 * @property {number} line
 */

/** @typedef {readonly (string | number)[]} Path */
/** @typedef {(path: Path) => number} LineOf The line of what stands at a path, or of the nearest around it. */

/**
 * What was read, or null where it is not what the schema wants.
 * @template Value
 * @typedef {object} Checked
 * @property {Value | null} value
 * @property {LineOf} lineOf
 */

/**
 * @template Value
 * @param {Part} part
 * @param {v.GenericSchema<unknown, Value>} schema
 * @param {Report} report
 * @returns {Checked<Value>}
 */
export function checkedYaml(part, schema, report) {
  const { value, lineOf } = parsedYaml(part, report);
  return value === null ? { value: null, lineOf } : checkedValue(value, schema, lineOf, report);
}

/** An empty text is an empty mapping. @param {Part} part @param {Report} report @returns {Checked<unknown>} */
export function parsedYaml({ text, line }, report) {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  /** @param {number} offset */
  const lineAt = (offset) => line + counter.linePos(offset).line - 1;
  /** @type {LineOf} */
  const lineOf = (path) => {
    for (let depth = path.length; depth > 0; depth--) {
      const node = document.getIn(path.slice(0, depth), true);
      if (isNode(node) && node.range) return lineAt(node.range[0]);
    }
    return line;
  };
  for (const { pos, message } of document.errors) report(lineAt(pos[0]), message);
  return { value: document.errors.length > 0 ? null : (document.toJS() ?? {}), lineOf };
}

/**
 * @template Value
 * @param {unknown} value
 * @param {v.GenericSchema<unknown, Value>} schema
 * @param {LineOf} lineOf
 * @param {Report} report
 * @returns {Checked<Value>}
 */
export function checkedValue(value, schema, lineOf, report) {
  const read = v.safeParse(schema, value);
  if (read.success) return { value: read.output, lineOf };
  for (const issue of read.issues) report(lineOf(pathOf(issue)), sentence(issue));
  return { value: null, lineOf };
}

/** @param {v.BaseIssue<unknown>} issue @returns {Path} */
function pathOf({ path }) {
  return (path ?? []).map(({ key }) => /** @type {string | number} */ (key));
}

/** @param {v.BaseIssue<unknown>} issue */
function sentence(issue) {
  const name = v.getDotPath(issue) ?? "It";
  // A key that is not known is told as such.
  if (issue.expected === "never") return `There is no key ${name}.`;
  if (issue.received === "undefined") return `${name} is missing.`;
  return `${name} ${issue.message}.`;
}
