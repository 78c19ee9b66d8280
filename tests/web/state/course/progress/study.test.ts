import { describe, expect, it } from "vitest";
import { progressOf } from "../../../../../web/state/course/lessons/progress.js";
import { tutorOf } from "../../../../../web/state/course/lessons/tutor.js";
import { stepsOn } from "../../../../../web/state/course/lessons/unit.js";
import { progressIn, takeProgress, unknownCounts } from "../../../../../web/state/course/progress/study.js";
import { practiceOf } from "../../../../../web/state/course/questions/practice.js";
import { defaultState } from "../../../../../web/state/document/settings.js";
import type { UiState } from "../../../../../web/state/document/state.js";
import { Bench } from "../../engine.js";

const benchOf = (ui: Partial<UiState> = {}) => Bench.ofTest({ ...defaultState, ui: { ...defaultState.ui, ...ui } });
const step = { lesson: 4, step: 1 };

/** Answers the tasks of the step that is open: the first so many times wrong. */
async function answerWrong(bench: Bench, times: number): Promise<void> {
  for (let k = 0; k < times; k++) await tutorOf(bench.dispatch).answer(-12_345);
}

describe("what is done in a lesson", () => {
  it("is nothing before one is open", () => {
    expect(progressIn(benchOf().dispatch)).toBeNull();
  });

  it("has wrong answers too, and their number over every opening of the step", async () => {
    const { dispatch, ...bench } = benchOf();
    const tutor = tutorOf(dispatch);
    await tutor.open(step);
    await answerWrong({ dispatch, ...bench } as Bench, 1);
    await tutor.open({ lesson: 4, step: 2 });
    await tutor.open(step);
    await answerWrong({ dispatch, ...bench } as Bench, 1);
    const report = progressIn(dispatch);
    expect(report?.tasks[0]).toMatchObject({ id: "4.1.1", right: false, tries: 2, revealed: false });
    expect(report).toMatchObject({ course: null, at: "4.1", complete: false });
  });

  it("says of a question that was left out that it was, until it is answered", async () => {
    const bench = benchOf();
    const tutor = tutorOf(bench.dispatch);
    await tutor.open(step);
    await tutor.open({ lesson: 4, step: 2 });
    const skipped = () => progressIn(bench.dispatch)?.tasks.find(({ id }) => id === "4.1.1")?.skipped;
    expect(skipped()).toBe(true);
    await tutor.open(step);
    await answerWrong(bench, 1);
    expect(skipped()).toBe(false);
  });

  it("does not leave anything out on the way back", async () => {
    const bench = benchOf();
    const tutor = tutorOf(bench.dispatch);
    await tutor.open({ lesson: 4, step: 2 });
    await tutor.open(step);
    expect(progressIn(bench.dispatch)?.tasks.filter(({ skipped }) => skipped)).toEqual([]);
  });

  it("knows that a solution was shown", async () => {
    const bench = benchOf();
    const tutor = tutorOf(bench.dispatch);
    await tutor.open(step);
    await answerWrong(bench, 3);
    expect(progressIn(bench.dispatch)?.tasks[0]).toMatchObject({ tries: 3, revealed: true, right: false });
  });

  it("is told with an answer: what was answered, what is right, and what it is worth", async () => {
    const bench = benchOf();
    const tutor = tutorOf(bench.dispatch);
    await tutor.open(step);
    const detail = await tutor.answer(-12_345);
    expect(detail).toMatchObject({ id: "4.1.1", answer: -12_345, max: 1, revealed: false, right: false });
    expect(await tutor.answer(detail?.truth ?? null)).toMatchObject({ right: true, tries: 2 });
  });
});

describe("a lock", () => {
  it("of skip lets nobody go on before all is answered, and back at any time", async () => {
    const bench = benchOf({ lock: ["skip"] });
    const tutor = tutorOf(bench.dispatch);
    await tutor.open({ lesson: 4, step: 2 });
    expect(tutor.mayOpen({ lesson: 4, step: 3 })).toBe(false);
    await tutor.open({ lesson: 4, step: 3 });
    expect(tutor.opened?.at.step).toBe(2);
    expect(tutor.mayOpen(step)).toBe(true);
    while (tutor.opened?.task !== null) {
      const truth = (await tutor.answer(-12_345))?.truth ?? null;
      if (truth === null) tutor.solve();
      else await tutor.answer(truth);
    }
    expect(tutor.mayOpen({ lesson: 4, step: 3 })).toBe(true);
    expect(tutor.mayOpen({ lesson: 4, step: 4 })).toBe(false);
  });

  it("of skip lets somebody back to a step that the chosen path does not have, which leaves nothing out", async () => {
    const bench = benchOf({ lock: ["skip"] });
    const tutor = tutorOf(bench.dispatch);
    tutor.choosePath("lecture");
    const onPath = { lesson: 5, step: 5 };
    const before = { lesson: 5, step: 3 };
    expect(stepsOn("lecture")).toContainEqual(onPath);
    expect(stepsOn("lecture")).not.toContainEqual(before);
    await tutor.open(onPath);
    expect(tutor.mayOpen(before)).toBe(true);
    await tutor.open(before);
    expect(tutor.shows("5.3")).toBe(true);
    expect(progressIn(bench.dispatch)?.tasks.filter(({ skipped }) => skipped)).toEqual([]);
    tutor.choosePath("hour");
  });

  it("of solutions shows none, however often somebody is wrong", async () => {
    const bench = benchOf({ lock: ["solutions"] });
    const tutor = tutorOf(bench.dispatch);
    await tutor.open(step);
    await answerWrong(bench, 5);
    expect(tutor.opened?.tries[0]).toMatchObject({ hinted: true, solved: false, solution: null });
    await tutor.reveal();
    expect(tutor.opened?.tries[0]?.solved).toBe(false);
  });

  it("is one of questions too", async () => {
    const bench = benchOf({ lock: ["skip", "solutions"] });
    const practice = practiceOf(bench.dispatch);
    await practice.open("weights", 1);
    practice.show();
    await practice.next();
    expect(practice.opened).toMatchObject({ at: { quiz: "weights", seed: 1 }, tries: { state: "open" } });
    const truth = practice.answer([1234, 1234, 1234])?.truth ?? null;
    practice.answer(truth);
    await practice.next();
    expect(practice.opened?.at).toEqual({ quiz: "weights", seed: 2 });
  });
});

describe("questions of practice", () => {
  it("are tasks by their names", async () => {
    const bench = benchOf();
    const practice = practiceOf(bench.dispatch);
    await practice.open("weights", 1);
    const truth = practice.answer([1234, 1234, 1234])?.truth ?? null;
    practice.answer(truth);
    await practice.next();
    await practice.next();
    practice.show();
    expect(progressIn(bench.dispatch)).toMatchObject({
      at: "weights.3",
      tasks: [
        { id: "weights.1", kind: "weights", right: true, tries: 2 },
        { id: "weights.2", right: false, tries: 0, skipped: true },
        { id: "weights.3", right: false, revealed: true, skipped: false },
      ],
      score: { raw: 1, max: 3 },
    });
  });
});

describe("progress that the page around brings", () => {
  it("goes on where somebody has stopped, in another browser", async () => {
    const first = benchOf();
    const tutor = tutorOf(first.dispatch);
    await tutor.open(step);
    await answerWrong(first, 2);
    await tutor.open({ lesson: 4, step: 2 });
    const said = progressIn(first.dispatch);
    const second = benchOf({ lesson: "4.1" });
    await tutorOf(second.dispatch).arrive("4.1", null);
    await takeProgress(second.dispatch, said?.saved);
    expect(second.session.state.ui.lesson).toBe("4.2");
    await tutorOf(second.dispatch).arrive("4.2", null, true);
    expect(progressIn(second.dispatch)).toEqual(said);
    expect(progressOf(second.dispatch).keeper).toBe("host");
  });

  it("marks the step that is open", async () => {
    const bench = benchOf();
    const tutor = tutorOf(bench.dispatch);
    await tutor.open(step);
    await takeProgress(bench.dispatch, "1||4.1|4:1_BB||");
    expect(tutor.opened?.tries[0]).toMatchObject({ state: "right", count: 1 });
    await takeProgress(bench.dispatch, null);
    expect(tutor.opened?.tries[0]).toMatchObject({ state: "open", count: 0 });
  });

  it("is of a teacher's own course by its title, and of no other", async () => {
    const bench = benchOf();
    const tutor = tutorOf(bench.dispatch);
    const file = { title: "Week 3", steps: [{ title: "Ties", text: "", link: "?lesson=4.1" }] };
    await tutor.openFile(new Blob([JSON.stringify(file)]));
    await takeProgress(bench.dispatch, "1|Week%203|1.1|1:1_BB||");
    expect(progressIn(bench.dispatch)).toMatchObject({
      course: "Week 3",
      at: "1.1",
      score: { raw: 1, max: 1 },
      complete: true,
    });
    for (const [other, field] of [
      ["1|Week%204||||", "progress.course"],
      ["1||||||".slice(0, -1), "progress.course"],
    ] as const) {
      await takeProgress(bench.dispatch, other);
      expect(bench.session.takeRefusals()[0]?.field).toBe(field);
    }
    expect(progressIn(bench.dispatch)?.score.raw).toBe(1);
    await takeProgress(bench.dispatch, null);
    expect(progressIn(bench.dispatch)).toMatchObject({ tasks: [], score: { raw: 0, max: 1 } });
  });

  it("asks no question again", async () => {
    const bench = benchOf();
    await takeProgress(bench.dispatch, "1||||weights:1B,4S|");
    expect(practiceOf(bench.dispatch).scores.of("weights")).toMatchObject({ right: 1, tries: 2 });
    expect(practiceOf(bench.dispatch).scores.next("weights")).toBe(5);
  });

  it("goes on with a test", async () => {
    const bench = benchOf();
    await takeProgress(bench.dispatch, "1||line.2|||core:weights.7+,line.2,margin.3");
    expect(bench.session.state.ui.quiz).toBe("line.2");
    await practiceOf(bench.dispatch).arrive("line.2");
    expect(practiceOf(bench.dispatch).round).toMatchObject({ of: "core", right: [true] });
  });

  it.each([
    ["1|||4||", "progress.steps"],
    ["1|Week%203|||||".slice(0, -1), "progress.course"],
    ["1||4.99|||", "progress.at"],
    ["1||essay.3|||", "progress.at"],
    [{ course: null, at: null, tasks: [{ id: "4.1.1" }] }, "progress.tasks.0.right"],
  ])("%j is refused by its field, and nothing changes", async (given, field) => {
    const bench = benchOf();
    const tutor = tutorOf(bench.dispatch);
    await tutor.open(step);
    await answerWrong(bench, 1);
    const before = progressIn(bench.dispatch);
    await takeProgress(bench.dispatch, given);
    bench.untilStill();
    expect(bench.session.takeRefusals()[0]?.field).toBe(field);
    expect(progressIn(bench.dispatch)).toEqual(before);
    expect(progressOf(bench.dispatch).keeper).not.toBe("host");
  });
});

describe("keep=none", () => {
  it("stores nothing, and shows nothing that was stored", async () => {
    const bench = benchOf({ keep: "none" });
    const tutor = tutorOf(bench.dispatch);
    await tutor.open(step);
    await answerWrong(bench, 1);
    expect(progressOf(bench.dispatch).keeper).toBe("page");
    tutor.choosePath("lab");
    expect(tutor.path).toBe("lab");
    expect(progressIn(bench.dispatch)?.tasks).toHaveLength(1);
  });
});

it("a word of counts that is nothing is named", () => {
  expect(unknownCounts(benchOf({ counts: ["core", "cor"] }).dispatch)).toMatchObject([
    { field: "counts", code: "unknown", message: "There is nothing named “cor” that could count." },
  ]);
  // What a course counts is not known before it is there.
  expect(unknownCounts(benchOf({ lesson: "1", course: "week-3.json", counts: ["1.9"] }).dispatch)).toBeNull();
});
