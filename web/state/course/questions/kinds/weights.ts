import type { WholeEngine } from "../../../../engine/engine.js";
import type { LinearModel } from "../../../../engine/types.js";
import { featuresIn, featureText } from "../../../document/notation/feature-text.js";
import { scoresWith, weightsOf } from "../../checks/run.js";
import { firstVisits, isClear, type LinearVisit, numberOf } from "../asking.js";
import type { QuizFeedback } from "../feedback.js";
import type { Question, QuizKind } from "../kind.js";
import { RandomChoices, rateOf } from "../subject.js";

/** So many numbers somebody is ready to type. */
const mostWeights = 5;
/** So exact they have to be, beside their size: digits that are not shown are not asked for. */
const exactness = 1e-3;

export interface WeightsQuestion extends Question {
  readonly kind: "weights";
  readonly next: LinearVisit;
  /** What each number is called: the features, and "b" for the bias. */
  readonly names: readonly string[];
}

/** The new weights after a visit that is a mistake, or, one time in four, after one that is none. */
export const weights: QuizKind<WeightsQuestion> = {
  made: { count: 5, bias: true },
  binary: false,
  generate: (seed, subject, engine) => {
    const random = new RandomChoices(seed);
    const visits = firstVisits(subject, engine).filter((visit) => isClear(visit, engine));
    const wanted = random.below(4) > 0;
    const some = visits.filter(({ mistake }) => mistake === wanted);
    const next = random.one(some.length > 0 ? some : visits);
    if (!next) return null;
    const features = subject.spec.features ?? subject.rows[0]?.map((_, k) => `x${k + 1}`) ?? [];
    const names = [...features, ...(subject.spec.bias ? ["b"] : [])];
    if (names.length > mostWeights || !isShort(next)) return null;
    return { kind: "weights", subject, visit: next.visit, next, names };
  },
  grade: (question, answer, engine) => {
    const given = Array.isArray(answer) ? (answer as readonly number[]) : [];
    const right = agrees(given, listed(question, question.next.after));
    return { right, feedback: right ? rightly(question) : wrongly(question, given, engine) };
  },
  truth: (question) => listed(question, question.next.after),
  reveal: ({ visit }) => ({ visit: visit + 1 }),
};

/** Whether its numbers can be reckoned with by hand: at most two decimals. */
function isShort({ x, before, after }: LinearVisit): boolean {
  const numbers = [...x, ...before.weights, before.bias, ...after.weights, after.bias];
  return numbers.every((value) => Math.abs(value) < 1000 && Math.abs(Math.round(value * 100) - value * 100) < 1e-6);
}

function listed({ subject }: WeightsQuestion, model: LinearModel): readonly number[] {
  return weightsOf(model, subject.spec.bias) ?? [];
}

function agrees(given: readonly number[], wanted: readonly number[]): boolean {
  return (
    given.length === wanted.length &&
    wanted.every((value, k) => Math.abs(value - (given[k] ?? Number.NaN)) <= exactness * Math.max(1, Math.abs(value)))
  );
}

function rightly({ next, subject }: WeightsQuestion): QuizFeedback {
  const { score, label, mistake } = next;
  const { bias } = subject.spec;
  return {
    code: "updated",
    example: numberOf(subject, next.example),
    score,
    label,
    mistake,
    rate: rateOf(subject),
    bias,
  };
}

/** What is wrong with the numbers that are given, by the first mistake that explains them. */
function wrongly(question: WeightsQuestion, given: readonly number[], engine: WholeEngine): QuizFeedback {
  const { next, subject } = question;
  const names = question.names.map((name) => featureText(name, featuresIn(subject.spec.X)));
  if (given.length !== names.length || !given.every(Number.isFinite)) return { code: "weightsMissing", names };
  if (!next.mistake) return rightly(question);
  const [before, after] = [listed(question, next.before), listed(question, next.after)];
  const example = numberOf(subject, next.example);
  if (agrees(given, before)) return { code: "weightsBefore", example, score: next.score };
  const rate = rateOf(subject);
  const once = before.map((value, k) => value + ((after[k] ?? 0) - value) / rate);
  if (rate !== 1 && agrees(given, once)) return { code: "addedOnce", rate };
  const score = scoresWith(engine, subject.spec, modelOf(question, given))[next.example] ?? 0;
  const turned = before.map((value, k) => value - ((after[k] ?? 0) - value));
  if (agrees(given, turned)) return { code: "turnedWrongWay", label: next.label, example, score };
  if (subject.spec.bias && agrees([...given.slice(0, -1), after.at(-1) ?? 0], after) && given.at(-1) === before.at(-1))
    return { code: "biasKept", example, score };
  const at = after.findIndex((value, k) => !agrees([given[k] ?? Number.NaN], [value]));
  const name = names[at] === "b" ? null : (names[at] ?? "");
  return {
    code: "wrongWeight",
    name,
    given: given[at] ?? 0,
    from: before[at] ?? 0,
    to: after[at] ?? 0,
    left: agrees([given[at] ?? 0], [before[at] ?? 0]),
    example,
    score,
  };
}

function modelOf({ subject }: WeightsQuestion, given: readonly number[]): LinearModel {
  const { bias } = subject.spec;
  return { weights: Float64Array.from(bias ? given.slice(0, -1) : given), bias: bias ? (given.at(-1) ?? 0) : 0 };
}
