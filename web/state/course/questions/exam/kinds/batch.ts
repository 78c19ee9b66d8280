import { hyperplane } from "../../../../runs/frame.js";
import { using } from "../../../checks/run.js";
import {
  agrees,
  allAgree,
  type ExamGrade,
  type ExamKind,
  labels,
  type Place,
  places,
  pointsOf,
  rounded,
  signedBelow,
} from "../exam.js";

const examples = 4;

interface Model {
  readonly weights: readonly number[];
  readonly bias: number;
}

interface Collected {
  /** From 1. */
  readonly example: number;
  readonly place: Place;
  readonly label: number;
  readonly score: number;
}

export interface BatchGiven {
  readonly before: Model;
  readonly after: Model;
  /** The misclassified, by the weights before the step. */
  readonly mistakes: readonly Collected[];
  /** What the perceptron has after the epoch: it updates at each visit. */
  readonly oneByOne: Model;
  /** With the examples that are right added, too, and with the labels left out. */
  readonly all: Model;
  readonly unlabelled: Model;
}

export type BatchSaid =
  | { readonly code: "right"; readonly mistakes: readonly number[] }
  | { readonly code: "leftAsBefore"; readonly mistakes: number }
  | { readonly code: "oneByOne" | "all" | "unlabelled" | "biasOnce" }
  | (Collected & { readonly code: "onlyOne" })
  | { readonly code: "biasWrong"; readonly mistakes: number }
  | (Collected & { readonly code: "wrong" });

/** The weights after one step of the batch perceptron. */
export const batch: ExamKind<BatchGiven, BatchSaid> = {
  turn: 19,
  make: (random, engine) => {
    const at = places(random, examples, 3);
    const y = labels(random, at.length);
    const weights = [signedBelow(random, 3), signedBelow(random, 3)];
    const bias = signedBelow(random, 3);
    const initial = { weights, bias };
    const modelAfter = (kind: "batch" | "perceptron") =>
      using(engine.createRun({ X: at, y, bias: true, initial, learner: { kind } }), (run) => {
        run.advance({ visits: examples });
        const model = hyperplane(run.snapshot().current);
        return model && { weights: Array.from(model.weights), bias: model.bias };
      });
    const [after, oneByOne] = [modelAfter("batch"), modelAfter("perceptron")];
    const map = engine.featureMap({ X: at });
    const scores = Array.from(map.scores({ weights: Float64Array.from(weights), bias }, at), rounded);
    const mistakes = at.flatMap((place, k): Collected[] => {
      const [label, score] = [y[k] ?? 1, scores[k] ?? 0];
      return label * score <= 0 ? [{ example: k + 1, place, label, score }] : [];
    });
    if (!after || !oneByOne || mistakes.length < 2 || allAgree(flat(after), flat(oneByOne))) return null;
    const sumOf = engine.featureMap({ X: [[0, 0, 0]] });
    const added = (factors: readonly number[]): Model => {
      const rows = [[...weights, bias], ...at.map((place) => [...place, 1])];
      const [w1 = 0, w2 = 0, b = 0] = Array.from(sumOf.combination([1, ...factors], rows), rounded);
      return { weights: [w1, w2], bias: b };
    };
    const isMistake = (k: number): boolean => mistakes.some(({ example }) => example === k + 1);
    return {
      form: "numbers",
      given: {
        before: initial,
        after,
        mistakes,
        oneByOne,
        all: added(y),
        unlabelled: added(y.map((_, k) => (isMistake(k) ? 1 : 0))),
      },
      page: { data: pointsOf(at, y), learners: [{ kind: "batch" }] },
      // Before, the stage would show which are mistakes.
      after: { initial, visit: examples },
    };
  },
  parts: () => 3,
  truth: ({ after }) => flat(after),
  grade: (given, answer) => graded(given, answer),
};

const flat = ({ weights, bias }: Model): readonly number[] => [...weights, bias];

function graded(given: BatchGiven, answer: readonly number[]): ExamGrade<BatchSaid> {
  const { before, after, mistakes, oneByOne, all, unlabelled } = given;
  const wrong = (said: BatchSaid) => ({ right: false, said });
  const count = mistakes.length;
  if (allAgree(answer, flat(after)))
    return { right: true, said: { code: "right", mistakes: mistakes.map(({ example }) => example) } };
  if (allAgree(answer, flat(before))) return wrong({ code: "leftAsBefore", mistakes: count });
  if (allAgree(answer, flat(oneByOne))) return wrong({ code: "oneByOne" });
  if (allAgree(answer, flat(all))) return wrong({ code: "all" });
  if (allAgree(answer, flat(unlabelled))) return wrong({ code: "unlabelled" });
  const one = mistakes.find(({ place, label }) =>
    allAgree(answer, [...before.weights.map((weight, k) => weight + label * (place[k] ?? 0)), before.bias + label]),
  );
  if (one) return wrong({ code: "onlyOne", ...one });
  const [first] = mistakes;
  if (!first) return wrong({ code: "all" });
  if (!allAgree(answer.slice(0, 2), after.weights)) return wrong({ code: "wrong", ...first });
  const isOnce = agrees(Math.abs((answer[2] ?? 0) - before.bias), 1);
  return wrong(isOnce ? { code: "biasOnce" } : { code: "biasWrong", mistakes: count });
}
