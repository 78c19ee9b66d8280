import type { WholeEngine } from "../../../../engine/engine.js";
import type { LinearModel } from "../../../../engine/types.js";
import { scoresWith } from "../../checks/run.js";
import { firstVisits, isPlane, type LinearVisit, numberOf } from "../asking.js";
import type { NoUpdate } from "../feedback.js";
import type { Question, QuizKind } from "../kind.js";
import { RandomChoices } from "../subject.js";

/** Degrees between two boundaries, as directions of (w, b), from which on they can be told apart. */
const apart = 4;
const mostCandidates = 4;

interface Candidate {
  readonly model: LinearModel;
  /** What has been done to the weights; null: the update. */
  readonly done: NoUpdate | null;
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
    if (!candidate) return { right: false, feedback: { code: "chooseBoundary" } };
    const { model, done } = candidate;
    const { label, score: before } = next;
    const score = scoresWith(engine, subject.spec, model)[next.example] ?? 0;
    const scored = { example: numberOf(subject, next.example), score, label };
    if (done !== null) return { right: false, feedback: { code: "otherBoundary", ...scored, done } };
    return { right: true, feedback: { code: "boundaryMoved", ...scored, before, stillWrong: score * label < 0 } };
  },
  truth: ({ candidates }) => candidates.findIndex(({ done }) => done === null),
  reveal: ({ visit }) => ({ visit: visit + 1 }),
};

/** The boundary after the visit, and what comes of the usual mistakes: those that can be drawn and told apart. */
function candidatesOf({ before, after }: LinearVisit, bias: boolean, engine: WholeEngine): readonly Candidate[] {
  const ofBias: readonly Candidate[] = [
    { model: { ...after, bias: before.bias }, done: "bias-kept" },
    { model: { ...before, bias: after.bias }, done: "bias-alone" },
  ];
  const all: readonly Candidate[] = [
    { model: after, done: null },
    { model: before, done: "nothing" },
    { model: mirrored(before, after), done: "wrong-way" },
    ...(bias ? ofBias : []),
    { model: mirrored(after, before), done: "twice" },
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
