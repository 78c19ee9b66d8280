import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Current, LearnerSpec, LinearModel, Model, RunSpec } from "../../../../../web/engine/types.js";
import { pythonScript } from "../../../../../web/state/io/algorithm/python/script.js";
import { rows } from "../../../../rows.js";
import { learners, specsOf, tenths, ties, wholeNumber } from "../../../../wasm/reference-specs.js";
import { sampled } from "../../../sampled.js";
import { engine } from "../../engine.js";
import { bits, needsNumpy, python, runScripts, type ScriptRunMade } from "./numpy.js";

type Spec = RunSpec & { readonly learner: LearnerSpec };

const scriptOf = (spec: Spec): string => pythonScript({ spec, columns: ["x₁"], title: "A run", link: null });

/** What is in training or predicts as one list. */
function numbersOf(model: Current | Model): number[] {
  if (model === null) return [];
  if (Array.isArray(model)) return model.flatMap(numbersOf);
  if ("alpha" in model) return [...model.alpha];
  if ("voters" in model) return model.voters.flatMap((voter) => [...numbersOf(voter), voter.count]);
  if ("k" in model) return [model.k];
  if ("nodes" in model) {
    return model.nodes.flatMap(({ feature, threshold, low, high, positives, negatives }) => [
      ...[feature ?? -1, threshold, low, high, positives, negatives],
    ]);
  }
  const { weights, bias } = model as LinearModel;
  return [...weights, bias];
}

/** The run as the engine makes it, in the words of the script. */
function runOf(spec: Spec): ScriptRunMade {
  const run = engine.createRun(spec);
  try {
    const visits = [];
    for (let made = run.step(); made !== null; made = run.step()) {
      const { epoch, example, score, mistake } = made;
      visits.push({ epoch, example, score: bits([score]), mistake, trained: bits(numbersOf(run.snapshot().current)) });
    }
    const { model } = run.snapshot();
    // One list of all weights, and one of all biases.
    const classes = Array.isArray(model) ? (model as LinearModel[]) : null;
    const all = classes
      ? [...classes.flatMap(({ weights }) => [...weights]), ...classes.map(({ bias }) => bias)]
      : numbersOf(model);
    return { visits, model: bits(all) };
  } finally {
    run.dispose();
  }
}

function expectSame(specs: readonly Spec[]): void {
  const made = runScripts(specs.map(scriptOf));
  specs.forEach((spec, k) => {
    expect(made[k], JSON.stringify(spec)).toEqual(runOf(spec));
  });
}

/** Specs with at least one feature, as all have on the page: so many in `npm run test:all`. */
const some = (arbitrary: fc.Arbitrary<Spec>, all: number): Spec[] =>
  fc.sample(
    arbitrary.filter(({ X }) => "data" in X || (X[0]?.length ?? 0) > 0),
    { numRuns: sampled(all, 3), seed: 13 },
  );

const moderate = fc.double({ min: -10, max: 10, noNaN: true });

describe.skipIf(python === null)(`the Python script${needsNumpy}`, () => {
  it.each(Object.entries(learners))(
    "makes the same visits, mistakes and weights: %s",
    (_, learner) => {
      const specs = specsOf(learner).map(({ spec }) => spec as Spec);
      expectSame(some(specs, 25));
    },
    60_000,
  );

  const two = fc.array(fc.tuple(moderate, moderate), { minLength: 2, maxLength: 12 });
  const labelled = (more: fc.Arbitrary<Partial<Spec>>): fc.Arbitrary<Spec> =>
    fc.tuple(two, fc.infiniteStream(fc.constantFrom(-1, 1)), more).map(([X, stream, changes]) => {
      const y = X.map((_row, i) => (i < 2 ? 1 - 2 * i : (stream.next().value as number)));
      return { X, y, learner: { kind: "perceptron" }, maxEpochs: 20, ...changes } as Spec;
    });

  it("makes those of a Gaussian kernel, whose e^x is the core's", () => {
    const gamma = fc.double({ min: 0.01, max: 50, noNaN: true });
    const learner = gamma.map((width) => ({ kind: "kernel", kernel: { kind: "rbf", gamma: width } }) as LearnerSpec);
    expectSame(some(labelled(fc.record({ learner })), 25));
  }, 60_000);

  it("makes those of polynomial kernels of any degree", () => {
    const degree = fc.integer({ min: 1, max: 10 });
    const learner = degree.map(
      (one) => ({ kind: "kernel", kernel: { kind: "polynomial", degree: one } }) as LearnerSpec,
    );
    expectSame(some(labelled(fc.record({ learner })), 15));
  }, 60_000);

  it("makes those of kernels whose scores are near 0", () => {
    expectSame(
      some(
        specsOf(learners.kernel, tenths).map(({ spec }) => spec as Spec),
        40,
      ),
    );
    const kernel = fc.constantFrom(
      { kind: "linear" } as const,
      { kind: "polynomial", degree: 3, offset: 0 } as const,
      { kind: "rbf", gamma: 0.5 } as const,
      { kind: "rbf", gamma: 100 } as const,
    );
    const learner = fc.record({ kind: fc.constant("kernel" as const), kernel, tie: fc.constantFrom(...ties) });
    const scaling = fc.constantFrom("standardize" as const, "min-max" as const, "unit-norm" as const);
    const few = fc.integer({ min: -3, max: 3 });
    const X = fc.array(fc.tuple(few, few), { minLength: 8, maxLength: 8 });
    const y = fc.array(fc.constantFrom(-1, 1), { minLength: 6, maxLength: 6 }).map((others) => [1, -1, ...others]);
    expectSame(some(labelled(fc.record({ learner, scaling, X, y })), 60));
  }, 60_000);

  it("makes those of the baselines", () => {
    const learner = fc.oneof(
      fc.integer({ min: 1, max: 9 }).map((k) => ({ kind: "nearest-neighbours", k }) as LearnerSpec),
      fc.integer({ min: 1, max: 4 }).map((maxDepth) => ({ kind: "decision-tree", maxDepth }) as LearnerSpec),
    );
    const twins = fc.array(fc.tuple(wholeNumber, wholeNumber), { minLength: 8, maxLength: 8 });
    const y = fc.constantFrom([1, -1, 1, -1, -1, 1, 1, 1], [1, -1, 1, 1, 1, 1, 1, -1]);
    expectSame(some(labelled(fc.record({ learner })), 25));
    expectSame(some(labelled(fc.record({ learner, X: twins, y })), 25));
  }, 60_000);

  it("makes those over scaled features and products", () => {
    const scaling = fc.constantFrom("none" as const, "standardize" as const, "min-max" as const, "unit-norm" as const);
    const features = fc.constantFrom(["x1", "x2", "x1*x2"], ["x2"], ["x1^2", "x1*x2^3", "x2", "x1^4", "x2^2"]);
    expectSame(some(labelled(fc.record({ scaling })), 25));
    expectSame(some(labelled(fc.record({ scaling, features })), 25));
    const far = fc.array(
      fc.tuple(
        moderate.map((x) => 1e7 + x),
        moderate.map((x) => x * 1e-160),
      ),
      { minLength: 6, maxLength: 6 },
    );
    const y = fc.constant([1, -1, 1, -1, -1, 1]);
    expectSame(some(labelled(fc.record({ X: far, y, scaling: fc.constant("standardize" as const) })), 10));
  }, 60_000);

  it("shuffles alike where there are more examples than share their draws", () => {
    const n = 2 ** 14 + 20;
    const X = Array.from({ length: n }, (_, i) => [i % 7, i % 11]);
    const y = X.map((_, i) => (i % 2 === 0 ? 1 : -1));
    const learner: LearnerSpec = { kind: "perceptron" };
    const spec: Spec = { X, y, learner, order: { kind: "shuffle-each-epoch", seed: 5 }, maxEpochs: 1 };
    const run = engine.createRun(spec);
    const sequence = Array.from(run.sequence(0));
    run.dispose();
    const [made] = runScripts([scriptOf(spec)]);
    expect(made?.visits.map(({ example }) => example)).toEqual(sequence);
  }, 60_000);

  it("says what it is of, and how scikit-learn is called", () => {
    const spec: Spec = {
      X: rows("1 2; 3 4"),
      y: [1, -1],
      learner: { kind: "perceptron", learningRate: 0.5 },
    };
    const script = pythonScript({ spec, columns: ["x₁", "x₂"], title: "Perceptron", link: "https://here/?data=xor" });
    expect(script).toContain('"""Perceptron: ');
    expect(script).toContain("https://here/?data=xor");
    expect(script).toContain("ETA = 0.5");
    expect(script).toContain("sklearn.linear_model.Perceptron(eta0=ETA, fit_intercept=True");
  });
});
