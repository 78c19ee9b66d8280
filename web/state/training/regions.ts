import type { WasmRun } from "../../engine/run.js";
import type { LearnerSpec, LinearModel, Model } from "../../engine/types.js";
import type { OverAxes } from "../data/axes.js";
import type { Problem } from "../document/problem.js";
import type { PaneView, Regions } from "../frame.js";
import { predictsByPlane, tellsClasses } from "../learners/traits.js";

/** Whether what is learned is a hyperplane over the axes just as it is. */
export function learnsOnAxes({ features }: WasmRun, { scaling }: Problem): boolean {
  return scaling === "none" && features.every((name) => name === "x1" || name === "x2");
}

/**
 * What a learner predicts where, at the run's present moment.
 * @param over puts it over the axes; null where that makes no lines.
 */
export function regionsOf(run: WasmRun, learner: LearnerSpec, over: OverAxes | null): Regions {
  if (!over || !(predictsByPlane(learner) || tellsClasses(learner))) return { kind: "field" };
  const model: Model = run.model();
  if (Array.isArray(model)) return { kind: "classes", models: over(model) };
  return "weights" in model ? { kind: "linear", model: over(model) } : { kind: "field" };
}

/** The hyperplane that predicts, where it is one. */
export function planeOf(run: WasmRun, learner: LearnerSpec): LinearModel | null {
  const model = predictsByPlane(learner) ? run.model() : null;
  return model && "weights" in model ? model : null;
}

const zero = { weights: new Float64Array(2), bias: 0 };

/** A pane with nothing to train. */
export const paneOfNothing: Omit<PaneView, "learner" | "obstacle"> = {
  features: ["x1", "x2"],
  initial: null,
  visit: 0,
  epoch: 0,
  epochLength: 0,
  updates: 0,
  stop: null,
  frontier: 0,
  frontierUpdates: 0,
  finished: false,
  current: zero,
  onAxes: null,
  regions: { kind: "linear", model: zero },
  plane: null,
  field: null,
  ghost: null,
  event: null,
  trainingMistakes: 0,
  heldOutMistakes: null,
  wrong: null,
  predict: null,
  margin: null,
  angle: null,
  cycle: null,
  curve: null,
  exampleAt: () => null,
  updatesBefore: (visits) => new Float64Array(visits.length),
  mistakesBefore: (visits) => new Float64Array(visits.length),
};
