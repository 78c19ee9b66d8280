import { expect, it } from "vitest";
import { asksForAction, gradeAnswer } from "../../../web/state/course/lessons/grade.js";
import { lessons, OpenedStep } from "./opened.js";

const steps = [...lessons].flatMap(([lesson, { steps }]) =>
  steps.flatMap((step, at) => (step.tasks.some(asksForAction) ? [[lesson, at + 1, step] as const] : [])),
);

// What is done by itself would be answered by itself, before anybody has read it.
it.each(steps)("what is to be done in %i.%i has not been done when its turn comes", async (lesson, at, step) => {
  const opened = await OpenedStep.of(lesson, at);
  for (const task of step.tasks) {
    if (asksForAction(task)) expect(gradeAnswer(task, null, opened.moment).right).toBe(false);
    opened.end(task);
    if (asksForAction(task)) expect(gradeAnswer(task, null, opened.moment).right).toBe(true);
  }
});
