import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type {
  Current,
  KernelKind,
  LearnerSpec,
  LinearModel,
  Model,
  OrderKind,
  Run,
  RunSpec,
  Scaling,
  TieRule,
  Variant,
} from "../../web/engine/index.js";
import { loadEngine } from "./built-engine.js";
import { Random, type ReferenceSpec, type Trained, train } from "./reference.js";
import { dot, isMistake } from "./reference-learners.js";
import { type Given, learners, orders, specsOf, tenths, ties, wholeNumber } from "./reference-specs.js";

const engine = await loadEngine();

/** Numbers as their bits: −0 is not 0. */
function bits(numbers: Iterable<number>): string {
  return Buffer.from(Float64Array.from(numbers).buffer).toString("hex");
}

/** What is in training or predicts as one list, in the order the core has it. */
function numbersOf(model: Current | Model): number[] {
  if (model === null) return [];
  if (Array.isArray(model)) return model.flatMap(numbersOf);
  if ("alpha" in model) return [...model.alpha];
  if ("voters" in model) return model.voters.flatMap((voter) => [...numbersOf(voter), voter.count]);
  if ("k" in model) return [model.k];
  if ("nodes" in model) {
    return model.nodes.flatMap((node) => [
      node.feature ?? -1,
      node.threshold,
      node.low,
      node.high,
      node.positives,
      node.negatives,
    ]);
  }
  const { weights, bias } = model as LinearModel;
  return [...weights, bias];
}

/** Runs the check on a run of the spec, which is freed whether it holds or not. */
function whereFreed(spec: RunSpec<LearnerSpec>, check: (run: Run<LearnerSpec>) => void): void {
  const run = engine.createRun(spec);
  try {
    check(run);
  } finally {
    run.dispose();
  }
}

function expectSameVisits(specs: fc.Arbitrary<Given>, numRuns: number): void {
  const property = fc.property(specs, ({ spec, start }) => {
    const { visits, stop } = train(spec, start);
    whereFreed(spec, (run) => {
      visits.forEach((expected, visit) => {
        const made = run.step();
        const { epoch, example, label, mistake } = expected;
        expect(made).toMatchObject({ visit, epoch, example, label, mistake });
        expect(bits([made?.score ?? Number.NaN])).toBe(bits([expected.score]));
        expect(bits(made?.scores ?? [])).toBe(bits(expected.scores ?? []));
        expect(made?.update !== null).toBe(expected.updated);
        expect(bits(numbersOf(run.snapshot().current))).toBe(bits(expected.after));
      });
      expect(run.step()).toBeNull();
      expect(run.snapshot()).toMatchObject({ visit: visits.length, stopReason: stop });
    });
  });
  fc.assert(property, { numRuns });
}

it("WASM against plain JavaScript: a kernel whose scores are near 0 makes the same visits", () => {
  expectSameVisits(specsOf(learners.kernel, tenths), 200);
});

describe.each(Object.entries(learners))("WASM against plain JavaScript: %s", (kind, learner) => {
  it("makes the same visits, bit for bit", () => {
    expectSameVisits(specsOf(learner), 60);
  });

  it("gives the same journal when it trains at once, and the same weights wherever it seeks", () => {
    const property = fc.property(specsOf(learner), fc.array(fc.nat(100), { maxLength: 5 }), (given, places) => {
      const { start, visits } = train(given.spec, given.start);
      const updates = visits.flatMap((visit, number) => (visit.updated ? [{ number, ...visit }] : []));
      whereFreed(given.spec, (run) => {
        expect(run.advance({ until: "converged" })).toBe(visits.length);
        const journal = run.journal();
        expect(bits(journal.visit)).toBe(bits(updates.map((update) => update.number)));
        expect(bits(journal.example)).toBe(bits(updates.map((update) => update.example)));
        expect(bits(journal.score)).toBe(bits(updates.map((update) => update.score)));
        for (const place of places) {
          const visit = place % (visits.length + 1);
          run.seek(visit);
          expect(bits(numbersOf(run.snapshot().current))).toBe(bits(visits[visit - 1]?.after ?? start));
          expect(run.snapshot().updates).toBe(updates.filter((update) => update.number < visit).length);
          // Batch counts the mistakes of an epoch where it makes its update: at the end.
          const seen = kind === "batch" ? visit - (visit % given.spec.y.length) : visit;
          const mistakes = visits.slice(0, seen).filter(({ mistake }) => mistake).length;
          expect([...run.mistakesBefore([visit])]).toEqual([mistakes]);
        }
      });
    });
    fc.assert(property, { numRuns: 60 });
  });
});

describe("what predicts, of every weight vector there has been", () => {
  /** The one in force before each visit, then the one at the end: each counts once. */
  const inForce = ({ start, visits }: Trained) => [start, ...visits.map(({ after }) => after)];
  const scoresOf = (hyperplane: Float64Array, X: ReferenceSpec["X"]) =>
    X.map((x) => dot(hyperplane, x) + (hyperplane[x.length] ?? 0));

  /** On whole numbers, where no order of summing matters; η is 1. */
  function ensembles(
    kind: "averaged" | "voted" | "pocket",
    check: (given: Given, run: Run<LearnerSpec>) => void,
  ): void {
    const learner = fc.record({
      kind: fc.constant(kind),
      learningRate: fc.constant(1),
      tie: fc.constantFrom(...ties),
    }) as fc.Arbitrary<ReferenceSpec["learner"]>;
    const property = fc.property(specsOf(learner, wholeNumber), (given) => {
      whereFreed(given.spec, (run) => {
        run.advance({ until: "converged" });
        check(given, run);
      });
    });
    fc.assert(property, { numRuns: 80 });
  }

  it("averaged: their mean", () => {
    ensembles("averaged", ({ spec, start }, run) => {
      const vectors = inForce(train(spec, start));
      const mean = start.map((_, j) => vectors.reduce((sum, vector) => sum + (vector[j] ?? 0), 0) / vectors.length);
      const { model } = run.snapshot();
      expect(numbersOf(model)).toEqual(mean.map((value) => value + 0));
    });
  });

  it("voted: the sum of their signs", () => {
    ensembles("voted", ({ spec, start }, run) => {
      const vectors = inForce(train(spec, start));
      const votes = spec.X.map((_, i) =>
        vectors.reduce((sum, vector) => sum + Math.sign(scoresOf(vector, spec.X)[i] ?? 0), 0),
      );
      const { score, label } = run.predict(spec.X);
      expect([...score]).toEqual(votes.map((vote) => vote + 0));
      expect([...label]).toEqual(votes.map((vote) => Math.sign(vote) + 0));
    });
  });

  it("pocket: the first with the fewest mistakes", () => {
    ensembles("pocket", ({ spec, start }, run) => {
      const mistakes = (vector: Float64Array) =>
        scoresOf(vector, spec.X).filter((score, i) =>
          isMistake(score, spec.y[i] ?? 0, spec.learner.kind === "pocket" ? spec.learner.tie : "mistake"),
        ).length;
      const vectors = inForce(train(spec, start));
      const counts = vectors.map(mistakes);
      const fewest = Math.min(...counts);
      expect(run.snapshot().trainingMistakes).toBe(fewest);
      expect(numbersOf(run.snapshot().model)).toEqual([...(vectors[counts.indexOf(fewest)] ?? [])]);
    });
  });

  it("leaves no run behind", () => {
    expect(engine.openRuns).toBe(0);
  });
});

/** One line of parity.txt; parity_test.cpp reads the same lines natively and as WASM. */
interface ParityCase {
  readonly data: string;
  readonly n: number;
  readonly d: number;
  readonly order: OrderKind;
  readonly learner: LearnerSpec;
  readonly bias: boolean;
  readonly scaling: Scaling;
  readonly epochs: number;
  readonly digest: string;
}

/** A learner from its settings, which are in the order its header in the core documents. */
const learnersByName: Readonly<Record<LearnerSpec["kind"], (settings: readonly string[]) => LearnerSpec>> = {
  perceptron: (settings) => ({ kind: "perceptron", ...rosenblatt(settings) }),
  averaged: (settings) => ({ kind: "averaged", ...rosenblatt(settings) }),
  voted: (settings) => ({ kind: "voted", ...rosenblatt(settings) }),
  pocket: (settings) => ({ kind: "pocket", ...rosenblatt(settings) }),
  margin: ([rate, margin]) => ({ kind: "margin", learningRate: Number(rate), margin: Number(margin) }),
  batch: ([rate, tie, tolerance]) => ({ kind: "batch", ...rosenblatt([rate, tie]), tolerance: Number(tolerance) }),
  "passive-aggressive": ([variant, C]) => ({
    kind: "passive-aggressive",
    variant: variant as Variant,
    C: Number(C),
  }),
  multiclass: ([classes]) => ({ kind: "multiclass", classes: Number(classes) }),
  kernel: ([kind, degree, offset, gamma, tie]) => ({
    kind: "kernel",
    kernel: { kind: kind as KernelKind, degree: Number(degree), offset: Number(offset), gamma: Number(gamma) },
    tie: tie as TieRule,
  }),
  "nearest-neighbours": ([k]) => ({ kind: "nearest-neighbours", k: Number(k) }),
  "decision-tree": ([maxDepth]) => ({ kind: "decision-tree", maxDepth: Number(maxDepth) }),
  "second-order": ([ridge]) => ({ kind: "second-order", ridge: Number(ridge) }),
};

function rosenblatt([rate, tie]: readonly (string | undefined)[]): { learningRate: number; tie: TieRule } {
  return { learningRate: Number(rate), tie: tie as TieRule };
}

function parityCases(): ParityCase[] {
  const text = readFileSync(new URL("parity.txt", import.meta.url), "utf8");
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return lines.map((line) => {
    const [data = "", n, d, order, learner, settings = "", bias, scaling, epochs, digest = ""] = line.split(" ");
    return {
      data,
      n: Number(n),
      d: Number(d),
      order: order as OrderKind,
      learner: learnersByName[learner as LearnerSpec["kind"]](settings.split(",")),
      bias: bias === "1",
      scaling: scaling as Scaling,
      epochs: Number(epochs),
      digest,
    };
  });
}

/** n examples of d uniform features, the labels at random: −1 and +1, or class numbers. */
function noise(n: number, d: number, classes: number) {
  const random = new Random(n + d);
  const rows = Array.from({ length: n }, () => {
    const x = Array.from({ length: d }, () => random.uniform(-1, 1));
    const label = random.below(classes);
    return { x, y: classes > 2 || label === 1 ? label : -1 };
  });
  return { X: rows.map(({ x }) => x), y: rows.map(({ y }) => y) };
}

/** The journal, what is in training, the model, and the scores it gives the examples, folded into 64 bits. */
function digestOf(run: Run<LearnerSpec>, X: RunSpec["X"], d: number): string {
  const { visit, example, score } = run.journal();
  const { current, model } = run.snapshot();
  const updates = Array.from(visit).flatMap((at, k) => [at, example[k] ?? 0, score[k] ?? 0]);
  const numbers = [...updates, ...numbersOf(current), ...numbersOf(model), ...(d > 0 ? run.predict(X).score : [])];
  let digest = 0xcbf29ce484222325n;
  for (const word of new BigUint64Array(Float64Array.from(numbers).buffer)) {
    digest = BigInt.asUintN(64, (digest ^ word) * 0x100000001b3n);
  }
  return digest.toString(16).padStart(16, "0");
}

describe("the shipped WASM against the native build", () => {
  it.each(parityCases())("$data $n×$d, $order, $learner, bias $bias, $scaling", (given) => {
    const { data, n, d, order, learner, bias, scaling, epochs, digest } = given;
    const classes = learner.kind === "multiclass" ? (learner.classes ?? 2) : 2;
    const source = data === "noise" ? noise(n, d, classes) : engine.generate(data, { n, seed: 7 });
    const indices = Array.from({ length: n }, (_, i) => n - 1 - i);
    const spec = { ...source, learner, order: { kind: order, seed: 7, indices }, bias, scaling, maxEpochs: epochs };
    whereFreed(spec, (run) => {
      run.advance({ until: "converged" });
      expect(digestOf(run, source.X, d)).toBe(digest);
    });
  });

  it("covers every preset, order, tie rule, scaling, learner, variant and kernel", () => {
    const cases = parityCases();
    const covered = (of: (one: ParityCase) => string | undefined) =>
      [...new Set(cases.flatMap((one) => of(one) ?? []))].sort();
    expect(covered(({ data }) => data)).toEqual([...engine.presets.map(({ name }) => name), "noise"].sort());
    expect(covered(({ order }) => order)).toEqual([...orders].sort());
    expect(covered(({ scaling }) => scaling)).toEqual(["min-max", "none", "standardize", "unit-norm"]);
    expect(covered(({ learner }) => learner.kind)).toEqual(Object.keys(learnersByName).sort());
    expect(covered(({ learner }) => ("tie" in learner ? learner.tie : undefined))).toEqual([...ties].sort());
    expect(covered(({ learner }) => (learner.kind === "passive-aggressive" ? learner.variant : undefined))).toEqual([
      "pa",
      "pa-1",
      "pa-2",
    ]);
    expect(covered(({ learner }) => (learner.kind === "kernel" ? learner.kernel?.kind : undefined))).toEqual([
      "linear",
      "polynomial",
      "rbf",
    ]);
  });
});
