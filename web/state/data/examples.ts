import type { Engine, PresetInfo } from "../../engine/types.js";
import { valuesOf } from "../document/reviews/review-texts.js";
import type { DataSource, Initial, Point, Reviews } from "../document/state.js";
import { labelOf } from "./class-names.js";
import { packedRows, type Rows } from "./packing/packed-rows.js";

/** The examples as the stage draws them. A new object whenever the data changes, never changed in place. */
export interface Examples {
  readonly count: number;
  /** Base features of an example: 2 in the plane. The stage draws the first two of more. */
  readonly base: number;
  /** count×base, row by row. */
  readonly X: Float64Array;
  /** Interleaved x1, x2, as the stage draws them: the same as X in the plane, and empty for reviews. */
  readonly xy: Float64Array;
  /** −1, +1, or 2…5 for further classes: class 0 is −1, class 1 is +1. */
  readonly label: Int8Array;
  /** 1 where an example is held out from training; null where none is. */
  readonly heldOut: Uint8Array | null;
  /** The base features for people: "x₁", "petal length (cm)", "excellent". */
  readonly columns: readonly string[];
  /** Where a run of a worked example starts: see `withOwnStart`. Null: at zero. */
  readonly initial: Initial | null;
}

const axisNames: Readonly<Record<string, string>> = { x1: "x₁", x2: "x₂" };

/** The examples a data source stands for. Throws `PlaygroundError` where a preset's options are not valid. */
export function examplesOf(data: DataSource, engine: Pick<Engine, "generate" | "presets">): Examples {
  if (data.kind === "points") return examplesOfRows(data.points, ["x₁", "x₂"]);
  if (data.kind === "table") return examplesOfRows(data.rows, data.columns.slice(0, -1));
  if (data.kind === "reviews") return examplesOfReviews(data);
  const { kind: _, name, ...options } = data;
  const { X, y, columns } = engine.generate(name, options);
  const [first = "x1", second = "x2"] = columns;
  return {
    count: y.length,
    base: 2,
    X: X.data,
    xy: X.data,
    label: isClassed(data.name, engine) ? new Int8Array(y).map(labelOf) : new Int8Array(y),
    heldOut: null,
    columns: [axisNames[first] ?? first, axisNames[second] ?? second],
    initial: presetOf(data.name, engine)?.initial ?? null,
  };
}

/** Whether a preset's labels are class numbers. */
export function isClassed(name: string, engine: Pick<Engine, "presets">): boolean {
  return (presetOf(name, engine)?.classes ?? 2) > 2;
}

function presetOf(name: string, { presets }: Pick<Engine, "presets">): PresetInfo | undefined {
  return presets.find((preset) => preset.name === name);
}

function examplesOfRows(rows: Rows, columns: readonly string[]): Examples {
  const base = columns.length;
  return { count: rows.length, base, ...packedRows(rows, base), heldOut: null, columns, initial: null };
}

export function examplesOfReviews({ words, reviews }: Reviews): Examples {
  return {
    count: reviews.length,
    base: words.length,
    X: Float64Array.from(reviews.flatMap(([text]) => valuesOf(text, words))),
    xy: new Float64Array(0),
    label: Int8Array.from(reviews, ([, label]) => label),
    heldOut: null,
    columns: words,
    initial: null,
  };
}

/** The same examples as a list of points, as an edit needs them. */
export function pointsOf(examples: Examples): Point[] {
  return Array.from(examples.label, (y, i) => [examples.xy[2 * i] ?? 0, examples.xy[2 * i + 1] ?? 0, y] as const);
}
