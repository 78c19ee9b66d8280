import { holds } from "../../document/lock.js";
import { type Problem, sameValue } from "../../document/problem.js";
import type { UiState } from "../../document/state.js";
import type { Reducer } from "./change.js";

/** A reducer whose change is refused, with the reason, where it would change what is locked. */
export function unlessLocked(reduce: Reducer): Reducer {
  return (problem, intent, context) => {
    const change = reduce(problem, intent, context);
    return isKept(context.ui.lock, problem, change.problem) ? change : { problem, warning: { code: "locked" } };
  };
}

/** Whether everything that a lock holds of a problem says what it said. */
function isKept(lock: UiState["lock"], before: Problem, after: Problem): boolean {
  const names = Object.keys({ ...before, ...after }) as (keyof Problem)[];
  return names.every((name) => !holds(lock, name) || sameValue(before[name], after[name]));
}
