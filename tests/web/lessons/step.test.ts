// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { tutorOf } from "../../../web/state/course/lessons/tutor.js";
import type { PlaygroundState } from "../../../web/state/document/state.js";
import type { Intent } from "../../../web/state/runs/intent.js";
import { requestTurn } from "../../../web/ui/page/turn-request.js";
import { board, render } from "../../../web/views/lessons/index.js";
import type { PpLesson } from "../../../web/views/lessons/pp-lesson.js";
import { lessons } from "../../../web/words/generated/en/lessons.js";
import { pointsOf } from "../../rows.js";
import { GuidedPage } from "../guided-page.js";
import { allByRole, byRole, clear, drawn, press, queryRole, textOf } from "../mounted.js";

const say = lessons.english;

/** The page around a lesson that is open, drawn anew with every frame. */
class Page extends GuidedPage {
  constructor(lesson: string, problem: Partial<PlaygroundState> = {}) {
    super({ render, board }, { lesson }, problem);
  }
}

const heading = (): string => textOf(document.querySelector("h2"));
const page = (): Element | null => document.querySelector(".pp-app");
const said = (): string => textOf(document.querySelector(".pp-task-said"));

async function write(text: string): Promise<void> {
  const field = byRole("textbox") as HTMLInputElement;
  field.value = text;
  field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
  await drawn();
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  clear();
  localStorage.clear();
});

describe("a table of visits", () => {
  const three = pointsOf("0 0 -1; 1 0 1; 0 1 2");

  it.each(["perceptron", "multiclass"] as const)(
    "on examples of three classes says why there is none: %s",
    async (kind) => {
      const opened = new Page("6.2", { data: { kind: "points", points: three }, learners: [{ kind }] });
      await opened.until(() => document.querySelector(".pp-answer-none"));
      expect(document.querySelector(".pp-answer-table")).toBeNull();
      const said = textOf(document.querySelector(".pp-answer-none"));
      expect(said).toMatch(/^This question doesn’t suit what is on the page\. \S.*\.$/);
    },
  );
});

describe("the step that is open", () => {
  it("says where undo has gone on to what was there before it, and leads back", async () => {
    const page = new Page("1.2");
    const { dispatch, session } = page.bench;
    await page.until(() => heading() !== "");
    await tutorOf(dispatch).open({ lesson: 1, step: 3 });
    const back = () => queryRole("button", say.again);
    await page.until(() => page.bench.session.state.ui.lesson === "1.3" && document.querySelector(".pp-lesson-behind"));
    expect(back()).toBeNull();
    const own = session.state.data;
    page.bench.do({ type: "undo" });
    await page.until(back);
    await press(byRole("button", say.again));
    await page.until(() => !back());
    expect(session.state.data).toEqual(own);
  });

  it("is where its history begins, where a link has led to it", async () => {
    const page = new Page("1.2");
    const { dispatch, session } = page.bench;
    await tutorOf(dispatch).open({ lesson: 1, step: 3 });
    session.clearHistory();
    await page.until(() => document.querySelector(".pp-lesson-behind"));
    expect(queryRole("button", say.again)).toBeNull();
  });

  it("asks for as many weights as it has to be answered with, more than the page has features", async () => {
    const opened = new Page("15.3");
    await opened.until(() => document.querySelector(".pp-answer > .pp-line"));
    expect(Array.from(document.querySelectorAll(".pp-answer > .pp-line"), textOf)).toEqual(["w₁", "w₂", "w₃"]);
  });

  it("takes weights that are dragged as the answer where more than one is right, and leaves it with undo", async () => {
    const fields = () =>
      Array.from(document.querySelectorAll<HTMLInputElement>(".pp-answer input"), ({ value }) => value);
    const start: Intent = { type: "configure", initial: { weights: [2, 2, -4], bias: -1.5 }, stroke: 1 };
    const opened = new Page("18.2");
    await opened.until(() => fields().length === 4);
    expect(fields()).toEqual(["", "", "", ""]);
    opened.bench.do(start);
    await opened.until(() => fields()[0] !== "");
    expect(fields()).toEqual(["2", "2", "−4", "−1.5"]);
    await press(byRole("button", "Check"));
    await opened.until(() => said().includes("All four are right"));

    const one = new Page("5.1");
    await one.until(() => fields().length === 2);
    one.bench.do({ ...start, initial: { weights: [2, 1], bias: 0 } });
    await one.draw();
    await drawn();
    expect(fields()).toEqual(["", ""]);
  });

  it("names the example that comes next where it asks for a prediction, also after other visits", async () => {
    const opened = new Page("3.3");
    const next = () => textOf(document.querySelector(".pp-answer-next"));
    await opened.until(() => next() === "Example 1 comes next.");
    await press(byRole("button", "No mistake"));
    await opened.until(() => next() === "Example 2 comes next.");
    opened.bench.do({ type: "step" });
    await opened.until(() => next() === "Example 3 comes next.");
  });

  it.each([
    ["4.1", "5.4", "typed"],
    ["6.5", "6.6", "chosen"],
  ])("goes from %s to %s without what was %s there", async (from, to) => {
    const opened = new Page(from);
    const field = () => document.querySelector<HTMLInputElement>(".pp-answer input");
    const answer = (one: HTMLInputElement) => (one.type === "radio" ? one.checked : one.value);
    await opened.until(field);
    const before = heading();
    const first = field() as HTMLInputElement;
    const empty = answer(first);
    if (first.type === "radio") first.checked = true;
    else first.value = "7";
    opened.bench.do({ type: "set-ui", ui: { lesson: to } });
    await opened.until(() => heading() !== before && field());
    expect(answer(field() as HTMLInputElement)).toBe(empty);
  });

  it("says what it is about, and what it needs, there and on the page", async () => {
    const opened = new Page("4.1");
    await opened.until(() => heading() === "A tie at the start");
    expect(textOf(document.querySelector(".pp-needs"))).toBe("the visit button, the weights");
    expect(page()?.getAttribute("data-highlight")).toBe("visit weights");
    expect(page()?.hasAttribute("data-guide")).toBe(true);
    expect(byRole("button", /^Step 1: A tie/).getAttribute("aria-current")).toBe("step");
  });

  it("tells a wrong answer what it would do, a right one why, and the page around both", async () => {
    const opened = new Page("4.1");
    await opened.until(() => queryRole("textbox"));
    await write("2");
    await opened.until(() => said() !== "");
    expect(said()).toContain("nothing changes it");
    await write("0");
    await opened.until(() => queryRole("textbox") === null);
    expect(said()).toContain("None. At every visit");
    expect(opened.bench.frame.pane.epoch).toBe(1);
    expect(opened.heard).toMatchObject([
      { lesson: 4, step: 1, task: 1, kind: "number", right: false, tries: 1 },
      { lesson: 4, step: 1, task: 1, kind: "number", right: true, tries: 2 },
    ]);
  });

  it("takes no text for a number", async () => {
    const opened = new Page("4.1");
    await opened.until(() => queryRole("textbox"));
    await write("many");
    expect(opened.heard).toEqual([]);
    expect(document.activeElement).toBe(byRole("textbox"));
  });

  it("has a hint after the second try, and the solution after the third, from which one can go on", async () => {
    const opened = new Page("4.1");
    await opened.until(() => queryRole("textbox"));
    // They are read out where the place that tells them has been there before.
    const telling = allByRole("status");
    const hints = () =>
      Array.from(document.querySelectorAll(".pp-task-hint"))
        .filter((hint) => telling.some((one) => one.contains(hint)))
        .map(textOf);
    for (const [tries, begins] of [
      [1, undefined],
      [2, say.hint],
      [3, `${say.solution} 0.`],
    ] as const) {
      await write("3");
      await opened.until(() => opened.heard.length === tries);
      expect(hints()[0]?.startsWith(begins ?? "") ?? begins === undefined).toBe(true);
      expect(hints()).toHaveLength(tries === 1 ? 0 : 1);
    }
    byRole("button", say.goOn).click();
    await opened.until(() => queryRole("button", say.goOn) === null);
    expect(opened.bench.frame.pane.epoch).toBe(1);
  });

  it("is turned by its buttons and keys, and its heading has the focus then", async () => {
    const opened = new Page("4.1");
    await opened.until(() => heading() === "A tie at the start");
    expect(document.activeElement).toBe(document.body);
    byRole("button", "Skip 1 question").click();
    await opened.until(() => heading() === "Converged");
    await opened.until(() => document.activeElement === document.querySelector("h2"));
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "[" }));
    await opened.until(() => heading() === "A tie at the start");
  });

  it("goes on press by press where a lecture asks for it: the solution, what follows, and the next step", async () => {
    const opened = new Page("4.2");
    await opened.until(() => allByRole("radio").length === 3);
    const on = (): boolean => requestTurn(document.querySelector("pp-lesson") as Element, 1);
    expect(on()).toBe(true);
    await opened.until(() => textOf(document.querySelector(".pp-task")).includes(say.solution));
    expect(heading()).toBe("Converged");
    on();
    await opened.until(() => document.querySelector(".pp-lesson-next.pp-button-primary"));
    expect(heading()).toBe("Converged");
    on();
    await opened.until(() => heading() !== "Converged");
    expect(requestTurn(document.querySelector("pp-lesson") as Element, -1)).toBe(true);
    await opened.until(() => heading() === "Converged");
  });

  it("shows the choices of a question, and marks a step that is done", async () => {
    const opened = new Page("4.2");
    await opened.until(() => allByRole("radio").length === 3);
    allByRole("radio")[2]?.click();
    byRole("button", "Check").click();
    await opened.until(() => queryRole("button", /^Step 2: .*, done$/));
  });

  it("has the sentence to keep and the sources at the end of the lesson", async () => {
    const opened = new Page("4.3");
    await opened.until(() => heading() === "One more sign");
    const keep = document.querySelector<HTMLDetailsElement>(".pp-lesson-keep");
    expect(keep?.open).toBe(false);
    expect(textOf(keep?.querySelector("summary") ?? null)).toBe(`${say.think} ${say.ours}`);
    expect(textOf(keep)).toContain(`${say.remember} From weights of 0 every score is 0`);
    expect(textOf(document.querySelector(".pp-lesson > .pp-lesson-note:last-child"))).toContain("(4.2)");
  });

  it("leads from the mark in the text to the note, and back", async () => {
    const opened = new Page("1.2");
    await opened.until(() => queryRole("doc-footnote"));
    const [mark, note] = [byRole("doc-noteref", "Note"), byRole("doc-footnote")];
    const address = location.href;
    const folded = (): boolean | undefined => !note.closest("details")?.open;
    expect(folded()).toBe(true);
    mark.click();
    expect(folded()).toBe(false);
    expect(document.activeElement).toBe(note);
    const back = byRole("doc-backlink", say.noteBack);
    expect(note.contains(back)).toBe(true);
    back.click();
    expect(document.activeElement).toBe(mark);
    expect(location.href).toBe(address);
  });

  it("leaves no mark on the page once it is left", async () => {
    const opened = new Page("4.1");
    await opened.until(() => heading() === "A tie at the start");
    byRole("button", say.leave).click();
    await opened.draw();
    expect(opened.bench.session.state.ui.lesson).toBeNull();
    document.querySelector("pp-lesson")?.remove();
    expect(page()?.hasAttribute("data-guide")).toBe(false);
    expect(page()?.hasAttribute("data-highlight")).toBe(false);
  });

  it("shows what it needs on the page that it has been moved to", async () => {
    const opened = new Page("4.1");
    await opened.until(() => heading() === "A tie at the start");
    const before = page();
    const after = document.createElement("div");
    after.className = "pp-app";
    document.body.append(after);
    const step = document.querySelector<PpLesson>("pp-lesson");
    if (step) after.append(step);
    step?.requestUpdate();
    await step?.updateComplete;
    expect([before, after].map((one) => one?.getAttribute("data-highlight"))).toEqual([null, "visit weights"]);
    expect([before, after].map((one) => one?.hasAttribute("data-guide"))).toEqual([false, true]);
    after.remove();
  });

  it("says that there is no such step", async () => {
    const opened = new Page("4.9");
    await opened.until(() => queryRole("alert"));
    expect(textOf(byRole("alert"))).toBe("Lesson 4 has 3 steps: there is no step 9.");
  });
});
