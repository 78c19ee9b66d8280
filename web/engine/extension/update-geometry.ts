import type { Glue } from "#glue";
import { numbersOf } from "../checks.js";
import { PlaygroundError } from "../errors.js";
import { updateInput } from "../generated/job-inputs.js";
import { updateGeometry as geometry, type turn } from "../generated/result-layouts.js";
import { written } from "../layout/inputs.js";
import { read } from "../layout/values.js";
import { encodeLearner } from "../learners/index.js";
import type { KernelSpec, LinearModel, Turn, UpdateGeometry } from "../types.js";
import { hyperplaneOf } from "./numbers.js";

/** As `Jobs.updateGeometry`. */
export function updateGeometry(glue: Glue, before: LinearModel, after: LinearModel, by: LinearModel): UpdateGeometry {
  const first = hyperplaneOf(before, "before");
  const features = first.length - 1;
  const vectors = written(updateInput, {
    before: first,
    after: hyperplaneOf(after, "after", features),
    by: hyperplaneOf(by, "by", features),
  });
  const found = read(geometry, glue.updateGeometry(vectors));
  return {
    scores: [found.scoreBefore, found.scoreAfter],
    features: turnOf(found.features),
    whole: turnOf(found.whole),
  };
}

/** As `Jobs.kernelSquare`. */
export function kernelSquare(glue: Glue, learner: KernelSpec, x: ArrayLike<number>): number {
  return glue.kernelSquare(Float64Array.from(kernelSettings(learner)), numbersOf(x, "x"));
}

function kernelSettings(learner: KernelSpec): number[] {
  const { kind, settings } = encodeLearner(learner);
  if (kind === "kernel") return settings;
  throw new PlaygroundError("unknown", "learner.kind", "The learner must be a kernel perceptron.");
}

function turnOf(found: ReturnType<typeof turn>): Turn {
  return {
    squaredNorm: found.squaredNorm,
    before: { length: found.lengthBefore, angle: angleOf(found.angleBefore) },
    after: { length: found.lengthAfter, angle: angleOf(found.angleAfter) },
  };
}

function angleOf(degrees: number): number | null {
  return Number.isNaN(degrees) ? null : degrees;
}
