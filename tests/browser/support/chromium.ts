import { chromium, type Browser as PlaywrightBrowser, type Page as PlaywrightPage } from "playwright-core";
import type { Browser, OpenOptions } from "./browser.js";
import type { PageDriver } from "./driver.js";
import { KeptPages } from "./kept-pages.js";
import { makePage } from "./page.js";

const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // As on a phone: a swipe to the right that scrolls nothing goes back.
  "--overscroll-history-navigation=1",
];

export async function launchChromium(executablePath: string): Promise<Browser> {
  const launch = () => chromium.launch({ executablePath, args });
  let browser = await launch();
  const pages = new KeptPages(async (options) => {
    if (!browser.isConnected()) browser = await launch();
    return newPage(browser, options);
  });
  return {
    name: "chromium",
    touch: true,
    otherButtons: true,
    open: async (url, options) => makePage("chromium", await pages.open(url, options)),
    close: () => browser.close(),
  };
}

async function newPage(
  browser: PlaywrightBrowser,
  { width, height, colorScheme = "light", reducedMotion = false, touch = false, slowdown = 1 }: OpenOptions,
): Promise<PageDriver> {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme,
    reducedMotion: reducedMotion ? "reduce" : "no-preference",
    hasTouch: touch,
  });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  if (slowdown > 1) await devTools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return drive(page);
}

async function drive(page: PlaywrightPage): Promise<PageDriver> {
  const reported: string[] = [];
  page.on("console", (message) => {
    const type = message.type();
    if (type === "error" || type === "warning") reported.push(`${type}: ${message.text()}`);
  });
  page.on("pageerror", (error) => reported.push(`uncaught: ${error}`));
  const devTools = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
    devTools.send("Input.dispatchTouchEvent", { type, touchPoints });
  return {
    async visit(url) {
      reported.length = 0;
      await page.emulateMedia({ media: null });
      await page.goto(url, { waitUntil: "load" });
    },
    evaluate: (expression) => page.evaluate<string>(expression),
    async evaluateIn(title, expression) {
      for (const frame of page.mainFrame().childFrames()) {
        const element = await frame.frameElement();
        if ((await element.getAttribute("title")) === title) return frame.evaluate<string>(expression);
      }
      throw new Error(`there is no frame with the title ${title}`);
    },
    moveMouse: (x, y) => page.mouse.move(x, y),
    mouseDown: (button) => page.mouse.down({ button }),
    mouseUp: (button) => page.mouse.up({ button }),
    async clickMouse(button, count) {
      for (let clickCount = 1; clickCount <= count; clickCount++) {
        await page.mouse.down({ button, clickCount });
        await page.mouse.up({ button, clickCount });
      }
    },
    wheel: (deltaX, deltaY) => page.mouse.wheel(deltaX, deltaY),
    keyDown: (key) => page.keyboard.down(key),
    keyUp: (key) => page.keyboard.up(key),
    type: (text) => page.keyboard.type(text),
    touch: {
      down: async (x, y) => void (await touch("touchStart", [{ x, y }])),
      move: async (x, y) => void (await touch("touchMove", [{ x, y }])),
      up: async () => void (await touch("touchEnd", [])),
    },
    paper: {
      show: () => page.emulateMedia({ media: "print" }),
      async pages() {
        const margin = { top: "1cm", right: "1cm", bottom: "1cm", left: "1cm" };
        const document = await page.pdf({ format: "A4", margin, printBackground: true });
        return document.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
      },
    },
    screenshot: () => page.screenshot(),
    resize: (width, height) => page.setViewportSize({ width, height }),
    async held() {
      await devTools.send("HeapProfiler.enable");
      // What one collection lets go of may hold what only the next one can take.
      for (let round = 0; round < 3; round++) {
        await devTools.send("HeapProfiler.collectGarbage");
        await page.waitForTimeout(50);
      }
      const { nodes, jsEventListeners } = await devTools.send("Memory.getDOMCounters");
      return { nodes, listeners: jsEventListeners };
    },
    reported: () => reported,
    close: () => page.context().close(),
  };
}
