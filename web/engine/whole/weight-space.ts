import type { Glue } from "#glue";
import { numbersOf } from "../checks.js";
import { PlaygroundError, reading } from "../errors.js";
import { axesInput, windowInput } from "../generated/job-inputs.js";
import type { Job, OpenJob } from "../job.js";
import { written } from "../layout/inputs.js";
import { fieldsOf } from "../run/fields.js";
import type { ProjectedExamples, ReadableRun, SolutionRegion, WeightAxes, WeightPath, WeightWindow } from "../types.js";
import { asFound, type JobKind } from "./core-job.js";
import { ofVisit, runOf } from "./run-jobs.js";

const projection: JobKind<"projection", ProjectedExamples | null> = {
  kind: "projection",
  name: "projection",
  read: asFound,
};

const region: JobKind<"solution-region", SolutionRegion> = {
  kind: "solution-region",
  name: "region",
  read: (found) => ({ ...found, firstNever: found.never > 0 ? found.firstNever : null }),
};

const path: JobKind<"weight-path", WeightPath> = {
  kind: "weight-path",
  name: "path",
  follows: true,
  read: asFound,
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
  const places = axesOf(axes, own.features, "window.axes");
  const plane = written(windowInput, { axes: places, x0, y0, width: x1 - x0, height: y1 - y0 });
  return ofVisit(glue, region, own, visit, plane);
}

/** As `Jobs.startWeightPath`. */
export function startWeightPath(glue: Glue, run: ReadableRun, axes: WeightAxes): OpenJob<WeightPath> {
  return ofVisit(glue, path, run, 0, written(axesInput, axesOf(axes, runOf(run).features, "axes")));
}

/** Which of the weights they are, the bias being the last. */
export function axesOf(
  axes: unknown,
  features: readonly string[],
  field: string,
): { readonly first: number; readonly second: number } {
  const names: readonly unknown[] = reading(field, () =>
    Array.isArray(axes) && axes.length === 2 ? [axes[0], axes[1]] : [],
  );
  const [first = -1, second = -1] = names.map((name) =>
    name === "bias" ? features.length : features.indexOf(name as string),
  );
  if (first >= 0 && second >= 0 && first !== second) return { first, second };
  throw new PlaygroundError("unknown", field, '{field} must name two different weights: features, or "bias".');
}

function ends(range: unknown, field: string): readonly [number, number] {
  const [low = Number.NaN, high = Number.NaN] = numbersOf(range, field);
  return [low, high];
}
