// What the features of a lesson's tables are called in another language: they are written along the axes of the stage.
import { checkedYaml } from "./checked-yaml.mjs";

/** @import { GenericSchema } from "valibot" */
/** @import { Report } from "./problems.mjs" */
/** @import { Part } from "./sections.mjs" */

/** @typedef {Readonly<Record<string, string>>} ColumnNames By the English names. */

/**
 * Tables with their columns renamed, wherever they are in a value.
 * @param {unknown} value
 * @param {ColumnNames} names
 * @param {Set<string>} used Those that were found are added.
 * @returns {unknown}
 */
export function withColumns(value, names, used) {
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

/**
 * The `columns` of the front matter of a translation, and the front matter without them.
 * @param {Part} front
 * @param {GenericSchema<unknown, ColumnNames>} schema
 * @param {Report} report
 * @returns {{ names: ColumnNames, front: Part, line: number }}
 */
export function columnNamesIn(front, schema, report) {
  const lines = front.text.split("\n");
  const at = lines.findIndex((line) => line.startsWith("columns:"));
  if (at < 0) return { names: {}, front, line: front.line };
  const line = front.line + at;
  const text = lines[at]?.slice("columns:".length) ?? "";
  const { value } = checkedYaml({ text, line }, schema, report);
  // Its line stays, empty, so that all others keep their numbers.
  return { names: value ?? {}, front: { ...front, text: lines.with(at, "").join("\n") }, line };
}
