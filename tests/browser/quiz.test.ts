import { expect, test } from "vitest";
import type { Answer } from "../../web/state/course/checks/kind.js";
import type { AnyExamQuestion } from "../../web/state/course/questions/exam/index.js";
import { type AnyQuestion, isDrawn, quizKind, quizNames } from "../../web/state/course/questions/kinds/index.js";
import { questionOf } from "../../web/state/course/questions/practice.js";
import { challenges } from "../../web/words/generated/en/challenges.js";
import { askOf } from "../web/state/course/questions/asked.js";
import { engine } from "../web/state/engine.js";
import { serveWithAxe, violations } from "./axe.js";
import {
  clickPlot,
  openPlayground,
  painted,
  pixelOf,
  plane,
  press,
  pressButton,
  siteForAll,
  state,
} from "./playground.js";
import type { Page } from "./support/browser.js";
import { atNight, describeOneBrowser, everyJourney } from "./support/browsers.js";

const whole = await engine.complete();

/** The same question beside the page, which knows what is right. */
function questionBeside(name: (typeof quizNames)[number], seed: number): AnyQuestion {
  const question = questionOf(name, seed, null, whole);
  if (!question) throw new Error("There is one of every seed.");
  return question;
}

const rightTo = (question: AnyQuestion): Answer => quizKind(question.kind).truth(question, whole);

/** An answer that is not right, and can be given on the page. */
function wrongTo(question: AnyQuestion): Answer {
  const isWrong = (answer: Answer): boolean => !quizKind(question.kind).grade(question, answer, whole).right;
  if (!isDrawn(question)) return wrongToExam(question);
  if (question.kind === "mistake") return !rightTo(question);
  if (question.kind === "weights") return (rightTo(question) as readonly number[]).map((weight) => weight + 1);
  if (question.kind === "drag") return question.start;
  if (question.kind === "inseparable") {
    const [[x1 = 0, x2 = 0] = []] = question.subject.rows;
    return [x1, x2, question.subject.spec.y[0] ?? 1];
  }
  return [0, 1, 2, 3].find(isWrong) ?? 0;
}

function wrongToExam(question: AnyExamQuestion): Answer {
  const right = rightTo(question);
  if (question.form === "options") return right === 0 ? 1 : 0;
  const numbers = right as readonly number[];
  return question.form === "numbers" ? numbers.map((one) => one + 1000) : [...numbers, 99];
}

/** Gives an answer: with the pointer on the stage where it can be made there. */
async function answer(page: Page, question: AnyQuestion, given: Answer): Promise<void> {
  const numbers = given as readonly number[];
  const { kind } = question;
  if (!isDrawn(question) && question.form !== "options") {
    const texts = question.form === "sequence" ? [numbers.join(", ")] : numbers.map(String);
    const name = (k: number): string => (question.form === "sequence" ? "sequence" : `part-${k}`);
    for (const [k, text] of texts.entries()) await page.fill(`.pp-task [name="${name(k)}"]`, text);
  } else if (kind === "mistake") return press(page, `.pp-task .pp-answer > button:nth-of-type(${given ? 1 : 2})`);
  else if (kind === "boundary") await pressLetter(page, Number(given));
  else if (kind === "weights") {
    for (const [k, weight] of numbers.entries()) await page.fill(`.pp-task [name="weight-${k}"]`, String(weight));
  } else if (kind === "drag") await dragVector(page, numbers);
  else if (kind === "inseparable") {
    await press(page, `.pp-task [name="label"][value="${numbers[2]}"]`);
    const [at] = [pixelOf(await plane(page), numbers)];
    await page.mouse.click(at.x, at.y);
  } else await press(page, `.pp-task input[value="${Number(given)}"]`);
  await press(page, ".pp-task .pp-answer > button");
}

/** Presses the letter of a boundary on the stage. */
async function pressLetter(page: Page, index: number): Promise<void> {
  const at = await page.evaluate((index) => {
    const root = document.querySelector("perceptron-playground")?.shadowRoot;
    const box = root?.querySelectorAll(".pp-board-badge")[index]?.getBoundingClientRect();
    return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
  }, index);
  if (!at) throw new Error("Every boundary has a letter.");
  await page.mouse.click(at.x, at.y);
  await expect
    .poll(() => page.attribute(`.pp-task label:nth-of-type(${index + 1}) > input`, "value"))
    .toBe(String(index));
}

/** Turns the vector by its tip, whose direction alone counts without a bias. */
async function dragVector(page: Page, [w1 = 0, w2 = 0]: readonly number[]): Promise<void> {
  const tip = await page.box(".pp-board-handle");
  const origin = pixelOf(await plane(page), [0, 0]);
  const reach = 80 / Math.hypot(w1, w2);
  await page.mouse.drag([
    { x: tip.x + tip.width / 2, y: tip.y + tip.height / 2 },
    { x: origin.x + reach * w1, y: origin.y - reach * w2 },
  ]);
}

const saidOnce = (page: Page, right: boolean): Promise<string> =>
  page.text(`.pp-task-said [data-right="${right}"]`, { timeout: 15_000 });

const openOf = async (page: Page): Promise<string | null> => (await state(page)).ui.quiz;

describeOneBrowser("practice and challenges", (getBrowser) => {
  const server = siteForAll(serveWithAxe);
  let page: Page;

  // One of each form of answer: the units answer all kinds.
  const forms = ["mistake", "inseparable", "proof"];

  test("a question of each kind, answered wrong and right", { timeout: 240_000 }, async () => {
    page = await openPlayground(getBrowser(), server);
    for (const [k, name] of quizNames.entries()) {
      if (!everyJourney && !forms.includes(name)) continue;
      await pressButton(page, "Lessons");
      await press(page, '.pp-lessons [name="pp-shown"][value="practice"]');
      if (k === 0) expect(await violations(page)).toEqual([]);
      await press(page, `.pp-course-list > li:nth-child(${k + 1}) > button`);
      await expect.poll(() => openOf(page)).toBe(`${name}.1`);
      await painted(page);
      const first = questionBeside(name, 1);
      await expect.poll(() => page.text(".pp-task-ask")).toBe(askOf(first).split("\n")[0]?.replaceAll("\u00a0", " "));
      await answer(page, first, wrongTo(first));
      expect(await saidOnce(page, false)).not.toBe("");
      if (quizKind(name).binary) await press(page, ".pp-quiz-next");
      const second = questionBeside(name, quizKind(name).binary ? 2 : 1);
      await expect.poll(() => page.text(".pp-task-ask")).toBe(askOf(second).split("\n")[0]?.replaceAll("\u00a0", " "));
      await answer(page, second, rightTo(second));
      expect(await saidOnce(page, true)).not.toBe("");
      // One of each form.
      if (k < 2 || name === "margin" || name === "proof" || name === "start")
        expect(await violations(page)).toEqual([]);
      await press(page, ".pp-guide-leave");
      await expect.poll(() => page.has("pp-quiz")).toBe(false);
    }
    await pressButton(page, "Lessons");
    await press(page, '.pp-lessons [name="pp-shown"][value="practice"]');
    await expect.poll(() => page.text(".pp-course-list > li:nth-child(1) .pp-course-done")).toMatch(/^1\/2/);
  });

  test("a challenge is done on the page, is beaten, and gives back what stood there", async () => {
    page = await openPlayground(getBrowser(), server, "?data=moons");
    await pressButton(page, "Lessons");
    await press(page, '.pp-lessons [name="pp-shown"][value="challenges"]');
    await press(page, ".pp-course-list > li:nth-child(1) > button");
    await pressButton(page, "Check it");
    const said = await saidOnce(page, true);
    await expect.poll(() => page.text(".pp-quiz-best")).toContain(said.match(/\d+ updates/)?.[0]);
    await clickPlot(page, [[0.5, 0.1]]);
    await pressButton(page, "Check it");
    expect(await saidOnce(page, false)).toContain(challenges.english.notFive({ points: 6 }));
    expect(await violations(page)).toEqual([]);
    await press(page, ".pp-guide-leave");
    await expect.poll(async () => (await state(page)).data).toMatchObject({ name: "moons" });
  });

  atNight("in the lecture hall the settings that a challenge needs are in sight, and open", async () => {
    page = await openPlayground(getBrowser(), server, "?quiz=spiral&present=1", { width: 1280, height: 720 });
    await press(page, '.pp-setup-button[data-section="features"]');
    await pressButton(page, "All triples");
    await expect.poll(async () => (await state(page)).features?.length).toBeGreaterThan(8);
    expect(await violations(page)).toEqual([]);
  });

  atNight.each([
    "?quiz=boundary.4",
    "?quiz=inseparable.4&embed=true",
    "?quiz=classes.4",
    "?quiz=proof.4",
    "?quiz=spiral",
  ] as const)("in 360 pixels nothing of %s is cut off", async (query) => {
    page = await openPlayground(getBrowser(), server, query, { width: 360, height: 640 });
    await page.text(".pp-task-ask");
    await painted(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    // A figure in another page leaves the headings to that.
    if (!query.includes("embed")) expect(await violations(page)).toEqual([]);
  });
});
