import type { Edit } from "./edits.js";
import { edited } from "./edits.js";
import { mostPoints, pointsOf } from "./examples.js";
import type { Examples } from "./frame.js";
import type { Intent } from "./intent.js";
import type { UiState } from "./playground-state.js";
import type { Problem } from "./problem.js";

/** A changed problem, and what the user should be told about the change. */
export interface Reduced {
  readonly problem: Problem;
  readonly warning?: string;
}

/** The problem after an edit of the points. The same problem where nothing changes. */
export function reduceEdit(problem: Problem, examples: Examples, edit: Edit): Reduced {
  const points = problem.data.kind === "points" ? problem.data.points : pointsOf(examples);
  const after = edited(points, edit);
  if (after === points) return { problem };
  if (after.length > mostPoints) {
    return { problem, warning: `More points than fit: the page holds ${mostPoints}. Nothing was added.` };
  }
  const data = { kind: "points" as const, points: after };
  // Weights belong to their data: where all of it goes, they start afresh.
  const changed: Problem = { ...problem, data, initial: after.length > 0 ? problem.initial : null };
  if (problem.order.kind !== "custom" || after.length === points.length) return { problem: changed };
  return {
    problem: { ...changed, order: { kind: "given" } },
    warning: `The custom order named ${points.length} examples, now there are ${after.length}: back to the given order.`,
  };
}

/** The problem with another dataset. Weights belong to their data: they start afresh. */
export function reducePreset(problem: Problem, intent: Extract<Intent, { type: "load-preset" }>): Problem {
  const order = problem.order.kind === "custom" ? { kind: "given" as const } : problem.order;
  return { ...problem, data: { kind: "preset", name: intent.name, ...intent.options }, initial: null, order };
}

/** The problem with other settings. The same problem where nothing changes. */
export function reduceConfigure(problem: Problem, intent: Extract<Intent, { type: "configure" }>): Problem {
  const { type: _, learner, ...others } = intent;
  const initial = others.initial === undefined ? problem.initial : others.initial;
  const changes = {
    ...others,
    ...(learner && { learners: [learner, ...problem.learners.slice(1)] }),
    // Without a bias there is none to start from.
    ...(others.bias === false && initial && { initial: { ...initial, bias: 0 } }),
  };
  const differs = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(problem[name as keyof Problem]);
  return Object.entries(changes).some(differs) ? { ...problem, ...changes } : problem;
}

/** The next seed: a new order of the shuffles, and again the same one after undo. */
export function reduceNewSeed(problem: Problem): Problem {
  return { ...problem, order: { ...problem.order, seed: (problem.order.seed ?? 0) + 1 } };
}

/** The part of the user interface an intent sets, or null when it sets none. */
export function reduceUi(ui: UiState, intent: Intent): UiState | null {
  switch (intent.type) {
    case "set-tool":
      return { ...ui, tool: intent.tool };
    case "set-brush":
      return { ...ui, brush: Math.min(50, Math.max(1, Math.round(intent.size) || 1)) };
    case "set-theme":
      return { ...ui, theme: intent.theme };
    case "set-speed":
      return { ...ui, speed: intent.speed };
    case "set-precision":
      return { ...ui, precision: intent.precision };
    case "set-keep-weights":
      return { ...ui, keepWeights: intent.keep };
    default:
      return null;
  }
}
