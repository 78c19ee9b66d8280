import { problemSettings } from "./settings.js";
import type { PlaygroundState } from "./state.js";

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
