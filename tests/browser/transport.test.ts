import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  epochAt,
  focused,
  focusOn,
  key,
  moment,
  momentOf,
  openPlayground,
  painted,
  pressButton,
  setState,
  siteForAll,
  snapshot,
  status,
  waitForStatus,
} from "./playground.js";
import type { Page } from "./support/browser.js";
import { atNight, describeOneBrowser, runsAll } from "./support/browsers.js";

describeOneBrowser("transport", (getBrowser, engine) => {
  /** What our own code decides, whichever engine runs it. */
  const testOwn = test.runIf(runsAll(engine));

  const server = siteForAll();
  let page: Page;

  beforeAll(async () => {
    page = await openPlayground(getBrowser(), server);
  });
  // From zero: the worked example itself starts elsewhere.
  const fromZero = { weights: [0, 0], bias: 0 };
  beforeEach(() => setState(page, { v: 1, data: { kind: "preset", name: "cs188" }, initial: fromZero }));
  afterAll(() => page.close());

  /** The snapshot, after a look at whether status and timeline say the same. */
  const standing = async () => {
    const now = await snapshot(page);
    if (!now) throw new Error("there is no run");
    await expect.poll(() => moment(page)).toBe(momentOf(now, 5));
    await expect.poll(() => page.attribute(".pp-timeline", "aria-valuenow")).toBe(String(now.visit));
    await expect
      .poll(() => page.attribute(".pp-timeline", "aria-valuetext"))
      .toMatch(new RegExp(`^visit ${now.visit} of \\d+, in epoch ${epochAt(now.visit, 5)}, ${now.updates} updates?$`));
    return now;
  };

  const enabled = async (name: string) => (await page.attribute({ role: "button", name }, "aria-disabled")) === null;

  testOwn("each button goes where it says", async () => {
    expect(await Promise.all(["Start over", "Back one update", "Play", "One visit"].map(enabled))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    await pressButton(page, "One visit");
    await expect.poll(() => standing()).toMatchObject({ visit: 1, updates: 1 });
    await expect.poll(() => status(page)).toBe("paused");
    await pressButton(page, "One update");
    const second = await standing();
    expect(second.updates).toBe(2);
    await pressButton(page, "One epoch");
    await expect.poll(() => standing()).toMatchObject({ visit: 5, epoch: 1 });
    await pressButton(page, "One epoch");
    const twoEpochs = await standing();
    expect(twoEpochs).toMatchObject({ visit: 10, epoch: 2 });
    await pressButton(page, "Back one update");
    const back = await standing();
    expect(back.updates).toBe(twoEpochs.updates - 1);
    await pressButton(page, "One visit");
    await expect.poll(async () => (await standing()).updates).toBe(twoEpochs.updates);
    const { visit } = await standing();
    await pressButton(page, "Back one visit");
    await expect.poll(async () => (await standing()).visit).toBe(visit - 1);
    await pressButton(page, "Start over");
    await expect.poll(() => standing()).toMatchObject({ visit: 0, updates: 0, weights: [0, 0], bias: 0 });
    await expect.poll(() => status(page)).toBe("ready");
    await pressButton(page, "To the end");
    await waitForStatus(page, "converged");
    await expect
      .poll(() => standing())
      .toMatchObject({ visit: 1150, epoch: 230, updates: 445, stopReason: "converged" });
    expect(await Promise.all(["Start over", "Play", "One visit", "To the end"].map(enabled))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    await pressButton(page, "One visit");
    await expect.poll(() => standing()).toMatchObject({ visit: 1150 });
    expect(await page.problems()).toEqual([]);
  });

  test("Tab passes over what cannot be pressed, which keeps the focus it has", async () => {
    const stops = () =>
      page.evaluate(() => {
        const root = document.querySelector("perceptron-playground")?.shadowRoot;
        const buttons = root?.querySelectorAll<HTMLElement>(".pp-transport-button") ?? [];
        return Array.from(buttons).flatMap((button) => (button.tabIndex < 0 ? [] : button.getAttribute("aria-label")));
      });
    expect(await stops()).toEqual(["Play", "One visit", "One update", "One epoch", "To the end"]);
    await focusOn(page, '[aria-label="To the end"]');
    await key(page, "Enter");
    await waitForStatus(page, "converged");
    expect(await stops()).toEqual(["Start over", "Back one update", "Back one visit", "Play"]);
    await expect.poll(() => focused(page)).toBe("To the end");
    expect(await page.problems()).toEqual([]);
  });

  atNight("an edit goes on from the weights, from zero is a press, and undo brings back the moment", async () => {
    await pressButton(page, "One epoch");
    const learned = await standing();
    expect(learned.updates).toBeGreaterThan(0);
    await focusOn(page, ".pp-stage-surface");
    await key(page, "ArrowRight"); // the crosshair appears in the middle
    await key(page, "p");
    const { weights, bias } = learned;
    await expect.poll(() => snapshot(page)).toMatchObject({ visit: 0, updates: 0, weights, bias });
    await pressButton(page, "from zero");
    await expect.poll(() => snapshot(page)).toMatchObject({ visit: 0, weights: [0, 0], bias: 0 });
    await expect.poll(() => page.has({ role: "button", name: "from zero" })).toBe(false);
    await expect.poll(() => focused(page)).toBe("Play");
    await pressButton(page, "Undo");
    await pressButton(page, "Undo");
    await expect.poll(() => standing()).toEqual(learned);
    expect(await page.problems()).toEqual([]);
  });

  atNight("the timeline is dragged, also past what is computed", async () => {
    const { x, y, width, height } = await page.box(".pp-timeline");
    const middle = y + height / 2;
    await page.mouse.drag(
      [
        { x: x + 4, y: middle },
        { x: x + width - 2, y: middle },
      ],
      { steps: 4 },
    );
    await painted(page);
    const far = await standing();
    expect(far.visit).toBeGreaterThan(5);
    await page.mouse.click(x + 1, middle);
    await painted(page);
    await expect.poll(async () => (await standing()).visit).toBe(0);
    await page.mouse.move(x + width / 2, middle);
    await painted(page);
    await expect.poll(() => page.text(".pp-timeline-hover")).toMatch(/^visit \d+/);
    expect(await page.problems()).toEqual([]);
  });
});
