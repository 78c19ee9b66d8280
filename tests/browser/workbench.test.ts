import { expect, test } from "vitest";
import { openDrawer } from "./arrangement.js";
import { focusOn, key, openPlayground, painted, press, setState, siteForAll, state } from "./playground.js";
import type { Page } from "./support/browser.js";
import { atNight, describeOneBrowser } from "./support/browsers.js";
import { cellFaults } from "./walk/room.js";

const divider = "[role=separator]";
const stagePart = '[data-part="stage"]';

/** The share that the stage has of both panes, in percent. */
const shareOf = async (page: Page): Promise<number> => Number(await page.attribute(divider, "aria-valuenow"));

const arranges = (button: string): string => `[data-arranges="${button}"]`;

const kinds = ["perceptron", "averaged", "voted", "pocket", "margin", "batch"] as const;

describeOneBrowser("the workbench", (getBrowser) => {
  const server = siteForAll();
  let page: Page;

  const open = async (query: string, width = 1366, height = 768) => {
    page = await openPlayground(getBrowser(), server, query, { width, height, reducedMotion: true });
    await painted(page);
  };

  atNight("nothing opens that nobody asked for: a learner more leaves the views closed", async () => {
    await open("");
    const before = await page.box(".pp-drawer-bar");
    const now = await state(page);
    await setState(page, { ...now, learners: [{ kind: "perceptron" }, { kind: "averaged" }] });
    await painted(page);
    expect(await page.has(".pp-panel")).toBe(false);
    expect(await page.box(".pp-drawer-bar")).toEqual(before);
  });

  test("the divider is dragged, holds at halves, and leaves both panes 360 pixels", async () => {
    await open("?drawer=projection&visit=20");
    expect(await shareOf(page)).toBe(50);
    const { x, y, width } = await page.box(divider);
    const from = { x: x + width / 2, y: y + 200 };
    await page.mouse.drag([from, { x: 0.587 * 1366, y: 300 }], { steps: 6 });
    await painted(page);
    expect(await shareOf(page)).toBe(60);
    await page.mouse.drag(
      [
        { x: 0.6 * 1366, y: 300 },
        { x: 5, y: 320 },
      ],
      { steps: 6 },
    );
    await painted(page);
    expect((await page.box(stagePart)).width).toBeGreaterThanOrEqual(360);
    expect((await page.box(stagePart)).width).toBeLessThan(380);
  });

  atNight("the divider follows the keyboard, and each view remembers its own", async () => {
    await open("?drawer=projection&visit=20");
    await focusOn(page, divider);
    await key(page, "ArrowRight");
    await key(page, "ArrowRight");
    await painted(page);
    expect(await shareOf(page)).toBe(54);
    await key(page, "End");
    await painted(page);
    expect(String(await shareOf(page))).toBe(await page.attribute(divider, "aria-valuemax"));
    expect((await page.box(".pp-drawer")).width).toBeGreaterThanOrEqual(360);
    // None of these keys went on to the run.
    expect((await state(page)).visit).toBe(20);
    await openDrawer(page, "Weight space");
    expect(await shareOf(page)).toBe(50);
    await openDrawer(page, "Projection");
    expect(await shareOf(page)).toBeGreaterThan(70);
    await focusOn(page, divider);
    await key(page, "Home");
    await painted(page);
    expect((await page.box(stagePart)).width).toBeLessThan(380);
  });

  atNight("either pane takes all the room, the other goes on in a corner of it, and Escape shows both", async () => {
    await open("?drawer=weight-space&visit=20");
    await press(page, arranges("view"));
    await painted(page);
    let [stage, pane] = [await page.box(stagePart), await page.box(".pp-drawer")];
    expect(pane.width).toBe(1366);
    expect(stage.width).toBeLessThan(400);
    expect(stage.y + stage.height).toBeLessThanOrEqual(pane.y + pane.height);
    await key(page, "Escape");
    await painted(page);
    expect((await page.box(stagePart)).width).toBeGreaterThan(620);
    await press(page, arranges("stage"));
    await painted(page);
    [stage, pane] = [await page.box(stagePart), await page.box(".pp-drawer")];
    expect(stage.width).toBe(1366);
    expect(pane.width).toBeLessThan(400);
    expect(pane.x + pane.width).toBeLessThanOrEqual(stage.x + stage.width);
    await press(page, arranges("both"));
    await painted(page);
    expect((await page.box(".pp-drawer")).width).toBeGreaterThan(640);
  });

  atNight("the story is its sentence below the pictures, and whole in its tab", async () => {
    await open("?drawer=charts&visit=5");
    expect(await page.text("pp-sentence")).toContain("Visit 5");
    expect(await page.has("pp-sentence")).toBe(true);
    expect((await page.box('[data-part="story"]')).height).toBeLessThan(60);
    await press(page, { role: "tab", name: "Story" });
    await painted(page);
    const story = await page.box('[data-part="story"]');
    expect(Math.min(story.width - 640, story.height - 540)).toBeGreaterThanOrEqual(0);
    expect((await state(page)).ui.drawer).toBe("story");
  });

  atNight("several learners are in near-square cells, in any window", async () => {
    await open("");
    const now = await state(page);
    for (const [count, width, height, grid] of [
      [2, 1366, 768, "2 × 1"],
      [6, 1440, 900, "3 × 2"],
      [2, 900, 1300, "1 × 2"],
      [6, 900, 1300, "2 × 3"],
    ] as const) {
      await page.resize(width, height);
      const learners = kinds.slice(0, count).map((kind) => ({ kind }));
      await setState(page, { ...now, learners, visit: 20, ui: { ...now.ui, compare: "panes" } });
      await expect.poll(() => cellFaults(page, grid)).toEqual([]);
    }
  });
});
