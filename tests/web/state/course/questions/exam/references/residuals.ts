import { assert, type Reference, scoreOf } from "./reference.js";

type Question = Parameters<Reference<"residual">["check"]>[0];

function byHand({ given, subject }: Question) {
  const [x = []] = subject.rows;
  const y = subject.spec.y[0] === 1 ? 1 : 0;
  const score = scoreOf(given.weights, given.bias, x);
  const e = y - (score > 0 ? 1 : 0);
  const times = (factor: number): number[] => [
    ...given.weights.map((weight, k) => weight + factor * (x[k] ?? 0)),
    given.bias + factor,
  ];
  return { x, y, score, e, times };
}

export const residual: Reference<"residual"> = {
  check: (question) => {
    const { x, y } = byHand(question);
    assert(question.given.place.join() === x.slice().join() && question.given.label === y, "It is example 1.");
    assert(question.subject.state.ui.labels === "zero-one", "The table has the labels 0 and 1.");
  },
  right: (question) => {
    const { e, times } = byHand(question);
    return [[e, ...times(e)]];
  },
  wrong: (question) => {
    const { y, score, e, times } = byHand(question);
    const ofScore = y - score;
    const after = times(e);
    const both: readonly (readonly [readonly number[] | null, string])[] = [
      [[e, ...after.with(0, 99)], e === 0 ? "stays" : "weightsWrong"],
      [[7.5, ...after], "residualWrong"],
      [[e, ...after.slice(1)], "examMissing"],
      [null, "examMissing"],
      ...([e, -e, 2 * e].includes(ofScore) ? [] : ([[[ofScore, ...after], "ofScore"]] as const)),
    ];
    if (e === 0) return [...both, [[0, ...times(1)], "stays"]];
    return [
      ...both,
      [[-e, ...after], "answerFirst"],
      [[2 * e, ...after], "twice"],
      [[e, ...times(0)], "leftAsBefore"],
      [[e, ...times(-e)], "wrongWay"],
      [[e, ...after.with(2, question.given.bias)], "biasKept"],
    ];
  },
};
