import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openPlayground, painted, serveSite, snapshot, state } from "./playground.js";
import type { Page, Target } from "./support/browser.js";
import { describeOneBrowser } from "./support/browsers.js";
import type { Server } from "./support/server.js";

/** From the first picture to XOR repaired by a conjunction, with nothing out of sight. */

const most = 12;

/** How far the page, and everything in it that scrolls, has been scrolled down. */
const scrolled = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const root = document.querySelector("perceptron-playground")?.shadowRoot;
    return [scrollY, ...Array.from(root?.querySelectorAll("*") ?? [], ({ scrollTop }) => scrollTop)].filter(Boolean);
  });

type Tapped = Window & { __tapped?: boolean };

/** Until the page has been told: what a finger does becomes a click a little later. */
async function tap(page: Page, x: number, y: number): Promise<void> {
  await page.evaluate(() => {
    const tapped = window as Tapped;
    tapped.__tapped = false;
    const hear = () => {
      tapped.__tapped = true;
    };
    addEventListener("click", hear, { once: true, capture: true });
  });
  await page.touch.down(x, y);
  await page.touch.up();
  await page.waitFor(() => (window as Tapped).__tapped);
}

describeOneBrowser("a newcomer", (getBrowser, engine) => {
  let server: Server;
  let page: Page;
  let presses = 0;
  let byTouch = false;

  beforeAll(async () => {
    server = await serveSite();
  });
  afterEach(() => page.close());
  afterAll(() => server.close());

  /** Presses what can be seen, with the mouse or a finger: nothing has to be scrolled for it. */
  const pressInSight = async (target: Target): Promise<void> => {
    const before = await scrolled(page);
    const { x, y, width, height } = await page.box(target);
    const view = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
    const inside = x >= 0 && y >= 0 && x + width <= view.width + 1 && y + height <= view.height + 1;
    expect(inside, `${JSON.stringify(target)} at ${x}, ${y}`).toBe(true);
    expect(await scrolled(page), `${JSON.stringify(target)} is scrolled to`).toEqual(before);
    presses++;
    if (byTouch) await tap(page, x + width / 2, y + height / 2);
    else await page.click(target);
    await painted(page);
  };
  /** Scrolls on in what is read below the stage; as much trouble as a press. */
  const readOn = async (): Promise<void> => {
    const { width, height } = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
    const [x, from, far] = [width / 2, height - 60, 240];
    presses++;
    // Only Chromium scrolls by a finger that a test moves.
    if (engine === "chromium") {
      await page.touch.down(x, from);
      for (let step = 1; step <= 8; step++) await page.touch.move(x, from - (step * far) / 8);
      // It rests before it leaves: a page that runs on takes the next tap as a hand on it.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
      await page.touch.move(x, from - far);
      await page.touch.up();
    } else {
      await page.mouse.move(x, from);
      await page.mouse.wheel(0, far);
    }
    await page.evaluate(async () => {
      for (let still = 0, last = scrollY; still < 10; last = scrollY) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        still = scrollY === last && scrollY > 0 ? still + 1 : 0;
      }
    });
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
    byTouch = narrow && engine !== "webkit";
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
    // Below the stage of a phone there is room for the sentence alone.
    if (narrow) await readOn();
    await pressInSight(cure);
    await button("To the end");
    await page.waitFor(() => document.querySelector("perceptron-playground")?.snapshot()?.stopReason);
    await expect.poll(async () => (await state(page)).features).toEqual(["x1", "x2", "x1*x2"]);
    await expect.poll(() => snapshot(page)).toMatchObject({ converged: true, trainingMistakes: 0 });
    expect(presses).toBeLessThanOrEqual(most);
    expect(await page.problems()).toEqual([]);
  };

  test("repairs XOR at 1440 × 900", async () => {
    page = await openPlayground(getBrowser(), server);
    await repair(false, false);
    await button("See it in 3-D");
    await expect.poll(async () => (await state(page)).ui.lift).toMatchObject({ feature: "x1*x2" });
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
