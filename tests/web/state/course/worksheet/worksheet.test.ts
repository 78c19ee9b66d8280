import { describe, expect, test } from "vitest";
import { another, choiceOf, choiceText, levels } from "../../../../../web/state/course/worksheet/index.js";
import { defaultState } from "../../../../../web/state/document/settings.js";
import type { PageLearner } from "../../../../../web/state/document/state.js";
import { rows as matrix } from "../../../../rows.js";
import { asking, column, learnedBy, sheetOf, withUi } from "./sheets.js";

const cs188 = { initial: { weights: [0, 0], bias: -1 }, maxEpochs: 1 };

test("what the features are is said where they are not x₁, x₂, … alone", async () => {
  expect((await sheetOf("page", { features: ["x1", "x2"], maxEpochs: 1 })).rules[0]).toMatch(/^Score/);
  const { rules } = await sheetOf("page", { features: ["x2", "x1*x2", "x1^2"], maxEpochs: 1 });
  expect(rules[0]).toBe("The features in x are x₂, x₁x₂, x₁².");
});

describe("the pass that CS 188 works out, as a sheet", () => {
  test("has its cells, and a first row that is given", async () => {
    const sheet = await sheetOf("page", cs188);
    expect(column(sheet, "score a")).toEqual(["", "−1", "−1", "14", "17", "12"]);
    expect(column(sheet, "correct?")).toEqual(["", "yes", "no", "yes", "yes", "no"]);
    expect(column(sheet, "update")).toEqual(["", "none", "+(3, 2, 1)", "none", "none", "−(2, 3, 1)"]);
    expect(["w₁", "w₂", "b"].map((head) => column(sheet, head).at(-1))).toEqual(["1", "−1", "−1"]);
    expect(sheet.table.rows.map(({ given }) => given)).toEqual([true, true, false, false, false, false]);
    expect(sheet.table.rows.map(({ endsEpoch }) => endsEpoch)).toEqual([false, false, false, false, false, true]);
    const blank = sheet.table.columns.filter((one) => one.blank).map(({ head }) => head);
    expect(blank).toEqual(["score a", "correct?", "update", "w₁", "w₂", "b"]);
  });

  test("asks for what the solution answers", async () => {
    const { tasks, plot } = await sheetOf("page", cs188);
    expect(tasks.flatMap(({ answer }) => answer)).toEqual([
      "2 updates in 5 visits. Not yet: every epoch has an update.",
      "The boundary is where x₁ − x₂ − 1 = 0; the arrow points along w.",
    ]);
    expect([plot?.x, plot?.y]).toEqual(matrix("-1 4; -1 5"));
    // x₂ = x₁ − 1, from the left edge and the lower one to the right.
    expect(plot?.boundary).toEqual(matrix("0 -1; 4 3"));
    expect(plot?.points.map(({ positive }) => positive)).toEqual([false, true, true, true, false]);
  });

  test("is written in the notation of the page", async () => {
    const threshold = await sheetOf("page", { ...cs188, ...withUi({ labels: "zero-one", biasAs: "threshold" }) });
    expect(column(threshold, "θ")).toEqual(["1", "1", "0", "0", "0", "1"]);
    expect(column(threshold, "score a")).toEqual(["", "0", "0", "14", "17", "12"]);
    expect(column(threshold, "q")).toEqual(["", "0", "0", "1", "1", "1"]);
    expect(threshold.rules).toEqual([
      "Score: a = w·x.",
      "Predict q = 1 if a > θ, otherwise q = 0. The residual is e = y − q. If a = θ, that is always a mistake.",
      "On a mistake: w ← w + e·x and θ ← θ − e. Otherwise nothing changes.",
    ]);
    expect(threshold.tasks.at(-1)?.answer).toEqual(["The boundary is where x₁ − x₂ = 1; the arrow points along w."]);
    const weight = await sheetOf("page", { ...cs188, ...withUi({ biasAs: "weight" }) });
    expect(column(weight, "x")[2]).toBe("(1, 3, 2)");
    expect(column(weight, "w₀")).toEqual(["−1", "−1", "0", "0", "0", "−1"]);
    expect(column(weight, "update")[2]).toBe("+(1, 3, 2)");
  });
});

test("several classes have a score and a weight vector each, as in the table of CS 188", async () => {
  const points = [[1, 1, -1] as const, [3, -2, 1] as const, [-2, 4, 2] as const];
  const sheet = await sheetOf("page", { data: { kind: "points", points }, ...learnedBy({ kind: "multiclass" }) });
  expect(sheet.plot).toBe(null);
  const heads = sheet.table.columns.map(({ head }) => head);
  expect(heads.slice(4)).toEqual(["class", "a₀", "a₁", "a₂", "predicted", "correct?", "w₀", "w₁", "w₂"]);
  expect(sheet.table.rows[2]?.cells.slice(4)).toEqual([
    "1",
    "0",
    "0",
    "0",
    "0",
    "no",
    "(−3, 2, −1)",
    "(3, −2, 1)",
    "(0, 0, 0)",
  ]);
});

test("a run that does not end is cut at the end of an epoch", async () => {
  const sheet = await sheetOf("page");
  expect(sheet.origin).toBe("From the page: 5 drawn examples, the first 20 visits.");
  expect(sheet.table.rows).toHaveLength(21);
});

describe("what is nothing for paper says why, and what is left", () => {
  const points = { kind: "points", points: [[0.5, 1, 1] as const, [1, 0, -1] as const] } as const;

  test.each([
    ["more examples than fit", { data: defaultState.data }, /^This page has 40 examples, .* room for 24\. So this/],
    [
      "values that are not whole",
      { data: points },
      /^A sheet takes whole numbers up to 20, .* So this sheet has other/,
    ],
    ["no examples", { data: { kind: "points", points: [] } as const }, /^This page has no examples/],
    ["one label", { data: { kind: "points", points: [[1, 1, 1]] } as const }, /^Every example is positive/],
  ])("%s: a made sheet in its place", async (_, changes, why) => {
    const page = asking(changes);
    const outcome = await page("page");
    if ("refused" in outcome) throw new Error(outcome.refused);
    expect(outcome.instead).toEqual({ refused: expect.stringMatching(why), needs: "data" });
    expect(choiceText(outcome.choice)).toBe("like-1");
    expect(outcome.sheet).toEqual(await sheetOf("like-1", page));
  });

  test("a tie that counts as correct", async () => {
    const page = asking(learnedBy({ kind: "perceptron", tie: "correct" }));
    expect(await page("usual-1")).toEqual({ refused: expect.stringMatching(/there is never an update/), needs: "tie" });
  });

  test.each<PageLearner>([
    { kind: "pocket" },
    { kind: "batch" },
    { kind: "passive-aggressive" },
    { kind: "second-order" },
    { kind: "kernel" },
    { kind: "nearest-neighbours" },
    { kind: "decision-tree" },
  ])("$kind", async (learner) => {
    const page = asking(learnedBy(learner));
    const refused = { refused: expect.stringMatching(/^There are no sheets for this learner/), needs: "learner" };
    expect([await page("page"), await page("usual-1")]).toEqual([refused, refused]);
  });
});

describe("a seed", () => {
  test("gives the same sheet again, and another seed another", async () => {
    const [first, again, other] = [await sheetOf("usual-7"), await sheetOf("usual-7"), await sheetOf("usual-8")];
    expect(again).toEqual(first);
    expect(other.table).not.toEqual(first.table);
  });

  test("gives as many examples, updates and epochs as its level says", async () => {
    const page = asking();
    for (let seed = 1; seed <= 20; seed++) {
      for (const [level, examples, most] of [
        ["gentle", 4, [3, 2]],
        ["usual", 5, [5, 3]],
        ["long", 5, [9, 4]],
      ] as const) {
        const sheet = await sheetOf(`${level}-${seed}`, page);
        const visits = sheet.table.rows.slice(1);
        const updates = column(sheet, "update").filter((text) => /^[+−]/.test(text)).length;
        expect(new Set(column(sheet, "example").slice(1)).size).toBe(examples);
        expect(updates).toBeLessThanOrEqual(most[0]);
        expect(updates).toBeGreaterThanOrEqual(2);
        expect(visits.length / examples).toBeLessThanOrEqual(most[1]);
        expect(column(sheet, "update").slice(-examples)).toEqual(Array(examples).fill("none"));
      }
    }
  });

  test("gives sheets like that of a page", async () => {
    const points = {
      kind: "points",
      points: [[2, 1, 1] as const, [-1, 2, -1] as const, [0, -2, -1] as const],
    } as const;
    const own = await sheetOf("page", { data: points });
    const like = await sheetOf("like-4", { data: points });
    expect(like.origin).toMatch(/^Sheet 4 like the page’s: 3 examples/);
    const length = (sheet: typeof own): number => (sheet.table.rows.length - 1) / 3;
    expect(Math.abs(length(like) - length(own))).toBeLessThanOrEqual(1);
  });
});

test("one like a page that is none, or does not end on it, is a medium one, and says so", async () => {
  const { origin } = await sheetOf("like-1");
  expect(origin).toBe(
    "Medium sheet 1, because the page’s run does not finish on one sheet: 5 examples, 3 to 5 updates, 2 or 3 epochs.",
  );
  expect((await sheetOf("like-1", { data: defaultState.data })).origin).toBe(origin);
});

test("a choice is read as it is written, and another follows it", () => {
  for (const text of ["page", ...levels.map((level) => `${level}-12`)]) expect(choiceText(choiceOf(text))).toBe(text);
  for (const text of ["page-none", "usual-7-scores", "like-1-all"]) expect(choiceText(choiceOf(text))).toBe(text);
  expect(choiceText(another(choiceOf("page-none")))).toBe("like-1-none");
  expect(choiceText(another(choiceOf("page")))).toBe("like-1");
  expect(choiceText(another(choiceOf("usual-7")))).toBe("usual-8");
  expect(choiceText(another(choiceOf("usual-999")))).toBe("usual-1");
});

test("a plot is of learners with one boundary; where the weights are 0 there is none to draw", async () => {
  expect((await sheetOf("usual-7", learnedBy({ kind: "voted" }))).plot).toBe(null);
  const xor = await sheetOf("page", { data: { kind: "preset", name: "xor" } });
  expect(xor.plot?.boundary).toBe(null);
  expect(xor.tasks.at(-1)?.answer).toEqual(["There is no boundary: w is 0."]);
});

test.each([
  ["page-all", []],
  ["page-scores", ["score a"]],
  ["page", ["score a", "correct?", "update", "w₁", "w₂", "b"]],
  ["page-none", ["score a", "correct?", "update", "w₁", "w₂", "b"]],
])(
  "of %s the columns %j are left blank, and the row of the first visit only where nothing is given",
  async (choice, heads) => {
    const { table } = await sheetOf(choice);
    expect(table.columns.filter(({ blank }) => blank).map(({ head }) => head)).toEqual(heads);
    expect(table.rows.slice(0, 3).map(({ given }) => given)).toEqual([true, choice !== "page-none", false]);
  },
);
