import { describe, expect, it } from "vitest";
import type { PageLearner, PlaygroundState } from "../../../../../web/state/document/state.js";
import { atOnce } from "../../../../../web/state/runs/background/queue.js";
import type { PaneView } from "../../../../../web/state/runs/frame.js";
import { Bench, cs188, kindsBut, stateOf } from "../../engine.js";

const overlap: Partial<PlaygroundState> = { data: { kind: "preset", name: "overlap", n: 60 } };
const kinds = kindsBut("multiclass", "nearest-neighbours", "decision-tree");

function benchAt(kind: PageLearner["kind"], visit: number, changes = overlap): Bench {
  const bench = Bench.ofTest(stateOf(cs188, { ...changes, learners: [{ kind } as PageLearner] }));
  bench.do({ type: "seek", visit }).untilStill();
  return bench;
}

/** Which of the page's examples get another answer than their label. */
function answeredWrong({ frame }: Bench, { predict }: PaneView): number[] {
  const { X, base, label, count } = frame.examples;
  const all = Array.from({ length: count }, (_, index) => index);
  return all.filter((i) => predict?.(X.subarray(base * i, base * (i + 1)))?.label !== label[i]);
}

describe("what is wrong now", () => {
  it.each(kinds)("is what %s predicts otherwise, and is counted as its mistakes are", (kind) => {
    const bench = benchAt(kind, 97);
    const { pane } = bench.frame;
    expect(Array.from(pane.wrong?.examples ?? [])).toEqual(answeredWrong(bench, pane));
    expect(pane.wrong?.trained).toBe(pane.trainingMistakes);
    expect(pane.wrong?.trained).toBeGreaterThan(0);
  });

  it("numbers examples as the page does, those held out after the others", () => {
    const bench = benchAt("perceptron", 50, { ...overlap, split: { fraction: 0.4, seed: 3 } });
    const { wrong, trainingMistakes, heldOutMistakes } = bench.frame.pane;
    const { heldOut } = bench.frame.examples;
    const examples = Array.from(wrong?.examples ?? []);
    expect(examples.toSorted((a, b) => a - b)).toEqual(answeredWrong(bench, bench.frame.pane));
    expect(examples.slice(0, wrong?.trained).every((index) => heldOut?.[index] === 0)).toBe(true);
    expect(wrong?.trained).toBe(trainingMistakes);
    expect(examples.length).toBe((trainingMistakes ?? 0) + (heldOutMistakes ?? 0));
  });

  it("is nothing before anything has been learned, where every score is a tie", () => {
    for (const kind of [...kinds, "multiclass"] as const) {
      const bench = benchAt(kind, 0);
      expect([kind, bench.frame.pane.wrong]).toEqual([kind, null]);
    }
    const given = stateOf(cs188, { initial: { weights: [1, 0], bias: 0 } });
    expect(Bench.ofTest(given).frame.pane.wrong?.trained).toBe(2);
    expect(benchAt("perceptron", 1150, {}).frame.pane.wrong).toEqual({
      visit: 1150,
      examples: new Uint32Array(0),
      trained: 0,
    });
  });

  it("of many examples is that of a moment before until the next has been counted, and at last that of the moment", () => {
    const bench = Bench.ofTest(stateOf(cs188, { data: { kind: "preset", name: "overlap", n: atOnce } }));
    bench.do({ type: "seek", visit: 30 }).untilStill();
    const before = bench.frame.pane.wrong;
    expect(before?.trained).toBe(bench.frame.pane.trainingMistakes);
    bench.do({ type: "step" });
    expect(bench.frame.pane.trainingMistakes).toBeNull();
    expect(bench.frame.pane.wrong).toBe(before);
    bench.do({ type: "next-update" }).untilStill();
    expect(bench.frame.pane.wrong?.trained).toBe(bench.frame.pane.trainingMistakes);
  });
});

describe("an answer", () => {
  it("is the class and its score of several, and has no score where votes or a rule predict", () => {
    const x = Float64Array.of(3, 1);
    const of = (kind: PageLearner["kind"]) => benchAt(kind, 40, {}).frame.pane.predict?.(x);
    expect(of("voted")).toMatchObject({ score: null });
    expect(of("nearest-neighbours")).toMatchObject({ score: null });
    expect(of("perceptron")).toEqual({ score: expect.any(Number), label: expect.any(Number) });
    const bench = benchAt("multiclass", 40, {});
    const scores = bench.frame.pane.predict?.(x);
    expect([-1, 1]).toContain(scores?.label);
  });

  it("is none where the score is too large for a number", () => {
    const bench = benchAt("perceptron", 30, {});
    expect(bench.frame.pane.predict?.(Float64Array.of(1.7e308, 1.7e308))).toBeNull();
  });
});
