import { expect } from "vitest";
import type { Answer } from "../../web/state/course/checks/kind.js";
import { quizKind } from "../../web/state/course/questions/kinds/index.js";
import { readReference } from "../../web/state/course/questions/opened.js";
import { questionOf } from "../../web/state/course/questions/practice.js";
import { rounds } from "../../web/words/generated/en/rounds.js";
import { engine as started } from "../web/state/engine.js";
import { serveWithAxe, violations } from "./axe.js";
import { openPlayground, painted, press, pressButton, reload, siteForAll, state } from "./playground.js";
import type { Page } from "./support/browser.js";
import { atNight, describeOneBrowser } from "./support/browsers.js";

const say = rounds.english;
const whole = await started.complete();

/** The question that is open, as it is made of its seed, and an answer that is right. */
async function openQuestion(page: Page) {
  const { quiz } = (await state(page)).ui;
  const at = readReference(quiz);
  const question = at && "quiz" in at ? questionOf(at.quiz, at.seed, null, whole) : null;
  if (!at || !("quiz" in at) || !question) throw new Error("A question is open.");
  return { at, question, truth: quizKind(at.quiz).truth(question, whole) };
}

/** Answers a question that is given in fields or options; of those on the stage the next is asked for. */
async function answerRight(page: Page): Promise<boolean> {
  const { at, question, truth } = await openQuestion(page);
  const open = '.pp-task[data-state="open"]';
  if (at.quiz === "mistake") await press(page, `${open} .pp-answer > button:nth-of-type(${truth ? 1 : 2})`);
  else if ("form" in question || at.quiz === "weights")
    await fill(page, truth, at.quiz === "weights" ? "weight" : "part");
  else return false;
  await page.text('.pp-task-said [data-right="true"]', { timeout: 15_000 });
  return true;
}

async function fill(page: Page, truth: Answer, name: string): Promise<void> {
  const open = '.pp-task[data-state="open"]';
  if (typeof truth === "number") await press(page, `${open} input[value="${truth}"]`);
  else if (await page.has(`${open} [name="sequence"]`))
    await page.fill(`${open} [name="sequence"]`, (truth as readonly number[]).join(", "));
  else
    for (const [k, value] of (truth as readonly number[]).entries())
      await page.fill(`${open} [name="${name}-${k}"]`, String(value));
  await press(page, `${open} .pp-answer > button`);
}

const heading = (page: Page) => page.text(".pp-guide-heading");

describeOneBrowser("the course", (getBrowser, engine) => {
  const server = siteForAll(serveWithAxe);
  let page: Page;

  /** What axe finds is the same in each browser. */
  const expectNoViolations = async (): Promise<void> => {
    if (engine === "chromium") expect(await violations(page)).toEqual([]);
  };

  atNight(
    "from the core to a lesson with two questions before it, a unit's test and the card at its end",
    {
      timeout: 120_000,
    },
    async () => {
      page = await openPlayground(getBrowser(), server);
      await pressButton(page, "Lessons");
      expect(await page.text('.pp-unit[data-unit="core"] > summary')).toMatch(/The core about \d\d min/);
      await expectNoViolations();
      // Lesson 3, the third of the core.
      await press(page, '.pp-unit[data-unit="core"] .pp-course-list > li:nth-child(3) > button');
      await expect.poll(() => page.text(".pp-quiz-score")).toBe(say.place({ question: 1, questions: 2 }));
      const { ui } = await state(page);
      await reload(page);
      await expect.poll(() => page.text(".pp-quiz-score")).toBe(say.place({ question: 1, questions: 2 }));
      expect((await state(page)).ui.quiz).toBe(ui.quiz);
      await expectNoViolations();
      await answerRight(page);
      await press(page, ".pp-quiz-next");
      await expect.poll(() => page.text(".pp-quiz-score")).toBe(say.place({ question: 2, questions: 2 }));
      // One press skips what is left.
      await press(page, ".pp-quiz-skip");
      await expect.poll(() => heading(page)).toBe("One example at a time");
      expect(await page.text(".pp-lesson-next")).toBe("Skip 1 question");
      // The last step of the last unit; a link to it brings no questions.
      await page.close();
      page = await openPlayground(getBrowser(), server, "?lesson=18.3");
      expect(await page.text(".pp-unit-card")).toContain("repair XOR");
      await press(page, ".pp-unit-test");
      for (let k = 0; k < 8; k++) {
        await expect.poll(() => page.text(".pp-quiz-score")).toBe(say.place({ question: k + 1, questions: 8 }));
        await painted(page);
        if (k > 0) await answerRight(page);
        await press(page, ".pp-quiz-next");
      }
      await expect.poll(() => page.text(".pp-round-result")).toMatch(/^[1-7] of 8 right on the first try\.$/);
      expect(await page.text(".pp-offers")).not.toBe("");
      await expectNoViolations();
      expect(await page.text(".pp-unit-card")).toMatch(/Next: By hand, about \d\d minutes/);
      await pressButton(page, "Next unit");
      await page.waitFor(() => {
        const { lesson, quiz } = document.querySelector("perceptron-playground")?.state.ui ?? {};
        return lesson === "4.1" || Boolean(quiz);
      });
    },
  );

  atNight("Skip is not where Next has just been pressed", { timeout: 60_000 }, async () => {
    page = await openPlayground(getBrowser(), server, "?lesson=3.1");
    await page.fill(".pp-task .pp-answer-number", "1");
    await press(page, ".pp-task .pp-answer > button");
    await expect.poll(() => page.text(".pp-lesson-next")).toBe("Next");
    const next = await page.box(".pp-lesson-next");
    await press(page, ".pp-lesson-next");
    await expect.poll(() => page.text(".pp-lesson-next")).toMatch(/^Skip \d/);
    const skip = await page.box(".pp-lesson-next");
    expect(skip.x + skip.width).toBeLessThan(next.x);
  });
});
