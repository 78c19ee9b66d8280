/** Rows as arrays of numbers. */
interface PackedRows {
  /** count×base, row by row. */
  readonly X: Float64Array;
  /** The first two of each row: the same as X in the plane. */
  readonly xy: Float64Array;
  readonly label: Int8Array;
}

/** A number a feature, and the label. */
export type Rows = readonly (readonly number[])[];

/** Rows that were packed before they are used, as a large table takes its time: see `packAhead`. */
export const packedAhead = new WeakMap<Rows, PackedRows>();

export function packedRows(rows: Rows, base: number): PackedRows {
  const ahead = packedAhead.get(rows);
  // Who asked has them now: twice they take twice the memory.
  packedAhead.delete(rows);
  if (ahead) return ahead;
  const packed = roomFor(rows, base);
  pack(rows, packed, 0, rows.length);
  return packed;
}

export function roomFor({ length }: Rows, base: number): PackedRows {
  const X = new Float64Array(length * base);
  return { X, xy: base > 2 ? new Float64Array(length * 2) : X, label: new Int8Array(length) };
}

/** Packs the rows from one number to before another. */
export function pack(rows: Rows, { X, xy, label }: PackedRows, from: number, to: number): void {
  const base = X.length / label.length;
  for (let i = from; i < to; i++) {
    const row = rows[i] as readonly number[];
    for (let j = 0; j < base; j++) X[base * i + j] = row[j] as number;
    xy[2 * i] = row[0] as number;
    xy[2 * i + 1] = row[1] as number;
    label[i] = row[base] as number;
  }
}
