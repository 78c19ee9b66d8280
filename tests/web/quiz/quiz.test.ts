// @vitest-environment happy-dom

import { html } from "lit";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { challengeNames, challenges } from "../../../web/state/course/challenges/index.js";
import { type QuizName, quizKind, quizNames } from "../../../web/state/course/questions/kinds/index.js";
import type { OpenedQuiz } from "../../../web/state/course/questions/opened.js";
import { practiceOf } from "../../../web/state/course/questions/practice.js";
import { testOf } from "../../../web/state/course/questions/rounds/round.js";
import { defaultState } from "../../../web/state/document/settings.js";
import type { PlaygroundState } from "../../../web/state/document/state.js";
import type { Intent } from "../../../web/state/runs/intent.js";
import { board, render } from "../../../web/views/quiz/index.js";
import type { PageTargetName } from "../../../web/views/shared/needs/page-targets.js";
import { offers } from "../../../web/words/generated/en/offers.js";
import { practice } from "../../../web/words/generated/en/practice.js";
import { quiz } from "../../../web/words/generated/en/quiz.js";
import { targets } from "../../../web/words/generated/en/targets.js";
import { GuidedPage } from "../guided-page.js";
import { allByRole, byRole, clear, drawn, press, queryRole, show, textOf } from "../mounted.js";
import { cs188, stateOf } from "../state/engine.js";

const say = quiz.english;

/** The page around a question that is open, drawn anew with every frame. */
class Page extends GuidedPage {
  constructor(quiz: string, problem: Partial<PlaygroundState> = {}) {
    super({ render, board }, { quiz }, problem);
  }

  get opened(): OpenedQuiz {
    const { opened } = practiceOf(this.bench.dispatch);
    if (!opened || !("question" in opened)) throw new Error("A question is open.");
    return opened;
  }

  get truth() {
    const { engine } = practiceOf(this.bench.dispatch);
    const { question, at } = this.opened;
    if (!engine) throw new Error("All of the engine has come.");
    return quizKind(at.quiz).truth(question, engine);
  }
}

const heading = (): string => textOf(document.querySelector("h2"));
const said = (): string => textOf(document.querySelector(".pp-task-said"));

/** Writes into the fields of the form, in their order. */
async function write(...texts: readonly string[]): Promise<void> {
  for (const [k, field] of (allByRole("textbox") as HTMLInputElement[]).entries()) {
    field.value = texts[k] ?? "";
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  await drawn();
}

async function check(): Promise<void> {
  await press(byRole("button", "Check"));
}

/** Gives an answer with what a keyboard has. */
async function answer(kind: QuizName, given: unknown): Promise<void> {
  if (kind === "mistake") return press(byRole("button", given ? "A mistake" : "No mistake"));
  if (Array.isArray(given)) {
    if (kind === "inseparable") {
      const label = byRole("radio", given[2] > 0 ? "+1" : "−1") as HTMLInputElement;
      label.checked = true;
      label.dispatchEvent(new Event("input", { bubbles: true }));
      await drawn();
    }
    await write(...(kind === "start" ? [given.join(" ")] : given.map(String)));
  } else {
    const choice = allByRole("radio")[Number(given)] as HTMLInputElement;
    choice.checked = true;
    choice.dispatchEvent(new Event("change", { bubbles: true }));
    await drawn();
  }
  await check();
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  clear();
  localStorage.clear();
});

describe("a question beside the stage", () => {
  it("begins without what was typed into the one before", async () => {
    const page = new Page("weights.2");
    await page.until(() => document.querySelector(".pp-task-ask"));
    const values = () => (allByRole("textbox") as HTMLInputElement[]).map(({ value }) => value);
    await write("7", "7", "7");
    expect(new Set(values())).toEqual(new Set(["7"]));
    await press(byRole("button", say.next));
    await page.until(() => page.opened.at.seed === 3);
    expect(new Set(values())).toEqual(new Set([""]));
  });

  it.each(quizNames)("of %s is answered with keys alone, and tells the page around", async (kind) => {
    const page = new Page(`${kind}.2`);
    await page.until(() => document.querySelector(".pp-task-ask"));
    expect(heading()).toBe(practice.english.titles[kind]);
    await answer(kind, page.truth);
    await page.until(() => said() !== "");
    expect(said()).toMatch(/^✓ .+\.$/);
    expect(page.heard).toEqual([expect.objectContaining({ kind, seed: 2, right: true, tries: 1 })]);
    expect(textOf(document.querySelector(".pp-quiz-score"))).toBe(
      practice.english.score({ right: 1, tries: 1, streak: 1 }),
    );
    expect(document.activeElement).toBe(byRole("button", say.next));
    await press(byRole("button", say.next));
    await page.until(() => page.opened.at.seed === 3);
    expect(document.activeElement).toBe(document.querySelector("h2"));
  });

  it("has a hint after the second wrong answer and the solution after the third", async () => {
    const page = new Page("weights.2");
    await page.until(() => queryRole("textbox", "b"));
    const telling = allByRole("status");
    for (const tries of [1, 2, 3]) {
      expect(queryRole("button", say.showSolution)).toBeNull();
      const hint = document.querySelector(".pp-task-hint");
      expect(hint !== null).toBe(tries > 2);
      // It is read out: the place that tells it has been there since the question.
      if (hint) expect(telling.some((one) => one.contains(hint))).toBe(true);
      await write("900", "800", "700");
      await check();
    }
    await press(byRole("button", say.showSolution));
    const solution = textOf(document.querySelector(".pp-task-hint"));
    expect(solution).toMatch(/^Solution: w₁ = −?\d+, w₂ = −?\d+, b = −?\d+\. Example/);
    expect(queryRole("textbox")).toBeNull();
  });

  it("a square is read out as one, not as one more digit", async () => {
    const page = new Page("feature.1");
    await page.until(() => queryRole("radiogroup"));
    const { question } = page.opened;
    const options = question.kind === "feature" ? question.options : [];
    expect(options).toContain("x1^2*x2");
    expect(queryRole("radio", "x₁²x₂")).not.toBeNull();
  });

  it("does not take what is no number", async () => {
    const page = new Page("weights.2");
    await page.until(() => queryRole("textbox", "b"));
    await write("1", "x", "");
    await check();
    expect(page.opened.tries.count).toBe(0);
    expect(document.activeElement).toBe(allByRole("textbox")[1]);
  });

  it("turns the vector by the arrow keys", async () => {
    const page = new Page("drag.2");
    await page.until(() => queryRole("textbox", "w₁"));
    const field = byRole("textbox", "w₁") as HTMLInputElement;
    const before = Number(field.value);
    field.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowUp", bubbles: true, cancelable: true }));
    await drawn();
    expect(Number(field.value)).toBeGreaterThan(before);
  });

  it.each<[QuizName, string]>([
    ["inseparable", "x₁"],
    ["drag", "w₁"],
  ])("lets one write a number of %s sign by sign, and follows the stage", async (kind, name) => {
    const page = new Page(`${kind}.2`);
    await page.until(() => queryRole("textbox", name));
    const field = byRole("textbox", name) as HTMLInputElement;
    for (const text of ["5", "-", "-0", "-0.", "-0.5"]) {
      field.value = text;
      field.dispatchEvent(new Event("input", { bubbles: true }));
      await drawn();
      expect(field.value).toBe(text);
    }
    practiceOf(page.bench.dispatch).hold([2, 3, 1]);
    await drawn();
    expect(field.value).toBe("2");
    field.value = "7";
    practiceOf(page.bench.dispatch).hold([2, 3, 1]);
    await drawn();
    expect(field.value).toBe("2");
  });

  it("gives place to the next by a key, but not while one writes", async () => {
    const page = new Page("weights.2");
    await page.until(() => queryRole("textbox", "b"));
    const turn = (target: EventTarget): boolean =>
      target.dispatchEvent(new KeyboardEvent("keydown", { key: "]", bubbles: true, cancelable: true }));
    expect(turn(byRole("textbox", "b"))).toBe(true);
    expect(turn(document.body)).toBe(false);
    await page.until(() => page.opened.at.seed === 3);
  });

  it("stays as it is where the page is built anew around it", async () => {
    const page = new Page("mistake.2");
    await page.until(() => document.querySelector(".pp-task-ask"));
    await answer("mistake", page.truth);
    clear();
    await page.draw();
    expect(said()).toMatch(/^✓/);
  });

  it("that was answered is asked anew by a link to it, once something else has taken its place", async () => {
    const page = new Page("mistake.2");
    await page.until(() => queryRole("button", "A mistake"));
    await answer("mistake", page.truth);
    await page.until(() => said() !== "");
    page.bench.do({ type: "set-ui", ui: { quiz: null } });
    await show(html``);
    page.bench.do({ type: "replace", state: { ...defaultState, ui: { ...defaultState.ui, quiz: "mistake.2" } } });
    await page.until(() => queryRole("button", "A mistake"));
    expect(page.opened.tries).toMatchObject({ count: 0, state: "open" });
    expect(page.bench.session.state.data).toEqual(page.opened.question.subject.state.data);
  });

  it("whether an example will be a mistake hides which are wrong now, until it is answered", async () => {
    const hidden = () => document.querySelector(".pp-app")?.hasAttribute("data-predicts");
    const page = new Page("mistake.2");
    await page.until(() => hidden());
    practiceOf(page.bench.dispatch).show();
    await page.until(() => hidden() === false);
    await practiceOf(page.bench.dispatch).open("mistake", 3);
    await page.until(() => hidden());
    await practiceOf(page.bench.dispatch).open("boundary", 3);
    await page.until(() => hidden() === false);
    // With none wrong there is no update.
    await practiceOf(page.bench.dispatch).open("weights", 3);
    await page.until(() => hidden());
  });

  it("that gives weights hides those of the page, which are others, until it is answered", async () => {
    const hidden = () => document.querySelector(".pp-app")?.getAttribute("data-predicts");
    const page = new Page("fires.2");
    await page.until(() => hidden() === "mistakes weights");
    practiceOf(page.bench.dispatch).show();
    await page.until(() => hidden() === null);
    // The line of a margin is on the page.
    await practiceOf(page.bench.dispatch).open("margin", 3);
    await page.until(() => hidden() === null);
    await practiceOf(page.bench.dispatch).open("score", 3);
    await page.until(() => hidden() === "mistakes weights");
  });

  it("begins at the top of what it scrolls in, with the focus, after a press that has gone with a lesson", async () => {
    const page = new Page("fires.1");
    const { dispatch } = page.bench;
    await practiceOf(dispatch).openRound(testOf(null, practiceOf(dispatch).scores));
    await page.draw();
    const quizElement = document.querySelector("pp-quiz") as HTMLElement;
    await page.until(() => document.activeElement === document.querySelector("h2"));
    quizElement.scrollTop = 300;
    await practiceOf(dispatch).next();
    (document.activeElement as HTMLElement).blur();
    await page.until(() => document.activeElement === document.querySelector("h2"));
    expect(quizElement.scrollTop).toBe(0);
  });

  it("says in numbers what is given", async () => {
    const page = new Page("mistake.2");
    await page.until(() => document.querySelector(".pp-quiz-givens"));
    const { rows } = page.opened.question.subject;
    expect(document.querySelectorAll(".pp-quiz-givens tbody tr")).toHaveLength(rows.length);
    expect(textOf(document.querySelector(".pp-quiz-givens"))).toContain("Before the visit: w = (");
  });

  it("says what an example is learned from where that is scaled, or a product", async () => {
    const data = stateOf(cs188).data;
    const page = new Page("mistake.2", { data, scaling: "min-max", features: ["x1", "x1*x2"] });
    await page.until(() => document.querySelector(".pp-quiz-givens"));
    const { question, examples } = page.opened;
    if (question.kind !== "mistake") throw new Error("It is one.");
    expect(examples).toBe("own");
    const [x1 = 0, product = 0] = Array.from(question.next.x, (value) => Number(value.toPrecision(4)));
    expect(textOf(document.querySelector(".pp-quiz-givens"))).toContain(` as x = (${x1}, ${product}).`);
  });

  it("that there is not says so, and is left", async () => {
    const page = new Page("riddle.2");
    await page.until(() => queryRole("alert"));
    expect(textOf(byRole("alert"))).toMatch(/^quiz: there is nothing named “riddle\.2”\. The questions are mistake, /);
    await press(byRole("button", /^Leave the practice/));
    expect(page.bench.session.state.ui.quiz).toBeNull();
  });
});

describe("a challenge beside the stage", () => {
  it.each(challengeNames)("%s says what it needs, there and on the page", async (name) => {
    const { needs } = challenges[name];
    const page = new Page(name);
    await page.until(() => document.querySelector(".pp-needs"));
    const named = needs.map((need) => targets.english[need as PageTargetName]);
    expect(textOf(document.querySelector(".pp-needs"))).toBe(named.join(", "));
    const around = document.querySelector(".pp-app");
    expect(around?.getAttribute("data-highlight")).toBe(needs.join(" "));
    await press(byRole("button", /^Leave the challenge/));
    document.querySelector("pp-quiz")?.remove();
    expect(around?.hasAttribute("data-highlight")).toBe(false);
  });

  it("judges the page, and has a result to beat", async () => {
    const page = new Page("most-updates");
    await page.until(() => queryRole("button", say.check));
    expect(textOf(document.querySelector(".pp-quiz-best"))).toMatch(/^To beat: \d+ updates\.$/);
    await press(byRole("button", say.check));
    await page.until(() => said() !== "");
    expect(said()).toMatch(/^✓ \d+ updates, with a geometric margin of/);
    expect(textOf(document.querySelector(".pp-quiz-best"))).toMatch(/^Your best: \d+ updates\. To beat/);
    const [, updates] = /(\d+) updates/.exec(said()) ?? [];
    const none = { course: null, lesson: null, step: null, task: null, seed: null };
    const graded = { answer: null, truth: null, max: 1, revealed: false };
    const told = { ...none, ...graded, id: "most-updates", kind: "most-updates", right: false };
    expect(page.heard).toEqual([{ ...told, tries: 1, result: Number(updates) }]);
    page.bench.do({ type: "clear" });
    await press(byRole("button", say.check));
    expect(page.heard.at(-1)).toEqual({ ...told, tries: 2, result: null });
  });

  it.each<[string, Intent, string]>([
    ["another learner", { type: "configure", learner: { kind: "averaged" } }, offers.english.usePerceptron],
    ["another tie rule", { type: "configure", learner: { kind: "perceptron", tie: "correct" } }, say.cures.tie],
    ["weights", { type: "configure", initial: { weights: [1, 1], bias: 0 } }, say.cures.start],
    ["no bias", { type: "configure", bias: false }, say.cures.bias],
    ["a product", { type: "set-features", features: ["x1", "x2", "x1*x2"] }, say.cures.features],
    ["other examples", { type: "erase-points", indices: [0] }, say.cures.examples],
  ])("that does not count for %s has a button that makes it count", async (_, intent, cure) => {
    const page = new Page("slowest-order");
    await page.until(() => queryRole("button", say.check));
    page.bench.do(intent);
    await press(byRole("button", say.check));
    await page.until(() => said().startsWith("✗"));
    await press(byRole("button", cure));
    await page.until(() => said().startsWith("✓"));
    expect(queryRole("button", cure)).toBeNull();
  });
});
