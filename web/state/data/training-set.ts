import { settingsOf } from "../../engine/learners/index.js";
import type { ComparisonSpec, Engine, LearnerSpec, OrderSpec, RunSpec, TieRule } from "../../engine/types.js";
import { forClasses, isPerClass } from "../document/initial-weights.js";
import type { Problem } from "../document/problem.js";
import type { ClassInitial, Initial, PageLearner, Split } from "../document/state.js";
import { takesInitial, tellsClasses } from "../learners/traits.js";
import { classOf } from "./class-names.js";
import type { Examples } from "./examples.js";

/** Examples as the engine takes them, and which of the page's examples each of them is. */
export interface Rows {
  readonly X: Float64Array;
  /** Base features of an example. */
  readonly base: number;
  readonly label: Int8Array;
  readonly index: Uint32Array;
}

/** The examples that a run trains on, and those held out from it. */
export interface TrainingSet {
  readonly train: Rows;
  readonly heldOut: Rows;
}

/** The same examples with a part of them held out. */
export function heldOutOf(examples: Examples, split: Split | null, engine: Pick<Engine, "split">): Examples {
  if (!split || split.fraction === 0 || examples.count === 0)
    return examples.heldOut ? { ...examples, heldOut: null } : examples;
  const heldOut = new Uint8Array(examples.count);
  for (const index of engine.split(examples.count, split.fraction, split.seed).heldOut) heldOut[index] = 1;
  return { ...examples, heldOut };
}

export function trainingSetOf(examples: Examples): TrainingSet {
  // Not `from`, here and below: it would go through an iterator, ten times as slow for many examples.
  const all = new Uint32Array(examples.count).map((_, index) => index);
  const { heldOut } = examples;
  if (!heldOut) {
    const { X, base, label } = examples;
    const none = { X: new Float64Array(0), base, label: new Int8Array(0), index: new Uint32Array(0) };
    return { train: { X, base, label, index: all }, heldOut: none };
  }
  return {
    train: rowsAt(
      examples,
      all.filter((index) => heldOut[index] === 0),
    ),
    heldOut: rowsAt(
      examples,
      all.filter((index) => heldOut[index] === 1),
    ),
  };
}

function rowsAt({ X, base, label }: Examples, index: Uint32Array): Rows {
  const rows = { X: new Float64Array(base * index.length), base, label: new Int8Array(index.length), index };
  index.forEach((from, to) => {
    rows.X.set(X.subarray(base * from, base * from + base), base * to);
    rows.label[to] = label[from] ?? 0;
  });
  return rows;
}

/** Labels as a learner takes them: −1 and +1, or class numbers. */
export function labelsFor(learner: LearnerSpec, labels: Int8Array): Float64Array {
  return labelled(labels, tellsClasses(learner));
}

function labelled(labels: Int8Array, classes: boolean): Float64Array {
  const y = new Float64Array(labels);
  return classes ? y.map(classOf) : y;
}

/** A custom order names examples of the page: of the ones trained on, as many as are left. */
function orderOf(order: OrderSpec, { index }: Rows): OrderSpec {
  if (order.kind !== "custom" || !order.indices || order.indices.length <= index.length) return order;
  const place = new Map(Array.from(index, (example, row) => [example, row]));
  return { ...order, indices: Array.from(order.indices).flatMap((example) => place.get(example) ?? []) };
}

/** A learner as the engine takes it: of what the page keeps with it, its own settings. */
export function learnerSpecOf(learner: PageLearner): LearnerSpec {
  const own = ["kind", ...settingsOf(learner.kind)];
  return Object.fromEntries(Object.entries(learner).filter(([name]) => own.includes(name))) as unknown as LearnerSpec;
}

export function runSpecOf(problem: Problem, learner: PageLearner, set: TrainingSet): RunSpec {
  const initial = startOf(problem, learner, set);
  const shared = sharedSpecOf(problem, set, tellsClasses(learner));
  return { ...shared, learner: learnerSpecOf(learner), ...(initial && { initial }) };
}

/** Of learners that all can take the labels there are. */
export function comparisonSpecOf(problem: Problem, learners: readonly PageLearner[], set: TrainingSet): ComparisonSpec {
  return {
    ...sharedSpecOf(problem, set, learners.every(tellsClasses)),
    learners: learners.map((learner) => ({
      ...learnerSpecOf(learner),
      initial: startOf(problem, learner, set) ?? undefined,
    })),
  };
}

/** What all learners have in common. */
function sharedSpecOf(problem: Problem, { train }: TrainingSet, classes: boolean): Omit<ComparisonSpec, "learners"> {
  return {
    X: { data: train.X, shape: [train.index.length, train.base] },
    y: labelled(train.label, classes),
    scaling: problem.scaling,
    bias: problem.bias,
    order: orderOf(problem.order, train),
    maxEpochs: problem.maxEpochs,
    // Together the journals have the room that one has alone.
    maxUpdates: Math.floor(10_000_000 / problem.learners.length),
    ...(problem.features && { features: problem.features }),
  };
}

/** The weights that a learner starts from, as the engine takes them. Null: from zero. */
function startOf(problem: Problem, learner: PageLearner, set: TrainingSet): RunSpec["initial"] | null {
  const start = classStart(learner, set) ?? startOfRun(problem, learner);
  if (!start) return null;
  const { weights, bias } = start;
  return { weights, bias } as RunSpec["initial"];
}

/** The one vector a class that a learner starts from; null where it has none. */
function classStart(learner: PageLearner, { train }: TrainingSet): ClassInitial | null {
  const { initial } = learner;
  if (!tellsClasses(learner) || !initial || !isPerClass(initial)) return null;
  // As many as the engine finds where it is not told.
  const found = () => train.label.reduce((most, label) => Math.max(most, classOf(label) + 1), 0);
  return forClasses(initial, ("classes" in learner ? learner.classes : undefined) ?? found());
}

/** The one vector that a learner starts from: its own, else that of all. Null: from zero. */
export function startOfRun({ initial }: Pick<Problem, "initial">, learner: PageLearner): Initial | null {
  if (!takesInitial(learner)) return null;
  return learner.initial && !isPerClass(learner.initial) ? learner.initial : initial;
}

/**
 * The problem as it is trained: one that says nothing else starts where its data has its start, as a worked example
 * may. That belongs to the features as they are.
 */
export function withOwnStart(problem: Problem, { initial }: Pick<Examples, "initial">): Problem {
  const asItIs = problem.bias && problem.scaling === "none" && problem.features === undefined;
  return initial && asItIs && !problem.initial ? { ...problem, initial } : problem;
}

/** What happens at a score of 0. Learners without the setting count a tie as a mistake. */
export function tieRule(learner: LearnerSpec): TieRule {
  return ("tie" in learner ? learner.tie : undefined) ?? "mistake";
}
