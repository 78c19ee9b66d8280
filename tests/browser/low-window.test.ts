import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { key, openPlayground, painted, press, serveSite } from "./playground.js";
import type { Page } from "./support/browser.js";
import { describeOneBrowser, everyJourney } from "./support/browsers.js";
import type { Server } from "./support/server.js";

/** 1280 × 1024 and 1280 × 720 at 400 %, and a phone that lies with its keyboard open. */
const windows = [
  [320, 256],
  [320, 180],
  [640, 256],
] as const;

/** The smallest, and the widest: what is between them is laid out alike. */
const looked = windows.filter((_, k) => everyJourney || k !== 0);

interface Focus {
  readonly name: string;
  /** Whether a point of the control is in sight: no other part is over it there, and it is in the window. */
  readonly seen: boolean;
}

/** What has the focus, through shadow roots; of a control that is drawn by its label, that. Null where it has left the page. */
const focus = (page: Page): Promise<Focus | null> =>
  page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    if (!active || active === document.body || active.localName === "perceptron-playground") return null;
    const parts: Element[] = [active];
    if (active instanceof HTMLInputElement || active instanceof HTMLSelectElement) parts.push(...(active.labels ?? []));
    const deepest = (x: number, y: number): Element | null => {
      let at = document.elementFromPoint(x, y);
      while (at?.shadowRoot) {
        const inner = at.shadowRoot.elementFromPoint(x, y);
        if (!inner || inner === at) break;
        at = inner;
      }
      return at;
    };
    const inSight = (part: Element): boolean => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      for (let y = Math.max(top, 0) + 1; y < Math.min(bottom, innerHeight); y += 3) {
        for (let x = Math.max(left, 0) + 1; x < Math.min(right, innerWidth); x += 3) {
          const at = deepest(x, y);
          // What a question draws over the stage hides nothing of it.
          if (at && (part.contains(at) || (part.matches(".pp-stage-surface") && at.closest("pp-quiz-board"))))
            return true;
        }
      }
      return false;
    };
    const text = active.getAttribute("aria-label") ?? parts.at(-1)?.textContent?.trim().replace(/\s+/g, " ") ?? "";
    return { name: `${active.localName}.${active.className} ${text}`.slice(0, 80), seen: parts.some(inSight) };
  });

/** Goes through all controls with the keyboard; those that are not in sight when they have the focus. */
async function hiddenFocus(page: Page, by = "Tab"): Promise<{ readonly hidden: string[]; readonly count: number }> {
  const hidden: string[] = [];
  for (let count = 0; count < 150; count++) {
    await key(page, by);
    const now = await focus(page);
    if (!now) return { hidden, count };
    if (!now.seen) hidden.push(now.name);
  }
  throw new Error("the focus never leaves the page");
}

const noticesOn = (page: Page): Promise<number | undefined> =>
  page.evaluate(
    () => document.querySelector("perceptron-playground")?.shadowRoot?.querySelectorAll(".pp-notice").length,
  );

describeOneBrowser("a window of less than 500 pixels of height", (getBrowser) => {
  let server: Server;
  let page: Page;

  beforeAll(async () => {
    server = await serveSite();
  });
  afterEach(() => page?.close());
  afterAll(() => server.close());

  const open = async (query: string, [width, height]: readonly [number, number]): Promise<Page> => {
    page = await openPlayground(getBrowser(), server, query, { width, height, reducedMotion: true });
    return page;
  };

  test.each(looked)(
    "at %i × %i what is fixed to the window leaves two thirds of it",
    { timeout: 40_000 },
    async (...size) => {
      for (const query of [
        "?visit=9",
        "?lesson=1.1",
        "?quiz=boundary.7",
        "?drawer=trace&visit=9",
        "?data=xor&lift=x1*x2",
      ]) {
        await open(query, size);
        const covered = await page.evaluate(async () => {
          const root = document.querySelector("perceptron-playground")?.shadowRoot;
          const sheets = [...(root?.querySelectorAll('[data-area="story"], .pp-panel') ?? [])];
          const { left = 0 } = sheets.find((one) => one.checkVisibility())?.getBoundingClientRect() ?? {};
          const fixed = (): number => {
            const parts = [...(root?.querySelectorAll("*") ?? [])].filter((one) =>
              /sticky|fixed/.test(getComputedStyle(one).position),
            );
            const boxes = parts
              .filter((one) => one.checkVisibility() && one.closest(".pp-app > *")?.contains(one))
              .filter((one) => !one.closest(".pp-trace-scroll, .pp-comparison-scroll, .pp-tabs"))
              .map((one) => one.getBoundingClientRect())
              // What stands beside what is read takes nothing from it.
              .filter(({ bottom, top, right }) => bottom > 0 && top < innerHeight && right > left + 1);
            return boxes.reduce((sum, { bottom, top }) => sum + Math.min(bottom, innerHeight) - Math.max(top, 0), 0);
          };
          scrollTo(0, document.documentElement.scrollHeight);
          await new Promise((resolve) => requestAnimationFrame(resolve));
          return fixed();
        });
        expect(covered, query).toBeLessThanOrEqual(size[1] / 3);
        await page.close();
      }
      await open("", size);
    },
  );

  test.each(windows)("at %i × %i no notice hides what has the focus", { timeout: 60_000 }, async (...size) => {
    await open("?visit=9&data=nonsense&bias=perhaps", size);
    await expect.poll(() => noticesOn(page)).toBe(2);
    const { hidden, count } = await hiddenFocus(page);
    expect(count).toBeGreaterThan(20);
    expect(hidden).toEqual([]);
  });

  test.each(looked)("at %i × %i the story and the step of a lesson can be read", async (...size) => {
    for (const [query, text] of [
      ["?visit=9", ".pp-story-sentence"],
      ["?lesson=1.1", ".pp-lesson-text"],
      ["?quiz=mistake.7", ".pp-task-ask"],
    ] as const) {
      await open(query, size);
      // A lesson and a question load when they are wanted.
      await expect.poll(() => page.has(text), { message: query }).toBe(true);
      const shown = await page.evaluate((wanted) => {
        const root = document.querySelector("perceptron-playground")?.shadowRoot;
        const element = root?.querySelector(wanted);
        element?.scrollIntoView({ block: "center" });
        const { left = 0, width = 0, top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
        let seen = 0;
        for (let y = Math.max(0, top); y < Math.min(bottom, innerHeight); y++) {
          const at = root?.elementFromPoint(left + width / 2, y);
          if (at && element?.contains(at)) seen++;
        }
        return seen / Math.min(bottom - top, innerHeight * 0.6);
      }, text);
      expect(shown, query).toBeGreaterThan(0.95);
      const begins = await page.evaluate(() => {
        const root = document.querySelector("perceptron-playground")?.shadowRoot;
        const heading = root?.querySelector(".pp-guide-heading, .pp-guide-heading, pp-sentence .pp-heading");
        heading?.scrollIntoView();
        return heading?.getBoundingClientRect().top ?? Number.NaN;
      });
      expect(begins, query).toBeLessThan(size[1] / 2);
      await page.close();
    }
    await open("", size);
  });

  test.each<readonly [string, string, number]>([
    ["?visit=9&data=xor", "Shift+Tab", 24],
    ["?lesson=6.2", "Tab", 35],
    ["?drawer=trace&visit=9", "Shift+Tab", 20],
    ["?data=reviews", "Tab", 40],
    ...(everyJourney
      ? ([
          ["", "Tab", 20],
          ["?quiz=boundary.7", "Tab", 24],
          ["?drawer=compare&learner=perceptron,averaged", "Tab", 24],
          ["?drawer=orders", "Tab", 24],
          ["?embed=true", "Tab", 10],
        ] as const)
      : []),
  ])(
    "every control is in sight when it has the focus, at 320 × 256: %s, by %s",
    { timeout: 60_000 },
    async (query, by, least) => {
      await open(query, windows[0]);
      const { hidden, count } = await hiddenFocus(page, by);
      expect(hidden).toEqual([]);
      expect(count).toBeGreaterThanOrEqual(least);
    },
  );

  test.each<readonly [string, string, string, number]>([
    ["tab", "Settings", "Shift+Tab", 18],
    ["button", "Lessons", "Tab", 20],
    ...(everyJourney
      ? ([
          ["tab", "Weights", "Shift+Tab", 18],
          ["button", "Share", "Tab", 8],
          ["button", "Help", "Tab", 15],
        ] as const)
      : []),
  ])("so is it where the %s %s was pressed at 320 × 256", { timeout: 60_000 }, async (role, name, by, least) => {
    await open("?visit=9", windows[0]);
    await press(page, { role, name });
    await painted(page);
    const { hidden, count } = await hiddenFocus(page, by);
    expect(hidden).toEqual([]);
    expect(count).toBeGreaterThanOrEqual(least);
  });

  test.each([windows[2], [844, 390], [390, 844], ...(everyJourney ? ([[1280, 480]] as const) : [])] as const)(
    "every control is in sight when it has the focus, at %i × %i",
    { timeout: 60_000 },
    async (...size) => {
      await open("?visit=9&drawer=charts", size);
      expect((await hiddenFocus(page)).hidden).toEqual([]);
    },
  );
});
