import type { WholeEngine } from "../../../engine/engine.js";
import type { LinearModel } from "../../../engine/types.js";
import { figure } from "../../lessons/checks/figures.js";
import { scoresWith } from "../../lessons/checks/run.js";
import { firstVisits, isPlane, type LinearVisit, numberOf } from "../asking.js";
import type { Question, QuizKind } from "../kind.js";
import { RandomChoices } from "../random-choices.js";

/** Degrees between two boundaries, as directions of (w, b): nearer ones are one; further apart ones can be told apart. */
const same = 1e-3;
const apart = 4;
const mostCandidates = 4;

interface Candidate {
  readonly model: LinearModel;
  /** What has been done to the weights, where it is not what an update does. */
  readonly done: string;
}

export interface BoundaryQuestion extends Question {
  readonly kind: "boundary";
  readonly next: LinearVisit;
  readonly candidates: readonly Candidate[];
}

/** Where does the boundary go next? One of several that are drawn. */
export const boundary: QuizKind<BoundaryQuestion> = {
  made: { count: 5, bias: true },
  binary: false,
  generate: (seed, subject, engine) => {
    if (!isPlane(subject)) return null;
    const random = new RandomChoices(seed);
    const mistakes = random.shuffled(firstVisits(subject, engine).filter(({ mistake }) => mistake));
    for (const next of mistakes) {
      const candidates = candidatesOf(next, subject.spec.bias, engine);
      if (candidates.length < 3) continue;
      return { kind: "boundary", subject, visit: next.visit, next, candidates: random.shuffled(candidates) };
    }
    return null;
  },
  grade: ({ subject, next, candidates }, answer, engine) => {
    const candidate = candidates[Number(answer)];
    if (!candidate) return { right: false, feedback: "Choose one of the boundaries." };
    const right = (angleOf(candidate.model, next.after, engine) ?? 180) < same;
    const number = numberOf(subject, next.example);
    const scored = scoresWith(engine, subject.spec, candidate.model)[next.example] ?? 0;
    const score = figure(scored);
    const stillWrong = scored * next.label < 0;
    const label = next.label > 0 ? "+1" : "−1";
    if (right)
      return {
        right,
        feedback: `The label of example ${number} is ${label}, and the update moves its score from ${figure(next.score)} to ${score}.${
          stillWrong ? " One update need not be enough." : ""
        }`,
      };
    return {
      right,
      feedback: `${candidate.done} With that boundary example ${number} would score ${score}; its label is ${label}.`,
    };
  },
  truth: ({ candidates, next }, engine) =>
    candidates.findIndex(({ model }) => (angleOf(model, next.after, engine) ?? 180) < same),
  reveal: ({ visit }) => ({ visit: visit + 1 }),
};

/** The boundary after the visit, and what comes of the usual mistakes: those that can be drawn and told apart. */
function candidatesOf({ before, after }: LinearVisit, bias: boolean, engine: WholeEngine): readonly Candidate[] {
  const all: readonly Candidate[] = [
    { model: after, done: "" },
    { model: before, done: "That is the boundary as it is: a mistake changes it." },
    { model: mirrored(before, after), done: "That moves it the wrong way." },
    ...(bias
      ? [
          { model: { ...after, bias: before.bias }, done: "That leaves the bias as it was." },
          { model: { ...before, bias: after.bias }, done: "That changes the bias alone." },
        ]
      : []),
    { model: mirrored(after, before), done: "That makes the same update twice." },
  ];
  const kept: Candidate[] = [];
  for (const one of all) {
    const told = kept.every(({ model }) => (angleOf(model, one.model, engine) ?? 0) > apart);
    if (one.model.weights.some((weight) => weight !== 0) && told) kept.push(one);
    // Without the right one there is no question.
    if (kept[0] !== all[0]) return [];
  }
  return kept.slice(0, mostCandidates);
}

/** As far from `from` as `to` is, on its other side. */
function mirrored(from: LinearModel, to: LinearModel): LinearModel {
  return {
    weights: from.weights.map((weight, k) => weight - ((to.weights[k] ?? 0) - weight)),
    bias: from.bias - (to.bias - from.bias),
  };
}

function angleOf(one: LinearModel, other: LinearModel, engine: WholeEngine): number | null {
  return engine.angle([...one.weights, one.bias], [...other.weights, other.bias]);
}
