// @vitest-environment happy-dom
import { html } from "lit";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { lazy } from "../../../web/engine/lazy.js";
import { draftOf } from "../../../web/state/course/editor/draft.js";
import { inWay, newTask, withCheck } from "../../../web/state/course/editor/tasks.js";
import { own } from "../../../web/state/course/lessons/course-sources.js";
import "../../../web/views/course/editor/index.js";
import { courseEditor } from "../../../web/words/generated/en/courseEditor.js";
import { share } from "../../../web/words/generated/en/share.js";
import { byRole, clear, drawn, leave, press, queryRole, show, textOf, type, written } from "../mounted.js";
import { Bench } from "../state/engine.js";

beforeEach(() => localStorage.clear());
afterEach(() => {
  clear();
  vi.restoreAllMocks();
  localStorage.clear();
});

/** The editor of a course with a step of these tasks. */
async function editing(...tasks: readonly ReturnType<typeof newTask>[]) {
  const bench = Bench.ofTest();
  const draft = draftOf(bench.dispatch);
  draft.add({ title: "A", text: "B", link: "?data=and", tasks });
  await show(html`<pp-course-editor .frame=${bench.frame} .dispatch=${bench.dispatch}></pp-course-editor>`);
  await vi.waitFor(() => expect(queryRole("heading", "Step 1")).not.toBeNull());
  return draft;
}

const focused = (): string | null | undefined =>
  document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent?.trim();

test("the focus goes with an option that moves, and to Undo from what is taken away", async () => {
  const options = ["1", "2", "3"].map((say) => ({ say, wrong: "No." }));
  const draft = await editing(
    { ask: "Which?", check: { kind: "choice", options } },
    { ...withCheck(newTask("converged"), "separates"), ask: "Do." },
  );
  await press(byRole("button", "Move up: Option 3"));
  expect(focused()).toBe("Move up: Option 2");
  await press(byRole("button", "Move up: Option 2"));
  expect(draft.tasks[0]?.check).toMatchObject({ options: [{ say: "3" }, { say: "1" }, { say: "2" }] });
  await press(byRole("button", "Delete: Option 3"));
  expect(focused()).toBe("Undo");
  (document.activeElement as HTMLElement).blur();
  await press(byRole("button", "No solution"));
  expect(focused()).toBe("Undo");
});

test("where the check could not be loaded it is not said that there is nothing to fix", async () => {
  vi.spyOn(own, "load").mockRejectedValue(new TypeError("Failed to fetch"));
  await editing();
  await new Promise((resolve) => setTimeout(resolve, 500));
  await drawn();
  expect(queryRole("heading", "Steps")).not.toBeNull();
  expect(queryRole("heading", "What to fix")).toBeNull();
});

test("a solution stays as it is while it is not known what the step shows", async () => {
  vi.spyOn(own, "load").mockRejectedValue(new TypeError("Failed to fetch"));
  const draft = await editing({ ...newTask("reached"), ask: "Go.", solve: { visit: 3 } });
  await press(byRole("button", "Take what the page shows now as the solution"));
  expect(draft.tasks[0]?.solve).toEqual({ visit: 3 });
});

test("the right number of a question has no value until it is given", async () => {
  const draft = await editing({ ask: "How many?", check: inWay("number", "own") });
  const field = byRole("textbox", "The right number") as HTMLInputElement;
  expect(written(field)).toBe("");
  await type(field, "3");
  await leave(field);
  expect(draft.tasks[0]?.check).toEqual({ kind: "number", is: 3 });
});

test("near what saves the course it is said how it is handed in, by the names of what is pressed", async () => {
  await editing();
  const hint = textOf(document.querySelector(".pp-editor-hand-in"));
  expect(hint).toContain("hand in their answers");
  for (const name of [courseEditor.english.try, share.english.title]) expect(hint).toContain(`“${name}”`);
});

test("what a file has stays as it is, whatever is looked at and left", async () => {
  const lines = [{ line: "a" }, { line: "b", in: 1, swap: "ab", wrong: "No." }, { line: "c", wrong: "No." }];
  const options = [
    { say: "a", right: true },
    { say: "b", wrong: "No." },
  ] as const;
  const course = {
    title: "Everything",
    language: "gsw",
    glossary: { "clutch, clutches": "Eggs.", nest: "A nest." },
    files: { "egg.png": "data:image/png;base64,AQL/" },
    steps: [
      {
        ...{ title: "A", text: "![An egg](egg.png) **nest**[^note]", note: "So.", link: "?data=and" },
        ...{ highlight: ["stage"], hides: ["verdict"], data: { csv: "a,b,y\n1,2,0\n2,1,1\n", label: "y" } },
        tasks: [
          {
            ...{ ask: "How many?", check: { kind: "number", of: "updates", after: "epoch 2", within: 0.5 }, truth: 2 },
            wrong: [{ when: ">4", say: "No." }, { when: "-1.5..3", say: "Nearly." }, { say: "Not {answer}." }],
            ...{ right: "Yes.", hint: "Look.", solution: "{truth}", repeat: 3 },
          },
          { ask: "Which?", check: { kind: "choice", options } },
          { ask: "Which line?", check: { kind: "blank-line", lines: [{ line: "a", in: 2 }, {}], options } },
          { ask: "Order.", check: { kind: "lines", lines } },
          { ask: "Fill in.", check: { kind: "cells", visits: "2..5", blank: ["score", "weights"] } },
          { ask: "Weights?", check: { kind: "weights", is: { weights: [1, -2], bias: 0.5 } } },
          { ask: "Signs?", check: { kind: "weights", signs: ["+", "-", "0"] } },
          { ask: "Do.", check: [{ kind: "converged" }, { kind: "setting", is: "tie=correct" }], solve: "tie=correct" },
          {
            ask: "Draw.",
            check: { kind: "run-takes", of: "epochs", most: 3, examples: 4, same: true },
            solve: { end: true },
          },
        ],
      },
      { title: "B", text: "", state: { parameters: "tie=correct", data: { kind: "points", points: [[1, 2, 1]] } } },
    ],
  };
  const draft = await editing();
  draft.replace(course as unknown as typeof draft.course);
  for (const at of course.steps.keys()) {
    draft.open(at);
    await drawn();
    const fields = document.querySelectorAll<HTMLInputElement>("input:not([type=file], [type=checkbox]), textarea");
    expect(fields.length).toBeGreaterThan(at === 0 ? 50 : 3);
    for (const field of fields) {
      for (const type of ["focus", "input", "change", "blur"]) field.dispatchEvent(new Event(type, { bubbles: true }));
    }
    await drawn();
  }
  expect(draft.course).toEqual(course);
  draft.open(0);
  await drawn();
  expect(textOf(document.querySelector(".pp-editor-step > .pp-editor-also"))).toBe(
    "The file also has a table, outlined parts of the page and hidden parts of the page here. That stays as it is: change it in the file.",
  );
});

test("a word of the glossary and a reply to certain answers are written in forms", async () => {
  const draft = await editing({ ask: "How many?", check: { kind: "number", is: 3 }, wrong: "No." });
  await press(byRole("button", "Add a reply to certain answers"));
  const when = document.querySelector('[data-at="steps.0.tasks.0.wrong.0.when"] input') as HTMLInputElement;
  await type(when, "-1 – 4");
  await leave(when);
  expect(draft.tasks[0]?.wrong).toEqual([{ when: "-1..4", say: "" }, { say: "No." }]);
  expect((when as HTMLInputElement).value).toBe("−1–4");
  await type(when, "4");
  await leave(when);
  await type(document.querySelector('[data-at="steps.0.tasks.0.wrong.0.say"] textarea') as HTMLInputElement, "Nearly.");
  expect(draft.tasks[0]?.wrong).toEqual([{ when: 4, say: "Nearly." }, { say: "No." }]);
  for (const word of ["clutch", "nest"]) {
    await press(byRole("button", "Add a word"));
    const field = [...document.querySelectorAll<HTMLInputElement>('input[id^="pp-editor-word-"]')].at(
      -1,
    ) as HTMLInputElement;
    await type(field, word);
    await leave(field);
  }
  await type(document.querySelector('[data-at="glossary.nest"] textarea') as HTMLInputElement, "Of twigs.");
  expect(draft.course.glossary).toEqual({ clutch: "", nest: "Of twigs." });
});

test("once what reads courses has come after it could not be loaded, the course is checked", async () => {
  // Another file of the worker may have loaded it already: here it comes anew.
  const bring = vi.fn(() => import("../../../web/state/course/own/index.js"));
  bring.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const anew = lazy(bring);
  const before = Object.getOwnPropertyDescriptors(own);
  Object.defineProperties(own, {
    module: { configurable: true, get: () => anew.module },
    load: { configurable: true, value: anew.load },
    subscribe: { configurable: true, value: anew.subscribe.bind(anew) },
  });
  onTestFinished(() => {
    Reflect.deleteProperty(own, "subscribe");
    Object.defineProperties(own, before);
  });
  await editing();
  await vi.waitFor(() => expect(bring).toHaveBeenCalledTimes(1));
  await drawn();
  await anew.load();
  await vi.waitFor(() => expect(queryRole("heading", "What to fix")).not.toBeNull(), 10_000);
});
