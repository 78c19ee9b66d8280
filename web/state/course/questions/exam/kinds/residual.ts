import { labelNumber, quantized, residual as residualOf } from "../../../../document/notation/labels.js";
import { defaultUi } from "../../../../document/settings.js";
import { hyperplane } from "../../../../runs/frame.js";
import { using } from "../../../checks/run.js";
import {
  agrees,
  allAgree,
  type ExamKind,
  labels,
  type Place,
  places,
  pointsOf,
  rounded,
  signedBelow,
} from "../exam.js";

/** The notation that it is about. */
const notation = { labels: "zero-one" } as const;

export interface ResidualGiven {
  readonly weights: readonly number[];
  readonly bias: number;
  readonly place: Place;
  /** 0 or 1. */
  readonly label: number;
  readonly score: number;
  /** q, 0 or 1. */
  readonly answer: number;
  /** e, −1, 0 or 1. */
  readonly residual: number;
  readonly after: { readonly weights: readonly number[]; readonly bias: number };
}

export interface ResidualSaid extends Pick<ResidualGiven, "place" | "label" | "score" | "answer" | "residual"> {
  readonly code:
    | "right"
    | "answerFirst"
    | "ofScore"
    | "twice"
    | "residualWrong"
    | "stays"
    | "leftAsBefore"
    | "wrongWay"
    | "biasKept"
    | "weightsWrong";
}

/** The residual of an example, and the weights after its visit, with labels 0 and 1. */
export const residual: ExamKind<ResidualGiven, ResidualSaid> = {
  turn: 16,
  make: (random, engine) => {
    const at = places(random, 4, 3);
    const y = labels(random, at.length);
    const weights = [signedBelow(random, 3), signedBelow(random, 3)];
    const bias = signedBelow(random, 3);
    const wanted = random.below(3) - 1;
    const initial = { weights, bias };
    const learner = { kind: "perceptron", tie: "negative" } as const;
    const visit = using(engine.createRun({ X: at, y, bias: true, initial, learner }), (run) => {
      run.step();
      return run.record();
    });
    const after = visit && hyperplane(visit.after);
    if (!visit || !after || residualOf(visit) !== wanted) return null;
    const [place = [0, 0]] = at;
    return {
      form: "numbers",
      given: {
        weights,
        bias,
        place,
        label: labelNumber(visit.label, notation),
        score: rounded(visit.score),
        answer: quantized(visit),
        residual: residualOf(visit),
        after: { weights: Array.from(after.weights), bias: after.bias },
      },
      page: { data: pointsOf(at, y), learners: [learner], ui: { ...defaultUi, ...notation } },
      // Before, the stage would show whether it is a mistake.
      after: { initial, visit: 1 },
    };
  },
  parts: () => 4,
  truth: ({ residual: e, after }) => [e, ...after.weights, after.bias],
  grade: (given, answer) => {
    const code = codeOf(given, answer);
    const { place, label, score, answer: q, residual: e } = given;
    return { right: code === "right", said: { code, place, label, score, answer: q, residual: e } };
  },
};

function codeOf(given: ResidualGiven, [said = 0, ...model]: readonly number[]): ResidualSaid["code"] {
  const { weights, bias, place, label, score, residual: e, after } = given;
  if (!agrees(said, e)) {
    if (e !== 0 && agrees(said, -e)) return "answerFirst";
    if (e !== 0 && agrees(said, 2 * e)) return "twice";
    return agrees(said, label - score) ? "ofScore" : "residualWrong";
  }
  const times = (factor: number): readonly number[] => [
    ...weights.map((weight, k) => weight + factor * (place[k] ?? 0)),
    bias + factor,
  ];
  if (allAgree(model, [...after.weights, after.bias])) return "right";
  if (e === 0) return "stays";
  if (allAgree(model, times(0))) return "leftAsBefore";
  if (allAgree(model, times(-e))) return "wrongWay";
  return allAgree(model, [...after.weights, bias]) ? "biasKept" : "weightsWrong";
}
