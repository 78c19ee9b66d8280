import { numberOf, numbersOf } from "./checks.js";
import { PlaygroundError, reading } from "./errors.js";
import { mostFeatures, mostValues } from "./generated/limits.js";

export interface Rows {
  readonly data: Float64Array;
  readonly n: number;
  readonly d: number;
}

/** Before memory is asked for, and before there is a name for every column. */
export function checkSize(n: number, d: number, field: string): void {
  const most = d > mostFeatures ? mostFeatures : mostValues;
  if (d <= mostFeatures && n * Math.max(d, 1) <= mostValues) return;
  const what = d > mostFeatures ? "more features" : "more numbers";
  throw new PlaygroundError(
    "too-large",
    field,
    `${field} has ${n} examples of ${d} features: ${what} than fit (${most}).`,
  );
}

/** Reads the two forms of a matrix: nested rows, or one row-major block with its shape. */
export function rowsOf(value: unknown, field: string): Rows {
  const rows = reading(field, () => {
    if (Array.isArray(value)) return fromNested(value, field);
    if (typeof value === "object" && value !== null && "data" in value && "shape" in value) {
      return fromBlock(value.data, value.shape, field);
    }
    return null;
  });
  if (rows) return rows;
  throw new PlaygroundError("wrong-type", field, `${field} must be a list of rows, or { data, shape }.`);
}

function fromNested(rows: readonly unknown[], field: string): Rows {
  const n = rows.length;
  const first = rows[0];
  const d = Array.isArray(first) ? first.length : 0;
  checkSize(n, d, field);
  const data = new Float64Array(n * d);
  for (let i = 0; i < n; i++) {
    const row = rows[i];
    if (!Array.isArray(row)) throw new PlaygroundError("wrong-type", field, `Row ${i + 1} of ${field} is not a list.`);
    if (row.length !== d) {
      const message = `Row ${i + 1} of ${field} has ${row.length} numbers, the first row ${d}.`;
      throw new PlaygroundError("wrong-length", field, message);
    }
    for (let j = 0; j < d; j++) {
      const member = row[j];
      // A name for every member would cost more than the check.
      data[i * d + j] = typeof member === "number" ? member : numberOf(member ?? null, `${field}[${i}][${j}]`, 0);
    }
  }
  return { data, n, d };
}

function fromBlock(data: unknown, shape: unknown, field: string): Rows {
  const [n, d] = Array.isArray(shape) ? shape : [];
  if (!Number.isInteger(n) || !Number.isInteger(d) || n < 0 || d < 0) {
    throw new PlaygroundError("wrong-type", `${field}.shape`, `${field}.shape must be two counts, [n, d].`);
  }
  checkSize(n, d, field);
  if (!(data instanceof Float64Array)) {
    throw new PlaygroundError("wrong-type", `${field}.data`, `${field}.data must be a Float64Array.`);
  }
  if (data.length !== n * d) {
    const message = `${field}.data has ${data.length} numbers, its shape says ${n} × ${d}.`;
    throw new PlaygroundError("wrong-length", field, message);
  }
  return { data: numbersOf(data, field), n, d };
}
