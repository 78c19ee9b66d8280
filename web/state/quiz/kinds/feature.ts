import { figure } from "../../lessons/checks/figures.js";
import { analysed, isPlane, numberOf, separatorOf } from "../asking.js";
import { Dice } from "../dice.js";
import type { Question, QuizKind } from "../kind.js";
import { overlapOf } from "../overlap.js";

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
  title: "Which feature repairs this?",
  made: { count: 6, bias: true },
  hint: () => "Look for a product that has one sign on the positives and the other on the negatives.",
  binary: false,
  generate: (seed, subject, engine) => {
    if (!isPlane(subject) || analysed(subject, engine).separable !== false) return null;
    const dice = new Dice(seed);
    const options = dice.shuffled([product, ...dice.shuffled(others).slice(0, offered)]);
    const repairing = options.filter((option) => repaired(subject, option, engine).separable === true);
    if (repairing.length === 0 || repairing.length === options.length) return null;
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
