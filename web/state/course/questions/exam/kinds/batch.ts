import {
  agrees,
  allAgree,
  anyModel,
  examKind,
  flat,
  labels,
  type Place,
  places,
  plus,
  pointsOf,
  ran,
  scoresOf,
  sumOf,
} from "../exam.js";

const examples = 4;

export interface Collected {
  /** From 1. */
  readonly example: number;
  readonly place: Place;
  readonly label: number;
  readonly score: number;
}

/** The weights after one step of the batch perceptron. */
export const batch = examKind({
  turn: 19,
  make: (random, engine) => {
    const at = places(random, examples, 3);
    const y = labels(random, at.length);
    const before = anyModel(random, 3);
    const modelAfter = (kind: "batch" | "perceptron") =>
      ran({ X: at, y, bias: true, initial: before, learner: { kind } }, examples, engine).model;
    const [after, oneByOne] = [modelAfter("batch"), modelAfter("perceptron")];
    const scores = scoresOf(before, at, engine);
    // The misclassified, by the weights before the step.
    const mistakes = at.flatMap((place, k): Collected[] => {
      const [label, score] = [y[k] ?? 1, scores[k] ?? 0];
      return label * score <= 0 ? [{ example: k + 1, place, label, score }] : [];
    });
    if (!after || !oneByOne || mistakes.length < 2 || allAgree(flat(after), flat(oneByOne))) return null;
    const rows = [flat(before), ...at.map((place) => [...place, 1])];
    const isMistake = (k: number): boolean => mistakes.some(({ example }) => example === k + 1);
    return {
      form: "numbers",
      given: {
        before,
        after,
        mistakes,
        // What the perceptron has after the epoch: it updates at each visit.
        oneByOne,
        // With the examples that are right added, too, and with the labels left out.
        all: sumOf([1, ...y], rows, engine),
        unlabelled: sumOf([1, ...y.map((_, k) => (isMistake(k) ? 1 : 0))], rows, engine),
      },
      page: { data: pointsOf(at, y), learners: [{ kind: "batch" }] },
      // Before, the stage would show which are mistakes.
      after: { initial: before, visit: examples },
    };
  },
  truth: ({ after }) => flat(after),
  replies: ({ before, after, mistakes, oneByOne, all, unlabelled }, answer) => {
    const areWeights = allAgree(answer.slice(0, 2), after.weights);
    return {
      right: allAgree(answer, flat(after)) && { mistakes: mistakes.map(({ example }) => example) },
      leftAsBefore: allAgree(answer, flat(before)) && { mistakes: mistakes.length },
      oneByOne: flat(oneByOne),
      all,
      unlabelled,
      onlyOne: mistakes.find(({ place, label }) => allAgree(answer, plus(before, label, place))),
      wrong: !areWeights && mistakes[0],
      biasOnce: agrees(Math.abs((answer[2] ?? 0) - before.bias), 1),
      biasWrong: { mistakes: mistakes.length },
    };
  },
});
