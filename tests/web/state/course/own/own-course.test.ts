import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { builtIn } from "../../../../../web/state/course/lessons/course.js";
import { Progress, scoreOf } from "../../../../../web/state/course/lessons/progress.js";
import { Tutor } from "../../../../../web/state/course/lessons/tutor.js";
import * as own from "../../../../../web/state/course/own/index.js";
import type { Refusal } from "../../../../../web/state/document/reading/refusal.js";
import { defaultState } from "../../../../../web/state/document/settings.js";
import { readParameters } from "../../../../../web/state/io/parameters/index.js";
import { words } from "../../../../../web/words/generated/de/all/index.js";
import { refusals } from "../../../../../web/words/refusals.js";
import { failureText } from "../../../words/said.js";
import { endlessStream } from "../../document/endless.js";
import { Bench, cs188, engine, stateOf } from "../../engine.js";
import { MemoryStorage } from "../lessons/memory-storage.js";

beforeEach(() => vi.stubGlobal("document", { baseURI: "https://example.org/playground/" }));
afterEach(() => vi.unstubAllGlobals());

const readOwnCourse = (text: string, locale: string) => own.readOwnCourse(text, { locale, engine });
const fetchOwnCourse = (address: string, locale: string, ...more: [boolean?]) =>
  own.fetchOwnCourse(address, { locale, engine }, ...more);

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

describe("a course inside the page", () => {
  const inside = (text: string | null) =>
    vi.stubGlobal("document", {
      baseURI: "file:///home/ada/perceptron-course.html",
      querySelector: () => (text === null ? null : { textContent: text }),
    });

  it("is read without asking for anything", async () => {
    const fetched = vi.fn();
    vi.stubGlobal("fetch", fetched);
    inside(file(stepTo("?data=xor")));
    const course = await fetchOwnCourse("course-in-this-file", "en");
    expect(course.title).toBe("Week 3");
    expect(await course.source?.()).toBe(file(stepTo("?data=xor")));
    expect(fetched).not.toHaveBeenCalled();
  });

  it("is missed where there is none, and where its text is broken, all mistakes are named", async () => {
    inside(null);
    await expect(fetchOwnCourse("course-in-this-file", "en")).rejects.toThrow("could not be read");
    inside("{");
    await expect(fetchOwnCourse("course-in-this-file", "en")).rejects.toThrow("is not JSON");
  });
});

describe("what lies beside a course", () => {
  it("is asked for where the course is, and of no other site", async () => {
    const asked: string[] = [];
    const steps = [{ title: "a", text: "![An egg](egg.png)", data: { file: "data/eggs.csv" } }];
    vi.stubGlobal("fetch", async (url: URL) => {
      asked.push(url.href);
      return new Response(url.pathname.endsWith(".csv") ? "a,b,y\n1,2,no\n3,4,yes\n" : file(...steps));
    });
    const course = await fetchOwnCourse("courses/week3.json", "en");
    const at = "https://example.org/playground/courses";
    expect(asked).toEqual([`${at}/week3.json`, `${at}/data/eggs.csv`]);
    expect((await course.lessons[0]?.code.load())?.lesson.steps[0]?.text).toContain(`<img src="${at}/egg.png"`);
    steps[0] = { title: "a", text: "b", data: { file: "https://elsewhere.example/eggs.csv" } };
    await expect(fetchOwnCourse("courses/week3.json", "en")).rejects.toThrow("it is not on the site of the course");
    expect(asked).toHaveLength(3);
  });

  const texts = "![An egg](<egg white.png>) ![Another](shell.svg) [A table](eggs.csv) [A page](../index.html)";
  const steps = [{ title: "a", text: texts }, stepTo("?data=xor")];
  const site = (files: Readonly<Record<string, Response>>) =>
    vi.stubGlobal("fetch", async ({ pathname }: URL) => {
      const name = pathname.split("/").at(-1) ?? "";
      return name === "week3.json" ? new Response(file(...steps)) : (files[name] ?? new Response("", { status: 404 }));
    });
  const typed = (body: BodyInit, type: string) => new Response(body, { headers: { "content-type": type } });

  it("comes along inside its file, which needs nothing beside it: a page stays where it is", async () => {
    site({
      "egg%20white.png": typed(new Uint8Array([1, 2, 255]), "application/octet-stream"),
      "shell.svg": typed("<svg/>", "image/svg+xml"),
      "eggs.csv": typed("a,b", "text/csv; charset=utf-8"),
      "index.html": typed("", "text/html; charset=utf-8"),
    });
    const course = await fetchOwnCourse("courses/week3.json", "en");
    const whole = (await course.source?.()) ?? "";
    expect(JSON.parse(whole)).toEqual({
      title: "Week 3",
      steps,
      files: {
        "egg white.png": "data:image/png;base64,AQL/",
        "shell.svg": `data:image/svg+xml;base64,${btoa("<svg/>")}`,
        "eggs.csv": `data:text/csv;base64,${btoa("a,b")}`,
        "../index.html": "https://example.org/playground/index.html",
      },
    });
    const { lessons } = await readOwnCourse(whole, "en");
    const html = (await lessons[0]?.code.load())?.lesson.steps[0]?.text;
    expect(html).toContain('<img src="data:image/png;base64,AQL/" alt="An egg">');
    expect(html).toContain(`<a href="data:text/csv;base64,${btoa("a,b")}" download="eggs.csv">`);
    expect(html).toContain('<a href="https://example.org/playground/index.html" target="_blank" rel="noopener">');
  });

  it("is named where it cannot come along: what is missing, and what is too large", async () => {
    site({ "shell.svg": typed("-".repeat(2_000_001), "image/svg+xml"), "index.html": typed("", "text/html") });
    const course = await fetchOwnCourse("courses/week3.json", "en");
    const refused: unknown = await course.source?.().catch((error) => error);
    expect((refused as { readonly parts: readonly Refusal[] }).parts.map(({ message }) => message).sort()).toEqual([
      "There is no file egg white.png next to the course.",
      "There is no file eggs.csv next to the course.",
      "shell.svg is larger than 2 MB, the most that is read.",
    ]);
  });

  it("may be chosen together with the file of a course, and comes along then too", async () => {
    const read = (...more: readonly File[]) =>
      own.readCourseFile([new File([file(...steps.slice(0, 1))], "week3.json"), ...more], { locale: "en", engine });
    const image = new File(["<svg/>"], "shell.svg", { type: "image/svg+xml" });
    await expect(read(image)).rejects.toThrow("There is no file egg white.png next to the course.");
    const others = ["egg white.png", "eggs.csv", "../index.html"].map((name) => new File(["x"], name));
    const course = await read(image, ...others);
    expect(Object.keys(JSON.parse((await course.source?.()) ?? "").files)).toEqual([
      "egg white.png",
      "shell.svg",
      "eggs.csv",
      "../index.html",
    ]);
  });
});

describe("a teacher's course", () => {
  it("has steps of texts with the states that are linked to, or written down", async () => {
    const points = [[1, 2, 1] as const, [2, 1, -1] as const];
    const [first, second, third] = await stepsOf(
      stepTo("https://example.org/playground/?data=xor&learner=voted"),
      { title: "Four", text: "Look.", state: { data: { kind: "points", points } } },
      { title: "And now?", text: "The same." },
    );
    expect(first).toMatchObject({ heading: "Mine", text: "<p>Do <em>this</em>.</p>", tasks: [] });
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
      text: `<p>Do <em>this</em>.</p>${built.text}`,
      state: step?.state,
    });
    expect(step?.tasks.length).toBeGreaterThan(0);
    expect(step?.state).toMatchObject({ data: { name: "and" } });
  });

  it("takes it with other examples, where the link has its own, and its settings", async () => {
    const [step] = await stepsOf(stepTo("?lesson=4.2&data=or"));
    expect(step?.tasks).toEqual([]);
    expect(step?.state).toMatchObject({ data: { name: "or" }, learners: [{ tie: "correct" }], visit: 4 });
  });

  it.each([
    ["a question", [stepTo("?quiz=mistake.4")], "Step 1, link: quiz= opens something else than a step"],
    ["another course", [stepTo("?course=a.json")], "Step 1, link: course= opens something else than a step"],
    [
      "no step of a lesson",
      [stepTo("?data=or"), stepTo("?lesson=4.9")],
      "Step 2, link: Lesson 4 has 3 steps: there is no step 9.",
    ],
    ["no lesson", [stepTo("?lesson=44")], "Step 1, link: There is no lesson 44: there are 21."],
    ["no such learner", [stepTo("?learner=nobody")], "Step 1, link: learner must be one of "],
    ["no such data", [stepTo("?data=orr")], "Step 1, link: There is no dataset named “orr”: did you mean or?"],
    [
      "no such data for a step",
      [stepTo("?lesson=4.1&data=orr")],
      "Step 1, link: There is no dataset named “orr”: did you mean or?",
    ],
    [
      "another site",
      [stepTo("?data=or"), stepTo("https://elsewhere.example/playground/?data=xor")],
      "Step 2, link: This leads to another page, https://elsewhere.example/playground/. If it is a state of the playground, write only what comes after that address: ?data=xor",
    ],
    [
      "another page of this site",
      [stepTo("https://example.org/other/#top")],
      "Step 1, link: This leads to another page, https://example.org/other/: link to it in the text.",
    ],
    ["a script", [stepTo("javascript:alert(1)")], "Step 1, link: This leads to another page, javascript:alert(1): "],
    ["no state", [stepTo("exercise one")], "Step 1, link: This is no link to a state: write parameters"],
    ["a link and a state", [{ ...stepTo("?data=or"), state: {} }], "Step 1: A step has a link or a state, not both."],
    ["no text", [{ title: "Mine", link: "?data=or" }], "Step 1: text is missing."],
    ["no object", ["?data=or"], "Step 1: A step is an object with a title and a text."],
    ["no step", [], "steps must have a step."],
  ])("that leads to %s is refusals.said, and the place named", async (_, steps, reason) => {
    await expect(readOwnCourse(file(...(steps as object[])), "en")).rejects.toMatchObject({
      code: "not-valid",
      field: "course",
      message: expect.stringContaining(`In the course: ${reason}`),
    });
  });

  it.each([
    "https://example.org/playground/?data=xor",
    "https://example.org/playground/de/?data=xor#top",
    "https://example.org/playground/index.html?data=xor",
    "/playground/?data=xor",
    "?data=xor",
    "data=xor",
  ])("may link to this playground in any way: %s", async (link) => {
    const [step] = await stepsOf(stepTo(link));
    expect(step?.state).toMatchObject({ data: { name: "xor" } });
  });

  it.each(["", " ", "\n"])(
    "whose title is %j is refused: its results would be those of the lessons built in",
    async (title) => {
      const bench = Bench.ofTest(stateOf(cs188));
      const storage = new MemoryStorage();
      const tutor = new Tutor(bench.dispatch, new Progress(() => storage));
      await tutor.openFile(new Blob([JSON.stringify({ title, steps: [stepTo("?data=xor")] })]));
      bench.untilStill();
      expect(failureText(tutor.failure)).toBe("In the course: title must not be empty.");
      expect(tutor.progress.of(builtIn.id)).toEqual({});
      expect(tutor.course).toBe(builtIn);
    },
  );

  it("opens with fields that nobody knows, each of which is named", async () => {
    const bench = Bench.ofTest(stateOf(cs188));
    const tutor = new Tutor(bench.dispatch, new Progress(() => new MemoryStorage()));
    const steps = [
      { ...stepTo("?data=xor"), taks: [{ ask: "Why?" }] },
      { title: "b", text: "c", state: { dota: 1, learners: [{ kind: "margin", rate: 2 }] } },
    ];
    await tutor.openFile(new Blob([JSON.stringify({ title: "Week 3", autor: "me", steps })]));
    bench.untilStill();
    expect(tutor.failure).toBeNull();
    expect(bench.session.state).toMatchObject({ data: { name: "xor" }, ui: { course: "file" } });
    const said = [
      "In the course: There is no field named “autor”.",
      "In the course: Step 1: There is no field named “taks”: did you mean tasks?",
      "In the course: Step 2, state: There is no field named “dota”: did you mean data?",
      "In the course: Step 2, state: There is no field named “learners.0.rate”.",
    ];
    expect(bench.session.takeRefusals().map(({ message }) => message)).toEqual(said);
    expect(bench.notices.join(" ")).toBe(said.join(" "));
  });

  it("has all its mistakes named at once, of every kind and in every step, counted from 1", async () => {
    const steps = [
      stepTo("?dat=or"),
      { title: 3, link: "?data=orr&scaling=huge" },
      stepTo("?quiz=mistake.4&bias=3"),
      stepTo("https://elsewhere.example/?data=xor"),
      stepTo("?lesson=4.9"),
      stepTo("?data=xor"),
      { title: "a", text: "b", state: { bias: 3, visit: -1 } },
      null,
    ];
    const error = await readOwnCourse(JSON.stringify({ title: " ", steps }), "en").catch((cause) => cause);
    const named = error.parts.map(({ field, message }: Refusal) => [field, message]);
    expect(named).toEqual([
      ["title", "title must not be empty."],
      ["steps.0.link.dat", "Step 1, link: There is no parameter named “dat”: did you mean data?"],
      ["steps.1.title", "Step 2: title must be a text."],
      ["steps.1.text", "Step 2: text is missing."],
      ["steps.1.link.data.name", "Step 2, link: There is no dataset named “orr”: did you mean or?"],
      ["steps.1.link.scaling", expect.stringMatching(/^Step 2, link: scaling must be one of none, /)],
      ["steps.2.link", expect.stringMatching(/^Step 3, link: quiz= opens something else/)],
      ["steps.2.link.bias", "Step 3, link: bias must be true or false."],
      ["steps.3.link", expect.stringMatching(/^Step 4, link: This leads to another page, https:/)],
      ["steps.4.link", "Step 5, link: Lesson 4 has 3 steps: there is no step 9."],
      ["steps.6.state.bias", "Step 7, state: bias must be true or false."],
      ["steps.6.state.visit", "Step 7, state: visit must not be negative."],
      ["steps.7", "Step 8: A step is an object with a title and a text."],
    ]);
    expect(error.message).toBe(`In the course: ${named.map(([, message]: string[]) => message).join(" ")}`);
    const many = Array.from({ length: 90 }, () => ({ title: 3, text: "a" }));
    await expect(readOwnCourse(file(...many), "en")).rejects.toMatchObject({ parts: { length: 90 } });
  });

  it("says in German what is wrong, with the same places", async () => {
    const said = (written: string): Promise<string> =>
      readOwnCourse(written, "de").then(
        () => "nothing",
        (error) => words.room(refusals).said(error),
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
      "Abschnitt 1, Link: quiz= öffnet etwas anderes als einen Abschnitt: Verlinke es im Text.",
      "Abschnitt 2, Link: Lektion 4 hat 3 Abschnitte: Einen Abschnitt 9 gibt es nicht.",
      "Abschnitt 3, Link: Es gibt keine Lektion 44: Es sind 21.",
    ];
    expect(await said(file(...steps))).toContain(`${begins} ${places.join(" ")} Abschnitt 4, Link: `);
    expect(await said(file(...steps))).toMatch(/Abschnitt 4, Link: learner muss .* Abschnitt 5, Zustand: initial ist/);
    const both = { ...stepTo("?data=or"), state: {} };
    expect(await said(file(both))).toBe(`${begins} Abschnitt 1: Ein Abschnitt hat link oder state, nicht beides.`);
    expect(await said(file())).toBe(`${begins} steps muss einen Abschnitt haben.`);
    expect(await said(file({ title: "a" }))).toBe(`${begins} Abschnitt 1: text fehlt.`);
    expect(await said(file(stepTo("?data=orr")))).toMatch(/Abschnitt 1, Link: Es gibt keine Beispieldaten mit/);
    expect(await said(file(stepTo("https://a.example/?data=or"), stepTo("https://a.example/"), stepTo("eins")))).toBe(
      `${begins} Abschnitt 1, Link: Das führt auf eine andere Seite, https://a.example/. Wenn es ein Zustand dieser Seite ist, schreibe nur, was hinter der Adresse kommt: ?data=or Abschnitt 2, Link: Das führt auf eine andere Seite, https://a.example/: Verlinke sie im Text. Abschnitt 3, Link: Das ist kein Link auf einen Zustand: Schreibe Parameter, etwa ?data=xor.`,
    );
    expect(await said("{")).toMatch(/^Im Kurs ist etwas falsch: file ist kein JSON: /);
    const course = await readOwnCourse(
      JSON.stringify({ title: "a", steps: [{ ...stepTo("?data=or"), tusk: 1 }] }),
      "de",
    );
    expect(course.refusals.map(words.room(refusals).said)).toEqual(["Im Kurs: Abschnitt 1: Es gibt kein Feld „tusk“."]);
    const unknown = await readOwnCourse(file({ title: "a", text: "b", state: { dota: 1 } }), "de");
    expect(unknown.refusals.map(words.room(refusals).said)).toEqual([
      "Im Kurs: Abschnitt 1, Zustand: Es gibt kein Feld „dota“: Meintest du data?",
    ]);
  });

  it("leaves the page's theme and tools to the link and to whoever looks at it", async () => {
    const bench = Bench.ofTest(stateOf(cs188));
    const tutor = new Tutor(bench.dispatch, new Progress(() => new MemoryStorage()));
    bench.do({ type: "set-ui", ui: { theme: "dark" } }).do({ type: "set-ui", ui: { tool: "erase" } });
    await tutor.openFile(new Blob([file(stepTo("?data=xor"))]));
    bench.untilStill();
    expect(bench.session.state).toMatchObject({ data: { name: "xor" }, ui: { theme: "dark", tool: "erase" } });
  });

  it("lies below what its link says beside it", async () => {
    const read = readParameters(parameters("course=a.json&drawer=trace&theme=dark&seed=5"), defaultState);
    const bench = Bench.ofTest(defaultState);
    const tutor = new Tutor(bench.dispatch, new Progress(() => new MemoryStorage()));
    const text = file(stepTo("?data=xor&labels=zero-one&learner=averaged"));
    vi.stubGlobal("fetch", async () => new Response(text));
    bench.session.replaceBy(() => read);
    await tutor.arrive(read.state.ui.lesson, read.state.ui.course);
    bench.untilStill();
    expect(tutor.failure).toBeNull();
    expect(bench.session.state).toMatchObject({
      data: { name: "xor", seed: 5 },
      learners: [{ kind: "averaged" }],
      ui: { theme: "dark", drawer: "trace", labels: "zero-one", lesson: "1.1" },
    });
    expect(bench.notices).toEqual([]);
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
      message: expect.stringContaining("is larger than 10 MB, the most that is read."),
    });
    expect(endless.sent()).toBeLessThan(11_000_000);
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
