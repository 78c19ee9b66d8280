import { expect, test } from "vitest";
import { openDrawer } from "./arrangement.js";
import { openPlayground, painted, press, siteForAll, state } from "./playground.js";
import type { Page, Point } from "./support/browser.js";
import { describeOneBrowser, everyJourney } from "./support/browsers.js";

/** Chromium alone has a touch screen that can be driven; it is started so that a swipe to the right goes back. */
describeOneBrowser("swipes", (getBrowser, engine) => {
  const server = siteForAll();
  let page: Page;

  const open = async (query: string, width: number, height: number): Promise<Page> => {
    const touch = engine === "chromium";
    page = await openPlayground(getBrowser(), server, query, { width, height, touch, reducedMotion: true });
    return page;
  };

  /** One finger, as a hand moves it. */
  const swipe = async (from: Point, to: Point): Promise<void> => {
    await page.touch.down(from.x, from.y);
    for (let step = 1; step <= 12; step++) {
      await page.touch.move(from.x + ((to.x - from.x) * step) / 12, from.y + ((to.y - from.y) * step) / 12);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
    await page.touch.up();
    await painted(page);
  };

  /** A place of an element that is in sight, scrolled to where it is not. */
  const placeIn = (selector: string): Promise<Point> =>
    page.evaluate((wanted) => {
      const root = document.querySelector("perceptron-playground")?.shadowRoot;
      const seen = (element: Element): Point | null => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        for (let y = Math.max(top, 0) + 4; y < Math.min(bottom, innerHeight); y += 4) {
          for (let x = Math.max(left, 0) + 20; x < Math.min(right, innerWidth); x += 20) {
            const at = root?.elementFromPoint(x, y);
            if (at && element.contains(at)) return { x, y };
          }
        }
        return null;
      };
      for (const down of [0, 0.5, 1]) {
        const { scrollHeight } = document.documentElement;
        scrollTo(0, down * (scrollHeight - innerHeight));
        for (const element of root?.querySelectorAll(wanted) ?? []) {
          const place = seen(element);
          if (place) return place;
        }
      }
      throw new Error(`nothing of ${wanted} is in sight`);
    }, selector);

  test.runIf(engine === "chromium" && everyJourney).each([
    [360, 640],
    [390, 844],
    [844, 390],
  ] as const)(
    "at %i × %i the trace is a card for each visit, which a finger scrolls through",
    async (width, height) => {
      await open("?drawer=trace&visit=40", width, height);
      const { x, y } = await placeIn(".pp-trace-table tbody td");
      const cut = await page.evaluate(() => {
        const scroller = document.querySelector("perceptron-playground")?.shadowRoot?.querySelector(".pp-trace-scroll");
        const cells = [...(scroller?.querySelectorAll("td, th") ?? [])];
        const wide = (scroller?.scrollWidth ?? 0) - (scroller?.clientWidth ?? 0);
        return {
          wide,
          cells: cells.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
        };
      });
      expect(cut).toEqual({ wide: 0, cells: [] });
      const down = () =>
        page.evaluate(
          () =>
            document.querySelector("perceptron-playground")?.shadowRoot?.querySelector(".pp-trace-scroll")?.scrollTop,
        );
      const before = await down();
      await swipe({ x, y: y + 10 }, { x, y: y + 130 });
      await expect.poll(down).toBeLessThan(Number(before) - 40);
    },
  );

  const places = [
    ["?drawer=trace&visit=12", ".pp-trace-table tbody th"],
    ["?drawer=compare&learner=perceptron,averaged,voted&visit=12", ".pp-comparison-table"],
    ["?drawer=compare&visit=12", ".pp-panel"],
    ["?drawer=orders&visit=12", ".pp-panel"],
    ["?drawer=cures&data=xor&visit=12", ".pp-panel"],
    ["?visit=12#weights", ".pp-weights-table"],
    ["?visit=12", ".pp-story-sentence"],
    ["?visit=12", ".pp-equation"],
    ["?visit=12", ".pp-drawer-bar"],
  ] as const;
  test.runIf(engine === "chromium" && everyJourney).each(places)(
    "a swipe to the right goes back to no other page: %s, %s",
    async (query, selector) => {
      await open(query.replace("#weights", ""), 390, 844);
      // Somewhere to go back to, and a press: without one a page has no history to go back in.
      await page.evaluate(() => history.pushState(null, "", location.href));
      await press(page, { role: "button", name: "One visit" });
      if (query.endsWith("#weights")) await press(page, { role: "tab", name: "Weights" });
      await page.evaluate(() => {
        Object.assign(window, { __left: 0 });
        addEventListener("popstate", () => Object.assign(window, { __left: 1 }));
      });
      const { y } = await placeIn(selector);
      await swipe({ x: 40, y }, { x: 380, y });
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)));
      expect(await page.evaluate(() => (window as { __left?: number }).__left)).toBe(0);
    },
  );

  test("what is scrolled never shows above, over or between the stage and the transport", async () => {
    await open("?drawer=trace&visit=12", 390, 844);
    const over = await page.evaluate(async () => {
      const root = document.querySelector("perceptron-playground")?.shadowRoot;
      const parts = ["stage", "transport"].map((area) => root?.querySelector(`[data-area="${area}"]`));
      const found = new Set<string>();
      for (let top = 0; top <= 600; top += 8) {
        scrollTo(0, top);
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const [stage, transport] = parts.map((part) => part?.getBoundingClientRect());
        for (let y = stage?.top ?? 0; y < (transport?.bottom ?? 0) - 1; y += 3) {
          const at = root?.elementFromPoint(60, y);
          if (at && !parts.some((part) => part?.contains(at))) found.add(`${at.localName}.${at.className}`);
        }
      }
      return [...found];
    });
    expect(over).toEqual([]);
  });

  test.runIf(engine === "chromium" && everyJourney)(
    "a thumb that scrolls the page over the timeline leaves the run alone",
    async () => {
      await open("?data=cs188&visit=12", 390, 844);
      await openDrawer(page, "Mistakes");
      await painted(page);
      await page.evaluate(() => scrollTo(0, 0));
      const box = await page.box(".pp-timeline");
      const y = box.y + box.height / 2;
      const before = await state(page);
      for (const along of [0.15, 0.5, 0.85]) {
        await page.evaluate(() => scrollTo(0, 0));
        const x = box.x + along * box.width;
        await swipe({ x, y }, { x: x + 6, y: y - 120 });
        await page.waitFor(() => scrollY > 10);
        expect((await state(page)).visit).toBe(before.visit);
      }
      await page.evaluate(() => scrollTo(0, 0));
      await painted(page);
      // A tap, and a drag along it, still go where they are.
      const early = box.x + 0.1 * box.width;
      await page.touch.down(early, y);
      await page.touch.up();
      await painted(page);
      await expect.poll(async () => (await state(page)).visit).not.toBe(before.visit);
      const tapped = (await state(page)).visit;
      await swipe({ x: early, y }, { x: box.x + 0.6 * box.width, y: y + 4 });
      await expect.poll(async () => (await state(page)).visit).toBeGreaterThan(Number(tapped));
    },
  );
});
