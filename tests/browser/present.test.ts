import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  clickPlot,
  drawnPoints,
  focused,
  key,
  openPlayground,
  painted,
  press,
  pressButton,
  reload,
  serveSite,
  setState,
  snapshot,
  state,
  tool,
} from "./playground.js";
import type { Page } from "./support/browser.js";
import { describeOneBrowser, everyJourney, runsAll } from "./support/browsers.js";
import type { Server } from "./support/server.js";

/** What is said, written and offered below the stage, and is not whole inside the strip there. */
const outside = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const story = document.querySelector("perceptron-playground")?.shadowRoot?.querySelector('[data-part="story"]');
    if (!story) return ["no story"];
    const strip = story.getBoundingClientRect();
    const shown = story.querySelectorAll(
      ".pp-story-sentence, .pp-equation .pp-math, .pp-equation p, button, pp-remedies p",
    );
    return Array.from(shown)
      .filter((part) => part.checkVisibility())
      .filter((part) => {
        const { left, top, right, bottom } = part.getBoundingClientRect();
        return left < strip.left || top < strip.top || right > strip.right + 1 || bottom > strip.bottom + 1;
      })
      .map((part) => part.textContent ?? "");
  });

describeOneBrowser("in the lecture hall", (getBrowser, engine) => {
  let server: Server;
  let page: Page;

  beforeAll(async () => {
    server = await serveSite();
  });
  afterEach(() => page.close());
  afterAll(() => server.close());

  test.each([
    [960, 540],
    [853, 480],
  ])("at %i × %i, a laptop whose screen is scaled, nothing is out of the window either", async (width, height) => {
    page = await openPlayground(getBrowser(), server, "?present=true&visit=4", { width, height });
    await painted(page);
    for (const part of ["header", "stage", "story", "transport", "verdict"]) {
      const { y, height: high } = await page.box(`[data-part="${part}"]`);
      expect(y + high, part).toBeLessThanOrEqual(height + 1);
    }
    const stage = await page.box('[data-part="stage"]');
    expect(stage.height / height).toBeGreaterThan(0.45);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
  });

  describe.each([
    [1280, 720],
    [1024, 768],
  ])("at %i × %i", (width, height) => {
    test.each([
      ["", 0.55],
      ["data=overlap&learner=perceptron,averaged", 0.5],
      ["data=xor&features=x1,x2,x1*x2&lift=x1*x2", 0.5],
      ["learner=passive-aggressive", 0.8],
      ["data=overlap&learner=batch", 0.8],
    ] as const)("the stage has most of the height, and nothing is out of the window: %s", async (query, least) => {
      page = await openPlayground(getBrowser(), server, `?present=true&visit=4&${query}`, { width, height });
      await painted(page);
      const stage = await page.box('[data-part="stage"]');
      expect(stage.height / height).toBeGreaterThanOrEqual(least);
      for (const part of ["header", "stage", "story", "transport", "verdict"]) {
        const { x, y, width: wide, height: high } = await page.box(`[data-part="${part}"]`);
        expect([x >= 0, y >= 0, x + wide <= width + 1, y + high <= height + 1], part).toEqual([true, true, true, true]);
      }
      const buttons = await page.box(".pp-transport-buttons");
      const timeline = await page.box(".pp-transport-timeline");
      expect(timeline.y).toBeLessThan(buttons.y + buttons.height);
      expect(await page.problems()).toEqual([]);
    });

    // What each learner says is our own; that its formulas and words fit is the engine's too, and one of them shows it.
    const longest = "learner=margin&visit=4";
    const others = [
      "visit=4",
      "data=xor&visit=4",
      "learner=batch&visit=40",
      "learner=kernel&visit=2",
      "learner=multiclass&visit=2",
      "learner=passive-aggressive&visit=4",
    ];
    test.each([longest, ...(runsAll(engine) ? others : [])])(
      "an update is in sight as a whole, without scrolling: %s",
      async (query) => {
        page = await openPlayground(getBrowser(), server, `?present=true&${query}`, { width, height });
        await expect.poll(async () => (await snapshot(page))?.updates).toBeGreaterThan(0);
        expect(await outside(page)).toEqual([]);
        expect(await page.problems()).toEqual([]);
      },
    );
  });

  test.each<readonly [string, number, number]>([
    ["light", 1280, 720],
    ["projector", 1280, 720],
    ["projector", 960, 540],
    ["projector", 1920, 1080],
    ...(everyJourney
      ? ([
          ["projector", 1366, 768],
          ["projector", 1024, 768],
        ] as const)
      : []),
  ])("the theme %s has all of it in a window of %i × %i, and Space plays", async (theme, width, height) => {
    for (const query of ["visit=4", "visit=4&learner=margin", "data=xor&visit=4", "lesson=3.1"]) {
      page = await openPlayground(getBrowser(), server, `?present=true&theme=${theme}&${query}`, { width, height });
      await painted(page);
      expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight), query).toBeLessThanOrEqual(
        0,
      );
      for (const part of ["header", "stage", "transport", "verdict"]) {
        const { x, y, width: wide, height: high } = await page.box(`[data-part="${part}"]`);
        expect([x >= 0, y >= 0, x + wide <= width + 1, y + high <= height + 1], `${query} ${part}`).toEqual([
          true,
          true,
          true,
          true,
        ]);
      }
      // In a low window the strip scrolls what it has no room for, in any theme.
      if (!query.startsWith("lesson") && height > 640) expect(await outside(page), query).toEqual([]);
      const { visit = 0 } = (await snapshot(page)) ?? {};
      await key(page, " ");
      await expect.poll(async () => (await snapshot(page))?.visit, { message: query }).toBeGreaterThan(visit);
      if (query !== "lesson=3.1") await page.close();
    }
  });

  test("a press on the stage adds an example only with a tool that was chosen", async () => {
    page = await openPlayground(getBrowser(), server, "?present=true&data=cs188", { width: 1280, height: 720 });
    const { data } = await state(page);
    await clickPlot(page, [[0.3, 0.8]]);
    await expect.poll(async () => (await state(page)).data).toEqual(data);
    await pressButton(page, "Present");
    await expect.poll(async () => (await state(page)).ui.present).toBe(false);
    await tool(page, "Negative");
    await pressButton(page, "Present");
    await clickPlot(page, [[0.3, 0.8]]);
    await expect.poll(async () => (await drawnPoints(page)).at(-1)?.[2]).toBe(-1);
    expect(await page.problems()).toEqual([]);
  });

  test("the next step of the lecture follows the third lesson: 5.2, and so after a reload", async () => {
    page = await openPlayground(getBrowser(), server, "?present=true&lesson=3.1", { width: 1280, height: 720 });
    await pressButton(page, "Lessons");
    await press(page, { role: "radio", name: "A lecture" });
    await press(page, ".pp-lessons .pp-header-panel-head .pp-button");
    await reload(page);
    for (let step = 0; step < 12 && (await state(page)).ui.lesson?.startsWith("3."); step++) {
      await press(page, ".pp-lesson-next");
    }
    await expect.poll(async () => (await state(page)).ui.lesson).toBe("5.2");
    expect(await page.problems()).toEqual([]);
  });

  test("preferences and what is shared open over the hall, and give the focus back to what opened them", async () => {
    page = await openPlayground(getBrowser(), server, "?present=true&visit=4", { width: 1280, height: 720 });
    await pressButton(page, "Preferences");
    await expect.poll(() => page.has(".pp-preferences")).toBe(true);
    for (const name of ["Text size", "Motion", "Theme"]) {
      const { x, y, width, height } = await page.box({ role: "combobox", name });
      expect([x >= 0, y >= 0, x + width <= 1280, y + height <= 720], name).toEqual([true, true, true, true]);
    }
    await page.select({ role: "combobox", name: "Motion" }, "reduced");
    await expect.poll(async () => (await state(page)).ui.motion).toBe("reduced");
    await key(page, "Escape");
    await expect.poll(() => page.has(".pp-preferences")).toBe(false);
    expect(await focused(page)).toBe("Preferences");
    expect((await state(page)).ui.present).toBe(true);
    await page.evaluate(() => localStorage.clear());

    await pressButton(page, "More");
    await pressButton(page, "Share");
    await expect.poll(() => page.has(".pp-share")).toBe(true);
    await key(page, "Escape");
    await expect.poll(() => page.has(".pp-share")).toBe(false);
    expect(await focused(page)).toBe("More");
    expect(await page.problems()).toEqual([]);
  });

  test("a name that the bar cuts is said in full at the pointer, and no other", async () => {
    page = await openPlayground(getBrowser(), server, "?present=true&data=iris-species&learner=multiclass&visit=4", {
      width: 1280,
      height: 720,
    });
    const names = () =>
      page.evaluate(() => {
        const root = document.querySelector("perceptron-playground")?.shadowRoot;
        return ["data", "learner"].map((section) => {
          const name = root?.querySelector(`[data-section="${section}"] > .pp-setup-words`);
          const cut = name ? name.scrollWidth > name.clientWidth : false;
          return { text: name?.textContent?.trim(), cut, title: name?.getAttribute("title") ?? null };
        });
      });
    const pointAt = async (section: string): Promise<void> => {
      const { x, y, width, height } = await page.box(`[data-section="${section}"]`);
      await page.mouse.move(x + width / 2, y + height / 2);
    };
    await pointAt("data");
    await pointAt("learner");
    const found = await names();
    expect(found.some(({ cut }) => cut)).toBe(true);
    for (const { text, cut, title } of found) expect(title).toBe(cut ? text : null);
    await setState(page, { v: 1, data: { kind: "preset", name: "xor" }, ui: { present: true } });
    await pointAt("learner");
    await pointAt("data");
    expect(await names()).toEqual([
      { text: "XOR", cut: false, title: null },
      { text: "Perceptron", cut: false, title: null },
    ]);
    expect(await page.problems()).toEqual([]);
  });

  test("a press goes there, and Escape comes back", async () => {
    page = await openPlayground(getBrowser(), server);
    await pressButton(page, "Present");
    await expect.poll(async () => (await state(page)).ui.present).toBe(true);
    await key(page, "Escape");
    await expect.poll(async () => (await state(page)).ui.present).toBe(false);
    expect(await page.problems()).toEqual([]);
  });
});
