import { afterEach, describe, expect, it, vi } from "vitest";
import { defaultState } from "../../../../web/state/document/defaults.js";
import { builtIn } from "../../../../web/state/lessons/course.js";
import { fetchOwnCourse, readOwnCourse } from "../../../../web/state/lessons/own/index.js";
import { Progress, scoreOf } from "../../../../web/state/lessons/progress.js";
import { Tutor } from "../../../../web/state/lessons/tutor.js";
import { readParameters } from "../../../../web/state/parameters/index.js";
import { refused } from "../../../../web/words/de/refusals/refused.js";
import { failureText } from "../../words/said.js";
import { endlessStream } from "../document/endless.js";
import { Bench, cs188, stateOf } from "../engine.js";
import { MemoryStorage } from "./memory-storage.js";

afterEach(() => vi.unstubAllGlobals());

function parameters(query: string) {
  const given = new URLSearchParams(query);
  return { get: (name: string) => given.get(name), names: [...given.keys()] };
}

const stepTo = (link: string, title = "Mine") => ({ title, text: "Do *this*.", link });

/** The file of a course of such steps. */
function file(...steps: readonly object[]): string {
  return JSON.stringify({ title: "Week 3", steps });
}

async function stepsOf(...steps: readonly object[]) {
  const [lesson] = (await readOwnCourse(file(...steps), "en")).lessons;
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
    ["no lesson", [stepTo("?lesson=44")], "steps.0.link: there is no lesson 44."],
    ["no such learner", [stepTo("?learner=nobody")], "steps.0.link: "],
    ["a link and a state", [{ ...stepTo("?data=or"), state: {} }], "steps.0 has a link or a state, not both."],
    ["no text", [{ title: "Mine", link: "?data=or" }], "steps.0.text is missing."],
    ["no step", [], "steps must have a step."],
  ])("that leads to %s is refused, and the place named", async (_, steps, reason) => {
    await expect(readOwnCourse(file(...steps), "en")).rejects.toMatchObject({
      code: "not-valid",
      field: "course",
      message: expect.stringContaining(`In the course, ${reason}`),
    });
  });

  it.each(["", " ", "\n"])(
    "whose title is %j is refused: its results would be those of the lessons built in",
    async (title) => {
      const bench = Bench.ofTest(stateOf(cs188));
      const storage = new MemoryStorage();
      const tutor = new Tutor(bench.dispatch, new Progress(() => storage));
      await tutor.openFile(new Blob([JSON.stringify({ title, steps: [stepTo("?data=xor")] })]));
      bench.untilStill();
      expect(failureText(tutor.failure)).toBe("In the course, title must not be empty.");
      expect(tutor.progress.of(builtIn.id)).toEqual({});
      expect(tutor.course).toBe(builtIn);
    },
  );

  it("opens with fields that nobody knows, each of which is named", async () => {
    const bench = Bench.ofTest(stateOf(cs188));
    const tutor = new Tutor(bench.dispatch, new Progress(() => new MemoryStorage()));
    const steps = [
      { ...stepTo("?data=xor"), tasks: [{ ask: "Why?" }] },
      { title: "b", text: "c", state: { dota: 1, learners: [{ kind: "margin", rate: 2 }] } },
    ];
    await tutor.openFile(new Blob([JSON.stringify({ title: "Week 3", autor: "me", steps })]));
    bench.untilStill();
    expect(tutor.failure).toBeNull();
    expect(bench.session.state).toMatchObject({ data: { name: "xor" }, ui: { course: "file" } });
    const said = [
      "In the course: There is no field named “autor”.",
      "In the course: There is no field named “steps.0.tasks”.",
      "In the course: steps.1.state: There is no field named “dota”: did you mean data?",
      "In the course: steps.1.state: There is no field named “learners.0.rate”.",
    ];
    expect(bench.session.takeRefusals().map(({ message }) => message)).toEqual(said);
    expect(bench.notices.join(" ")).toBe(said.join(" "));
  });

  it("that is wrong in several places has them all named, up to five", async () => {
    const steps = [stepTo("?dat=or"), stepTo("?quiz=mistake.4"), stepTo("?data=or&learner=nobody&scaling=huge")];
    await expect(readOwnCourse(file(...steps), "en")).rejects.toMatchObject({
      message: expect.stringMatching(/^In the course, steps\.0\.link: .*steps\.1\.link: .*steps\.2\.link: .*scaling/),
    });
    const many = Array.from({ length: 9 }, () => ({ title: 3, text: "a" }));
    await expect(readOwnCourse(file(...many), "en")).rejects.toMatchObject({
      message: expect.stringMatching(/steps\.4\.title must be a text\. There are 4 more mistakes\.$/),
    });
  });

  it("says in German what is wrong, with the same places", async () => {
    const said = (written: string): Promise<string> =>
      readOwnCourse(written, "de").then(
        () => "nothing",
        (error) => refused(error),
      );
    const begins = "Im Kurs ist etwas falsch:";
    const steps = [
      stepTo("?quiz=mistake.4"),
      stepTo("?lesson=4.9"),
      stepTo("?lesson=44"),
      stepTo("?data=or&learner=nobody"),
      { title: "a", text: "b", state: { initial: 3 } },
    ];
    const places = [
      "steps.0.link: quiz= öffnet etwas anderes als einen Abschnitt: Verlinke es im Text.",
      "steps.1.link: In Lektion 4 gibt es keinen Abschnitt 9.",
      "steps.2.link: Es gibt keine Lektion 44.",
    ];
    expect(await said(file(...steps))).toContain(`${begins} ${places.join(" ")} steps.3.link: `);
    expect(await said(file(...steps))).toMatch(
      /steps\.3\.link: learners\.0\.kind muss .* steps\.4\.state: initial ist/,
    );
    const many = Array.from({ length: 7 }, () => ({ title: 3, text: "a" }));
    expect(await said(file(...many))).toBe(
      `${begins} ${[0, 1, 2, 3, 4].map((at) => `steps.${at}.title muss ein Text sein.`).join(" ")} Außerdem gibt es noch 2 weitere Fehler.`,
    );
    const both = { ...stepTo("?data=or"), state: {} };
    expect(await said(file(both))).toBe(`${begins} steps.0 hat einen Link oder einen Zustand, nicht beides.`);
    expect(await said(file())).toBe(`${begins} steps muss einen Abschnitt haben.`);
    expect(await said(file({ title: "a" }))).toBe(`${begins} steps.0.text fehlt.`);
    expect(await said("{")).toMatch(/^Im Kurs ist etwas falsch: file ist kein JSON: /);
    const course = await readOwnCourse(
      JSON.stringify({ title: "a", steps: [{ ...stepTo("?data=or"), task: 1 }] }),
      "de",
    );
    expect(course.refusals.map(refused)).toEqual(["Im Kurs: Es gibt kein Feld „steps.0.task“."]);
    const unknown = await readOwnCourse(file({ title: "a", text: "b", state: { dota: 1 } }), "de");
    expect(unknown.refusals.map(refused)).toEqual([
      "Im Kurs: steps.0.state: Es gibt kein Feld „dota“: Meintest du data?",
    ]);
  });

  it("leaves the page's theme and tools to the link and to whoever looks at it", async () => {
    const bench = Bench.ofTest(stateOf(cs188));
    const tutor = new Tutor(bench.dispatch, new Progress(() => new MemoryStorage()));
    bench.do({ type: "set-theme", theme: "dark" }).do({ type: "set-tool", tool: "erase" });
    await tutor.openFile(new Blob([file(stepTo("?data=xor"))]));
    bench.untilStill();
    expect(bench.session.state).toMatchObject({ data: { name: "xor" }, ui: { theme: "dark", tool: "erase" } });
  });

  it("names what is said beside it and does nothing", async () => {
    const { state } = readParameters(parameters("course=a.json&drawer=trace&theme=dark&labels=zero-one"), defaultState);
    const bench = Bench.ofTest(state);
    const tutor = new Tutor(bench.dispatch, new Progress(() => new MemoryStorage()));
    const text = file(stepTo("?data=xor&labels=zero-one"));
    vi.stubGlobal("document", { baseURI: "https://example.org/" });
    vi.stubGlobal("fetch", async () => new Response(text));
    await tutor.arrive(state.ui.lesson, state.ui.course);
    bench.untilStill();
    expect(tutor.failure).toBeNull();
    expect(bench.session.state).toMatchObject({ data: { name: "xor" }, ui: { theme: "dark", drawer: null } });
    expect(bench.notices).toEqual(["drawer does nothing here: the step of the course says it."]);
    const beside = readParameters(parameters("course=a.json&quiz=mistake.4&dota=1"), defaultState);
    expect(beside.refusals.map(({ message }) => message)).toEqual([
      "There is no parameter named “dota”: did you mean data?",
      "course does nothing here: quiz opens a question.",
    ]);
  });

  it.each([
    ["with a length that it tells", { "content-length": "999999999" }],
    ["without a length", undefined],
  ])("that a server never stops sending is read no further than fits, %s", async (_, headers) => {
    const endless = endlessStream();
    vi.stubGlobal("document", { baseURI: "https://example.org/" });
    vi.stubGlobal("fetch", async () => new Response(endless.stream, { headers: headers ?? {} }));
    await expect(fetchOwnCourse("a.json", "en")).rejects.toMatchObject({
      code: "load-failed",
      message: expect.stringContaining("is larger than 2 MB, the most that is read."),
    });
    expect(endless.sent()).toBeLessThan(3_000_000);
    expect(endless.ended()).toBe(true);
  });

  it("has its answers judged, told and kept as its own", async () => {
    const bench = Bench.ofTest(stateOf(cs188));
    const storage = new MemoryStorage();
    const tutor = new Tutor(bench.dispatch, new Progress(() => storage));
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
