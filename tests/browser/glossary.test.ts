import { afterAll, beforeAll, expect, test } from "vitest";
import { serveWithAxe, violations } from "./axe.js";
import { openPlayground, press, serveSite } from "./playground.js";
import { served } from "./subject.js";
import type { OpenOptions, Page } from "./support/browser.js";
import { atNight, describeOneBrowser } from "./support/browsers.js";
import type { Server } from "./support/server.js";

const term = (name: string): string => `.pp-lesson-text [data-term="${name}"]`;
const card = ".pp-card";

/** The term whose entry is open, and what is said of it; null while none is. */
const opened = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector("perceptron-playground")?.shadowRoot;
    const card = root?.querySelector(".pp-card");
    const described = root?.querySelector("[data-term][aria-describedby=pp-card-says]");
    if (!card?.checkVisibility()) return null;
    return {
      of: described?.getAttribute("data-term"),
      says: (card.querySelector("p")?.textContent ?? "").slice(0, 14),
    };
  });

const focused = (page: Page) =>
  page.evaluate(() => {
    const active = document.querySelector("perceptron-playground")?.shadowRoot?.activeElement;
    return active?.getAttribute("data-term") ?? active?.className;
  });

/** Whether the card is within the window, and clear of its term. */
const stands = (page: Page, name: string) =>
  page.evaluate((term) => {
    const root = document.querySelector("perceptron-playground")?.shadowRoot;
    const [box, of] = [".pp-card", term].map((one) => root?.querySelector(one)?.getBoundingClientRect());
    const { clientWidth, clientHeight } = document.documentElement;
    if (!box || !of) return null;
    return {
      inside: box.left >= 0 && box.top >= 0 && box.right <= clientWidth && box.bottom <= clientHeight,
      clear: box.top >= of.bottom || box.bottom <= of.top,
    };
  }, term(name));

describeOneBrowser("the glossary", (getBrowser, engine) => {
  let server: Server;
  let page: Page;

  const open = async (query: string, options: Partial<OpenOptions> = {}) => {
    page = await openPlayground(getBrowser(), server, query, options);
    await expect.poll(() => page.has(".pp-lesson .pp-term")).toBe(true);
  };
  const middle = async (selector: string) => {
    const { x, y, width, height } = await page.box(selector);
    return { x: x + width / 2, y: y + height / 2 };
  };
  const point = async (selector: string) => {
    const { x, y } = await middle(selector);
    await page.mouse.move(x, y);
  };
  const well = { inside: true, clear: true };

  beforeAll(async () => {
    server = await (served ? serveWithAxe() : serveSite());
  });
  afterAll(() => server.close());

  atNight(
    "a pointer that rests on a term opens its entry, which stays under the pointer and closes by leaving",
    async () => {
      await open("?lesson=3.1");
      await page.mouse.move(5, 400);
      await point(term("score"));
      await expect.poll(() => opened(page)).toEqual({ of: "score", says: "The score adds" });
      expect(await stands(page, "score")).toEqual(well);
      await point(card);
      // Longer than a pointer may be away.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)));
      expect(await opened(page)).not.toBeNull();
      if (served && engine === "chromium") expect(await violations(page)).toEqual([]);
      await page.mouse.move(5, 400, { steps: 4 });
      await expect.poll(() => opened(page)).toBeNull();
    },
  );

  test("the keyboard opens an entry by coming to its term, and closes it by Escape and by going on", async () => {
    await open("?lesson=3.1&present=true", { width: 1280, height: 720 });
    await page.evaluate(() => {
      const root = document.querySelector("perceptron-playground")?.shadowRoot;
      root?.querySelector<HTMLElement>(".pp-lesson-steps li:last-child button")?.focus();
    });
    await page.keyboard.press("Tab");
    await expect.poll(() => opened(page)).toMatchObject({ of: "score" });
    await page.keyboard.press("Escape");
    await expect.poll(() => opened(page)).toBeNull();
    expect(await focused(page)).toBe("score");
    // Escape has closed the entry, and nothing else.
    expect(await page.attribute(".pp-app", "data-present")).not.toBeNull();
    await page.keyboard.press("Enter");
    await expect.poll(() => opened(page)).toMatchObject({ of: "score" });
    await page.keyboard.press("Tab");
    await expect.poll(() => focused(page)).not.toBe("score");
    expect((await opened(page))?.of).not.toBe("score");
  });

  atNight("a finger opens an entry and closes it, on a narrow phone", async (context) => {
    if (!getBrowser().touch) return context.skip("WebKitGTK has no touch screen to emulate.");
    await open("?lesson=1.2", { width: 360, height: 640, touch: true });
    /** Taps it where nothing that stays in the window lies over it. */
    const tap = async () => {
      const at = await page.evaluate((selector) => {
        const root = document.querySelector("perceptron-playground")?.shadowRoot;
        const term = root?.querySelector(selector);
        for (let down = 0; down < document.documentElement.scrollHeight; down += 60) {
          window.scrollTo(0, down);
          const { x = 0, y = 0, width = 0, height = 0 } = term?.getBoundingClientRect() ?? {};
          const middle = { x: x + width / 2, y: y + height / 2 };
          if (root?.elementFromPoint(middle.x, middle.y) === term) return middle;
        }
        return null;
      }, term("threshold"));
      await page.touch.down(at?.x ?? 0, at?.y ?? 0);
      await page.touch.up();
    };
    await tap();
    await expect.poll(() => opened(page)).toMatchObject({ of: "threshold" });
    expect(await stands(page, "threshold")).toEqual(well);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    if (served && engine === "chromium") expect(await violations(page)).toEqual([]);
    await tap();
    await expect.poll(() => opened(page)).toBeNull();
    await tap();
    await expect.poll(() => opened(page)).toMatchObject({ of: "threshold" });
    const heading = await middle(".pp-guide-heading");
    await page.touch.down(heading.x, heading.y);
    await page.touch.up();
    await expect.poll(() => opened(page)).toBeNull();
  });

  atNight.each([
    [720, 450, "dark"],
    [320, 256, "light"],
  ] as const)("an entry stands in a window of %i by %i, clear of its term, and moves along with it", async (...at) => {
    const [width, height, colorScheme] = at;
    await open("?lesson=8.3", { width, height, colorScheme });
    await press(page, term("projection"));
    await expect.poll(() => opened(page)).toMatchObject({ of: "projection" });
    expect(await stands(page, "projection")).toEqual(well);
    const { x, y } = await middle(term("projection"));
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, 30);
    await expect.poll(async () => ((await opened(page)) === null ? well : stands(page, "projection"))).toEqual(well);
    if (served && engine === "chromium") expect(await violations(page)).toEqual([]);
  });

  atNight("the notation says what its letters stand for, in the same terms", async () => {
    page = await openPlayground(getBrowser(), server, "?visit=99");
    await press(page, ".pp-notation > summary");
    await expect.poll(() => page.has('.pp-meanings [data-term="geometric"]')).toBe(true);
    await press(page, '.pp-meanings [data-term="rate"]');
    await expect.poll(() => opened(page)).toMatchObject({ of: "rate" });
    if (served && engine === "chromium") expect(await violations(page)).toEqual([]);
  });
});
