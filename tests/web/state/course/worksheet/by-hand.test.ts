import { describe, expect, test } from "vitest";
import type { Worksheet } from "../../../../../web/state/course/worksheet/index.js";
import { classesByHand, type Row, type Step, signsByHand } from "./by-hand.js";
import { asking, column, learnedBy, numbers, sheetOf } from "./sheets.js";

const seeds = 200;
const levels = ["gentle", "usual", "long"] as const;

/** The examples of a sheet in their order, by what is given of its first epoch. */
function rowsOf(sheet: Worksheet, labels: string): Row[] {
  const count = Math.max(...column(sheet, "example").map(Number));
  const [x, y] = [column(sheet, "x"), column(sheet, labels)];
  return Array.from({ length: count }, (_, k) => ({
    x: numbers(x[k + 1] ?? ""),
    y: numbers(y[k + 1] ?? "")[0] ?? Number.NaN,
  }));
}

/** What the solution says of each visit, as numbers. */
function solution(sheet: Worksheet, scores: readonly string[], weights: readonly string[]): Step[] {
  const cells = (heads: readonly string[], row: number) =>
    heads.flatMap((head) => numbers(column(sheet, head)[row] ?? ""));
  return sheet.table.rows.slice(1).map((_, k) => ({
    scores: cells(scores, k + 1),
    correct: column(sheet, "correct?")[k + 1] === "yes",
    weights: cells(weights, k + 1),
  }));
}

const ofSigns = (sheet: Worksheet): Step[] => solution(sheet, ["score a"], ["w₁", "w₂", "b"]);

/** A third of the seeds at each level. */
const sheetsAt = (level: (typeof levels)[number]): string[] =>
  Array.from({ length: seeds }, (_, k) => `${levels[k % levels.length]}-${k + 1}`).filter((one) =>
    one.startsWith(level),
  );

describe.each(levels)(`of ${seeds} sheets those that are %s, worked out once more by hand`, (level) => {
  const sheets = sheetsAt(level);

  test("perceptron: every cell of the solution", async () => {
    const page = asking();
    for (const name of sheets) {
      const sheet = await sheetOf(name, page);
      expect(ofSigns(sheet), name).toEqual(signsByHand(rowsOf(sheet, "y")));
    }
  });

  test("multiclass: every cell of the solution", async () => {
    const page = asking(learnedBy({ kind: "multiclass" }));
    for (const name of sheets) {
      const sheet = await sheetOf(name, page);
      const steps = solution(sheet, ["a₀", "a₁", "a₂"], ["w₀", "w₁", "w₂"]);
      expect(steps, name).toEqual(classesByHand(rowsOf(sheet, "class"), 3));
    }
  });

  test("averaged: the columns add up, and are divided by as many rows as there are", async () => {
    const page = asking(learnedBy({ kind: "averaged" }));
    for (const name of sheets) {
      const sheet = await sheetOf(name, page);
      const steps = signsByHand(rowsOf(sheet, "y"));
      expect(ofSigns(sheet), name).toEqual(steps);
      const sums = [0, 1, 2].map((j) => steps.reduce((sum, { weights }) => sum + (weights[j] ?? 0), 0));
      const answer = sheet.tasks.find(({ text }) => text.startsWith("Average"))?.answer.join() ?? "";
      expect(numbers(answer), name).toEqual([...sums, steps.length + 1]);
    }
  });

  test("voted: each weight vector with the rows that it stands on", async () => {
    const page = asking(learnedBy({ kind: "voted" }));
    for (const name of sheets) {
      const sheet = await sheetOf(name, page);
      const steps = signsByHand(rowsOf(sheet, "y"));
      const survived = new Map([["0,0,0", 1]]);
      for (const { weights } of steps) survived.set(String(weights), (survived.get(String(weights)) ?? 0) + 1);
      const answer = sheet.tasks.find(({ text }) => text.includes("survival"))?.answer ?? [];
      const told = answer.map((line) => numbers(line));
      expect(told.length, name).toBeGreaterThan(1);
      expect(new Map(told.map((line) => [String(line.slice(0, 3)), line[3]])), name).toEqual(survived);
    }
  });

  test("margin, and a rate of 2", async () => {
    const page = asking(learnedBy({ kind: "margin", learningRate: 2, margin: 3 }));
    for (const name of sheets.slice(0, 20)) {
      const sheet = await sheetOf(name, page);
      expect(ofSigns(sheet), name).toEqual(signsByHand(rowsOf(sheet, "y"), 2, 3));
    }
  });
});
