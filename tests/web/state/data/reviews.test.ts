import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { examplesOfReviews } from "../../../../web/state/data/examples.js";
import { courseReviews } from "../../../../web/state/data/reviews/course-reviews.js";
import { conjunctionsWithNot, withoutWord } from "../../../../web/state/data/reviews/reviews.js";
import { noData } from "../../../../web/state/document/reading/fit-problem.js";
import { readState } from "../../../../web/state/document/reading/read-state.js";
import { valuesOf } from "../../../../web/state/document/reviews/review-texts.js";
import { wordSpansOf } from "../../../../web/state/document/reviews/word-spans.js";
import { defaultState } from "../../../../web/state/document/settings.js";
import type { PlaygroundState } from "../../../../web/state/document/state.js";
import { stateFromParameters, withParameter } from "../../../../web/state/io/parameters/read.js";
import type { Intent } from "../../../../web/state/runs/intent.js";
import { Bench, engine, stateOf } from "../engine.js";

function benchOf(state?: PlaygroundState): Bench {
  return Bench.ofTest(state);
}

const conjunctions = ["x1", "x2", "x3", "x1*x3", "x2*x3"];
const choose = { type: "load-preset", name: "reviews", options: {} } as const;
const end = { type: "finish" } as const;
/** A page on the example, as if it had been chosen. */
const reviewed = (...more: readonly Intent[]): Bench => benchOf(stateOf([])).do(choose, ...more);

/** The numbers of CIML, section 4.7. */
const golden = (
  JSON.parse(readFileSync(new URL("../../../golden/seeds.json", import.meta.url), "utf8")) as {
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
    const parts = wordSpansOf(text, words);
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
    const { stop, visit } = bench.frame.pane;
    const { findings } = bench.frame;
    expect({ stop, visit }).toEqual({ stop: "max-epochs", visit: 4000 });
    expect(findings?.reviews()?.averages).toEqual([0.5, 0.5, 0.5]);
    expect(findings?.separates).toBe(false);
  });

  it("converges with them, in the given order, to the weights of the book exactly", () => {
    const bench = reviewed({ type: "set-features", features: conjunctions }, end);
    bench.untilStill();
    const { stop, plane, features, epoch, updates } = bench.frame.pane;
    const { findings } = bench.frame;
    expect({ stop, features, weights: [...(plane?.weights ?? [])], bias: plane?.bias }).toEqual({
      stop: "converged",
      features: conjunctions,
      weights: [1, -1, 0, -2, 2],
      bias: 0,
    });
    expect({ epoch, updates }).toEqual({ epoch: 4, updates: 10 });
    expect(findings?.reviews()?.averages).toBeNull();
    expect(findings?.separates).toBe(true);
    expect(bench.do({ type: "set-features", features: ["x1", "x2", "x3"] }).session.state.features).toBeUndefined();
  });

  it("gives the eight combinations the scores of the golden case", () => {
    const bench = reviewed({ type: "set-features", features: conjunctions }, end);
    bench.untilStill();
    const { features } = bench.frame.pane;
    const { findings } = bench.frame;
    const { combinations = [] } = findings?.reviews() ?? {};
    expect(combinations.map(({ words }) => [...(words as Float64Array)])).toEqual(golden?.spec.X);
    expect(features).toEqual(golden?.spec.features);
    expect(combinations.map(({ score }) => (score ?? Number.NaN) + 0)).toEqual(golden?.expect.scores);
  });

  it("says which conjunctions turn words round", () => {
    expect(conjunctionsWithNot(courseReviews.words)).toEqual(["x1*x3", "x2*x3"]);
    expect(conjunctionsWithNot(["NOT", "good"])).toEqual(["x1*x2"]);
    expect(conjunctionsWithNot(["good"])).toEqual([]);
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
    const { features } = bench.frame.pane;
    const { state } = bench.frame;
    expect({ features, bias: state.bias, base: bench.frame.examples.base }).toEqual({
      features: ["x1", "x2"],
      bias: true,
      base: 2,
    });
    expect("features" in state).toBe(false);
    expect(bench.do({ type: "undo" }).frame.pane.features).toEqual(conjunctions);
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
      { type: "set-ui", ui: { drawer: "orders" } },
      { type: "add-learner", learner: { kind: "kernel", kernel: { kind: "polynomial" } } },
      { type: "add-learner", learner: { kind: "decision-tree" } },
      { type: "add-learner", learner: { kind: "multiclass" } },
      { type: "set-ui", ui: { difference: [0, 1] } },
      { type: "set-ui", ui: { drawer: "compare" } },
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
  const messagesOf = (data: unknown) => readState({ data }).refusals.map(({ message }) => message);
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
    const messages = messagesOf({ ...courseReviews, ...change });
    expect(messages).toEqual([expect.stringMatching(text)]);
    expect(readState({ data: { ...courseReviews, ...change } }).state).toEqual({ ...defaultState, data: noData });
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
      refusals: [],
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
