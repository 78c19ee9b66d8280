import { expect } from "vitest";
import { serveWithAxe } from "./axe.js";
import { focused, focusOn, key, openPlayground, press, reload, setState, siteForAll, state } from "./playground.js";
import type { OpenOptions, Page } from "./support/browser.js";
import { atNight, describeOneBrowser } from "./support/browsers.js";

describeOneBrowser("preferences", (getBrowser) => {
  const server = siteForAll(serveWithAxe);
  let page: Page;

  const open = async (query = "", options: Partial<OpenOptions> = {}) => {
    page = await openPlayground(getBrowser(), server, query, { width: 1366, height: 768, ...options });
  };
  const panel = { role: "dialog", name: "Preferences" } as const;

  atNight("text size, motion and sound are found by keys, kept for the next visit, and in no link", async () => {
    await open();
    await focusOn(page, ".pp-header-more");
    await key(page, "Enter");
    await focusOn(page, '[data-opens="preferences"]');
    await key(page, "Enter");
    await expect.poll(() => page.has(panel)).toBe(true);
    await page.select({ role: "combobox", name: "Text size" }, "larger");
    await page.select({ role: "combobox", name: "Motion" }, "reduced");
    await page.select({ role: "combobox", name: "Theme" }, "dark");
    await press(page, { role: "checkbox", name: "Play sounds" });
    const size = () =>
      page.evaluate(() => {
        const app = document.querySelector("perceptron-playground")?.shadowRoot?.querySelector(".pp-app");
        return app && Number.parseFloat(getComputedStyle(app).fontSize);
      });
    expect(await size()).toBeCloseTo(15 * 1.3, 1);
    await key(page, "Escape");
    await expect.poll(() => page.has(panel)).toBe(false);
    expect(await focused(page)).toBe("Menu");

    expect(await page.evaluate(() => location.search)).not.toMatch(/motion|size|sound/i);
    await reload(page);
    expect((await state(page)).ui).toMatchObject({ textSize: "larger", motion: "reduced", sound: true, theme: "dark" });
    expect(await size()).toBeCloseTo(15 * 1.3, 1);
    // A state from outside says nothing of them.
    await setState(page, { v: 1, data: { kind: "preset", name: "xor" } });
    expect((await state(page)).ui).toMatchObject({ textSize: "larger", sound: true });
    await page.evaluate(() => localStorage.clear());
  });
});
