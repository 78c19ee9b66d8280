import { expect, test } from "vitest";
import { focused, focusOn, key, openPlayground, painted, siteForAll, state } from "./playground.js";
import type { Page } from "./support/browser.js";
import { describeOneBrowser } from "./support/browsers.js";

const activeTool = async (page: Page) => (await state(page)).ui.tool;

describeOneBrowser("radio buttons", (getBrowser) => {
  const server = siteForAll();
  let page: Page;

  test("arrows choose within the group, and Enter submits nothing", async () => {
    page = await openPlayground(getBrowser(), server);
    await focusOn(page, '[name="pp-tool"]:checked');
    await key(page, "ArrowRight");
    const first = await activeTool(page);
    await key(page, "ArrowRight");
    expect(await activeTool(page)).not.toBe(first);
    await key(page, "ArrowLeft");
    expect(await activeTool(page)).toBe(first);
    await page.evaluate(() => {
      const root = document.querySelector("perceptron-playground")?.shadowRoot;
      root?.addEventListener("submit", () => console.error("submitted"));
    });
    const name = await focused(page);
    const address = await page.evaluate(() => location.pathname);
    await key(page, "Enter");
    await painted(page);
    expect(await focused(page)).toBe(name);
    expect(await page.evaluate(() => location.pathname)).toBe(address);
  });
});
