// YAML that is held against a schema, with the line of what is wrong in it.
import * as v from "valibot";
import { isNode, LineCounter, parseDocument } from "yaml";

/** @import { Report } from "./problems.mjs" */
/** @import { Part } from "./sections.mjs" */

/** @typedef {readonly (string | number)[]} Path */

/**
 * What the text says, or null where it is not what the schema wants; with the line of what stands at a path of it.
 * @template Value
 * @param {Part} part
 * @param {v.GenericSchema<unknown, Value>} schema
 * @param {Report} report
 * @returns {{ value: Value | null, lineOf: (path: Path) => number }}
 */
export function checkedYaml({ text, line }, schema, report) {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  /** @param {number} offset */
  const lineAt = (offset) => line + counter.linePos(offset).line - 1;
  /** @param {Path} path */
  const lineOf = (path) => {
    for (let depth = path.length; depth > 0; depth--) {
      const node = document.getIn(path.slice(0, depth), true);
      if (isNode(node) && node.range) return lineAt(node.range[0]);
    }
    return line;
  };
  for (const { pos, message } of document.errors) report(lineAt(pos[0]), message);
  if (document.errors.length > 0) return { value: null, lineOf };
  const read = v.safeParse(schema, document.toJS() ?? {});
  if (read.success) return { value: read.output, lineOf };
  for (const issue of read.issues) report(lineOf(pathOf(issue)), sentence(issue));
  return { value: null, lineOf };
}

/**
 * @param {v.BaseIssue<unknown>} issue
 * @returns {Path}
 */
function pathOf({ path }) {
  return (path ?? []).map(({ key }) => /** @type {string | number} */ (key));
}

/** @param {v.BaseIssue<unknown>} issue */
function sentence(issue) {
  const name = v.getDotPath(issue) ?? "It";
  // A strict object has its own words for a key that it does not know.
  if (issue.type === "strict_object" && issue.expected === "never") return `There is no key ${name}.`;
  if (issue.received === "undefined") return `${name} is missing.`;
  return `${name} ${issue.message}.`;
}
