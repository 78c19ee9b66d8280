import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { TieRule } from "../../../web/engine/types.js";
import { quantized, residual } from "../../../web/state/document/notation/labels.js";
import type { Notation } from "../../../web/state/document/notation/notation.js";
import { defaultState } from "../../../web/state/document/settings.js";
import type { PlaygroundState } from "../../../web/state/document/state.js";
import { Bench, cs188, stateOf } from "../state/engine.js";
import { equationOf, predictorOf, sentenceOf } from "./written.js";

const initial = { weights: [0, 0], bias: -1 };

function benchOf(notation: Partial<Notation>, visits: number, changes: Partial<PlaygroundState> = {}): Bench {
  const state = stateOf(cs188, { initial, ui: { ...defaultState.ui, ...notation }, ...changes });
  return Bench.ofTest(state).do({ type: "advance", how: { visits } });
}

describe("the second visit of the worked pass", () => {
  it("with labels 0 and 1 has what is predicted and the residual", () => {
    const { frame } = benchOf({ labels: "zero-one" }, 2);
    expect(sentenceOf(frame)).toBe(
      "Visit 2 looked at example 2, a positive (y\u00a0=\u00a01). Its score is −1, so the perceptron predicts negative (q\u00a0=\u00a00): " +
        "a mistake, a false negative. The weights move towards it. Its score goes from −1 to 13.",
    );
    expect(equationOf(frame)).toEqual([
      "a =w·x+b =(0)(3)+(0)(2)+(−1) =−1",
      "q =heaviside(a) =heaviside(−1)=0 e =y−q =1−0=+1 a mistake",
      "w ←w+ηex =(0 0)+(1)(+1)(3 2) =(3 2)",
      "b ←b+ηe =−1+(1)(+1)=0",
    ]);
  });

  it("with the bias as a weight has it among the others", () => {
    const { frame } = benchOf({ biasAs: "weight" }, 2);
    expect(equationOf(frame)).toEqual([
      "a =w·x =(−1)(1) +(0)(3) +(0)(2) =−1",
      "y·a =(+1)(−1) =−1≤0 a mistake",
      "w ←w+ηyx =(−1 0 0)+(1)(+1)(1 3 2) =(0 3 2)",
    ]);
  });

  it("with a threshold has a score that is compared with it", () => {
    const { frame } = benchOf({ biasAs: "threshold" }, 2);
    expect(sentenceOf(frame)).toContain("Its score is 0, below the threshold 1, so the perceptron predicts negative");
    expect(equationOf(frame)).toEqual([
      "a =w·x =(0)(3)+(0)(2) =0",
      "y·(a−θ) =(+1)(0−1) =−1≤0 a mistake",
      "w ←w+ηyx =(0 0)+(1)(+1)(3 2) =(3 2)",
      "θ ←θ−ηy =1−(1)(+1)=0",
    ]);
  });

  it("changes what is written, and nothing of the run", () => {
    const plain = benchOf({}, 40);
    const other = benchOf({ labels: "zero-one", biasAs: "threshold" }, 40);
    expect(other.frame.pane.event).toEqual(plain.frame.pane.event);
    expect(other.frame.pane.current).toEqual(plain.frame.pane.current);
  });
});

describe("the other learners", () => {
  it("say what predicts with the bias as it is written", () => {
    const learners = [{ kind: "averaged" }] as const;
    expect(predictorOf(benchOf({ biasAs: "weight" }, 15, { learners }).frame)).toMatch(/w¯=\(−\d/);
    expect(predictorOf(benchOf({ biasAs: "threshold" }, 15, { learners }).frame)).toMatch(/, θ¯=/);
  });

  it.each([
    ["margin", "(2y−1)·a"],
    ["passive-aggressive", "(2y−1)·a"],
    ["second-order", "(2y−1)"],
    ["batch", "e =y−q"],
  ] as const)("write the label of %s", (kind, words) => {
    const { frame } = benchOf({ labels: "zero-one" }, 2, { learners: [{ kind }] });
    expect(equationOf(frame).join(" ")).toContain(words);
  });

  it("compare classes by their scores less their thresholds", () => {
    const { frame } = benchOf({ biasAs: "threshold" }, 2, { learners: [{ kind: "multiclass" }], initial: null });
    const lines = equationOf(frame).join(" ");
    expect(lines).toContain("a =Wx");
    expect(lines).toContain("a−θ =a−");
    expect(lines).toMatch(/θ1 ←0−1=−1|θ1 ←1−1=0/);
  });

  it("know no bias of a kernel", () => {
    const { frame } = benchOf({ biasAs: "threshold" }, 3, { learners: [{ kind: "kernel" }], initial: null });
    expect(equationOf(frame).join(" ")).not.toContain("θ");
  });
});

interface Golden {
  readonly id: string;
  readonly spec: {
    readonly X: readonly (readonly [number, number])[];
    readonly y: readonly number[];
    readonly learner: { readonly kind: "perceptron"; readonly tie: TieRule };
  };
  readonly expect: { readonly current: { readonly weights: readonly number[]; readonly bias: number } };
}

const file = `${import.meta.dirname}/../../golden/seeds.json`;
const { cases } = JSON.parse(readFileSync(file, "utf8")) as { cases: Golden[] };
const cisc = cases.filter(({ id }) => /^cisc271-(and|or)-(negative|positive)$/.test(id));

describe("CISC 271's rule, ŵ ← ŵ + e·x̂ with e = y − q", () => {
  it.each(cisc.map((golden) => [golden.id, golden] as const))(
    "of %s, visit by visit",
    (_, { spec, expect: expected }) => {
      const points = spec.X.map(([x1, x2], i) => [x1, x2, spec.y[i] ?? 1] as const);
      const ui = { ...defaultState.ui, labels: "zero-one", biasAs: "weight" } as const;
      const bench = Bench.ofTest(stateOf(points, { learners: [spec.learner], ui }));
      // By the text: heaviside(0) is 0 or 1 by the tie rule.
      const at0 = spec.learner.tie === "positive" ? 1 : 0;
      let w = [0, 0, 0];
      for (let visit = 0; ; visit++) {
        bench.do({ type: "step" });
        const { event, stop } = bench.frame.pane;
        if (event === null || event.visit !== visit) break;
        const x = [1, ...event.x];
        const sum = x.reduce((total, value, k) => total + value * (w[k] ?? 0), 0);
        const q = sum === 0 ? at0 : sum > 0 ? 1 : 0;
        const e = (event.label > 0 ? 1 : 0) - q;
        expect([quantized(event), residual(event)]).toEqual([q, e]);
        w = w.map((weight, k) => weight + e * (x[k] ?? 0));
        if (stop !== null) break;
      }
      expect(w).toEqual([expected.current.bias, ...expected.current.weights]);
      expect(bench.frame.pane.stop).toBe("converged");
    },
  );
});
