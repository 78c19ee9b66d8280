import { expect, test } from "vitest";
import { openSetting } from "./arrangement.js";
import {
  clickPlot,
  drawnPoints,
  openPlayground,
  painted,
  pressButton,
  siteForAll,
  snapshot,
  tool,
} from "./playground.js";
import type { Page } from "./support/browser.js";
import { describeOneBrowser, everyJourney } from "./support/browsers.js";

describeOneBrowser("large data", (getBrowser, engine) => {
  const server = siteForAll();
  let page: Page;

  const many = "?data=overlap&n=100000";

  // One browser is enough: what is asked is whether the page's own slices come to an end.
  test.runIf(engine === "chromium" && everyJourney).each<readonly [string, string, number]>([
    ["a pocket far on", `${many}&learner=pocket&visit=500`, 500],
    ["six trees", `${many}&learner=${new Array(6).fill("decision-tree")}`, 0],
    ...(everyJourney
      ? ([
          ["a kernel far on", `${many}&learner=kernel&visit=3000`, 3000],
          ["many neighbours", "?data=overlap&n=20000&learner=nearest-neighbours&k=999", 0],
        ] as const)
      : []),
  ])("%s: the link opens at its visit", async (_, link, visit) => {
    page = await openPlayground(getBrowser(), server, link);
    await page.waitFor(
      (expected: number) => document.querySelector("perceptron-playground")?.snapshot()?.visit === expected,
      { timeout: 40_000 },
      visit,
    );
  });

  test("100,000 points draw, play, scrub, and are edited", async () => {
    page = await openPlayground(getBrowser(), server, "?data=overlap&n=100000&speed=max");
    await pressButton(page, "Play");
    await page.waitFor(() => (document.querySelector("perceptron-playground")?.snapshot()?.visit ?? 0) > 200_000);
    await page.evaluate(() => document.querySelector("perceptron-playground")?.pause());
    await painted(page);
    const paused = await snapshot(page);
    expect(paused?.visit).toBeGreaterThan(200_000);

    // Back to the middle by the timeline, and to an exact visit.
    const { x, y, width, height } = await page.box(".pp-timeline");
    await page.mouse.drag(
      [
        { x: x + width - 10, y: y + height / 2 },
        { x: x + 2, y: y + height / 2 },
      ],
      { steps: 8 },
    );
    await painted(page);
    await expect.poll(async () => (await snapshot(page))?.visit).toBe(0);
    await page.evaluate(() => document.querySelector("perceptron-playground")?.seek(123_456));
    await painted(page);
    await expect.poll(() => snapshot(page)).toMatchObject({ visit: 123_456, epoch: 1 });
    await expect.poll(() => page.attribute(".pp-timeline", "aria-valuenow")).toBe("123456");
    await page.evaluate((visit) => document.querySelector("perceptron-playground")?.seek(visit), paused?.visit ?? 0);
    await painted(page);
    await expect.poll(() => snapshot(page)).toEqual(paused);

    await tool(page, "Draw +");
    await clickPlot(page, [[0.5, 0.5]]);
    await expect.poll(async () => (await drawnPoints(page)).length).toBe(100_001);
    await pressButton(page, "Undo");
    await openSetting(page, "Data");
    await expect.poll(() => page.text(".pp-counts")).toBe("50 000 positive, 50 000 negative");
  });
});
