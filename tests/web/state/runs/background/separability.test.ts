import { describe, expect, it, vi } from "vitest";
import { PlaygroundError } from "../../../../../web/engine/errors.js";
import type { Analysis, AnalysisRun, AnalysisSpec } from "../../../../../web/engine/types.js";
import { examplesOf } from "../../../../../web/state/data/examples.js";
import { heldOutOf } from "../../../../../web/state/data/training-set.js";
import { problemOf } from "../../../../../web/state/document/problem.js";
import type { Point } from "../../../../../web/state/document/state.js";
import { JobQueue } from "../../../../../web/state/runs/background/queue.js";
import { type Analyses, separabilityAnalysis, Verdicts } from "../../../../../web/state/runs/background/verdicts.js";
import type { Verdict } from "../../../../../web/state/runs/frame.js";
import { Session } from "../../../../../web/state/session/session.js";
import { rows } from "../../../../rows.js";
import { Bench, cs188, engine, stateOf } from "../../engine.js";

const xor: readonly Point[] = rows("0 0 -1; 0 1 1; 1 0 1; 1 1 -1");

function bench(...args: ConstructorParameters<typeof Bench>): Bench {
  const made = Bench.ofTest(...args);
  made.untilStill();
  return made;
}

function verdictOf({ frame }: Bench): Verdict {
  const verdict = frame.findings?.verdict;
  if (!verdict) throw new Error(`no verdict: ${frame.findings?.noVerdict}`);
  return verdict;
}

describe("a session's verdict", () => {
  it("finds why no line separates XOR: each pair has the same middle", () => {
    const { analysis, values, stale } = verdictOf(bench(stateOf(xor)));
    expect(analysis.separable).toBe(false);
    expect(stale).toBe(false);
    expect(analysis.witness?.positive.map(({ example }) => example).sort()).toEqual([1, 2]);
    expect(analysis.witness?.negative.map(({ example }) => example).sort()).toEqual([0, 3]);
    for (const side of ["positive", "negative"] as const) {
      for (const { weight } of analysis.witness?.[side] ?? []) expect(weight).toBeCloseTo(0.5, 12);
    }
    expect([...values].sort()).toEqual(xor.map(([x1, x2], example) => [example, Float64Array.of(x1, x2)]));
  });

  it("finds with the conjunction the bound of 100, and says that the four examples are all at the margin", () => {
    const page = bench(stateOf(xor));
    page.do({ type: "set-features", features: ["x1", "x2", "x1*x2"] }).untilStill();
    const { analysis, support } = verdictOf(page);
    expect(analysis.separable).toBe(true);
    expect(analysis.bound).toBeCloseTo(100, 9);
    expect(Array.from(support)).toEqual([0, 1, 2, 3]);
  });

  it("follows a point that is moved, in the frame that shows the move", () => {
    const page = bench(stateOf(xor));
    page.do({ type: "move-point", index: 3, to: [-1, -1], stroke: 1 });
    page.session.tick();
    expect(verdictOf(page)).toMatchObject({ stale: false, analysis: { separable: true } });
    page.do({ type: "move-point", index: 3, to: [0.75, 0.75], stroke: 1 });
    page.session.tick();
    expect(verdictOf(page)).toMatchObject({ stale: false, analysis: { separable: false } });
  });

  it("stays while time moves, another learner is chosen, or the order changes", () => {
    const page = bench(stateOf(cs188));
    const verdict = verdictOf(page);
    page.do({ type: "next-epoch" }, { type: "seek", visit: 3 }).untilStill();
    expect(verdictOf(page)).toBe(verdict);
    page.do({ type: "configure", learner: { kind: "voted" } }).untilStill();
    page.do({ type: "configure", order: { kind: "positives-first" } }).untilStill();
    expect(verdictOf(page)).toBe(verdict);
  });

  it("is not begun anew by another learner or order", () => {
    const { analyses, started } = slowEngine(1000);
    const spy = vi.spyOn(engine, "startAnalysis").mockImplementation((spec) => analyses.startAnalysis(spec));
    // A clock that runs on, so that the analysis takes several frames.
    let clock = 0;
    const session = new Session(
      engine,
      stateOf(xor),
      () => {},
      () => clock++,
    );
    session.dispatch({ type: "analyse" });
    session.tick();
    session.dispatch({ type: "configure", learner: { kind: "voted" } });
    session.tick();
    session.dispatch({ type: "configure", order: { kind: "positives-first" } });
    session.tick();
    expect(started).toMatchObject([{ disposed: false }]);
    expect(session.frame().findings?.noVerdict).toBeGreaterThan(0);
    session.dispose();
    expect(started).toMatchObject([{ disposed: true }]);
    spy.mockRestore();
  });

  it("is on the examples trained on alone, by the page's numbers", () => {
    const held = heldOutOf(
      examplesOf({ kind: "points", points: [...cs188, ...xor] }, engine),
      { fraction: 0.34, seed: 2 },
      engine,
    );
    const page = bench(stateOf([...cs188, ...xor], { split: { fraction: 0.34, seed: 2 } }));
    const { analysis, support, values } = verdictOf(page);
    const shares = [...(analysis.witness?.positive ?? []), ...(analysis.witness?.negative ?? [])];
    const named = [...support, ...shares.map(({ example }) => example)];
    expect(named.length).toBeGreaterThan(1);
    for (const example of named) expect(held.heldOut?.[example]).toBe(0);
    for (const [example, x] of values) expect(x).toEqual(held.X.slice(2 * example, 2 * example + 2));
  });

  it("is none, with a sentence, for one label, none, or more than two", () => {
    expect(bench(stateOf([])).frame.findings).toMatchObject({
      verdict: null,
      noVerdict: { code: "oneLabel" },
    });
    expect(bench(stateOf(xor.map(([x1, x2]) => [x1, x2, 1]))).frame.findings?.verdict).toBeNull();
    expect(bench(stateOf([...xor, [2, 2, 2]])).frame.findings).toMatchObject({
      verdict: null,
      noVerdict: { code: "severalClasses" },
    });
  });

  it.each([
    ["overlap", false],
    ["blobs", true],
  ])("is a few looks at each of 5,000 examples: %s", (name, separable) => {
    const { data, scaling, bias } = problemOf(stateOf([], { data: { kind: "preset", name, n: 5000 } }));
    const examples = examplesOf(data, engine);
    const analysis = separabilityAnalysis(engine, { examples, features: ["x1", "x2"], scaling, bias });
    const slice = 1000;
    let work = slice;
    while (!analysis.advance(slice)) work += slice;
    expect(analysis.result()).toMatchObject({ analysis: { separable } });
    // In a frame of 16 ms there is time for several times as many multiply-adds.
    expect(work).toBeLessThan(2_000_000);
    analysis.dispose();
  });
});

const undecided: Analysis = {
  separable: null,
  reason: "work-limit",
  radius: 1,
  margin: null,
  bound: null,
  separator: null,
  geometric: null,
  witness: null,
};

/** An analysis that takes so many advances. */
class SlowAnalysis implements AnalysisRun {
  readonly #needed: number;
  #made = 0;
  disposed = false;

  constructor(needed: number) {
    this.#needed = needed;
  }

  get progress(): number {
    return this.#made / this.#needed;
  }

  advance(): boolean {
    return ++this.#made >= this.#needed;
  }

  result(): Analysis {
    return undecided;
  }

  dispose(): void {
    this.disposed = true;
  }
}

function slowEngine(needed: number) {
  const started: SlowAnalysis[] = [];
  const analyses: Analyses = {
    featureMap: (spec) => engine.featureMap(spec),
    startAnalysis({ features }: AnalysisSpec) {
      if (features?.includes("x9")) throw new PlaygroundError("unknown", "features", "There is no x9.");
      const analysis = new SlowAnalysis(needed);
      started.push(analysis);
      return analysis;
    },
    startRun() {
      throw new Error("There is nothing to ask a run.");
    },
  };
  return { analyses, started };
}

const xorProblem = problemOf(stateOf(xor));
const xorExamples = examplesOf({ kind: "points", points: xor }, engine);

/** Verdicts of a slow engine, with a clock on which a slice takes a millisecond. */
function slowVerdicts(needed: number) {
  const { analyses, started } = slowEngine(needed);
  let clock = 0;
  const queue = new JobQueue(() => clock++);
  const verdicts = new Verdicts(analyses, queue);
  /** Whether there is more to do after so many slices. */
  const work = (slices: number): boolean => {
    queue.work(slices);
    return queue.busy;
  };
  return { verdicts, started, work };
}

describe("verdicts", () => {
  it("are made in slices, say how far they are, and end", () => {
    const { verdicts, started, work } = slowVerdicts(10);
    verdicts.load(xorProblem, xorExamples);
    expect(verdicts.view).toEqual({ verdict: null, noVerdict: 0, cures: null });
    expect(started).toEqual([]);
    expect(work(4)).toBe(true);
    expect(verdicts.view).toEqual({ verdict: null, noVerdict: 0.4, cures: null });
    expect(work(20)).toBe(false);
    expect(verdicts.view).toMatchObject({
      noVerdict: null,
      verdict: { analysis: undecided, stale: false, progress: 1 },
    });
    expect(verdicts.view.verdict).toBe(verdicts.view.verdict);
    expect(started).toMatchObject([{ disposed: true }]);
  });

  it("keep the last one, marked stale, until there is the next; the one under way is let go", () => {
    const { verdicts, started, work } = slowVerdicts(4);
    verdicts.load(xorProblem, xorExamples);
    work(9);
    const other = { ...xorExamples };
    verdicts.load(xorProblem, other);
    expect(verdicts.view.verdict).toMatchObject({ stale: true, progress: 0, subject: { examples: xorExamples } });
    work(2);
    expect(verdicts.view.verdict).toMatchObject({ stale: true, progress: 0.5 });
    const third = { ...xorExamples };
    verdicts.load(xorProblem, third);
    expect(started.map(({ disposed }) => disposed)).toEqual([true, true]);
    expect(work(9)).toBe(false);
    expect(verdicts.view.verdict).toMatchObject({ stale: false, subject: { examples: third } });
    expect(started.every(({ disposed }) => disposed)).toBe(true);
  });

  it("take an edit that is undone for what it is", () => {
    const { verdicts, started, work } = slowVerdicts(4);
    verdicts.load(xorProblem, xorExamples);
    work(9);
    const { verdict } = verdicts.view;
    verdicts.load({ ...xorProblem, features: ["x1", "x2", "x1*x2"] }, xorExamples);
    verdicts.load(xorProblem, xorExamples);
    expect(verdicts.view.verdict).toEqual(verdict);
    expect(work(9)).toBe(false);
    expect(started.length).toBe(1);
  });

  it("keep what is under way while another learner, order or end is chosen", () => {
    const { verdicts, started, work } = slowVerdicts(4);
    verdicts.load(xorProblem, xorExamples);
    work(2);
    verdicts.load({ ...xorProblem, learners: [{ kind: "voted" }], maxEpochs: 3 }, xorExamples);
    expect(verdicts.view).toEqual({ verdict: null, noVerdict: 0.5, cures: null });
    expect(work(2)).toBe(false);
    expect(verdicts.view.verdict).toMatchObject({ stale: false });
    expect(started).toMatchObject([{ disposed: true }]);
    verdicts.load({ ...xorProblem, bias: false }, xorExamples);
    work(2);
    verdicts.load({ ...xorProblem, bias: false, scaling: "min-max" }, xorExamples);
    work(9);
    expect(started.length).toBe(3);
  });

  it("let go of what is under way when they are disposed", () => {
    const { verdicts, started, work } = slowVerdicts(4);
    verdicts.load(xorProblem, xorExamples);
    work(2);
    verdicts.dispose();
    expect(started).toMatchObject([{ disposed: true }]);
    expect(work(9)).toBe(false);
  });

  it("say what the engine refuses, and throw nothing", () => {
    const { verdicts, work } = slowVerdicts(4);
    verdicts.load(xorProblem, xorExamples);
    work(9);
    verdicts.load({ ...xorProblem, features: ["x9"] }, xorExamples);
    expect(work(9)).toBe(false);
    expect(verdicts.view).toEqual({
      verdict: null,
      noVerdict: { code: "refused", error: expect.objectContaining({ message: "There is no x9." }) },
      cures: null,
    });
  });
});
