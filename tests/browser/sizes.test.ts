import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDrawer } from "./arrangement.js";
import { openPlayground, painted, partPlaces, press, setState, siteForAll, snapshot, state } from "./playground.js";
import type { Page } from "./support/browser.js";
import { describeOneBrowser, sampled } from "./support/browsers.js";
import { covered } from "./walk/layout.js";

/** Width and height of windows, and whether they are touched. */
const sizes = [
  [390, 844, true],
  [360, 640, true],
  [414, 896, true],
  [768, 1024, true],
  [844, 390, true],
  [896, 414, true],
  [932, 430, true],
  [960, 540, true],
  [1024, 768, false],
  [1280, 600, false],
  [1280, 720, false],
  [1440, 900, false],
] as const;

/** A phone. */
const looked = sampled(sizes, 0);

/** The buttons of the transport, and whether they go on. */
const ways = [
  ["One visit", true],
  ["One update", true],
  ["Back one update", false],
  ["One epoch", true],
  ["Back one visit", false],
  ["Start over", false],
  ["To the end", true],
] as const;

describeOneBrowser("sizes", (getBrowser, engine) => {
  const server = siteForAll();
  let page: Page;

  describe.each(looked)("at %i × %i", (width, height, touch) => {
    // One page for all that is done at a size: they end as they begin, paused and with nothing drawn.
    beforeAll(async () => {
      // WebKitGTK has no touch screen to drive.
      const options = { width, height, touch: touch && engine !== "webkit", reducedMotion: true };
      // Shuffled, so that there is a seed to choose too.
      page = await openPlayground(getBrowser(), server, "?data=cs188&order=shuffle-once", options);
    });
    afterAll(() => page.close());

    test.runIf(width > height && height < 640)(
      "the stage is left with half of the height, the sheet right",
      async () => {
        const stage = await page.box('[data-part="stage"]');
        const story = await page.box('[data-part="story"]');
        expect(stage.height).toBeGreaterThanOrEqual(height / 2);
        expect(story.x).toBeGreaterThanOrEqual(stage.x + stage.width);
        expect(story.y).toBeLessThan(stage.y + stage.height);
      },
    );

    test.runIf(width > height && height < 640)(
      "a picture of the drawer has its words beside it, and all the height down to the verdict",
      async () => {
        await press(page, { role: "button", name: "One update" });
        await openDrawer(page, "Projection");
        const verdict = await page.box('[data-part="verdict"]');
        const panel = await page.box(".pp-panel");
        expect(verdict.y - panel.y - panel.height).toBeLessThanOrEqual(1);
        const picture = await page.box(".pp-projection-surface");
        const words = await page.box(".pp-projection-words");
        expect(picture.y + picture.height).toBeLessThanOrEqual(panel.y + panel.height);
        expect(words.x).toBeGreaterThanOrEqual(picture.x + picture.width);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        await press(page, { role: "tab", name: "Story" });
        await press(page, { role: "button", name: "Start over" });
      },
    );

    test("what went wrong is said over the stage: no part of the page moves, and no control is covered", async () => {
      const before = await partPlaces(page);
      const wrong = await state(page);
      await setState(page, { ...wrong, ui: { ...wrong.ui, drawer: "cellar" } });
      await expect.poll(() => page.text("pp-notices")).toContain("ui.drawer must be one of");
      expect(await partPlaces(page)).toEqual(before);
      expect(await covered(page, false)).toEqual([]);
      await press(page, { role: "button", name: "Dismiss" });
      expect(await page.has("pp-notices")).toBe(false);
    });

    test("every button of the transport does what it says, and draws nothing", async () => {
      const { data } = await state(page);
      let before = (await snapshot(page))?.visit ?? 0;
      for (const [name, on] of ways) {
        await press(page, { role: "button", name });
        const visit = (await snapshot(page))?.visit ?? 0;
        if (on) expect(visit, name).toBeGreaterThan(before);
        else expect(visit, name).toBeLessThan(before);
        before = visit;
      }
      await press(page, { role: "button", name: "Start over" });
      await press(page, { role: "button", name: "Play" });
      await press(page, { role: "button", name: "Pause" });
      await expect.poll(async () => (await snapshot(page))?.visit).toBeLessThan(before);
      await expect.poll(async () => (await state(page)).data).toEqual(data);
    });

    test("every tool can be taken up, and every tab opened", async () => {
      for (const [name, tool] of [
        ["Draw −", "negative"],
        ["Erase", "erase"],
        ["Move", "move"],
        ["Draw +", "positive"],
      ] as const) {
        await press(page, { role: "radio", name });
        await expect.poll(async () => (await state(page)).ui.tool).toBe(tool);
      }
      for (const [name, drawer] of [
        ["Mistakes", "charts"],
        ["Order", "orders"],
        ["Margin", "margin"],
      ] as const) {
        await openDrawer(page, name);
        await expect.poll(async () => (await state(page)).ui.drawer).toBe(drawer);
        // What is open has come, and nothing moves any more.
        await painted(page);
      }
      expect(await page.problems()).toEqual([]);
    });
  });
});
