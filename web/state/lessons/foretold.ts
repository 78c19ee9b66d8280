import type { PaneView } from "../frame.js";
import type { Task } from "./lesson.js";

/** Whether a task asks for what has not happened yet: of the next visit, of a later moment, or before it is shown what follows. */
export function asksAhead(
  { checks, next }: Pick<Task, "checks" | "next">,
  { visit }: Pick<PaneView, "visit">,
): boolean {
  const [check] = checks;
  switch (check?.kind) {
    case "mistake":
    case "cells":
      return true;
    case "number":
    case "weights":
      return next !== null || (check.of !== undefined && isAhead(check.after, visit));
    case "choice":
      return next !== null;
    default:
      return false;
  }
}

/** `after` as a check has it. */
function isAhead(after: string | undefined, visit: number): boolean {
  const [unit = "now", count] = (after ?? "now").split(" ");
  return unit === "visit" ? Number(count) > visit : unit !== "now";
}
