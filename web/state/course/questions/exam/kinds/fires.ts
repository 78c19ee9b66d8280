import type { RandomChoices } from "../../subject.js";
import {
  agrees,
  type ExamGrade,
  type ExamKind,
  labels,
  type Place,
  places,
  pointsOf,
  rounded,
  signedBelow,
} from "../exam.js";

const examples = 5;

interface Scored {
  /** From 1. */
  readonly example: number;
  readonly x: Place;
  readonly score: number;
}

/** A feature of an example that changes. */
interface Change {
  /** 1 or 2. */
  readonly feature: number;
  readonly by: number;
  readonly weight: number;
  readonly otherWeight: number;
}

export interface FiresGiven {
  /** For which examples the neuron fires, or by how much a score changes. */
  readonly asks: "which" | "change";
  readonly weights: readonly number[];
  readonly scored: readonly Scored[];
  readonly change: Change;
}

export type FiresSaid =
  | { readonly code: "right"; readonly fired: readonly Scored[] }
  | { readonly code: "opposite" }
  | { readonly code: "noExample"; readonly given: number }
  | (Scored & { readonly code: "silent" })
  | (Scored & { readonly code: "missed" })
  | (Change & {
      readonly code: "changed" | "otherWeight" | "weightAlone" | "changeAlone" | "wrongSign" | "changeWrong";
    });

/** Which examples a neuron without a bias fires for, and what a weight does to a score. */
export const fires: ExamKind<FiresGiven, FiresSaid> = {
  turn: 14,
  make: (random, engine) => {
    const weights = [signedBelow(random, 3), signedBelow(random, 3)];
    const at = places(random, examples, 4);
    const scores = engine.featureMap({ X: at }).scores({ weights: Float64Array.from(weights), bias: 0 }, at);
    const scored = at.map((x, k): Scored => ({ example: k + 1, x, score: rounded(scores[k] ?? 0) }));
    const fired = scored.filter(({ score }) => score > 0).length;
    // A score of 0 is on neither side, and of this nothing has been said yet.
    if (fired < 1 || fired >= examples || scored.some(({ score }) => score === 0)) return null;
    const asks = random.below(3) === 0 ? "change" : "which";
    return {
      form: asks === "which" ? "sequence" : "numbers",
      given: { asks, weights, scored, change: changeOf(weights, random) },
      page: { data: pointsOf(at, labels(random, at.length)), bias: false },
      after: { initial: { weights, bias: 0 } },
    };
  },
  parts: ({ asks, scored }) => (asks === "which" ? scored.length : 1),
  truth: ({ asks, scored, change }) => (asks === "which" ? firedOf(scored) : [change.weight * change.by]),
  grade: ({ asks, scored, change }, answer) =>
    asks === "which" ? whichGraded(scored, answer) : changeGraded(change, answer[0] ?? 0),
};

function changeOf(weights: readonly number[], random: RandomChoices): Change {
  const at = random.below(2);
  return {
    feature: at + 1,
    by: 2 + random.below(4),
    weight: weights[at] ?? 0,
    otherWeight: weights[1 - at] ?? 0,
  };
}

const firedOf = (scored: readonly Scored[]): readonly number[] =>
  scored.filter(({ score }) => score > 0).map(({ example }) => example);

/** In any order, and as often as it may be. */
function whichGraded(scored: readonly Scored[], answer: readonly number[]): ExamGrade<FiresSaid> {
  const given = new Set(answer);
  const wrong = (said: FiresSaid) => ({ right: false, said });
  const unknown = answer.find((one) => !scored.some(({ example }) => example === one));
  if (unknown !== undefined) return wrong({ code: "noExample", given: unknown });
  const [fired, others] = [scored.filter(({ score }) => score > 0), scored.filter(({ score }) => score < 0)];
  const silent = others.find(({ example }) => given.has(example));
  const missed = fired.find(({ example }) => !given.has(example));
  if (given.size === others.length && others.every(({ example }) => given.has(example)))
    return wrong({ code: "opposite" });
  if (silent) return wrong({ code: "silent", ...silent });
  if (missed) return wrong({ code: "missed", ...missed });
  return { right: true, said: { code: "right", fired } };
}

function changeGraded(change: Change, given: number): ExamGrade<FiresSaid> {
  const { weight, otherWeight, by } = change;
  const said = (code: Exclude<FiresSaid, { code: "right" | "opposite" | "noExample" | "silent" | "missed" }>["code"]) =>
    ({ right: code === "changed", said: { code, ...change } }) as const;
  if (agrees(given, weight * by)) return said("changed");
  if (agrees(given, -weight * by)) return said("wrongSign");
  if (agrees(given, otherWeight * by)) return said("otherWeight");
  if (agrees(given, weight)) return said("weightAlone");
  return said(agrees(given, by) ? "changeAlone" : "changeWrong");
}
