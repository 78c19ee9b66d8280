import type { LearnerSpec, RunSpec } from "../../../../engine/types.js";
import type { SettingPath } from "../../../learners/descriptor.js";
import { settingAt } from "../../../learners/settings.js";
import { exact } from "../../exports/text-file.js";

/** What a script is written for, apart from the settings of its learner. */
export interface ProgramRun {
  readonly hasBias: boolean;
  /** How many features an example has. */
  readonly features: number;
  /** Of the labels. */
  readonly classes: number;
  readonly initial: RunSpec["initial"];
}

/**
 * A learner's own part of a script. A line may end with `#~` and the line of the algorithm that it is. What is left out
 * is as the perceptron has it.
 */
export interface ProgramText {
  /** What the learner does, in a sentence. */
  readonly about: string;
  /** Settings, each a line: ["ETA", "1"]. */
  readonly constants?: readonly Constant[];
  /** Functions, one after another. */
  readonly helpers?: readonly string[];
  /** In place of the weights and the bias. */
  readonly start?: string;
  /** What else is set before the loops. */
  readonly before?: string;
  /** Whether it looks at each example once, with nothing to train. */
  readonly once?: boolean;
  /** At the head of every epoch. */
  readonly head?: string;
  /** A visit of example i, which is x with label y. */
  readonly body: string;
  /** What is counted in an epoch: with none of it, the run stops. */
  readonly counts?: string;
  /** In place of the line that stops. */
  readonly foot?: string;
  /** After the loops. */
  readonly after?: string;
  /** What a visit is known by: its score, whether it is a mistake, and what is in training after it, as one list. */
  readonly score?: string;
  readonly mistake: string;
  readonly trained?: string;
  /** What predicts. */
  readonly model: string;
  /** How long the lists are whose products it adds up, where that is not the number of features. */
  readonly longest?: number;
  readonly scikit: ScikitCall;
}

export type Constant = readonly [name: string, value: string];

/** The same with scikit-learn, as far as it goes: lines of Python, and what to say about them. */
export interface ScikitCall {
  /** Null where scikit-learn has no such learner. */
  readonly lines: readonly string[] | null;
  readonly remarks: readonly string[];
}

/** A setting in force as a line of the script. */
export function constant(learner: LearnerSpec, name: string, path: SettingPath): Constant {
  return [name, exact(Number(settingAt(learner, path)))];
}

/** A number that is not whole in Python either: whole ones are added up exactly there, which these are not. */
export function float(value: number): string {
  const text = exact(value);
  return /^-?\d+$/.test(text) ? `${text}.0` : text;
}

export function floats(values: ArrayLike<number>): string {
  return `[${Array.from(values, float).join(", ")}]`;
}

/** Calls a linear model of scikit-learn, which visits the rows in one order in every epoch. */
export function linearCall(of: string, { hasBias, initial }: ProgramRun, starts = true): readonly string[] {
  const bias = hasBias ? "True" : "False";
  const weights = initial?.weights as ArrayLike<number> | undefined;
  const start =
    starts && initial ? `, coef_init=${floats(weights ?? [])}, intercept_init=${float(Number(initial.bias ?? 0))}` : "";
  return [
    `model = sklearn.linear_model.${of}fit_intercept=${bias}, shuffle=False, tol=None, max_iter=MAX_EPOCHS)`,
    "rows = order_of(0)",
    `model.fit([Z[i] for i in rows], [Y[i] for i in rows]${start})`,
  ];
}
