import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { drawerTabs, openDrawer } from "./arrangement.js";
import { focusOn, key, openPlayground, painted, press, serveSite, setState, state } from "./playground.js";
import type { Page } from "./support/browser.js";
import { describeOneBrowser, everyJourney } from "./support/browsers.js";
import type { Server } from "./support/server.js";

const divider = "[role=separator]";
const stagePart = '[data-part="stage"]';

/** The share that the stage has of both panes, in percent. */
const shareOf = async (page: Page): Promise<number> => Number(await page.attribute(divider, "aria-valuenow"));

const arranges = (button: string): string => `[data-arranges="${button}"]`;

const kinds = ["perceptron", "averaged", "voted", "pocket", "margin", "batch"] as const;

/** Prints what was measured. */
function tell(where: string, boxes: Readonly<Record<string, { width: number; height: number }>>, band: number): void {
  const sizes = Object.entries(boxes).map(
    ([name, { width, height }]) => `${name} ${Math.round(width)} × ${Math.round(height)}`,
  );
  console.log(`${where}: ${sizes.join(", ")}, band ${Math.round(band)}`);
}

/** How high transport, timeline, status and verdict are, as one band. */
async function bandOf(page: Page): Promise<number> {
  const [transport, verdict] = [await page.box("[data-part=transport]"), await page.box("[data-part=verdict]")];
  const foot = Math.max(transport.y + transport.height, verdict.y + verdict.height);
  return foot - Math.min(transport.y, verdict.y);
}

describeOneBrowser("the workbench", (getBrowser) => {
  let server: Server;
  let page: Page;

  const open = async (query: string, width = 1366, height = 768) => {
    page = await openPlayground(getBrowser(), server, query, { width, height, reducedMotion: true });
    await painted(page);
  };

  beforeAll(async () => {
    server = await serveSite();
  });
  afterEach(() => page.close());
  afterAll(() => server.close());

  describe.each<readonly [number, number]>([
    [1366, 768],
    [1920, 1080],
    ...(everyJourney ? ([[1440, 900]] as const) : []),
  ])("at %i × %i", (width, height) => {
    test("the stage has the room of the page while nothing is open", async () => {
      await open("?visit=20", width, height);
      const [stage, band] = [await page.box(stagePart), await bandOf(page)];
      tell(`${width} × ${height}, nothing open`, { stage }, band);
      expect(Math.min(stage.width - 620, stage.height - 500)).toBeGreaterThanOrEqual(0);
      expect(band).toBeLessThanOrEqual(110);
      expect(await page.problems()).toEqual([]);
    });

    test("the stage and every view have room beside each other, with up to six learners", async () => {
      await open("?visit=20&learner=perceptron,averaged", width, height);
      for (const tab of drawerTabs) {
        await openDrawer(page, tab);
        for (const count of width === 1366 ? [2, 4, 6] : [6]) {
          const now = await state(page);
          await setState(page, { ...now, learners: kinds.slice(0, count).map((kind) => ({ kind })) });
          await painted(page);
          const stage = await page.box(stagePart);
          const view = await page.box(".pp-panel");
          const pane = await page.box(".pp-drawer");
          const band = await bandOf(page);
          const what = `${tab}, ${count} learners`;
          tell(`${width} × ${height}, ${what}`, { stage, view }, band);
          expect(Math.min(stage.width - 620, stage.height - 540), what).toBeGreaterThanOrEqual(0);
          expect(Math.min(pane.width - 640, view.height - 540), what).toBeGreaterThanOrEqual(0);
          expect(band, what).toBeLessThanOrEqual(110);
          expect(pane.x).toBeGreaterThanOrEqual(stage.x + stage.width - 1);
          expect(pane.x + pane.width).toBeLessThanOrEqual(width + 0.5);
          const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(wide, what).toBeLessThanOrEqual(0);
        }
      }
      expect(await page.problems()).toEqual([]);
    });

    test("a lesson has the whole of its column, and the ways on are at its foot", async () => {
      await open("?lesson=18.2&drawer=weight-space&visit=3", width, height);
      const [stage, pane] = [await page.box(stagePart), await page.box(".pp-drawer")];
      const lesson = await page.box('[data-part="story"]');
      const next = await page.box(".pp-lesson-next");
      const band = await bandOf(page);
      tell(`${width} × ${height}, lesson`, { stage, pane, lesson }, band);
      expect(band).toBeLessThanOrEqual(110);
      expect(Math.min(stage.width, pane.width)).toBeGreaterThanOrEqual(480);
      expect(lesson.width).toBeGreaterThanOrEqual(330);
      expect(lesson.y + lesson.height).toBeGreaterThanOrEqual(height - 1);
      expect(next.y + next.height).toBeLessThanOrEqual(height);
      expect(await page.has(".pp-lesson .pp-answer button")).toBe(true);
    });
  });

  test.each([
    ["en", 1366, "drawer=trace"],
    ["de", 1366, "drawer=trace"],
    // Beside a step there is a column less.
    ["en", 1366, "lesson=8.4"],
    ["de", 1366, "lesson=8.4"],
    ["de", 1440, "lesson=8.4"],
  ])("the tabs of all views are in sight beside the stage in %s at %i: %s", async (language, width, query) => {
    await open(`?${query}&lang=${language}`, width);
    if (!(await page.has(".pp-panel"))) await press(page, "#pp-tab-projection");
    await expect.poll(() => page.has(".pp-panel")).toBe(true);
    await painted(page);
    const hidden = await page.evaluate(() => {
      const root = document.querySelector("perceptron-playground")?.shadowRoot;
      const row = root?.querySelector(".pp-tabs")?.getBoundingClientRect() ?? new DOMRect();
      const tabs = Array.from(root?.querySelectorAll<HTMLElement>(".pp-tabs > [role=tab]") ?? []);
      const seen = tabs.filter((one) => one.offsetParent !== null);
      const places = seen.map((one) => one.getBoundingClientRect());
      return {
        tabs: seen.length,
        out: seen.filter((_, k) => (places[k]?.right ?? 0) > row.right + 0.5).map((one) => one.innerText),
        // Words that touch are read as one.
        close: seen.filter((_, k) => {
          const [one, other] = [places[k - 1], places[k]];
          return one && other && one.top === other.top && other.left - one.right < 0.5;
        }).length,
      };
    });
    expect(hidden).toEqual({ tabs: 11, out: [], close: 0 });
  });

  test("nothing opens that nobody asked for: a learner more leaves the views closed", async () => {
    await open("");
    const before = await page.box(".pp-drawer");
    const now = await state(page);
    await setState(page, { ...now, learners: [{ kind: "perceptron" }, { kind: "averaged" }] });
    await painted(page);
    expect(await page.has(".pp-panel")).toBe(false);
    expect(await page.box(".pp-drawer")).toEqual(before);
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
    expect(await page.problems()).toEqual([]);
  });

  test("the divider follows the keyboard, and each view remembers its own", async () => {
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

  test("a view is docked below the stage and beside it again", async () => {
    await open("?drawer=trace&visit=20");
    await press(page, arranges("below"));
    await painted(page);
    const [stage, pane] = [await page.box(stagePart), await page.box(".pp-drawer")];
    expect(pane.y).toBeGreaterThan(stage.y + stage.height);
    expect(pane.width).toBe(1366);
    expect((await state(page)).ui.dock).toBe("below");
    await press(page, arranges("beside"));
    await painted(page);
    expect((await page.box(".pp-drawer")).y).toBeLessThan((await page.box(stagePart)).y);
    expect(await page.problems()).toEqual([]);
  });

  test("either pane takes all the room, the other goes on in a corner of it, and Escape shows both", async () => {
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
    expect(await page.problems()).toEqual([]);
  });

  test("the story is its sentence below the pictures, and whole in its tab", async () => {
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

  test("the 3-D picture and the views take each other's place, and the one below comes back", async () => {
    await open("?data=xor&drawer=charts");
    await openDrawer(page, "3-D");
    expect(await page.has('.pp-panel[data-part="lift"] pp-lift')).toBe(true);
    expect(await page.has('.pp-panel[data-part="charts"]')).toBe(false);
    await press(page, { role: "tab", name: "3-D" });
    await painted(page);
    expect((await state(page)).ui.lift).toBeNull();
    expect(await page.has('.pp-panel[data-part="charts"]')).toBe(true);
    await openDrawer(page, "3-D");
    await openDrawer(page, "Order");
    expect((await state(page)).ui.lift).toBeNull();
    expect(await page.problems()).toEqual([]);
  });

  test.each([
    [2, 1366, 768, "&drawer=charts", "2 × 1"],
    [4, 1366, 768, "&drawer=charts", "2 × 2"],
    [6, 1366, 768, "&drawer=charts", "3 × 2"],
    [6, 1440, 900, "&drawer=charts", "3 × 2"],
    [2, 1366, 768, "", "2 × 1"],
    [6, 1440, 900, "", "3 × 2"],
    [2, 900, 1300, "", "1 × 2"],
    [6, 900, 1300, "", "2 × 3"],
  ])(
    "%i learners at %i × %i%s are in near-square cells, all in sight",
    async (count, width, height, view, expected) => {
      await open(`?learner=${kinds.slice(0, count).join(",")}&visit=20${view}`, width, height);
      const now = await state(page);
      await setState(page, { ...now, ui: { ...now.ui, compare: "panes" } });
      await page.waitFor(
        () => !!document.querySelector("perceptron-playground")?.shadowRoot?.querySelector(".pp-pane"),
      );
      await painted(page);
      const cells = await page.evaluate(() => {
        const root = document.querySelector("perceptron-playground")?.shadowRoot;
        const room = root?.querySelector(".pp-panes-room")?.getBoundingClientRect() ?? new DOMRect();
        return Array.from(root?.querySelectorAll(".pp-pane") ?? [], (cell) => {
          const { left, top, right, bottom, width, height } = cell.getBoundingClientRect();
          const inside =
            left >= room.left - 1 && right <= room.right + 1 && top >= room.top - 1 && bottom <= room.bottom + 1;
          return { left: Math.round(left), top: Math.round(top), ratio: width / height, inside };
        });
      });
      const columns = new Set(cells.map(({ left }) => left)).size;
      const rows = new Set(cells.map(({ top }) => top)).size;
      expect(`${columns} × ${rows}`).toBe(expected);
      for (const { ratio, inside } of cells) {
        expect(inside).toBe(true);
        expect(ratio).toBeGreaterThan(0.4);
        expect(ratio).toBeLessThan(2.5);
      }
      expect(await page.problems()).toEqual([]);
    },
  );
});
