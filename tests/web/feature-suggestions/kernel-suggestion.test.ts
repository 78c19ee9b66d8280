import { describe, expect, it } from "vitest";
import type { KernelFunction } from "../../../web/engine/types.js";
import type { Intent } from "../../../web/state/runs/intent.js";
import {
  bySize,
  cure,
  curedLearner,
  isCured,
  kernelCure,
  multiplied,
  multiplierText,
  whyNotListed,
} from "../../../web/views/feature-suggestions/kernel-suggestion.js";
import { cures } from "../../../web/words/generated/en/cures.js";
import { pointsOf } from "../../rows.js";
import { Bench, engine, stateOf } from "../state/engine.js";
import { textOf } from "../template-text.js";

const xor = pointsOf("0 0 -1; 1 0 1; 0 1 1; 1 1 -1");
const say = cures.english;
const bench = (kernel?: KernelFunction): Bench =>
  Bench.ofTest(stateOf(xor, kernel ? { learners: [{ kind: "kernel", kernel }] } : {}));
const mapOver = (base: number) => engine.featureMap({ X: { data: new Float64Array(0), shape: [0, base] } });
const words = (of: Bench): string =>
  textOf(kernelCure(of.frame, of.dispatch)).replaceAll("₁", "1").replaceAll("₂", "2");

describe("the kernel that cures", () => {
  it("takes the lead's place and its tie rule", () => {
    const learner = curedLearner({ kind: "perceptron", tie: "negative" });
    expect(learner).toEqual({
      kind: "kernel",
      kernel: { kind: "polynomial", degree: 2, offset: 1 },
      tie: "negative",
    });
    const of = bench().do({ type: "configure", learner } satisfies Intent);
    expect(isCured(of.frame.pane)).toBe(true);
    of.do({ type: "finish" }).untilStill();
    expect(of.frame.pane.stop).toBe("converged");
  });

  it("is known by its settings, also where they are the defaults", () => {
    expect(isCured({ learner: { kind: "kernel", kernel: { kind: "polynomial" } } })).toBe(true);
    expect(isCured({ learner: { kind: "kernel", kernel: { kind: "polynomial", degree: 3 } } })).toBe(false);
    expect(isCured({ learner: { kind: "kernel" } })).toBe(false);
    expect(isCured({ learner: { kind: "perceptron" } })).toBe(false);
  });
});

describe("what the part says", () => {
  it("offers the kernel, multiplied out", () => {
    const said = words(bench());
    expect(said).toContain("K(x,z)=(1+x·z)^2");
    expect(said).toContain(say.switchToIt);
    expect(said).toContain("K(x,z) =1+2x1z1+2x2z2 +");
  });

  it("multiplies it out as the engine does", () => {
    const { powers, squares } = mapOver(2).expand(cure) ?? {};
    expect(powers).toEqual(multiplied.map((product) => product.powers));
    expect([...(squares ?? [])]).toEqual(multiplied.map(({ square }) => square));
  });

  it("lists the implied features, the largest first, and checks them", () => {
    const of = bench({ kind: "polynomial" });
    of.do({ type: "finish" }).untilStill();
    const said = words(of);
    expect(said).toContain(say.converged({ updates: of.frame.pane.updates }));
    expect(said).not.toContain(say.switchToIt);
    const order = ["√2 · x1∧x2", "√2 · x1 ", "√2 · x2 "].map((name) => said.indexOf(name));
    expect(order.every((at) => at > 0)).toBe(true);
    expect(order).toEqual([...order].sort((a, b) => a - b));
    const score = of.frame.pane.event?.score;
    expect(said).toContain(`∑w·φ(x) =${String(score).replace("-", "−")}`);
    expect(said).toContain(`∑iαiyiK(xi,x) =${String(score).replace("-", "−")}`);
  });

  it("says why there is no list", () => {
    expect(words(bench({ kind: "rbf" }))).toContain(say.infinitelyMany);
    expect(whyNotListed({ kind: "polynomial", degree: 10 }, mapOver(5), say)).toMatch(/at most 100 can be listed here/);
    expect(whyNotListed({ kind: "polynomial" }, mapOver(2), say)).toBeNull();
  });
});

describe("the parts of the table", () => {
  it("are in the order of their size", () => {
    expect(bySize([1, -3, 2, -1])).toEqual([1, 2, 0, 3]);
  });

  it("have roots for multipliers where they are roots", () => {
    expect([1, Math.SQRT2, 2, Math.sqrt(6), 1.25].map((scale) => multiplierText(scale, String))).toEqual([
      "",
      "√2",
      "2",
      "√6",
      "1.25",
    ]);
  });
});
