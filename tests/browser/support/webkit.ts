import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, MouseButton, OpenOptions, Page } from "./browser.js";
import { startDisplay } from "./display.js";
import { cannotCount, noPaper, type PageDriver } from "./driver.js";
import { KeptPages } from "./kept-pages.js";
import { parseChord, webDriverKey } from "./keys.js";
import { makePage } from "./page.js";
import { Variants } from "./variants.js";
import type { Commands } from "./webdriver.js";
import { probeFile } from "./webkit-file.js";
import { startWebKit, type WebKitPaths, type WebKitProcess } from "./webkit-process.js";

export async function launchWebKit(paths: WebKitPaths): Promise<Browser> {
  const display = await startDisplay(paths.xvfb);
  const variants = new Variants<WebKitProcess>((variant) => startWebKit(paths, display.name, variant));
  const close = async () => {
    await variants.close((started) => started.stop());
    await display.stop();
  };
  await variants.get({ width: 0, height: 0 }).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const pages = new KeptPages(async (options) => {
    const { session, handle } = await newWindow(variants, options);
    const driver = drive((work) => session.inWindow(handle, work));
    await driver.resize(options.width, options.height);
    return driver;
  });
  return {
    name: "webkit",
    touch: false,
    otherButtons: false,
    async open(url: string, options: OpenOptions): Promise<Page> {
      if (options.touch) throw new Error("WebKitGTK has no touch screen to emulate; ask browser.touch first");
      return makePage("webkit", await pages.open(url, options));
    },
    close,
  };
}

/** A window of a session. One whose page has crashed is over: then of a new session. */
async function newWindow(variants: Variants<WebKitProcess>, options: OpenOptions) {
  const process = await variants.get(options);
  try {
    return { session: process.session, handle: await process.session.newWindow() };
  } catch (error) {
    if (!String(error).includes("invalid session id")) throw error;
    await variants.drop(process);
    await process.stop().catch(() => undefined);
    const { session } = await variants.get(options);
    return { session, handle: await session.newWindow() };
  }
}

/** A release of another button is taken for one of the left, and the button stays pressed for the whole session. */
function leftButton(button: MouseButton): number {
  if (button !== "left")
    throw new Error(`WebKitGTK cannot release the ${button} button; ask browser.otherButtons first`);
  return 0;
}

const press = (button: MouseButton) => ({ type: "pointerDown", button: leftButton(button) });
const release = (button: MouseButton) => ({ type: "pointerUp", button: leftButton(button) });

type InWindow = <T>(work: (window: Commands) => Promise<T>) => Promise<T>;

function drive(inWindow: InWindow): PageDriver {
  let leave = async (): Promise<void> => undefined;
  let at = { x: 0, y: 0 };
  const act = (source: object) =>
    inWindow(async (window) => void (await window.post("/actions", { actions: [source] })));
  const mouse = (...actions: object[]) =>
    act({ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions });
  const keys = (actions: object[]) => act({ type: "key", id: "keyboard", actions });
  const noTouch = () => Promise.reject(new Error("WebKitGTK cannot be driven by touch"));
  const run = async (window: Commands, expression: string) => {
    const script = `const done = arguments[arguments.length - 1]; (${expression}).then(done)`;
    return (await window.post("/execute/async", { script, args: [] })) as string;
  };
  const evaluate = (expression: string) => inWindow((window) => run(window, expression));
  return {
    async visit(url) {
      await leave();
      const file = url.startsWith("file:") ? await probeFile(url) : { url, remove: async () => undefined };
      leave = file.remove;
      await inWindow((window) => window.post("/url", { url: file.url }));
    },
    evaluate,
    evaluateIn: (title, expression) =>
      inWindow(async (window) => {
        const using = { using: "css selector", value: `iframe[title="${title}"]` };
        await window.post("/frame", { id: await window.post("/element", using) });
        try {
          return await run(window, expression);
        } finally {
          await window.post("/frame", { id: null });
        }
      }),
    moveMouse(x, y) {
      // WebDriver's coordinates are whole CSS pixels here; the wheel needs to be told where the pointer is.
      at = { x: Math.round(x), y: Math.round(y) };
      return mouse({ type: "pointerMove", ...at, duration: 0, origin: "viewport" });
    },
    mouseDown: async (button) => mouse(press(button)),
    mouseUp: async (button) => mouse(release(button)),
    async clickMouse(button, count) {
      const presses = Array.from({ length: count }, () => [press(button), release(button)]).flat();
      return mouse(...presses);
    },
    wheel: (deltaX, deltaY) =>
      act({
        type: "wheel",
        id: "wheel",
        actions: [{ type: "scroll", ...at, deltaX, deltaY, duration: 0, origin: "viewport" }],
      }),
    keyDown: (key) => keys([{ type: "keyDown", value: webDriverKey(key) }]),
    keyUp: (key) => keys([{ type: "keyUp", value: webDriverKey(key) }]),
    async type(text) {
      for (const character of text) {
        const { modifiers, key } = parseChord(character);
        if (/^[ -~]$/.test(character)) {
          const down = [...modifiers, key].map((value) => ({ type: "keyDown", value: webDriverKey(value) }));
          const up = [key, ...modifiers].map((value) => ({ type: "keyUp", value: webDriverKey(value) }));
          await keys([...down, ...up]);
        } else {
          // The display's keyboard has no such key; this is what an input method does.
          await evaluate(
            `(async () => String(document.execCommand("insertText", false, ${JSON.stringify(character)})))()`,
          );
        }
      }
    },
    touch: { down: noTouch, move: noTouch, up: noTouch },
    paper: noPaper,
    held: cannotCount,
    screenshot: () => inWindow(async (window) => Buffer.from((await window.get("/screenshot")) as string, "base64")),
    resize: (width, height) => resize(inWindow, evaluate, width, height),
    reported: () => [],
    async close() {
      await inWindow((window) => window.delete("/window"));
      await leave();
    },
  };
}

/** Sizes the window so that the viewport, which is the window without its toolbar, is as wanted. */
async function resize(
  inWindow: InWindow,
  evaluate: (expression: string) => Promise<string>,
  width: number,
  height: number,
): Promise<void> {
  const measure = async () =>
    JSON.parse(await evaluate("Promise.resolve(JSON.stringify([innerWidth, innerHeight, outerHeight]))")) as number[];
  let bar = 0;
  for (let attempt = 0; attempt < 100; attempt++) {
    const [innerWidth = 0, innerHeight = 0, outerHeight = 0] = await measure();
    if (innerWidth === width && innerHeight === height) return;
    if (attempt % 10 === 0) {
      bar = Math.max(0, outerHeight - innerHeight);
      await inWindow((window) => window.post("/window/rect", { width, height: height + bar }));
    }
    await sleep(20);
  }
  throw new Error(`WebKit's viewport cannot be made ${width}×${height}; it is ${await measure()}`);
}
