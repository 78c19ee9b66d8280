import { expect, test } from "vitest";
import type { PlacedStage } from "../../web/views/shared/over-stage/over-stage.js";
import { openPlayground, painted, setState, siteForAll, state } from "./playground.js";
import type { Page } from "./support/browser.js";
import { atNight, describeOneBrowser } from "./support/browsers.js";

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

  atNight("is the example that comes next, below the row of a comparison that has come above the stage", async () => {
    page = await openPlayground(getBrowser(), server, "?lesson=13.7", { width: 1366, height: 768 });
    await expect.poll(() => page.has(".pp-next-ring")).toBe(true);
    await expect
      .poll(async () => {
        const ring = await page.box(".pp-next-ring");
        const [example] = await pixelsOf([[2, 5]]);
        if (!example) return null;
        return [ring.x + ring.width / 2 - example.x, ring.y + ring.height / 2 - example.y].map((far) =>
          Math.round(Math.abs(far)),
        );
      })
      .toEqual([0, 0]);
  });

  atNight("is the line that the bias moves, with nothing over its two examples", async () => {
    page = await openPlayground(getBrowser(), server, "?lesson=2.3", { width: 1366, height: 768 });
    expect(await page.text(".pp-task-ask")).toContain("Drag the line");
    const examples = await pixelsOf([
      [1, 1],
      [3, 3],
    ]);
    const [origin, half] = await pixelsOf([
      [0, 0],
      [2, 2],
    ]);
    if (!origin || !half) throw new Error("The stage has been measured.");
    // The line shows where it can be held as soon as the pointer is over the stage.
    await page.mouse.move(half.x, half.y);
    const middle = await page.box('pp-stage .pp-handle[data-name="middle"]');
    const from = { x: middle.x + middle.width / 2, y: middle.y + middle.height / 2 };
    const by = { x: half.x - origin.x, y: half.y - origin.y };
    const on = (part: number) => ({ x: from.x + part * by.x, y: from.y + part * by.y });
    await page.mouse.drag([from, on(0.5), on(1)]);
    await expect.poll(() => page.has('.pp-task[data-state="open"]')).toBe(false);
    const over = await page.evaluate((places) => {
      const root = document.querySelector("perceptron-playground")?.shadowRoot;
      return places.map(({ x, y }) => root?.elementFromPoint(x, y)?.closest("pp-stage") !== null);
    }, examples);
    expect(over).toEqual([true, true]);
    expect((await state(page)).initial?.weights).toEqual([1, 1]);
  });
});
