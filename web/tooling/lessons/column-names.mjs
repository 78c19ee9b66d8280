// What the features of a lesson's tables are called in another language: they are written along the axes of the stage.

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
