import { expect, test } from "vitest";
import { serveWithAxe, violations } from "./axe.js";
import { focused, key, openPlayground, painted, press, pressButton, siteForAll, state } from "./playground.js";
import type { OpenOptions, Page } from "./support/browser.js";
import { atNight, describeOneBrowser, everyJourney } from "./support/browsers.js";

describeOneBrowser("worksheets", (getBrowser, engine) => {
  const server = siteForAll(serveWithAxe);
  let page: Page;

  const open = async (query: string, options: Partial<OpenOptions> = {}) => {
    page = await openPlayground(getBrowser(), server, query, options);
  };
  const sheets = () =>
    page.evaluate(() => {
      const root = document.querySelector("perceptron-playground")?.shadowRoot;
      return Array.from(root?.querySelectorAll(".pp-sheet h3") ?? [], (one) => one.textContent ?? "");
    });

  test("from what is shared to a sheet, another, and back", async () => {
    await open("?data=cs188&max-epochs=1", { width: 360, height: 740, colorScheme: "dark" });
    await press(page, { role: "button", name: "Share" });
    await press(page, { role: "button", name: "Worksheet" });
    await press(page, { role: "button", name: "Make a worksheet" });
    await expect.poll(sheets).toEqual(["Perceptron by hand", "Perceptron by hand: solution"]);
    expect(await violations(page)).toEqual([]);
    const wide = await page.evaluate(() => {
      const desk = document.querySelector("perceptron-playground")?.shadowRoot?.querySelector(".pp-worksheet-desk");
      return desk ? desk.scrollWidth - desk.clientWidth : null;
    });
    expect(wide).toBe(0);
    await press(page, { role: "button", name: "Make another" });
    await expect.poll(async () => (await state(page)).ui.worksheet).toBe("like-1");
    await key(page, "Escape");
    await expect.poll(async () => (await state(page)).ui.worksheet).toBe(null);
    await expect.poll(() => focused(page)).toMatch(/^Share/);
  });

  test.runIf(engine === "chromium" && everyJourney)(
    "sheet and solution are printed, each on a page of its own, and nothing else",
    async () => {
      await open("?worksheet=usual-7", { colorScheme: "dark" });
      await expect.poll(sheets).toHaveLength(2);
      expect(await page.paper.pages()).toBe(2);
      await page.paper.show();
      await painted(page);
      const seen = await page.evaluate(() => {
        const root = document.querySelector("perceptron-playground")?.shadowRoot;
        const shown = (selector: string) =>
          Array.from(root?.querySelectorAll(selector) ?? []).filter((one) => one.checkVisibility()).length;
        return [".pp-sheet", ".pp-stage-canvas", "button", ".pp-address", "select"].map(shown);
      });
      expect(seen).toEqual([2, 0, 0, 0, 0]);
    },
  );

  atNight("sound is off until it is asked for, and then plays without a complaint", async () => {
    await open("?data=xor");
    const sounding = () =>
      page.evaluate(() => {
        const root = document.querySelector("perceptron-playground")?.shadowRoot;
        return root?.querySelector("pp-sound") !== null;
      });
    expect(await sounding()).toBe(false);
    await pressButton(page, "Preferences");
    await press(page, { role: "checkbox", name: "Play sounds" });
    await expect.poll(sounding).toBe(true);
    await pressButton(page, "Close");
    const tones = () =>
      page.evaluate(() => {
        const counted = window as unknown as { tones?: number };
        const create = AudioContext.prototype.createOscillator;
        if (counted.tones === undefined) {
          counted.tones = 0;
          AudioContext.prototype.createOscillator = function () {
            counted.tones = (counted.tones ?? 0) + 1;
            return create.call(this);
          };
        }
        return counted.tones;
      });
    expect(await tones()).toBe(0);
    for (const visits of [1, 2, 3]) {
      await pressButton(page, "One visit");
      // The others let nothing be heard that is driven by a test.
      if (engine === "chromium") await expect.poll(tones).toBe(visits);
    }
  });
});
