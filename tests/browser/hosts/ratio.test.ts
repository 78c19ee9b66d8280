import { type Browser as Chromium, chromium } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serveSite } from "../playground.js";
import { availableBrowsers, everyJourney } from "../support/browsers.js";
import { findExecutable } from "../support/processes.js";
import type { Server } from "../support/server.js";

const available = availableBrowsers().some(({ name, available }) => name === "chromium" && available);

// Only Chromium changes the ratio of a page that is open.
describe.skipIf(!available || !everyJourney)("another screen", { timeout: 60_000 }, () => {
  let server: Server;
  let browser: Chromium;

  beforeAll(async () => {
    server = await serveSite();
    const executablePath =
      process.env["CHROMIUM"] ?? findExecutable("chromium", "chromium-browser", "google-chrome") ?? "";
    browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  });
  afterAll(() => Promise.all([server.close(), browser.close()]));

  test("with more pixels is drawn on in all of them, though nothing has changed its size", async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`${server.url}/?visit=4`);
    await page.evaluate(() => document.querySelector("perceptron-playground")?.ready);
    const devTools = await page.context().newCDPSession(page);
    for (const deviceScaleFactor of [2, 1.5, 1]) {
      await devTools.send("Emulation.setDeviceMetricsOverride", {
        width: 1280,
        height: 800,
        deviceScaleFactor,
        mobile: false,
      });
      // An emulated screen announces itself to nobody: it is noticed with the next picture.
      await page.evaluate(() => void document.querySelector("perceptron-playground")?.step());
      const scales = () =>
        page.evaluate(() => {
          const root = document.querySelector("perceptron-playground")?.shadowRoot;
          const canvases = Array.from(
            root?.querySelectorAll<HTMLCanvasElement>(".pp-stage-canvas, .pp-timeline-canvas") ?? [],
          );
          return canvases.map((canvas) => Math.round((10 * canvas.width) / canvas.getBoundingClientRect().width) / 10);
        });
      await expect.poll(async () => new Set(await scales())).toEqual(new Set([deviceScaleFactor]));
      expect((await scales()).length).toBeGreaterThan(3);
    }
    await page.close();
  });
});
