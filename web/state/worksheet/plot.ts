import type { WholeEngine } from "../../engine/engine.js";
import type { LinearModel } from "../../engine/types.js";
import { predictsByPlane, tellsClasses } from "../learners/traits.js";
import type { SheetRun } from "./sheet-run.js";
import type { PlanePoint, SheetPlot, SheetPoint } from "./worksheet.js";

/** The plane with the examples; null where the features are not the two axes, or there are more sides than two. */
export function plotOf(
  engine: Pick<WholeEngine, "featureMap">,
  { features, of: { spec, index } }: SheetRun,
  boundary: LinearModel | null,
): SheetPlot | null {
  const { X, learner, scaling = "none" } = spec;
  const isPlane = features.join() === "x1,x2" && scaling === "none";
  if (!isPlane || !("data" in X) || !predictsByPlane(learner) || tellsClasses(learner)) return null;
  const places = Array.from(index, (_, row): PlanePoint => [X.data[2 * row] ?? 0, X.data[2 * row + 1] ?? 0]);
  const [x, y] = [rangeOf(places.map(([value]) => value)), rangeOf(places.map(([, value]) => value))];
  const drawn = boundary && lineOf(engine, boundary, x, y);
  return {
    axes: ["x₁", "x₂"],
    x,
    y,
    points: pointsOf(places, spec.y, index),
    boundary: drawn,
    normal: drawn && boundary && normalOf(drawn, boundary),
  };
}

/** To whole numbers, with the origin, and a square beyond the last example. */
function rangeOf(values: readonly number[]): readonly [number, number] {
  return [Math.min(0, ...values) - 1, Math.max(0, ...values) + 1];
}

/** What lies in one place with one label is one point. */
function pointsOf(
  places: readonly PlanePoint[],
  labels: ArrayLike<number>,
  index: ArrayLike<number>,
): readonly SheetPoint[] {
  const points = new Map<string, SheetPoint>();
  places.forEach((place, row) => {
    const positive = (labels[row] ?? 0) > 0;
    const key = `${place} ${positive}`;
    const number = String((index[row] ?? row) + 1);
    const there = points.get(key);
    points.set(key, { place, positive, name: there ? `${there.name}, ${number}` : number });
  });
  return [...points.values()];
}

/** Where the score changes its sign along the edges of the plot: the engine says what it is at the corners. */
function lineOf(
  engine: Pick<WholeEngine, "featureMap">,
  model: LinearModel,
  [left, right]: readonly [number, number],
  [low, high]: readonly [number, number],
): readonly [PlanePoint, PlanePoint] | null {
  const corners: readonly PlanePoint[] = [
    [left, low],
    [right, low],
    [right, high],
    [left, high],
  ];
  const X = { data: Float64Array.from(corners.flat()), shape: [4, 2] as const };
  const scores = engine.featureMap({ X, features: ["x1", "x2"] }).scores(model, X);
  const cuts = corners.flatMap((from, k) => {
    const [here, there] = [scores[k] ?? 0, scores[(k + 1) % 4] ?? 0];
    const to = corners[(k + 1) % 4] ?? from;
    // A corner that lies on it is one of the edge that begins there.
    if (here === 0) return [from];
    return here * there < 0 ? [between(from, to, here / (here - there))] : [];
  });
  const [first, second] = cuts;
  return first && second ? [first, second] : null;
}

function between([x, y]: PlanePoint, [toX, toY]: PlanePoint, share: number): PlanePoint {
  return [x + (toX - x) * share, y + (toY - y) * share];
}

/** From the middle of the line along the weights, of length 1. */
function normalOf(
  [from, to]: readonly [PlanePoint, PlanePoint],
  { weights }: LinearModel,
): readonly [PlanePoint, PlanePoint] {
  const middle = between(from, to, 0.5);
  const [right = 0, up = 0] = Array.from(weights);
  const length = Math.hypot(right, up);
  return [middle, [middle[0] + right / length, middle[1] + up / length]];
}
