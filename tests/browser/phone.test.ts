import { expect, test } from "vitest";
import { openPlayground, painted, press, pressButton, siteForAll, state } from "./playground.js";
import type { Page } from "./support/browser.js";
import { atNight, describeOneBrowser, sampled } from "./support/browsers.js";

/** Width and height of a phone upright, of a small one, and of one that lies. */
const phones = [
  [390, 844],
  [360, 640],
  [844, 390],
] as const;

const lying = phones[2];

/** How many pixels below its top edge an element of the playground goes on in sight: down to the tabs or the verdict. */
const shownOf = (page: Page, selector: string): Promise<number> =>
  page.evaluate((wanted) => {
    const root = document.querySelector("perceptron-playground")?.shadowRoot;
    const { left = 0, top = 0, width = 0, bottom = 0 } = root?.querySelector(wanted)?.getBoundingClientRect() ?? {};
    const element = root?.querySelector(wanted);
    let shown = 0;
    for (let y = top + 1; y < Math.min(bottom, innerHeight); y++) {
      const at = root?.elementFromPoint(left + width / 2, y);
      if (at && element?.contains(at)) shown++;
    }
    return shown;
  }, selector);

/** The lines of text whose ends cannot be seen, of what the verdict says. */
const cutVerdict = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.querySelector("perceptron-playground")?.shadowRoot;
    const text = root?.querySelector(".pp-verdict-text");
    const area = root?.querySelector('[data-area="verdict"]')?.getBoundingClientRect();
    const why = root?.querySelector(".pp-verdict-why")?.getBoundingClientRect();
    if (!text || !area) return ["no verdict"];
    const range = document.createRange();
    range.selectNodeContents(text);
    const within = text.getBoundingClientRect();
    return Array.from(range.getClientRects())
      .filter(
        ({ left, right, top, bottom }) =>
          top < area.top ||
          bottom > area.bottom ||
          left < within.left ||
          right > within.right + 0.5 ||
          right > (why?.left ?? area.right),
      )
      .map(() => text.textContent ?? "");
  });

describeOneBrowser("a phone", (getBrowser, engine) => {
  const server = siteForAll();
  let page: Page;

  const open = async (query: string, [width, height]: readonly [number, number], touch = true): Promise<Page> => {
    // WebKitGTK has no touch screen to drive.
    const options = { width, height, touch: touch && engine !== "webkit", reducedMotion: true };
    page = await openPlayground(getBrowser(), server, query, options);
    return page;
  };

  atNight.each(phones)(
    "at %i × %i a lesson chosen in the settings shows itself, and begins in sight",
    async (...size) => {
      await open("", size);
      await press(page, { role: "tab", name: "Settings" });
      await pressButton(page, "Lessons");
      await pressButton(page, /A neuron decides/);
      await expect.poll(() => shownOf(page, ".pp-guide-heading")).toBeGreaterThan(15);
      // Not the heading alone.
      await expect.poll(() => shownOf(page, ".pp-lesson-text")).toBeGreaterThan(40);
    },
  );

  atNight.each(phones)(
    "at %i × %i a question chosen in the settings shows itself, and begins in sight",
    async (...size) => {
      await open("", size);
      await press(page, { role: "tab", name: "Settings" });
      await pressButton(page, "Lessons");
      await press(page, { role: "radio", name: "Practice" });
      await pressButton(page, "Will this example be a mistake?");
      await expect.poll(() => shownOf(page, ".pp-guide-heading")).toBeGreaterThan(15);
      await expect.poll(() => shownOf(page, ".pp-quiz .pp-task-ask")).toBeGreaterThan(15);
    },
  );

  atNight.each(phones)("at %i × %i the lists leave room for their rows, and can always be closed", async (...size) => {
    await open("", size);
    await pressButton(page, "Lessons");
    await expect.poll(() => shownOf(page, ".pp-course-list > li")).toBeGreaterThan(40);
    await page.evaluate(() => {
      const panel = document.querySelector("perceptron-playground")?.shadowRoot?.querySelector(".pp-lessons");
      panel?.scrollTo(0, panel.scrollHeight);
    });
    await painted(page);
    expect(await shownOf(page, ".pp-lessons .pp-header-panel-head .pp-button")).toBeGreaterThan(25);
    expect(await shownOf(page, ".pp-course-beside")).toBeGreaterThan(40);
  });

  const verdicts = [
    ["?lesson=1.1", lying],
    ["?lesson=1.1", [360, 640]],
    ["?data=three-classes&learner=multiclass", lying],
    ["?data=three-classes&learner=multiclass", [390, 844]],
    ["#", [360, 640]],
  ] as const;
  test.each(sampled(verdicts, 4))("of %s the verdict is read to its end in a window of %s", async (query, size) => {
    await open(query === "#" ? "" : query, size);
    if (query === "#") {
      await pressButton(page, "Clear");
    }
    await painted(page);
    expect(await cutVerdict(page)).toEqual([]);
    await page.close();
    // The same window of a computer that is zoomed.
    await open(query === "#" ? "" : query, [720, 450], false);
    expect(await cutVerdict(page)).toEqual([]);
  });

  atNight.each(phones)("at %i × %i the tab that is open is in sight, whoever has opened it", async (...size) => {
    for (const query of ["?drawer=trace", "?lesson=10.4"]) {
      await open(query, size);
      const tab = '.pp-tabs-views > .pp-tab[aria-selected="true"]';
      await expect.poll(() => shownOf(page, tab), { message: query }).toBeGreaterThan(30);
      const { x, width } = await page.box(tab);
      expect(x + width).toBeLessThanOrEqual(size[0]);
      await page.close();
    }
    await open("", size);
  });

  atNight.each([["10.4"], ["2.5"], ["8.5"]])(
    "the step %s, which is about a part of the drawer, is read beside it where the phone lies",
    async (step) => {
      await open(`?lesson=${step}`, lying);
      await expect.poll(() => shownOf(page, ".pp-lesson-text")).toBeGreaterThan(40);
      const part = await page.box(".pp-panel");
      const read = await page.box('[data-area="story"]');
      const stage = await page.box('[data-area="stage"]');
      expect(part.width).toBeGreaterThan(240);
      expect(part.x).toBeGreaterThanOrEqual(stage.x + stage.width);
      // Firefox rounds one of the two.
      expect(read.x).toBeGreaterThanOrEqual(part.x + part.width - 0.5);
      expect(read.x + read.width).toBeLessThanOrEqual(lying[0]);
      expect(stage.width).toBeGreaterThan(200);
    },
  );

  atNight.each(phones)(
    "at %i × %i the tab Weights shows the weights during a lesson, and Lesson the step",
    async (...size) => {
      await open("?lesson=1.1", size);
      await press(page, { role: "tab", name: "Weights" });
      await expect.poll(() => shownOf(page, "pp-weights")).toBeGreaterThan(70);
      await press(page, { role: "tab", name: "Lesson" });
      await expect.poll(() => shownOf(page, ".pp-lesson")).toBeGreaterThan(70);
    },
  );

  test("turned during a lesson and turned back the phone shows what it showed, the step in sight both ways", async () => {
    await open("?lesson=10.4", phones[0]);
    await pressButton(page, "Back one update");
    const before = await state(page);
    for (const [width, height] of [lying, phones[0]]) {
      await page.resize(width, height);
      await painted(page);
      await expect.poll(() => shownOf(page, ".pp-lesson")).toBeGreaterThan(40);
      expect(await state(page)).toEqual(before);
    }
  });

  atNight("settings have the height of a window that is low", async () => {
    await open("", lying);
    await press(page, { role: "tab", name: "Settings" });
    await press(page, { role: "button", name: /Perceptron/ });
    const { y, height, x, width } = await page.box(".pp-popover");
    expect(height).toBeGreaterThan(350);
    expect(y + height).toBeLessThanOrEqual(lying[1]);
    expect(x + width).toBeLessThanOrEqual(lying[0]);
    await pressButton(page, "Close");
    expect(await page.has(".pp-popover")).toBe(false);
  });
});
