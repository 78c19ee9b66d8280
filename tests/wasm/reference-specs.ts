import fc from "fast-check";
import type { OrderKind, RunSpec, TieRule } from "../../web/engine/index.js";
import type { ReferenceSpec } from "./reference.js";
import type { ReferenceLearner } from "./reference-learners.js";

export const ties: readonly TieRule[] = ["mistake", "correct", "negative", "positive"];
export const orders: readonly OrderKind[] = [
  "given",
  "positives-first",
  "shuffle-once",
  "shuffle-each-epoch",
  "custom",
];

/** A spec, and the weights to begin with: weights, then the bias, a class at a time. */
export interface Given {
  readonly spec: ReferenceSpec;
  readonly start: readonly number[];
}

export const wholeNumber = fc.integer({ min: -4, max: 4 });
const moderate = fc.oneof(wholeNumber, fc.double({ min: -10, max: 10, noNaN: true }));
const anySize = fc.oneof(
  { weight: 8, arbitrary: moderate },
  { weight: 1, arbitrary: fc.double({ min: -1e100, max: 1e100, noNaN: true }) },
);

const positive = fc.oneof(fc.constantFrom(1, 0.1, 0.5), fc.double({ min: 1e-3, max: 1e3, noNaN: true }));
const tie = fc.constantFrom(...ties);
const kind = <Kind extends string>(name: Kind) => fc.constant(name);

/** Each learner with any settings. */
export const learners = {
  perceptron: fc.record({ kind: kind("perceptron"), learningRate: positive, tie }),
  averaged: fc.record({ kind: kind("averaged"), learningRate: positive, tie }),
  voted: fc.record({ kind: kind("voted"), learningRate: positive, tie }),
  pocket: fc.record({ kind: kind("pocket"), learningRate: positive, tie }),
  margin: fc.record({ kind: kind("margin"), learningRate: positive, margin: positive }),
  batch: fc.record({
    kind: kind("batch"),
    learningRate: positive,
    tie,
    tolerance: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 5, noNaN: true })),
  }),
  "passive-aggressive": fc.record({
    kind: kind("passive-aggressive"),
    variant: fc.constantFrom("pa" as const, "pa-1" as const, "pa-2" as const),
    C: positive,
  }),
  "second-order": fc.record({ kind: kind("second-order"), ridge: positive }),
  multiclass: fc.record({ kind: kind("multiclass"), classes: fc.integer({ min: 2, max: 5 }) }),
  kernel: fc.record({
    kind: kind("kernel"),
    tie,
    kernel: fc.oneof(
      fc.record({ kind: kind("linear") }),
      fc.record({
        kind: kind("polynomial"),
        degree: fc.integer({ min: 1, max: 3 }),
        offset: fc.oneof(fc.constant(0), positive),
      }),
    ),
  }),
} satisfies Record<ReferenceLearner["kind"], fc.Arbitrary<ReferenceLearner>>;

const listOf = <T>(value: fc.Arbitrary<T>, length: number) => fc.array(value, { minLength: length, maxLength: length });

/** Labels: two at least, at any two places, the order of the examples being arbitrary anyway. */
function labels(learner: ReferenceLearner, n: number): fc.Arbitrary<number[]> {
  const two = learner.kind === "multiclass" ? [0, learner.classes - 1] : [1, -1];
  const one = learner.kind === "multiclass" ? fc.nat(learner.classes - 1) : fc.constantFrom(-1, 1);
  return listOf(one, n - 2).map((others) => [...two, ...others]);
}

/** Weights to begin with: zeros as often as not. None for a learner that has none to give. */
function starts(learner: ReferenceLearner, d: number, bias: boolean, coordinate: fc.Arbitrary<number>) {
  if (learner.kind === "kernel") return fc.constant([]);
  const classes = learner.kind === "multiclass" ? learner.classes : 1;
  const hyperplane = fc
    .tuple(listOf(coordinate, d), bias ? coordinate : fc.constant(0))
    .map(([weights, last]) => [...weights, last]);
  return fc.oneof(
    fc.constant(new Array<number>(classes * (d + 1)).fill(0)),
    listOf(hyperplane, classes).map((all) => all.flat()),
  );
}

/** The start as a spec names it. */
function initialOf(learner: ReferenceLearner, d: number, start: readonly number[]): Pick<RunSpec, "initial"> {
  if (learner.kind === "kernel") return {};
  const rows = Array.from({ length: start.length / (d + 1) }, (_, c) => start.slice(c * (d + 1), (c + 1) * (d + 1)));
  const weights = rows.map((row) => row.slice(0, -1));
  const bias = rows.map((row) => row.at(-1) ?? 0);
  const [first = [], only = 0] = [weights[0], bias[0]];
  return { initial: learner.kind === "multiclass" ? { weights, bias } : { weights: first, bias: only } };
}

/** Coordinates of which sums of products cancel but for rounding, so that many scores are near 0. */
export const tenths = wholeNumber.map((value) => value / 10);

/** Any spec of such learners. A polynomial of the largest numbers would be refused: there they are moderate. */
export function specsOf(learner: fc.Arbitrary<ReferenceLearner>, given?: fc.Arbitrary<number>): fc.Arbitrary<Given> {
  return fc
    .record({ learner, n: fc.integer({ min: 2, max: 14 }), d: fc.integer({ min: 0, max: 11 }), bias: fc.boolean() })
    .chain(({ learner, n, d, bias }) => {
      const coordinate = given ?? (learner.kind === "kernel" ? moderate : anySize);
      const examples = Array.from({ length: n }, (_, i) => i);
      return fc
        .record({
          X: listOf(listOf(coordinate, d), n),
          y: labels(learner, n),
          bias: fc.constant(bias),
          learner: fc.constant(learner),
          order: fc.record({
            kind: fc.constantFrom(...orders),
            seed: fc.maxSafeNat(),
            indices: fc.shuffledSubarray(examples, { minLength: n, maxLength: n }),
          }),
          maxEpochs: fc.integer({ min: 1, max: 6 }),
          start: starts(learner, d, bias, coordinate),
        })
        .map(({ start, ...spec }) => ({ spec: { ...spec, ...initialOf(learner, d, start) }, start }));
    });
}
