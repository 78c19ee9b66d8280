import { expect, test } from "vitest";
import { openDrawer } from "./arrangement.js";
import { advance, openPlayground, painted, pressButton, setState, siteForAll, state } from "./playground.js";
import type { Box, Page } from "./support/browser.js";
import { atNight, describeOneBrowser } from "./support/browsers.js";

describeOneBrowser("weights and their projection", (getBrowser) => {
  const server = siteForAll();
  let page: Page;

  /** The number of the example that is pointed at, as the stage has it. */
  const marked = () =>
    page.evaluate(() => {
      const stage = document.querySelector("perceptron-playground")?.shadowRoot?.querySelector("pp-stage");
      const frame = stage && "frame" in stage ? (stage.frame as { pointed: { example: number | null } | null }) : null;
      return frame?.pointed?.example ?? null;
    });

  /** Moves the pointer across a picture until it points at an example. */
  const findOne = async ({ x, y, width, height }: Box, rows: readonly number[]): Promise<number | null> => {
    for (const row of rows) {
      for (let column = 0.04; column < 0.97; column += 0.015) {
        await page.mouse.move(x + column * width, y + row * height);
        const example = await marked();
        if (example !== null) return example;
      }
    }
    return null;
  };

  /** What a canvas shows. */
  const picture = (canvas: string) =>
    page.evaluate((canvas) => {
      const root = document.querySelector("perceptron-playground")?.shadowRoot;
      return root?.querySelector<HTMLCanvasElement>(canvas)?.toDataURL();
    }, canvas);

  test("a line of weight space lights its example, keys and time go on there, and a link has the two weights", async () => {
    page = await openPlayground(getBrowser(), server, "?data=and");
    await openDrawer(page, "Weight space");
    await advance(page, { visits: 9 });
    await expect
      .poll(() => page.text(".pp-weight-space-words"))
      .toMatch(/^Shaded: .* with b = −1 held\. The lines of 3/);
    const surface = await page.box(".pp-weight-space-surface");
    const pointed = await findOne(surface, [0.3]);
    expect(pointed).not.toBeNull();
    await expect.poll(() => page.text(".pp-weight-space-words")).toContain(`Example ${(pointed ?? 0) + 1} (`);
    await page.mouse.move(surface.x + surface.width / 2, surface.y - 40);
    await expect.poll(marked).toBeNull();

    await page.select({ role: "combobox", name: "Up" }, "bias");
    await painted(page);
    await expect.poll(async () => (await state(page)).ui.weightAxes).toEqual(["x1", "bias"]);
    await expect.poll(() => page.text(".pp-weight-space-words")).toContain("with w₂ = 1 held");
    const before = await picture(".pp-weight-space-surface > canvas");
    await pressButton(page, "Back one update");
    await painted(page);
    expect(await picture(".pp-weight-space-surface > canvas")).not.toBe(before);
  });

  atNight("a dot of the projection lights its example; in a lecture hall it stands beside the stage", async () => {
    page = await openPlayground(getBrowser(), server, "?data=blobs&visit=30&drawer=projection&present=true", {
      width: 1280,
      height: 720,
    });
    await expect.poll(() => page.text(".pp-projection-words")).toMatch(/^‖w‖ = .* on the wrong side/);
    const [stage, surface] = [await page.box('[data-part="stage"]'), await page.box(".pp-projection-surface")];
    expect(stage.height / 720).toBeGreaterThanOrEqual(0.5);
    expect(surface.x).toBeGreaterThanOrEqual(stage.x + stage.width);
    expect(surface.y + surface.height).toBeLessThanOrEqual(stage.y + stage.height);
    const pointed = await findOne(surface, [0.4]);
    expect(pointed).not.toBeNull();
    // In the hall the mark on the stage says which; elsewhere words do too.
    const { ui, ...rest } = await state(page);
    await setState(page, { ...rest, ui: { ...ui, present: false } });
    const again = await findOne(await page.box(".pp-projection-surface"), [0.4]);
    await expect.poll(() => page.text(".pp-projection-example")).toContain(`Example ${(again ?? 0) + 1} (`);
  });
});
