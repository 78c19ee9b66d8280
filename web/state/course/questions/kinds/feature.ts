import type { WholeEngine } from "../../../../engine/engine.js";
import { analysed, isPlane, numberOf } from "../asking.js";
import type { Question, QuizKind } from "../kind.js";
import { overlapOf } from "../overlap.js";
import { RandomChoices } from "../subject.js";

/** The product of both is always offered, with so many of the others. */
const product = "x1*x2";
const others = ["x1^2", "x2^2", "x1^2*x2", "x1*x2^2"] as const;
const offered = 3;

export interface FeatureQuestion extends Question {
  readonly kind: "feature";
  readonly options: readonly string[];
}

/** Which feature, beside x1 and x2, makes the examples separable? Where several do, each is right. */
export const feature: QuizKind<FeatureQuestion> = {
  made: { count: 6, bias: true, labels: [(x1, x2) => x1 * x2 > 0, (x1) => x1 * x1 > 5, (_, x2) => x2 * x2 > 5] },
  binary: false,
  generate: (seed, subject, engine) => {
    if (!isPlane(subject) || analysed(subject, engine).separable !== false) return null;
    const random = new RandomChoices(seed);
    const listed = random.shuffled(others).map((option) => ({ option, far: distanceWith(option, subject, engine) }));
    const wrong = listed.filter(({ far }) => far === null);
    const right = listed.filter(({ far }) => far !== null).sort((a, b) => (b.far ?? 0) - (a.far ?? 0));
    const isProduct = distanceWith(product, subject, engine) !== null;
    // Of those that repair as few as can be: the product of both, or the one that does it best.
    const rest = isProduct ? [...wrong, ...right] : [...right.slice(0, 1), ...wrong, ...right.slice(1)];
    if (isProduct ? wrong.length === 0 : right.length === 0) return null;
    const options = random.shuffled([product, ...rest.slice(0, offered).map(({ option }) => option)]);
    return { kind: "feature", subject, visit: 0, options };
  },
  grade: ({ subject, options }, answer, engine) => {
    const option = options[Number(answer)];
    if (option === undefined) return { right: false, feedback: { code: "chooseFeature" } };
    const { separable, geometric, witness } = repaired(subject, option, engine);
    if (separable === true) {
      const distance = geometric?.margin ?? null;
      return { right: true, feedback: { code: "featureSeparates", bias: subject.spec.bias, distance } };
    }
    const overlap = witness && overlapOf(witness, (row) => numberOf(subject, row));
    return { right: false, feedback: { code: "featureFails", overlap } };
  },
  // The one that leaves most room.
  truth: ({ subject, options }, engine) => {
    const far = options.map((option) => distanceWith(option, subject, engine) ?? -1);
    return far.indexOf(Math.max(...far));
  },
  reveal: ({ options }, answer) => ({ features: ["x1", "x2", options[Number(answer)] ?? "x1*x2"], visit: 0 }),
};

function repaired(subject: FeatureQuestion["subject"], option: string, engine: WholeEngine) {
  return analysed(subject, engine, { features: ["x1", "x2", option] });
}

/** How far the nearest example is from the widest plane with that feature; null where none separates, or none could be found. */
function distanceWith(option: string, subject: FeatureQuestion["subject"], engine: WholeEngine): number | null {
  const { separable, geometric } = repaired(subject, option, engine);
  return separable === true ? (geometric?.margin ?? 0) : null;
}
