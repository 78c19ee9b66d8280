import type { LinearModel } from "../../engine/types.js";
import type { Examples } from "../data/examples.js";
import { pointsOf } from "../data/examples.js";
import { randomNumbers } from "../data/random-numbers.js";
import { mostLearners, mostPoints } from "../document/limits.js";
import type { Problem } from "../document/problem.js";
import type { Initial, PageLearner, UiState } from "../document/state.js";
import { hyperplane, type PaneView } from "../frame.js";
import type { Intent } from "../intent.js";
import { takesInitial, tellsClasses } from "../learners/traits.js";
import type { Edit } from "./points.js";
import { edited } from "./points.js";

/** A changed problem, and what the user should be told about the change. */
export interface Reduced {
  readonly problem: Problem;
  readonly warning?: string;
  /** Whether weights that were learned still fit, though the data has changed. */
  readonly keeps?: boolean;
}

/** The problem after an edit of the points. The same problem where nothing changes. */
export function reduceEdit(problem: Problem, examples: Examples, edit: Edit): Reduced {
  // What is not in the plane is edited elsewhere.
  if (problem.data.kind === "reviews") return { problem };
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

/**
 * The problem with another dataset. Weights belong to their data: they start afresh. Where the data is of several
 * classes, the lead becomes a learner that can tell them apart.
 */
export function reducePreset(
  problem: Problem,
  intent: Extract<Intent, { type: "load-preset" }>,
  { classed, lead }: { readonly classed: boolean; readonly lead: number },
): Problem {
  const order = problem.order.kind === "custom" ? { kind: "given" as const } : problem.order;
  const learner = problem.learners[lead];
  const able = !classed || (learner !== undefined && tellsClasses(learner));
  const learners = able ? problem.learners : problem.learners.with(lead, { kind: "multiclass" });
  return { ...problem, learners, data: { kind: "preset", name: intent.name, ...intent.options }, initial: null, order };
}

/** The problem with other settings. The same problem where nothing changes. */
export function reduceConfigure(problem: Problem, intent: Extract<Intent, { type: "configure" }>, lead = 0): Problem {
  const { type: _, learner, ...others } = intent;
  const initial = others.initial === undefined ? problem.initial : others.initial;
  const changes = {
    ...others,
    ...(learner && { learners: problem.learners.with(lead, learner) }),
    // Without a bias there is none to start from.
    ...(others.bias === false && initial && { initial: { ...initial, bias: 0 } }),
    ...(others.bias === false && { learners: problem.learners.map(withoutBias) }),
  };
  const differs = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(problem[name as keyof Problem]);
  return Object.entries(changes).some(differs) ? { ...problem, ...changes } : problem;
}

function withoutBias(learner: PageLearner): PageLearner {
  return learner.initial ? { ...learner, initial: { ...learner.initial, bias: 0 } } : learner;
}

/** The problem with one learner more. */
function reduceAddLearner(problem: Problem, learner: PageLearner): Reduced {
  if (problem.learners.length < mostLearners)
    return { problem: { ...problem, learners: [...problem.learners, learner] } };
  return { problem, warning: `At most ${mostLearners} learners are compared at once.` };
}

/** The problem with copies of a learner that start from different weights, as in CISC 271's figure 30.1. */
function reduceRandomStarts(problem: Problem, lead: number, count: number, seed: number, base = 2): Problem {
  const learner = problem.learners[lead];
  if (!learner || !takesInitial(learner)) return problem;
  const features = problem.features?.length ?? base;
  const learners = Array.from({ length: Math.min(Math.max(1, count), mostLearners) }, (_, draw) => {
    const numbers = randomNumbers(features + 1, seed, draw);
    return { ...learner, initial: { weights: numbers.slice(0, -1), bias: problem.bias ? (numbers.at(-1) ?? 0) : 0 } };
  });
  return { ...problem, learners };
}

/** Learners start from the weights they have come to: one as the problem says, several each from their own. */
export function reduceKeepWeights(reduced: Reduced, panes: readonly PaneView[]): Reduced {
  const { problem } = reduced;
  const starts = panes.map(({ updates, current }) => (updates > 0 ? initialOf(hyperplane(current)) : null));
  const [only] = starts;
  if (starts.length === 1) return only ? { ...reduced, problem: { ...problem, initial: only } } : reduced;
  const learners = problem.learners.map((learner, k) => {
    const initial = starts[k];
    return initial ? { ...learner, initial } : learner;
  });
  return { ...reduced, problem: { ...problem, learners } };
}

function initialOf(plane: LinearModel | null): Initial | null {
  return plane && { weights: Array.from(plane.weights), bias: plane.bias };
}

/** The problem without a learner; the last one stays. */
function reduceRemoveLearner(problem: Problem, index: number): Problem {
  const learners = problem.learners.filter((_, i) => i !== index);
  return learners.length > 0 && learners.length < problem.learners.length ? { ...problem, learners } : problem;
}

/** The problem with other learners, or null where an intent asks for none. */
export function reduceLearners(problem: Problem, intent: Intent, lead: number, base: number): Reduced | null {
  switch (intent.type) {
    case "add-learner":
      return reduceAddLearner(problem, intent.learner);
    case "random-starts":
      return { problem: reduceRandomStarts(problem, lead, intent.count, intent.seed, base) };
    case "remove-learner":
      return { problem: reduceRemoveLearner(problem, intent.index) };
    default:
      return null;
  }
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
    case "set-class":
      return { ...ui, paint: intent.label };
    case "set-lead":
      return { ...ui, lead: intent.index };
    case "set-shading":
      return { ...ui, shading: intent.shading };
    case "set-orders":
      return { ...ui, orders: intent.open };
    case "set-compare":
      return { ...ui, compare: intent.compare };
    case "set-difference":
      return { ...ui, difference: intent.pair };
    case "set-ui":
      return { ...ui, ...intent.ui };
    default:
      return null;
  }
}
