import type { Glue } from "#glue";
import { numbersOf } from "../checks.js";
import { PlaygroundError } from "../errors.js";
import { encodeLearner } from "../learners/index.js";
import type { KernelSpec, LinearModel, Turn, UpdateGeometry } from "../types.js";
import { hyperplaneOf, joined } from "./numbers.js";

/** As `Jobs.updateGeometry`. */
export function updateGeometry(glue: Glue, before: LinearModel, after: LinearModel, by: LinearModel): UpdateGeometry {
  const first = hyperplaneOf(before, "before");
  const features = first.length - 1;
  const vectors = joined(first, hyperplaneOf(after, "after", features), hyperplaneOf(by, "by", features));
  const [scoreBefore = 0, scoreAfter = 0, ...turns] = glue.updateGeometry(vectors);
  return { scores: [scoreBefore, scoreAfter], features: turnOf(turns.slice(0, 5)), whole: turnOf(turns.slice(5)) };
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

function turnOf(numbers: readonly number[]): Turn {
  const [squaredNorm = 0, lengthBefore = 0, before, lengthAfter = 0, after] = numbers;
  return {
    squaredNorm,
    before: { length: lengthBefore, angle: angleOf(before) },
    after: { length: lengthAfter, angle: angleOf(after) },
  };
}

function angleOf(degrees = Number.NaN): number | null {
  return Number.isNaN(degrees) ? null : degrees;
}
