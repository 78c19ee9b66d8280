import { cp, mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect } from "vitest";
import { advance, csp, dist, openPlayground, painted, pressButton, ready, state } from "./playground.js";
import type { Page } from "./support/browser.js";
import { atNight, describeOneBrowser } from "./support/browsers.js";
import { type Server, serve } from "./support/server.js";

describeOneBrowser("a tab from before a deployment", (getBrowser) => {
  let directory: string;
  let server: Server;
  let page: Page;

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), "playground-deployed-"));
    await cp(`${dist}site`, directory, { recursive: true });
    server = await serve(directory, { csp });
    page = await openPlayground(getBrowser(), server, "", { fresh: true });
  });
  afterEach(async () => {
    await page.close();
    await server.close();
    await rm(directory, { recursive: true });
  });

  const assets = () => join(directory, "assets");

  /** Asks for what is gone, deploys what comes instead, and takes up the offer. */
  async function reloadAsOffered(): Promise<void> {
    await pressButton(page, "Lessons");
    await expect
      .poll(() => page.text("[role=alert]"))
      .toMatch(/ could not be loaded\. The playground has been updated since you opened this page\./);
    await rename(`${assets()}-older`, assets());
    await reloadBy(() => page.click({ role: "button", name: "Reload" }));
  }

  async function reloadBy(act: () => Promise<unknown>): Promise<void> {
    await page.evaluate(() => {
      (window as { before?: boolean }).before = true;
    });
    await act();
    await page.waitFor(() => !(window as { before?: boolean }).before && document.readyState === "complete");
    await ready(page);
  }

  atNight("offers to reload, and keeps what no address has come to say", async () => {
    await rename(assets(), `${assets()}-older`);
    await advance(page, { visits: 3 });
    await reloadAsOffered();
    expect((await state(page)).visit).toBe(3);
    // Again, with nothing done in between.
    await reloadBy(() => page.evaluate(() => location.reload()));
    expect((await state(page)).visit).toBe(3);
  });

  atNight("without a network it says that it can be tried again", async () => {
    server.pause();
    await pressButton(page, "Lessons");
    await expect.poll(() => page.text("[role=alert]")).toBe("This part could not be loaded. Try again");
    server.resume();
    await pressButton(page, "Try again");
    await painted(page);
    await expect.poll(() => page.has(".pp-course-list")).toBe(true);
    expect((await state(page)).ui.lessons).toBe(true);
  });
});
