import type { KernelSpec, LearnerSpec } from "../../../../../engine/types.js";
import { descriptorOf } from "../../../../learners/index.js";
import { settingOf } from "../../../../learners/settings.js";
import type { LearnerScript, ScriptRun } from "../script.js";

/** The setting in force at a path of a learner's spec; null where it is found from the data. */
export function settingAt(learner: LearnerSpec, path: string): string | number | null {
  const field = descriptorOf(learner.kind).fields.find((one) => one.path === path);
  return field ? settingOf(learner, field) : null;
}

/** A number as Python writes it. */
export function constant(learner: LearnerSpec, name: string, path: string): readonly [string, string] {
  return [name, exact(Number(settingAt(learner, path)))];
}

const mistakes: Readonly<Record<string, readonly [condition: string, said: string]>> = {
  mistake: ["label * score <= 0", "A tie is a mistake."],
  correct: ["label * score < 0", "A tie is correct."],
  negative: ["(1 if score > 0 else -1) != label", "A tie means −1."],
  positive: ["(1 if score >= 0 else -1) != label", "A tie means +1."],
};

/** The learner's tie rule as a function. */
export function mistakeRule(learner: LearnerSpec): string {
  const [condition, said] = mistakes[String(settingAt(learner, "tie"))] ?? [];
  return `def is_mistake(score, label):\n    """${said}"""\n    return ${condition}\n`;
}

/** Where a learner of one hyperplane starts. */
export function start({ features, initial }: ScriptRun): LearnerScript["constants"] {
  const weights = (initial?.weights as ArrayLike<number> | undefined) ?? new Float64Array(features);
  const numbers = Array.from(weights, exact);
  return [
    ["WEIGHTS", `np.array([${numbers.join(", ")}], dtype=float)`],
    ["BIAS_AT_START", `np.float64(${exact(Number(initial?.bias ?? 0))})`],
  ];
}

/** Whether training starts from nothing, as scikit-learn does unless told otherwise. */
export function startArguments({ initial }: ScriptRun): string {
  return initial ? ", coef_init=WEIGHTS, intercept_init=BIAS_AT_START" : "";
}

/** How often a value of a kernel is rounded at most, as the core counts it (`Kernel::roundings`). */
export function roundings({ kernel: { kind, degree = 2 } = { kind: "linear" } }: KernelSpec, features: number): number {
  return kind === "polynomial" ? degree * (features + 3) : features + 4;
}

/** A finite number as the shortest text that every language reads back as the same bits; also −0. */
export function exact(value: number): string {
  return Object.is(value, -0) ? "-0.0" : String(value);
}
