import { describe, expect, it } from "vitest";
import { challengeNames } from "../../../../../web/state/course/challenges/index.js";
import { Progress } from "../../../../../web/state/course/lessons/progress.js";
import { Tutor } from "../../../../../web/state/course/lessons/tutor.js";
import { type QuizName, quizNames } from "../../../../../web/state/course/questions/kinds/index.js";
import { isOnPage, type OpenedQuiz } from "../../../../../web/state/course/questions/opened.js";
import { Practice } from "../../../../../web/state/course/questions/practice.js";
import { Scores } from "../../../../../web/state/course/questions/scores.js";
import { defaultState } from "../../../../../web/state/document/settings.js";
import type { PlaygroundState, Point } from "../../../../../web/state/document/state.js";
import { rows } from "../../../../rows.js";
import { failureText, quizText } from "../../../words/said.js";
import { Bench, cs188, stateOf } from "../../engine.js";
import { MemoryStorage } from "../lessons/memory-storage.js";
import { askOf } from "./asked.js";

function practiceOn(state: PlaygroundState): { readonly bench: Bench; readonly practice: Practice } {
  const bench = Bench.ofTest(state);
  const storage = new MemoryStorage();
  return { bench, practice: new Practice(bench.dispatch, new Scores(() => storage)) };
}

function question(practice: Practice): OpenedQuiz {
  const { opened } = practice;
  if (!opened || !("question" in opened)) throw new Error("A question is open.");
  return opened;
}

describe("a question that is opened", () => {
  it.each(quizNames)("of %s is on the page, and in a link to it", async (name) => {
    const { bench, practice } = practiceOn(defaultState);
    await practice.open(name, 4);
    const { state } = bench.session;
    expect(state.ui.quiz).toBe(`${name}.4`);
    expect(state.data).toEqual(question(practice).question.subject.state.data);
    expect(state.visit).toBe(question(practice).question.visit);
  });

  it("is asked of what stood on the page where that allows it, and says so where it does not", async () => {
    const { practice } = practiceOn(stateOf(cs188));
    await practice.open("mistake", 1);
    expect(question(practice).examples).toBe("own");
    await practice.open("feature", 1);
    expect(question(practice).examples).toBe("instead");
    await practice.open("inseparable", 1);
    expect(question(practice).examples).toBe("own");
  });

  it("gives back what stood there on leaving, and undo brings the question's examples back", async () => {
    const { bench, practice } = practiceOn(stateOf(cs188, { visit: 3 }));
    const before = bench.session.state;
    await practice.open("feature", 1);
    await practice.next();
    const { data } = bench.session.state;
    practice.leave();
    expect(bench.session.state).toMatchObject({ data: before.data, visit: 3, ui: { quiz: null } });
    bench.do({ type: "undo" });
    expect(bench.session.state.data).toEqual(data);
  });

  it("shows nothing of the run beyond its moment", async () => {
    const { bench, practice } = practiceOn(stateOf(cs188));
    bench.do({ type: "finish" });
    bench.untilStill();
    await practice.open("mistake", 1);
    bench.untilStill();
    expect(question(practice).examples).toBe("own");
    expect(bench.frame.pane).toMatchObject({ visit: 17, frontier: 17 });
    practice.show();
    bench.untilStill();
    await practice.open("mistake", 4);
    const { visit, frontier } = bench.frame.pane;
    expect(visit).toBeLessThan(17);
    expect(frontier).toBe(visit);
  });

  it("is about what stands on the page until that is edited, or undone", async () => {
    const { bench, practice } = practiceOn(stateOf(cs188));
    const isThere = (): boolean => isOnPage(question(practice), bench.session.state);
    await practice.open("mistake", 1);
    expect(isThere()).toBe(true);
    bench.do({ type: "move-point", index: 0, to: [5, 5] });
    expect(isThere()).toBe(false);
    bench.do({ type: "undo" });
    expect(isThere()).toBe(true);
    await practice.open("feature", 1);
    bench.do({ type: "undo" });
    expect(isThere()).toBe(false);
    practice.show();
    expect(isThere()).toBe(true);
  });

  it("does not come when something else has been opened before all of it has loaded", async () => {
    const { bench, practice } = practiceOn(stateOf(cs188));
    const opening = practice.open("mistake", 1);
    bench.do({ type: "set-ui", ui: { lesson: "3.1" } });
    await opening;
    expect(bench.session.state.ui).toMatchObject({ lesson: "3.1", quiz: null });
  });

  it("is the one that was asked for last", async () => {
    const { bench, practice } = practiceOn(stateOf(cs188));
    await Promise.all([practice.open("mistake", 1), practice.openChallenge("spiral"), practice.open("weights", 2)]);
    expect(bench.session.state.ui.quiz).toBe("weights.2");
    practice.leave();
    expect(bench.points).toEqual(cs188);
  });

  it("goes on where a lesson was opened over it and is given back, and then gives back what stood there first", async () => {
    const { bench, practice } = practiceOn(stateOf(cs188));
    const tutor = new Tutor(bench.dispatch, new Progress(() => new MemoryStorage()));
    await practice.open("feature", 1);
    await tutor.open({ lesson: 4, step: 1 });
    expect(bench.session.state.ui).toMatchObject({ quiz: null, lesson: "4.1" });
    tutor.giveBack();
    const { ui } = bench.session.state;
    expect([ui.quiz, practice.shows(ui.quiz)]).toEqual(["feature.1", true]);
    practice.leave();
    expect(bench.points).toEqual(cs188);
  });

  it("is undone as one step", async () => {
    const { bench, practice } = practiceOn(stateOf(cs188));
    await practice.open("feature", 1);
    bench.do({ type: "undo" });
    expect(bench.points).toEqual(cs188);
  });

  it("comes back from its link", async () => {
    const { bench, practice } = practiceOn(defaultState);
    await practice.open("weights", 9);
    const link = bench.session.state;
    const there = practiceOn(link);
    await there.practice.arrive(link.ui.quiz);
    expect(askOf(question(there.practice).question)).toBe(askOf(question(practice).question));
    expect(question(there.practice).examples).toBe("made");
    there.practice.leave();
    expect(there.bench.session.state.ui.quiz).toBeNull();
  });

  it("of another learner is about a perceptron on the same examples", async () => {
    const { bench, practice } = practiceOn(
      stateOf(cs188, { learners: [{ kind: "kernel" }, { kind: "averaged" }] as never }),
    );
    await practice.open("mistake", 2);
    expect(question(practice).examples).toBe("own");
    expect(bench.session.state.learners).toEqual([{ kind: "perceptron" }]);
    practice.leave();
    expect(bench.session.state.learners).toHaveLength(2);
  });
});

describe("another notation", () => {
  it("rests while a question is open, which has its own, and is there again after it", async () => {
    const ui = { ...defaultState.ui, labels: "zero-one", biasAs: "threshold" } as const;
    const { bench, practice } = practiceOn(stateOf(cs188, { ui }));
    await practice.open("weights", 2);
    expect(bench.session.state.ui).toMatchObject({ labels: "plus-minus", biasAs: "bias" });
    practice.leave();
    expect(bench.session.state.ui).toMatchObject({ labels: "zero-one", biasAs: "threshold" });
  });
});

describe("a link", () => {
  it.each(["nothing.3", "mistake.NaN", "most-updates.3", ""])("to %s is refused in a sentence", async (text) => {
    const { bench, practice } = practiceOn(stateOf(cs188));
    await practice.arrive(text);
    expect(failureText(practice.failure)).toMatch(/^quiz: .*\.$/);
    expect(bench.points).toEqual(cs188);
    practice.leave();
    expect(practice.failure).toBeNull();
  });
});

describe("a name that is none", () => {
  it("is quoted, and all names that there are stand beside it", async () => {
    const { practice } = practiceOn(stateOf(cs188));
    await practice.arrive("wieghts.3");
    expect(failureText(practice.failure)).toContain("“wieghts.3”");
    for (const name of [...quizNames, ...challengeNames]) expect(failureText(practice.failure)).toContain(name);
  });

  it("of a kind that is asked no more is one: which of two orders is slower was a coin toss", async () => {
    const { practice } = practiceOn(stateOf(cs188));
    await practice.arrive("order.3");
    expect(failureText(practice.failure)).toContain("there is nothing named “order.3”");
    for (const name of quizNames) expect(failureText(practice.failure)).toContain(name);
  });

  it("of a challenge with a seed says that it has none", async () => {
    const { practice } = practiceOn(stateOf(cs188));
    await practice.arrive("most-updates.3");
    expect(failureText(practice.failure)).toBe("quiz: the challenge most-updates has no seed: leave out .3.");
  });
});

describe("an answer", () => {
  it("that is wrong has a hint after the second, and the solution after the third, which the page shows", async () => {
    const { bench, practice } = practiceOn(defaultState);
    await practice.open("inseparable", 3);
    const far = [1000, 1000, 1];
    const wrong = (): unknown => practice.answer(far.with(2, -1)) && practice.answer(far);
    practice.answer([Number.NaN, 0, 1]);
    expect(question(practice).tries).toMatchObject({ count: 1, state: "open", hinted: false });
    practice.answer([Number.NaN, 0, 1]);
    expect(question(practice).tries).toMatchObject({ hinted: true, solved: false });
    practice.answer([Number.NaN, 0, 1]);
    expect(question(practice).tries.solved).toBe(true);
    const count = bench.points.length;
    practice.show();
    expect(question(practice).tries).toMatchObject({ state: "shown" });
    expect(quizText(question(practice).tries.solution)).toMatch(/\.$/);
    expect(bench.points).toHaveLength(count + 1);
    expect(wrong()).toBeNull();
  });

  it("that is wrong of two is the end of the question", async () => {
    const { bench, practice } = practiceOn(stateOf(cs188));
    await practice.open("mistake", 1);
    const { question: asked } = question(practice);
    const mistake = asked.kind === "mistake" && asked.next.mistake;
    const detail = practice.answer(!mistake);
    expect(detail).toEqual({
      id: "mistake.1",
      course: null,
      lesson: null,
      step: null,
      task: null,
      kind: "mistake",
      seed: 1,
      right: false,
      tries: 1,
      result: null,
      answer: !mistake,
      truth: mistake,
      max: 1,
      revealed: true,
    });
    expect(question(practice).tries.state).toBe("shown");
    expect(bench.session.state.visit).toBe(asked.visit + 1);
  });

  it.each(quizNames)("of %s that is right is shown on the page", async (name: QuizName) => {
    const { bench, practice } = practiceOn(defaultState);
    await practice.open(name, 6);
    const asked = bench.session.state;
    practice.show();
    const { truth, at } = question(practice);
    const shown = bench.session.state;
    // Of margins and kernels the page shows all there is from the start.
    const { question: made } = question(practice);
    const shows = !("after" in made) || Object.keys(made.after ?? {}).length > 0;
    if (shows) expect({ ...shown, ui: null }).not.toEqual({ ...asked, ui: null });
    await practice.open(name, at.seed);
    practice.answer(truth);
    expect(question(practice).tries.state).toBe("right");
    expect(bench.session.state).toEqual(shown);
  });

  it("that adds an example to those of an order of one's own leaves that order", async () => {
    const { bench, practice } = practiceOn(stateOf(cs188, { order: { kind: "custom", indices: [4, 3, 2, 1, 0] } }));
    await practice.open("inseparable", 5);
    practice.show();
    expect(bench.notices).toEqual([]);
    expect(bench.points).toHaveLength(cs188.length + 1);
  });

  it.each<[QuizName, number[]]>([
    ["drag", [1e300, 0]],
    ["weights", [1e300, 0, 0]],
    ["inseparable", [1e300, 0, 1]],
  ])("beyond what the engine takes is told so: %s", async (name, beyond) => {
    const { practice } = practiceOn(defaultState);
    await practice.open(name, 3);
    expect(practice.answer(beyond)).toMatchObject({ right: false, tries: 1 });
    expect(quizText(question(practice).tries.feedback)).toMatch(/ must lie within ±1e100\.$/);
  });

  it("counts at the first try alone, and the next question is another", async () => {
    const { practice } = practiceOn(defaultState);
    await practice.open("weights");
    practice.answer([1e6, 0, 0]);
    practice.show();
    expect(practice.scores.of("weights")).toMatchObject({ right: 0, tries: 1 });
    await practice.next();
    expect(question(practice).at.seed).toBe(2);
    const { question: asked } = question(practice);
    if (asked.kind !== "weights") throw new Error("The kind stays.");
    practice.answer([...asked.next.after.weights, asked.next.after.bias]);
    expect(practice.scores.of("weights")).toMatchObject({ right: 1, tries: 2, streak: 1 });
    practice.reset();
    expect(practice.scores.of("weights").tries).toBe(0);
  });

  it("that is being made is shown wherever it can be made, and is gone with the question", async () => {
    const { practice } = practiceOn(defaultState);
    let heard = 0;
    practice.subscribe(() => heard++);
    await practice.open("boundary", 1);
    const before = heard;
    practice.hold(1);
    expect([question(practice).draft, heard]).toEqual([1, before + 1]);
    await practice.next();
    expect(question(practice).draft).toBeNull();
  });
});

describe("whatever stands on the page, there is a question", () => {
  const many = (count: number): Point[] => Array.from({ length: count }, (_, k) => [k % 317, k % 211, k % 2 ? 1 : -1]);
  const pages: Readonly<Record<string, PlaygroundState>> = {
    nothing: stateOf([]),
    "one example": stateOf([[1, 1, 1]]),
    "one label": stateOf(rows("1 1 1; 2 1 1")),
    "three classes": stateOf(rows("1 1 -1; 2 1 1; 0 3 2")),
    "two at one place": stateOf(rows("0 0 1; 0 0 -1")),
    "all at the origin": stateOf(rows("0 0 1; 0 0 1; 0 0 -1")),
    "numbers beyond reach": stateOf(rows("1e9 -1e9 1; -1e9 1e-9 -1")),
    "a hundred thousand": stateOf(many(100_000)),
    "all but one held out": stateOf(cs188, { split: { fraction: 0.8, seed: 1 } }),
    "products and scaling": stateOf(cs188, { features: ["x1", "x1*x2"], scaling: "standardize" }),
    "no bias": stateOf(cs188, { bias: false }),
    "no features": stateOf(cs188, { features: [], initial: { weights: [], bias: 0.5 } }),
  };

  it.each(Object.keys(pages))("of %s", async (page) => {
    const state = pages[page];
    if (!state) throw new Error("There is such a page.");
    const { bench, practice } = practiceOn(state);
    for (const name of quizNames) {
      await practice.open(name, 5);
      expect(practice.failure).toBeNull();
      // Below it there may be lines that it is about.
      expect(askOf(question(practice).question)).toMatch(/^[^\n]*[.?](\n|$)/);
      practice.show();
      expect(quizText(question(practice).tries.solution)).not.toMatch(/NaN|undefined|Infinity/);
      practice.leave();
      expect(bench.session.state.data).toEqual(state.data);
    }
  });
});
