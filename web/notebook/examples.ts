import type { DataSource, Table } from "../state/document/state.js";
import type { Packed, PackedLabels } from "./model.js";

/**
 * The examples of X (n×d) and y (n) as a table; null as long as one of them is missing or they are not of one length. What
 * their numbers must be, the state checks as it checks any.
 */
export function tableOf(
  X: Packed | null | undefined,
  y: PackedLabels | null | undefined,
  names: readonly string[] = [],
): Table | null {
  if (!X || !y) return null;
  const [count = 0, width = 0] = X.shape;
  const features = new Float64Array(bytesOf(X.data));
  const labels = new Int32Array(bytesOf(y.data));
  if (labels.length !== count || features.length !== count * width) return null;
  const columns = Array.from({ length: width }, (_, column) => names[column] ?? `x${column + 1}`);
  const label = free("label", columns);
  return {
    kind: "table",
    columns: [...columns, label],
    rows: Array.from(labels, (own, row) => [...features.subarray(row * width, (row + 1) * width), own]),
    label,
    ...(y.names && { classNames: y.names }),
  };
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
