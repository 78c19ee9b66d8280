import { afterEach, expect, test } from "vitest";
import { serveWithAxe, violations } from "./axe.js";
import {
  clickPlot,
  drawnPoints,
  focused,
  key,
  openPlayground,
  pressButton,
  ready,
  siteForAll,
  state,
  tool,
} from "./playground.js";
import { addressOf } from "./subject.js";
import type { Page } from "./support/browser.js";
import { atNight, describeOneBrowser, everyJourney } from "./support/browsers.js";
import type { Server } from "./support/server.js";

/** The experiments in the list, from the first. */
const listed = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.querySelector("perceptron-playground")?.shadowRoot;
    return Array.from(root?.querySelectorAll<HTMLElement>(".pp-open-name") ?? [], (name) => name.innerText);
  });

/** Draws points of one's own, in place of all. */
async function draw(page: Page, ...places: readonly (readonly [number, number])[]): Promise<void> {
  await pressButton(page, "Clear");
  await tool(page, "Draw +");
  await clickPlot(page, places);
}

/** Closes the page as a tab is closed, and comes again to the bare address. */
async function comeAgain(page: Page, server: Server): Promise<void> {
  await page.evaluate((address) => location.replace(address), addressOf(server));
  await page.waitFor((address) => location.href === address, {}, addressOf(server));
  await ready(page);
}

describeOneBrowser("what a student makes", (getBrowser, engine) => {
  const server = siteForAll(serveWithAxe);
  const pages: Page[] = [];
  afterEach(async () => {
    for (const page of pages.splice(0)) {
      expect(await page.problems()).toEqual([]);
      // In WebKit the pages of a browser share what it keeps.
      await page.evaluate(async () => {
        const deleting = indexedDB.deleteDatabase("perceptron-playground");
        await new Promise((resolve) => deleting.addEventListener("success", resolve));
        localStorage.clear();
      });
      await page.close();
    }
  });

  const open = async (query = "", options = {}): Promise<Page> => {
    const page = await openPlayground(getBrowser(), server, query, { fresh: true, ...options });
    pages.push(page);
    return page;
  };

  test("is offered at the bare address after the tab was closed, and one press brings it back", async () => {
    const page = await open();
    expect(await page.has(".pp-open-offer")).toBe(false);
    await draw(page, [0.2, 0.3], [0.5, 0.6], [0.8, 0.2]);
    const before = await drawnPoints(page);
    // At once: what could not be written is written by the next page.
    await comeAgain(page, server);
    expect((await state(page)).data.kind).toBe("preset");
    expect(await page.text(".pp-open-offer")).toContain("Go on with “3 drawn points, Perceptron, not started”?");
    await pressButton(page, "Go on");
    await expect.poll(async () => (await state(page)).data.kind).toBe("points");
    expect(await drawnPoints(page)).toEqual(before);
    expect(await page.has(".pp-open-offer")).toBe(false);
    await pressButton(page, "Undo");
    await expect.poll(async () => (await state(page)).data.kind).toBe("preset");
  });

  atNight("is named, renamed, duplicated and deleted by keys and presses, with a way back", async () => {
    const page = await open("?data=xor&learner=averaged");
    await pressButton(page, "To the end");
    await pressButton(page, "Open");
    await page.fill({ role: "textbox", name: "Name of this experiment" }, "Homework 2");
    await pressButton(page, "Save");
    await expect.poll(() => listed(page)).toEqual(["Homework 2"]);
    expect(await page.text("pp-header h1")).toBe("Homework 2");
    await expect.poll(() => page.evaluate(() => document.title)).toBe("Homework 2 · Perceptron Playground");
    expect(await page.text(".pp-open-row")).toContain("XOR, Averaged, stopped after 1 000 epochs");
    expect(await violations(page)).toEqual([]);
    await pressButton(page, "Rename “Homework 2”");
    await page.keyboard.press("End");
    await page.keyboard.type("b");
    await key(page, "Enter");
    await expect.poll(() => listed(page)).toEqual(["Homework 2b"]);
    await expect.poll(() => focused(page)).toBe("Rename “Homework 2b”");
    await pressButton(page, "Duplicate “Homework 2b”");
    await expect.poll(() => listed(page)).toEqual(["Copy of Homework 2b", "Homework 2b"]);
    await pressButton(page, "Delete “Homework 2b”");
    await expect.poll(() => listed(page)).toEqual(["Copy of Homework 2b"]);
    await expect.poll(() => focused(page)).toBe("Undo");
    await key(page, "Enter");
    await expect.poll(() => listed(page)).toEqual(["Copy of Homework 2b", "Homework 2b"]);
    await key(page, "Escape");
    await expect.poll(() => focused(page)).toBe("Menu");
    expect(await page.has(".pp-header-panel")).toBe(false);
  });

  // Only in Chromium a page of a test may open another tab, and both are drawn.
  test.runIf(engine === "chromium" && everyJourney)(
    "is in two tabs two experiments: neither overwrites the other",
    async () => {
      const page = await open();
      await draw(page, [0.2, 0.3], [0.5, 0.6], [0.8, 0.2]);
      await pressButton(page, "Open");
      await expect.poll(() => listed(page), { timeout: 5000 }).toHaveLength(1);
      // Another tab opens the same experiment, and goes on with it.
      await page.evaluate(async (address) => {
        const tab = window.open(address);
        const wait = async <T>(ask: () => T | null | undefined | false): Promise<T> => {
          for (;;) {
            const found = ask();
            if (found) return found;
            await new Promise((resolve) => setTimeout(resolve, 50));
          }
        };
        const playground = await wait(() => tab?.document.querySelector("perceptron-playground"));
        const buttons = () =>
          Array.from(playground.shadowRoot?.querySelectorAll<HTMLElement>(".pp-open-offer button") ?? []);
        (await wait(() => buttons()[0])).click();
        await wait(() => playground.state.data.kind === "points");
        const { state } = playground;
        const points = state.data.kind === "points" ? state.data.points : [];
        playground.state = { ...state, data: { kind: "points", points: [...points, [9, 9, -1]] } };
        (window as { tab?: unknown }).tab = tab;
      }, addressOf(server));
      const four = "4 drawn points, Perceptron, not started";
      // This tab hears of it, and goes on with what it shows.
      await expect.poll(() => listed(page), { timeout: 8000 }).toEqual([four]);
      await key(page, "Escape");
      await clickPlot(page, [
        [0.4, 0.4],
        [0.3, 0.8],
      ]);
      await pressButton(page, "Open");
      await expect
        .poll(() => listed(page), { timeout: 5000 })
        .toEqual(["5 drawn points, Perceptron, not started", four]);
    },
  );
});
