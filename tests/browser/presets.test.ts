import { afterAll, beforeAll, expect, test } from "vitest";
import { presetLabel } from "./arrangement.js";
import {
  choosePace,
  openPlayground,
  painted,
  pressButton,
  siteForAll,
  snapshot,
  stageText,
  state,
  story,
  waitForStatus,
} from "./playground.js";
import type { Page } from "./support/browser.js";
import { atNight, describeOneBrowser, sampled } from "./support/browsers.js";

describeOneBrowser("presets", (getBrowser) => {
  const server = siteForAll();
  let page: Page;

  beforeAll(async () => {
    // Data are chosen again and again: the setup stands open beside the stage.
    page = await openPlayground(getBrowser(), server, "?pinned=true");
  });
  afterAll(() => page.close());

  const choose = async (name: string, value: string) => {
    await page.select({ role: "combobox", name }, value);
    await painted(page);
  };

  const preset = async (name: string) => {
    await page.click(presetLabel(name));
    await painted(page);
  };

  test("Iris, setosa against versicolor by their petals, converges", async () => {
    await preset("iris");
    await choose("Horizontal axis, x₁", "2");
    await choose("Vertical axis, x₂", "3");
    await choose("Positive species", "0");
    await choose("Negative species", "1");
    await expect
      .poll(async () => (await state(page)).data)
      .toMatchObject({ name: "iris", columns: [2, 3], species: [0, 1] });
    await expect.poll(() => page.text(".pp-counts")).toBe("50 positive (setosa), 50 negative (versicolor)");
    await pressButton(page, "To the end");
    await waitForStatus(page, "converged");
    await expect.poll(() => snapshot(page)).toMatchObject({ converged: true, trainingMistakes: 0 });
    await expect.poll(() => story(page)).toContain("Converged: ");
    await expect.poll(() => stageText(page)).toContain("No example is misclassified now.");
    expect(await page.problems()).toEqual([]);
  });

  // Of those that are drawn by a rule, some; and each that is read from a table, has more classes or is of words.
  const tried = (names: readonly string[]) => {
    const of = (name: string) => names.indexOf(name);
    return sampled(names, 0, of("xor"), of("iris"), of("three-classes"), of("reviews"), names.length - 1);
  };
  atNight("every preset loads and plays", async () => {
    await choosePace(page, "1000");
    const names = await page.evaluate(() => {
      const root = document.querySelector("perceptron-playground")?.shadowRoot;
      return Array.from(root?.querySelectorAll<HTMLInputElement>(".pp-preset > input") ?? [], ({ value }) => value);
    });
    expect(names.length).toBeGreaterThanOrEqual(13);
    for (const name of tried(names)) {
      await preset(name);
      const { data } = await state(page);
      expect(data).toMatchObject(name === "reviews" ? { kind: "reviews" } : { kind: "preset", name });
      await expect.poll(() => snapshot(page)).toMatchObject({ visit: 0 });
      await pressButton(page, "Play");
      await page.waitFor(() => (document.querySelector("perceptron-playground")?.snapshot()?.visit ?? 0) > 0);
      await page.evaluate(() => document.querySelector("perceptron-playground")?.pause());
      // Reviews are not in the plane.
      if (name === "reviews") continue;
      expect(await stageText(page), name).toMatch(
        /^Examples: \d+ positive, \d+ negative\. |^\d+ examples: \d+ of class (0|setosa), /,
      );
    }
    expect(await page.problems()).toEqual([]);
  });
});
