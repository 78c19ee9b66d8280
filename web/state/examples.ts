import type { Engine } from "../engine/types.js";
import type { Examples } from "./frame.js";
import type { Point } from "./intent.js";
import type { DataSource, Reviews } from "./playground-state.js";
import { labelOf } from "./training-set.js";

/** Most points a page holds: what every browser still draws and trains without waiting. */
export const mostPoints = 200_000;

/** What reads texts. It comes with all that can bring them: see reviews.ts. */
export const texts: { examples: (reviews: Reviews) => Examples } = { examples: () => examplesOfPoints([]) };

const axisNames: Readonly<Record<string, string>> = { x1: "x₁", x2: "x₂" };

/** The examples a data source stands for. Throws `PlaygroundError` where a preset's options are not valid. */
export function examplesOf(data: DataSource, engine: Engine): Examples {
  if (data.kind === "points") return examplesOfPoints(data.points);
  if (data.kind === "reviews") return texts.examples(data);
  const { X, y, columns } = engine.generate(data.name, data);
  const [first = "x1", second = "x2"] = columns;
  return {
    count: y.length,
    base: 2,
    X: X.data,
    xy: X.data,
    label: Int8Array.from(y, isClassed(data.name, engine) ? labelOf : (label) => label),
    heldOut: null,
    columns: [axisNames[first] ?? first, axisNames[second] ?? second],
  };
}

/** Whether a preset's labels are class numbers. */
export function isClassed(name: string, { presets }: Pick<Engine, "presets">): boolean {
  return (presets.find((preset) => preset.name === name)?.classes ?? 2) > 2;
}

function examplesOfPoints(points: readonly Point[]): Examples {
  const xy = new Float64Array(points.length * 2);
  const label = new Int8Array(points.length);
  points.forEach(([x1, x2, y], i) => {
    xy[2 * i] = x1;
    xy[2 * i + 1] = x2;
    label[i] = y;
  });
  return { count: points.length, base: 2, X: xy, xy, label, heldOut: null, columns: ["x₁", "x₂"] };
}

/** The same examples as a list of points, as an edit needs them. */
export function pointsOf(examples: Examples): Point[] {
  return Array.from(examples.label, (y, i) => [examples.xy[2 * i] ?? 0, examples.xy[2 * i + 1] ?? 0, y] as const);
}
