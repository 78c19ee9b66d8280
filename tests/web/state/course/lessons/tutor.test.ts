import { describe, expect, it, vi } from "vitest";
import {
  builtIn,
  type CourseLesson,
  lessonIn,
  type Reference,
  readReference,
  written,
} from "../../../../../web/state/course/lessons/course.js";
import { openLinked } from "../../../../../web/state/course/lessons/linked-step.js";
import { languageOf } from "../../../../../web/state/course/lessons/opened-step.js";
import { opened } from "../../../../../web/state/course/lessons/opening.js";
import { Progress } from "../../../../../web/state/course/lessons/progress.js";
import type { Tutor } from "../../../../../web/state/course/lessons/tutor.js";
import { ChosenPath } from "../../../../../web/state/course/lessons/unit.js";
import { english } from "../../../../../web/state/document/notation/words.js";
import { defaultState } from "../../../../../web/state/document/settings.js";
import { readParameters } from "../../../../../web/state/io/parameters/index.js";
import { languages } from "../../../../../web/words/languages.js";
import { failureText, taskText } from "../../../words/said.js";
import { Bench, cs188, stateOf } from "../../engine.js";
import { MemoryStorage } from "./memory-storage.js";
import { openTutor } from "./open-tutor.js";

/** A lesson whose code comes once it is told to. */
function later(tutor: Tutor, lesson: number): { readonly come: () => void } {
  const code = tutor.course.lessons.find(({ number }) => number === lesson)?.code;
  if (!code) throw new Error("There is such a lesson.");
  const load = code.load.bind(code);
  let come = (): void => {};
  const told = new Promise<void>((resolve) => {
    come = resolve;
  });
  vi.spyOn(code, "load").mockImplementationOnce(() => told.then(load));
  return { come };
}

function parametersIn(query: string) {
  const given = new URLSearchParams(query);
  return { get: (name: string) => given.get(name), names: [...given.keys()] };
}

/** Where *back* and *next* lead from a step. */
async function along(tutor: Tutor, step: string): Promise<readonly (string | undefined)[]> {
  await tutor.open(readReference(step) as Reference);
  return ([-1, 1] as const).map((by) => {
    const at = tutor.neighbour(by);
    return at ? written(at) : undefined;
  });
}

describe("the way through the lessons", () => {
  it("goes through the core and then the other units, until another is chosen", async () => {
    const { tutor } = openTutor();
    expect(await along(tutor, "3.5")).toEqual(["3.4", "8.1"]);
    expect(await along(tutor, "5.2")).toEqual(["8.1", "5.3"]);
    expect(await along(tutor, "18.3")).toEqual(["18.2", "4.1"]);
    expect(await along(tutor, "9.4")).toEqual(["9.3", "9.5"]);
    tutor.choosePath("lecture");
    expect(await along(tutor, "5.2")).toEqual(["3.4", "5.5"]);
    expect(await along(tutor, "18.3")).toEqual(["18.2", undefined]);
    tutor.choosePath("lab");
    expect(await along(tutor, "8.1")).toEqual(["6.7", "8.2"]);
  });

  it("goes on by the units from a step that is not on the path", async () => {
    const { tutor } = openTutor();
    tutor.choosePath("lecture");
    expect(await along(tutor, "4.3")).toEqual(["4.2", "5.1"]);
  });

  it("knows the unit that ends, where the units are followed", async () => {
    const { tutor } = openTutor();
    await tutor.open({ lesson: 18, step: 3 });
    expect(tutor.unitThatEnds?.name).toBe("core");
    tutor.choosePath("lecture");
    expect(tutor.unitThatEnds).toBeNull();
    tutor.choosePath("hour");
    await tutor.open({ lesson: 18, step: 2 });
    expect(tutor.unitThatEnds).toBeNull();
  });

  it("is the same after a reload, and what others have written there is none", () => {
    const storage = new MemoryStorage();
    new ChosenPath(() => storage).path = "lab";
    expect(new ChosenPath(() => storage).path).toBe("lab");
    for (const [key] of storage.values) storage.setItem(key, '{"chosen":"home"}');
    expect(new ChosenPath(() => storage).path).toBe("hour");
  });
});

describe("a task to do", () => {
  it("is answered by itself as soon as the page shows that it has been done, and no sooner", async () => {
    const { bench, tutor } = openTutor();
    await tutor.open({ lesson: 3, step: 4 });
    bench.untilStill();
    expect(await tutor.settle()).toBeNull();
    expect(tutor.opened?.task).toBe(0);
    bench.do({ type: "finish" });
    bench.untilStill();
    expect(await tutor.settle()).toMatchObject({ lesson: 3, step: 4, task: 1, right: true, tries: 1 });
    expect(tutor.opened?.task).toBeNull();
    expect(await tutor.settle()).toBeNull();
  });

  it("is the only kind that answers itself", async () => {
    const { bench, tutor } = openTutor();
    await tutor.open({ lesson: 4, step: 1 });
    bench.do({ type: "finish" });
    expect(await tutor.settle()).toBeNull();
  });
});

describe("what is said of what was done", () => {
  it("is said no longer once the page has changed", async () => {
    const { bench, tutor } = openTutor();
    await tutor.open({ lesson: 9, step: 1 });
    bench.untilStill();
    // Its first tasks are questions, or are done by adding.
    const task = tutor.opened?.step.tasks.findIndex(({ checks }) => checks[0]?.kind === "verdict") ?? 0;
    expect(tutor.opened?.task).toBe(task);
    bench.do({ type: "add-points", points: [[9, -9, -1]] });
    await tutor.answer(null);
    const feedback = () => taskText(tutor.opened?.tries[task]?.feedback);
    expect(feedback()).toContain("A line still separates");
    await tutor.settle();
    expect(feedback()).toContain("A line still separates");
    bench.do({ type: "undo" });
    await tutor.settle();
    expect(tutor.opened?.tries[task]).toMatchObject({ feedback: null, count: 1, state: "open" });
  });
});

describe("an answer in weights", () => {
  it("to which any that separate are right is what the page starts from, right or wrong", async () => {
    const { bench, tutor } = openTutor();
    await tutor.open({ lesson: 18, step: 2 });
    await tutor.answer([1, 1, -2, 0]);
    expect(tutor.opened?.tries[0]?.state).toBe("open");
    expect(bench.frame.pane.plane).toMatchObject({ weights: Float64Array.of(1, 1, -2), bias: 0 });
    await tutor.answer([2, 2, -4, -1]);
    expect(tutor.opened?.tries[0]?.state).toBe("right");
    expect(bench.frame.pane.plane).toMatchObject({ weights: Float64Array.of(2, 2, -4), bias: -1 });
  });

  it("that are asked of a run leaves the run as it is", async () => {
    const { bench, tutor } = openTutor();
    await tutor.open({ lesson: 17, step: 1 });
    tutor.solve();
    bench.untilStill();
    const { initial } = bench.session.state;
    await tutor.answer([1, 1, 1]);
    expect(bench.session.state.initial).toEqual(initial);
  });
});

describe("the tool in hand", () => {
  const hold = { ...defaultState, ui: { ...defaultState.ui, tool: "erase" } } as const;
  const step: Reference = { lesson: 1, step: 3 };

  it("is the one that a step puts there, as long as it is open, and otherwise the reader's", async () => {
    expect(opened(hold, { ui: { tool: "move" } }, step, null).ui.tool).toBe("move");
    expect(opened(hold, {}, step, null).ui.tool).toBe("erase");
    const { bench, tutor } = openTutor();
    await tutor.open(step);
    await tutor.open({ lesson: 1, step: 4 });
    expect(bench.session.state.ui.tool).toBeNull();
    await tutor.open(step);
    bench.do({ type: "set-ui", ui: { tool: "erase" } });
    await tutor.open({ lesson: 1, step: 4 });
    expect(bench.session.state.ui.tool).toBe("erase");
  });

  it.each([step, { lesson: 17, step: 5 }])("is Move where examples are to be dragged: %o", async (at) => {
    const { bench, tutor } = openTutor();
    await tutor.open(at);
    expect(bench.session.state.ui.tool).toBe("move");
  });
});

describe("a step that is opened", () => {
  it("knows how many changes lay behind, so that undo beyond it is told", async () => {
    const { bench, tutor } = openTutor();
    await tutor.open({ lesson: 1, step: 2 });
    await tutor.open({ lesson: 1, step: 3 });
    bench.do({ type: "add-points", points: [[9, 9, 1]] });
    const began = tutor.opened?.began?.position ?? 0;
    bench.do({ type: "undo" });
    expect(bench.frame.position).toBe(began);
    bench.do({ type: "undo" });
    expect(bench.frame.position).toBeLessThan(began);
    bench.do({ type: "redo" });
    expect(bench.frame.position).toBe(began);
  });

  it("puts its state on the page, and undo gives back what was there", async () => {
    const { bench, tutor } = openTutor();
    bench.do({ type: "advance", how: { visits: 3 } });
    await tutor.open({ lesson: 4, step: 1 });
    expect(bench.session.state).toMatchObject({
      data: { kind: "preset", name: "and" },
      learners: [{ kind: "perceptron", tie: "correct" }],
      visit: 0,
      ui: { lesson: "4.1" },
    });
    bench.do({ type: "undo" });
    expect(bench.points).toEqual(cs188);
    expect(bench.frame.pane.visit).toBe(3);
  });

  it("gives back the work before, however many steps have been opened", async () => {
    const { bench, tutor } = openTutor();
    expect(tutor.before).toBeNull();
    await tutor.open({ lesson: 4, step: 1 });
    await tutor.open({ lesson: 3, step: 2 });
    tutor.giveBack();
    expect(bench.points).toEqual(cs188);
    expect(bench.session.state.ui.lesson).toBeNull();
    expect(tutor.before).toBeNull();
  });

  it("keeps the theme and the layout, and closes what was open beside the stage", async () => {
    const { bench, tutor } = openTutor();
    bench.do(
      { type: "set-ui", ui: { theme: "dark" } },
      { type: "set-ui", ui: { present: true, drawer: "trace", why: true } },
    );
    await tutor.open({ lesson: 4, step: 1 });
    expect(bench.session.state.ui).toMatchObject({ theme: "dark", present: true, drawer: null, why: null });
  });

  it("without a state of its own goes on from the step before", async () => {
    const { bench, tutor } = openTutor();
    await tutor.open({ lesson: 4, step: 1 });
    bench.do({ type: "next-epoch" });
    await tutor.open({ lesson: 4, step: 2 });
    expect(bench.frame.pane.epoch).toBe(1);
  });

  it("without a state of its own has that of a step before it where one comes from elsewhere", async () => {
    const { bench, tutor } = openTutor();
    await tutor.open({ lesson: 4, step: 3 });
    expect(bench.session.state.data).toEqual({ kind: "preset", name: "and" });
  });

  it("is the one that was asked for last, in whatever order they come", async () => {
    const { bench, tutor } = openTutor();
    const slow = later(tutor, 4);
    const opening = tutor.open({ lesson: 4, step: 1 });
    await tutor.open({ lesson: 3, step: 2 });
    slow.come();
    await opening;
    expect([bench.session.state.ui.lesson, tutor.opened?.at]).toEqual(["3.2", { lesson: 3, step: 2 }]);
  });

  it("does not come where a question has been opened, or the lesson left, meanwhile", async () => {
    const { bench, tutor } = openTutor();
    for (const act of [() => bench.do({ type: "set-ui", ui: { quiz: "mistake.1" } }), () => tutor.leave()]) {
      const slow = later(tutor, 4);
      const opening = tutor.open({ lesson: 4, step: 1 });
      act();
      slow.come();
      await opening;
      expect([bench.session.state.ui.lesson, tutor.opened]).toEqual([null, null]);
    }
  });

  it("shows nothing of its run beyond its moment, though it has been followed before", async () => {
    const { bench, tutor } = openTutor();
    await tutor.open({ lesson: 3, step: 2 });
    bench.do({ type: "finish" });
    bench.untilStill();
    await tutor.open({ lesson: 3, step: 2 });
    bench.untilStill();
    const { visit, frontier } = bench.frame.pane;
    expect(frontier).toBe(visit);
  });

  it("is left with what stands on the page", async () => {
    const { bench, tutor } = openTutor();
    await tutor.open({ lesson: 4, step: 1 });
    tutor.leave();
    expect(bench.session.state).toMatchObject({ data: { name: "and" }, ui: { lesson: null } });
    expect(tutor.opened).toBeNull();
  });

  it("says that there is none, and how many there are", async () => {
    const { tutor } = openTutor();
    await tutor.open({ lesson: 22, step: 1 });
    expect(failureText(tutor.failure)).toBe("There is no lesson 22: there are 21.");
    await tutor.open({ lesson: 4, step: 30 });
    expect(failureText(tutor.failure)).toBe("Lesson 4 has 3 steps: there is no step 30.");
  });
});

describe("a link to a step", () => {
  it("that there is none of brings no state of another", async () => {
    const bench = Bench.ofTest(defaultState);
    const { session } = bench;
    const opens = async (lesson: string) => {
      session.replaceBy(() => readParameters(parametersIn(`lesson=${lesson}`), defaultState));
      await openLinked(session, "en");
      return session.state.data;
    };
    expect(await opens("4.30")).toEqual(defaultState.data);
    expect(await opens("4.2")).toMatchObject({ name: "and" });
  });

  it("brings the state of the step where it says nothing else", async () => {
    const { bench, tutor } = openTutor(Bench.ofTest({ ...defaultState, ui: { ...defaultState.ui, lesson: "4" } }));
    await tutor.arrive("4", null);
    expect(tutor.shows("4.1")).toBe(true);
    expect(bench.session.state).toMatchObject({ data: { name: "and" }, ui: { lesson: "4.1" } });
  });

  it("that somebody comes back to has its questions answered, as they were", async () => {
    const storage = new MemoryStorage();
    const linked = { ...defaultState, ui: { ...defaultState.ui, lesson: "4.1" } };
    const first = openTutor(Bench.ofTest(linked), new Progress(() => storage));
    await first.tutor.arrive("4.1", null);
    await first.tutor.answer(2);
    await first.tutor.answer(0);
    const reloaded = openTutor(Bench.ofTest(first.bench.session.state), new Progress(() => storage));
    await reloaded.tutor.arrive("4.1", null, true);
    expect(reloaded.tutor.opened).toMatchObject({ task: null, tries: [{ state: "right", count: 2 }] });
    expect(taskText(reloaded.tutor.opened?.tries[0]?.feedback)).toBe("You answered this on try 2.");
    // A new visit of the link asks anew, as a lecture that has been rehearsed does.
    const anew = openTutor(Bench.ofTest(linked), new Progress(() => storage));
    await anew.tutor.arrive("4.1", null);
    expect(anew.tutor.opened).toMatchObject({ task: 0, tries: [{ state: "open", count: 0 }] });
  });

  it("that somebody comes back to shows where a solution was taken, and goes on with the next question", async () => {
    const storage = new MemoryStorage();
    const progress = new Progress(() => storage);
    const lesson = builtIn.lessons.find(({ tasks }) => tasks.some((count) => count > 1));
    const step = 1 + (lesson?.tasks.findIndex((count) => count > 1) ?? 0);
    const at = `${lesson?.number}.${step}`;
    progress.note("", `${at}.1`, { count: 3, state: "shown" });
    const { tutor } = openTutor(Bench.ofTest({ ...defaultState, ui: { ...defaultState.ui, lesson: at } }), progress);
    await tutor.arrive(at, null, true);
    expect(tutor.opened).toMatchObject({ task: 1, tries: [{ state: "passed", count: 3 }, { state: "open" }] });
    expect(taskText(tutor.opened?.tries[0]?.feedback)).toBe("You continued with the solution.");
  });

  it("keeps the state that it has beside", async () => {
    const state = stateOf(cs188, { ui: { ...defaultState.ui, lesson: "4.2" } });
    const { bench, tutor } = openTutor(Bench.ofTest(state));
    await tutor.arrive("4.2", null);
    expect(tutor.opened?.at).toEqual({ lesson: 4, step: 2 });
    expect(bench.points).toEqual(cs188);
  });
});

describe("an answer", () => {
  it("has a hint after two wrong tries, and the solution after three", async () => {
    const { tutor } = openTutor();
    await tutor.open({ lesson: 4, step: 1 });
    const tried = async (answer: number) => {
      await tutor.answer(answer);
      const { hinted, solved, count, state } = tutor.opened?.tries[0] ?? {};
      return { hinted, solved, count, state };
    };
    expect(await tried(2)).toEqual({ hinted: false, solved: false, count: 1, state: "open" });
    expect(await tried(9)).toEqual({ hinted: true, solved: false, count: 2, state: "open" });
    expect(await tried(9)).toEqual({ hinted: true, solved: true, count: 3, state: "open" });
    expect(taskText(tutor.opened?.tries[0]?.solution)).toContain("0. No score is below 0");
    expect(await tried(0)).toMatchObject({ count: 4, state: "right" });
  });

  it("is told what it would do: by the author's cases, with its own number", async () => {
    const { tutor } = openTutor();
    await tutor.open({ lesson: 4, step: 1 });
    await tutor.answer(2);
    expect(taskText(tutor.opened?.tries[0]?.feedback)).toContain("nothing changes it");
    await tutor.answer(7);
    expect(taskText(tutor.opened?.tries[0]?.feedback)).toContain("cannot be 7");
  });

  it("reveals what was predicted", async () => {
    const { bench, tutor } = openTutor();
    await tutor.open({ lesson: 4, step: 1 });
    await tutor.answer(0);
    expect(bench.frame.pane.epoch).toBe(1);
    expect(tutor.opened?.task).toBeNull();
  });

  it("that was never given lets one go on, and is no right one", async () => {
    const { bench, tutor } = openTutor();
    await tutor.open({ lesson: 4, step: 3 });
    for (let k = 0; k < 3; k++) await tutor.answer(null);
    expect(tutor.opened?.tries[0]?.feedback).not.toBeNull();
    tutor.solve();
    bench.untilStill();
    expect(bench.frame.pane.stop).toBe("converged");
    expect(tutor.opened?.tries[0]).toMatchObject({ state: "shown", feedback: null });
    expect(tutor.progress.of("")["4.3.1"]).toEqual({ tries: 3, right: false, kind: "setting", revealed: true });
  });
});

describe("the language of the page", () => {
  const german = async () => (await (await languages.de.load()).all.load()).words;

  it("is that of the step which opens, and of a link to it", async () => {
    const { bench, tutor } = openTutor();
    bench.session.words = await german();
    await tutor.open({ lesson: 4, step: 2 });
    expect(tutor.opened?.lesson.title).toBe((await lessonIn(builtIn.lessons[3] as CourseLesson, "de")).title);
    expect(tutor.opened && languageOf(tutor.opened)).toBe("de");
  });

  it("can change while a step is open: what has been tried of it stays", async () => {
    const { bench, tutor } = openTutor();
    await tutor.open({ lesson: 4, step: 2 });
    await tutor.answer(3);
    const { tries, task, began, step } = tutor.opened ?? {};
    bench.session.words = await german();
    await tutor.translate();
    expect(tutor.opened).toMatchObject({ locale: "de", tries, task, began });
    expect(tutor.opened?.step.heading).not.toBe(step?.heading);
    await tutor.answer(0);
    expect(taskText(tutor.opened?.tries[0]?.feedback)).toMatch(/^Es hat aufgehört/);
  });

  it("stays English where a lesson is not translated", async () => {
    const { bench, tutor } = openTutor();
    bench.session.words = { ...english, locale: "pl" };
    await tutor.open({ lesson: 4, step: 2 });
    expect(tutor.opened?.lesson.title).toBe(builtIn.lessons[3]?.title);
    expect(tutor.opened && languageOf(tutor.opened)).toBe("en");
  });
});
