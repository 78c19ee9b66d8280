import type { LinearModel } from "../../../../engine/types.js";
import { readingWith } from "../../checks/run.js";
import { unseparated } from "../../checks/weights.js";
import { analysed, isPlane, toTheEnd } from "../asking.js";
import type { Question, QuizKind } from "../kind.js";
import { RandomChoices } from "../subject.js";

const mostVisits = 20_000;
/** The margin beside the radius: what is narrower takes a steadier hand than one has. */
const leastShare = 0.04;

type Vector = readonly [w1: number, w2: number];

export interface DragQuestion extends Question {
  readonly kind: "drag";
  /** Stays as it is. */
  readonly bias: number;
  /** Where the vector stands at first: wrong, and its opposite too, wherever there is such a place a quarter turn away. */
  readonly start: Vector;
  /** One that separates. */
  readonly solution: Vector;
}

/** The weight vector, dragged until every example is on the side of its label. */
export const drag: QuizKind<DragQuestion> = {
  made: { count: 5, bias: false },
  binary: false,
  generate: (seed, subject, engine) => {
    if (!isPlane(subject)) return null;
    const { margin, radius } = analysed(subject, engine);
    if (margin === null || margin < leastShare * radius) return null;
    const { converged, model } = toTheEnd(subject, engine, mostVisits);
    if (!converged || !model || readingWith(engine, subject, model).wrong > 0) return null;
    const [w1 = 0, w2 = 0] = model.weights;
    if (w1 === 0 && w2 === 0) return null;
    const isWrong = (vector: Vector): boolean =>
      readingWith(engine, subject, modelOf({ bias: model.bias }, vector)).wrong > 0;
    const start = new RandomChoices(seed)
      .shuffled(quarterTurns([w1, w2]))
      .find((one) => isWrong(one) && isWrong(opposite(one)));
    return {
      kind: "drag",
      subject,
      visit: 0,
      bias: model.bias,
      start: start ?? opposite([w1, w2]),
      solution: [w1, w2],
    };
  },
  grade: (question, answer, engine) => {
    const reading = readingWith(engine, question.subject, modelOf(question, answer as readonly number[]));
    const wrong = unseparated(reading);
    return { right: wrong === null, feedback: wrong ?? { code: "allSeparated" } };
  },
  truth: ({ solution }) => solution,
  reveal: (question, answer) => {
    const { weights, bias } = modelOf(question, answer as readonly number[]);
    return { initial: { weights: Array.from(weights), bias }, visit: 0 };
  },
};

function opposite([w1, w2]: Vector): Vector {
  return [0 - w1, 0 - w2];
}

/** To the left and to the right. */
function quarterTurns([w1, w2]: Vector): readonly Vector[] {
  return [
    [0 - w2, w1],
    [w2, 0 - w1],
  ];
}

function modelOf({ bias }: Pick<DragQuestion, "bias">, [w1 = 0, w2 = 0]: readonly number[]): LinearModel {
  return { weights: Float64Array.of(w1, w2), bias };
}
