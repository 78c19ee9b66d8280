import type { DataSource, Table } from "../../document/state.js";

/** A table as the database stores it: a browser copies one array ten times as fast as 100,000 lists. */
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

/** The stored data as a state has it. Anything but a packed table is returned as it is, and validated by the reader. */
export function unpackedTable(stored: unknown): unknown {
  const { numbers, ...others } = Object(stored) as Partial<PackedTable>;
  if (!(numbers instanceof Float64Array) || !others.columns?.length) return stored;
  const width = others.columns.length;
  const rows = Array.from({ length: Math.floor(numbers.length / width) }, (_, row) =>
    Array.from(numbers.subarray(row * width, (row + 1) * width)),
  );
  return { ...others, rows };
}

/**
 * A stored state with its examples; undefined if what is stored is no state. It is not validated further: examples that are
 * lost are null, which no reader takes for data that was left out.
 */
export function storedState(state: unknown, data: unknown): object | undefined {
  const isState = typeof state === "object" && state !== null && !Array.isArray(state);
  return isState ? { ...state, data: unpackedTable(data) ?? null } : undefined;
}
