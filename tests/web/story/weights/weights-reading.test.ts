import fc from "fast-check";
import type { TemplateResult } from "lit";
import { describe, expect, it } from "vitest";
import type { LinearModel } from "../../../../web/engine/types.js";
import { canonical } from "../../../../web/state/document/features/feature-names.js";
import type { Frame } from "../../../../web/state/runs/frame.js";
import { sensitivity } from "../../../../web/views/story/about-weights/pp-about-weights.js";
import { contribution, contributionSum, type Read } from "../../../../web/views/story/weights/contribution-sum.js";
import { inTraining } from "../../../../web/views/story/weights/in-training.js";
import {
  arePlain,
  contributions,
  readExample,
  scoreAt,
  slopeTerms,
  visitScore,
} from "../../../../web/views/story/weights/weights-reading.js";
import { pointsOf } from "../../../rows.js";
import { Bench, engine, stateOf } from "../../state/engine.js";
import { textOf } from "../../template-text.js";
import { frameAt } from "../frames.js";

const xor = pointsOf("0 0 -1; 1 0 1; 0 1 1; 1 1 -1");
const conjunction = ["x1", "x2", "x1*x2"];

function readOf(frame: Frame, model: LinearModel): Read | null {
  const at = readExample(frame);
  return at && { frame, model, chosen: null, trained: true, at };
}

/** The templates within a value whose markup has a word. */
function templatesWith(word: string, value: unknown): TemplateResult[] {
  if (Array.isArray(value)) return value.flatMap((part) => templatesWith(word, part));
  if (typeof value !== "object" || value === null || !("strings" in value)) return [];
  const template = value as TemplateResult;
  const within = template.values.flatMap((part) => templatesWith(word, part));
  return template.strings.some((text) => text.includes(word)) ? [template, ...within] : within;
}

/** XOR with its conjunction, trained to the end: w = (2, 2, −5), b = −1. */
const solved = (): Bench => {
  const bench = Bench.ofTest(stateOf(xor, { features: conjunction }));
  bench.do({ type: "finish" }).untilStill();
  return bench;
};

describe("contributions", () => {
  it("add up to the score of the visit as the story has it", () => {
    fc.assert(
      fc.property(fc.nat({ max: 60 }), (visit) => {
        const bench = Bench.ofTest(stateOf(xor, { features: conjunction }));
        bench.do({ type: "seek", visit: visit });
        const { event } = bench.frame.pane;
        if (!event) return;
        const before = event.before as LinearModel;
        const at = readExample(bench.frame);
        if (!at) throw new Error("There is a visit to be read.");
        expect(scoreAt(before, at)).toBe(event.score);
        expect(contributions(before, at).reduce((a, b) => a + b, before.bias)).toBeCloseTo(event.score, 12);
        expect(at.x).toEqual(event.x);
      }),
      { numRuns: 20 },
    );
  });

  it("are of the example selected, or else of the one visited last", () => {
    const bench = solved();
    const { event } = bench.frame.pane;
    expect(readExample(bench.frame)).toMatchObject({ example: event?.example, selected: false });
    bench.do({ type: "select", example: 1 });
    expect(readExample(bench.frame)).toMatchObject({ example: 1, selected: true, label: 1 });
    expect(readExample(bench.frame)?.x).toEqual(Float64Array.of(1, 0, 0));
  });

  it("are none before a visit, with nothing selected", () => {
    expect(readExample(frameAt({ X: [[1, 1]], y: [1] }, 0))).toBeNull();
  });

  it.each(["standardize", "min-max", "unit-norm"] as const)(
    "take the examples as the run scales them: %s",
    (scaling) => {
      const points = pointsOf("3 1 1; -2 4 -1; 0.1 0.7 1; 7 7 -1");
      const bench = Bench.ofTest(stateOf(points, { scaling, features: [...conjunction, "x2^2"] }));
      for (let visit = 1; visit <= 4; visit++) {
        bench.do({ type: "seek", visit: visit });
        expect(readExample(bench.frame)?.x).toEqual(bench.frame.pane.event?.x);
      }
    },
  );

  it("take the visit's own score while the weights are those that gave it", () => {
    const bench = solved();
    const at = readExample(bench.frame);
    expect(at && visitScore(bench.frame.pane, at, null)).toBe(bench.frame.pane.event?.score);
    bench.do({ type: "seek", visit: 1 });
    const first = readExample(bench.frame);
    expect(bench.frame.pane.event?.update).not.toBeNull();
    expect(first && visitScore(bench.frame.pane, first, null)).toBeNull();
  });
});

describe("the sum that is shown", () => {
  it("has every contribution, the bias and the score", () => {
    const bench = solved().do({ type: "select", example: 3 });
    const { current } = bench.frame.pane;
    const read = readOf(bench.frame, current as LinearModel);
    expect(read && textOf(contributionSum(read, null)).trim()).toBe("a =w·x+b =2+2+(−5)+(−1) =−2");
    expect(read && textOf(contribution(read, 2))).toContain("(−5)(1)=−5");
    expect(read && textOf(contribution(read, 3))).toContain("The bias adds −1 to the score of every example.");
  });
});

describe("the table", () => {
  it("has the largest first and the smallest last, a stop of the tab key, and the row pointed at", () => {
    const { frame } = solved();
    const table = inTraining(frame)?.table("value", false, 2);
    expect(textOf(table)).toMatch(/^feature weight .*2 .*2 .*−5 .*bias b −1$/);
    const named = templatesWith("pp-weights-name", table);
    expect(named).toHaveLength(4);
    // [tabindex, name]: x₁ and x₂ come first, and the row pointed at is the stop.
    expect(named.map(({ values }) => values[0])).toEqual([-1, -1, 0, -1]);
    // [place, whether it is pointed at, …]
    const rows = templatesWith("data-place", table).map(({ values }) => values.slice(0, 2));
    expect(rows).toEqual([
      [0, false],
      [1, false],
      [2, true],
      [3, false],
    ]);
  });
});

/** Products of up to three of four base features, with powers. */
const productName = fc
  .uniqueArray(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 })
  .chain((columns) =>
    fc.tuple(
      ...columns.map((column) =>
        fc.integer({ min: 1, max: 3 }).map((power) => (power > 1 ? `x${column}^${power}` : `x${column}`)),
      ),
    ),
  )
  .map((parts) => parts.join("*"));
const small = fc.double({ min: -2, max: 2, noNaN: true });

describe("sensitivity", () => {
  it("has a term for each product that a base feature is in, with its place among the engine's factors", () => {
    const features = fc.uniqueArray(productName, { minLength: 1, maxLength: 6, selector: canonical });
    const row = fc.array(small, { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(features, row, (names, base) => {
        const map = engine.featureMap({ X: [base], features: names });
        const weights = Float64Array.from(names, (_, t) => t + 1);
        const { gradient, factors } = map.slopes({ weights, bias: 0 }, base);
        let terms = 0;
        for (const [column, of] of slopeTerms(names)) {
          const rest = of.map(({ power, others }) =>
            others.reduce((value, other) => value * (base[other.column] ?? 0) ** other.power, power),
          );
          of.forEach(({ factor }, k) => {
            expect(factors[factor]).toBeCloseTo(rest[k] ?? Number.NaN, 9);
          });
          const slope = of.reduce((sum, { feature }, k) => sum + (weights[feature] ?? 0) * (rest[k] ?? 0), 0);
          expect(gradient[column]).toBeCloseTo(slope, 9);
          terms += of.length;
        }
        expect(factors).toHaveLength(terms);
      }),
    );
  });

  it("is the weight itself without products", () => {
    expect(arePlain(["x1", "x3"])).toBe(true);
    expect(arePlain(["x1", "x1*x2"])).toBe(false);
    expect(arePlain(["x1^2"])).toBe(false);
  });

  it("is told with its numbers where there are products", () => {
    const bench = solved().do({ type: "select", example: 3 });
    const { current } = bench.frame.pane;
    const model = current as LinearModel;
    expect(textOf(sensitivity(bench.frame, model.weights, readOf(bench.frame, model)))).toContain(
      "∂a/∂x1 =w1+w12x2 =2+(−5)(1) =−3",
    );
  });

  it("names the features that count most where there are none", () => {
    const frame = frameAt({ X: [[1, 2]], y: [1], initial: { weights: [3, -4], bias: 0 } }, 0);
    const words = textOf(sensitivity(frame, Float64Array.of(3, -4), null));
    expect(words).toContain("∂a/∂xd=wd");
    expect(words).toMatch(/rises most with x₁ ?\(3\)|rises most with x1 \(3\)/);
    expect(words).toMatch(/falls most with .*\(−4\)/);
  });
});
