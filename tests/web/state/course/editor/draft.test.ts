import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  CourseDraft,
  type DraftCourse,
  draftOfText,
  momentOf,
  stepsOfLesson,
} from "../../../../../web/state/course/editor/draft.js";
import {
  asRight,
  type DraftCheck,
  momentParts,
  momentText,
  newTask,
  type TaskKind,
  taskKinds,
  withText,
} from "../../../../../web/state/course/editor/tasks.js";
import { builtIn } from "../../../../../web/state/course/lessons/course.js";
import { reviewCourse } from "../../../../../web/state/course/own/index.js";
import { defaultState } from "../../../../../web/state/document/settings.js";
import { cs188, engine, stateOf } from "../../engine.js";
import { MemoryStorage } from "../lessons/memory-storage.js";

const step = (title: string, link = "?data=and") => ({ title, text: "", link });

function draft(storage = new MemoryStorage()): CourseDraft {
  return new CourseDraft(() => storage);
}

const titles = ({ course }: CourseDraft): readonly string[] => course.steps.map(({ title }) => title);

function withSteps(...names: readonly string[]): CourseDraft {
  const made = draft();
  made.add(...names.map((name) => step(name)));
  return made;
}

describe("steps", () => {
  it("are added after the one that is open, which the first of them then is", () => {
    const made = withSteps("a", "b", "c");
    made.add(step("d"), step("e"));
    expect(titles(made)).toEqual(["a", "d", "e", "b", "c"]);
    expect(made.step?.title).toBe("d");
  });

  it("move, and the one that is open stays so", () => {
    const made = withSteps("a", "b", "c");
    made.move(0, 1);
    expect(titles(made)).toEqual(["b", "a", "c"]);
    expect(made.step?.title).toBe("a");
    made.move(0, 1);
    expect(titles(made)).toEqual(["a", "b", "c"]);
    expect(made.step?.title).toBe("a");
    made.move(2, 1);
    made.move(0, -1);
    expect(titles(made)).toEqual(["a", "b", "c"]);
  });

  it("are removed, and one is open as long as there is one", () => {
    const made = withSteps("a", "b", "c");
    made.open(2);
    made.remove(0);
    expect(made.step?.title).toBe("c");
    made.remove(1);
    expect(made.step?.title).toBe("b");
    made.remove(0);
    expect([made.step, made.at]).toEqual([null, 0]);
  });

  it("show another moment in place of the one they had", () => {
    const made = withSteps("a", "b");
    made.retake({ state: { data: { kind: "points", points: [] } } });
    expect(made.course.steps).toEqual([
      { title: "a", text: "", state: { data: { kind: "points", points: [] } } },
      step("b"),
    ]);
  });
});

describe("undo", () => {
  it("brings back what was removed, with the step that was open", () => {
    const made = withSteps("a", "b");
    made.open(1);
    made.remove(1);
    made.undo();
    expect(titles(made)).toEqual(["a", "b"]);
    expect(made.at).toBe(1);
  });

  it("takes a word as one change, and what is typed elsewhere as another", () => {
    const made = withSteps("a");
    for (const title of ["W", "We", "Week"]) made.set({ title }, "title");
    for (const text of ["D", "Do"]) made.setStep({ text }, "text");
    made.undo();
    expect([made.course.title, made.step?.text]).toEqual(["Week", ""]);
    made.undo();
    expect(made.course.title).toBe("");
    made.undo();
    expect([made.course.steps, made.canUndo]).toEqual([[], false]);
    made.undo();
    expect(made.course.steps).toEqual([]);
  });
});

describe("tasks", () => {
  it("are added, changed, moved and removed in the step that is open", () => {
    const made = withSteps("a", "b");
    made.open(1);
    made.addTask(newTask("mistake"));
    made.addTask(newTask("converged"));
    made.setTask(0, { ...newTask("mistake"), ask: "Next?" }, "ask");
    made.moveTask(0, 1);
    expect(made.tasks.map(({ ask, check }) => [check.kind, ask])).toEqual([
      ["converged", ""],
      ["mistake", "Next?"],
    ]);
    made.removeTask(0);
    expect(made.course.steps.map(({ tasks = [] }) => tasks.length)).toEqual([0, 1]);
  });

  it("leave out a text that is empty, and an option that is right has no reply", () => {
    const task = newTask("number");
    expect(withText(withText(task, "hint", "Count."), "hint", "")).toEqual(task);
    expect(asRight({ say: "yes", wrong: "No." }, true)).toEqual({ say: "yes", right: true });
    expect(asRight({ say: "yes", right: true }, false)).toEqual({ say: "yes", wrong: "" });
  });

  it.each(["now", "next visit", "end", "visit 5", "epoch 2"])("name a moment: %s", (text) => {
    const { moment, count } = momentParts(text);
    expect(momentText(moment, count)).toBe(text);
  });
});

describe("what is kept", () => {
  it("is there again, with what no form knows", () => {
    const storage = new MemoryStorage();
    const course = { title: "Eggs", glossary: { clutch: "Eggs." }, steps: [{ ...step("a"), highlight: ["stage"] }] };
    draft(storage).replace(course as DraftCourse);
    expect(draft(storage).course).toEqual(course);
    draft(storage).clear();
    expect(storage.values.size).toBe(0);
  });

  it("is said to be lost where the browser refuses", () => {
    const refusing = new CourseDraft(() => {
      throw new DOMException("no", "SecurityError");
    });
    expect(refusing.isKept).toBe(false);
    refusing.add(step("a"));
    expect([refusing.isKept, titles(refusing)]).toEqual([false, ["a"]]);
  });

  it.each([
    "",
    "{",
    "[]",
    '{"title":1,"steps":[]}',
    '{"title":"a","steps":[{"title":"b"}]}',
    '{"title":"a","steps":[{"title":"b","text":"","tasks":[3]}]}',
  ])("is left alone where it is no course: %s", (text) => expect(draftOfText(text)).toBeNull());
});

describe("the review of a course that is written", () => {
  beforeEach(() => vi.stubGlobal("document", { baseURI: "https://example.org/playground/" }));
  afterEach(() => vi.unstubAllGlobals());

  const filled: Readonly<Partial<Record<TaskKind, DraftCheck>>> = {
    choice: {
      kind: "choice",
      options: [
        { say: "yes", right: true },
        { say: "no", wrong: "It does." },
      ],
    },
    reached: { kind: "reached", visit: 3 },
  };
  const review = (made: CourseDraft) => reviewCourse(made.course, { engine, locale: "en" });

  it.each(taskKinds)("finds nothing wrong with a task of kind %s", async (kind) => {
    const made = withSteps("a");
    made.set({ title: "Mine" });
    made.addTask({ ...newTask(kind), ask: "?", check: filled[kind] ?? newTask(kind).check });
    const { mistakes, advice } = await review(made);
    expect([...mistakes, ...advice].map(({ message }) => message)).toEqual([]);
  });

  it("finds nothing wrong with the steps of a lesson of ours, and brings its texts", async () => {
    const entry = builtIn.lessons.find(({ number }) => number === 4);
    if (!entry) throw new Error("There is a lesson 4.");
    const made = draft();
    made.set({ title: "Mine" });
    made.add(...stepsOfLesson(entry));
    const { mistakes, texts } = await review(made);
    expect(mistakes).toEqual([]);
    expect(texts).toHaveLength(entry.steps.length);
    for (const text of texts) expect(text).toContain("<p>");
  });

  const large = Array.from({ length: 2000 }, (_, k): [number, number, 1 | -1] => [
    Math.sin(k),
    Math.cos(k * k),
    k % 2 === 0 ? 1 : -1,
  ]);

  it.each([
    ["a preset", defaultState, "?visit=1"],
    ["what was drawn", stateOf(cs188), "#v1."],
    ["more than a link holds", stateOf(large), null],
  ] as const)("takes a moment with %s", async (_, state, link) => {
    const page = { now: () => ({ state: { ...state, visit: 1, ui: { ...state.ui, lesson: "4.1", lessons: true } } }) };
    const moment = await momentOf(page as never);
    if (link === null) expect(moment).toMatchObject({ state: { visit: 1, data: { points: large } } });
    else expect(moment).toEqual({ link: expect.stringContaining(link) });
    const made = draft();
    made.replace({ title: "Mine", steps: [{ title: "a", text: "", ...moment }] });
    made.addTask({ ...newTask("number"), check: { kind: "number", of: "visits", after: "now" } });
    const { mistakes, truths } = await review(made);
    expect([mistakes, truths]).toEqual([[], [[1]]]);
  });

  it("says what is wrong by its step and task, and what the run answers", async () => {
    const made = withSteps("a", "b");
    made.setStep({ text: "Do **this**." });
    made.open(1);
    made.setStep({ text: "And [that](?data=nothing)." });
    made.addTask(newTask("mistake"));
    made.addTask({ ...newTask("number"), check: { kind: "number", of: "updates", after: "epoch 1" } });
    made.addTask(newTask("choice"));
    const { mistakes, texts, truths } = await review(made);
    expect(mistakes.map(({ message }) => message)).toEqual([
      "title must not be empty.",
      expect.stringMatching(/^Step 2: .*nothing/),
      expect.stringMatching(/^Step 2, task 3: /),
    ]);
    expect(texts[0]).toContain("<strong>this</strong>");
    expect(truths).toEqual([[], [true, 2]]);
  });
});
