import type { PaneView } from "../../runs/frame.js";
import type { Shown, Step, Task } from "./lesson.js";

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

/** Where a step needs one of these it is looked at, and not asked for. */
const looked: Readonly<Record<Shown, readonly string[]>> = {
  mistakes: [],
  verdict: ["verdict"],
  weights: ["weights", "story", "equation", "reading", "trace"],
};

/** What the page shows that would answer a task: it is hidden until that is answered. */
export function answersShown(
  task: Pick<Task, "checks" | "next">,
  { highlight, hides = [] }: Pick<Step, "highlight" | "hides">,
  pane: Pick<PaneView, "visit" | "epoch">,
): readonly Shown[] {
  return [...new Set([...foretold(task, highlight, pane), ...hides])];
}

function foretold(
  task: Pick<Task, "checks" | "next">,
  highlight: readonly string[],
  pane: Pick<PaneView, "visit" | "epoch">,
): readonly Shown[] {
  const [check] = task.checks;
  // The marks of mistakes would be in the way of the numbers of the examples, too.
  if (check?.kind !== "mistake" && !(check?.kind === "weights" && check.of))
    return asksAhead(task, pane) ? ["mistakes"] : [];
  const [unit, count] = check.kind === "weights" ? (check.after ?? "").split(" ") : [];
  // Of a moment to come the page does not show the weights, and those before it are what is reckoned with.
  const isNow = unit === "epoch" && Number(count) === pane.epoch;
  const all: readonly Shown[] = isNow ? ["mistakes", "verdict", "weights"] : ["mistakes", "verdict"];
  return all.filter((one) => !looked[one].some((name) => highlight.includes(name)));
}

/** `after` as a check has it. */
function isAhead(after: string | undefined, visit: number): boolean {
  const [unit = "now", count] = (after ?? "now").split(" ");
  return unit === "visit" ? Number(count) > visit : unit !== "now";
}
