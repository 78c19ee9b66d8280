/** The examples as texts. */

import { classOf, pointsInstead } from "../../../data/class-names.js";
import { type Examples, pointsOf } from "../../../data/examples.js";
import { exactJson } from "../../../document/reading/bytes-of.js";
import type { PlaygroundState } from "../../../document/state.js";
import { csv, exact, fileName, type TextFile } from "../text-file.js";

/** What the examples are, and which of them there are. */
interface DataSubject {
  readonly examples: Examples;
  readonly state: Pick<PlaygroundState, "data">;
}

export type DataFormat = "csv" | "json" | "libsvm";

export function dataFile(subject: DataSubject, format: DataFormat): TextFile {
  const { text, type } = writers[format];
  return { name: fileName(subject.state, "data", format), type, text: text(subject) };
}

/** A line for the names, then one an example. */
export function dataCsv({ examples }: Pick<DataSubject, "examples">): string {
  const { columns, rows } = tableOf(examples);
  return csv([columns, ...rows.map((row) => row.map(exact))]);
}

/** A state that holds nothing but the data: every playground opens it. */
export function dataJson({ examples, state: { data } }: DataSubject): string {
  const held = data.kind === "preset" ? pointsInstead(data, pointsOf(examples)) : data;
  return `${exactJson({ v: 1, data: held })}\n`;
}

/** "+1 1:0.5 2:3": a line an example, all its features numbered from 1. */
export function dataLibsvm({ examples }: Pick<DataSubject, "examples">): string {
  const lines = tableOf(examples).rows.map((row) => {
    const label = row.at(-1) ?? 0;
    const features = row.slice(0, -1).map((value, j) => ` ${j + 1}:${exact(value)}`);
    return `${label > 0 && !severalClasses(examples) ? "+" : ""}${label}${features.join("")}\n`;
  });
  return lines.join("");
}

function severalClasses({ label }: Examples): boolean {
  return label.some((one) => one > 1);
}

const writers: Readonly<Record<DataFormat, { readonly type: string; readonly text: (of: DataSubject) => string }>> = {
  csv: { type: "text/csv", text: dataCsv },
  json: { type: "application/json", text: dataJson },
  libsvm: { type: "text/plain", text: dataLibsvm },
};

/** The examples as a table of numbers: base features, then the label. */
interface ExampleTable {
  /** The base features, then "label". */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly number[])[];
}

/** Labels are −1 and +1, of more than two classes their numbers from 0. */
function tableOf({ X, base, label, columns }: Examples): ExampleTable {
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
