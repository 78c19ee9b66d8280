import { expect } from "vitest";
import { openPlayground, press, reload, siteForAll, state } from "./playground.js";
import type { Page } from "./support/browser.js";
import { atNight, describeOneBrowser } from "./support/browsers.js";

describeOneBrowser("a reload in a lesson", (getBrowser) => {
  const server = siteForAll();
  let page: Page;

  const said = () => page.text(".pp-task-said [data-right]", { timeout: 15_000 });

  atNight("shows what was answered as answered, and the page as it was", async () => {
    page = await openPlayground(getBrowser(), server, "?lesson=4.1", { fresh: true });
    await page.fill(".pp-answer-number", "0");
    await press(page, { role: "button", name: "Check" });
    expect(await said()).toContain("None. At every visit");
    await expect.poll(() => page.evaluate(() => location.search)).toContain("visit=4");
    await reload(page);
    expect(await said()).toContain("You answered this.");
    expect(await page.has(".pp-answer")).toBe(false);
    expect(await state(page)).toMatchObject({ visit: 4, ui: { lesson: "4.1" } });
  });

  atNight("which a new visit of the link does not: there it is asked anew", async () => {
    page = await openPlayground(getBrowser(), server, "?lesson=4.1", { fresh: true });
    await page.fill(".pp-answer-number", "0");
    await press(page, { role: "button", name: "Check" });
    await said();
    await page.evaluate(() => location.assign("?lesson=4.1&ref=again"));
    await page.waitFor(() => location.search.includes("again") && document.readyState === "complete");
    await page.text(".pp-guide-heading", { timeout: 15_000 });
    await expect.poll(() => page.has(".pp-answer-number")).toBe(true);
  });
});
