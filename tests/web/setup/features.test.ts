import fc from "fast-check";
import { nothing, type TemplateResult } from "lit";
import { describe, expect, it } from "vitest";
import type { LearnerSpec } from "../../../web/engine/types.js";
import { canonical, nameOf, productsUpTo } from "../../../web/state/document/features/feature-names.js";
import { mostFactors } from "../../../web/state/document/limits.js";
import { featureText } from "../../../web/state/document/notation/feature-text.js";
import { english } from "../../../web/state/document/notation/words.js";
import type { DataSource } from "../../../web/state/document/state.js";
import type { Examples, Frame } from "../../../web/state/runs/frame.js";
import type { Intent } from "../../../web/state/runs/intent.js";
import type { FieldSpec } from "../../../web/ui/controls/controls.js";
import {
  costText,
  growthText,
  parseTypedProduct,
  presentSet,
  setButtons,
  setsOf,
  typedProduct,
} from "../../../web/views/setup/sections/features/chips.js";
import { codingNote, isXor, overfitting } from "../../../web/views/setup/sections/features/index.js";
import { ranking } from "../../../web/views/setup/sections/features/scaling.js";
import { endNote, progressText } from "../../../web/views/setup/sections/features/trial-parts.js";
import { featuresWords } from "../../../web/views/setup/sections/index.js";
import { chosen } from "../../../web/views/setup/sections/inputs.js";
import { featureName } from "../../../web/views/shared/words/features-and-weights.js";
import { setupFeatures } from "../../../web/words/generated/en/setupFeatures.js";
import { pointsOf } from "../../rows.js";
import { dispatchAt, type FrameChanges, frameFrom, frameWith } from "../frames.js";
import { findingsOf, verdictOn } from "../state/runs/background/verdict.js";
import { textOf } from "../template-text.js";
import { obstacleSaid } from "../words/said.js";

const plane = ["x₁", "x₂"];
const words = ["excellent", "terrible", "not"];

function oneOfEach(learner: LearnerSpec): Frame {
  const points = pointsOf("0 0 1; 0 0 -1");
  return frameWith(points, { learner });
}

interface Situation {
  readonly features?: readonly string[];
  readonly data?: DataSource;
  readonly examples?: Partial<Examples>;
  readonly learner?: LearnerSpec;
  readonly bias?: boolean;
}

function frame({ features, data, examples, learner = { kind: "perceptron" }, bias = true }: Situation): Frame {
  const before = oneOfEach(learner);
  return {
    ...before,
    state: { ...before.state, bias, ...(features && { features }), ...(data && { data }) },
    examples: { ...before.examples, ...examples },
  };
}

const reviews: Situation = {
  data: { kind: "reviews", words, reviews: [] },
  examples: { base: 3, columns: words, X: Float64Array.of(1, 0, 1, 0, 1, 1) },
};

describe("a product typed in", () => {
  it.each([
    ["x1*x2", "x1*x2"],
    ["x2*x1", "x1*x2"],
    ["x1 x2", "x1*x2"],
    [" X1  *  x2 ", "x1*x2"],
    ["x1x2", "x1*x2"],
    ["x₁∧x₂", "x1*x2"],
    ["x₁·x₂", "x1*x2"],
    ["x1^2", "x1^2"],
    ["x₁²", "x1^2"],
    ["x1 ^ 2 x2", "x1^2*x2"],
    ["x₂³x₁", "x1*x2^3"],
    ["x1*x1*x1", "x1^3"],
    ["x1^16", "x1^16"],
    ["x1", "x1"],
  ])("as “%s” is %s", (text, value) => {
    expect(parseTypedProduct(text, plane, english)).toEqual({ ok: true, value });
  });

  it.each([
    ["excellent∧not", "x1*x3"],
    ["not Excellent", "x1*x3"],
    ["x3*terrible", "x2*x3"],
    ["NOT²", "x3^2"],
  ])("of words as “%s” is %s", (text, value) => {
    expect(parseTypedProduct(text, words, english)).toEqual({ ok: true, value });
  });

  it.each([
    ["", "Write a product such as x1*x2."],
    ["x1*", "Write a product such as x1*x2."],
    ["x1**x2", "Write a product such as x1*x2."],
    ["x3", "There is no x3. The base features are x1 and x2."],
    ["x1*x0", "x0 is the bias: it is already in every product, as 1."],
    ["x1+x2", "“x1+x2” is not a feature. Write a product such as x1*x2."],
    ["good", "“good” is not a feature. Write a product such as x1*x2."],
    ["2x1", "“2x1” is not a feature. Write a product such as x1*x2."],
    ["x1^0", "The power of x1 must be a whole number from 1 to 16."],
    ["x1^1.5", "The power of x1 must be a whole number from 1 to 16."],
    ["x1^2^2", "The power of x1 must be a whole number from 1 to 16."],
    ["x1^17", "A product has at most 16 factors; this one has 17."],
    ["x1^9*x2^8", "A product has at most 16 factors; this one has 17."],
  ])("as “%s” is refused: %s", (text, message) => {
    expect(parseTypedProduct(text, plane, english)).toEqual({ ok: false, message });
  });

  it("is read back from how it is written on the page, whichever way", () => {
    const product = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: mostFactors });
    fc.assert(
      fc.property(product, (factors) => {
        const name = nameOf(factors.toSorted());
        for (const text of [
          name,
          featureText(name),
          featureText(name, { columns: words }),
          factors.map((k) => `x${k}`).join(" "),
        ]) {
          expect(parseTypedProduct(text, words, english)).toEqual({ ok: true, value: name });
        }
        expect(canonical(name)).toBe(name);
      }),
    );
  });

  it("is added to those chosen, once", () => {
    const intents: Intent[] = [];
    const told = (situation: Situation) =>
      typedProduct(
        frame(situation),
        dispatchAt(frame(situation), (intent) => intents.push(intent)),
      ).values[0] as FieldSpec;
    const { submit, hint } = told({ features: ["x1", "x2"] });
    expect(hint).toBe(setupFeatures.english.addHint({ products: ["x1*x2", "x1^2"] }));
    expect(submit("x2 x1")).toBeNull();
    expect(intents).toEqual([{ type: "set-features", features: ["x1", "x2", "x1*x2"] }]);
    expect(submit("x2")).toBe(setupFeatures.english.alreadyChosen({ product: "x₂" }));
    expect(submit("x9")).toBe(setupFeatures.english.noSuchBase({ base: 9, columns: 2 }));
    expect(told(reviews).hint).toBe(
      setupFeatures.english.addHint({ products: ["excellent*terrible", "excellent*not"] }),
    );
    expect(told(reviews).submit("not terrible")).toBeNull();
    expect(intents.at(-1)).toEqual({ type: "set-features", features: ["x1", "x2", "x3", "x2*x3"] });
    const most = Array.from({ length: 1000 }, (_, k) => `x1^${(k % 15) + 1}*x2^${Math.floor(k / 15) + 1}`);
    expect(told({ features: most }).submit("x1")).toBe(setupFeatures.english.tooMany({ most: 1000 }));
    expect(intents).toHaveLength(2);
  });
});

describe("display names", () => {
  it.each([
    ["x1", plane, "x₁"],
    ["x1*x2", plane, "x₁x₂"],
    ["x1^2", plane, "x₁²"],
    ["x1^12*x10", plane, "x₁¹²x₁₀"],
    ["x1*x3", words, "excellent·not"],
    ["x1^2*x2", words, "excellent²·terrible"],
    ["x1*x2", ["petal length (cm)", "petal width (cm)"], "x₁x₂"],
    ["1", plane, "1"],
  ])("%s is %s", (name, columns, text) => {
    expect(featureText(name, { columns })).toBe(text);
    // The markup has the same letters, with raised and lowered digits as such.
    expect(textOf(featureName(name, { columns }))).toBe(text.normalize("NFKC"));
  });
});

it("the setup line has the features in the order of their weights", () => {
  expect(chosen(frame({ features: ["x2", "x2*x1", "x1"] }))).toEqual(["x2", "x1*x2", "x1"]);
});

describe("sets of features", () => {
  it("are recognised, and chosen by a button each", () => {
    const intents: Intent[] = [];
    expect(presentSet(frame({}))).toBe(1);
    expect(presentSet(frame({ features: ["x2*x1", "x1", "x1^2", "x2", "x2^2"] }))).toBe(2);
    expect(presentSet(frame({ features: ["x1", "x1*x2"] }))).toBeNull();
    const chosen = frame({ features: ["x1"] });
    const group = setButtons(
      chosen,
      dispatchAt(chosen, (intent) => intents.push(intent)),
    );
    const buttons = (group as TemplateResult).values[1];
    for (const button of buttons as { readonly values: readonly unknown[] }[]) {
      for (const value of button.values) if (typeof value === "function") value();
    }
    expect(intents).toEqual([1, 2, 3].map((most) => ({ type: "set-features", features: productsUpTo(2, most, true) })));
  });

  it("are offered only where they are no more than one can look over, and none where there are no products", () => {
    const wide = frame({ examples: { base: 300 } });
    expect(presentSet(wide)).toBe(1);
    expect(setsOf(wide).map((set) => set.length)).toEqual([300]);
    const dispatch = dispatchAt(wide, () => {});
    expect(setButtons(wide, dispatch)).toBe(nothing);
  });

  it("are counted", () => {
    expect(featuresWords(frame({}))).toBe("x₁, x₂");
    expect(featuresWords(frame({ features: ["x1", "x2", "x1*x2", "x1^2", "x2^2", "x1^3"] }))).toBe("6 features");
    expect(featuresWords({ ...frame(reviews), state: { ...frame(reviews).state, scaling: "standardize" } })).toMatch(
      /, standardised$/,
    );
  });

  it("cost what a visit multiplies", () => {
    const features = productsUpTo(2, 3, true);
    expect(costText(frame({ features }))).toBe("With 9 features and the bias, a visit takes 10 multiplications.");
    expect(costText(frame({ features: ["x1"], bias: false }))).toBe("With 1 feature, a visit takes 1 multiplication.");
    expect(costText(frame({ learner: { kind: "multiclass", classes: 3 } }))).toBe(
      "With 2 features and the bias for each class, a visit takes 9 multiplications.",
    );
    expect(costText(frame({ learner: { kind: "kernel" } }))).toMatch(
      /^2 features\. Kernel: .* An update changes all 2/,
    );
    expect(costText(frame({ learner: { kind: "decision-tree" } }))).toBe("2 features.");
  });

  it("grow with the square and the cube of the base features", () => {
    expect(growthText(frame({}))).toBe(
      "D features have D(D+1)/2 pairs, which is O(D²): 3 here. They have D(D+1)(D+2)/6 triples, which is O(D³): 4 here.",
    );
    expect(growthText(frame(reviews))).toBe(
      "D features have D(D−1)/2 pairs, which is O(D²): 3 here. They have D(D−1)(D−2)/6 triples, which is O(D³): 1 here.",
    );
  });
});

describe("what a product is", () => {
  const corners = { "plus-minus": [-1, -1, -1, 1, 1, -1, 1, 1], "zero-one": [0, 0, 0, 1, 1, 0, 1, 1] };
  const note = (
    values: readonly number[],
    label: readonly number[],
    changed: (frame: Frame) => Frame = (same) => same,
  ) =>
    textOf(
      codingNote(
        changed(frame({ examples: { count: 4, base: 2, X: Float64Array.from(values), label: Int8Array.from(label) } })),
        dispatchAt(frame({})),
      ),
    );

  it("depends on the coding", () => {
    expect(note(corners["zero-one"], [-1, 1, 1, -1])).toMatch(
      /^With values 0 and 1, .* is AND: .* Recode to −1\/\+1$/s,
    );
    expect(note(corners["plus-minus"], [-1, 1, 1, -1])).toMatch(
      /^With values −1 and \+1, .* not AND but “the same” \(XNOR\).* Recode to 0\/1$/s,
    );
    expect(note([0, 0, 2, 1, 1, 0, 1, 1], [-1, 1, 1, -1])).toBe("");
    expect(textOf(codingNote(frame(reviews), dispatchAt(frame(reviews))))).toMatch(
      /^A word is there \(1\) or not.*x² = x\.$/s,
    );
  });

  it("is not told of features that are scaled first", () => {
    const scaled = (before: Frame): Frame => ({ ...before, state: { ...before.state, scaling: "min-max" } });
    expect(note(corners["zero-one"], [-1, 1, 1, -1], scaled)).toMatch(/^(?!.*product).*Recode to −1\/\+1$/);
    expect(note(corners["plus-minus"], [-1, 1, 1, -1], scaled)).toMatch(/^(?!.*product).*Recode to 0\/1$/);
    expect(textOf(codingNote(scaled(frame(reviews)), dispatchAt(frame(reviews))))).toBe("");
  });

  it("makes the bound of XOR tight only where that was found, and the run is one it is about", () => {
    const points = pointsOf("-1 -1 -1; -1 1 1; 1 -1 1; 1 1 -1");
    const features = ["x2", "x1", "x2*x1"];
    const findings = findingsOf(verdictOn(points, { features }));
    const told = (changes: FrameChanges, state: Partial<Frame["state"]> = {}): string =>
      note(corners["plus-minus"], [-1, 1, 1, -1], (before) =>
        frameFrom(before, { features, findings, ...changes, state: { ...before.state, ...state } }),
      );
    expect(told({})).toContain(setupFeatures.english.tightBound({ updates: 4 }));
    expect(told({ learner: { kind: "perceptron", tie: "mistake", learningRate: 0.1 } })).toContain("tight");
    const stale = findingsOf({ ...verdictOn(points, { features }), stale: true });
    for (const changes of [
      { findings: null },
      { findings: stale },
      { findings: findingsOf(verdictOn(points)) },
      { features: ["x1", "x2"] },
      { features: [...features, "x1^2"] },
      { learner: { kind: "perceptron", tie: "positive" } },
      { learner: { kind: "averaged" } },
      { learner: { kind: "margin" } },
    ] satisfies FrameChanges[]) {
      expect(told(changes)).not.toContain("tight");
    }
    expect(told({}, { bias: false })).not.toContain("tight");
    expect(told({ initial: { weights: [1, 0, 0], bias: 0 } })).not.toContain("tight");
  });

  it("is the label itself, or its opposite, for XOR on its four corners alone", () => {
    const is = (values: readonly number[], label: readonly number[]) =>
      isXor({ count: label.length, base: 2, X: Float64Array.from(values), label: Int8Array.from(label) });
    expect(is(corners["plus-minus"], [1, -1, -1, 1])).toBe(true);
    expect(is(corners["plus-minus"], [-1, 1, 1, -1])).toBe(true);
    expect(is(corners["plus-minus"], [-1, -1, -1, 1])).toBe(false);
    expect(is([1, 1, -1, 1], [1, -1])).toBe(false);
    expect(is([1, 1, -1, 1, 1, 1, -1, 1], [1, -1, 1, -1])).toBe(false);
    expect(is(corners["zero-one"], [-1, 1, 1, -1])).toBe(false);
    expect(is([], [])).toBe(false);
  });
});

describe("overfitting", () => {
  it("is what can happen, not what must", () => {
    expect(textOf(overfitting(frame({}), dispatchAt(frame({}))))).toContain("it may then predict other examples worse");
  });
});

describe("a trial in words", () => {
  it("says how far it is", () => {
    const rows = [{}, {}] as never;
    expect(progressText({ running: true, rows, total: 4 }, english)).toBe("2 of 4 trained");
    expect(progressText({ running: false, rows, total: 4 }, english)).toBe("Cancelled: 2 of 4 trained");
    expect(progressText({ running: false, rows, total: 2 }, english)).toBe("All 2 trained");
  });

  it("says how a run ended", () => {
    const end = { epochs: 12, visits: 2_000_000, obstacle: null };
    expect(endNote({ ...end, stop: "converged" }, english)).toBeNull();
    expect(endNote({ ...end, stop: "max-epochs" }, english)).toBe("Did not converge in 12 epochs.");
    expect(endNote({ ...end, stop: "settled", epochs: 1 }, english)).toBe("Settled after 1 epoch.");
    expect(endNote({ ...end, stop: null }, english)).toBe("Stopped after 2\u202f000\u202f000 visits.");
    expect(endNote({ ...end, stop: null, obstacle: { code: "twoClasses" } }, english)).toBe(
      obstacleSaid({ code: "twoClasses" }),
    );
  });

  it("ranks weights by their size, equals in their order", () => {
    const weights = Float64Array.of(2, -2, -5, 0);
    expect(ranking(["x1", "x2", "x1*x2", "x1^2"], { weights }).map(({ feature }) => feature)).toEqual([
      "x1*x2",
      "x1",
      "x2",
      "x1^2",
    ]);
    fc.assert(
      fc.property(fc.array(fc.double({ noNaN: true })), (values) => {
        const names = values.map((_, k) => `x${k + 1}`);
        const ranked = ranking(names, { weights: Float64Array.from(values) });
        expect(ranked.map(({ feature }) => feature).toSorted()).toEqual(names.toSorted());
        ranked.forEach(({ weight }, k) => {
          expect(Math.abs(weight)).toBeLessThanOrEqual(Math.abs(ranked[k - 1]?.weight ?? Number.POSITIVE_INFINITY));
        });
      }),
    );
  });
});
