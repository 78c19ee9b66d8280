import { kindOf } from "../../../../../web/state/course/checks/index.js";
import type { Answer, CheckContext } from "../../../../../web/state/course/checks/kind.js";
import { truthOf } from "../../../../../web/state/course/lessons/grade.js";
import type { Task } from "../../../../../web/state/course/lessons/lesson.js";

/** An answer that is right, as the check itself has it; null of what is to be done. */
export function rightAnswer(task: Task, moment: CheckContext): Answer {
  return truthOf(task, moment);
}

/** An answer that is wrong: beside the right one, or its contrary. */
export function wrongAnswer(task: Task, moment: CheckContext): Answer {
  const [check] = task.checks;
  const truth = truthOf(task, moment);
  if (check?.kind === "lines") return (truth as readonly number[]).toReversed();
  if (check?.kind === "blank-line") return check.options.findIndex(({ right }) => !right);
  if (check?.kind === "wrong-line") return check.lines.findIndex(({ right }) => !right);
  if (check?.kind === "choice") return check.options.findIndex(({ right }) => !right);
  if (check?.kind === "weights" && !check.of && !check.is) return (truth as readonly number[]).map((weight) => -weight);
  if (typeof truth === "boolean") return !truth;
  if (typeof truth === "number") return truth + 1 + (check?.kind === "number" ? (check.within ?? 0) : 0);
  return truth?.map((value, k) => (k === truth.length - 1 ? value + 1 : value)) ?? null;
}

/** Whether something is to be done, and not answered. */
export function isDeed({ checks: [check] }: Task): boolean {
  return check !== undefined && kindOf(check).takes === "deed";
}
