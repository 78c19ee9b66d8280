import { describe, expect, it } from "vitest";
import type { Answer } from "../../../../../web/state/course/checks/kind.js";
import {
  type QuestionOf,
  type QuizName,
  quizKind,
  quizNames,
} from "../../../../../web/state/course/questions/kinds/index.js";
import { questionOf } from "../../../../../web/state/course/questions/practice.js";
import { rows as matrix } from "../../../../rows.js";
import { sampled } from "../../../sampled.js";
import { quizText } from "../../../words/said.js";
import { engine } from "../../engine.js";
import { dot, isSeparable, vectorsOf, visitAt } from "./by-hand.js";

const whole = await engine.complete();
const count = sampled(1000);

/** Questions of a kind, each of examples that are made for it. */
function* asked<Name extends QuizName>(name: Name): Generator<QuestionOf<Name>> {
  for (let seed = 0; seed < count; seed++) {
    const question = questionOf(name, seed, null, whole);
    if (question?.kind !== name) throw new Error(`No question of ${name} with the seed ${seed}.`);
    yield question as QuestionOf<Name>;
  }
}

function isRight<Name extends QuizName>(question: QuestionOf<Name>, answer: Answer): boolean {
  const { right, feedback } = quizKind(question.kind).grade(question, answer, whole);
  const say = quizText(feedback);
  if (!/\.$/.test(say) || /NaN|undefined|null/.test(say)) throw new Error(`${question.kind} says: ${say}`);
  return right;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

describe(`${count} questions of a kind have the answers that are worked out by hand`, { timeout: 120_000 }, () => {
  it("mistake", () => {
    let mistakes = 0;
    for (const question of asked("mistake")) {
      const { mistake, before } = visitAt(question.subject, question.visit);
      // With weights of 0 the story would tell it.
      expect(before.some((weight) => weight !== 0)).toBe(true);
      if (mistake) mistakes++;
      expect([isRight(question, true), isRight(question, false)]).toEqual([mistake, !mistake]);
    }
    // It is worth thinking about.
    expect(mistakes).toBeGreaterThan(0.35 * count);
    expect(mistakes).toBeLessThan(0.65 * count);
  });

  it("weights", () => {
    for (const question of asked("weights")) {
      const { before, after, mistake } = visitAt(question.subject, question.visit);
      expect(isRight(question, after)).toBe(true);
      expect(isRight(question, before)).toBe(!mistake);
      for (const k of after.keys()) expect(isRight(question, after.with(k, (after[k] ?? 0) + 1))).toBe(false);
      expect(isRight(question, after.slice(1))).toBe(false);
    }
  });

  it("boundary", () => {
    for (const question of asked("boundary")) {
      const { after } = visitAt(question.subject, question.visit);
      const wanted = question.candidates.map(({ model }) =>
        isSameSide([...model.weights, ...(question.subject.spec.bias ? [model.bias] : [])], after),
      );
      expect(question.candidates.map((_, index) => isRight(question, index))).toEqual(wanted);
      expect(wanted.filter(Boolean)).toHaveLength(1);
    }
  });

  it("drag", () => {
    let turned = 0;
    for (const question of asked("drag")) {
      const { rows, spec } = question.subject;
      const around = Array.from({ length: 9 }, (_, k) => [
        Math.round(10 * Math.cos((k * 2 * Math.PI) / 9)),
        Math.round(10 * Math.sin((k * 2 * Math.PI) / 9)),
      ]);
      const wanted = around.map((vector) =>
        rows.every((row, k) => (spec.y[k] ?? 0) * (dot(vector, row) + question.bias) > 0),
      );
      expect(around.map((vector) => isRight(question, vector))).toEqual(wanted);
      expect([isRight(question, question.start), isRight(question, question.solution)]).toEqual([false, true]);
      // What is turned round without looking is not right.
      const [w1, w2] = question.start;
      if (isRight(question, [-w1, -w2])) turned++;
    }
    expect(turned).toBeLessThan(0.1 * count);
  });

  it("inseparable", () => {
    let tricked = 0;
    for (const question of asked("inseparable")) {
      const { rows, spec } = question.subject;
      const labels = Array.from(spec.y);
      expect(isSeparable(vectorsOf(question.subject), labels)).toBe(true);
      const middle = [
        Math.round(sumOf(rows.map(([x = 0]) => x)) / 5),
        Math.round(sumOf(rows.map(([, x = 0]) => x)) / 5),
      ];
      const isOutside = (place: readonly number[]): boolean =>
        place.some((value, k) => {
          const all = rows.map((row) => row[k] ?? 0);
          return value < Math.min(...all) || value > Math.max(...all);
        });
      for (const [x1 = 0, x2 = 0] of [middle, [3, 3], [5, 5], [-5, 1]])
        for (const label of [1, -1]) {
          const more = isSeparable([...vectorsOf(question.subject), [x1, x2, 1]], [...labels, label]);
          const isTaken = rows.some((row) => row[0] === x1 && row[1] === x2);
          const isThere = !question.outside || isOutside([x1, x2]);
          expect(isRight(question, [x1, x2, label])).toBe(!more && !isTaken && isThere);
        }
      const [x1 = 0, x2 = 0] = rows[0] ?? [];
      // One answer for all would be none: the other label, where an example is.
      expect(isRight(question, [x1, x2, spec.y[0] === 1 ? -1 : 1])).toBe(false);
      expect(isRight(question, quizKind("inseparable").truth(question, whole))).toBe(true);
      if (halfWays(rows, labels).some((place) => isRight(question, place))) tricked++;
    }
    // Half way between two of one label, with the other, is not the answer to all of them.
    expect(tricked).toBeLessThan(0.55 * count);
  });

  it("feature", () => {
    let [repairing, products] = [0, 0];
    for (const question of asked("feature")) {
      const { rows, spec } = question.subject;
      const labels = Array.from(spec.y);
      expect(isSeparable(vectorsOf(question.subject), labels)).toBe(false);
      const wanted = question.options.map((option) =>
        isSeparable(
          rows.map(([x1 = 0, x2 = 0]) => [x1, x2, productOf(option, x1, x2), 1]),
          labels,
        ),
      );
      expect(question.options.map((_, index) => isRight(question, index))).toEqual(wanted);
      expect(new Set(wanted).size).toBe(2);
      repairing += wanted.filter(Boolean).length;
      if (wanted[question.options.indexOf("x1*x2")]) products++;
      const shown = quizKind("feature").truth(question, whole);
      expect(wanted[Number(shown)]).toBe(true);
    }
    // The product of both is an answer like others, and most questions have one answer or two.
    expect(products).toBeGreaterThan(0.3 * count);
    expect(products).toBeLessThan(0.7 * count);
    expect(repairing).toBeLessThan(2 * count);
  });
});

/** Half way between two examples of one label, with the other label. */
function halfWays(rows: readonly (readonly number[])[], labels: readonly number[]): readonly (readonly number[])[] {
  return rows.flatMap(([a1 = 0, a2 = 0], i) =>
    rows.slice(0, i).flatMap(([b1 = 0, b2 = 0], k) => {
      return labels[i] === labels[k] ? [[(a1 + b1) / 2, (a2 + b2) / 2, -(labels[i] ?? 0)]] : [];
    }),
  );
}

/** Whether two lists differ by a factor above 0 alone. */
function isSameSide(a: readonly number[], b: readonly number[]): boolean {
  const parallel = a.every((one, i) => b.every((other, k) => one * other === (a[k] ?? 0) * (b[i] ?? 0)));
  return parallel && dot(a, b) > 0;
}

function productOf(product: string, x1: number, x2: number): number {
  const values: Readonly<Record<string, number>> = {
    "x1*x2": x1 * x2,
    "x1^2": x1 * x1,
    "x2^2": x2 * x2,
    "x1^2*x2": x1 * x1 * x2,
    "x1*x2^2": x1 * x2 * x2,
  };
  return values[product] ?? Number.NaN;
}

describe("a question", () => {
  it.each(quizNames)("of %s has an answer of its own that is right", (name) => {
    for (let seed = 0; seed < 100; seed++) {
      const question = questionOf(name, seed, null, whole);
      if (!question) throw new Error("There is one of every seed.");
      expect(isRight(question, quizKind(name).truth(question, whole))).toBe(true);
    }
  });

  it.each(quizNames)("of %s is the same for the same seed", (name) => {
    expect(questionOf(name, 7, null, whole)).toEqual(questionOf(name, 7, null, whole));
    expect(questionOf(name, 7, null, whole)).not.toEqual(questionOf(name, 8, null, whole));
  });

  it.each([
    ["mistake", matrix("0 -4; -1 2; -1 0; -1 4; -2 1")],
    ["drag", matrix("-1 4; -4 -1; 4 0; -3 3; 0 -4")],
    ["inseparable", matrix("4 4; 3 -3; 3 -4; 1 -2; 1 -4")],
    ["feature", matrix("1 1; 4 -3; 4 2; 4 -2; 0 3; -1 -1")],
  ] as const)("of %s is the one that its links have always led to", (name, rows) => {
    expect(questionOf(name, 7, null, whole)?.subject.rows).toEqual(rows);
  });
});
