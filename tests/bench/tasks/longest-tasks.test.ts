import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import {
  openPlayground,
  painted,
  pressButton,
  serveSite,
  setState,
  snapshot,
  state,
} from "../../browser/playground.js";
import type { Page } from "../../browser/support/browser.js";
import { describeEachBrowser } from "../../browser/support/browsers.js";
import { longestSoFar, longTasks } from "../../browser/support/long-tasks.js";
import type { Server } from "../../browser/support/server.js";

/** The most a task may take while playing, and while a link opens or a visit is sought; and a figure, in sight, until it is ready. In milliseconds. */
const bounds = { play: 50, link: 200, figure: 1000 };
/** Others may use the machine: the best of so many attempts counts. */
const attempts = 3;

interface Row {
  readonly what: string;
  readonly times: readonly number[];
  readonly most: number;
}

/** Only Chromium tells of long tasks. All are measured and printed before the bounds are asked for. */
describeEachBrowser("longest tasks", (getBrowser, engine) => {
  let server: Server;
  let page: Page;
  const rows: Row[] = [];

  beforeAll(async () => {
    server = await serveSite();
  });
  afterEach(() => page?.close());
  afterAll(async () => {
    await server.close();
    if (rows.length === 0) return;
    console.log(table(rows));
    expect(rows.filter((row) => !isMet(row)).map(({ what }) => what)).toEqual([]);
  });

  const wait = (ms: number) => page.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), ms);

  /** Measures until the bound is kept, or as often as is allowed. */
  async function measure(what: string, most: number, longestTask: (attempt: number) => Promise<number>) {
    const times: number[] = [];
    while (times.length < attempts && (times.at(-1) ?? most + 1) > most) times.push(await longestTask(times.length));
    rows.push({ what, times, most });
    expect(await page.problems()).toEqual([]);
  }

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

  /** From the start, without what the first frames are busy with. @param settling Milliseconds before it is measured. */
  async function longestWhilePlaying(settling: number, leastVisits: number) {
    await pressButton(page, "Start over");
    await wait(settling);
    const longest = await longTasks(page);
    expect(await keepPlaying(3000)).toBeGreaterThan(leastVisits);
    const time = await longest();
    await page.evaluate(() => document.querySelector("perceptron-playground")?.pause());
    return time;
  }

  const measured = test.runIf(engine === "chromium");

  measured.each([
    ["as fast as it can", "max"],
    ["at 10,000 visits a second", "10000"],
  ])("10,000 points play %s", async (how, speed) => {
    page = await openPlayground(getBrowser(), server, `?data=overlap&n=10000&max-epochs=2000000&speed=${speed}`);
    await measure(`10,000 points play ${how}`, bounds.play, () => longestWhilePlaying(300, 20_000));
  });

  const lines = "perceptron,margin,averaged,voted,pocket,passive-aggressive";
  // Four of them are fields, asked point by point; and a kernel's parameters are as many as the examples.
  const mixed = "kernel,nearest-neighbours,decision-tree,voted,averaged,multiclass&kernel=polynomial";

  measured.each([
    ["six linear learners", "at 1,000 visits a second", lines, "1000"],
    ["six learners of all kinds", "as fast as they can", mixed, "max"],
  ])("%s on 2,000 points play %s", async (who, how, six, speed) => {
    page = await openPlayground(getBrowser(), server, `?data=overlap&n=2000&learner=${six}&speed=${speed}`);
    const now = await state(page);
    await setState(page, { ...now, ui: { ...now.ui, compare: "panes" } });
    await page.waitFor(
      () => document.querySelector("perceptron-playground")?.shadowRoot?.querySelectorAll("pp-stage").length === 6,
    );
    await measure(`${who} on 2,000 points play ${how}`, bounds.play, () => longestWhilePlaying(1000, 2000));
  });

  const many = "?data=overlap&n=100000";
  const products = Array.from({ length: 16 }, (_, a) =>
    Array.from({ length: 16 - a }, (__, b) => [a > 0 && `x1^${a}`, b > 0 && `x2^${b}`].filter(Boolean).join("*")),
  )
    .flat()
    .filter((name) => name !== "")
    .join(",");

  measured.each([
    ["a pocket far on", `${many}&learner=pocket&visit=20000`],
    ["six linear learners over 135 features", `${many}&learner=${lines}&features=${products}`],
    ["six trees", `${many}&learner=${new Array(6).fill("decision-tree")}`],
    ["six kernels", `${many}&learner=${new Array(6).fill("kernel")}`],
    ["many neighbours", "?data=overlap&n=20000&learner=nearest-neighbours&k=999"],
  ])("%s: a link opens", async (who, link) => {
    page = await openPlayground(getBrowser(), server, link);
    await measure(`${who}: a link opens`, bounds.link, async (attempt) => {
      if (attempt > 0) {
        await page.close();
        page = await openPlayground(getBrowser(), server, link);
      }
      await wait(5000);
      return longestSoFar(page);
    });
  });

  /** Far on, the checkpoints of so wide a run lie some hundred milliseconds of replaying apart. */
  measured("a kernel far on is sought back and forth", async () => {
    page = await openPlayground(getBrowser(), server, `${many}&learner=kernel&visit=3000`);
    const arrived = () => document.querySelector("perceptron-playground")?.snapshot()?.visit === 3000;
    await page.waitFor(arrived, { timeout: 40_000 });
    await measure("a kernel far on is sought back and forth", bounds.link, async (attempt) => {
      await wait(1000);
      const longest = await longTasks(page);
      for (const visit of [1200, 2999, 700 + attempt, 3000]) {
        await page.evaluate((to) => document.querySelector("perceptron-playground")?.seek(to), visit);
        await painted(page);
        expect((await snapshot(page))?.visit).toBe(visit);
      }
      return longest();
    });
  });

  measured("the figures of a page come in sight one by one", async () => {
    await measure("the slowest of eight figures, from in sight to ready", bounds.figure, async (attempt) => {
      if (attempt > 0) await page.close();
      page = await getBrowser().open(`${server.url}/example.html`, { width: 1280, height: 800, fresh: true });
      return page.evaluate(async () => {
        let slowest = 0;
        for (const one of document.querySelectorAll("perceptron-playground")) {
          const since = performance.now();
          one.scrollIntoView();
          await one.ready;
          slowest = Math.max(slowest, performance.now() - since);
        }
        return slowest;
      });
    });
  });
});

const isMet = ({ times, most }: Row) => Math.min(...times) <= most;

function table(rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const times = row.times.map(Math.round).join(", ");
    return `| ${row.what} | ${times} ms | ≤ ${row.most} ms | ${isMet(row) ? "met" : "missed"} |`;
  });
  return ["| longest | attempts | bound | |", "| --- | ---: | ---: | --- |", ...lines].join("\n");
}
