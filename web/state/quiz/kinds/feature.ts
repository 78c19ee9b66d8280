import { figure } from "../../lessons/checks/figures.js";
import { analysed, isPlane, numberOf, separatorOf } from "../asking.js";
import { Dice } from "../dice.js";
import type { Question, QuizKind } from "../kind.js";
import { overlapOf } from "../overlap.js";

/** One that repairs is offered, the product of both where it does, with so many that do not. */
const product = "x1*x2";
const others = ["x1^2", "x2^2", "x1^2*x2", "x1*x2^2"] as const;
const leastWrong = 2;
const mostWrong = 3;

export interface FeatureQuestion extends Question {
  readonly kind: "feature";
  readonly options: readonly string[];
}

/** Which feature, beside x1 and x2, makes the examples separable? One of those that are offered does. */
export const feature: QuizKind<FeatureQuestion> = {
  title: "Which feature repairs this?",
  made: { count: 6, bias: true },
  hint: () =>
    "The square of a feature is large on both sides of 0; a product of two is positive where both have the same sign. Which of these tells apart what a line mixes up?",
  binary: false,
  generate: (seed, subject, engine) => {
    if (!isPlane(subject) || analysed(subject, engine).separable !== false) return null;
    const dice = new Dice(seed);
    const all = [product, ...dice.shuffled(others)].map((option) => {
      const { separable } = repaired(subject, option, engine);
      return { option, separable };
    });
    const right = all.find(({ separable }) => separable === true);
    const wrong = all.filter(({ separable }) => separable === false).slice(0, mostWrong);
    if (!right || wrong.length < leastWrong) return null;
    const options = dice.shuffled([right, ...wrong]).map(({ option }) => option);
    const ask = `No ${separatorOf(subject, "line")} separates these examples. Which feature, beside x₁ and x₂, repairs that?`;
    return { kind: "feature", subject, ask, visit: 0, options };
  },
  grade: ({ subject, options }, answer, engine) => {
    const option = options[Number(answer)];
    if (option === undefined) return { right: false, say: "Choose one of the features." };
    const { separable, geometric, witness } = repaired(subject, option, engine);
    if (separable === true) {
      const far = geometric ? `, at a distance of ${figure(geometric.margin)} from the nearest example` : "";
      return { right: true, say: `With it a ${separatorOf(subject, "plane")} separates them${far}.` };
    }
    const why = witness ? ` ${overlapOf(witness, (row) => `${numberOf(subject, row)}`)}` : "";
    return { right: false, say: `With it they are still inseparable.${why}` };
  },
  truth: ({ subject, options }, engine) =>
    options.findIndex((option) => repaired(subject, option, engine).separable === true),
  reveal: ({ options }, answer) => ({ features: ["x1", "x2", options[Number(answer)] ?? "x1*x2"], visit: 0 }),
};

function repaired(subject: FeatureQuestion["subject"], option: string, engine: Parameters<typeof analysed>[1]) {
  return analysed(subject, engine, { features: ["x1", "x2", option] });
}
