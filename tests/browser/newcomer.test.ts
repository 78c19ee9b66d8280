import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openPlayground, painted, serveSite, snapshot, state } from "./playground.js";
import type { Page, Target } from "./support/browser.js";
import { describeEachBrowser } from "./support/browsers.js";
import type { Server } from "./support/server.js";

/** From the first picture to XOR repaired by a conjunction, with nothing out of sight. */

const most = 12;

describeEachBrowser("a newcomer", (getBrowser, engine) => {
  let server: Server;
  let page: Page;
  let presses = 0;

  beforeAll(async () => {
    server = await serveSite();
  });
  afterEach(() => page.close());
  afterAll(() => server.close());

  /** Presses what can be seen, without scrolling to it first. */
  const pressInSight = async (target: Target): Promise<void> => {
    const { x, y, width, height } = await page.box(target);
    const view = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
    const inside = x >= 0 && y >= 0 && x + width <= view.width + 1 && y + height <= view.height + 1;
    expect(inside, `${JSON.stringify(target)} at ${x}, ${y}`).toBe(true);
    presses++;
    await page.click(target);
    await painted(page);
  };
  const button = (name: string | RegExp) => pressInSight({ role: "button", name });
  const choose = async (name: string): Promise<void> => {
    // One press opens the list, another chooses from it.
    presses += 2;
    await page.select({ role: "combobox", name: "Preset" }, name);
    await painted(page);
  };

  /** @param present whether what follows is done in the lecture hall. */
  const repair = async (narrow: boolean, present: boolean): Promise<void> => {
    presses = 0;
    if (narrow) await pressInSight({ role: "tab", name: "Settings" });
    await pressInSight('.pp-setup-button[data-section="data"]');
    await page.waitFor(() => document.querySelector("perceptron-playground")?.shadowRoot?.querySelector("#pp-preset"));
    await choose("xor");
    await pressInSight({ role: "button", name: "Close" });
    if (narrow) await pressInSight({ role: "tab", name: "Story" });
    if (present) await button("Present");
    await button("One epoch");
    const cure = { role: "button", name: "Add x₁∧x₂" } as const;
    await page.waitFor(() =>
      /Add x₁∧x₂/.test(document.querySelector("perceptron-playground")?.shadowRoot?.textContent ?? ""),
    );
    // Below the stage of a phone the story is as long as it is.
    if (narrow) await page.click(cure).then(() => painted(page));
    else await pressInSight(cure);
    await button("To the end");
    expect((await state(page)).features).toEqual(["x1", "x2", "x1*x2"]);
    expect(await snapshot(page)).toMatchObject({ converged: true, trainingMistakes: 0 });
    expect(presses + (narrow ? 1 : 0)).toBeLessThanOrEqual(most);
    expect(await page.problems()).toEqual([]);
  };

  test("repairs XOR at 1440 × 900", async () => {
    page = await openPlayground(getBrowser(), server);
    await repair(false, false);
    await button("See it rise");
    expect((await state(page)).ui.lift).toMatchObject({ feature: "x1*x2" });
  });

  test("repairs XOR in the lecture hall", async () => {
    page = await openPlayground(getBrowser(), server, "", { width: 1280, height: 720 });
    await repair(false, true);
  });

  test("repairs XOR on a phone", async () => {
    page = await openPlayground(getBrowser(), server, "", { width: 390, height: 844, touch: engine !== "webkit" });
    await repair(true, false);
  });
});
