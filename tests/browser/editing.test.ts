import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { rows } from "../rows.js";
import {
  choosePace,
  clickPlot,
  drawnPoints,
  openPlayground,
  painted,
  pixelOf,
  place,
  placeOn,
  plane,
  pressButton,
  siteForAll,
  tool,
} from "./playground.js";
import type { Page } from "./support/browser.js";
import { atNight, describeOneBrowser, runsAll } from "./support/browsers.js";

type Points = Awaited<ReturnType<typeof drawnPoints>>;

const start: Points = rows("1 1 -1; 3 1 -1; 1 3 -1; 7 8 1; 9 8 1; 8 6 1");

describeOneBrowser("editing", (getBrowser, engine) => {
  /** What our own code decides, whichever engine runs it. */
  const testOwn = test.runIf(runsAll(engine));

  const server = siteForAll();
  let page: Page;

  beforeAll(async () => {
    page = await openPlayground(getBrowser(), server);
  });
  beforeEach(() => place(page, start));
  afterAll(() => page.close());

  const clickPoint = async (index: number) => {
    const { x, y } = pixelOf(await plane(page), start[index] ?? []);
    await page.mouse.click(x, y);
    await painted(page);
  };

  /** One undo must lead back to where the points were, one redo to where they are now. */
  const expectOneStep = async (before: Points = start) => {
    const after = await drawnPoints(page);
    expect(after).not.toEqual(before);
    await pressButton(page, "Undo");
    await expect.poll(() => drawnPoints(page)).toEqual(before);
    await pressButton(page, "Redo");
    await expect.poll(() => drawnPoints(page)).toEqual(after);
    expect(await page.problems()).toEqual([]);
  };

  atNight("erases all that a drag touches, as one step", async () => {
    await tool(page, "Erase");
    const at = await plane(page);
    await page.mouse.drag([pixelOf(at, [1, 3.5]), pixelOf(at, [1, 1]), pixelOf(at, [3.5, 1])], { steps: 6 });
    await painted(page);
    await expect.poll(() => drawnPoints(page)).toEqual(start.slice(3));
    await expectOneStep();
  });

  test("moves an example by a drag", async () => {
    await tool(page, "Move");
    const at = await plane(page);
    await page.mouse.drag([pixelOf(at, [8, 6]), pixelOf(at, [5, 5])], { steps: 5 });
    await painted(page);
    const moved = await drawnPoints(page);
    expect(moved.length).toBe(start.length);
    const [x1 = 0, x2 = 0, label] = moved[5] ?? [];
    expect(label).toBe(1);
    expect(Math.hypot(x1 - 5, x2 - 5) * at.scale).toBeLessThan(2);
    expect(moved.slice(0, 5)).toEqual(start.slice(0, 5));
    await expectOneStep();
  });

  atNight("a click with Move changes nothing", async () => {
    await tool(page, "Move");
    await clickPoint(2);
    await expect.poll(() => drawnPoints(page)).toEqual(start);
    expect(await page.problems()).toEqual([]);
  });

  test("a brush of one lays points along a drag, as one step, and one at a click", async () => {
    await tool(page, "Draw +");
    const at = await plane(page);
    const [from, to] = [placeOn(at, 0.3, 0.8), placeOn(at, 0.6, 0.8)];
    await page.mouse.drag([from, to], { steps: 30 });
    await painted(page);
    const drawn = (await drawnPoints(page)).slice(start.length);
    const laid = Math.floor(Math.hypot(to.x - from.x, to.y - from.y) / 27.2);
    expect(laid).toBeGreaterThan(5);
    expect(Math.abs(drawn.length - (laid + 1))).toBeLessThanOrEqual(1);
    expect(new Set(drawn.map(String)).size).toBe(drawn.length);
    await expectOneStep();
    await place(page, start);
    await clickPlot(page, [[0.5, 0.5]]);
    await expect.poll(async () => (await drawnPoints(page)).length).toBe(start.length + 1);
  });

  test("flips a label with the right button or with Alt", async () => {
    const { x, y } = pixelOf(await plane(page), [9, 8]);
    if (getBrowser().otherButtons) {
      await page.mouse.click(x, y, { button: "right" });
    } else {
      await page.keyboard.down("Alt");
      await page.mouse.click(x, y);
      await page.keyboard.up("Alt");
    }
    await painted(page);
    await expect.poll(() => drawnPoints(page)).toEqual(start.with(4, [9, 8, -1]));
    await expectOneStep();
  });

  testOwn("points drawn while it plays are all there", async () => {
    await choosePace(page, "100");
    await pressButton(page, "Play");
    await tool(page, "Draw −");
    await clickPlot(page, [
      [0.2, 0.5],
      [0.25, 0.55],
      [0.3, 0.6],
      [0.35, 0.65],
    ]);
    await page.evaluate(() => document.querySelector("perceptron-playground")?.pause());
    const points = await drawnPoints(page);
    expect(points.length).toBe(start.length + 4);
    expect(points.slice(0, start.length)).toEqual(start);
    expect(await page.problems()).toEqual([]);
  });
});
