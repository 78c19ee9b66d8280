import { expect, test } from "vitest";
import {
  drawnPoints,
  focused,
  focusOn,
  key,
  openMenu,
  openPlayground,
  painted,
  pixelOf,
  placeOn,
  plane,
  press,
  pressButton,
  siteForAll,
  snapshot,
  stageText,
  state,
  tool,
  waitForStatus,
  wrongNow,
} from "./playground.js";
import type { Page } from "./support/browser.js";
import { atNight, describeOneBrowser, everyJourney } from "./support/browsers.js";

/** The last lines written beside an example: what is drawn as text on a canvas is heard from now on. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const heard: string[] = [];
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
      heard.push(text);
      fillText.call(this, text, ...place);
    };
    (globalThis as { answers?: () => string | undefined }).answers = () =>
      heard.findLast((text) => /, (predicted |a tie)/.test(text));
  });

const lastAnswer = (page: Page) =>
  page.evaluate(() => (globalThis as { answers?: () => string | undefined }).answers?.() ?? "");

describeOneBrowser("answers", (getBrowser, engine) => {
  const server = siteForAll();
  let page: Page;

  const open = async (query: string, touch = false) => {
    page = await openPlayground(getBrowser(), server, query, touch ? { width: 390, height: 844, touch } : {});
    await listen(page);
  };

  test("the example that is dragged says what is predicted, and Live keeps it right", async () => {
    await open("?data=cs188");
    await pressButton(page, "Live: train again after every change");
    await waitForStatus(page, "converged");
    await expect.poll(() => wrongNow(page)).toBe("0 of 5 wrong now");
    const ended = await snapshot(page);
    await tool(page, "Move");
    const at = await plane(page);
    const from = pixelOf(at, [3, 2]);
    await page.mouse.move(from.x, from.y);
    await expect.poll(() => lastAnswer(page)).toBe("positive, predicted positive");
    // Among the negatives no line can separate it.
    const to = pixelOf(at, [1.5, 2]);
    await page.mouse.drag([from, to], { steps: 5 });
    await painted(page);
    expect((await drawnPoints(page))[1]?.[0]).toBeCloseTo(1.5, 1);
    await expect.poll(async () => (await snapshot(page))?.stopReason ?? null).not.toBeNull();
    const before = await state(page);
    expect(before.ui.live).toBe(true);
    await pressButton(page, "Undo");
    await expect.poll(() => wrongNow(page)).toBe("0 of 5 wrong now");
    expect(await snapshot(page)).toEqual(ended);
  });

  atNight("what is wrong is counted from the first visit on, for the ear too, and marked in the legend", async () => {
    await open("?data=xor");
    expect(await wrongNow(page)).toBe("");
    await key(page, "ArrowRight");
    await expect.poll(() => wrongNow(page)).toMatch(/^\d of 4 wrong now$/);
    await expect.poll(() => stageText(page)).toMatch(/\d examples? (is|are) misclassified now/);
    expect(await page.text("pp-transport [role=status]")).toMatch(/^\d of 4 wrong now$/);
    expect(await page.text(".pp-tools-legend")).toMatch(/A cross marks what is predicted wrong now: \d/);
    await key(page, "Home");
    await expect.poll(() => wrongNow(page)).toBe("");
  });

  atNight("the keys select an example, and its answer is written and said", async () => {
    await open("?data=cs188&visit=1150");
    await focusOn(page, ".pp-stage-surface");
    await key(page, ".");
    await expect.poll(() => lastAnswer(page)).toBe("negative, predicted negative");
    await expect.poll(() => page.text("pp-stage [aria-live]")).toMatch(/^Example 1, negative, .*, predicted negative$/);
  });

  test.runIf(engine === "chromium" && everyJourney)("a finger that drags sees the label above it", async () => {
    await open("?data=cs188&visit=1150", true);
    await tool(page, "Move");
    const at = await plane(page);
    const from = pixelOf(at, [3, 2]);
    await page.touch.down(from.x, from.y);
    for (const step of [8, 16, 24]) {
      await page.touch.move(from.x + step, from.y);
      await painted(page);
    }
    await expect.poll(() => lastAnswer(page)).toMatch(/^positive, /);
    await page.touch.up();
    await painted(page);
  });

  atNight(
    "Live is reached by keys, is kept in the address, and is not there where a lesson says when to train",
    async () => {
      await open("?data=cs188");
      await press(page, { role: "radio", name: "Draw +" });
      await openMenu(page, ".pp-tools-more");
      await key(page, "ArrowRight");
      while (!(await focused(page)).startsWith("Live")) await key(page, "ArrowRight");
      await key(page, "Enter");
      await waitForStatus(page, "converged");
      await expect.poll(() => page.evaluate(() => location.search)).toContain("live=true");
      const { x, y } = placeOn(await plane(page), 0.9, 0.9);
      await page.mouse.click(x, y);
      await expect.poll(async () => (await drawnPoints(page)).length).toBe(6);
      await expect.poll(async () => (await snapshot(page))?.converged).toBe(true);
      await page.close();
      await open("?lesson=2.1");
      await page.waitFor(
        () =>
          document.querySelector("perceptron-playground")?.shadowRoot?.querySelector("pp-lessons, .pp-lesson") !== null,
      );
      expect(
        await page.evaluate(
          () =>
            document.querySelector("perceptron-playground")?.shadowRoot?.querySelector(".pp-tools")?.textContent ?? "",
        ),
      ).not.toContain("Live");
    },
  );
});
