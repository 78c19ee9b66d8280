import type { WholeEngine } from "../../../../../engine/engine.js";
import type { Analysis } from "../../../../../engine/types.js";
import { featuresIn, featureText } from "../../../../document/notation/feature-text.js";
import { type Overlap, overlapOf } from "../../overlap.js";
import { type ExamKind, labels, type Place, places, pointsOf } from "../exam.js";

const pairs: readonly (readonly string[])[] = [
  ["x1", "x2"],
  ["x1", "x1*x2"],
  ["x2", "x1*x2"],
  ["x1", "x1^2"],
  ["x2", "x2^2"],
  ["x1^2", "x2^2"],
  ["x1*x2", "x1^2"],
  ["x1*x2", "x2^2"],
];
const offered = 4;

interface Examined {
  /** As they are written: "x₁∧x₂". */
  readonly names: readonly string[];
  readonly separable: boolean;
  /** How far the nearest example is from the best line. */
  readonly distance: number | null;
  readonly overlap: Overlap | null;
}

export interface SetsGiven {
  readonly sets: readonly Examined[];
}

export type SetsSaid =
  | { readonly code: "separates"; readonly names: readonly string[]; readonly distance: number | null }
  | { readonly code: "twins"; readonly names: readonly string[]; readonly positive: number; readonly negative: number }
  | { readonly code: "overlaps"; readonly names: readonly string[]; readonly overlap: Overlap | null };

/** Which of several sets of features makes the examples of a table separable? Where several do, each is right. */
export const sets: ExamKind<SetsGiven, SetsSaid> = {
  turn: 8,
  make: (random, engine) => {
    const at = places(random, 5, 2);
    const y = labels(random, at.length);
    const all = random.shuffled(pairs).map((features) => examined(features, at, y, engine));
    const right = all.filter(({ separable }) => separable === true);
    const wrong = all.filter(({ separable }) => separable === false);
    const rights = 1 + random.below(2);
    if (right.length < rights || wrong.length < offered - rights) return null;
    const chosen = random.shuffled([...right.slice(0, rights), ...wrong.slice(0, offered - rights)]);
    return {
      form: "options",
      given: {
        sets: chosen.map(({ features: _, separable, ...one }) => ({ ...one, separable: separable === true })),
      },
      page: { data: pointsOf(at, y) },
      after: { features: [...(chosen.find(({ separable }) => separable === true)?.features ?? [])] },
    };
  },
  parts: () => offered,
  truth: ({ sets: all }) => [all.findIndex(({ separable }) => separable)],
  grade: ({ sets: all }, [at = 0]) => {
    const { names = [], separable = false, distance = null, overlap = null } = all[at] ?? {};
    if (separable) return { right: true, said: { code: "separates", names, distance } };
    const [positive, negative] = [overlap?.positives ?? [], overlap?.negatives ?? []];
    const [one, other] = [positive[0], negative[0]];
    const isTwin = positive.length === 1 && negative.length === 1 && overlap?.samePoint === true;
    if (isTwin && one && other) return { right: false, said: { code: "twins", names, positive: one, negative: other } };
    return { right: false, said: { code: "overlaps", names, overlap } };
  },
};

interface Analysed extends Omit<Examined, "separable"> {
  readonly features: readonly string[];
  readonly separable: Analysis["separable"];
}

function examined(
  features: readonly string[],
  X: readonly Place[],
  y: readonly number[],
  engine: WholeEngine,
): Analysed {
  const of = featuresIn(X);
  const { separable, geometric, witness } = engine.analyse({ X, y, features, bias: true });
  return {
    features,
    names: features.map((name) => featureText(name, of)),
    separable,
    distance: geometric?.margin ?? null,
    overlap: witness && overlapOf(witness, (row) => row + 1),
  };
}
