import { expect, test } from "vitest";
import {
  drawnPoints,
  openPlayground,
  painted,
  pixelOf,
  place,
  placeOn,
  plane,
  press,
  pressButton,
  siteForAll,
  state,
  tool,
} from "./playground.js";
import type { Page, Point } from "./support/browser.js";
import { describeOneBrowser } from "./support/browsers.js";

/** Two fingers that move from one pair of places to another. The harness has one finger, so these are made in the page. */
const pinch = (page: Page, from: readonly [Point, Point], to: readonly [Point, Point]) =>
  page.evaluate(
    (start, end) => {
      const surface = document
        .querySelector("perceptron-playground")
        ?.shadowRoot?.querySelector<HTMLElement>(".pp-stage-surface");
      const send = (type: string, finger: number, { x, y }: { x: number; y: number }) =>
        surface?.dispatchEvent(
          new PointerEvent(type, {
            pointerId: 100 + finger,
            pointerType: "touch",
            isPrimary: finger === 0,
            clientX: x,
            clientY: y,
            bubbles: true,
            composed: true,
          }),
        );
      for (const finger of [0, 1] as const) send("pointerdown", finger, start[finger]);
      for (let step = 1; step <= 5; step++) {
        for (const finger of [0, 1] as const) {
          const [a, b] = [start[finger], end[finger]];
          send("pointermove", finger, { x: a.x + ((b.x - a.x) * step) / 5, y: a.y + ((b.y - a.y) * step) / 5 });
        }
      }
      for (const finger of [0, 1] as const) send("pointerup", finger, end[finger]);
    },
    from,
    to,
  );

describeOneBrowser("touch", (getBrowser, engine) => {
  const server = siteForAll();
  let page: Page;

  const phone = (query = "") => openPlayground(getBrowser(), server, query, { width: 390, height: 844, touch: true });

  const clear = () => pressButton(page, "Clear");

  /** The number of the example that is selected, as the stage has it. */
  const selected = () =>
    page.evaluate(() => {
      const stage = document.querySelector("perceptron-playground")?.shadowRoot?.querySelector("pp-stage");
      return stage && "frame" in stage ? (stage.frame as { selected: number | null }).selected : null;
    });

  /** One finger from a place to another, as a hand moves it. */
  const swipe = async (from: Point, to: Point) => {
    await page.touch.down(from.x, from.y);
    for (let step = 1; step <= 8; step++) {
      await page.touch.move(from.x + ((to.x - from.x) * step) / 8, from.y + ((to.y - from.y) * step) / 8);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
    await page.touch.up();
    await painted(page);
  };

  // WebKitGTK has no touch screen to drive; what a driver makes Firefox feel is seen by the page, and scrolls nothing.
  test.skipIf(engine !== "chromium")(
    "a finger begins with the hand: it scrolls the page, and draws nothing",
    async () => {
      page = await phone("?data=cs188");
      // More to read than fits below the stage.
      await press(page, { role: "tab", name: "Weights" });
      await page.evaluate(() => scrollTo(0, 0));
      const before = await state(page);
      const at = await plane(page);
      expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeGreaterThan(40);
      await swipe(placeOn(at, 0.5, 0.15), placeOn(at, 0.52, 0.95));
      await page.waitFor(() => scrollY > 20);
      // The stage has stayed in sight, and shows what it showed.
      const stage = await page.evaluate(() => {
        const box = document
          .querySelector("perceptron-playground")
          ?.shadowRoot?.querySelector(".pp-stage-surface")
          ?.getBoundingClientRect();
        return box && box.top >= 0 && box.bottom <= innerHeight;
      });
      expect(stage).toBe(true);
      const after = await state(page);
      expect(after.data).toEqual(before.data);
      expect(after.view).toBe(null);
    },
  );

  test.skipIf(engine === "webkit")("with the hand a sideways drag moves the view, and a tap selects", async () => {
    page = await phone();
    const points = [
      [1, 1, 1],
      [3, 3, -1],
    ] as const;
    await place(page, points);
    const at = await plane(page);
    const on = pixelOf(at, [1, 1]);
    await page.touch.down(on.x, on.y);
    await page.touch.up();
    await painted(page);
    expect(await selected()).toBe(0);
    await swipe(placeOn(at, 0.3, 0.5), placeOn(at, 0.7, 0.5));
    expect((await plane(page)).x[0]).toBeLessThan(at.x[0]);
    await expect.poll(() => drawnPoints(page)).toEqual(points);
  });

  test.skipIf(engine === "webkit")("a finger with a drawing tool draws, and scrolls nothing", async () => {
    page = await phone();
    await clear();
    await tool(page, "Draw −");
    const at = await plane(page);
    await swipe(placeOn(at, 0.5, 0.9), placeOn(at, 0.5, 0.2));
    const labels = async () => (await drawnPoints(page)).map(([, , label]) => label);
    await expect.poll(async () => (await labels()).length).toBeGreaterThan(1);
    expect(new Set(await labels())).toEqual(new Set([-1]));
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test.skipIf(engine === "webkit")("a tap adds one point, a pinch none", async () => {
    page = await phone();
    await clear();
    await tool(page, "Draw +");
    const at = await plane(page);
    const tap = placeOn(at, 0.4, 0.6);
    await page.touch.down(tap.x, tap.y);
    await page.touch.up();
    await painted(page);
    await expect.poll(async () => (await drawnPoints(page)).length).toBe(1);
    expect(await page.evaluate(() => scrollX)).toBe(0);

    const before = await plane(page);
    await pinch(
      page,
      [placeOn(before, 0.4, 0.4), placeOn(before, 0.6, 0.6)],
      [placeOn(before, 0.2, 0.2), placeOn(before, 0.8, 0.8)],
    );
    await painted(page);
    await expect.poll(async () => (await drawnPoints(page)).length).toBe(1);
    const { view } = await state(page);
    expect(view).not.toBe(null);
    expect((await plane(page)).scale).toBeGreaterThan(before.scale * 2);

    // After the pinch a finger draws again.
    const second = placeOn(await plane(page), 0.8, 0.5);
    await page.touch.down(second.x, second.y);
    await page.touch.up();
    await painted(page);
    await expect.poll(async () => (await drawnPoints(page)).length).toBe(2);
  });

  test.skipIf(engine === "webkit")("every control is large enough for a finger", async () => {
    page = await openPlayground(getBrowser(), server, "", { width: 390, height: 844, touch: true });
    const small = await page.evaluate(() => {
      const root = document.querySelector("perceptron-playground")?.shadowRoot;
      const controls = root?.querySelectorAll<HTMLElement>(
        "button, select, summary, input, [role=slider], label.pp-check",
      );
      return Array.from(controls ?? [])
        .map((control) => {
          const target = control.closest("label") ?? control;
          const { width, height } = target.getBoundingClientRect();
          const least = control.closest(".pp-tools-row") ? 43.5 : 24;
          return { least, name: control.getAttribute("aria-label") ?? control.id ?? control.innerText, width, height };
        })
        .filter(({ least, width, height }) => width > 0 && (height < 43.5 || width < least));
    });
    expect(small).toEqual([]);
  });
});
