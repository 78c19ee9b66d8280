import type { Step } from "../../../web/state/lessons/lesson.js";

/** All that a step says, as plain text. Formulas are their characters. */
export function textOf({ text, note, tasks }: Step): string {
  const said = tasks.flatMap(({ ask, right, hint, solution, wrong, checks }) => [
    ask,
    right,
    hint,
    solution,
    ...wrong.map(({ say }) => say),
    ...checks.flatMap((check) =>
      check.kind === "choice" ? check.options.flatMap(({ say, wrong }) => [say, wrong]) : [],
    ),
  ]);
  return [text, note, ...said].join("\n").replace(/<[^>]*>/g, "");
}
