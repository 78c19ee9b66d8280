import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { drawnPoints, openPlayground, painted, placeOn, plane, pressButton, serveSite, state } from "./playground.js";
import type { Page, Point } from "./support/browser.js";
import { describeEachBrowser } from "./support/browsers.js";
import type { Server } from "./support/server.js";

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

describeEachBrowser("touch", (getBrowser, engine) => {
  let server: Server;
  let page: Page;

  beforeAll(async () => {
    server = await serveSite();
  });
  afterEach(() => page?.close());
  afterAll(() => server.close());

  // WebKitGTK has no touch screen to drive.
  test.skipIf(engine === "webkit")("a tap adds one point, a pinch none", async () => {
    page = await openPlayground(getBrowser(), server, "", { width: 390, height: 844, touch: true });
    await pressButton(page, "Clear");
    const at = await plane(page);
    const tap = placeOn(at, 0.4, 0.6);
    await page.touch.down(tap.x, tap.y);
    await page.touch.up();
    await painted(page);
    expect((await drawnPoints(page)).length).toBe(1);
    expect(await page.evaluate(() => scrollX)).toBe(0);

    const before = await plane(page);
    await pinch(
      page,
      [placeOn(before, 0.4, 0.4), placeOn(before, 0.6, 0.6)],
      [placeOn(before, 0.2, 0.2), placeOn(before, 0.8, 0.8)],
    );
    await painted(page);
    expect((await drawnPoints(page)).length).toBe(1);
    const { view } = await state(page);
    expect(view).not.toBe(null);
    expect((await plane(page)).scale).toBeGreaterThan(before.scale * 2);

    // After the pinch a finger draws again.
    const second = placeOn(await plane(page), 0.8, 0.5);
    await page.touch.down(second.x, second.y);
    await page.touch.up();
    await painted(page);
    expect((await drawnPoints(page)).length).toBe(2);
    expect(await page.problems()).toEqual([]);
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
          return { name: control.getAttribute("aria-label") ?? control.id ?? control.innerText, width, height };
        })
        .filter(({ width, height }) => width > 0 && (height < 43.5 || width < 24));
    });
    expect(small).toEqual([]);
    expect(await page.problems()).toEqual([]);
  });
});
