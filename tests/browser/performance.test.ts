import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openSetting } from "./arrangement.js";
import {
  clickPlot,
  drawnPoints,
  openPlayground,
  painted,
  pressButton,
  serveSite,
  setState,
  snapshot,
  state,
  tool,
} from "./playground.js";
import type { Page } from "./support/browser.js";
import { describeEachBrowser } from "./support/browsers.js";
import { longTasks } from "./support/long-tasks.js";
import type { Server } from "./support/server.js";

/** Longest task the requirement allows while playing, in milliseconds. */
const longest = 50;
/** Longest task of a link whose learners take long to start. */
const longestOfALink = 200;
/** Others may use the machine: the best of so many attempts counts. */
const attempts = 3;

describeEachBrowser("performance", (getBrowser, engine) => {
  let server: Server;
  let page: Page;

  beforeAll(async () => {
    server = await serveSite();
  });
  afterEach(() => page?.close());
  afterAll(() => server.close());

  const wait = (ms: number) => page.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), ms);

  /** Plays for some time; a run that ends (its record of updates can be full within a second) is played again. */
  const keepPlaying = (ms: number) =>
    page.evaluate(async (time) => {
      const playground = document.querySelector("perceptron-playground");
      const end = performance.now() + time;
      let farthest = 0;
      playground?.play();
      while (performance.now() < end) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        const { visit = 0, stopReason } = playground?.snapshot() ?? {};
        farthest = Math.max(farthest, visit);
        if (stopReason) playground?.play();
      }
      return farthest;
    }, ms);

  // Only Chromium tells of long tasks.
  test.runIf(engine === "chromium").each([
    ["as fast as it can", "max"],
    ["at 10,000 visits a second", "10000"],
  ])("10,000 points play %s without a task over 50 ms", async (_, speed) => {
    page = await openPlayground(getBrowser(), server, `?data=overlap&n=10000&max-epochs=2000000&speed=${speed}`);
    const times: number[] = [];
    for (let attempt = 0; attempt < attempts; attempt++) {
      await pressButton(page, "Start");
      await wait(300);
      const slowest = await longTasks(page);
      const played = await keepPlaying(3000);
      times.push(await slowest());
      expect(played).toBeGreaterThan(20_000);
      await page.evaluate(() => document.querySelector("perceptron-playground")?.pause());
      if ((times.at(-1) ?? 0) <= longest) break;
    }
    expect(Math.min(...times), `attempts: ${times.join(", ")} ms`).toBeLessThanOrEqual(longest);
    expect(await page.problems()).toEqual([]);
  });

  const lines = "perceptron,margin,averaged,voted,pocket,passive-aggressive";
  // Four of them are fields, asked point by point; and a kernel's parameters are as many as the examples.
  const mixed = "kernel,nearest-neighbours,decision-tree,voted,averaged,multiclass&kernel=polynomial";

  test.runIf(engine === "chromium").each([
    ["six linear learners", "at 1,000 visits a second", lines, "1000"],
    ["six learners of all kinds", "as fast as they can", mixed, "max"],
  ])("%s on 2,000 points play %s without a task over 50 ms", async (_who, _how, six, speed) => {
    page = await openPlayground(getBrowser(), server, `?data=overlap&n=2000&learner=${six}&speed=${speed}`);
    const now = await state(page);
    await setState(page, { ...now, ui: { ...now.ui, compare: "panes" } });
    await page.waitFor(
      () => document.querySelector("perceptron-playground")?.shadowRoot?.querySelectorAll("pp-stage").length === 6,
    );
    const times: number[] = [];
    for (let attempt = 0; attempt < attempts; attempt++) {
      await pressButton(page, "Start");
      await wait(1000);
      const slowest = await longTasks(page);
      const played = await keepPlaying(3000);
      times.push(await slowest());
      expect(played).toBeGreaterThan(2000);
      await page.evaluate(() => document.querySelector("perceptron-playground")?.pause());
      if ((times.at(-1) ?? 0) <= longest) break;
    }
    expect(Math.min(...times), `attempts: ${times.join(", ")} ms`).toBeLessThanOrEqual(longest);
    expect(await page.problems()).toEqual([]);
  });

  /** The longest task since the page was opened, in milliseconds. */
  const longestSoFar = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let most = 0;
          const observer = new PerformanceObserver((list) => {
            for (const { duration } of list.getEntries()) most = Math.max(most, duration);
          });
          observer.observe({ type: "longtask", buffered: true });
          setTimeout(() => resolve(most), 300);
        }),
    );

  const many = "?data=overlap&n=100000";
  const products = Array.from({ length: 16 }, (_, a) =>
    Array.from({ length: 16 - a }, (__, b) => [a > 0 && `x1^${a}`, b > 0 && `x2^${b}`].filter(Boolean).join("*")),
  )
    .flat()
    .filter((name) => name !== "")
    .join(",");

  test.runIf(engine === "chromium").each([
    ["a pocket far on", `${many}&learner=pocket&visit=20000`],
    ["six linear learners over 135 features", `${many}&learner=${lines}&features=${products}`],
    ["six trees", `${many}&learner=${new Array(6).fill("decision-tree")}`],
    ["six kernels", `${many}&learner=${new Array(6).fill("kernel")}`],
    ["many neighbours", "?data=overlap&n=20000&learner=nearest-neighbours&k=999"],
  ])("%s: a link that is valid opens without a task over 200 ms", async (_, link) => {
    const times: number[] = [];
    for (let attempt = 0; attempt < attempts; attempt++) {
      await page?.close();
      page = await openPlayground(getBrowser(), server, link);
      await wait(5000);
      times.push(await longestSoFar());
      if ((times.at(-1) ?? 0) <= longestOfALink) break;
    }
    expect(Math.min(...times), `attempts: ${times.join(", ")} ms`).toBeLessThanOrEqual(longestOfALink);
    expect(await page.problems()).toEqual([]);
  });

  /** Far on, the checkpoints of so wide a run lie some hundred milliseconds of replaying apart. */
  test.runIf(engine === "chromium")("a kernel far on is sought back and forth without a task over 200 ms", async () => {
    page = await openPlayground(getBrowser(), server, `${many}&learner=kernel&visit=3000`);
    const arrived = () => document.querySelector("perceptron-playground")?.snapshot()?.visit === 3000;
    await page.waitFor(arrived, { timeout: 40_000 });
    const times: number[] = [];
    for (let attempt = 0; attempt < attempts; attempt++) {
      await wait(1000);
      const slowest = await longTasks(page);
      for (const visit of [1200, 2999, 700 + attempt, 3000]) {
        await page.evaluate((to) => document.querySelector("perceptron-playground")?.seek(to), visit);
        await painted(page);
        expect((await snapshot(page))?.visit).toBe(visit);
      }
      times.push(await slowest());
      if ((times.at(-1) ?? 0) <= longestOfALink) break;
    }
    expect(Math.min(...times), `attempts: ${times.join(", ")} ms`).toBeLessThanOrEqual(longestOfALink);
    expect(await page.problems()).toEqual([]);
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
    expect((await snapshot(page))?.visit).toBe(0);
    await page.evaluate(() => document.querySelector("perceptron-playground")?.seek(123_456));
    await painted(page);
    expect(await snapshot(page)).toMatchObject({ visit: 123_456, epoch: 1 });
    expect(await page.attribute(".pp-timeline", "aria-valuenow")).toBe("123456");
    await page.evaluate((visit) => document.querySelector("perceptron-playground")?.seek(visit), paused?.visit ?? 0);
    await painted(page);
    expect(await snapshot(page)).toEqual(paused);

    await tool(page, "Positive");
    await clickPlot(page, [[0.5, 0.5]]);
    expect((await drawnPoints(page)).length).toBe(100_001);
    await pressButton(page, "Undo");
    await openSetting(page, "Data");
    expect(await page.text(".pp-counts")).toBe("50000 positive, 50000 negative");
    expect(await page.problems()).toEqual([]);
  });
});
