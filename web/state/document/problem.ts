import { problemSettings } from "./settings.js";
import type { ClassInitial, Initial, PageLearner, PlaygroundState } from "./state.js";

/** The part of the state that decides what a run computes. Every change of it can be undone. */
export type Problem = Pick<PlaygroundState, keyof typeof problemSettings>;

/** The problem that a state holds. */
export function problemOf(state: PlaygroundState): Problem {
  return Object.fromEntries(Object.entries(state).filter(([name]) => name in problemSettings)) as unknown as Problem;
}

/** Whether two problems say the same, whatever objects they are made of. */
export function sameProblem(a: Problem, b: Problem): boolean {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]) as Set<keyof Problem>;
  return [...keys].every((key) => sameValue(a[key], b[key]));
}

/** Whether two values say the same, whatever objects they are made of. */
export function sameValue(a: unknown, b: unknown): boolean {
  // Of examples of another kind or number no text is made: it may be long.
  return a === b || (extent(a) === extent(b) && JSON.stringify(a) === JSON.stringify(b));
}

/** What values that say the same share, and is told without going through them. */
function extent(value: unknown): string {
  const { kind, rows } = Object(value) as { readonly kind?: string; readonly rows?: readonly unknown[] };
  return `${kind} ${rows?.length}`;
}

/** The field of the problem that a field of the engine's spec stands for: "learner.tie" is of `learners`. */
export function problemField(field: string): keyof Problem {
  const [name = ""] = field.split(".");
  if (name === "learner") return "learners";
  return name === "X" || name === "y" ? "data" : (name as keyof Problem);
}

type Starts = Pick<PlaygroundState, "initial" | "learners">;

/** The problem with all weights from where the data has them, which is zero: weights to start from belong to their features. */
export function withoutStart<Part extends Starts>(problem: Part): Part {
  return { ...problem, initial: null, learners: problem.learners.map(withoutInitial) };
}

export function withoutInitial(learner: PageLearner): PageLearner {
  const { initial: _, ...rest } = learner;
  return rest;
}

/** The learner without weights that it learned from other data; one that was chosen to start from some keeps them. */
export function withoutCarried(learner: PageLearner): PageLearner {
  return learner.initial?.carried ? withoutInitial(learner) : learner;
}

/** The problem without any weights that were learned from other data. */
export function withoutCarriedStart(problem: Problem): Problem {
  if (!startsCarried(problem)) return problem;
  const { initial, learners } = problem;
  return { ...problem, initial: initial?.carried ? null : initial, learners: learners.map(withoutCarried) };
}

/** Whether a run goes on from what was learned before an edit of the data. */
export function startsCarried({ initial, learners }: Starts): boolean {
  return initial?.carried === true || learners.some((learner) => learner.initial?.carried);
}

export function isPerClass(initial: Initial | ClassInitial): initial is ClassInitial {
  return Array.isArray(initial.bias);
}

/** The same weights, without a bias. */
export function withZeroBias<Start extends Initial | ClassInitial>(initial: Start): Start {
  return { ...initial, bias: isPerClass(initial) ? initial.bias.map(() => 0) : 0 };
}

export function isZero({ weights, bias }: Initial): boolean {
  return bias === 0 && weights.every((weight) => weight === 0);
}

/**
 * Weights for so many classes. Carried ones follow the classes of an edit: a new class starts at zero, and one that is
 * gone is left out. Weights that were chosen stay as they are.
 */
export function forClasses(initial: ClassInitial, classes: number): ClassInitial {
  const known = initial.bias.length;
  if (!initial.carried || known === classes) return initial;
  const zeros = (initial.weights[0] ?? []).map(() => 0);
  const classNumbers = Array.from({ length: classes }, (_, k) => k);
  return {
    ...initial,
    weights: classNumbers.map((k) => initial.weights[k] ?? zeros),
    bias: classNumbers.map((k) => initial.bias[k] ?? 0),
  };
}
