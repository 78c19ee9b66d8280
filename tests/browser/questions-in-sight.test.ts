import { expect, test } from "vitest";
import { openPlayground, painted, press, siteForAll } from "./playground.js";
import type { Page } from "./support/browser.js";
import { atNight, describeOneBrowser, sampled } from "./support/browsers.js";

/** Whether all of what matches is in the window, and nothing lies over its first line or its last. */
const inSight = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((selector) => {
    const root = document.querySelector("perceptron-playground")?.shadowRoot;
    const found = root?.querySelector(selector);
    if (!root || !found) return false;
    const { left, top, bottom } = found.getBoundingClientRect();
    const isOn = (y: number): boolean => {
      const at = root.elementFromPoint(left + 6, y);
      return at !== null && (found.contains(at) || at.contains(found));
    };
    return top >= 0 && bottom <= innerHeight && isOn(top + 4) && isOn(bottom - 4);
  }, selector);

const open = '.pp-task[data-state="open"]';

/** Scrolls everything to its end. */
const scrollDown = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const root = document.querySelector("perceptron-playground")?.shadowRoot;
    for (const one of root?.querySelectorAll("*") ?? []) one.scrollTop = one.scrollHeight;
    scrollTo(0, document.documentElement.scrollHeight);
  });

describeOneBrowser("what is asked", (getBrowser) => {
  const server = siteForAll();
  let page: Page;

  test.each(
    sampled(
      [
        [1366, 768],
        [390, 844],
      ] as const,
      1,
    ),
  )("is in sight when a test begins, at %i × %i", async (width, height) => {
    page = await openPlayground(getBrowser(), server, "?lesson=18.3", { width, height });
    await scrollDown(page);
    await press(page, ".pp-unit-test");
    await page.waitFor(() =>
      document.querySelector("perceptron-playground")?.shadowRoot?.querySelector("pp-quiz .pp-task-ask"),
    );
    await painted(page);
    await expect.poll(() => inSight(page, ".pp-guide-heading")).toBe(true);
    if (width > 1000) await expect.poll(() => inSight(page, "pp-quiz .pp-task-ask")).toBe(true);
    await scrollDown(page);
    await press(page, ".pp-quiz-next");
    await expect.poll(() => page.text(".pp-quiz-score")).toMatch(/2 of 8/);
    await expect.poll(() => inSight(page, ".pp-guide-heading")).toBe(true);
  });

  atNight.each([768, 640])(
    "is not covered by its options in the narrow column of two pictures, %i high",
    async (height) => {
      page = await openPlayground(getBrowser(), server, "?lesson=13.3", { width: 1366, height });
      await press(page, `${open} input[value="1"]`);
      await press(page, `${open} .pp-answer > button`);
      await page.waitFor(() =>
        document
          .querySelector("perceptron-playground")
          ?.shadowRoot?.querySelector('.pp-task:nth-of-type(2)[data-state="open"] input[type="radio"]'),
      );
      await painted(page);
      await expect.poll(() => inSight(page, `${open} .pp-task-ask`)).toBe(true);
    },
  );

  atNight("has a verdict beside the timeline that is whole, in two lines", async () => {
    page = await openPlayground(getBrowser(), server, "?lesson=2.1", { width: 1366, height: 768 });
    await expect.poll(() => page.text(".pp-verdict-text")).toMatch(/^no line through the origin/);
    const [text, around] = [await page.box(".pp-verdict-text"), await page.box('[data-area="verdict"]')];
    expect(text.y).toBeGreaterThanOrEqual(around.y);
    expect(text.y + text.height).toBeLessThanOrEqual(around.y + around.height);
  });
});
