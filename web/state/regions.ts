import type { WasmRun } from "../engine/run.js";
import type { LearnerSpec, Model } from "../engine/types.js";
import type { PaneView, Regions } from "./frame.js";
import type { Problem } from "./problem.js";

/** Learners whose model is no hyperplane, nor one a class. */
const asked: ReadonlySet<LearnerSpec["kind"]> = new Set<LearnerSpec["kind"]>([
  "voted",
  "kernel",
  "nearest-neighbours",
  "decision-tree",
]);

/** What a learner predicts where, at the run's present moment. */
export function regionsOf(run: WasmRun, learner: LearnerSpec, problem: Problem): Regions {
  const axes = problem.scaling === "none" && run.features.every((name) => name === "x1" || name === "x2");
  if (!axes || asked.has(learner.kind)) return { kind: "field" };
  const model: Model = run.model();
  if (Array.isArray(model)) return { kind: "classes", models: model };
  return "weights" in model ? { kind: "linear", model } : { kind: "field" };
}

const zero = { weights: new Float64Array(2), bias: 0 };

/** A pane with nothing to train. */
export const paneOfNothing: Omit<PaneView, "learner" | "obstacle"> = {
  features: ["x1", "x2"],
  visit: 0,
  epoch: 0,
  epochLength: 0,
  updates: 0,
  stop: null,
  frontier: 0,
  frontierUpdates: 0,
  finished: false,
  current: zero,
  regions: { kind: "linear", model: zero },
  field: null,
  ghost: null,
  event: null,
  trainingMistakes: 0,
  heldOutMistakes: null,
  margin: null,
  curve: null,
  updatesBefore: (visits) => new Float64Array(visits.length),
  mistakesBefore: (visits) => new Float64Array(visits.length),
};
