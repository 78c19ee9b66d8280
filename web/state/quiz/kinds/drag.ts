import type { LinearModel } from "../../../engine/types.js";
import { figure } from "../../lessons/checks/figures.js";
import { readingWith } from "../../lessons/checks/run.js";
import { unseparated } from "../../lessons/checks/weights.js";
import { analysed, isPlane, toTheEnd } from "../asking.js";
import type { Question, QuizKind } from "../kind.js";

const mostVisits = 20_000;
/** The margin beside the radius: what is narrower takes a steadier hand than one has. */
const leastShare = 0.04;

export interface DragQuestion extends Question {
  readonly kind: "drag";
  /** Stays as it is. */
  readonly bias: number;
  /** Where the vector stands at first: the wrong way round. */
  readonly start: readonly [number, number];
  /** One that separates. */
  readonly solution: readonly [number, number];
}

/** The weight vector, dragged until every example is on the side of its label. */
export const drag: QuizKind<DragQuestion> = {
  title: "Drag the weight vector",
  made: { count: 5, bias: false },
  hint: () => "The vector points to the side of the positives.",
  binary: false,
  generate: (_, subject, engine) => {
    if (!isPlane(subject)) return null;
    const { margin, radius } = analysed(subject, engine);
    if (margin === null || margin < leastShare * radius) return null;
    const { converged, model } = toTheEnd(subject, engine, mostVisits);
    if (!converged || !model || readingWith(engine, subject, model).wrong > 0) return null;
    const [w1 = 0, w2 = 0] = model.weights;
    if (w1 === 0 && w2 === 0) return null;
    const bias = subject.spec.bias ? ` The bias stays ${figure(model.bias)}.` : "";
    const ask = `Turn the weight vector until every example is on the side of its label.${bias}`;
    return { kind: "drag", subject, ask, visit: 0, bias: model.bias, start: [-w1, -w2], solution: [w1, w2] };
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

function modelOf({ bias }: DragQuestion, [w1 = 0, w2 = 0]: readonly number[]): LinearModel {
  return { weights: Float64Array.of(w1, w2), bias };
}
