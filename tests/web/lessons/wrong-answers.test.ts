import { describe, expect, it } from "vitest";
import type { Check, Step, Task, WrongCase } from "../../../web/state/course/lessons/lesson.js";
import { lessons, OpenedStep } from "./opened.js";

/** Numbers that somebody might answer. */
const guesses = [...Array(4001).keys()].map((k) => (k - 2000) / 10);

const fits = ({ low, high, open }: WrongCase, given: number): boolean =>
  open ? low < given && given < high : low <= given && given <= high;

/** Numbers at the ends of the cases and beside them, then what somebody might answer. */
function candidates(wrong: readonly WrongCase[]): number[] {
  const named = wrong.flatMap(({ low, high }) => [low, high, low - 1, high + 1]).filter(Number.isFinite);
  return [...named, ...guesses, 1e6, -1e6];
}

/** The cases that no wrong answer is told, because a case before them is, or because the answer is right. */
function unreached(task: Task, step: OpenedStep): string[] {
  const given = candidates(task.wrong);
  const told = (one: WrongCase) => (answer: number) =>
    task.wrong.find((other) => fits(other, answer)) === one && !step.isRight(task, answer);
  return task.wrong.filter((one) => !given.some(told(one))).map(({ say }) => say);
}

/** What may be chosen: an option, or a line. */
function optionsOf(check: Check): readonly { readonly right?: true | undefined }[] {
  if (check.kind === "wrong-line") return check.lines;
  return check.kind === "choice" || check.kind === "blank-line" ? check.options : [];
}

/** The lines that are told nothing where they come first. */
function untoldLines(task: Task, step: OpenedStep): number[] {
  const [check] = task.checks;
  if (check?.kind !== "lines") return [];
  const places = [...check.lines.keys()];
  return places.slice(1).filter((line) => {
    const early = [line, ...places.filter((one) => one !== line)];
    return step.isRight(task, early) || !step.isTold(task, early);
  });
}

/** The places of the options that a task counts as right. */
function rightOptions(task: Task, step: OpenedStep): number[] {
  const [check] = task.checks;
  const options = check ? optionsOf(check) : [];
  return [...options.keys()].filter((place) => step.isRight(task, place));
}

const steps = [...lessons].flatMap(([lesson, { steps }]) =>
  steps.map((step, at): [string, number, number, Step] => [step.heading, lesson, at + 1, step]),
);

describe("what a lesson says to wrong answers", () => {
  it.each(steps)("in “%s” is said to some of them (%i.%i)", async (_, lesson, at, step) => {
    const opened = await OpenedStep.of(lesson, at);
    for (const task of step.tasks) {
      const [check] = task.checks;
      if (check?.kind === "number") expect(unreached(task, opened)).toEqual([]);
      expect(untoldLines(task, opened)).toEqual([]);
      const options = check ? optionsOf(check) : [];
      if (options.length > 0) {
        const wanted = options.flatMap(({ right }, place) => (right ? [place] : []));
        expect(rightOptions(task, opened)).toEqual(wanted);
      }
      opened.end(task);
    }
  });
});
