import { describe, expect, it } from "vitest";
import { builtIn } from "../../../../web/state/lessons/course.js";
import { readOwnCourse } from "../../../../web/state/lessons/own/index.js";
import { Progress, scoreOf } from "../../../../web/state/lessons/progress.js";
import { Tutor } from "../../../../web/state/lessons/tutor.js";
import { Bench, cs188, stateOf } from "../engine.js";
import { EmptyShelf } from "./shelf.js";

const stepTo = (link: string, title = "Mine") => ({ title, text: "Do *this*.", link });

/** The file of a course of such steps. */
function file(...steps: readonly object[]): string {
  return JSON.stringify({ title: "Week 3", steps });
}

async function stepsOf(...steps: readonly object[]) {
  const [lesson] = (await readOwnCourse(file(...steps))).lessons;
  return (await lesson?.code.load())?.lesson.steps ?? [];
}

/** The second step of a built-in lesson. */
async function secondOf(lesson: number) {
  const entry = builtIn.lessons.find(({ number }) => number === lesson);
  const step = (await entry?.code.load())?.lesson.steps[1];
  if (!step) throw new Error(`Lesson ${lesson} has a second step.`);
  return step;
}

describe("a teacher's course", () => {
  it("has steps of texts with the states that are linked to, or written down", async () => {
    const points = [[1, 2, 1] as const, [2, 1, -1] as const];
    const [first, second, third] = await stepsOf(
      stepTo("https://example.org/playground/?data=xor&learner=voted"),
      { title: "Four", text: "Look.", state: { data: { kind: "points", points } } },
      { title: "And now?", text: "The same." },
    );
    expect(first).toMatchObject({ heading: "Mine", text: { source: "Do *this*.", below: "" }, tasks: [] });
    expect(first?.state).toMatchObject({ data: { name: "xor" }, learners: [{ kind: "voted" }] });
    expect(second?.state).toMatchObject({ data: { points } });
    expect(third?.state).toBeNull();
  });

  it("takes a step of a lesson with all that it has", async () => {
    const built = await secondOf(4);
    const [step] = await stepsOf(stepTo("?lesson=4.2", "Ties"));
    expect(step).toEqual({
      ...built,
      heading: "Ties",
      text: { source: "Do *this*.", below: built.text },
      state: step?.state,
    });
    expect(step?.tasks.length).toBeGreaterThan(0);
    expect(step?.state).toMatchObject({ data: { name: "and" } });
  });

  it("takes it with other examples, where the link has its own", async () => {
    const [step] = await stepsOf(stepTo("?lesson=4.2&data=or"));
    expect(step?.tasks).toEqual((await secondOf(4)).tasks);
    expect(step?.state).toMatchObject({ data: { name: "or" } });
  });

  it.each([
    ["a question", [stepTo("?quiz=mistake.4")], "steps.0.link: quiz= opens something else than a step"],
    ["another course", [stepTo("?course=a.json")], "steps.0.link: course= opens something else than a step"],
    [
      "no step of a lesson",
      [stepTo("?data=or"), stepTo("?lesson=4.9")],
      "steps.1.link: there is no step 9 of a lesson 4",
    ],
    ["no lesson", [stepTo("?lesson=44")], "steps.0.link: there is no step 1 of a lesson 44"],
    ["no such learner", [stepTo("?learner=nobody")], "steps.0.link: "],
    ["a link and a state", [{ ...stepTo("?data=or"), state: {} }], "steps.0: has a link or a state, not both"],
    ["no text", [{ title: "Mine", link: "?data=or" }], "steps.0.text: "],
    ["no step", [], "steps: must have a step"],
  ])("that leads to %s is refused, and the place named", async (_, steps, reason) => {
    await expect(readOwnCourse(file(...steps))).rejects.toMatchObject({
      code: "not-valid",
      field: "course",
      message: expect.stringContaining(`In the course, ${reason}`),
    });
  });

  it("has its answers judged, told and kept as its own", async () => {
    const bench = Bench.ofTest(stateOf(cs188));
    const shelf = new EmptyShelf();
    const tutor = new Tutor(bench.dispatch, new Progress(() => shelf));
    await tutor.openFile(new Blob([file(stepTo("?data=xor"), stepTo("?lesson=4.1"))]));
    bench.untilStill();
    await tutor.open({ lesson: 1, step: 2 });
    bench.untilStill();
    expect(bench.session.state).toMatchObject({ data: { name: "and" }, ui: { lesson: "1.2", course: "file" } });
    const told = await tutor.answer({ number: 0 } as never);
    expect(told).toMatchObject({ course: "Week 3", lesson: 1, step: 2, task: 1 });
    expect(scoreOf(tutor.progress.of("Week 3"), tutor.course.lessons)).toMatchObject({ steps: 2, done: 1 });
  });
});
