import { expect, test } from "vitest";
import { openPlayground, pressButton, siteForAll, snapshot } from "./playground.js";
import type { Page } from "./support/browser.js";
import { atNight, describeOneBrowser } from "./support/browsers.js";

interface Counts {
  /** Times the element has rendered, and its theme was written. */
  renders: number;
  themes: number;
}

type Counting = Window & { __counts?: Counts };

/** Counts from now on. */
const count = (page: Page) =>
  page.evaluate(() => {
    const counts: Counts = { renders: 0, themes: 0 };
    (window as Counting).__counts = counts;
    const playground = document.querySelector("perceptron-playground") as unknown as HTMLElement & {
      performUpdate(): void;
    };
    const { performUpdate } = playground;
    playground.performUpdate = function (this: typeof playground) {
      counts.renders++;
      performUpdate.call(this);
    };
    new MutationObserver((changes) => {
      counts.themes += changes.length;
    }).observe(playground, { attributeFilter: ["theme"] });
  });

const counted = (page: Page) => page.evaluate(() => (window as Counting).__counts ?? { renders: -1, themes: -1 });
const wait = (page: Page, ms: number) =>
  page.evaluate((time) => new Promise<void>((resolve) => setTimeout(resolve, time)), ms);

describeOneBrowser("calm", (getBrowser) => {
  const server = siteForAll();
  let page: Page;

  /** Until what the first picture did not wait for has been computed and drawn. */
  const settled = async (query: string) => {
    page = await openPlayground(getBrowser(), server, query);
    await wait(page, 1000);
    await count(page);
  };

  test("a run of one visit a second paints once or twice a visit, and writes no theme", async () => {
    await settled("?data=cs188&speed=1");
    await pressButton(page, "Play");
    await wait(page, 5000);
    const { renders, themes } = await counted(page);
    const visits = (await snapshot(page))?.visit ?? 0;
    expect(visits).toBeGreaterThanOrEqual(4);
    expect(renders).toBeGreaterThanOrEqual(visits);
    expect(renders).toBeLessThanOrEqual(3 * visits);
    expect(themes).toBe(0);
  });

  test("nothing is painted while nothing changes", async () => {
    await settled("?data=cs188");
    await wait(page, 2000);
    expect(await counted(page)).toEqual({ renders: 0, themes: 0 });
  });

  atNight("off the screen the page around it is told of what is done to it all the same", async () => {
    await settled("?data=cs188");
    const told = await page.evaluate(async () => {
      const playground = document.querySelector("perceptron-playground");
      if (!playground) throw new Error("no playground");
      playground.style.marginTop = "5000px";
      await new Promise((resolve) => setTimeout(resolve, 300));
      const step = new Promise((resolve) => playground.addEventListener("pp-step", () => resolve("pp-step")));
      playground.step();
      return step;
    });
    expect(told).toBe("pp-step");
  });
});
