// @vitest-environment happy-dom
import { html } from "lit";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
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
