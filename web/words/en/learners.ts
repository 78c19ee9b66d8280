import type { LearnerKind } from "../../engine/types.js";
import type { SettingPath } from "../../state/learners/descriptor.js";
import { count, number } from "../grammar/en.js";
import { room } from "../room.js";

const titles: Readonly<Record<LearnerKind, string>> = {
  perceptron: "Perceptron",
  averaged: "Averaged perceptron",
  voted: "Voted perceptron",
  pocket: "Pocket perceptron",
  margin: "Perceptron with margin",
  batch: "Batch perceptron",
  "passive-aggressive": "Passive-aggressive",
  multiclass: "Multiclass perceptron",
  kernel: "Kernel perceptron",
  "nearest-neighbours": "Nearest neighbours",
  "decision-tree": "Decision tree",
  "second-order": "Second-order perceptron",
};

const short: Readonly<Record<LearnerKind, string>> = {
  perceptron: "Perceptron",
  averaged: "Averaged",
  voted: "Voted",
  pocket: "Pocket",
  margin: "Margin",
  batch: "Batch",
  "passive-aggressive": "Passive-aggressive",
  multiclass: "Multiclass",
  kernel: "Kernel",
  "nearest-neighbours": "Nearest neighbours",
  "decision-tree": "Decision tree",
  "second-order": "Second-order",
};

/** A setting whose value tells two learners apart. */
export interface LearnerSetting {
  readonly path: SettingPath;
  readonly value: number | string;
}

/** What a learner is called by. */
export interface NamedLearner {
  readonly kind: LearnerKind;
  /** Counted from 1, where several are compared; else null. */
  readonly place: number | null;
  readonly settings: readonly LearnerSetting[];
  /** Whether it starts from weights of its own. */
  readonly ownStart: boolean;
}

/** What stands before a value: a letter, or a word. Variants and kernels need none. */
const names: Partial<Readonly<Record<SettingPath, string>>> = {
  learningRate: "η",
  tie: "tie",
  margin: "margin",
  tolerance: "ε",
  C: "C",
  classes: "classes",
  "kernel.degree": "degree",
  "kernel.offset": "offset",
  "kernel.gamma": "γ",
  k: "k",
  maxDepth: "max depth",
  ridge: "λ",
};

const values: Readonly<Record<string, string>> = { pa: "PA", "pa-1": "PA-I", "pa-2": "PA-II", rbf: "RBF" };

function settingText({ path, value }: LearnerSetting): string {
  const text = typeof value === "number" ? number(value, "full") : (values[value] ?? value);
  const name = names[path];
  return name ? `${name} = ${text}` : text;
}

const settings = ({ settings, ownStart }: Pick<NamedLearner, "settings" | "ownStart">): string =>
  [...settings.map(settingText), ...(ownStart ? ["own start"] : [])].join(", ");

const title = ({ kind, place }: Pick<NamedLearner, "kind" | "place">): string =>
  place === null ? short[kind] : `${count(place)} ${short[kind]}`;

/** What learners are called: everywhere the same. */
export const learners = room("learners", {
  titles,
  /** Where there is little room. */
  short,
  /** "2 Averaged" */
  title,
  /** "η = 0.5, tie = correct"; empty without settings. */
  settings,
  /** "2 Averaged, η = 0.5" */
  full: (learner: NamedLearner): string => [title(learner), settings(learner)].filter((part) => part !== "").join(", "),
});
