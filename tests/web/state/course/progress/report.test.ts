import { describe, expect, it } from "vitest";
import { builtIn, type Course } from "../../../../../web/state/course/lessons/course.js";
import type { Results } from "../../../../../web/state/course/lessons/progress.js";
import { units } from "../../../../../web/state/course/lessons/unit.js";
import { unknownWords } from "../../../../../web/state/course/progress/scope.js";
import { reportOf, type Studied } from "../../../../../web/state/course/progress/study.js";
import type { Round } from "../../../../../web/state/course/questions/rounds/round.js";

const right = { tries: 1, right: true, kind: "number" };
const read = { tries: 0, right: true, kind: "read" };

function roundsOf(open: Round | null, tests: readonly Round[] = []): Studied["rounds"] {
  return { open, tests, testOf: (name) => tests.find(({ of }) => of === name) ?? null };
}

const nothing: Studied = {
  course: builtIn,
  lesson: null,
  quiz: null,
  rounds: roundsOf(null),
  questions: {},
  results: {},
  varied: null,
  ui: { counts: [], tries: 0, passMark: 75 },
};

/** A teacher's course of a step with two tasks, one to read, and one with a task. */
const course: Course = {
  id: "Week 3",
  title: "Week 3",
  refusals: [],
  lessons: [{ number: 1, title: "Week 3", moment: "", steps: ["a", "b", "c"], tasks: [2, 0, 1] } as never],
};

const own = (results: Results, more: Partial<Studied> = {}) =>
  reportOf({ ...nothing, course, lesson: "1", results, ...more });

describe("the score", () => {
  it("is of all tasks of what is open, 1 each, and reading is worth none", () => {
    expect(own({})).toMatchObject({ tasks: [], score: { raw: 0, max: 3 }, complete: false, success: false });
    expect(own({ "1.1.1": right, "1.2.0": read })).toMatchObject({
      course: "Week 3",
      at: "1.1",
      tasks: [
        { id: "1.1.1", kind: "number", right: true, tries: 1, revealed: false, skipped: false },
        { id: "1.2.0", kind: "read", right: true, tries: 0, revealed: false, skipped: false },
      ],
      score: { raw: 1, max: 3 },
    });
  });

  it("is 0 for a task whose solution was shown, however it was answered then", () => {
    expect(own({ "1.1.1": { ...right, revealed: true } }).score.raw).toBe(0);
  });

  it("is 0 for a task that took more tries than count", () => {
    const results = { "1.1.1": right, "1.1.2": { ...right, tries: 2 }, "1.3.1": { ...right, tries: 3 } };
    const raw = (tries: number) => own(results, { ui: { ...nothing.ui, tries } }).score.raw;
    expect([0, 1, 2, 3].map(raw)).toEqual([3, 1, 2, 3]);
  });

  it("reaches the pass mark exactly", () => {
    const results = { "1.1.1": right, "1.1.2": right };
    const success = (passMark: number) => own(results, { ui: { ...nothing.ui, passMark } }).success;
    expect([66, 67, 100].map(success)).toEqual([true, false, false]);
  });
});

describe("it is complete", () => {
  const all = { "1.1.1": right, "1.1.2": right, "1.2.0": read, "1.3.1": right };

  it("once all was answered, shown, left out or read", () => {
    expect(own(all).complete).toBe(true);
    expect(own({ ...all, "1.3.1": { tries: 0, right: false, skipped: true, open: true } }).complete).toBe(true);
    expect(own({ ...all, "1.3.1": { tries: 3, right: false, revealed: true } }).complete).toBe(true);
  });

  it("not while something still waits for an answer, or was not read", () => {
    expect(own({ ...all, "1.3.1": { tries: 1, right: false, open: true } }).complete).toBe(false);
    const { "1.2.0": _, ...unread } = all;
    expect(own(unread).complete).toBe(false);
  });

  it("and passed where there is nothing to answer", () => {
    const reading = { ...course, lessons: [{ ...course.lessons[0], steps: ["a"], tasks: [0] } as never] };
    expect(own({}, { course: reading })).toMatchObject({ score: { raw: 0, max: 0 }, complete: false, success: false });
    expect(own({ "1.1.0": read }, { course: reading })).toMatchObject({ complete: true, success: true });
  });
});

describe("what counts", () => {
  const tasksOf = (number: number) =>
    builtIn.lessons.find((one) => one.number === number)?.tasks.reduce((sum, count) => sum + count, 0) ?? 0;
  const maxOf = (...counts: readonly string[]) => reportOf({ ...nothing, ui: { ...nothing.ui, counts } }).score.max;

  it("is the lesson that is open", () => {
    const { at, score } = reportOf({ ...nothing, lesson: "4" });
    expect({ at, score }).toEqual({ at: "4.1", score: { raw: 0, max: tasksOf(4) } });
  });

  it("may be lessons, a step, a unit, a path or the course, each step once", () => {
    const all = builtIn.lessons.reduce((sum, { number }) => sum + tasksOf(number), 0);
    expect(maxOf("1", "3")).toBe(tasksOf(1) + tasksOf(3));
    expect(maxOf("4.1", "4.1")).toBe(builtIn.lessons.find(({ number }) => number === 4)?.tasks[0]);
    expect(maxOf("course")).toBe(all);
    expect(maxOf("course", "4", "core", "lecture")).toBe(all);
    for (const { name, test } of units) {
      expect(maxOf(name)).toBeGreaterThan(0);
      expect(maxOf(`test.${name}`)).toBe(test);
    }
    expect(maxOf("lecture")).toBeGreaterThan(0);
  });

  it("may be questions and challenges", () => {
    const questions = { "weights.5": { ...right, kind: "weights" }, spiral: { tries: 2, right: false, open: true } };
    const ui = { ...nothing.ui, counts: ["weights.5", "spiral", "line.1"] };
    expect(reportOf({ ...nothing, questions, ui })).toMatchObject({ score: { raw: 1, max: 3 }, complete: false });
  });

  it("of practice without an end is never complete", () => {
    const questions = { "weights.5": { ...right, kind: "weights" }, "line.2": right };
    expect(reportOf({ ...nothing, quiz: "weights.6", questions })).toMatchObject({
      at: "weights.6",
      tasks: [{ id: "weights.5" }],
      score: { raw: 1, max: 1 },
      complete: false,
      success: false,
    });
  });

  it("is the test that is open, and its result afterwards", () => {
    const asked = [
      { quiz: "weights", seed: 1 },
      { quiz: "line", seed: 2 },
    ] as const;
    const round = { before: null, of: "core", asked, right: [true] };
    const questions = { "weights.1": { ...right, kind: "weights" }, "weights.9": right };
    const open = reportOf({ ...nothing, quiz: "line.2", rounds: roundsOf(round), questions });
    expect(open).toMatchObject({ tasks: [{ id: "weights.1" }], score: { raw: 1, max: 2 }, complete: false });
    expect(open.saved).toContain("core:weights.1+,line.2");
    const over = roundsOf(null, [{ ...round, right: [true, false] }]);
    const answered = { ...questions, "line.2": { tries: 1, right: false, revealed: true } };
    const ui = { ...nothing.ui, counts: ["test.core"], passMark: 50 };
    expect(reportOf({ ...nothing, rounds: over, questions: answered, ui })).toMatchObject({
      score: { raw: 1, max: 2 },
      complete: true,
      success: true,
    });
  });

  it("is named where it is nothing", () => {
    expect(unknownWords(["core", "cor", "99", "test.nothing", "weights", "weights.3", "essay.3"], nothing)).toEqual([
      "cor",
      "99",
      "test.nothing",
      "essay.3",
    ]);
    expect(unknownWords(["1.2", "1.9", "course", "core"], { ...nothing, course })).toEqual(["1.9", "core"]);
  });
});

describe("a step with other examples than it was written for", () => {
  it("counts the tasks that are asked of it", () => {
    const results = { "1.1.1~k3x": right };
    const varied = { lesson: 1, step: 1, variant: "k3x", tasks: 1 };
    expect(own(results, { varied })).toMatchObject({ tasks: [{ id: "1.1.1~k3x" }], score: { raw: 1, max: 2 } });
    // Left for the next step.
    expect(own(results)).toMatchObject({ tasks: [{ id: "1.1.1~k3x" }], score: { raw: 1, max: 2 } });
  });
});
