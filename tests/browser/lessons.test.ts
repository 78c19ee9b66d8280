import { afterAll, beforeAll, expect, test } from "vitest";
import type { Answer } from "../../web/state/course/checks/kind.js";
import { builtIn } from "../../web/state/course/lessons/course.js";
import type { Task } from "../../web/state/course/lessons/lesson.js";
import { withParts } from "../../web/state/course/lessons/opening.js";
import { Progress } from "../../web/state/course/lessons/progress.js";
import { Tutor } from "../../web/state/course/lessons/tutor.js";
import type { PlacedStage } from "../../web/views/shared/over-stage/over-stage.js";
import { isDeed, rightAnswer, wrongAnswer } from "../web/state/course/lessons/answers.js";
import { MemoryStorage } from "../web/state/course/lessons/memory-storage.js";
import { Bench } from "../web/state/engine.js";
import { serveWithAxe, violations } from "./axe.js";
import { orderLines } from "./line-order.js";
import { openPlayground, painted, press, pressButton, reload, serveSite, setState, state } from "./playground.js";
import { served } from "./subject.js";
import type { Page } from "./support/browser.js";
import { atNight, describeOneBrowser, everyJourney } from "./support/browsers.js";
import type { Server } from "./support/server.js";

/** The question whose turn it is. */
const open = '.pp-task[data-state="open"]';

/** Gives an answer by what the page has for it. */
async function answer(page: Page, { checks: [check] }: Task, given: Answer): Promise<void> {
  if (check?.kind === "mistake") return press(page, `${open} .pp-answer > button:nth-of-type(${given ? 1 : 2})`);
  if (check?.kind === "choice" || check?.kind === "blank-line" || check?.kind === "wrong-line")
    await press(page, `${open} input[value="${Number(given)}"]`);
  else if (check?.kind === "number") await page.fill(`${open} .pp-answer-number`, String(given));
  else if (check?.kind === "lines") await orderLines(page, given as readonly number[]);
  else if (Array.isArray(given)) await fillAll(page, given as readonly number[]);
  await press(page, `${open} .pp-answer > button`);
}

/** Writes numbers into the fields of the question, in their order. */
async function fillAll(page: Page, numbers: readonly number[]): Promise<void> {
  const selectors = await page.evaluate((open) => {
    const root = document.querySelector("perceptron-playground")?.shadowRoot;
    const fields = root?.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`${open} :is(input, select)`) ?? [];
    return Array.from(fields, ({ localName, name }) => ({ localName, selector: `${open} [name="${name}"]` }));
  }, open);
  for (const [k, { localName, selector }] of selectors.entries()) {
    if (localName === "select") await page.select(selector, String(numbers[k]));
    else await page.fill(selector, String(numbers[k]));
  }
}

/** What was said last, once it is of that kind. */
async function saidOnce(page: Page, right: boolean, task: number): Promise<string> {
  const said = `.pp-task:nth-of-type(${task}) .pp-task-said [data-right="${right}"]`;
  return page.text(said, { timeout: 15_000 });
}

const heading = (page: Page): Promise<string> => page.text(".pp-guide-heading");

/** What has the focus in the playground: its class. */
const focused = (page: Page) =>
  page.evaluate(() => document.querySelector("perceptron-playground")?.shadowRoot?.activeElement?.className ?? "");

/** What a teacher has put beside the site. */
const course = {
  title: "Week 3",
  steps: [
    { title: "XOR", text: "Does it **stop**?", link: "?data=xor" },
    { title: "AND", text: "- and <b>this</b>", link: "data=and&tie=correct" },
    { title: "Ties", text: "As in the *book*.", link: "?lesson=4.2" },
  ],
};

/** A file with a mistake in each of twelve steps. */
const wrongCourse = {
  title: "Week 4",
  steps: [
    { title: "1", text: "a", link: "?dat=or" },
    { title: 2, text: "a" },
    { title: "3" },
    { title: "4", text: "a", link: "?data=orr" },
    { title: "5", text: "a", link: "?lesson=4.9" },
    { title: "6", text: "a", link: "?lesson=44" },
    { title: "7", text: "a", link: "?quiz=mistake.4" },
    { title: "8", text: "a", link: "https://elsewhere.example/playground/?data=xor&features=x1,x2,x1*x2" },
    { title: "9", text: "a", link: "https://elsewhere.example/" },
    { title: "10", text: "a", link: "?data=or", state: {} },
    { title: "11", text: "a", state: { bias: 3 } },
    { title: "12", text: "a", link: "?learner=nobody" },
  ],
};

/** The unit tests go through every lesson too, without a page: of those with one, `npm test` has time for one. */
const gone = everyJourney ? builtIn.lessons : builtIn.lessons.slice(0, 1);

describeOneBrowser("lessons", (getBrowser, engine) => {
  let server: Server;
  let page: Page;

  beforeAll(async () => {
    server = await (served
      ? serveWithAxe({
          "/course.json": JSON.stringify(course),
          "/wrong.json": JSON.stringify(wrongCourse),
        })
      : serveSite());
  });
  afterAll(() => server.close());

  test.each(gone.map((entry) => [entry.title, entry] as const))(
    "%s, from its first step to its last, with a wrong answer and a right one at every check",
    { timeout: 120_000 },
    async (_, entry) => {
      page = await openPlayground(getBrowser(), server, `?lesson=${entry.number}`);
      // The same lesson beside it, which knows what is right.
      const bench = Bench.ofTest();
      const shelf = new MemoryStorage();
      const tutor = new Tutor(bench.dispatch, new Progress(() => shelf));
      for (const [index, title] of entry.steps.entries()) {
        if (index > 0) {
          await press(page, `.pp-lesson-steps li:nth-child(${index + 1}) > button`);
          await expect.poll(() => focused(page)).toContain("pp-guide-heading");
        }
        await expect.poll(() => heading(page)).toBe(title);
        await tutor.open({ lesson: entry.number, step: index + 1 });
        bench.untilStill();
        await expect.poll(async () => (await state(page)).ui.lesson).toBe(`${entry.number}.${index + 1}`);
        await throughTasks(page, bench, tutor);
      }
      if (served && engine === "chromium") expect(await violations(page)).toEqual([]);
    },
  );

  /** Answers every question of the step, on the page and beside it, first wrong and then right. */
  async function throughTasks(page: Page, bench: Bench, tutor: Tutor): Promise<void> {
    for (const [index, task] of (tutor.opened?.step.tasks ?? []).entries()) {
      const wrong = wrongAnswer(task, await tutor.moment());
      await answer(page, task, wrong);
      await tutor.answer(wrong);
      expect(await saidOnce(page, false, index + 1)).not.toBe("");
      if (task.solve) {
        const { state, end } = task.solve;
        bench.session.dispatch({ type: "replace", state: (present) => withParts(present, state) });
        if (end) bench.do({ type: "finish" });
        bench.untilStill();
        await setState(page, bench.session.state);
      }
      const right = isDeed(task) ? null : rightAnswer(task, await tutor.moment());
      // What has been done is answered by itself.
      if (!isDeed(task)) await answer(page, task, right);
      await tutor.answer(right);
      bench.untilStill();
      expect(await saidOnce(page, true, index + 1)).not.toBe("");
      await painted(page);
    }
  }

  atNight(
    "the list leads to a lesson, which is left with what stands on the page, and the work before comes back",
    async () => {
      page = await openPlayground(getBrowser(), server, "?data=moons");
      await pressButton(page, "Lessons");
      if (served && engine === "chromium") expect(await violations(page)).toEqual([]);
      await press(page, ".pp-course-lesson");
      const [first] = builtIn.lessons;
      await expect.poll(() => heading(page)).toBe(first?.steps[0]);
      await page.keyboard.press("]");
      await expect.poll(() => heading(page)).toBe(first?.steps[1]);
      await page.keyboard.press("[");
      await expect.poll(() => heading(page)).toBe(first?.steps[0]);
      const stood = await state(page);
      await pressButton(page, "Leave the lesson");
      await expect.poll(() => page.has(".pp-lesson")).toBe(false);
      await expect.poll(async () => (await state(page)).data).toEqual(stood.data);
      await pressButton(page, "Lessons");
      await pressButton(page, "Return to your work");
      await expect.poll(async () => (await state(page)).data).toMatchObject({ kind: "preset", name: "moons" });
    },
  );

  atNight("a link to a step shows it from the first picture on, and undo does not lead before it", async () => {
    page = await openPlayground(getBrowser(), server, "?lesson=4.1");
    await expect.poll(() => state(page)).toMatchObject({ data: { name: "and" }, visit: 0, ui: { lesson: "4.1" } });
    // Nothing has been edited: there is nothing to take back.
    expect(await page.has({ role: "button", name: "Undo" })).toBe(false);
  });

  atNight(
    "on a phone a question about reviews, whose stage is longer than the window, is in the first window",
    async () => {
      page = await openPlayground(getBrowser(), server, "?lesson=19.1", { width: 390, height: 844 });
      // As they stand, with nothing scrolled into sight.
      const [question = 0, tabs = 0, stage = 0] = await page.evaluate((asked) => {
        const root = document.querySelector("perceptron-playground")?.shadowRoot;
        const at = (selector: string): DOMRect | undefined => root?.querySelector(selector)?.getBoundingClientRect();
        return [at(asked)?.bottom, at(".pp-tabs")?.top, at('[data-part="stage"]')?.top];
      }, open);
      expect(question).toBeGreaterThan(0);
      expect(question).toBeLessThan(tabs);
      expect(question).toBeLessThan(stage);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    },
  );

  /** The middle of the ring around the example that comes next, and where the stage has an example, from 1. */
  const ringed = (page: Page, example: number): Promise<{ ring: number[]; example: number[] } | null> =>
    page.evaluate((number) => {
      const playground = document.querySelector("perceptron-playground");
      const ring = playground?.shadowRoot?.querySelector(".pp-next-ring")?.getBoundingClientRect();
      const stage = playground?.shadowRoot?.querySelector<PlacedStage>("pp-stage");
      const data = playground?.state.data;
      const points = data?.kind === "points" ? data.points : null;
      const { projection } = stage ?? {};
      if (!ring || !stage || !projection || !points) return null;
      const [x1 = 0, x2 = 0] = points[number - 1] ?? [];
      const { left, top } = stage.getBoundingClientRect();
      const { plot, window, scale } = projection;
      return {
        ring: [ring.x + ring.width / 2, ring.y + ring.height / 2].map(Math.round),
        example: [left + plot.x + (x1 - window.x[0]) * scale, top + plot.y + (window.y[1] - x2) * scale].map(
          Math.round,
        ),
      };
    }, example);

  atNight.each([
    { width: 1366, height: 768 },
    { width: 390, height: 844 },
  ])(
    "the example that a prediction is about has a ring on the stage, and its number in the question (%o)",
    async (size) => {
      page = await openPlayground(getBrowser(), server, "?lesson=15.5", size);
      for (const [visit, mistake] of [false, true, true].entries()) {
        await expect.poll(() => page.text(".pp-answer-next")).toBe(`Example ${visit + 1} comes next.`);
        await expect
          .poll(async () => {
            const at = await ringed(page, visit + 1);
            return at !== null && String(at.ring) === String(at.example);
          })
          .toBe(true);
        await page.evaluate(
          ([open, nth]) =>
            document
              .querySelector("perceptron-playground")
              ?.shadowRoot?.querySelector<HTMLElement>(`${open} .pp-answer > button:nth-of-type(${nth})`)
              ?.click(),
          [open, mistake ? 1 : 2] as const,
        );
        await painted(page);
      }
    },
  );

  atNight("in the lecture hall the proof that a step is about stands below the stage, beside the step", async () => {
    page = await openPlayground(getBrowser(), server, "?lesson=10.3&present=true", { width: 1280, height: 720 });
    const stage = await page.box('[data-part="stage"]');
    const proof = await page.box('[data-part="margin"]');
    const step = await page.box("pp-lesson");
    expect(proof.y).toBeGreaterThanOrEqual(stage.y + stage.height);
    expect(proof.height).toBeGreaterThan(195);
    expect(step.x).toBeGreaterThanOrEqual(proof.x + proof.width);
  });

  /** Whether all of an element can be seen where it stands: nothing is cut off by what it is in. */
  const inSight = (page: Page, selector: string): Promise<boolean> =>
    page.evaluate((selector) => {
      const root = document.querySelector("perceptron-playground")?.shadowRoot;
      const element = root?.querySelector(selector);
      const box = element?.getBoundingClientRect();
      if (!element || !box || box.height === 0) return false;
      const on = root?.elementFromPoint(box.x + box.width / 2, box.y + Math.min(box.height - 2, box.height / 2));
      return box.bottom <= innerHeight && on !== null && on !== undefined && element.contains(on);
    }, selector);

  atNight.each([
    ["1.1", "pp-weights"],
    ["7.4", ".pp-notation > summary"],
    ["8.4", "#pp-tab-projection"],
    ["9.1", '[data-part="tools"] label[title="Draw negative examples"]'],
    ["16.4", ".pp-reading > summary"],
    ["9.2", '.pp-setup-button[data-section="order"]'],
    ["18.1", "#pp-tab-lift"],
  ] as const)("in the lecture hall what step %s needs is in sight", async (step, needed) => {
    page = await openPlayground(getBrowser(), server, `?lesson=${step}&present=1`, { width: 1280, height: 720 });
    await expect.poll(() => inSight(page, needed)).toBe(true);
  });

  atNight("in the lecture hall a step's update is drawn as arrows, as soon as there is one", async () => {
    page = await openPlayground(getBrowser(), server, "?lesson=5.2&present=1", { width: 1280, height: 720 });
    const stage = await page.box('[data-part="stage"]');
    await pressButton(page, "One visit");
    await expect.poll(() => inSight(page, ".pp-update-figures")).toBe(true);
    const arrows = await page.box(".pp-update-figures");
    expect(arrows.height).toBeGreaterThan(180);
    expect(await page.box('[data-part="stage"]')).toEqual(stage);
  });

  atNight(
    "in the lecture hall the keyboard comes to a step that scrolls, and its arrows do not move the run",
    async () => {
      page = await openPlayground(getBrowser(), server, "?lesson=3.5&present=1", { width: 880, height: 440 });
      await expect.poll(() => page.attribute("pp-lesson", "tabindex")).toBe("0");
      const scrolled = () =>
        page.evaluate(
          () => document.querySelector("perceptron-playground")?.shadowRoot?.querySelector("pp-lesson")?.scrollTop ?? 0,
        );
      await page.evaluate(() => {
        const root = document.querySelector("perceptron-playground")?.shadowRoot;
        root?.querySelector<HTMLElement>("pp-lesson")?.focus();
      });
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("End");
      await expect.poll(scrolled).toBeGreaterThan(20);
      expect(await state(page)).toMatchObject({ visit: 0 });
      if (served && engine === "chromium") expect(await violations(page)).toEqual([]);
    },
  );

  atNight.each([
    ["7.4", ".pp-notation > summary"],
    ["15.3", "pp-weights"],
  ] as const)("what step %s needs of the story stands right below the step", async (step, needed) => {
    page = await openPlayground(getBrowser(), server, `?lesson=${step}`, { width: 1440, height: 900 });
    await expect.poll(() => inSight(page, needed)).toBe(true);
  });

  test.runIf(served && everyJourney)(
    "a teacher's own course opens by its address, and has its texts as they are written",
    async () => {
      page = await openPlayground(getBrowser(), server, "?course=course.json&lesson=2");
      await expect.poll(() => heading(page)).toBe("AND");
      await expect.poll(() => page.text(".pp-lesson-text")).toBe("and <b>this</b>");
      await expect.poll(() => state(page)).toMatchObject({ data: { name: "and" }, learners: [{ tie: "correct" }] });
      await page.keyboard.press("[");
      await expect.poll(() => heading(page)).toBe("XOR");
      await expect.poll(async () => (await state(page)).data).toMatchObject({ name: "xor" });
    },
  );

  test.runIf(served && everyJourney)("a teacher's own course takes a step of a lesson, with its question", async () => {
    page = await openPlayground(getBrowser(), server, "?course=course.json&lesson=3");
    await expect.poll(() => heading(page)).toBe("Ties");
    await expect.poll(() => page.text(".pp-lesson-text")).toMatch(/^As in the book\.\s+The run is over/);
    await press(page, { role: "radio", name: "The three negatives" });
    await press(page, { role: "button", name: "Check" });
    await expect.poll(() => page.text(".pp-task-said")).toContain("✗");
    await press(page, { role: "radio", name: "None" });
    await press(page, { role: "button", name: "Check" });
    await expect.poll(() => page.text(".pp-task-said")).toContain("✓");
    expect(await violations(page)).toEqual([]);
  });

  atNight(
    "a link to a step with other data keeps its settings, asks what can be asked of them, and leads to its own",
    async () => {
      page = await openPlayground(getBrowser(), server, "?lesson=4.1&data=or");
      await expect.poll(() => heading(page)).toBe("A tie at the start");
      await expect.poll(() => state(page)).toMatchObject({ data: { name: "or" }, learners: [{ tie: "correct" }] });
      await expect
        .poll(() => page.text(".pp-task-words"))
        .toBe("How many updates does the run make in the first epoch?");
      const answer = async (text: string): Promise<string> => {
        await page.fill(".pp-answer input", text);
        await press(page, { role: "button", name: "Check" });
        return page.text(".pp-task-said p");
      };
      expect(await answer("3")).toMatch(/3 is too large\.$/);
      expect(await answer("0")).toMatch(/Right\.$/);
      await reload(page);
      await expect.poll(() => page.text(".pp-task-said p")).toContain("You answered this on try 2.");
      expect(await state(page)).toMatchObject({ data: { name: "or" }, learners: [{ tie: "correct" }] });
      if (served && engine === "chromium") expect(await violations(page)).toEqual([]);
      await pressButton(page, "Open the lesson’s own");
      await expect.poll(() => state(page)).toMatchObject({ data: { name: "and" }, learners: [{ tie: "correct" }] });
      await expect.poll(() => page.text(".pp-task-words")).toBe("How many updates will there be in the first epoch?");
      expect(await page.has(".pp-lesson-varied")).toBe(false);
      await page.evaluate(() => {
        const playground = document.querySelector("perceptron-playground");
        if (playground) playground.state = { data: { kind: "preset", name: "xor" }, ui: { lesson: "4.1" } } as never;
      });
      await expect.poll(() => page.has(".pp-lesson-varied")).toBe(true);
      expect(await state(page)).toMatchObject({ data: { name: "xor" }, learners: [{ tie: "correct" }] });
    },
  );

  test.runIf(served && everyJourney)(
    "a course with mistakes names all of them, in its place and in the list of lessons",
    async () => {
      page = await openPlayground(getBrowser(), server, "?course=wrong.json");
      const mistakes = () =>
        page.evaluate(() =>
          Array.from(
            document.querySelector("perceptron-playground")?.shadowRoot?.querySelectorAll(".pp-mistakes li") ?? [],
            ({ textContent }) => (textContent ?? "").split(/[:,]/)[0],
          ),
        );
      const steps = Array.from({ length: 12 }, (_, k) => `Step ${k + 1}`);
      await expect.poll(mistakes).toEqual(steps);
      await expect.poll(() => page.text({ role: "alert" })).toContain("The course has 12 mistakes.");
      await pressButton(page, "Leave the lesson");
      await pressButton(page, "Lessons");
      await page.evaluate((text: string) => {
        const root = document.querySelector("perceptron-playground")?.shadowRoot;
        const field = root?.querySelector<HTMLInputElement>(".pp-course-file input");
        const files = new DataTransfer();
        files.items.add(new File([text], "week4.json"));
        if (!field) return;
        field.files = files.files;
        field.dispatchEvent(new Event("change", { bubbles: true }));
      }, JSON.stringify(wrongCourse));
      await expect.poll(mistakes).toEqual(steps);
      // The first of them is in sight, and the last can be come to.
      await expect.poll(() => inSight(page, ".pp-course-failure [role=alert]")).toBe(true);
      if (engine === "chromium") expect(await violations(page)).toEqual([]);
    },
  );

  test.runIf(served && everyJourney)("a course that is none says why", async () => {
    page = await openPlayground(getBrowser(), server, "?course=index.html");
    await expect.poll(() => page.text({ role: "alert" })).toContain("file is not JSON");
  });
});
