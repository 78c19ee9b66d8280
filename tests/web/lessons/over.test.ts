import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PlaygroundError } from "../../../web/engine/errors.js";
import { orRefused } from "../../../web/state/course/checks/run.js";
import { builtIn } from "../../../web/state/course/lessons/course.js";
import { gradeAnswer, solutionOf } from "../../../web/state/course/lessons/grade.js";
import { linkedStep, openLinked } from "../../../web/state/course/lessons/linked-step.js";
import { opened, partsAt } from "../../../web/state/course/lessons/opening.js";
import { plainAsks } from "../../../web/state/course/lessons/plain-ask.js";
import { Progress } from "../../../web/state/course/lessons/progress.js";
import { Tutor } from "../../../web/state/course/lessons/tutor.js";
import { readOwnCourse } from "../../../web/state/course/own/index.js";
import { examplesOf } from "../../../web/state/data/examples.js";
import { withoutStart } from "../../../web/state/document/initial-weights.js";
import { english } from "../../../web/state/document/notation/words.js";
import { problemOf, sameProblem } from "../../../web/state/document/problem.js";
import { fitProblem } from "../../../web/state/document/reading/fit-problem.js";
import { noteStep } from "../../../web/state/document/reading/without-defaults.js";
import { defaultState } from "../../../web/state/document/settings.js";
import type { PlaygroundState } from "../../../web/state/document/state.js";
import * as link from "../../../web/state/io/link/index.js";
import * as parameters from "../../../web/state/io/parameters/index.js";
import { askText } from "../../../web/words/feedback.js";
import { rightAnswer, wrongAnswer } from "../state/course/lessons/answers.js";
import { MemoryStorage } from "../state/course/lessons/memory-storage.js";
import { Bench, engine } from "../state/engine.js";
import { lessons, stepOf } from "./opened.js";

const whole = await engine.complete();

beforeEach(() => vi.stubGlobal("document", { baseURI: "https://example.org/playground/" }));
afterEach(() => vi.unstubAllGlobals());

function parametersIn(query: string) {
  const given = new URLSearchParams(query);
  return { get: (name: string) => given.get(name), names: [...given.keys()] };
}

const readQuery = (query: string) => parameters.readParameters(parametersIn(query), defaultState);

/** Every step by its place, with what it opens with. */
const steps = Array.from(lessons).flatMap(([lesson, { steps }]) =>
  steps.map((step, index) => {
    const at = { lesson, step: index + 1 };
    const own = opened(defaultState, partsAt(steps, at.step, null) ?? {}, at, null);
    return { at, name: `${lesson}.${at.step}`, step, own };
  }),
);

/** The step that a link leads to, and the state that it opens with. */
function followed(place: (typeof steps)[number], beside: string) {
  const lesson = lessons.get(place.at.lesson);
  const made = lesson && linkedStep(lesson, place.at, readQuery(`lesson=${place.name}${beside}`));
  if (!made?.parts) throw new Error(`There is no step ${place.name}.`);
  return { ...made, state: opened(defaultState, made.parts, place.at, null) };
}

/** Whether a hyperplane over the features of a state separates its examples. */
function separates({ data, features, bias, scaling }: PlaygroundState): boolean {
  const { X, count, base, label } = examplesOf(data, engine);
  const y = Array.from(label);
  const spec = { X: { data: X, shape: [count, base] as const }, y, bias, scaling, ...(features && { features }) };
  return whole.analyse(spec).separable === true;
}

/** A state without these fields, and without weights to start from: those may belong to other features. */
const without = (state: PlaygroundState, ...names: readonly (keyof PlaygroundState)[]) =>
  Object.fromEntries(
    Object.entries(withoutStart(state)).filter(([name]) => !(names as readonly string[]).includes(name)),
  );

describe("a link to a step that says something else beside it", () => {
  it("opens the step itself where it says nothing", () => {
    for (const place of steps) {
      const { state, step, parts, refusals } = followed(place, "");
      expect([place.name, state, refusals]).toEqual([place.name, place.own, []]);
      expect(step).toBe(place.step);
      expect(parts).toBe(partsAt(lessons.get(place.at.lesson)?.steps ?? [], place.at.step, null));
    }
  });

  it.each<[string, (state: PlaygroundState) => unknown, unknown, readonly (keyof PlaygroundState)[]]>([
    ["data=or", ({ data }) => data, { kind: "preset", name: "or" }, ["data", "view", "features", "initial", "order"]],
    ["visit=1", ({ visit }) => visit, 1, ["visit"]],
    ["tie=mistake&visit=1", ({ visit }) => visit, 1, ["visit", "learners"]],
    ["max-epochs=3", ({ maxEpochs }) => maxEpochs, 3, ["maxEpochs"]],
    ["scaling=min-max", ({ scaling }) => scaling, "min-max", ["scaling"]],
    ["features=x1", ({ features }) => features, ["x1"], ["features", "initial", "learners"]],
    ["order=positives-first", ({ order }) => order.kind, "positives-first", ["order"]],
    ["seed=9", ({ order }) => order.seed, 9, ["order", "data"]],
    ["bias=false", ({ bias }) => bias, false, ["bias", "initial", "learners"]],
    ["learner=averaged", ({ learners }) => learners.map(({ kind }) => kind), ["averaged"], ["learners", "ui"]],
    [
      "tie=mistake",
      ({ learners }) => learners.every((one) => !("tie" in one) || one.tie === "mistake"),
      true,
      ["learners"],
    ],
    ["drawer=trace", ({ ui }) => ui.drawer, "trace", ["ui"]],
  ])("keeps every setting of the step that it does not name: %s", (query, said, wanted, touched) => {
    for (const place of steps) {
      const { state } = followed(place, `&${query}`);
      expect([place.name, said(state)]).toEqual([place.name, wanted]);
      expect([place.name, without(state, ...touched)]).toEqual([place.name, without(place.own, ...touched)]);
    }
  });

  it("keeps what the learner of the step and its examples have beside", () => {
    const at = (name: string) => steps.find((place) => place.name === name) ?? (steps[0] as (typeof steps)[number]);
    expect(followed(at("4.1"), "&learner=averaged").state.learners).toEqual([{ kind: "averaged", tie: "correct" }]);
    expect(followed(at("13.6"), "&noise=0.3").state.data).toEqual({ ...at("13.6").own.data, noise: 0.3 });
    expect(followed(at("8.2"), "&bias=false").state.initial).toEqual({ weights: [4, 3], bias: 0 });
    const { state, refusals } = followed(at("8.2"), "&noise=0.3&margin=2");
    expect(state).toEqual(at("8.2").own);
    expect(refusals.map(({ message }) => message)).toEqual([
      "margin does nothing here: it is a setting of margin.",
      "noise does nothing here: the step has examples of its own.",
    ]);
  });

  it.each(["data=or", "features=x1", "learner=averaged", "visit=3", "data=blobs&n=12&seed=4", "seed=5"])(
    "says nothing that is not true of what is on the page: %s",
    (query) => {
      let asked = 0;
      for (const place of steps) {
        const { step, state, variant } = followed(place, `&${query}`);
        if (!step.varied) continue;
        expect(variant).not.toBe("");
        const bench = Bench.ofTest(state);
        bench.untilStill();
        const { examples, pane, position } = bench.frame;
        const moment = { frame: bench.frame, engine: whole, began: { examples, initial: pane.initial, position } };
        for (const task of step.tasks) {
          const name = `${place.name} ${query}`;
          const ofAlgorithm = /line/.test(task.checks[0]?.kind ?? "");
          expect([name, task.right, task.hint, task.solution, task.solve, task.wrong]).toEqual([
            name,
            null,
            null,
            null,
            null,
            [],
          ]);
          expect(
            plainAsks(task.checks, bench.frame)
              .map((one) => askText(one, english))
              .join(" ") !== "",
          ).toBe(!ofAlgorithm);
          const right = orRefused(() => rightAnswer(task, moment));
          // A learner that the examples are not for is refused: no answer is right then.
          if (right instanceof PlaygroundError) continue;
          // Weights may be asked for that separate what nothing separates: then none are right, and the reply says so.
          if (right === null || (task.checks[0]?.kind === "weights" && !separates(state))) continue;
          asked++;
          expect([name, gradeAnswer(task, right, moment).right]).toEqual([name, true]);
          const wrong = gradeAnswer(task, wrongAnswer(task, moment), moment);
          expect([name, wrong.right]).toEqual([name, false]);
          if (!ofAlgorithm) expect([wrong.feedback?.code, solutionOf(task, moment)?.code]).not.toContain("own");
        }
      }
      expect(asked).toBeGreaterThan(30);
    },
  );

  it("has all its questions and replies again where the link is followed without it", async () => {
    const bench = Bench.ofTest(defaultState);
    const tutor = new Tutor(bench.dispatch, new Progress(() => new MemoryStorage()));
    const arrives = async (query: string): Promise<void> => {
      bench.session.replaceBy(() => readQuery(query));
      await openLinked(bench.session, "en");
      bench.untilStill();
      await tutor.arrive(bench.session.state.ui.lesson, null, tutor.opened !== null);
    };
    await arrives("lesson=4.1&data=or");
    expect(bench.session.state).toMatchObject({ data: { name: "or" }, learners: [{ tie: "correct" }] });
    expect(tutor.opened?.step).toMatchObject({ varied: true, tasks: [{ ask: null, solution: null }] });
    await tutor.answer(0);
    expect(tutor.opened?.tries).toMatchObject([{ state: "right", feedback: { code: "right", why: null } }]);
    await arrives("lesson=4.1");
    expect(bench.session.state).toMatchObject({ data: { name: "and" }, learners: [{ tie: "correct" }] });
    expect(tutor.opened?.step).toBe(stepOf(4, 1));
    expect(tutor.opened?.tries).toMatchObject([{ state: "open", count: 0 }]);
    await arrives("lesson=4.1&data=or");
    expect(tutor.opened?.tries).toMatchObject([{ state: "right", count: 1 }]);
    // Its next step has no examples of its own.
    await arrives("lesson=4.2&data=or");
    await tutor.open({ lesson: 4, step: 3 });
    expect(tutor.opened?.step.varied).toBe(true);
    await tutor.open({ lesson: 4, step: 2 });
    expect(tutor.opened?.step).toBe(stepOf(4, 2));
  });

  it("is the step as it is written after what it asks to be done, for who comes back", async () => {
    const progress = new Progress(() => new MemoryStorage());
    const ofPage = async (query: string, again: boolean) => {
      const bench = Bench.ofTest(defaultState);
      const tutor = new Tutor(bench.dispatch, progress);
      bench.session.replaceBy(() => readQuery(query));
      await tutor.arrive(bench.session.state.ui.lesson, null, again);
      return tutor.opened;
    };
    progress.note("", "7.3.1", { count: 1, state: "right" });
    expect((await ofPage("lesson=7.3&tie=positive&visit=9", true))?.step).toBe(stepOf(7, 3));
    expect((await ofPage("lesson=7.3&tie=positive", false))?.step.varied).toBe(true);
  });
});

describe("a state that is given as an object", () => {
  it("lies over the step that it names, unless it says the whole problem", async () => {
    const bench = Bench.ofTest(defaultState);
    const set = async (value: object): Promise<PlaygroundState> => {
      bench.session.replaceBy((present) => parameters.readOverStep(value, present));
      await openLinked(bench.session, "en");
      return bench.session.state;
    };
    const step = await set({ ui: { lesson: "4.1" } });
    expect(step).toMatchObject({ data: { name: "and" }, learners: [{ tie: "correct" }] });
    const other = await set({ data: { kind: "preset", name: "or" }, ui: { lesson: "4.1" } });
    expect(other).toMatchObject({ data: { name: "or" }, learners: [{ tie: "correct" }] });
    const own = { ...other, learners: [{ kind: "perceptron" as const }] };
    expect(await set(own)).toEqual(own);
  });

  it("that cannot be read leaves nothing to a step", () => {
    const throwing = {
      get ui(): never {
        throw new Error("no");
      },
    };
    expect(parameters.readOverStep(throwing)).toMatchObject({ state: { ui: { lesson: null } }, over: undefined });
    for (const value of [null, 3, "lesson", [], { ui: "4.1" }])
      expect(parameters.readOverStep(value).over).toBeUndefined();
  });

  it("is a step of a teacher’s course the same way", async () => {
    const file = (one: object) => JSON.stringify({ title: "Mine", steps: [{ title: "a", text: "b", ...one }] });
    const made = async (one: object) => {
      const [entry] = (await readOwnCourse(file(one), { locale: "en", engine })).lessons;
      return (await entry?.code.load())?.lesson.steps[0];
    };
    const written = await made({ state: { data: { kind: "preset", name: "or" }, ui: { lesson: "4.1" } } });
    const linked = await made({ link: "?lesson=4.1&data=or" });
    expect(written).toEqual(linked);
    expect(written).toMatchObject({ varied: true, state: { learners: [{ tie: "correct" }] } });
  });
});

describe("the link to what is on the page in a step", () => {
  it("is read as that again, whatever has been set to its default since", async () => {
    const changes: readonly Partial<PlaygroundState>[] = [
      {},
      { visit: 0 },
      { learners: [{ kind: "perceptron" }] },
      { data: { kind: "preset", name: "or" }, initial: null },
      { ...problemOf(defaultState), visit: 0 },
    ];
    for (const { at, name, own } of steps) {
      noteStep(own);
      for (const change of changes) {
        const { features: _, ...rest } = own;
        const state = fitProblem({ ...("data" in change ? rest : own), ...change } as PlaygroundState);
        const href = link.linkOf(state, { href: "https://example.org/", speaks: false }, parameters) ?? "";
        const [, query = "", hash = ""] = /^[^?#]*(\?[^#]*)?(#.*)?$/.exec(href) ?? [];
        const given = parametersIn(query);
        const read = hash
          ? link.readAddress(hash, given, defaultState, parameters)
          : parameters.readParameters(given, defaultState);
        const lesson = lessons.get(at.lesson);
        const made = lesson && linkedStep(lesson, at, read);
        const back = made?.parts ? opened(defaultState, made.parts, at, null) : read.state;
        const same = sameProblem(problemOf(back), problemOf(state)) && back.visit === state.visit;
        expect([name, href, same]).toEqual([name, href, true]);
      }
    }
    expect(builtIn.lessons.length).toBe(lessons.size);
    const [own] = steps.flatMap((place) => (place.name === "4.1" ? [place.own] : []));
    expect(own && parameters.parametersOf({ ...own, visit: 4 })).toEqual({
      parameters: { data: "and", learner: "perceptron", tie: "correct", lesson: "4.1", visit: "4" },
      left: [],
    });
  });
});
