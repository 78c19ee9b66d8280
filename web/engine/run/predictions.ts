import { allFinite } from "../checks.js";
import { PlaygroundError } from "../errors.js";
import { predictionColumns } from "../generated/layouts.js";
import { mostColumns } from "../generated/limits.js";
import { columnsOf } from "../layout/values.js";
import { type Rows, rowsOf } from "../matrix.js";
import type { Grid, Matrix, Predictions } from "../types.js";
import { fieldsOf } from "./fields.js";

/** Rows of so many base features, checked. Throws `PlaygroundError`. */
export function checkedRows(X: Matrix, baseFeatures: number): Rows {
  const rows = rowsOf(X, "X");
  if (rows.n > 0 && rows.d !== baseFeatures) {
    const sentence = "X has {0} columns, the run was made with {1}.";
    throw new PlaygroundError("wrong-length", "X", sentence, [rows.d, baseFeatures]);
  }
  if (allFinite(rows.data)) return rows;
  throw new PlaygroundError("not-finite", "X", "X must hold finite numbers only.");
}

/** Throws `PlaygroundError` where a grid is none. */
export function checkedGrid(given: Grid): Grid {
  const grid = fieldsOf(given, "grid", ["x0", "y0", "dx", "dy", "columns", "rows"]) as unknown as Grid;
  const { x0, y0, dx, dy, columns, rows } = grid;
  const sizes = [columns, rows].every((size) => Number.isInteger(size) && size >= 1 && size <= mostColumns);
  if (sizes && [x0, y0, dx, dy].every(Number.isFinite) && dx > 0) return grid;
  const sentence = "A grid has finite numbers, dx above 0, and 1 to {0} columns and rows.";
  throw new PlaygroundError("out-of-range", "grid", sentence, [mostColumns]);
}

/** Of scores and labels of rows, which the core gives in turn. Throws `PlaygroundError`. */
export function predictionsOf(pairs: Float64Array): Predictions {
  if (!allFinite(pairs)) {
    throw new PlaygroundError("out-of-range", "X", "X holds numbers so large that their score is not finite.");
  }
  const { score, label } = columnsOf(predictionColumns, pairs, 0);
  return { score, label: new Int32Array(label) };
}
