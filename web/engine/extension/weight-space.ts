import type { Glue } from "#glue";
import { numbersOf } from "../checks.js";
import { PlaygroundError, reading } from "../errors.js";
import { regionPlaces } from "../generated/result-names.js";
import type { Job, OpenJob } from "../job.js";
import { fieldsOf } from "../run/fields.js";
import type {
  HalfPlane,
  ProjectedExamples,
  ReadableRun,
  SolutionRegion,
  WeightAxes,
  WeightPath,
  WeightWindow,
} from "../types.js";
import { CoreJob, type JobKind } from "./core-job.js";
import { joined } from "./numbers.js";
import { ofVisit, runOf, visitOf } from "./run-jobs.js";

const projection: JobKind<Float64Array, ProjectedExamples | null> = {
  kind: "projection",
  name: "projection",
  read: (numbers) => {
    const [length, margin = 0, nearest = 0, middle = 0, half = 0, count = 0] = numbers;
    if (length === undefined) return null;
    const from = (place: number): number => 6 + place * count;
    return {
      model: { weights: numbers.slice(from(2), -1), bias: numbers.at(-1) ?? 0 },
      ...{ length, margin, nearest, middle, half },
      score: numbers.slice(from(0), from(1)),
      along: numbers.slice(from(1), from(2)),
    };
  },
};

const region: JobKind<Float64Array, SolutionRegion> = {
  kind: "solution-region",
  name: "region",
  read: ([where = 0, never = 0, first = 0, ...corners]) => ({
    where: regionPlaces[where] ?? "nowhere",
    corners: Float64Array.from(corners.filter((_, k) => k % 3 < 2)),
    edges: Int32Array.from(corners.filter((_, k) => k % 3 === 2)),
    never,
    firstNever: never > 0 ? first : null,
  }),
};

const path: JobKind<Float64Array, WeightPath> = {
  kind: "weight-path",
  name: "path",
  follows: true,
  read: (numbers) => {
    const n = (numbers.length - 1) / 4;
    const column = (place: number): Float64Array => numbers.slice(1 + place * n, 1 + (place + 1) * n);
    return { every: numbers[0] ?? 1, updates: column(0), visit: column(1), x: column(2), y: column(3) };
  },
};

/** As `Jobs.startProjection`. */
export function startProjection(glue: Glue, run: ReadableRun, visit?: number): Job<ProjectedExamples | null> {
  return ofVisit(glue, projection, run, visit);
}

/** As `Jobs.startSolutionRegion`. */
export function startSolutionRegion(
  glue: Glue,
  run: ReadableRun,
  window: WeightWindow,
  visit?: number,
): Job<SolutionRegion> {
  const { axes, x, y } = fieldsOf(window, "window", ["axes", "x", "y"]);
  const own = runOf(run);
  const [x0, x1] = ends(x, "window.x");
  const [y0, y1] = ends(y, "window.y");
  const plane = Float64Array.of(...placesOf(axes, own.features, "window.axes"), x0, y0, x1 - x0, y1 - y0);
  const [handle, at] = [own.handleIn(glue), visitOf(own, visit)];
  return new CoreJob(glue, region, (code) => glue.startWeightJob(code, handle, at, plane));
}

/** As `Jobs.startWeightPath`. */
export function startWeightPath(glue: Glue, run: ReadableRun, axes: WeightAxes): OpenJob<WeightPath> {
  const own = runOf(run);
  const plane = Float64Array.from(placesOf(axes, own.features, "axes"));
  const handle = own.handleIn(glue);
  return new CoreJob(glue, path, (code) => glue.startWeightJob(code, handle, 0, plane));
}

/** As wasm/feature_bindings.cpp takes it: the places of two weights, then the labels. */
export function asked(axes: unknown, features: readonly string[], labels: Float64Array): Float64Array {
  return joined(placesOf(axes, features, "axes"), labels);
}

/** Six numbers a row. */
export function readHalfPlanes(numbers: Float64Array): HalfPlane[] {
  return Array.from({ length: numbers.length / 6 }, (_, row) => {
    const [p = 0, q = 0, rest = 0, nx = 0, ny = 0, from = 0] = numbers.subarray(6 * row, 6 * row + 6);
    return { p, q, rest, nx, ny, from };
  });
}

/** Which of the weights they are, the bias being the last. */
function placesOf(axes: unknown, features: readonly string[], field: string): readonly [number, number] {
  const names: readonly unknown[] = reading(field, () =>
    Array.isArray(axes) && axes.length === 2 ? [axes[0], axes[1]] : [],
  );
  const [first = -1, second = -1] = names.map((name) =>
    name === "bias" ? features.length : features.indexOf(name as string),
  );
  if (first >= 0 && second >= 0 && first !== second) return [first, second];
  throw new PlaygroundError("unknown", field, `${field} must name two different weights: features, or "bias".`);
}

function ends(range: unknown, field: string): readonly [number, number] {
  const [low = Number.NaN, high = Number.NaN] = numbersOf(range, field);
  return [low, high];
}
