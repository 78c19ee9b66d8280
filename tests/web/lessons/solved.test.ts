import { describe, expect, it } from "vitest";
import type { Answer } from "../../../web/state/lessons/checks/kind.js";
import type { Task, WrongCase } from "../../../web/state/lessons/lesson.js";
import { readCourse } from "../../../web/tooling/lessons/course.mjs";
import { OpenedStep } from "./opened.js";

const course = await readCourse();

/** Numbers that somebody might answer. */
const guesses = [...Array(4001).keys()].map((k) => (k - 2000) / 10);

const matches = ({ low, high, open }: WrongCase, given: number): boolean =>
  open ? low < given && given < high : low <= given && given <= high;

/** Numbers around those that the cases name, the whole ones first, and then what somebody might answer. */
function candidates(wrong: readonly WrongCase[]): number[] {
  const named = wrong.flatMap(({ low, high }) => [low, high, low - 1, high + 1]).filter(Number.isFinite);
  return [...named, ...guesses, 1e6, -1e6];
}

/** Answers that are no right ones: unlike the right one in one number, or where many are right in every sign. */
function spoiled({ checks: [check] }: Task, truth: Answer): Answer[] {
  if (typeof truth === "boolean") return [!truth];
  if (!Array.isArray(truth)) return [];
  const single = check?.kind === "cells" || (check?.kind === "weights" && (check.is ?? check.of));
  if (!single) return [truth.map((value: number) => -value)];
  return truth.map((value: number, at) => truth.with(at, -value - 1));
}

/** Choices that are no right ones. */
const otherOptions = ({ checks: [check] }: Task): number[] =>
  check?.kind === "choice" ? check.options.flatMap(({ right }, at) => (right ? [] : [at])) : [];

/** Each case speaks to some wrong answer that no case before it speaks to. */
function expectReached(task: Task, step: OpenedStep): void {
  const given = candidates(task.wrong);
  for (const one of task.wrong) {
    const reached = given.some(
      (answer) => task.wrong.find((other) => matches(other, answer)) === one && !step.isRight(task, answer),
    );
    expect(reached, `a wrong answer is told “${one.say}”`).toBe(true);
  }
}

function expectAnswered(task: Task, step: OpenedStep, truth: Answer): void {
  expect(truth, "there is a right answer").not.toBeNull();
  expect(step.isRight(task, truth), `${truth} is right`).toBe(true);
  for (const answer of [...spoiled(task, truth), ...otherOptions(task)]) {
    expect(step.isRight(task, answer), `${answer} is wrong`).toBe(false);
  }
  if (task.checks[0]?.kind === "number") expectReached(task, step);
}

function expectDone(task: Task, step: OpenedStep): void {
  expect(step.isRight(task, null), "there is something to do").toBe(false);
  step.solve(task);
  expect(step.isRight(task, null), "what solves it does").toBe(true);
}

describe.each(course)("lesson $entry.number, $entry.title", ({ lesson }) => {
  it.each(lesson.steps)("$heading: each task can be answered right, and wrong", async (step) => {
    const opened = await OpenedStep.of(lesson, step);
    expect(step.tasks.length).toBeGreaterThan(0);
    for (const task of step.tasks) {
      const truth = opened.truth(task);
      if (truth === undefined) expectDone(task, opened);
      else expectAnswered(task, opened, truth);
      opened.reveal(task);
    }
  });
});
