import { expect, test } from "vitest";
import { outcome } from "../../web/words/generated/en/outcome.js";
import { choosePreset, inSetting, openDrawer, panelOf } from "./arrangement.js";
import {
  choosePace,
  moment,
  openPlayground,
  painted,
  pixelOf,
  plane,
  siteForAll,
  snapshot,
  stageText,
  state,
  story,
  waitForStatus,
} from "./playground.js";
import type { Page } from "./support/browser.js";
import { atNight, describeOneBrowser } from "./support/browsers.js";

/** What the canvas of the 3-D picture shows, in words, and how many of its pixels are drawn on. */
const lift = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector("perceptron-playground")?.shadowRoot;
    const picture = root?.querySelector("pp-lift");
    const canvas = picture?.querySelector("canvas");
    const copy = document.createElement("canvas");
    const context = copy.getContext("2d", { willReadFrequently: true });
    if (!picture || !canvas || !context) return null;
    copy.width = canvas.width;
    copy.height = canvas.height;
    context.drawImage(canvas, 0, 0);
    const { data } = context.getImageData(0, 0, copy.width, copy.height);
    const colours = new Set<number>();
    for (let i = 0; i < data.length; i += 4) {
      if (data[i + 3]) colours.add(((data[i] ?? 0) << 16) | ((data[i + 1] ?? 0) << 8) | (data[i + 2] ?? 0));
    }
    return { text: picture.textContent?.replace(/\s+/g, " ") ?? "", colours: colours.size };
  });

/** How much more red than blue the stage is around a place of the plane: above 0 in the negative half. */
async function redness(page: Page, at: readonly [number, number]): Promise<number> {
  return page.evaluate(
    ({ x, y }) => {
      const root = document.querySelector("perceptron-playground")?.shadowRoot;
      const copy = document.createElement("canvas");
      copy.width = copy.height = 24;
      const context = copy.getContext("2d", { willReadFrequently: true });
      if (!context) throw new Error("no context");
      for (const canvas of root?.querySelectorAll<HTMLCanvasElement>(".pp-stage-surface canvas") ?? []) {
        const box = canvas.getBoundingClientRect();
        const scale = canvas.width / box.width;
        context.drawImage(
          canvas,
          (x - box.x - 12) * scale,
          (y - box.y - 12) * scale,
          24 * scale,
          24 * scale,
          0,
          0,
          24,
          24,
        );
      }
      const { data } = context.getImageData(0, 0, 24, 24);
      let sum = 0;
      for (let i = 0; i < data.length; i += 4) sum += (data[i] ?? 0) - (data[i + 2] ?? 0);
      return sum / (data.length / 4);
    },
    pixelOf(await plane(page), at),
  );
}

describeOneBrowser("XOR, repaired by hand", (getBrowser) => {
  const server = siteForAll();
  let page: Page;

  test("no line works, and why; with the conjunction a plane does, and comes back as a curve", async () => {
    page = await openPlayground(getBrowser(), server, "?max-epochs=50");
    await choosePreset(page, "xor");
    await choosePace(page, "max");
    await page.click({ role: "button", name: "Play" });
    await waitForStatus(page, "stopped");

    await expect
      .poll(() => story(page))
      .toContain(
        outcome.english.stoppedInVain({
          epochs: 50,
          separator: { features: 2, bias: true },
          why: "diagonals",
          onStage: true,
        }),
      );
    await expect.poll(() => stageText(page)).toMatch(/not linearly separable/i);
    await expect.poll(async () => (await state(page)).ui.why).toBe(null);
    await openDrawer(page, "Margin");
    const shares = await page.text(".pp-separability");
    expect(shares).toContain("Not linearly separable. With these features, no line has all positives on one side");
    expect(shares.match(/1\/2|½|0\.5/g)?.length).toBeGreaterThanOrEqual(4);

    await inSetting(page, "Features", () => page.click({ role: "checkbox", name: "x₁∧x₂" }));
    await expect.poll(async () => (await state(page)).features).toEqual(["x1", "x2", "x1*x2"]);
    await painted(page);
    await expect.poll(() => moment(page)).toBe("visit 0, in epoch 1 · 0 updates");
    await page.waitFor(() =>
      document.querySelector("perceptron-playground")?.shadowRoot?.textContent?.includes("Linearly separable."),
    );

    await openDrawer(page, "3-D");
    await page.click({ role: "button", name: "Play" });
    await waitForStatus(page, "converged");
    await expect.poll(() => moment(page)).toBe("visit 48, in epoch 12 · 29 updates");
    await expect
      .poll(() => snapshot(page))
      .toMatchObject({
        converged: true,
        updates: 29,
        epoch: 12,
        weights: [2, 2, -5],
        bias: -1,
      });

    await expect
      .poll(async () => (await lift(page))?.text, { timeout: 5000 })
      .toMatch(/Now a plane has the positives on one side and the negatives on the other/);
    // Axes, both labels, the plane and its trace: more than an empty sheet.
    expect((await lift(page))?.colours).toBeGreaterThan(20);

    await expect.poll(() => stageText(page)).toContain("No example is misclassified now.");
    // Between two places on one side of a line there is none on the other: this boundary is a curve.
    await expect.poll(() => redness(page, [0.1, 0.9]), { timeout: 5000 }).toBeLessThan(0);
    expect(await redness(page, [0.9, 0.1])).toBeLessThan(0);
    expect(await redness(page, [0.5, 0.5])).toBeGreaterThan(0);
  });

  atNight("reviews need conjunctions, and with them end with the weights of the text", async () => {
    page = await openPlayground(getBrowser(), server, "?data=reviews&max-epochs=20");
    await choosePace(page, "max");
    await page.click({ role: "button", name: "Play" });
    await waitForStatus(page, "stopped");
    await page.click({ role: "button", name: /^Add the conjunctions/ });
    await page.click({ role: "button", name: "Play" });
    await waitForStatus(page, "converged");
    await expect
      .poll(() => snapshot(page))
      .toMatchObject({ weights: [1, -1, 0, -2, 2], bias: 0, updates: 10, epoch: 4 });
  });

  atNight("the polynomial kernel solves it without naming a feature", async () => {
    page = await openPlayground(getBrowser(), server, "?data=xor&learner=kernel&kernel=polynomial&speed=max", {
      reducedMotion: true,
    });
    await inSetting(page, "Learner", () => page.click({ role: "button", name: /^See other cures/ }));
    await expect.poll(() => page.has(panelOf("Cures"))).toBe(true);
    await page.click({ role: "button", name: "Play" });
    await waitForStatus(page, "converged");
    await expect.poll(() => page.text(panelOf("Cures")), { timeout: 5000 }).toContain("x1∧x2");
  });
});
