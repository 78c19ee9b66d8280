import { expect, test } from "vitest";
import { pointsOf } from "../rows.js";
import { openDrawer } from "./arrangement.js";
import {
  drawnPoints,
  focusOn,
  key,
  leave,
  openPlayground,
  painted,
  pixelOf,
  place,
  plane,
  press,
  siteForAll,
  snapshot,
  state,
  waitForStatus,
} from "./playground.js";
import type { Page, Point } from "./support/browser.js";
import { atNight, describeOneBrowser } from "./support/browsers.js";

/** Separable, but not by a line through the origin. */
const six = pointsOf("1 1 -1; 2 0.5 -1; 1 -1 -1; 4 3 1; 5 2 1; 4 4 1");

const grip = (name: string): string => `pp-stage .pp-handle[data-name="${name}"]`;

describeOneBrowser("weights in the hand", (getBrowser, engine) => {
  const server = siteForAll();
  let page: Page;

  const middle = async (target: string): Promise<Point> => {
    const { x, y, width, height } = await page.box(target);
    return { x: x + width / 2, y: y + height / 2 };
  };

  /** Drags what is there by so many pixels. */
  const drag = async (target: string, dx: number, dy: number): Promise<void> => {
    const from = await middle(target);
    await page.mouse.drag([from, { x: from.x + dx / 2, y: from.y + dy / 2 }, { x: from.x + dx, y: from.y + dy }]);
    await painted(page);
  };

  const wrong = async (): Promise<number> => (await snapshot(page))?.trainingMistakes ?? Number.NaN;
  /** The weights to start from that the state has, with the bias last. */
  const start = async (): Promise<readonly number[] | null> => {
    const { initial } = await state(page);
    return initial && [...initial.weights, initial.bias];
  };
  const lines = (): Promise<string> =>
    page.evaluate(() =>
      Array.from(
        document.querySelector("perceptron-playground")?.shadowRoot?.querySelectorAll("pp-stage [aria-live]") ?? [],
        ({ textContent }) => textContent,
      ).join(" "),
    );

  test("w is pulled out of the origin, the boundary turned and shifted until none is wrong, and played from there", async () => {
    page = await openPlayground(getBrowser(), server);
    await place(page, six);
    await page.mouse.move(20, 20);
    await drag(grip("pull"), 40, -20);
    const pulled = await start();
    expect(pulled?.[0]).toBeGreaterThan(0);
    expect(pulled?.[2]).toBe(0);
    // Short numbers.
    for (const number of pulled ?? []) expect(String(number).length).toBeLessThan(6);
    const before = await wrong();
    expect(before).toBeGreaterThan(0);
    expect(await drawnPoints(page)).toHaveLength(six.length);
    // With a tool that draws, a press draws there too.
    const { x, y } = await middle(grip("middle"));
    await page.mouse.click(x, y);
    await painted(page);
    expect(await drawnPoints(page)).toHaveLength(six.length + 1);
    expect(await start()).toEqual(pulled);
    await key(page, "Control+z");

    // To the middle of the gap.
    const from = await middle(grip("middle"));
    const to = pixelOf(await plane(page), [2.9, 1.7]);
    await page.mouse.drag([from, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, to]);
    await painted(page);
    const shifted = await start();
    expect(shifted?.slice(0, 2)).toEqual(pulled?.slice(0, 2));
    expect(shifted?.[2]).toBeLessThan(0);
    await drag(grip("tip"), 10, -25);
    await expect.poll(wrong).toBe(0);
    expect(await page.text(".pp-weights-table, pp-story")).not.toBe("");

    const turned = await start();
    await key(page, "Space");
    await waitForStatus(page, "converged");
    expect((await snapshot(page))?.updates).toBe(0);
    expect(await start()).toEqual(turned);
    // One step back a drag, and to the moment at which it was made.
    await key(page, "Control+z");
    expect(await start()).toEqual(shifted);
    await key(page, "Control+z");
    expect(await start()).toEqual(pulled);
    await key(page, "Control+z");
    expect(await start()).toBeNull();
  });

  atNight(
    "keys move w and the boundary, and say what comes of it; in the midst of a run it says that it can’t be dragged",
    async () => {
      page = await openPlayground(getBrowser(), server);
      await place(page, six);
      await focusOn(page, ".pp-stage-surface");
      await expect.poll(() => page.has(grip("pull"))).toBe(true);
      await key(page, "Tab");
      await key(page, "ArrowRight");
      await key(page, "Shift+ArrowUp");
      const [w1 = 0, w2 = 0] = (await start()) ?? [];
      expect(w1).toBeGreaterThan(0);
      expect(w2 / w1).toBeCloseTo(10, 9);
      await expect.poll(lines).toMatch(/^Weights .* and .*, bias 0\. \d of 6 wrong\.$/);
      await focusOn(page, grip("middle"));
      await key(page, "Shift+ArrowUp");
      const after = await start();
      expect(after?.slice(0, 2)).toEqual([w1, w2]);
      expect(after?.[2]).toBeLessThan(0);
      await expect.poll(lines).toContain("bias −");

      await leave(page);
      await key(page, "End");
      await painted(page);
      const { visit = 0 } = (await snapshot(page)) ?? {};
      expect(visit).toBeGreaterThan(0);
      const tip = await middle("pp-stage .pp-handle-still");
      await page.mouse.drag([tip, { x: tip.x + 8, y: tip.y - 12 }, { x: tip.x + 20, y: tip.y - 30 }]);
      await expect.poll(() => page.text(".pp-hand-hint")).toContain("You can drag the weights only at its start.");
      expect(await drawnPoints(page)).toHaveLength(six.length);
      await press(page, { role: "button", name: "Go to the start" });
      expect((await snapshot(page))?.visit).toBe(0);
      expect(await start()).toEqual(after);
      await expect.poll(() => page.has(grip("tip"))).toBe(true);
    },
  );

  atNight("the point of weight space is dragged, moved by keys, and comes back", async () => {
    page = await openPlayground(getBrowser(), server, "?data=cs188");
    await openDrawer(page, "Weight space");
    const point = "pp-weight-space .pp-handle";
    await drag(point, 60, -30);
    const dragged = await start();
    expect(dragged?.[0]).toBeGreaterThan(0);
    expect(dragged?.[1]).toBeGreaterThan(0);
    expect(dragged?.[2]).toBe(-1);
    await focusOn(page, point);
    await key(page, "ArrowLeft");
    expect((await start())?.[0]).toBeLessThan(dragged?.[0] ?? 0);
    expect((await snapshot(page))?.weights).toEqual((await start())?.slice(0, 2));
    await key(page, "Control+z");
    await key(page, "Control+z");
    expect(await start()).toBeNull();
  });

  test.skipIf(engine === "webkit")("a finger takes a handle, and scrolls elsewhere", async () => {
    page = await openPlayground(getBrowser(), server, "?data=and", { width: 390, height: 844, touch: true });
    const at = await plane(page);
    await page.touch.down(at.plot.x + at.plot.width / 2, at.plot.y + 8);
    await page.touch.up();
    await expect.poll(() => page.has(grip("pull"))).toBe(true);
    const { width, height } = await page.box(grip("pull"));
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    const { x, y } = await middle(grip("pull"));
    await page.touch.down(x, y);
    for (let step = 1; step <= 6; step++) await page.touch.move(x + 4 * step, y - 6 * step);
    await page.touch.up();
    await painted(page);
    expect((await start())?.[1]).toBeGreaterThan(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  atNight("a lesson is answered by dragging", async () => {
    page = await openPlayground(getBrowser(), server, "?lesson=1.5");
    await page.mouse.move(400, 400);
    const tip = await middle(grip("tip"));
    const at = await plane(page);
    // To (−1, 2), about the origin.
    const foot = pixelOf(at, [0, 0]);
    await page.mouse.drag(
      [tip, { x: foot.x, y: foot.y - 1.5 * at.scale }, { x: foot.x - at.scale, y: foot.y - 2 * at.scale }],
      { steps: 4 },
    );
    await painted(page);
    await expect.poll(wrong).toBe(0);
    // As soon as it is done: nothing is pressed.
    await expect.poll(() => page.text(".pp-task-said")).toContain("Many pairs of weights work");
  });
});
