import { type KeyInput, launch, type Page as PuppeteerPage } from "puppeteer-core";
import type { Browser } from "./browser.js";
import { cannotCount, noPaper, type PageDriver } from "./driver.js";
import { makePage } from "./page.js";
import { endWithThisProcess } from "./processes.js";
import { type Variant, Variants } from "./variants.js";

/** Milliseconds. The first of a machine reads its files from the disk, beside two other browsers that do. */
const startTimeout = 80_000;

/** WebDriver BiDi cannot emulate media features in Firefox; preferences can, for a whole process. */
function preferences({ dark, reducedMotion, touch }: Variant): Record<string, number | boolean> {
  const coarsePointer = 1;
  return {
    "ui.systemUsesDarkTheme": dark ? 1 : 0,
    "ui.prefersReducedMotion": reducedMotion ? 1 : 0,
    ...(touch
      ? {
          "ui.primaryPointerCapabilities": coarsePointer,
          "ui.allPointerCapabilities": coarsePointer,
          "dom.w3c_touch_events.enabled": 1,
        }
      : {}),
  };
}

export async function launchFirefox(executablePath: string): Promise<Browser> {
  const variants = new Variants(async (variant) => {
    const extraPrefsFirefox = preferences(variant);
    const options = { executablePath, headless: true, extraPrefsFirefox, timeout: startTimeout };
    const browser = await launch({ browser: "firefox", ...options });
    const group = browser.process()?.pid;
    return { browser, callOff: group === undefined ? () => undefined : endWithThisProcess(group) };
  });
  // Most pages are opened with no wish; starting now shows a browser that cannot start before the first test.
  await variants.get({ width: 0, height: 0 });
  return {
    name: "firefox",
    touch: true,
    otherButtons: true,
    // Always a new page: where keys were pressed in one, they no longer type or press buttons at another address.
    async open(url, options) {
      const started = await variants.get(options);
      if (!started.browser.connected) await variants.drop(started);
      const { browser } = await variants.get(options);
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width: options.width, height: options.height });
      const driver = drive(page, () => context.close());
      await driver.visit(url);
      return makePage("firefox", driver);
    },
    close: () =>
      variants.close(async ({ browser, callOff }) => {
        await browser.close();
        callOff();
      }),
  };
}

function drive(page: PuppeteerPage, close: () => Promise<void>): PageDriver {
  const reported: string[] = [];
  let at = { x: 0, y: 0 };
  page.on("console", (message) => {
    const type = message.type();
    if (type === "error" || type === "warn") reported.push(`${type}: ${message.text()}`);
  });
  page.on("pageerror", (error) => reported.push(`uncaught: ${error instanceof Error ? error.message : error}`));
  return {
    async visit(url) {
      reported.length = 0;
      await page.goto(url, { waitUntil: "load" });
    },
    evaluate: async (expression) => (await page.evaluate(expression)) as string,
    async evaluateIn(title, expression) {
      for (const frame of page.mainFrame().childFrames()) {
        const element = await frame.frameElement();
        const named = await element?.evaluate((one) => one.getAttribute("title"));
        if (named === title) return (await frame.evaluate(expression)) as string;
      }
      throw new Error(`there is no frame with the title ${title}`);
    },
    moveMouse(x, y) {
      at = { x, y };
      return page.mouse.move(x, y);
    },
    mouseDown: (button) => page.mouse.down({ button }),
    mouseUp: (button) => page.mouse.up({ button }),
    // Firefox sees a double click only within one command.
    clickMouse: (button, count) => page.mouse.click(at.x, at.y, { button, count }),
    wheel: (deltaX, deltaY) => page.mouse.wheel({ deltaX, deltaY }),
    keyDown: (key) => page.keyboard.down(key as KeyInput),
    keyUp: (key) => page.keyboard.up(key as KeyInput),
    type: (text) => page.keyboard.type(text),
    touch: {
      down: async (x, y) => void (await page.touchscreen.touchStart(x, y)),
      move: (x, y) => page.touchscreen.touchMove(x, y),
      up: () => page.touchscreen.touchEnd(),
    },
    paper: noPaper,
    held: cannotCount,
    screenshot: () => page.screenshot(),
    resize: (width, height) => page.setViewport({ width, height }),
    reported: () => reported,
    close,
  };
}
