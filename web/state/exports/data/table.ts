import type { Examples } from "../../data/examples.js";
import { classOf } from "../../data/labels.js";

/** The examples as a table of numbers: base features, then the label. */
export interface ExampleTable {
  /** The base features, then "label". */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly number[])[];
}

/** Labels are −1 and +1, of more than two classes their numbers from 0. */
export function tableOf({ X, base, label, columns }: Examples): ExampleTable {
  const several = label.some((one) => one > 1);
  const labels = Array.from(label, (one) => (several ? classOf(one) : one));
  return {
    columns: [...columns.map(plainName), "label"],
    rows: labels.map((one, i) => [...X.subarray(base * i, base * (i + 1)), one]),
  };
}

/** "x₁" as programs name it; any other name as it is. */
function plainName(column: string): string {
  if (!/^x[₀-₉]+$/.test(column)) return column;
  return column.replace(/[₀-₉]/g, (digit) => String(digit.charCodeAt(0) - "₀".charCodeAt(0)));
}
