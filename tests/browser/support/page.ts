import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { BrowserName, Keyboard, Mouse, Page, Point, Target, WaitOptions } from "./browser.js";
import { callFunction, callInPage, type InPage } from "./call.js";
import { inFrame, type PageDriver } from "./driver.js";
import type { Query } from "./in-page/find.js";
import { parseChord } from "./keys.js";
import { describeTarget, toQuery } from "./target.js";

const pollEvery = 40;
const defaultTimeout = 10_000;

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

  const call = <Name extends keyof InPage>(name: Name, ...args: Parameters<InPage[Name]>) =>
    callInPage(driver, name, ...args);

  /** Asks in the page until the element is found. */
  function onElement<R>(target: Target, ask: (query: Query) => Promise<R | null>, options?: WaitOptions): Promise<R> {
    const query = toQuery(target);
    return poll(
      () => ask(query),
      () => `no visible element: ${describeTarget(target)}`,
      options,
    );
  }

  /** Waits until the element has stood still between two looks and would itself receive a click. */
  async function clickable(target: Target, options?: WaitOptions) {
    let before = "";
    let cover: string | null = null;
    const attempt = async (round: number) => {
      const place = round % 8 < 4 ? "nearest" : "center";
      const spot = await onElement(target, (query) => call("clickable", query, place), options);
      const now = JSON.stringify(spot);
      const ready = now === before && spot.coveredBy === null;
      before = now;
      cover = spot.coveredBy;
      return ready ? spot : null;
    };
    const why = () => (cover ? `is covered by ${cover}` : "does not stand still");
    return poll(attempt, () => `cannot click ${describeTarget(target)}: it ${why()}`, options);
  }

  const page: Page = {
    browser,
    mouse,
    keyboard,
    touch: driver.touch,
    paper: driver.paper,
    async evaluate(fn, ...args) {
      return (await callFunction(driver, fn, args)) as never;
    },
    waitFor(fn, options, ...args) {
      let last = "";
      const attempt = async () => {
        try {
          const value = await callFunction(driver, fn, args);
          last = JSON.stringify(value) ?? "undefined";
          return value ? (value as never) : null;
        } catch (error) {
          last = String(error);
          return null;
        }
      };
      return poll(attempt, () => `never came true: ${fn}; last: ${last}`, options);
    },
    box: (target, options) => onElement(target, (query) => call("box", query, "nearest"), options),
    has: async (target) => (await call("text", toQuery(target))) !== null,
    text: async (target, options) => (await onElement(target, (query) => call("text", query), options)).text,
    async attribute(target, name, options) {
      const { value } = await onElement(target, (query) => call("attribute", query, name), options);
      return value;
    },
    async click(target, options) {
      const { x, y, width, height } = await clickable(target, options);
      await mouse.click(x + width / 2, y + height / 2, options);
    },
    async select(target, value, options) {
      await onElement(target, (query) => call("select", query, value), options);
    },
    async fill(target, text, options) {
      const { type } = await onElement(target, (query) => call("beginFill", query, text), options);
      if (!type) return;
      await (text === "" ? keyboard.press("Delete") : keyboard.type(text));
      await call("leaveField");
    },
    async screenshot(path) {
      const image = await driver.screenshot();
      if (path !== undefined) {
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, image);
      }
      return image;
    },
    async frame(title) {
      const { x, y } = await page.box(`iframe[title="${title}"]`);
      const border = await page.evaluate((wanted) => {
        const frame = document.querySelector<HTMLIFrameElement>(`iframe[title="${wanted}"]`);
        return { left: frame?.clientLeft ?? 0, top: frame?.clientTop ?? 0 };
      }, title);
      return makePage(browser, inFrame(driver, title, { x: x + border.left, y: y + border.top }));
    },
    resize: (width, height) => driver.resize(width, height),
    held: () => driver.held(),
    async problems() {
      const probed = await page.evaluate(() => (window as { __problems?: string[] }).__problems ?? []);
      return [...new Set([...probed, ...driver.reported()])];
    },
    close: () => driver.close(),
  };
  return page;
}
