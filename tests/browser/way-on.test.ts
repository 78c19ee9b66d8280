import { expect } from "vitest";
import { obstacles } from "../../web/words/generated/en/obstacles.js";
import { serveWithAxe, violations } from "./axe.js";
import {
  advance,
  clickPlot,
  openPlayground,
  press,
  pressButton,
  setState,
  siteForAll,
  snapshot,
  status,
  story,
} from "./playground.js";
import type { OpenOptions, Page } from "./support/browser.js";
import { atNight, describeOneBrowser } from "./support/browsers.js";

const useMulticlass = { role: "button", name: "Use the multiclass perceptron" } as const;
const two = {
  v: 1,
  data: {
    kind: "points",
    points: [
      [0, 0, -1],
      [1, 1, -1],
      [4, 0, 1],
      [5, 1, 1],
    ],
  },
};

/** Weights and bias of every class in training. */
const classes = (page: Page) =>
  page.evaluate(() => {
    const current = document.querySelector("perceptron-playground")?.snapshot()?.current;
    return Array.isArray(current) ? current.map(({ weights, bias }) => [...weights, bias]) : null;
  });

describeOneBrowser("a message that names a way on has it as a button", (getBrowser) => {
  const server = siteForAll(serveWithAxe);
  let page: Page;
  const open = async (query: string, options: Partial<OpenOptions> = {}) => {
    page = await openPlayground(getBrowser(), server, query, options);
  };

  atNight("a third class: the multiclass perceptron, which learns, and keeps its weights at an edit", async () => {
    await open("");
    await setState(page, two);
    await pressButton(page, "More tools");
    await press(page, { role: "radio", name: "Class 2" });
    await clickPlot(page, [[0.3, 0.9]]);
    await expect.poll(() => status(page)).toBe("not trained");
    await expect.poll(() => story(page)).toContain(obstacles.english.twoClasses);
    await press(page, useMulticlass);
    await expect.poll(() => status(page)).toBe("ready");
    await advance(page, { visits: 5 });
    const learned = await classes(page);
    expect(learned).toHaveLength(3);
    expect(learned?.flat().some((weight) => weight !== 0)).toBe(true);
    await clickPlot(page, [[0.4, 0.95]]);
    await expect.poll(() => snapshot(page)).toMatchObject({ visit: 0, updates: 0 });
    await expect.poll(() => classes(page)).toEqual(learned);
    await pressButton(page, "from zero");
    await expect.poll(async () => (await classes(page))?.flat().every((weight) => weight === 0)).toBe(true);
  });

  atNight("on a phone the button is in sight with its message, and axe finds nothing", async () => {
    await open("", { width: 390, height: 844 });
    await setState(page, { ...two, data: { ...two.data, points: [...two.data.points, [2, 5, 2]] } });
    const button = await page.box(useMulticlass);
    const tabs = await page.box('[role="tablist"]');
    expect(button.y + button.height).toBeLessThanOrEqual(tabs.y);
    expect(button.height).toBeGreaterThanOrEqual(24);
    expect(await violations(page)).toEqual([]);
  });
});
