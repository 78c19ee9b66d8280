import { readFileSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import type { LearnerSpec, RunSpec, Scaling, TieRule } from "../../../web/engine/types.js";
import { defaultState } from "../../../web/state/defaults.js";
import type { Intent } from "../../../web/state/intent.js";
import type { PlaygroundState, Reviews } from "../../../web/state/playground-state.js";
import { readState } from "../../../web/state/read-state.js";
import { stateFromParameters } from "../../../web/state/readable.js";
import {
  withOtherLabel,
  withoutReview,
  withoutWord,
  withReview,
  withText,
  withWord,
} from "../../../web/state/review-edits.js";
import { isMistake, rowsOf, scoreOf } from "../../../web/state/review-scores.js";
import {
  conjunctionsWithNot,
  courseReviews,
  examplesOfReviews,
  sharedAverages,
  stretchesOf,
  valuesOf,
} from "../../../web/state/reviews.js";
import { withParameter } from "../../../web/state/with-parameter.js";
import { Bench, engine, stateOf } from "./engine.js";

const benches: Bench[] = [];
function benchOf(state?: PlaygroundState): Bench {
  const bench = new Bench(state);
  benches.push(bench);
  return bench;
}
afterAll(() => {
  for (const { session } of benches) session.dispose();
  expect(engine.openRuns).toBe(0);
});

const conjunctions = ["x1", "x2", "x3", "x1*x3", "x2*x3"];
const choose = { type: "load-preset", name: "reviews", options: {} } as const;
const end = { type: "finish" } as const;
/** A page on the example, as if it had been chosen. */
const reviewed = (...more: readonly Intent[]): Bench => benchOf(stateOf([])).do(choose, ...more);

function edited(edit: Reviews | string): Reviews {
  if (typeof edit === "string") throw new Error(edit);
  return edit;
}

/** The numbers of CIML, section 4.7. */
const golden = (
  JSON.parse(readFileSync(new URL("../../golden/seeds.json", import.meta.url), "utf8")) as {
    cases: {
      id: string;
      spec: { X: number[][]; features: string[]; weights: number[]; bias: number };
      expect: { scores: number[] };
    }[];
  }
).cases.find(({ id }) => id === "ciml-sentiment");

describe("texts become features", () => {
  const { words } = courseReviews;
  it.each<[string, readonly number[]]>([
    ["An excellent course", [1, 0, 0]],
    ["EXCELLENT, Terrible… (NOT!)", [1, 1, 1]],
    ["Notable, unexcellent and terribly knotty", [0, 0, 0]],
    ["not-excellent", [1, 0, 1]],
    ["", [0, 0, 0]],
  ])("%s", (text, values) => expect(valuesOf(text, words)).toEqual(values));

  it("by letters, however they are composed, in any script", () => {
    expect(valuesOf("Un cafe\u0301, s’il vous plaît", ["caf\u00e9"])).toEqual([1]);
    expect(valuesOf("Курс НЕ плохой", ["не", "плохо"])).toEqual([1, 0]);
  });

  it("are marked where they stand, and lose nothing", () => {
    const text = "Not excellent. Not!";
    const parts = stretchesOf(text, words);
    expect(parts.map((part) => part.text).join("")).toBe(text);
    expect(parts.filter(({ word }) => word >= 0)).toEqual([
      { text: "Not", word: 2 },
      { text: "excellent", word: 0 },
      { text: "Not", word: 2 },
    ]);
  });

  it("make an XOR of the four reviews", () => {
    const { X, base, count, label, columns } = examplesOfReviews(courseReviews);
    expect({ base, count, columns }).toEqual({ base: 3, count: 4, columns: words });
    expect([...X]).toEqual([1, 0, 0, 0, 1, 0, 1, 0, 1, 0, 1, 1]);
    expect([...label]).toEqual([1, -1, -1, 1]);
  });
});

describe("the example of the book", () => {
  it("comes without a bias, as one step that can be undone", () => {
    const bench = benchOf();
    const before = bench.session.state;
    bench.do(choose);
    expect(bench.session.state).toMatchObject({ data: courseReviews, bias: false, scaling: "none" });
    expect(bench.frame.presets.map(({ name }) => name)).toEqual([...engine.presets.map(({ name }) => name), "reviews"]);
    bench.do({ type: "undo" });
    expect(bench.session.state).toEqual(before);
    expect(bench.frame.canUndo).toBe(false);
    expect(bench.do({ type: "redo" }).frame.examples.base).toBe(3);
  });

  it("never converges without conjunctions: both labels have the same average features", () => {
    const bench = reviewed(end);
    bench.untilStill();
    const { stop, visit, examples, features } = bench.frame;
    expect({ stop, visit }).toEqual({ stop: "max-epochs", visit: 4000 });
    const values = rowsOf(examples, features, "none").reviews.map((row) => row.values);
    expect(sharedAverages(examples, values)).toEqual([0.5, 0.5, 0.5]);
  });

  it("converges with them, in the given order, to the weights of the book exactly", () => {
    const bench = reviewed({ type: "set-features", features: conjunctions }, end);
    bench.untilStill();
    const { stop, plane, features, examples, epoch, updates } = bench.frame;
    expect({ stop, features, weights: [...(plane?.weights ?? [])], bias: plane?.bias }).toEqual({
      stop: "converged",
      features: conjunctions,
      weights: [1, -1, 0, -2, 2],
      bias: 0,
    });
    expect({ epoch, updates }).toEqual({ epoch: 4, updates: 10 });
    const values = rowsOf(examples, features, "none").reviews.map((row) => row.values);
    expect(sharedAverages(examples, values)).toBeNull();
    expect(bench.do({ type: "set-features", features: ["x1", "x2", "x3"] }).session.state.features).toBeUndefined();
  });

  it("gives the eight combinations the scores of the golden case", () => {
    const bench = reviewed({ type: "set-features", features: conjunctions }, end);
    bench.untilStill();
    const { examples, features, plane } = bench.frame;
    const { combinations } = rowsOf(examples, features, "none");
    expect(combinations.map(({ words }) => [...(words as Float64Array)])).toEqual(golden?.spec.X);
    expect(features).toEqual(golden?.spec.features);
    expect(plane && combinations.map(({ values }) => scoreOf(plane, values) + 0)).toEqual(golden?.expect.scores);
  });

  it("says which conjunctions turn words round", () => {
    expect(conjunctionsWithNot(courseReviews.words)).toEqual(["x1*x3", "x2*x3"]);
    expect(conjunctionsWithNot(["NOT", "good"])).toEqual(["x1*x2"]);
    expect(conjunctionsWithNot(["good"])).toEqual([]);
  });
});

describe("scores are those of the core, to the bit", () => {
  const words = ["a", "b", "c", "d"];
  const text = (i: number) => words.filter((_, k) => (i * 7 + 3) & (1 << k)).join(" ");
  const data: Reviews = {
    kind: "reviews",
    words,
    reviews: Array.from({ length: 14 }, (_, i) => [text(i), i % 3 === 0 ? 1 : -1] as const),
  };
  const few = ["x1", "x2", "x3", "x4"];
  const many = [...few, "x1*x2", "x1*x3", "x1*x4", "x2*x3", "x2*x4", "x3*x4", "x1*x2*x3"];
  const learners: LearnerSpec[] = [
    { kind: "perceptron", learningRate: 0.1 },
    { kind: "averaged", learningRate: 0.3 },
    { kind: "passive-aggressive", variant: "pa-1", C: 0.37 },
  ];
  const cases = (["none", "standardize", "min-max", "unit-norm"] as const).flatMap((scaling) =>
    [few, many].flatMap((features) => learners.map((learner) => ({ scaling, features, learner }))),
  );
  it.each(cases)("$scaling, $features.length features, $learner.kind", ({ scaling, features, learner }) => {
    const examples = { ...examplesOfReviews(data), heldOut: Uint8Array.of(...new Array<number>(12).fill(0), 1, 1) };
    const X = { data: examples.X.subarray(0, 48), shape: [12, 4] as const };
    const spec: RunSpec = { X, y: examples.label.subarray(0, 12), features, scaling, learner };
    const run = engine.createRun(spec);
    run.advance({ visits: 29 });
    const { model } = run.snapshot();
    const plane = "weights" in model ? model : null;
    const { reviews, combinations } = rowsOf(examples, features, scaling as Scaling);
    const all = [...reviews, ...combinations];
    const rows = Float64Array.from(all.flatMap((row) => Array.from(row.words)));
    const predicted = run.predict({ data: rows, shape: [all.length, 4] }).score;
    run.dispose();
    expect(plane && all.map(({ values }) => scoreOf(plane, values) + 0)).toEqual(Array.from(predicted, (a) => a + 0));
  });

  const ties: TieRule[] = ["mistake", "correct", "negative", "positive"];
  it.each<LearnerSpec>([
    ...ties.flatMap((tie) => (["perceptron", "averaged", "pocket", "batch"] as const).map((kind) => ({ kind, tie }))),
    { kind: "margin" },
    { kind: "passive-aggressive" },
  ])("and so are the mistakes: %o", (learner) => {
    const bench = reviewed({ type: "configure", learner });
    const counted = [0, 1, 2, 3, 5, 8, 13].map((visit) => {
      bench.do({ type: "seek", visit }).untilStill();
      const { plane, examples, features, trainingMistakes } = bench.frame;
      const { reviews } = rowsOf(examples, features, "none");
      const tie = "tie" in learner && learner.tie ? learner.tie : "mistake";
      const mine = reviews.filter(
        ({ values }, i) => plane && isMistake(scoreOf(plane, values), examples.label[i] ?? 0, tie),
      );
      return [mine.length, trainingMistakes];
    });
    for (const [mine, trainingMistakes] of counted) expect(mine).toBe(trainingMistakes);
  });
});

describe("edits", () => {
  it("are one step each", () => {
    const bench = reviewed();
    const data = edited(withText(courseReviews, 0, "  A dull\n course. "));
    expect(data.reviews[0]).toEqual(["A dull course.", 1]);
    bench.do({ type: "select", example: 2 }, { type: "set-reviews", data });
    expect([...bench.frame.examples.X.slice(0, 3)]).toEqual([0, 0, 0]);
    expect(bench.frame.selected).toBe(2);
    bench.do({ type: "set-reviews", data: edited(withReview(data, "Terrible!", -1)) });
    expect(bench.frame.examples.count).toBe(5);
    expect(bench.frame.selected).toBeNull();
    bench.do({ type: "undo" }, { type: "undo" });
    expect(bench.session.state.data).toEqual(courseReviews);
    bench.do({ type: "redo" });
    expect(bench.session.state.data).toEqual(data);
    bench.do({ type: "undo" }, { type: "set-reviews", data: { ...courseReviews } });
    expect(bench.frame.canRedo).toBe(true);
  });

  it("refuse what the page cannot hold, in words", () => {
    expect(withText(courseReviews, 0, " ")).toMatch(/needs a text/);
    expect(withText(courseReviews, 0, "x".repeat(301))).toMatch(/300 characters; this has 301/);
    expect(withWord(courseReviews, "two words")).toMatch(/One word/);
    expect(withWord(courseReviews, "")).toMatch(/One word/);
    expect(withWord(courseReviews, "NOT")).toMatch(/there already/);
    expect(withWord(courseReviews, "x".repeat(31))).toMatch(/30 characters/);
    const full = { ...courseReviews, words: [..."abcdefgh"] };
    expect(withWord(full, "i")).toMatch(/no more than 8/);
    const long = { ...courseReviews, reviews: Array.from({ length: 200 }, () => ["x", 1] as const) };
    expect(withReview(long, "y", 1)).toMatch(/no more than 200/);
    const one = { ...courseReviews, words: ["not"] };
    expect(withoutWord(one, 0)).toBe(one);
  });

  it("flip and delete", () => {
    const flipped = withOtherLabel(courseReviews, 1);
    expect(flipped.reviews.map(([, label]) => label)).toEqual([1, 1, -1, 1]);
    const bench = reviewed({ type: "set-reviews", data: flipped });
    expect([...bench.frame.examples.label]).toEqual([1, 1, -1, 1]);
    let data = flipped;
    for (let left = 3; left >= 0; left--) {
      data = withoutReview(data, 0);
      bench.do({ type: "set-reviews", data });
      expect(bench.frame.examples.count).toBe(left);
    }
    expect(bench.frame.obstacle).toMatch(/example/);
    expect(bench.notices).toEqual([]);
  });

  it("carry the features to the new places of their words", () => {
    const bench = reviewed({ type: "set-features", features: conjunctions });
    const fewer = withoutWord(courseReviews, 0);
    bench.do({ type: "set-reviews", data: fewer });
    expect(bench.session.state.features).toEqual(["x1", "x2", "x1*x2"]);
    expect(bench.frame.examples.base).toBe(2);
    bench.do({ type: "set-reviews", data: edited(withWord(fewer, "dull")) });
    expect(bench.session.state.features).toEqual(["x1", "x2", "x3", "x1*x2"]);
    bench.do({ type: "set-reviews", data: { ...fewer, words: ["dull"] } });
    expect(bench.session.state.features).toBeUndefined();
    expect(bench.notices).toEqual([]);
  });

  it("keep the weights where the user wants that and they fit", () => {
    const bench = reviewed({ type: "set-keep-weights", keep: true }, { type: "seek", visit: 3 });
    const weights = bench.frame.plane?.weights;
    bench.do({ type: "set-reviews", data: withOtherLabel(courseReviews, 3) });
    expect(bench.frame.plane?.weights).toEqual(weights);
    bench.do({ type: "set-reviews", data: edited(withWord(courseReviews, "dull")) });
    expect(bench.session.state.initial).toBeNull();
    expect(bench.notices).toEqual([]);
  });

  it("drop a custom order where it names other examples", () => {
    const bench = reviewed({ type: "configure", order: { kind: "custom", indices: [3, 2, 1, 0] } });
    bench.do({ type: "set-reviews", data: withOtherLabel(courseReviews, 0) });
    expect(bench.session.state.order.kind).toBe("custom");
    bench.do({ type: "set-reviews", data: withoutReview(courseReviews, 0) });
    expect(bench.session.state.order.kind).toBe("given");
    expect(bench.notices).toEqual([expect.stringMatching(/custom order/)]);
  });
});

describe("between words and the plane", () => {
  it("no feature, bias or start goes along", () => {
    const bench = reviewed(
      { type: "set-features", features: conjunctions },
      { type: "random-starts", count: 3, seed: 1 },
      { type: "load-preset", name: "xor", options: {} },
    );
    expect(bench.notices).toEqual([]);
    const { state, features } = bench.frame;
    expect({ features, bias: state.bias, base: bench.frame.examples.base }).toEqual({
      features: ["x1", "x2"],
      bias: true,
      base: 2,
    });
    expect("features" in state).toBe(false);
    expect(bench.do({ type: "undo" }).frame.features).toEqual(conjunctions);
    const there = benchOf().do({ type: "random-starts", count: 3, seed: 1 }, choose);
    expect(there.notices).toEqual([]);
    expect(there.session.state.learners).toEqual(new Array(3).fill({ kind: "perceptron" }));
  });

  it("no stage asks for a field of words", () => {
    const window = { x: [0, 1], y: [0, 1] } as const;
    const bench = benchOf().do(
      { type: "configure", learner: { kind: "kernel" } },
      { type: "want-field", pane: 0, want: { window, columns: 10, rows: 10 } },
    );
    bench.untilStill();
    bench.do(choose).untilStill();
    expect(bench.notices).toEqual([]);
  });

  it.each([2, 3])("points are not drawn among %i words", (count) => {
    const data = count === 2 ? withoutWord(courseReviews, 0) : courseReviews;
    const bench = reviewed({ type: "set-reviews", data });
    const before = bench.session.state;
    bench.do(
      { type: "add-points", points: [[0, 0, 1]] },
      { type: "clear" },
      { type: "erase-points", indices: [0] },
      { type: "move-point", index: 0, to: [1, 1] },
      { type: "flip-point", index: 0 },
      { type: "recode", to: "plus-minus" },
    );
    expect(bench.session.state).toEqual(before);
    expect(bench.notices).toEqual([]);
  });

  it("everything else works with words too", () => {
    const bench = reviewed(
      { type: "set-orders", open: true },
      { type: "add-learner", learner: { kind: "kernel", kernel: { kind: "polynomial" } } },
      { type: "add-learner", learner: { kind: "decision-tree" } },
      { type: "add-learner", learner: { kind: "multiclass" } },
      { type: "set-difference", pair: [0, 1] },
      { type: "want-curves", want: true },
      { type: "run-experiment", seeds: 3, epochs: 5 },
      { type: "configure", split: { fraction: 0.25, seed: 1 } },
      end,
    );
    bench.untilStill();
    expect(bench.notices).toEqual([]);
    expect(bench.frame.panes.map(({ heldOutMistakes }) => typeof heldOutMistakes)).toEqual(new Array(4).fill("number"));
    expect(bench.frame.panes[3]?.plane).toBeNull();
  });
});

describe("from outside", () => {
  const problemsOf = (data: unknown) => readState({ data }).problems;
  it.each<[string, object, RegExp]>([
    ["no words", { words: [] }, /data\.words must name a word\./],
    ["an empty word", { words: [""] }, /data\.words\.0 must be one word/],
    ["two words in one", { words: ["not good"] }, /must be one word/],
    ["a word twice", { words: ["Not", "not"] }, /must not name a word twice/],
    ["nine words", { words: [..."abcdefghi"] }, /at most 8 words/],
    ["a long word", { words: ["x".repeat(31)] }, /at most 30 characters/],
    ["no list of words", { words: "not" }, /must be a list of words/],
    ["too many reviews", { reviews: new Array(201).fill(["x", 1]) }, /more reviews than fit \(200\)/],
    ["a long review", { reviews: [["x".repeat(301), 1]] }, /at most 300 characters/],
    ["a label that is none", { reviews: [["x", 2]] }, /label must be −1 or \+1/],
    ["a review without a label", { reviews: [["x"]] }, /./],
  ])("%s is named", (_, change, text) => {
    const problems = problemsOf({ ...courseReviews, ...change });
    expect(problems).toEqual([expect.stringMatching(text)]);
    expect(readState({ data: { ...courseReviews, ...change } }).state).toEqual(defaultState);
  });

  it("features of words that are not there are refused by name, and the rest is taken", () => {
    const bench = benchOf(stateOf([]));
    bench.session.replace({ ...defaultState, data: courseReviews, features: ["x1", "x4"] });
    expect(bench.frame.examples.base).toBe(3);
    expect(bench.notices).toEqual([expect.stringMatching(/Feature 2 uses a base feature that X does not have/)]);
  });

  const read = (query: string) => {
    const parameters = new URLSearchParams(query);
    return readState(stateFromParameters((name) => parameters.get(name)));
  };
  it("?data=reviews is the example, without a bias unless one is asked for", () => {
    expect(read("data=reviews")).toEqual({
      state: { ...defaultState, data: courseReviews, bias: false },
      problems: [],
    });
    expect(read("data=reviews&bias=1&features=x1,x1*x3").state).toMatchObject({
      bias: true,
      features: ["x1", "x1*x3"],
    });
  });

  it("another value of the attribute goes over cleanly", () => {
    const state = { ...defaultState, data: courseReviews, bias: false, features: conjunctions };
    const back = withParameter(state, "data", read("data=xor").state);
    expect(back).toEqual({ ...defaultState, data: { kind: "preset", name: "xor" } });
    expect(withParameter(back, "data", read("data=reviews&features=x1,x2").state)).toMatchObject({
      data: courseReviews,
      bias: false,
      features: ["x1", "x2"],
    });
    expect("features" in withParameter(state, "data", read(`data=xor&features=${conjunctions}`).state)).toBe(false);
  });
});
