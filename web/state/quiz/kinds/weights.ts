import type { WholeEngine } from "../../../engine/engine.js";
import type { LinearModel } from "../../../engine/types.js";
import { figure, withSign } from "../../lessons/checks/figures.js";
import { scoresWith, weightsOf } from "../../lessons/checks/run.js";
import { featureText } from "../../notation/feature-text.js";
import { counted } from "../../notation/numbers.js";

import { firstVisits, isClear, type LinearVisit, numberOf } from "../asking.js";
import type { Question, QuizKind } from "../kind.js";
import { RandomChoices } from "../random-choices.js";
import { rateOf } from "../rule.js";

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

function rightly({ next, subject }: WeightsQuestion): string {
  if (!next.mistake) return `${toldOf(next, subject)}: no mistake, so the weights stay as they are.`;
  const rate = rateOf(subject);
  const [much, one] = rate === 1 ? ["It", "1"] : [`${figure(rate)} times it`, figure(rate)];
  const [done, way] = next.label > 0 ? ["added", "to"] : ["subtracted", "from"];
  return `${toldOf(next, subject)}: a mistake. ${much} is ${done} ${way} the weights${subject.spec.bias ? `, and ${one} ${way} the bias` : ""}.`;
}

function wrongly(question: WeightsQuestion, given: readonly number[], engine: WholeEngine): string {
  const { next, subject } = question;
  const names = question.names.map((name) => featureText(name));
  if (given.length !== names.length || !given.every(Number.isFinite))
    return `It takes ${counted(names.length, "number")}: ${names.join(", ")}.`;
  const [before, after] = [listed(question, next.before), listed(question, next.after)];
  const number = numberOf(subject, next.example);
  if (!next.mistake) return rightly(question);
  if (agrees(given, before))
    return `These are the weights before: with them example ${number} scores ${figure(next.score)}, a mistake.`;
  const rate = rateOf(subject);
  const once = before.map((value, k) => value + ((after[k] ?? 0) - value) / rate);
  if (rate !== 1 && agrees(given, once)) return `That adds the example once: the learning rate is ${figure(rate)}.`;
  const score = scoresWith(engine, subject.spec, modelOf(question, given))[next.example] ?? 0;
  const would = ` With your weights example ${number} would score ${figure(score)}.`;
  const turned = before.map((value, k) => value - ((after[k] ?? 0) - value));
  if (agrees(given, turned)) return `That turns them the wrong way: the label is ${withSign(next.label)}.${would}`;
  if (subject.spec.bias && agrees([...given.slice(0, -1), after.at(-1) ?? 0], after) && given.at(-1) === before.at(-1))
    return `The bias changes too: its feature is always 1.${would}`;
  const at = after.findIndex((value, k) => !agrees([given[k] ?? Number.NaN], [value]));
  const name = names[at] === "b" ? "The bias" : `The weight of ${names[at]}`;
  return `${name} ${changed(given[at] ?? 0, before[at] ?? 0, after[at] ?? 0)}.${would}`;
}

/** "Example 2 scores 5 and its label is −1": what decides whether it is a mistake. */
function toldOf({ example, score, label }: LinearVisit, subject: WeightsQuestion["subject"]): string {
  return `Example ${numberOf(subject, example)} scores ${figure(score)} and its label is ${withSign(label)}`;
}

/** What is wrong with one number: left as it was, changed where nothing changes, or changed by something else. */
function changed(given: number, from: number, to: number): string {
  if (agrees([given], [from])) return `is left at ${figure(from)} in yours: it changes by ${withSign(to - from)}`;
  const by = to === from ? "does not change, as that feature is 0 here" : `changes by ${withSign(to - from)}`;
  return `is not ${figure(given)}: it was ${figure(from)}, and ${by}`;
}

function modelOf({ subject }: WeightsQuestion, given: readonly number[]): LinearModel {
  const { bias } = subject.spec;
  return { weights: Float64Array.from(bias ? given.slice(0, -1) : given), bias: bias ? (given.at(-1) ?? 0) : 0 };
}
