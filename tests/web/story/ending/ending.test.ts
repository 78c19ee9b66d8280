import { nothing } from "lit";
import { describe, expect, it } from "vitest";
import { introduction } from "../../../../web/views/story/index.js";
import { kernel } from "../../../../web/views/story/learners/lazy/kernel.js";
import { perceptron } from "../../../../web/views/story/learners/perceptron.js";
import type { LearnerStory } from "../../../../web/views/story/learners/story.js";
import { cureButtons, cured, cureText } from "../../../../web/views/story/next/cure-buttons.js";
import { repetition } from "../../../../web/views/story/sentence/ways.js";
import { Bench, cs188, stateOf } from "../../state/engine.js";
import { xor } from "../../state/runs/background/verdict.js";
import { textOf } from "../../template-text.js";
import { sentencesAt } from "../written.js";

function benchOn(...of: Parameters<typeof stateOf>): Bench {
  const bench = Bench.ofTest(stateOf(...of));
  bench.untilStill();
  return bench;
}

describe("a run that goes round", () => {
  it("says so from the first repeated epoch on, and not before", () => {
    const bench = benchOn(xor);
    for (let epoch = 0; epoch < 30 && bench.frame.pane.cycle === null; epoch++) {
      expect(repetition(bench.frame)).toBeNull();
      bench.do({ type: "next-epoch" }).untilStill();
    }
    const { cycle, visit } = bench.frame.pane;
    if (!cycle) throw new Error("XOR goes round");
    expect(repetition(bench.frame)).toBe(
      `After epoch ${cycle.since + 1}, the weights are the same as before it, so in this order the run will repeat this epoch forever.`,
    );
    bench.do({ type: "seek", visit: visit - 1 }).untilStill();
    expect(repetition(bench.frame)).toBeNull();
  });

  it.each([{ kind: "perceptron" }, { kind: "multiclass" }] as const)(
    "is not advised to take more epochs: %j",
    (learner) => {
      const bench = benchOn(xor, { learners: [learner], maxEpochs: 20 });
      bench.do({ type: "finish" }).untilStill();
      const { outcome, help, moreEpochs } = sentencesAt(bench.frame);
      expect(moreEpochs).toBeNull();
      expect(`${outcome} ${help}`).not.toMatch(/more epochs|more time/);
    },
  );
});

it("a kernel that converges where no line can says that its boundary is none", () => {
  const kernel = { kind: "rbf" } as const;
  const end = (points: typeof xor) => {
    const bench = benchOn(points, { learners: [{ kind: "kernel", kernel }] });
    bench.do({ type: "finish" }).untilStill();
    return sentencesAt(bench.frame).outcome;
  };
  expect(end(xor)).toMatch(
    /^Converged: .* No line can separate these examples, but the kernel’s boundary can be more than that\.$/,
  );
  expect(end(cs188)).not.toContain("No line");
});

describe("a cure", () => {
  it("is told, but not while a question asks for it", () => {
    const bench = benchOn(xor);
    const told = (): string => {
      const written = cureButtons(bench.frame, bench.dispatch);
      return written === nothing ? "" : textOf(written);
    };
    expect(told()).toContain("Add x₁∧x₂");
    bench.do({ type: "set-ui", ui: { quiz: "feature.3" } });
    expect(told()).toBe("");
    bench.do({ type: "set-ui", ui: { quiz: "mistake.3" } });
    expect(told()).toContain("Add x₁∧x₂");
  });

  it("says what it does, and does it in one step that can be undone", () => {
    for (const bias of [true, false]) {
      const bench = benchOn(xor, { bias });
      const cures = bench.frame.findings?.cures ?? [];
      expect(cures.map((cure) => cureText(bench.frame, cure))).toEqual([
        bias ? "Add x₁∧x₂" : "Add x₁∧x₂, and turn the bias on",
        "Use a polynomial kernel of degree 2",
      ]);
      const [first] = cures;
      if (!first) throw new Error("XOR has cures");
      bench.do(cured(bench.frame, first), { type: "finish" }).untilStill();
      expect(bench.frame.pane.stop).toBe("converged");
      bench.do({ type: "undo" });
      expect(bench.session.state).toMatchObject({ bias });
      expect(bench.frame.pane.features).toEqual(["x1", "x2"]);
    }
  });
});

describe("the introduction", () => {
  it("stands where nothing has been visited or changed", () => {
    const bench = benchOn(xor);
    expect(introduction(bench.frame, perceptron)).toMatch(/^A perceptron looks at .*\. Press play, and watch .*\.$/);
    // Beside the verdict that no line separates XOR, nothing promises an epoch without mistakes.
    expect(introduction(bench.frame, perceptron)).not.toMatch(/until/);
    bench.do({ type: "step" }, { type: "reset" });
    expect(introduction(bench.frame, perceptron)).toBeNull();
    const other = benchOn(xor, { learners: [{ kind: "kernel" }] });
    expect(introduction(other.frame, kernel as LearnerStory)).toBeNull();
  });
});
