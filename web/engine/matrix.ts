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
  const sentence =
    d > mostFeatures
      ? "{field} has {0} examples of {1} features: more features than fit ({2})."
      : "{field} has {0} examples of {1} features: more numbers than fit ({2}).";
  throw new PlaygroundError("too-large", field, sentence, [n, d, most]);
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
  throw new PlaygroundError("wrong-type", field, "{field} must be a list of rows, or { data, shape }.");
}

function fromNested(rows: readonly unknown[], field: string): Rows {
  const n = rows.length;
  const first = rows[0];
  const d = Array.isArray(first) ? first.length : 0;
  checkSize(n, d, field);
  const data = new Float64Array(n * d);
  for (let i = 0; i < n; i++) {
    const row = rows[i];
    if (!Array.isArray(row))
      throw new PlaygroundError("wrong-type", field, "Row {0} of {field} is not a list.", [i + 1]);
    if (row.length !== d) {
      const sentence = "Row {0} of {field} has {1} numbers, the first row {2}.";
      throw new PlaygroundError("wrong-length", field, sentence, [i + 1, row.length, d]);
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
    throw new PlaygroundError("wrong-type", `${field}.shape`, "{0}.shape must be two counts, [n, d].", [field]);
  }
  checkSize(n, d, field);
  if (!(data instanceof Float64Array)) {
    throw new PlaygroundError("wrong-type", `${field}.data`, "{0}.data must be a Float64Array.", [field]);
  }
  if (data.length !== n * d) {
    const sentence = "{field}.data has {0} numbers, its shape says {1} × {2}.";
    throw new PlaygroundError("wrong-length", field, sentence, [data.length, n, d]);
  }
  return { data: numbersOf(data, field), n, d };
}
