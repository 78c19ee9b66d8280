import { describe, expect, it } from "vitest";
import {
  type DrawnName,
  drawnKind,
  drawnNames,
  type QuestionOf,
  quizKind,
} from "../../../../../web/state/course/questions/kinds/index.js";
import { questionOf } from "../../../../../web/state/course/questions/practice.js";
import { type Subject, subjectOf } from "../../../../../web/state/course/questions/subject.js";
import type { PlaygroundState } from "../../../../../web/state/document/state.js";
import { rows } from "../../../../rows.js";
import { quizText } from "../../../words/said.js";
import { cs188, engine, stateOf } from "../../engine.js";
import { askOf, hintOf } from "./asked.js";

const whole = await engine.complete();

function subjectFrom(state: PlaygroundState): Subject {
  const subject = subjectOf(state, whole);
  if (!subject) throw new Error("Questions can be asked of this.");
  return subject;
}

const asksOf = (name: DrawnName, subject: Subject): boolean => drawnKind(name).generate(3, subject, whole) !== null;
const xor = stateOf(rows("0 0 -1; 0 1 1; 1 0 1; 1 1 -1"));

describe("of examples of one's own", () => {
  it("is asked what can be: of separable ones no repair, of others nothing that needs an end", () => {
    const separable = subjectFrom(stateOf(cs188));
    expect(drawnNames.filter((name) => asksOf(name, separable))).toEqual([
      "mistake",
      "boundary",
      "weights",
      "inseparable",
    ]);
    expect(drawnNames.filter((name) => asksOf(name, subjectFrom(xor)))).toEqual([
      "mistake",
      "boundary",
      "weights",
      "feature",
    ]);
  });

  it("is shown a point that makes two examples inseparable, and on neither of them", () => {
    const question = drawnKind("inseparable").generate(1, subjectFrom(stateOf(rows("1 2 1; 3 1 -1"))), whole);
    if (!question) throw new Error("It can be asked.");
    const { truth, grade } = quizKind("inseparable");
    expect(grade(question, truth(question, whole), whole).right).toBe(true);
    expect(grade(question, [3, 1, 1], whole)).toEqual({
      right: false,
      feedback: { code: "pointTaken", example: 2 },
    });
  });

  it("is asked of made ones where it cannot be", () => {
    const own = subjectFrom(xor);
    expect(questionOf("mistake", 5, own, whole)?.subject).toBe(own);
    expect(questionOf("inseparable", 5, own, whole)?.subject.state.data).not.toEqual(xor.data);
  });

  it("the answer on crossing diagonals is their product", () => {
    const own = subjectFrom(xor);
    const question = drawnKind("feature").generate(3, own, whole);
    const options = question?.kind === "feature" ? question.options : [];
    const right = options.filter((_, at) => question && quizKind("feature").grade(question, at, whole).right);
    expect(right).toContain("x1*x2");
    expect(right).not.toContain("x1^2");
  });

  it("nothing is asked of classes, of one label alone, or of more examples than one looks through", () => {
    expect(subjectOf(stateOf(rows("0 0 -1; 1 0 1; 0 1 2")), whole)).toBeNull();
    expect(subjectOf(stateOf(rows("0 0 1; 1 0 1")), whole)).toBeNull();
    const many = Array.from({ length: 201 }, (_, k) => [k, 0, k % 2 === 0 ? 1 : -1] as const);
    expect(subjectOf(stateOf(many), whole)).toBeNull();
  });

  it("an example is named as the page counts it, where some are held out", () => {
    const held = subjectFrom(stateOf(cs188, { split: { fraction: 0.4, seed: 1 } }));
    const question = drawnKind("mistake").generate(1, held, whole);
    const [, number] = /^Example (\d)/.exec(question ? askOf(question) : "") ?? [];
    expect(Array.from(held.index, (row) => row + 1)).toContain(Number(number));
  });

  it("a wrong answer is told by what it would mean", () => {
    const question = drawnKind("weights").generate(
      0,
      subjectFrom(stateOf(cs188, { initial: { weights: [0, 0], bias: -1 } })),
      whole,
    );
    if (question?.kind !== "weights") throw new Error("There is one.");
    const before = [...question.next.before.weights, question.next.before.bias];
    const { feedback } = quizKind("weights").grade(question, before, whole);
    expect(quizText(feedback)).toMatch(
      question.next.mistake
        ? /^These are the weights before the visit: with them, example \d scores/
        : /stay as they are/,
    );
  });
});

describe("what is said of weights", () => {
  const asked = Array.from(questionsOf("weights", subjectFrom(stateOf(cs188)))).find(
    ({ next, visit }) => next.mistake && visit > 0,
  );
  if (!asked) throw new Error("There is one with an update.");
  const [before, after] = [asked.next.before, asked.next.after].map(({ weights, bias }) => [...weights, bias]) as [
    number[],
    number[],
  ];
  const said = (answer: readonly number[]): string =>
    quizText(quizKind("weights").grade(asked, answer, whole).feedback);

  it("has the score and the label that make it a mistake, and what is added", () => {
    expect(said(after)).toMatch(
      /^Example \d scores −?\d+ and its label is [+−]1: a mistake, so the update (adds|subtracts) the example (to|from) the weights, and 1 (to|from) the bias\.$/,
    );
  });

  it("calls a number that was left as it was left, and one that is wrong by what it was", () => {
    expect(said(after.with(0, before[0] ?? 0))).toMatch(
      /^The weight of x₁ is \S+ in your answer, as before, but it changes by \S+\. /,
    );
    expect(said(after.with(1, 50))).toMatch(/^The weight of x₂ is not 50: it was \S+, and it changes by \S+\. /);
  });
});

/** Every question of a kind that some seeds make of examples. */
function* questionsOf<Name extends DrawnName>(name: Name, subject: Subject): Generator<QuestionOf<Name>> {
  for (let seed = 0; seed < 60; seed++) {
    const question = drawnKind(name).generate(seed, subject, whole);
    if (question) yield question as QuestionOf<Name>;
  }
}

describe("decimals that should come to 0", () => {
  // With the weights (0.1, 0.1) and b = −0.2 after the first two visits, by hand every one of these is a tie.
  const decimals = subjectFrom(stateOf(rows("0.1 0.3 1; 0.5 0.3 -1; 0.2 0.5 1")));

  it.each(["mistake", "weights"] as const)("are not asked about: %s", (name) => {
    const scores = Array.from(questionsOf(name, decimals), ({ next }) => Math.abs(next.score));
    expect(scores.length).toBeGreaterThan(20);
    expect(scores.filter((score) => score > 0 && score < 1e-9)).toEqual([]);
  });
});

describe("without a bias", () => {
  const turned = subjectFrom(stateOf(rows("1 1 1; 2 1 1; -1 0 -1"), { bias: false }));
  const [asked] = questionsOf("inseparable", turned);
  const said = (answer: readonly number[]): string =>
    asked ? quizText(quizKind("inseparable").grade(asked, answer, whole).feedback) : "";

  it("what separates goes through the origin, and a question says so", () => {
    expect(asked && askOf(asked)).toMatch(/^A line through the origin separates/);
    expect(said([9, 9, 1])).toMatch(/^A line through the origin still separates/);
  });

  it("two points in one direction are not said to be the same point", () => {
    expect(said([5, 5, -1])).toMatch(/in the same direction from the origin/);
    expect(said([-3, -3, 1])).toMatch(/^The origin is between the positives \(1, yours\)/);
    expect(said([1, 1, -1])).toBe("Example 1 is already there: place yours anywhere else.");
  });

  it("the hint is about the origin", () => {
    expect(asked && hintOf(asked)).toMatch(/^Look from the origin/);
  });
});

describe("by the settings of one's own", () => {
  const taking = (settings: object): Subject =>
    subjectFrom(stateOf(cs188, { learners: [{ kind: "perceptron", ...settings }] as never }));

  it("a learning rate is part of what is asked, of the hint and of what is said", () => {
    const questions = Array.from(questionsOf("weights", taking({ learningRate: 0.5 })));
    const asked = questions.find(({ next }) => next.mistake);
    if (!asked) throw new Error("There is one with an update.");
    const { before, after } = asked.next;
    const once = [...before.weights, before.bias].map(
      (value, k) => value + 2 * (([...after.weights, after.bias][k] ?? 0) - value),
    );
    expect(askOf(asked)).toMatch(/The learning rate is 0\.5\.$/);
    expect(hintOf(asked)).toContain("0.5 times the label times each feature");
    expect(quizKind("weights").grade(asked, once, whole)).toEqual({
      right: false,
      feedback: { code: "addedOnce", rate: 0.5 },
    });
    expect(quizText(quizKind("weights").grade(asked, [...after.weights, after.bias], whole).feedback)).toMatch(
      /: a mistake, so the update (adds|subtracts) 0\.5 times the example (to|from) the weights, and 0\.5 (to|from) the bias\.$/,
    );
  });

  it("a tie is in the hint as the rule has it", () => {
    const hintAt = (tie: string): string => {
      const [asked] = questionsOf("weights", taking({ tie, initial: { weights: [1, -1], bias: 0 } }));
      return asked ? hintOf(asked) : "";
    };
    expect(hintAt("mistake")).toContain("0 or less");
    expect(hintAt("correct")).toContain("less than 0");
    expect(hintAt("negative")).toContain("+1 if the score is greater than 0");
    expect(hintAt("positive")).toContain("+1 if the score is 0 or more");
  });

  it("of a learner that trains as a perceptron the perceptron is asked about, with its settings", () => {
    const averaged = stateOf(cs188, { learners: [{ kind: "averaged", learningRate: 2 }] as never });
    expect(subjectFrom(averaged).state.learners).toEqual([{ kind: "perceptron", learningRate: 2 }]);
  });
});

describe("what is said", () => {
  const square = subjectFrom(stateOf(rows("0 0 1; 2 0 1; 0 2 1; 5 5 -1")));
  const [placing] = questionsOf("inseparable", square);
  const saidTo = (answer: readonly number[]): string =>
    placing ? quizText(quizKind("inseparable").grade(placing, answer, whole).feedback) : "";

  it("one example lies between others: it is no group", () => {
    expect(saidTo([1, 0, -1])).toBe("A negative (yours) is between the positives (1, 2), at (1, 0).");
    expect(saidTo([10, 10, 1])).toBe("A negative (4) is between the positives (1, yours), at (5, 5).");
  });

  /** Where the feature x1 of the example that is a mistake is 0, and products are learned from. */
  const products = subjectFrom(stateOf(rows("0 3 -1; 2 1 1"), { features: ["x1", "x2", "x1*x2"] }));
  const typing = Array.from(questionsOf("weights", products));
  const typed = (mistake: boolean, answer: (after: readonly number[]) => readonly number[]): string => {
    const question = typing.find(({ next }) => next.mistake === mistake && (!mistake || next.x[0] === 0));
    if (!question) throw new Error("There is one.");
    const { weights, bias } = question.next.after;
    return quizText(quizKind("weights").grade(question, answer([...weights, bias]), whole).feedback);
  };

  it("a weight that stays does not change by 0, and is named as on paper", () => {
    expect(typed(true, (after) => after.with(0, 9))).toMatch(
      /^The weight of x₁ is not 9: it was −?\d+, and it does not change, because that feature is 0 here\. With/,
    );
    expect(typed(true, (after) => after.with(2, 9))).toMatch(/^The weight of x₁x₂ is not 9/);
    expect(typed(true, () => [1])).toBe("Give a number for each of these: x₁, x₂, x₁x₂ and b.");
  });

  it("why there is an update, or none, is told by the score and the label", () => {
    expect(typed(true, (after) => after)).toMatch(
      /^Example 1 scores \d+ and its label is −1: a mistake, so the update subtracts the example from the weights, and 1 from the bias\.$/,
    );
    expect(typed(false, (after) => after)).toMatch(
      /^Example \d scores −?\d+ and its label is [−+]1: no mistake, so the weights stay as they are\.$/,
    );
  });

  it("a boundary after which the example is still a mistake is not said to be enough", () => {
    // From (0, 6) and −2 the update by (−2, −3) leaves it at −6.
    const far = subjectFrom(
      stateOf(rows("-2 -3 1; 3 -2 -1"), {
        learners: [{ kind: "perceptron", initial: { weights: [0, 6], bias: -2 } }] as never,
      }),
    );
    const turning = Array.from(questionsOf("boundary", far)).find(({ next }) => next.score === -20);
    if (!turning) throw new Error("There is one.");
    const { grade, truth } = quizKind("boundary");
    expect(quizText(grade(turning, truth(turning, whole), whole).feedback)).toBe(
      "The label of example 1 is +1, and the update moves its score from −20 to −6. One update may not be enough.",
    );
  });
});

describe("the vector that is dragged", () => {
  it("starts otherwise with another seed, of the same examples", () => {
    const own = subjectFrom(stateOf(rows("2 1 1; -1 2 1; -2 -1 -1; 1 -2 -1"), { bias: false }));
    const starts = Array.from(questionsOf("drag", own), ({ start }) => start.join());
    expect(starts.length).toBeGreaterThan(20);
    expect(new Set(starts).size).toBe(2);
  });
});
