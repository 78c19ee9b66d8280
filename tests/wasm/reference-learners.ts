import type {
  AveragedSpec,
  BatchSpec,
  KernelFunction,
  KernelSpec,
  MarginSpec,
  MulticlassSpec,
  PassiveAggressiveSpec,
  PerceptronSpec,
  PocketSpec,
  SecondOrderSpec,
  TieRule,
  VotedSpec,
} from "../../web/engine/index.js";

/** The learners with every setting made; the baselines do not train. */
export type ReferenceLearner = Required<
  | PerceptronSpec
  | AveragedSpec
  | VotedSpec
  | PocketSpec
  | MarginSpec
  | BatchSpec
  | PassiveAggressiveSpec
  | SecondOrderSpec
  | MulticlassSpec
  | KernelSpec
>;

/** What a visit finds, and what it leads to. */
export interface Found {
  readonly score: number;
  /** Multiclass: of every class. */
  readonly scores?: readonly number[];
  readonly mistake: boolean;
  readonly updated: boolean;
  /** Whether the epoch it belongs to is not clean. */
  readonly unsettled: boolean;
  /** Whether training ends with this epoch all the same. */
  readonly finished?: boolean;
}

/** A learner at work on its examples. */
export interface Machine {
  /** What is in training. */
  readonly state: Float64Array;
  /** Visits an example, which may be the last of its epoch. */
  visit(example: number, last: boolean): Found;
}

type Row = readonly number[];

interface Problem {
  readonly X: readonly Row[];
  readonly y: readonly number[];
  readonly bias: boolean;
}

/** w·x in the order of core/src/numeric/lanes.hpp; w may be longer. */
export function dot(w: ArrayLike<number>, x: Row): number {
  const products = x.map((value, i) => (w[i] ?? 0) * value);
  if (products.length === 0) return 0;
  if (products.length < 4) return products.reduce((sum, product) => sum + product);
  const inLanes = products.length - (products.length % 8);
  const lanes = new Float64Array(8);
  for (let i = 0; i < inLanes; i++) lanes[i % 8] = (lanes[i % 8] ?? 0) + (products[i] ?? 0);
  const [l0 = 0, l1 = 0, l2 = 0, l3 = 0, l4 = 0, l5 = 0, l6 = 0, l7 = 0] = lanes;
  const start = l0 + l2 + (l4 + l6) + (l1 + l3 + (l5 + l7));
  return products.slice(inLanes).reduce((sum, product) => sum + product, start);
}

/** The score by a hyperplane: weights, then the bias. */
const scoreOf = (hyperplane: Float64Array, x: Row): number => dot(hyperplane, x) + (hyperplane[x.length] ?? 0);

/** hyperplane ← hyperplane + c·(x, 1), or (x, 0) without a bias. */
function add(hyperplane: Float64Array, c: number, x: Row, bias: boolean): void {
  [...x, bias ? 1 : 0].forEach((value, j) => {
    hyperplane[j] = (hyperplane[j] ?? 0) + c * value;
  });
}

export function isMistake(score: number, label: number, tie: TieRule): boolean {
  switch (tie) {
    case "mistake":
      return label * score <= 0;
    case "correct":
      return label * score < 0;
    case "negative":
      return (score > 0 ? 1 : -1) !== label;
    case "positive":
      return (score >= 0 ? 1 : -1) !== label;
  }
}

/** What one example says to a learner that moves along it: how far, and whether that is a mistake. */
type Rule = (score: number, label: number, x: Row) => { step: number; mistake: boolean; unsettled: boolean };

/** A learner that adds a multiple of one example at a time. */
function online({ X, y, bias }: Problem, state: Float64Array, rule: Rule): Machine {
  return {
    state,
    visit: (example) => {
      const x = X[example] ?? [];
      const score = scoreOf(state, x);
      const { step, mistake, unsettled } = rule(score, y[example] ?? 0, x);
      if (step !== 0) add(state, step, x, bias);
      return { score, mistake, updated: step !== 0, unsettled };
    },
  };
}

function rosenblatt(learningRate: number, tie: TieRule): Rule {
  return (score, label) => {
    const mistake = isMistake(score, label, tie);
    return { step: mistake ? learningRate * label : 0, mistake, unsettled: mistake };
  };
}

function withMargin(learningRate: number, margin: number): Rule {
  return (score, label) => {
    const short = label * score <= margin;
    return { step: short ? learningRate * label : 0, mistake: label * score <= 0, unsettled: short };
  };
}

function passiveAggressive({ variant, C }: Required<PassiveAggressiveSpec>, bias: boolean): Rule {
  return (score, label, x) => {
    const loss = Math.max(0, 1 - label * score);
    const squared = dot(x, x) + (bias ? 1 : 0);
    const longest = { pa: 1e280, "pa-1": C, "pa-2": Number.POSITIVE_INFINITY }[variant];
    const tau = Math.min(longest, variant === "pa-2" ? loss / (squared + 1 / (2 * C)) : loss / squared);
    const mistake = label * score <= 0;
    return { step: loss > 0 ? tau * label : 0, mistake, unsettled: mistake };
  };
}

/** Bierman's update of U·D·Uᵀ, column by column: what is above U's diagonal of ones, then the number of D. */
function secondOrder({ X, y, bias }: Problem, state: Float64Array, ridge: number): Machine {
  const columns = Array.from(state, (_, j) => [...new Array<number>(j).fill(0), 1 / ridge]);
  return {
    state,
    visit: (example) => {
      const x = X[example] ?? [];
      const label = y[example] ?? 0;
      const score = scoreOf(state, x);
      const mistake = label * score <= 0;
      if (!mistake) return { score, mistake, updated: false, unsettled: false };
      const s: number[] = [];
      let length = 1;
      columns.forEach((column, j) => {
        const f = dot(column, x.slice(0, j)) + (x[j] ?? (bias ? 1 : 0));
        const before = length;
        const v = (column[j] ?? 0) * f;
        length += v * f;
        column[j] = (column[j] ?? 0) * (before / length);
        for (let i = 0; i < j; i++) {
          const u = column[i] ?? 0;
          column[i] = u - (f / before) * (s[i] ?? 0);
          s[i] = (s[i] ?? 0) + u * v;
        }
        s.push(v);
      });
      const c = (label - score) / length;
      s.forEach((value, j) => {
        state[j] = (state[j] ?? 0) + c * value;
      });
      return { score, mistake, updated: true, unsettled: true };
    },
  };
}

function batch(problem: Problem, state: Float64Array, { learningRate, tie, tolerance }: Required<BatchSpec>): Machine {
  const { X, y, bias } = problem;
  const look = (example: number) => {
    const score = scoreOf(state, X[example] ?? []);
    return { score, mistake: isMistake(score, y[example] ?? 0, tie) };
  };
  return {
    state,
    visit: (example, last) => {
      const found = look(example);
      const wrong = last ? y.flatMap((_, i) => (look(i).mistake ? [i] : [])) : [];
      if (wrong.length === 0) return { ...found, updated: false, unsettled: false };
      const step = new Float64Array(state.length);
      for (const i of wrong) add(step, learningRate * (y[i] ?? 0), X[i] ?? [], bias);
      step.forEach((value, j) => {
        state[j] = (state[j] ?? 0) + value;
      });
      const finished = Math.sqrt(dot(step, [...step])) < tolerance;
      return { ...found, updated: true, unsettled: true, finished };
    },
  };
}

function multiclass({ X, y, bias }: Problem, state: Float64Array, classes: number): Machine {
  const size = state.length / classes;
  const hyperplanes = Array.from({ length: classes }, (_, c) => state.subarray(c * size, (c + 1) * size));
  return {
    state,
    visit: (example) => {
      const x = X[example] ?? [];
      const scores = hyperplanes.map((hyperplane) => scoreOf(hyperplane, x));
      const score = scores.reduce((best, value) => (value > best ? value : best));
      const winner = scores.indexOf(score);
      const label = y[example] ?? 0;
      const mistake = winner !== label;
      const [right, wrong] = [hyperplanes[label], hyperplanes[winner]];
      if (mistake && right && wrong) {
        add(right, 1, x, bias);
        add(wrong, -1, x, bias);
      }
      return { score, scores, mistake, updated: mistake, unsettled: mistake };
    },
  };
}

/** Linear and polynomial; e^x of JavaScript is not the core's. */
function kernelValue({ kind, degree, offset }: Required<KernelFunction>, x: Row, z: Row): number {
  if (kind === "linear") return dot(x, z);
  const base = offset + dot(x, z);
  // Up to here the order of the factors cannot matter.
  if (kind === "rbf" || degree > 3) throw new RangeError("not in this reference");
  return Array.from({ length: degree }, () => base).reduce((product, factor) => product * factor);
}

function kernel({ X, y }: Problem, { kernel: given, tie }: ReferenceLearner & { kind: "kernel" }): Machine {
  const state = new Float64Array(y.length);
  const scores = new Float64Array(y.length);
  const all = { degree: 2, offset: 1, gamma: 1, ...given };
  const sizes = (row: Row): Row => row.map(Math.abs);
  /** What decides: the sum from the first example to the last, and 0 where that is no larger than its rounding error. */
  const decisive = (x: Row): number => {
    const roundings = all.kind === "polynomial" ? all.degree * (x.length + 3) : x.length + 4;
    let [sum, size, terms] = [0, 0, 1 + roundings];
    X.forEach((row, i) => {
      const alpha = state[i] ?? 0;
      if (alpha === 0) return;
      sum += alpha * (y[i] ?? 0) * kernelValue(all, row, x);
      size += alpha * kernelValue(all, sizes(row), sizes(x));
      terms += 1;
    });
    return Math.abs(sum) <= terms * Number.EPSILON * size ? 0 : sum;
  };
  return {
    state,
    visit: (example) => {
      const decides = decisive(X[example] ?? []);
      const kept = scores[example] ?? 0;
      const score = Math.sign(kept) === Math.sign(decides) ? kept : decides;
      const label = y[example] ?? 0;
      const mistake = isMistake(score, label, tie);
      if (mistake) {
        state[example] = (state[example] ?? 0) + 1;
        X.forEach((row, j) => {
          scores[j] = (scores[j] ?? 0) + label * kernelValue(all, X[example] ?? [], row);
        });
      }
      return { score, mistake, updated: mistake, unsettled: mistake };
    },
  };
}

export function machineOf(problem: Problem & { learner: ReferenceLearner }, start: readonly number[]): Machine {
  const { learner, bias } = problem;
  const state = Float64Array.from(start);
  switch (learner.kind) {
    case "perceptron":
    case "averaged":
    case "voted":
    case "pocket":
      return online(problem, state, rosenblatt(learner.learningRate, learner.tie));
    case "margin":
      return online(problem, state, withMargin(learner.learningRate, learner.margin));
    case "passive-aggressive":
      return online(problem, state, passiveAggressive(learner, bias));
    case "second-order":
      return secondOrder(problem, state, learner.ridge);
    case "batch":
      return batch(problem, state, learner);
    case "multiclass":
      return multiclass(problem, state, learner.classes);
    case "kernel":
      return kernel(problem, learner);
  }
}
