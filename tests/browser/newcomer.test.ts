import { beforeEach, expect, test } from "vitest";
import { openPlayground, painted, siteForAll, snapshot, state } from "./playground.js";
import type { Page, Target } from "./support/browser.js";
import { atNight, describeOneBrowser } from "./support/browsers.js";

/** From the first picture to XOR repaired by a conjunction, with nothing out of sight. */

const most = 7;

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
  const server = siteForAll();
  let page: Page;
  let presses = 0;
  let byTouch = false;

  beforeEach(() => {
    presses = 0;
    byTouch = false;
  });
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
  const told = (words: RegExp) => expect.poll(() => page.text("pp-story")).toMatch(words);
  /** What is offered next; on a phone below the sentence for which there is room. */
  const offered = async (name: string): Promise<void> => {
    const below = await page.waitFor(
      (name) => {
        const root = document.querySelector("perceptron-playground")?.shadowRoot;
        const found = [...(root?.querySelectorAll("button") ?? [])].find((one) => one.innerText === name);
        return found && (found.getBoundingClientRect().bottom > innerHeight ? "below" : "in sight");
      },
      {},
      name,
    );
    if (below === "below") await readOn();
    await button(name);
  };

  /** From a run that has ended: meets XOR, repairs it, and trains it to its end. */
  const repair = async (): Promise<void> => {
    await offered("Try XOR");
    await offered("Add x₁∧x₂");
    await button("To the end");
    await page.waitFor(() => document.querySelector("perceptron-playground")?.snapshot()?.stopReason);
    await expect.poll(async () => (await state(page)).features).toEqual(["x1", "x2", "x1*x2"]);
    await expect.poll(() => snapshot(page)).toMatchObject({ converged: true, trainingMistakes: 0 });
    expect(await page.problems()).toEqual([]);
  };

  test("understands, draws, breaks it, repairs XOR and sees it rise at 1366 × 768, all in sight", async () => {
    page = await openPlayground(getBrowser(), server, "", { width: 1366, height: 768 });
    await told(/A perceptron looks at one example at a time/);
    // A positive amid the negatives.
    const { x, y, width, height } = await page.box("pp-stage");
    await page.mouse.click(x + 0.42 * width, y + 0.6 * height);
    presses++;
    await told(/No line can separate these examples/);
    await button("To the end");
    await told(/^What happened\s+Stopped after .*: no line can separate these examples/i);
    await repair();
    await told(/^What happened\s+Converged: /i);
    await button("See it in 3-D");
    await expect.poll(async () => (await state(page)).ui.lift).toMatchObject({ feature: "x1*x2" });
    expect(presses).toBeLessThanOrEqual(most);
  });

  atNight("is offered what breaks it, where a line has separated them", async () => {
    page = await openPlayground(getBrowser(), server, "", { width: 1366, height: 768 });
    await button("To the end");
    await told(/^What happened\s+Converged: epoch 4 had no mistakes\./i);
    await button("Add a negative among the positives");
    await told(/No line can separate these examples/);
    expect((await snapshot(page))?.converged).toBe(false);
  });

  atNight("repairs XOR in the lecture hall", async () => {
    page = await openPlayground(getBrowser(), server, "", { width: 1280, height: 720 });
    await button("Present");
    await button("To the end");
    await repair();
    expect(presses).toBeLessThanOrEqual(most);
  });

  atNight("repairs XOR on a phone", async () => {
    byTouch = engine !== "webkit";
    page = await openPlayground(getBrowser(), server, "", { width: 390, height: 844, touch: byTouch });
    await button("To the end");
    await repair();
    expect(presses).toBeLessThanOrEqual(most);
  });
});
