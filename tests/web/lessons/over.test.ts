import { describe, expect, it } from "vitest";
import { defaultState } from "../../../web/state/document/defaults.js";
import { readOwnCourse } from "../../../web/state/lessons/own/index.js";
import { engine } from "../state/engine.js";
import { stepOf } from "./opened.js";

/** A step of a teacher's own course that is a link. */
async function linked(link: string) {
  const course = await readOwnCourse(JSON.stringify({ title: "Mine", steps: [{ title: "a", text: "b", link }] }), { locale: "en", presets: engine.presets.map(({ name }) => name) });
  const step = (await course.lessons[0]?.code.load())?.lesson.steps[0];
  if (!step) throw new Error("It has a step.");
  return step;
}

describe("a link to a step with other data", () => {
  it("keeps the settings of the step, and drops what is said of its own data", async () => {
    const step = await linked("?lesson=4.1&data=or");
    expect(step.state).toMatchObject({ data: { name: "or" }, learners: [{ kind: "perceptron", tie: "correct" }] });
    expect(step.tasks).toHaveLength(1);
    expect(step.tasks[0]).toMatchObject({ right: null, hint: null, solution: null, wrong: [] });
    expect(stepOf(4, 1).tasks[0]).not.toMatchObject({ solution: null });
  });

  it("says the same as the step where it says nothing else", async () => {
    const { heading: _, text: __, ...own } = await linked("?lesson=4.1");
    expect(own).toEqual({ ...stepOf(4, 1), heading: undefined, text: undefined });
    expect(defaultState.ui.lesson).toBeNull();
  });
});
