import type { DataSource, Table } from "../../state/document/state.js";

/** A table as it lies in the store: a hundred thousand lists take a browser ten times as long to copy as one array. */
type PackedTable = Omit<Table, "rows"> & {
  /** Row by row. */
  readonly numbers: Float64Array;
};

export function packedTable(data: DataSource): DataSource | PackedTable {
  if (data.kind !== "table") return data;
  const { rows, ...others } = data;
  const width = data.columns.length;
  const numbers = new Float64Array(rows.length * width);
  for (let row = 0; row < rows.length; row++) numbers.set(rows[row] ?? [], row * width);
  return { ...others, numbers };
}

/** What the store has for data: whatever is no packed table is left as it is, and refused where it is none. */
export function unpackedTable(stored: unknown): unknown {
  const { numbers, ...others } = Object(stored) as Partial<PackedTable>;
  if (!(numbers instanceof Float64Array) || !others.columns?.length) return stored;
  const width = others.columns.length;
  const rows = Array.from({ length: Math.floor(numbers.length / width) }, (_, row) =>
    Array.from(numbers.subarray(row * width, (row + 1) * width)),
  );
  return { ...others, rows };
}
