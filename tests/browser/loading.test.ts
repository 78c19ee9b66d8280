import { afterEach, expect, test } from "vitest";
import { rows } from "../rows.js";
import { openPlayground, partPlaces, press, pressButton, siteForAll } from "./playground.js";
import type { Page } from "./support/browser.js";
import { describeOneBrowser, sampled } from "./support/browsers.js";

const windows = rows("1440 900; 390 844; 844 390");

describeOneBrowser("what opens over the page", (getBrowser) => {
  const server = siteForAll();
  let page: Page;

  afterEach(async () => {
    server.resume();
    await page.close();
  });

  test.each(sampled(windows, 1))(
    "moves no part when it cannot be loaded, and comes once it can: %i × %i",
    async (width, height) => {
      page = await openPlayground(getBrowser(), server, "", { width, height, fresh: true });
      const before = await partPlaces(page);
      for (const [button, opened] of [
        ["Share", "pp-share"],
        ["Lessons", "pp-course"],
      ] as const) {
        server.pause();
        await pressButton(page, button);
        await expect.poll(() => page.text(".pp-app > .pp-error")).toContain("This part could not be loaded.");
        expect(await partPlaces(page)).toEqual(before);
        server.resume();
        await press(page, { role: "button", name: "Try again" });
        await expect.poll(() => page.has(`${opened} h2`)).toBe(true);
        expect(await partPlaces(page)).toEqual(before);
        await pressButton(page, button);
      }
    },
  );
});
