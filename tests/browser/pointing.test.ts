import { describe, expect, test } from "vitest";
import { openDrawer } from "./arrangement.js";
import { focusOn, key, openPlayground, painted, press, siteForAll, state } from "./playground.js";
import type { Page } from "./support/browser.js";
import { atNight, describeOneBrowser } from "./support/browsers.js";

/** What the line on the plot says of the example that is pointed at. */
const readout = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const line = document.querySelector("perceptron-playground")?.shadowRoot?.querySelector(".pp-stage-readout");
    return line?.textContent?.trim() ?? "";
  });

const litRows = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const root = document.querySelector("perceptron-playground")?.shadowRoot;
    return Array.from(root?.querySelectorAll<HTMLElement>("[data-pointed]") ?? [], (row) => row.dataset["row"] ?? "");
  });

/** What a canvas shows, as a number that differs where the picture does. */
const picture = (page: Page, selector: string): Promise<number> =>
  page.evaluate((wanted) => {
    const root = document.querySelector("perceptron-playground")?.shadowRoot;
    const canvas = root?.querySelector<HTMLCanvasElement>(wanted);
    if (!canvas) return 0;
    // Of a copy: the browser warns where a canvas that is drawn on is read again and again.
    const copy = Object.assign(document.createElement("canvas"), { width: canvas.width, height: canvas.height });
    const context = copy.getContext("2d", { willReadFrequently: true });
    context?.drawImage(canvas, 0, 0);
    const data = context?.getImageData(0, 0, copy.width, copy.height).data ?? [];
    let sum = 0;
    for (let i = 0; i < data.length; i += 4) sum = (sum * 31 + (data[i] ?? 0) + 3 * (data[i + 3] ?? 0)) % 1_000_000_007;
    return sum;
  }, selector);

const timeline = ".pp-timeline-canvas";
const weights = ".pp-weight-space-surface > canvas";

describeOneBrowser("what is pointed at in one pane lights up in the others", (getBrowser) => {
  const server = siteForAll();
  let page: Page;

  const open = async (query: string) => {
    page = await openPlayground(getBrowser(), server, query, { width: 1366, height: 768, reducedMotion: true });
    await painted(page);
  };

  /** Twice: what lights up the timeline loads with the first. */
  const pointAt = async (x: number, y: number) => {
    await page.mouse.move(x - 3, y);
    await page.mouse.move(x, y);
    await painted(page);
    await painted(page);
  };

  describe("a visit", () => {
    test("of the timeline is an example on the stage and a row of the trace", async () => {
      await open("?visit=99&drawer=trace");
      const { x, y, width, height } = await page.box(timeline);
      await pointAt(x + width / 4, y + height / 2);
      await expect.poll(() => readout(page)).toMatch(/^example \d/);
      const visit = /\d+/.exec(await page.text(".pp-timeline-hover"))?.[0];
      const example = /^example (\d+)/.exec(await readout(page))?.[1];
      expect(visit).toBe(example);
      expect(await litRows(page)).toContain(visit);
      await pointAt(400, 40);
      expect(await readout(page)).toBe("");
      expect(await litRows(page)).toEqual([]);
    });
  });

  describe("an example", () => {
    atNight("of the stage is a line of weight space, and rows of the trace", async () => {
      await open("?data=and&visit=8&drawer=weight-space");
      const stage = await page.box('[data-part="stage"] .pp-stage-canvas');
      const before = await picture(page, weights);
      const at = await page.evaluate(() => {
        const root = document.querySelector("perceptron-playground")?.shadowRoot;
        const stage = root?.querySelector("pp-stage") as unknown as {
          projection: { window: { x: number[]; y: number[] }; plot: DOMRect; scale: number };
        };
        const { window, plot, scale } = stage.projection;
        const [left = 0] = window.x;
        const [, top = 0] = window.y;
        return { x: plot.x + (1 - left) * scale, y: plot.y + (top - 1) * scale };
      });
      await pointAt(stage.x + at.x, stage.y + at.y);
      expect(await readout(page)).toMatch(/^example 4 · positive/);
      expect(await page.text(".pp-weight-space-words")).toContain("Example 4 (+1) needs");
      expect(await picture(page, weights)).not.toBe(before);
      await openDrawer(page, "Trace");
      await pointAt(stage.x + at.x, stage.y + at.y);
      expect(await litRows(page)).toEqual(["4", "8"]);
      expect((await state(page)).visit).toBe(8);
    });

    atNight("of the proof that no line separates is one on the stage, by focus as well", async () => {
      await open("?data=xor&visit=10&drawer=margin");
      await focusOn(page, ".pp-witness-example");
      await painted(page);
      expect(await readout(page)).toMatch(/^example 2 · positive/);
      await press(page, ".pp-witness-example");
      await key(page, "Tab");
      await painted(page);
      expect(await page.attribute(".pp-witness-example", "aria-pressed")).toBe("true");
      expect(await readout(page)).toMatch(/^example 3 · positive/);
    });
  });
});
