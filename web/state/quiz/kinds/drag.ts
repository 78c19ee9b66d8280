import type { LinearModel } from "../../../engine/types.js";
import { figure } from "../../lessons/checks/figures.js";
import { readingWith } from "../../lessons/checks/run.js";
import { unseparated } from "../../lessons/checks/weights.js";
import { analysed, isPlane, toTheEnd } from "../asking.js";
import { Dice } from "../dice.js";
import type { Question, QuizKind } from "../kind.js";

const mostVisits = 20_000;
/** The margin beside the radius: what is narrower takes a steadier hand than one has. */
const leastShare = 0.04;

export interface DragQuestion extends Question {
  readonly kind: "drag";
  /** Stays as it is. */
  readonly bias: number;
  /** Where the vector stands at first: it does not separate. */
  readonly start: Vector;
  /** One that separates. */
  readonly solution: Vector;
}

type Vector = readonly [w1: number, w2: number];

/** The weight vector, dragged until every example is on the side of its label. */
export const drag: QuizKind<DragQuestion> = {
  title: "Drag the weight vector",
  made: { count: 5, bias: false },
  hint: () => "The vector points to the side of the positives.",
  binary: false,
  generate: (seed, subject, engine) => {
    if (!isPlane(subject)) return null;
    const { margin, radius } = analysed(subject, engine);
    if (margin === null || margin < leastShare * radius) return null;
    const { converged, model } = toTheEnd(subject, engine, mostVisits);
    if (!converged || !model || readingWith(engine, subject, model).wrong > 0) return null;
    const [w1 = 0, w2 = 0] = model.weights;
    if (w1 === 0 && w2 === 0) return null;
    const bias = subject.spec.bias ? ` The bias stays ${figure(model.bias)}.` : "";
    const ask = `Turn the weight vector until every example is on the side of its label.${bias}`;
    const separates = ([w1, w2]: Vector): boolean => {
      const turned = { weights: Float64Array.of(w1, w2), bias: model.bias };
      return readingWith(engine, subject, turned).wrong === 0;
    };
    const start = startFrom([w1, w2], separates, new Dice(seed));
    return { kind: "drag", subject, ask, visit: 0, bias: model.bias, start, solution: [w1, w2] };
  },
  grade: (question, answer, engine) => {
    const reading = readingWith(engine, question.subject, modelOf(question, answer as readonly number[]));
    const say = unseparated(reading);
    return { right: say === null, say: say ?? "Every example is on the side of its label. Other vectors do it too." };
  },
  truth: ({ solution }) => solution,
  reveal: (question, answer) => {
    const { weights, bias } = modelOf(question, answer as readonly number[]);
    return { initial: { weights: Array.from(weights), bias }, visit: 0 };
  },
};

/**
 * A quarter turn away, to either side: other signs for both weights, which need no look at the examples, are no answer then.
 * Where a quarter turn separates too, the wrong way round.
 */
function startFrom([w1, w2]: Vector, separates: (vector: Vector) => boolean, dice: Dice): Vector {
  const turned: readonly Vector[] = [
    [0 - w2, w1],
    [w2, 0 - w1],
  ];
  return (turned.some(separates) ? null : dice.one(turned)) ?? [0 - w1, 0 - w2];
}

function modelOf({ bias }: DragQuestion, [w1 = 0, w2 = 0]: readonly number[]): LinearModel {
  return { weights: Float64Array.of(w1, w2), bias };
}
