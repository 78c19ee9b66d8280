import { problemSettings } from "./settings.js";
import type { UiState } from "./state.js";

type Lock = UiState["lock"];

const problem = Object.keys(problemSettings);

/** The fields of the state that a word of a lock holds, where it is not the name of the only one. */
const held: Readonly<Partial<Record<Lock[number], readonly string[]>>> = {
  all: [...problem, "visit"],
  bench: problem,
  learner: ["learners"],
  "max-epochs": ["maxEpochs"],
  setup: problem,
  stage: ["data"],
  tools: ["data"],
  transport: ["visit"],
};

/** Whether a lock holds a field of the state, such as "learners" or "visit". */
export function holds(lock: Lock, field: string): boolean {
  return lock.some((word) => (held[word] ?? [word]).includes(field));
}

/**
 * Whether a lock holds all that can be pressed in a part of the page. What setup and bench show of a problem is held field by
 * field: they can still be unfolded and read.
 */
export function holdsPart(lock: Lock, part: string): boolean {
  return !/^(setup|bench)$/.test(part) && lock.some((word) => word === "all" || word === part);
}
