import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  CourseDraft,
  type DraftCourse,
  draftOfText,
  momentOf,
  settingsBetween,
  solvedBy,
  standardised,
  stepsOfLesson,
  withImage,
  withoutUnused,
} from "../../../../../web/state/course/editor/draft.js";
import {
  type KindName,
  kindNames,
  kindOf,
  valueAt,
  wayOf,
  withValue,
} from "../../../../../web/state/course/editor/kinds.js";
import {
  checksOf,
  type DraftCheck,
  type DraftTask,
  inWay,
  momentParts,
  momentText,
  newCheck,
  newTask,
  withCheck,
  withoutCheck,
  withText,
} from "../../../../../web/state/course/editor/tasks.js";
import { fieldAt, inForm, isSameBut, showsSame } from "../../../../../web/state/course/editor/warnings.js";
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
    made.move(2, 3);
    made.move(0, -1);
    expect(titles(made)).toEqual(["a", "b", "c"]);
    made.move(0, 2);
    expect([titles(made), made.step?.title]).toEqual([["b", "c", "a"], "a"]);
    made.undo();
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
    expect(made.tasks.map((task) => [checksOf(task)[0]?.check.kind, task.ask])).toEqual([
      ["converged", ""],
      ["mistake", "Next?"],
    ]);
    made.removeTask(0);
    expect(made.course.steps.map(({ tasks = [] }) => tasks.length)).toEqual([0, 1]);
  });

  it("leave out a text that is empty", () => {
    const task = newTask("number");
    expect(withText(withText(task, "hint", "Count."), "hint", "")).toEqual(task);
  });

  it("may ask for several things that are done, and one alone is no list", () => {
    const task = newTask("setting");
    const two = withCheck(task, "separates");
    expect(checksOf(two).map(({ at, check }) => [at, check.kind])).toEqual([
      ["check.0", "setting"],
      ["check.1", "separates"],
    ]);
    expect(withoutCheck(two, "check.1")).toEqual(task);
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

  const review = (made: CourseDraft) => reviewCourse(made.course, { engine, locale: "en" });

  /** What a teacher fills into the empty texts of a form. */
  const written = (value: unknown): unknown => {
    if (value === "") return "text";
    if (value === null) return 1;
    if (Array.isArray(value)) return value.map(written);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, written(one)]));
  };

  /** What of a form has to be chosen for the examples of AND. */
  const chosen: Readonly<Partial<Record<string, DraftCheck>>> = {
    "weights own": { is: { weights: [1, 1], bias: 0 } },
    "weights signs": { signs: ["+", "+", "-"] },
    cells: { visits: "1..4" },
    features: { has: ["x1*x2"] },
    "run-takes": { of: "epochs", examples: 3 },
    separates: { kept: true },
    verdict: { is: "inseparable" },
    bound: { least: 1000 },
    target: { astray: 0, bound: 1000 },
    setting: { is: "tie=correct" },
  };

  const ways = kindNames.flatMap((kind) => kindOf(kind).ways.map(({ name }) => [kind, name] as const));

  it.each(ways)("finds nothing wrong with a task of kind %s, %s", async (kind, way) => {
    const made = withSteps("a");
    made.set({ title: "Mine" });
    const check = { ...(written(inWay(kind, way)) as DraftCheck), ...(chosen[kind] ?? chosen[`${kind} ${way}`]) };
    made.addTask({ ...newTask(kind), ask: "?", check });
    const { mistakes, advice } = await review(made);
    expect([...mistakes, ...advice].map(({ message }) => message)).toEqual([]);
    expect(wayOf(kindOf(kind), check).name).toBe(way);
  });

  it.each<[KindName, string, string]>([
    ["number", "own", "is must be a number."],
    ["weights", "own", "is.weights must be a list of numbers."],
    ["weights", "signs", "signs must have a sign for each weight, and one for the bias: 3."],
    ["cells", "only", "visits must look like 1..5."],
    ["reached", "epoch", "epoch must be a number."],
    ["bound", "only", "least must be a number."],
    ["run-takes", "most", "most must be a number."],
    ["features", "only", "has must name a feature."],
  ])("names what has not been given of a task of kind %s, %s", async (kind, way, says) => {
    const made = withSteps("a");
    made.set({ title: "Mine" });
    made.addTask({ ask: "?", check: inWay(kind, way) });
    const { mistakes } = await review(made);
    expect(mistakes.map(({ message }) => message)).toEqual([expect.stringContaining(`Step 1, task 1: check.${says}`)]);
  });

  it("asks for no sign of a bias that there is none of", async () => {
    const made = draft();
    made.replace({ title: "Mine", steps: [step("a", "?data=and&bias=false")] });
    made.addTask({ ask: "?", check: { kind: "weights", signs: ["+", "+", "-"] } });
    const { mistakes } = await review(made);
    expect(mistakes.map(({ message }) => message)).toEqual([
      "Step 1, task 1: check.signs must have a sign for each weight: 2.",
    ]);
  });

  it("names a check that is none, which the forms show all the same", async () => {
    const text = '{"title":"a","steps":[{"title":"b","text":"","tasks":[{"ask":"?","check":[null]}]}]}';
    const course = draftOfText(text);
    expect(course?.steps[0]?.tasks?.flatMap((task) => checksOf(task).map(({ check }) => check.kind))).toEqual([
      undefined,
    ]);
    const made = draft();
    made.replace(course as DraftCourse);
    const { mistakes } = await review(made);
    expect(mistakes.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^Step 1, task 1: check 1 must be of a kind: number, /),
    ]);
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
    const { mistakes, heard } = await review(made);
    expect([mistakes, heard[0]?.[0]?.truth]).toEqual([[], 1]);
  });

  it("says what is wrong by its step and task, and what the run answers", async () => {
    const made = withSteps("a", "b");
    made.setStep({ text: "Do **this**." });
    made.open(1);
    made.setStep({ text: "And [that](?data=nothing)." });
    made.addTask(newTask("mistake"));
    made.addTask({ ...newTask("number"), check: { kind: "number", of: "updates", after: "epoch 1" } });
    made.addTask(newTask("choice"));
    const { mistakes, texts, heard } = await review(made);
    expect(mistakes.map(({ message }) => message)).toEqual([
      "title must not be empty.",
      expect.stringMatching(/^Step 2: .*nothing/),
    ]);
    expect(texts[0]).toContain("<strong>this</strong>");
    expect(heard.map((tasks) => tasks.map((one) => one?.truth))).toEqual([[], [true, 2, 0]]);
  });

  it("says which texts are empty, of the author's alone, and calls each field as its form does", async () => {
    const made = withSteps("");
    made.set({ title: "Mine" });
    made.addTask(newTask("choice"));
    made.addTask({ ...newTask("choice"), ask: "?", check: { kind: "choice", options: [{ say: "a", right: true }] } });
    made.add({ title: "b", text: "" });
    const { mistakes, advice } = await review(made);
    const named = [...mistakes, ...advice].map((one) => {
      const { step, task, name, item } = fieldAt(one.field, made.course);
      return [step, task, name.name, item?.item ?? null, inForm(one, "THIS").message];
    });
    expect(named).toEqual([
      [0, 1, "option", null, "THIS must have two options at least."],
      [0, null, "title", null, "THIS is empty."],
      [0, 0, "ask", null, "THIS is empty."],
      [0, 0, "say", 1, "THIS is empty."],
      [0, 0, "say", 2, "THIS is empty."],
      [0, 0, "reply", 2, "THIS is empty."],
      [1, null, "text", null, "THIS is empty."],
    ]);
  });

  it("says that a solution does not solve, and what is lacking when it is asked", async () => {
    const made = withSteps("a");
    made.set({ title: "Mine" });
    const task: DraftTask = { ...newTask("reached"), ask: "?", check: { kind: "reached", visit: 3 } };
    made.addTask({ ...task, solve: { visit: 2 } });
    const [wrong, right] = [await review(made), await review(withTask(made, { ...task, solve: { visit: 3 } }))];
    expect(wrong.mistakes.map(({ field }) => field)).toEqual(["steps.0.tasks.0.solve"]);
    expect(right.mistakes).toEqual([]);
    expect(wrong.heard[0]?.[0]?.lacks).toEqual({ code: "goOnToVisit", made: 0, wanted: 3 });
  });

  const withTask = (made: CourseDraft, task: DraftTask): CourseDraft => {
    made.setTask(0, task);
    return made;
  };

  it("takes what the page shows as a solution, and the settings that were changed", async () => {
    const before = { ...defaultState, visit: 1 };
    const after = { ...before, visit: 4, learners: [{ kind: "averaged" as const }] };
    expect(solvedBy(after, before)).toEqual({ visit: 4, learners: [{ kind: "averaged" }] });
    const page = { now: () => ({ state: after }) };
    expect(await settingsBetween(page as never, after, before)).toBe("learner=averaged");
  });

  it("takes a setting back that is as by default again", async () => {
    const before = {
      ...defaultState,
      scaling: "standardize" as const,
      bias: false,
      learners: [{ kind: "perceptron" as const, tie: "correct" as const }],
    };
    const page = { now: () => ({ state: defaultState }) };
    const settings = await settingsBetween(page as never, defaultState, before);
    expect(settings.split("&").sort()).toEqual(["bias=true", "scaling=none", "tie=mistake"]);
    const made = draft();
    const link = "?data=and&scaling=standardize&bias=false&tie=correct";
    made.replace({ title: "Mine", steps: [{ title: "a", text: "", link }] });
    made.addTask({ ask: "?", check: { kind: "setting", is: settings } });
    expect((await review(made)).mistakes).toEqual([]);
  });

  const uneven = [
    [1, 1000, 1],
    [2, 9000, -1],
    [3, 2000, 1],
    [4, 8000, -1],
  ] as const;

  it.each([
    ["a state", { state: { data: { kind: "points", points: uneven } } }],
    ["a table", { data: { csv: `a,b,label\n${uneven.map((row) => row.join(",")).join("\n")}\n` } }],
  ] as const)("advises to standardise the features of %s, which a press does", async (_, shown) => {
    const made = draft();
    made.replace({ title: "Mine", steps: [{ title: "a", text: "", ...shown }] } as DraftCourse);
    const { advice, states } = await review(made);
    expect(advice.map(({ code }) => code)).toEqual(["uneven"]);
    const [step, state] = [made.step, states[0]];
    if (!step || !state) throw new Error("There is a step.");
    made.retake(await standardised({ now: () => ({ state }) } as never, step, state));
    const after = await review(made);
    expect([after.mistakes, after.advice]).toEqual([[], []]);
    expect(after.states[0]?.scaling).toBe("standardize");
  });
});

describe("images", () => {
  const png = "data:image/png;base64,AQL/";
  const course = { title: "A", steps: [{ title: "a", text: "See." }] };

  it("are in the course by their names, and shown at the end of the text", () => {
    const one = withImage(course, 0, "egg white (1).png", png);
    expect(one).toEqual({
      ...course,
      files: { "egg-white-1-.png": png },
      steps: [{ title: "a", text: "See.\n\n![egg-white-1-](egg-white-1-.png)" }],
    });
    const two = withImage(one, 0, "egg white (1).png", `${png}=`);
    expect(Object.keys(two.files ?? {})).toEqual(["egg-white-1-.png", "2-egg-white-1-.png"]);
  });

  it("go with the last text that names them", () => {
    const one = withImage(course, 0, "egg.png", png);
    expect(withoutUnused(one)).toBe(one);
    expect(withoutUnused({ ...one, steps: course.steps })).toEqual(course);
  });
});

describe("places within a task", () => {
  it("are read, written and taken away, and the rest stays as it is", () => {
    const task = { ask: "?", check: newCheck("choice") };
    expect(valueAt(task, "check.options.0.right")).toBe(true);
    const other = withValue(task, "check.options.1.say", "no");
    expect(valueAt(other, "check.options.1.say")).toBe("no");
    expect(Object.keys(withValue(task, "ask", "!"))).toEqual(["ask", "check"]);
    expect(valueAt(withValue(task, "check.options.0", undefined), "check.options")).toHaveLength(1);
  });

  it("tell courses that differ in one step alone", () => {
    const course: DraftCourse = { title: "a", steps: [step("a"), step("b")] };
    const other = { ...course, steps: course.steps.with(1, step("c")) };
    expect([isSameBut(course, other, 1), isSameBut(course, other, 0)]).toEqual([true, false]);
  });

  it("tell whether a step still shows what it did when it was checked", () => {
    const course = withSteps("a", "b").course;
    const [a, b] = course.steps;
    if (!a || !b) throw new Error("There are two.");
    const shows = (...steps: (typeof a)[]): boolean => showsSame(course, { ...course, steps }, 1);
    expect(shows(a, { ...b, text: "more" })).toBe(true);
    expect(shows(a, { ...b, link: "?data=or" })).toBe(false);
    expect(shows(a, { ...b, state: {} })).toBe(false);
    expect(shows(b, a)).toBe(false);
    expect(shows(a)).toBe(false);
  });
});
