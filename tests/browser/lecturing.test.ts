import { expect } from "vitest";
import { key, openPlayground, pressButton, ready, setState, siteForAll, snapshot, state } from "./playground.js";
import type { Page } from "./support/browser.js";
import { atNight, describeOneBrowser } from "./support/browsers.js";

const hall = { width: 1280, height: 720 };

/** How large the letters of a lesson are, in parts of the window's height, how wide it is, and whether it scrolls. */
const lessonLook = (page: Page) =>
  page.evaluate(() => {
    const guide = document.querySelector("perceptron-playground")?.shadowRoot?.querySelector("pp-lesson");
    if (!guide) return null;
    const { clientHeight, scrollHeight } = guide;
    const size = (100 * Number.parseFloat(getComputedStyle(guide).fontSize)) / innerHeight;
    return { size, width: Math.round(guide.getBoundingClientRect().width), scrolls: scrollHeight > clientHeight + 1 };
  });

describeOneBrowser("a lecture, held", (getBrowser) => {
  const server = siteForAll();
  let page: Page;

  atNight("Escape closes the menu, and the lecture goes on; F5 fills the screen", async () => {
    page = await openPlayground(getBrowser(), server, "?present=true", hall);
    await pressButton(page, "More");
    await expect.poll(() => page.has(".pp-lecture-menu")).toBe(true);
    await key(page, "Escape");
    await expect.poll(() => page.has(".pp-lecture-menu")).toBe(false);
    expect((await state(page)).ui.present).toBe(true);
    await key(page, "F5");
    const fills = () => page.evaluate(() => document.fullscreenElement?.localName ?? null);
    await expect.poll(fills).toBe("perceptron-playground");
    await key(page, "F5");
    expect(await fills()).toBe("perceptron-playground");
  });

  atNight.each(["xor", "blobs"])(
    "nothing moves while visits to %s are made, and the stage has its share",
    async (data) => {
      page = await openPlayground(getBrowser(), server, `?present=true&visit=1&data=${data}`, hall);
      const look = async () => {
        const { x, y, width, height } = await page.box(".pp-stage-surface");
        const size = await page.evaluate(() => {
          const root = document.querySelector("perceptron-playground")?.shadowRoot;
          const of = (selector: string) => getComputedStyle(root?.querySelector(selector) as Element).fontSize;
          return [of(".pp-equation .pp-math"), of(".pp-story-sentence")];
        });
        return { x, y, width, height, size };
      };
      await expect.poll(() => page.has(".pp-equation .pp-math")).toBe(true);
      await ready(page);
      // What there is to do about the examples comes with the verdict on them.
      if (data === "xor") await expect.poll(() => page.has({ role: "button", name: /^Add x/ })).toBe(true);
      const first = await look();
      expect(first.width / hall.width).toBeGreaterThanOrEqual(0.59);
      expect(first.height / hall.height).toBeGreaterThanOrEqual(0.75);
      for (let visits = 0; visits < 12; visits++) {
        await key(page, "ArrowRight");
        expect(await look()).toEqual(first);
      }
    },
  );

  atNight(
    "what the room predicts is not marked before it is asked, and what it is asked has the place of what is said",
    async () => {
      page = await openPlayground(getBrowser(), server, "?present=true&predict-first=true&data=cs188&visit=1", hall);
      const left = async (selector: string) => Math.round((await page.box(selector)).x);
      const said = await left(".pp-story-sentence");
      expect(await page.attribute(".pp-app", "data-predicts")).toBe("mistakes");
      await key(page, "PageDown");
      await expect.poll(() => page.has(".pp-lecture-question")).toBe(true);
      const asked = await page.evaluate(() => {
        const question = document
          .querySelector("perceptron-playground")
          ?.shadowRoot?.querySelector(".pp-lecture-question");
        const text = document.createRange();
        if (question) text.selectNodeContents(question);
        return Math.round(text.getBoundingClientRect().left);
      });
      expect(Math.abs(asked - said)).toBeLessThanOrEqual(2);
      await key(page, "PageDown");
      await expect.poll(async () => (await snapshot(page))?.visit).toBe(2);
      expect(await page.attribute(".pp-app", "data-predicts")).toBe("mistakes");
      // Once there is nothing left to predict, what is wrong is seen.
      await key(page, "End");
      await expect.poll(() => page.attribute(".pp-app", "data-predicts")).toBeNull();
    },
  );

  atNight("a lesson in the hall keeps to itself what no line can do, until that has been tried", async () => {
    page = await openPlayground(getBrowser(), server, "?present=true&lesson=17.1", hall);
    const seen = (selector: string) =>
      page.evaluate((one) => {
        const found = document.querySelector("perceptron-playground")?.shadowRoot?.querySelector(one);
        return found ? getComputedStyle(found).visibility : "";
      }, selector);
    await expect.poll(() => seen("pp-verdict .pp-verdict-text")).toBe("hidden");
    expect(await seen("pp-remedies")).toBe("hidden");
    await page.close();
    page = await openPlayground(getBrowser(), server, "?present=true&lesson=17.4", hall);
    await expect.poll(() => seen("pp-verdict .pp-verdict-text")).toBe("visible");
  });

  atNight(
    "a lesson that comes later than the hall is read from the last row, from its question to its answer",
    async () => {
      page = await openPlayground(getBrowser(), server, "?present=true&theme=projector", hall);
      // Five questions, of which each has the place of the one before; what a step needs of the page is in sight anyway.
      await setState(page, { v: 1, ui: { present: true, theme: "projector", lesson: "3.3" } });
      await expect.poll(() => page.has(".pp-lesson-text")).toBe(true);
      const looks: Awaited<ReturnType<typeof lessonLook>>[] = [];
      for (let presses = 0; presses < 10; presses++) {
        await key(page, "PageDown");
        await ready(page);
        await expect.poll(async () => (await lessonLook(page))?.scrolls).toBe(false);
        looks.push(await lessonLook(page));
      }
      expect((await state(page)).ui.lesson).toBe("3.3");
      expect(new Set(looks.map((look) => look?.width)).size).toBe(1);
      for (const look of looks) expect(look?.size).toBeGreaterThanOrEqual(2.4);
      // The lift is a picture of some size, not a sign of one.
      await setState(page, { v: 1, ui: { present: true, theme: "projector", lesson: "18.3" } });
      await expect.poll(() => page.has(".pp-lift-surface")).toBe(true);
      await expect.poll(async () => (await page.box(".pp-lift-surface")).height / hall.height).toBeGreaterThan(0.34);
      expect(await page.problems()).toEqual([]);
    },
    60_000,
  );
});
