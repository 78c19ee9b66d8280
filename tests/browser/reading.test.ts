import { expect, test } from "vitest";
import { openDrawer } from "./arrangement.js";
import { openPlayground, painted, press, ready, siteForAll } from "./playground.js";
import type { Page } from "./support/browser.js";
import { atNight, describeOneBrowser, sampled } from "./support/browsers.js";
import { readFrom } from "./walk/room.js";

/** Phones, upright and lying, with the least share of the height that is left for reading. */
const phones = [
  { size: [390, 844], least: 0.45 },
  { size: [360, 640], least: 0.35 },
  { size: [844, 390], least: 0.8 },
] as const;

/** From where to where all of the elements are, and between which edges of what is pinned they can be read. */
const between = (page: Page, selectors: readonly string[]) =>
  page.evaluate((wanted) => {
    const root = document.querySelector("perceptron-playground")?.shadowRoot;
    const boxes = wanted.map((one) => root?.querySelector(one)?.getBoundingClientRect() ?? new DOMRect());
    const stage = root?.querySelector<HTMLElement>('[data-area="stage"]');
    const { bottom = 0 } = stage?.getBoundingClientRect() ?? {};
    const beside = innerWidth > innerHeight && innerWidth > 600;
    return {
      top: Math.min(...boxes.map((box) => box.top)),
      bottom: Math.max(...boxes.map((box) => box.bottom)),
      from: beside ? 0 : Math.max(0, bottom),
      to: root?.querySelector(".pp-drawer-bar")?.getBoundingClientRect().top ?? 0,
    };
  }, selectors);

async function expectInSight(page: Page, selectors: readonly string[]): Promise<void> {
  await expect
    .poll(async () => {
      const { top, bottom, from, to } = await between(page, selectors);
      return top >= from - 1 && bottom <= to + 1;
    })
    .toBe(true);
}

/** WebKitGTK has no touch screen: the page is told of one, and begins anew. */
async function tellOfFingers(page: Page): Promise<void> {
  await page.evaluate(() => {
    const asked = window.matchMedia.bind(window);
    window.matchMedia = (query) => asked(query === "(pointer: coarse)" ? "all" : query);
    const playground = document.querySelector("perceptron-playground");
    playground?.replaceWith(playground);
  });
  await ready(page);
}

describeOneBrowser("reading on a phone", (getBrowser, engine) => {
  const server = siteForAll();
  let page: Page;

  const open = async (query: string, [width, height]: readonly [number, number]): Promise<Page> => {
    // WebKitGTK has no touch screen to drive.
    page = await openPlayground(getBrowser(), server, query, {
      width,
      height,
      touch: engine !== "webkit",
      reducedMotion: true,
    });
    return page;
  };

  /** Where they are now: asked for its box, a page brings what is asked for into sight. */
  const edges = (...selectors: readonly string[]) =>
    page.evaluate((wanted) => {
      const root = document.querySelector("perceptron-playground")?.shadowRoot;
      return wanted.map((one) => {
        const { top = Number.NaN, bottom = Number.NaN } = root?.querySelector(one)?.getBoundingClientRect() ?? {};
        return { top, bottom };
      });
    }, selectors);

  const appears = (selector: string) => expect.poll(() => page.has(selector)).toBe(true);

  test.each(sampled(phones, 1))(
    "a question, its answer and Check are read together under the stage at $size",
    async ({ size }) => {
      // Also below a stage whose examples are lifted.
      for (const query of ["?lesson=1.1", "?lesson=18.2"]) {
        await open(query, size);
        await readFrom(page, ".pp-task");
        await expectInSight(page, [".pp-task-ask", ".pp-answer", ".pp-task .pp-button"]);
        await page.close();
      }
      await open("", size);
    },
  );

  atNight.each([phones[0], phones[1]])(
    "lines of code that are asked about have the window at $size",
    async ({ size }) => {
      // All nine lines to put in order, with two buttons each, a small phone shows in some fonts only.
      for (const query of size[0] < 390 ? ["?lesson=14.7"] : ["?lesson=3.5", "?lesson=14.7"]) {
        await open(query, size);
        await appears(".pp-task .pp-code");
        await readFrom(page, ".pp-task");
        await expectInSight(page, [".pp-task-ask", ".pp-answer", ".pp-answer > .pp-button"]);
        await page.close();
      }
      await open("", size);
    },
  );

  test.each(sampled(phones, 1))(
    "what is said to a wrong answer is read where it is given, at $size",
    async ({ size }) => {
      await open("?lesson=1.1", size);
      for (const answer of ["7", "4", "6"]) {
        // As somebody has it who scrolls no further than to the button.
        await page.evaluate(() => {
          const root = document.querySelector("perceptron-playground")?.shadowRoot;
          root?.querySelector(".pp-task .pp-button")?.scrollIntoView({ block: "nearest" });
        });
        await page.fill(".pp-answer-number", answer);
        await press(page, ".pp-answer > .pp-button");
        await expectInSight(page, [".pp-task-said p"]);
      }
      await expectInSight(page, [".pp-task-hint", ".pp-task > .pp-button"]);
    },
  );

  atNight.each([phones[1], phones[2]])("of a table all cells are within its place at $size", async ({ size }) => {
    await open("?lesson=6.3", size);
    await appears(".pp-answer-cell");
    const hidden = await page.evaluate(() => {
      const table = document.querySelector("perceptron-playground")?.shadowRoot?.querySelector(".pp-answer-table");
      return (table?.scrollWidth ?? 0) - (table?.clientWidth ?? 0);
    });
    expect(hidden).toBeLessThanOrEqual(0);
  });

  atNight.each(phones)("a picture that is opened is seen whole at $size", async ({ size }) => {
    await open("?visit=9", size);
    for (const [name, picture] of [
      ["Weight space", ".pp-weight-space-surface"],
      ["3-D", ".pp-lift-surface"],
    ] as const) {
      await openDrawer(page, name);
      await page.waitFor(
        (one) => document.querySelector("perceptron-playground")?.shadowRoot?.querySelector(one) !== null,
        {},
        picture,
      );
      await painted(page);
      const { top, bottom } = await between(page, [picture]);
      expect(bottom - top, name).toBeGreaterThan(150);
      await expectInSight(page, [picture]);
    }
  });

  test("an on-screen keyboard leaves a question and its field in sight", async () => {
    await open("?lesson=1.1", [390, 844]);
    if (engine === "webkit") await tellOfFingers(page);
    await press(page, { role: "textbox", name: /three friends/ });
    // As a browser does that resizes the page for its keyboard.
    await page.resize(390, 480);
    await expectInSight(page, [".pp-task-ask", ".pp-answer-number", ".pp-answer .pp-button"]);
    await page.resize(390, 844);
  });

  atNight("it leaves a field of the settings in sight where they scroll over the page", async () => {
    await open("?data=xor", [844, 390]);
    if (engine === "webkit") await tellOfFingers(page);
    await press(page, { role: "tab", name: "Settings" });
    await press(page, { role: "button", name: /^Features/ });
    await press(page, { role: "textbox", name: /Add a product/ });
    await page.resize(844, 164);
    await expect
      .poll(async () => {
        const [field] = await edges(".pp-popover input.pp-input");
        return field && field.top >= 0 && field.bottom <= 164;
      })
      .toBe(true);
  });

  atNight("a phone that is turned and turned back shows what was being read", async () => {
    await open("?visit=9", [390, 844]);
    if (engine === "webkit") await tellOfFingers(page);
    await readFrom(page, "pp-equation");
    await painted(page);
    for (const [width, height] of [
      [844, 390],
      [390, 844],
    ] as const) {
      await page.resize(width, height);
      await expect
        .poll(async () => {
          const { top, from, to } = await between(page, ["pp-equation"]);
          return top >= from - 80 && top < to - 100;
        })
        .toBe(true);
    }
  });

  atNight("before the first visit the choice of the notation follows the sentence", async () => {
    await open("", [390, 844]);
    const sentence = await page.box("pp-sentence");
    const notation = await page.box(".pp-notation");
    expect(notation.y - sentence.y - sentence.height).toBeLessThan(80);
  });
});
