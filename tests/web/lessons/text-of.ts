import type { Step } from "../../../web/state/course/lessons/lesson.js";

/** All that a step says, as plain text. Formulas are their characters. */
export function textOf({ text, note, tasks }: Step): string {
  const said = tasks.flatMap(({ ask, right, hint, solution, wrong, checks }) => [
    ask,
    right,
    hint,
    solution,
    ...wrong.map(({ say }) => say),
    ...checks.flatMap((check) => [
      ...("options" in check ? check.options.flatMap(({ say, wrong }) => [say, wrong]) : []),
      ...("lines" in check ? check.lines.flatMap((one) => [one.line, "wrong" in one ? one.wrong : undefined]) : []),
    ]),
  ]);
  return [text, note, ...said].join("\n").replace(/<[^>]*>/g, "");
}
