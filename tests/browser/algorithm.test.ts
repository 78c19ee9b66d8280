import { afterAll, beforeAll, expect, test } from "vitest";
import { serveWithAxe, violations } from "./axe.js";
import { dragLine, lineOrder, moveByKeys, orderLines } from "./line-order.js";
import { key, openPlayground, press, pressButton, serveSite, state } from "./playground.js";
import { served } from "./subject.js";
import type { Page } from "./support/browser.js";
import { atNight, describeOneBrowser } from "./support/browsers.js";
import type { Server } from "./support/server.js";

const panel = '.pp-panel[data-part="algorithm"]';

/** The line that is told as the present one: as it is read. */
const current = (page: Page): Promise<string[]> =>
  page.evaluate((panel) => {
    const root = document.querySelector("perceptron-playground")?.shadowRoot;
    const lines = root?.querySelectorAll(`${panel} [aria-current]`) ?? [];
    return Array.from(lines, ({ textContent }) => (textContent ?? "").replace(/\s+/g, " ").trim());
  }, panel);

const currentOnce = (page: Page, wanted: RegExp) =>
  expect.poll(() => current(page), { timeout: 15_000 }).toEqual([expect.stringMatching(wanted)]);

describeOneBrowser("the algorithm", (getBrowser, engine) => {
  let server: Server;
  let page: Page;

  beforeAll(async () => {
    server = await (served ? serveWithAxe({}) : serveSite());
  });
  afterAll(() => server.close());

  test("opens from the story, and lights the line of each visit in the notation of the page", async () => {
    page = await openPlayground(getBrowser(), server, "?data=cs188&visit=2");
    await pressButton(page, "See it as an algorithm");
    await currentOnce(page, /^▸ ran: b ← b \+ y b = −1 \+ 1 = 0$/);
    await key(page, "ArrowRight");
    await currentOnce(page, /^▸ ran: if y·a ≤ 0: y·a = 14 > 0$/);

    await press(page, `${panel} [data-choice="zero-one"]`);
    await currentOnce(page, /if e ≠ 0: e = 0$/);
    expect((await state(page)).ui.labels).toBe("zero-one");
    await press(page, `${panel} [data-choice="python"]`);
    await currentOnce(page, /if y \* a <= 0:$/);
    if (served && engine === "chromium") expect(await violations(page)).toEqual([]);
  });

  atNight("is put in order in a lesson, by pointer and by keys, and says what a wrong order would do", async () => {
    page = await openPlayground(getBrowser(), server, "?lesson=3.5");
    await expect.poll(() => lineOrder(page), { timeout: 15_000 }).toHaveLength(9);
    const [first = -1] = await lineOrder(page);
    await dragLine(page, 0, first);
    expect((await lineOrder(page))[0]).toBe(0);
    await orderLines(page, [0, 1, 2, 3, 6, 4, 5, 7, 8]);
    expect(await lineOrder(page)).toEqual([0, 1, 2, 3, 6, 4, 5, 7, 8]);
    await pressButton(page, "Check");
    expect(await page.text('.pp-task-said [data-right="false"]', { timeout: 15_000 })).toContain(
      "change the bias at every visit",
    );
    // The weights and the bias may change places.
    await moveByKeys(page, 4, 4);
    await pressButton(page, "Check");
    expect(await page.text('.pp-task-said [data-right="true"]', { timeout: 15_000 })).toContain("It runs.");
  });
});
