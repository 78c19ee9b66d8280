import type { DataSource, Table } from "../state/document/state.js";
import type { Packed, PackedLabels } from "./model.js";

/**
 * The examples of X (n×d), y (n) and the names of the features as a table; null without any. Where they do not fit together
 * it is ragged: what a table must be, the page checks as it checks any, and names what is wrong.
 */
export function tableOf(
  X: Packed | null | undefined,
  y: PackedLabels | null | undefined,
  names: readonly string[] = [],
): Table | null {
  if (!X && !y) return null;
  const [count = 0, width = 0] = X?.shape ?? [];
  const features = X ? new Float64Array(bytesOf(X.data)) : [];
  const labels = y ? new Int32Array(bytesOf(y.data)) : [];
  const named = names.length > 0 ? names : Array.from({ length: width }, (_, column) => `x${column + 1}`);
  // The plane needs a second feature.
  const flat = width === 1;
  const columns = flat ? [...named, "x₂ = 0"] : named;
  const label = free("label", columns);
  return {
    kind: "table",
    columns: [...columns, label],
    rows: Array.from({ length: Math.max(count, labels.length) }, (_, row) => [
      ...features.slice(row * width, (row + 1) * width),
      ...(flat ? [0] : []),
      ...labels.slice(row, row + 1),
    ]),
    label,
    ...(y?.names && { classNames: y.names }),
  };
}

/** Whether every row has a cell a column. */
export function isEven({ columns, rows }: Table): boolean {
  return rows.every(({ length }) => length === columns.length);
}

/** A copy: where the bytes stand in a message they need not be aligned. */
function bytesOf({ buffer, byteOffset, byteLength }: DataView): ArrayBuffer {
  return buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
}

function free(name: string, taken: readonly string[]): string {
  return taken.includes(name) ? free(`${name}_`, taken) : name;
}

/** Whether data is a table of the same columns and rows. */
export function isSame(data: DataSource, table: Table): boolean {
  return (
    data.kind === "table" &&
    data.rows.length === table.rows.length &&
    data.columns.length === table.columns.length &&
    data.columns.every((name, column) => name === table.columns[column]) &&
    data.rows.every((row, k) => row.every((cell, column) => cell === table.rows[k]?.[column]))
  );
}
