import { describe, expect, it } from "vitest";
import type { LearnerSpec } from "../../../../web/engine/types.js";
import type { PlaygroundState, Point } from "../../../../web/state/document/state.js";
import { ideasOf } from "../../../../web/state/runs/ideas.js";
import { Bench, cs188, stateOf } from "../engine.js";
import { xor } from "./background/verdict.js";

function ended(points: readonly Point[], changes: Partial<PlaygroundState> = {}): Bench {
  const bench = Bench.ofTest(stateOf(points, { maxEpochs: 1000, ...changes }));
  bench.do({ type: "finish" }).untilStill();
  return bench;
}

const codes = ({ frame }: Bench, most = 9) => ideasOf(frame, most).map(({ code }) => code);

function carryOut(bench: Bench, wanted: string): void {
  const idea = ideasOf(bench.frame, 9).find(({ code }) => code === wanted);
  if (!idea) throw new Error(`no idea ${wanted}: ${codes(bench)}`);
  bench.dispatch(idea.act);
  bench.untilStill();
}

/** Five positives, so that they are most. */
const positives: readonly Point[] = [...cs188, [4, 4, 1], [5, 4, 1], [6, 4, 1]];

describe("what to try next", () => {
  it("is nothing before a run has ended", () => {
    const bench = Bench.ofTest(stateOf(cs188, {}));
    bench.do({ type: "step" }).untilStill();
    expect(codes(bench)).toEqual([]);
  });

  it("is, after a line has separated them, what breaks it, XOR, a comparison and why it had to stop", () => {
    expect(codes(ended(positives))).toEqual(["negativeAmid", "xor", "averaged", "stopLesson"]);
    expect(codes(ended(positives), 2)).toEqual(["negativeAmid", "xor"]);
    const negatives = positives.map(([x1, x2, label]): Point => [x1, x2, -label]);
    expect(codes(ended(negatives))[0]).toBe("positiveAmid");
  });

  it("is, where no line can, another learner and why", () => {
    expect(codes(ended(xor))).toEqual(["pocket", "xor", "lineLesson"]);
    const preset = ended([], { data: { kind: "preset", name: "xor" } });
    expect(codes(preset)).toEqual(["pocket", "lineLesson"]);
  });

  it("is, after a product has repaired it, nothing that a line would have to do", () => {
    const bench = ended(xor, { features: ["x1", "x2", "x1*x2"] });
    expect(bench.frame.pane.stop).toBe("converged");
    expect(codes(bench)).toEqual(["averaged", "productLesson", "stopLesson"]);
  });

  it.each<LearnerSpec>([{ kind: "averaged" }, { kind: "kernel", kernel: { kind: "rbf" } }, { kind: "multiclass" }])(
    "compares the perceptron alone: not %j",
    (learner) => {
      const named = codes(ended(cs188, { learners: [learner] }));
      expect(named).not.toContain("averaged");
      expect(named).not.toContain("pocket");
    },
  );

  it("leaves a comparison as it is", () => {
    const learners: readonly LearnerSpec[] = [{ kind: "perceptron" }, { kind: "margin" }];
    expect(codes(ended(cs188, { learners }))).not.toContain("averaged");
  });
});

describe("an idea", () => {
  it.each([positives, positives.map(([x1, x2, label]): Point => [x1, x2, -label])])(
    "breaks what a line has separated: no line can any more",
    (...points) => {
      const bench = ended(points);
      carryOut(bench, codes(bench)[0] ?? "");
      bench.do({ type: "analyse" }).untilStill();
      expect(bench.frame.examples.count).toBe(points.length + 1);
      expect(bench.frame.findings?.verdict?.analysis.separable).toBe(false);
      bench.do({ type: "finish" }).untilStill();
      expect(bench.frame.pane.stop).toBe("max-epochs");
      // One press takes it back.
      bench.do({ type: "undo" });
      expect(bench.frame.examples.count).toBe(points.length);
    },
  );

  it("keeps the settings of the learner that it compares with", () => {
    const bench = ended(cs188, { learners: [{ kind: "perceptron", learningRate: 0.5 }] });
    carryOut(bench, "averaged");
    expect(bench.session.state.learners).toEqual([
      { kind: "perceptron", learningRate: 0.5 },
      { kind: "averaged", learningRate: 0.5 },
    ]);
  });

  it("opens the lesson on what has happened", () => {
    const bench = ended(xor);
    carryOut(bench, "lineLesson");
    expect(bench.session.state.ui.lesson).toBe("17.1");
  });
});
