import { describe, expect, it } from "vitest";
import type { PlaygroundState } from "../../../../web/state/document/state.js";
import { type QuizName, quizKind, quizNames } from "../../../../web/state/quiz/kinds/index.js";
import { questionOf } from "../../../../web/state/quiz/quiz.js";
import { type Subject, subjectOf } from "../../../../web/state/quiz/subject.js";
import { cs188, engine, stateOf } from "../engine.js";

const whole = await engine.complete();

function subjectFrom(state: PlaygroundState): Subject {
  const subject = subjectOf(state, whole);
  if (!subject) throw new Error("Questions can be asked of this.");
  return subject;
}

const asksOf = (name: QuizName, subject: Subject): boolean => quizKind(name).generate(3, subject, whole) !== null;
const xor = stateOf([
  [0, 0, -1],
  [0, 1, 1],
  [1, 0, 1],
  [1, 1, -1],
]);

describe("of examples of one's own", () => {
  it("is asked what can be: of separable ones no repair, of others nothing that needs an end", () => {
    const separable = subjectFrom(stateOf(cs188));
    expect(quizNames.filter((name) => asksOf(name, separable))).toEqual([
      "mistake",
      "boundary",
      "weights",
      "order",
      "inseparable",
    ]);
    expect(quizNames.filter((name) => asksOf(name, subjectFrom(xor)))).toEqual([
      "mistake",
      "boundary",
      "weights",
      "feature",
    ]);
  });

  it("is asked of made ones where it cannot be", () => {
    const own = subjectFrom(xor);
    expect(questionOf("mistake", 5, own, whole)?.subject).toBe(own);
    expect(questionOf("order", 5, own, whole)?.subject.state.data).not.toEqual(xor.data);
  });

  it("the answer on crossing diagonals is their product", () => {
    const own = subjectFrom(xor);
    const question = quizKind("feature").generate(3, own, whole);
    const options = question?.kind === "feature" ? question.options : [];
    const right = options.filter((_, at) => question && quizKind("feature").grade(question, at, whole).right);
    expect(right).toContain("x1*x2");
    expect(right).not.toContain("x1^2");
  });

  it("nothing is asked of classes, of one label alone, or of more examples than one looks through", () => {
    expect(
      subjectOf(
        stateOf([
          [0, 0, -1],
          [1, 0, 1],
          [0, 1, 2],
        ]),
        whole,
      ),
    ).toBeNull();
    expect(
      subjectOf(
        stateOf([
          [0, 0, 1],
          [1, 0, 1],
        ]),
        whole,
      ),
    ).toBeNull();
    const many = Array.from({ length: 201 }, (_, k) => [k, 0, k % 2 === 0 ? 1 : -1] as const);
    expect(subjectOf(stateOf(many), whole)).toBeNull();
  });

  it("an example is named as the page counts it, where some are held out", () => {
    const held = subjectFrom(stateOf(cs188, { split: { fraction: 0.4, seed: 1 } }));
    const question = quizKind("mistake").generate(1, held, whole);
    const [, number] = /^Example (\d)/.exec(question?.ask ?? "") ?? [];
    expect(Array.from(held.index, (row) => row + 1)).toContain(Number(number));
  });

  it("a wrong answer is told by what it would mean", () => {
    const question = quizKind("weights").generate(
      0,
      subjectFrom(stateOf(cs188, { initial: { weights: [0, 0], bias: -1 } })),
      whole,
    );
    if (question?.kind !== "weights") throw new Error("There is one.");
    const before = [...question.next.before.weights, question.next.before.bias];
    const { say } = quizKind("weights").grade(question, before, whole);
    expect(say).toMatch(
      question.next.mistake ? /^These are the weights before: with them example \d scores/ : /stay as they are/,
    );
  });
});
