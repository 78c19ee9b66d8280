import { expect, test } from "vitest";
import { visit } from "../../web/words/generated/en/visit.js";
import { openSetting } from "./arrangement.js";
import {
  choosePace,
  clickPlot,
  dataOf,
  drawnPoints,
  moment,
  openPlayground,
  pixelOf,
  plane,
  pressButton,
  siteForAll,
  snapshot,
  stageText,
  state,
  status,
  story,
  tool,
  waitForStatus,
} from "./playground.js";
import type { Page, Point } from "./support/browser.js";
import { describeEachBrowser } from "./support/browsers.js";

const positives = [
  [0.7, 0.8],
  [0.8, 0.6],
  [0.9, 0.75],
  [0.75, 0.9],
] as const;
const negatives = [
  [0.15, 0.3],
  [0.3, 0.15],
  [0.2, 0.2],
  [0.35, 0.3],
] as const;

/** Pixels around a place whose colour is near to the one given, on any of the stage's canvases. */
function inkAt(page: Page, at: Point, colour: readonly [number, number, number]): Promise<number> {
  return page.evaluate(
    ({ x, y }, [red, green, blue]) => {
      const root = document.querySelector("perceptron-playground")?.shadowRoot;
      const canvases = root?.querySelectorAll<HTMLCanvasElement>(".pp-stage-surface canvas") ?? [];
      const size = 18;
      const copy = document.createElement("canvas");
      copy.width = copy.height = size;
      const context = copy.getContext("2d", { willReadFrequently: true });
      if (!context) return 0;
      for (const canvas of canvases) {
        const box = canvas.getBoundingClientRect();
        const scale = canvas.width / box.width;
        const left = (x - box.x - size / 2) * scale;
        const top = (y - box.y - size / 2) * scale;
        context.drawImage(canvas, left, top, size * scale, size * scale, 0, 0, size, size);
      }
      const { data } = context.getImageData(0, 0, size, size);
      let count = 0;
      for (let i = 0; i < data.length; i += 4) {
        const [r = 0, g = 0, b = 0] = data.subarray(i, i + 3);
        if (Math.abs(r - red) + Math.abs(g - green) + Math.abs(b - blue) < 40) count++;
      }
      return count;
    },
    at,
    colour,
  );
}

const blue = [0x00, 0x72, 0xb2] as const;
const vermilion = [0xd5, 0x5e, 0x00] as const;

describeEachBrowser("the main job", (getBrowser) => {
  const server = siteForAll();
  let page: Page;

  test("opens with data drawn and a run ready to play", async () => {
    page = await openPlayground(getBrowser(), server);
    await expect.poll(() => moment(page)).toBe("visit 0, in epoch 1 · 0 updates");
    await expect.poll(() => status(page)).toBe("ready");
    await expect
      .poll(() => snapshot(page))
      .toMatchObject({ visit: 0, updates: 0, weights: [0, 0], bias: 0, stopReason: null });
    await expect.poll(() => stageText(page)).toMatch(/^Examples: 20 positive, 20 negative\. There is no boundary/);
    await expect.poll(() => story(page)).toContain(visit.english.introduction);
    await expect.poll(() => page.attribute({ role: "button", name: "Play" }, "aria-disabled")).toBe(null);
    await openSetting(page, "Data");
    await expect.poll(() => page.text(".pp-counts")).toBe("20 positive, 20 negative");
    expect(await page.problems()).toEqual([]);
    expect(server.missing).toEqual([]);
  });

  test("draws a separable set, trains to convergence, and scrubs back to visit 0", async () => {
    page = await openPlayground(getBrowser(), server);
    await pressButton(page, "Clear");
    await expect.poll(() => drawnPoints(page)).toEqual([]);
    await expect.poll(() => status(page)).toBe("no examples yet");

    await tool(page, "Draw +");
    const blues = await clickPlot(page, positives);
    await tool(page, "Draw −");
    const reds = await clickPlot(page, negatives);

    const points = await drawnPoints(page);
    expect(points.map(([, , label]) => label)).toEqual([1, 1, 1, 1, -1, -1, -1, -1]);
    const at = await plane(page);
    for (const [index, pixel] of [...blues, ...reds].entries()) {
      const [x1, x2] = dataOf(at, pixel);
      const [drawn1 = 0, drawn2 = 0] = points[index] ?? [];
      // Within the rounding to readable coordinates, which is a pixel at most.
      expect(Math.hypot(drawn1 - x1, drawn2 - x2) * at.scale).toBeLessThan(1.5);
    }
    for (const pixel of blues) expect(await inkAt(page, pixel, blue)).toBeGreaterThan(20);
    for (const pixel of reds) expect(await inkAt(page, pixel, vermilion)).toBeGreaterThan(10);

    await choosePace(page, "max");
    await expect.poll(async () => (await state(page)).ui.speed).toBe("max");
    await page.click({ role: "button", name: "Play" });
    await waitForStatus(page, "converged");
    await expect.poll(() => status(page)).toMatch(/^converged after \d+ epochs?$/);
    await expect.poll(() => story(page)).toContain("Converged: ");
    const end = await snapshot(page);
    expect(end).toMatchObject({ converged: true, stopReason: "converged", trainingMistakes: 0 });
    await expect.poll(() => stageText(page)).toMatch(/The boundary is .* = 0\..*No example is misclassified now\./);

    const timeline = await page.box({ role: "slider", name: "Visit" });
    const y = timeline.y + timeline.height / 2;
    await page.mouse.drag(
      [
        { x: timeline.x + timeline.width - 12, y },
        { x: timeline.x + timeline.width / 2, y },
        { x: timeline.x + 2, y },
      ],
      { steps: 5 },
    );
    await waitForStatus(page, "ready");
    await expect.poll(() => moment(page)).toBe("visit 0, in epoch 1 · 0 updates");
    await expect.poll(() => snapshot(page)).toMatchObject({ visit: 0, updates: 0, weights: [0, 0], bias: 0 });
    await expect.poll(() => story(page)).toContain("Nothing has been visited yet");
    await expect
      .poll(() => page.attribute({ role: "slider", name: "Visit" }, "aria-valuemax"))
      .toBe(String(end?.visit));
    await expect.poll(() => drawnPoints(page)).toEqual(points);

    // Playing again leads to the same end.
    await page.click({ role: "button", name: "Play" });
    await waitForStatus(page, "converged");
    await expect.poll(() => snapshot(page)).toEqual(end);
  });

  test("drawn points stand where the pointer was, also after zooming", async () => {
    page = await openPlayground(getBrowser(), server, "?data=cs188");
    await pressButton(page, /zoom in/i);
    const before = await plane(page);
    await tool(page, "Draw +");
    const [pixel] = await clickPlot(page, [[0.4, 0.6]]);
    const last = (await drawnPoints(page)).at(-1) ?? [];
    const drawnAt = pixelOf(before, last);
    expect(Math.hypot(drawnAt.x - (pixel?.x ?? 0), drawnAt.y - (pixel?.y ?? 0))).toBeLessThan(1.5);
    expect(await plane(page)).toEqual(before);
  });
});
