import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { key, openPlayground, painted, pressButton, serveSite, state } from "./playground.js";
import type { Page } from "./support/browser.js";
import { describeEachBrowser } from "./support/browsers.js";
import type { Server } from "./support/server.js";

describeEachBrowser("in the lecture hall", (getBrowser) => {
  let server: Server;
  let page: Page;

  beforeAll(async () => {
    server = await serveSite();
  });
  afterEach(() => page.close());
  afterAll(() => server.close());

  describe.each([
    [1280, 720],
    [1024, 768],
  ])("at %i × %i", (width, height) => {
    test.each(["", "data=overlap&learner=perceptron,averaged", "data=xor&features=x1,x2,x1*x2&lift=x1*x2"])(
      "the stage has most of the height, and nothing is out of the window: %s",
      async (query) => {
        page = await openPlayground(getBrowser(), server, `?present=true&visit=4&${query}`, { width, height });
        await painted(page);
        const stage = await page.box('[data-part="stage"]');
        expect(stage.height / height).toBeGreaterThanOrEqual(0.6);
        for (const part of ["header", "stage", "story", "transport", "verdict"]) {
          const { x, y, width: wide, height: high } = await page.box(`[data-part="${part}"]`);
          expect([x >= 0, y >= 0, x + wide <= width + 1, y + high <= height + 1], part).toEqual([
            true,
            true,
            true,
            true,
          ]);
        }
        const buttons = await page.box(".pp-transport-buttons");
        const timeline = await page.box(".pp-transport-timeline");
        expect(timeline.y).toBeLessThan(buttons.y + buttons.height);
        expect(await page.problems()).toEqual([]);
      },
    );

    test("the score in numbers is in sight", async () => {
      page = await openPlayground(getBrowser(), server, "?present=true&visit=4", { width, height });
      const strip = await page.box('[data-part="story"]');
      const equation = await page.box("pp-equation > .pp-equation > *");
      expect(equation.y + equation.height).toBeLessThanOrEqual(strip.y + strip.height + 1);
      expect(await page.problems()).toEqual([]);
    });
  });

  test("a press goes there, and Escape comes back", async () => {
    page = await openPlayground(getBrowser(), server);
    await pressButton(page, "Present");
    expect((await state(page)).ui.present).toBe(true);
    await key(page, "Escape");
    expect((await state(page)).ui.present).toBe(false);
    expect(await page.problems()).toEqual([]);
  });
});
