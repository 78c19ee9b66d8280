import { html } from "lit";
import { describe, expect, it } from "vitest";
import type { LearnerSpec, TieRule } from "../../../web/engine/types.js";
import { courseReviews } from "../../../web/state/data/reviews/course-reviews.js";
import { english } from "../../../web/state/document/notation/words.js";
import type { Reviews } from "../../../web/state/document/state.js";
import type { Frame } from "../../../web/state/runs/frame.js";
import type { Intent } from "../../../web/state/runs/intent.js";
import {
  averagesProof,
  conjunctionsButton,
  type Explained,
  explanation,
  noteText,
  type ShownReviews,
  shownReviews as shownOrNothing,
} from "../../../web/views/reviews/explanation.js";
import { type CombinationView, combinationsTable, listedOf } from "../../../web/views/reviews/index.js";
import { axisFor, predictedAt } from "../../../web/views/reviews/review-row.js";
import { reviews as words } from "../../../web/words/generated/en/reviews.js";
import { Bench, engine, stateOf } from "../state/engine.js";
import { textOf } from "../template-text.js";
import { obstacleSaid } from "../words/said.js";

const say = words.english;
const context = (shown: readonly string[], tie: TieRule = "mistake") =>
  ({ words: shown, tie, precision: "short", language: english }) as const;

const choose = { type: "load-preset", name: "reviews", options: {} } as const;
const conjunctions = { type: "set-features", features: ["x1", "x2", "x3", "x1*x3", "x2*x3"] } as const;
const end = { type: "finish" } as const;

function reviewed(...intents: readonly Intent[]): Bench {
  const bench = Bench.ofTest(stateOf([]));
  bench.do(choose, ...intents).untilStill();
  return bench;
}

function dataOf({ state: { data } }: Frame): Reviews {
  if (data.kind !== "reviews") throw new Error("The page shows no reviews.");
  return data;
}
function shownReviews(frame: Frame): ShownReviews {
  const shown = shownOrNothing(frame, dataOf(frame));
  if (!shown) throw new Error("The frame has no scores of reviews.");
  return shown;
}

/** What the page says of the reviews and their features, and what its button asks for. */
function toldOf(frame: Frame): { text: string; press: () => readonly string[] | null } {
  let wanted: readonly string[] | null = null;
  const explained: Explained = {
    frame,
    data: dataOf(frame),
    shown: shownReviews(frame),
    setFeatures: (change) => {
      wanted = change(shownReviews(frame).features);
    },
  };
  const template = html`${explanation(explained)} ${conjunctionsButton(explained)} ${averagesProof(explained)}`;
  const press = () => {
    handlerIn(template)?.();
    return wanted;
  };
  return { text: textOf(template).replaceAll("\u00a0", " "), press };
}

function handlerIn(value: unknown): (() => void) | null {
  if (typeof value === "function") return value as () => void;
  if (typeof value !== "object" || value === null || !("values" in value)) return null;
  return (value.values as unknown[]).map(handlerIn).find((handler) => handler !== null) ?? null;
}

describe("what is shown of a moment", () => {
  it("is text, label, features, score and visit of each review", () => {
    const { frame } = reviewed(conjunctions, { type: "seek", visit: 3 }, { type: "select", example: 0 });
    const { reviews } = shownReviews(frame);
    expect(reviews[2]).toMatchObject({
      text: courseReviews.reviews[2]?.[0],
      label: -1,
      features: [
        { name: "excellent", value: 1 },
        { name: "terrible", value: 0 },
        { name: "not", value: 1 },
        { name: "excellent∧not", value: 1 },
        { name: "terrible∧not", value: 0 },
      ],
      selected: false,
      heldOut: false,
      visit: { visit: 2, mistake: true },
    });
    expect(reviews.map(({ selected }) => selected)).toEqual([true, false, false, false]);
    expect(reviews.map(({ visit }) => visit !== null)).toEqual([false, false, true, false]);
  });

  it("marks what is held out, and says which reviews are of a combination", () => {
    const { frame } = reviewed({ type: "configure", split: { fraction: 0.25, seed: 3 } });
    const { reviews, combinations } = shownReviews(frame);
    expect(reviews.filter(({ heldOut }) => heldOut)).toHaveLength(1);
    expect(combinations.map((row) => row.reviews)).toEqual([[], [], [1], [3], [0], [2], [], []]);
  });

  it.each<LearnerSpec>([{ kind: "voted" }, { kind: "decision-tree" }, { kind: "multiclass" }])(
    "has no scores where none of them predicts by its sign, and says so: $kind",
    (learner) => {
      const { frame } = reviewed({ type: "configure", learner }, { type: "seek", visit: 2 });
      const { reviews, combinations } = shownReviews(frame);
      expect([...reviews, ...combinations].every(({ score }) => score === null)).toBe(true);
      expect(noteText(frame, false)).toMatch(/^No scores here/);
    },
  );

  it("has the scores of a kernel, and of every combination", () => {
    const kernel = { kind: "polynomial", degree: 2, offset: 1 } as const;
    const { frame } = reviewed({ type: "configure", learner: { kind: "kernel", kernel } }, { type: "seek", visit: 2 });
    const { reviews, combinations } = shownReviews(frame);
    const [excellent, terrible] = [
      [1, 0, 0],
      [0, 1, 0],
    ] as const;
    const like = (x: ArrayLike<number>, z: readonly number[]) =>
      (1 + z.reduce((sum, value, j) => sum + value * (x[j] ?? 0), 0)) ** 2;
    // Both visits met a tie: the first review, a positive one, counts for it, the second against it.
    const expected = (x: ArrayLike<number>) => like(x, excellent) - like(x, terrible);
    expect(combinations.map(({ score }) => score)).toEqual(combinations.map(({ words }) => expected(words)));
    expect(reviews.map(({ score }) => score)).toEqual([3, -3, 3, -3]);
    expect(reviews.map(({ mistake }) => mistake)).toEqual([false, false, true, true]);
  });

  it("has no scores without examples, and words all the same", () => {
    const { frame } = reviewed({ type: "set-reviews", data: { ...courseReviews, reviews: [] } });
    const { reviews, combinations, features } = shownReviews(frame);
    expect(reviews).toEqual([]);
    expect(features).toEqual(["x1", "x2", "x3"]);
    expect(combinations).toHaveLength(8);
    expect(noteText(frame, false)).toBe(obstacleSaid(frame.pane.obstacle));
  });

  it("names the lead, what predicts and the scaling", () => {
    expect(noteText(reviewed().frame, true)).toBe("");
    const { frame } = reviewed(
      { type: "configure", learner: { kind: "averaged" } },
      { type: "set-scaling", scaling: "min-max" },
      { type: "add-learner", learner: { kind: "margin" } },
    );
    expect(noteText(frame, true)).toBe(
      [say.scoresOf({ learner: "Averaged" }), say.scoresOfModel, say.scoresOfScaled].join(" "),
    );
  });
});

describe("the story", () => {
  it("says why a weight a word is not enough, and offers the conjunctions", () => {
    const { text, press } = toldOf(reviewed().frame);
    expect(text).toContain("“not excellent” is no praise");
    expect(text).toContain("the same features: excellent = 0.5, terrible = 0.5 and not = 0.5.");
    expect(text).toContain("Add the conjunctions excellent∧not and terrible∧not");
    expect(press()).toEqual(conjunctions.features);
  });

  it("adds up what a conjunction does, and takes it out again", () => {
    const { text, press } = toldOf(reviewed(conjunctions, end).frame);
    expect(text).toContain("Now “excellent” alone scores 1, and with “not” it scores 1 + 0 − 2 = −1.");
    expect(text).not.toContain("prove");
    expect(press()).toEqual(["x1", "x2", "x3"]);
  });

  it("adds the bias where there is one, and names no word by a part of another", () => {
    const data: Reviews = { ...courseReviews, words: ["not", "o", "terrible"] };
    const { text } = toldOf(
      reviewed(
        { type: "set-reviews", data },
        { type: "set-features", features: ["x1", "x2", "x3", "x1*x3"] },
        { type: "configure", bias: true, initial: { weights: [1, 2, 3, -4], bias: -5 } },
      ).frame,
    );
    expect(text).toContain("Now “terrible” alone scores −2, and with “not” it scores 3 + 1 − 4 − 5 = −5.");
    expect(text).toContain("Add the conjunction not∧o");
  });

  it("tells the scores of the table where other features are 1 with them", () => {
    const features = ["x1", "x2", "x3", "x1^2", "x1*x3", "x2*x3"];
    const { frame } = reviewed({ type: "set-features", features }, end);
    const { combinations } = shownReviews(frame);
    // As binary numbers: "excellent" alone is 100, and with "not" 101.
    expect([combinations[4]?.score, combinations[5]?.score]).toEqual([2, -1]);
    expect(toldOf(frame).text).toContain("Now “excellent” alone scores 2, and with “not” it scores −1.");
  });

  it("tells no scores where another word is missing, or features are scaled", () => {
    const { frame } = reviewed({ type: "set-features", features: ["x1", "x1*x3"] }, end);
    expect(toldOf(frame).text).not.toContain("alone scores");
    expect(toldOf(reviewed(conjunctions, { type: "set-scaling", scaling: "min-max" }).frame).text).not.toContain(
      "alone scores",
    );
  });

  it("is short where no word turns others round", () => {
    const { text } = toldOf(reviewed({ type: "set-reviews", data: { ...courseReviews, words: ["good"] } }).frame);
    expect(text).not.toMatch(/“not”|Add the/);
  });
});

describe("words for scores", () => {
  it.each([
    [2, 1, "mistake", "predicted positive: correct"],
    [-0.5, 1, "mistake", "predicted negative: a mistake"],
    [0, 1, "mistake", "0 is a tie: a mistake"],
    [0, -1, "correct", "0 is a tie: correct"],
    [0, 1, "negative", "0 is a tie, counted as negative: a mistake"],
    [0, 1, "positive", "0 is a tie, counted as positive: correct"],
    [-0, -1, "positive", "0 is a tie, counted as positive: a mistake"],
  ] as const)("score %d, label %d, tie rule %s", (score, label, tie, text) => {
    const [mistake] = engine.mistakesAmong({ kind: "perceptron", tie }, [score], [label]);
    expect(say.judged({ predicted: predictedAt(score, tie), mistake: mistake === 1 })).toBe(text);
  });

  it("list reviews by number", () => {
    expect([[], [1], [1, 4], [1, 2, 10]].map((numbers) => say.numbers({ reviews: numbers }))).toEqual([
      "",
      "1",
      "1 and 4",
      "1, 2 and 10",
    ]);
  });
});

describe("the axis", () => {
  it("is as long as a round number above all scores, with 0 in the middle", () => {
    expect([[], [0], [0.2, -0.9], [1.01], [-4], [7, 9.5], [-11], [1e6]].map((scores) => axisFor(scores).most)).toEqual([
      1, 1, 1, 2, 5, 10, 20, 1e6,
    ]);
    const axis = axisFor([3, -2]);
    expect(axis.at(0)).toBe(50);
    expect(axis.at(3) + axis.at(-3)).toBe(100);
    expect(axis.at(3)).toBeLessThan(100);
  });
});

describe("all combinations", () => {
  const rows = (words: number, ...reviewed: number[]): CombinationView[] =>
    Array.from({ length: 2 ** words }, (_, k) => ({ words: [], score: 1, reviews: reviewed.includes(k) ? [k] : [] }));

  it("are listed up to sixteen; of more, those that reviews have", () => {
    expect(listedOf(rows(4))).toHaveLength(16);
    expect(listedOf(rows(5, 3, 30)).map(({ reviews }) => reviews)).toEqual([[3], [30]]);
    const many = rows(8, ...Array.from({ length: 40 }, (_, k) => k));
    expect(listedOf(many)).toHaveLength(16);
    expect(textOf(combinationsTable(many, context([])))).toContain(
      "These words have 256 combinations, too many to list. Here are the first 16 that occur in reviews",
    );
  });

  it("show ties as ties", () => {
    const { frame } = reviewed(conjunctions, end);
    const { combinations } = shownReviews(frame);
    const text = textOf(combinationsTable(combinations, context(courseReviews.words)));
    expect(text).toContain("4 are ties: a score of 0 is on neither side.");
    expect(text.match(/0: a tie/g)).toHaveLength(4);
    expect(text.match(/−1\s+negative/g)).toHaveLength(2);
    expect(text.match(/1\s+positive/g)).toHaveLength(2);
  });

  it("are all ties before the first update", () => {
    const { frame } = reviewed();
    const text = textOf(combinationsTable(shownReviews(frame).combinations, context(courseReviews.words, "positive")));
    expect(text).toContain("All are ties so far");
    expect(text).toContain("0: a tie, counted as positive");
  });
});
