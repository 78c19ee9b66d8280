import { expect, test } from "vitest";
import type { PlacedStage } from "../../web/views/shared/over-stage/over-stage.js";
import { openPlayground, painted, setState, siteForAll, state } from "./playground.js";
import type { Page } from "./support/browser.js";
import { describeOneBrowser } from "./support/browsers.js";

describeOneBrowser("what a step speaks of on the stage", (getBrowser) => {
  const server = siteForAll();
  let page: Page;

  /** Where the stage has places of the plane, in pixels of the window. */
  const pixelsOf = (places: readonly (readonly [number, number])[]): Promise<{ x: number; y: number }[]> =>
    page.evaluate((all) => {
      const stage = document.querySelector("perceptron-playground")?.shadowRoot?.querySelector<PlacedStage>("pp-stage");
      const { left = 0, top = 0 } = stage?.getBoundingClientRect() ?? {};
      const { plot, window, scale } = stage?.projection ?? {};
      if (!plot || !window || !scale) return [];
      return all.map(([x1, x2]) => ({
        x: left + plot.x + (x1 - window.x[0]) * scale,
        y: top + plot.y + (window.y[1] - x2) * scale,
      }));
    }, places);

  test("is the arrow of the example, from the origin to its point, before its visit and after it", async () => {
    page = await openPlayground(getBrowser(), server, "?lesson=5.2", { width: 1366, height: 768 });
    for (const visit of [0, 1]) {
      await setState(page, { ...(await state(page)), visit });
      await painted(page);
      await expect
        .poll(async () => {
          const arrow = await page.box(".pp-example-arrow path").catch(() => null);
          const [origin, point] = await pixelsOf([
            [0, 0],
            [1, 3],
          ]);
          if (!arrow || !origin || !point) return null;
          // To its rim: the point itself is not drawn over.
          const [left, top] = [Math.abs(arrow.x - origin.x) < 9, Math.abs(arrow.y - point.y) < 16];
          return [left, top, Math.abs(arrow.y + arrow.height - origin.y) < 6];
        })
        .toEqual([true, true, true]);
    }
    await setState(page, { ...(await state(page)), ui: { lesson: "5.4" } });
    await expect.poll(() => page.has(".pp-example-arrow")).toBe(false);
  });
});
