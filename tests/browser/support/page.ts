import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { BrowserName, Keyboard, Mouse, Page, Point, Target, WaitOptions } from "./browser.js";
import type { PageDriver } from "./driver.js";
import * as inPage from "./in-page.js";
import { parseChord } from "./keys.js";

const pollEvery = 40;
const defaultTimeout = 10_000;

// biome-ignore lint/suspicious/noExplicitAny: any function can be sent; its own types are checked where it is passed.
type InPageFunction = (...args: any[]) => unknown;

/** Calls `fn` in the page. The answer travels as JSON text, so that every engine answers and fails alike. */
async function callInPage(driver: PageDriver, fn: InPageFunction, args: readonly unknown[], prelude = "") {
  const answer = await driver.evaluate(`(async () => {
    try {
      ${prelude}
      return JSON.stringify({ value: await (${fn})(...${JSON.stringify(args)}) });
    } catch (error) {
      return JSON.stringify({ error: String(error) });
    }
  })()`);
  const { value, error } = JSON.parse(answer) as { value?: unknown; error?: string };
  if (error !== undefined) throw new Error(`in the page: ${error}`);
  return value;
}

async function poll<T>(attempt: (round: number) => Promise<T | null>, what: () => string, options: WaitOptions = {}) {
  const timeout = options.timeout ?? defaultTimeout;
  const deadline = performance.now() + timeout;
  for (let round = 0; ; round++) {
    const result = await attempt(round);
    if (result !== null) return result;
    if (performance.now() > deadline) throw new Error(`${what()} (waited ${timeout} ms)`);
    await sleep(pollEvery);
  }
}

function makeMouse(driver: PageDriver): Mouse {
  let at: Point = { x: 0, y: 0 };
  const mouse: Mouse = {
    async move(x, y, { steps = 1 } = {}) {
      const from = at;
      for (let step = 1; step <= steps; step++) {
        const part = step / steps;
        await driver.moveMouse(from.x + (x - from.x) * part, from.y + (y - from.y) * part);
      }
      at = { x, y };
    },
    down: (button = "left") => driver.mouseDown(button),
    up: (button = "left") => driver.mouseUp(button),
    async click(x, y, { button = "left", count = 1 } = {}) {
      await mouse.move(x, y);
      await driver.clickMouse(button, count);
    },
    async drag([first, ...rest], options) {
      if (!first) return;
      await mouse.move(first.x, first.y);
      await mouse.down();
      for (const point of rest) await mouse.move(point.x, point.y, options);
      await mouse.up();
    },
    wheel: (deltaX, deltaY) => driver.wheel(deltaX, deltaY),
  };
  return mouse;
}

function makeKeyboard(driver: PageDriver): Keyboard {
  return {
    async press(keys) {
      const { modifiers, key } = parseChord(keys);
      for (const modifier of modifiers) await driver.keyDown(modifier);
      await driver.keyDown(key);
      await driver.keyUp(key);
      for (const modifier of modifiers.toReversed()) await driver.keyUp(modifier);
    },
    down: (key) => driver.keyDown(parseChord(key).key),
    up: (key) => driver.keyUp(parseChord(key).key),
    type: (text) => driver.type(text),
  };
}

export function makePage(browser: BrowserName, driver: PageDriver): Page {
  const mouse = makeMouse(driver);
  const keyboard = makeKeyboard(driver);

  /** Calls one of the functions of in-page.ts on the target until it finds the element. */
  function onElement<R>(
    fn: (query: inPage.Query, value: string) => R,
    target: Target,
    value: string | ((round: number) => string),
    options?: WaitOptions,
  ): Promise<NonNullable<R>> {
    const query = inPage.toQuery(target);
    const attempt = async (round: number) => {
      const args = [query, typeof value === "string" ? value : value(round)];
      return (await callInPage(driver, fn, args, inPage.inPageSource)) as NonNullable<R> | null;
    };
    return poll(attempt, () => `no visible element: ${inPage.describeTarget(target)}`, options);
  }

  /** Waits until the element has stood still between two looks and would itself receive a click. */
  async function clickable(target: Target, options?: WaitOptions) {
    let before = "";
    let cover: string | null = null;
    const attempt = async (round: number) => {
      const place = round % 8 < 4 ? "nearest" : "center";
      const spot = await onElement(inPage.clickableInPage, target, place, options);
      const now = JSON.stringify(spot);
      const ready = now === before && spot.coveredBy === null;
      before = now;
      cover = spot.coveredBy;
      return ready ? spot : null;
    };
    const why = () => (cover ? `is covered by ${cover}` : "does not stand still");
    return poll(attempt, () => `cannot click ${inPage.describeTarget(target)}: it ${why()}`, options);
  }

  const page: Page = {
    browser,
    mouse,
    keyboard,
    touch: driver.touch,
    async evaluate(fn, ...args) {
      return (await callInPage(driver, fn, args)) as never;
    },
    waitFor(fn, options, ...args) {
      let last = "";
      const attempt = async () => {
        try {
          const value = await callInPage(driver, fn, args);
          last = JSON.stringify(value) ?? "undefined";
          return value ? (value as never) : null;
        } catch (error) {
          last = String(error);
          return null;
        }
      };
      return poll(attempt, () => `never came true: ${fn}; last: ${last}`, options);
    },
    box: (target, options) => onElement(inPage.boxInPage, target, "nearest", options),
    async has(target) {
      const found = await callInPage(driver, inPage.textInPage, [inPage.toQuery(target)], inPage.inPageSource);
      return found !== null;
    },
    text: async (target, options) => (await onElement(inPage.textInPage, target, "", options)).text,
    attribute: async (target, name, options) => (await onElement(inPage.attributeInPage, target, name, options)).value,
    async click(target, options) {
      const { x, y, width, height } = await clickable(target, options);
      await mouse.click(x + width / 2, y + height / 2, options);
    },
    async select(target, value, options) {
      await onElement(inPage.selectInPage, target, value, options);
    },
    async fill(target, text, options) {
      const { type } = await onElement(inPage.beginFillInPage, target, text, options);
      if (!type) return;
      await (text === "" ? keyboard.press("Delete") : keyboard.type(text));
      await callInPage(driver, inPage.leaveFieldInPage, []);
    },
    async screenshot(path) {
      const image = await driver.screenshot();
      if (path !== undefined) {
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, image);
      }
      return image;
    },
    resize: (width, height) => driver.resize(width, height),
    async problems() {
      const probed = await page.evaluate(() => (window as { __problems?: string[] }).__problems ?? []);
      return [...new Set([...probed, ...driver.reported()])];
    },
    close: () => driver.close(),
  };
  return page;
}
