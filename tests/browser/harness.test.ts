import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { OpenOptions, Page } from "./support/browser.js";
import { availableBrowsers, describeOneBrowser } from "./support/browsers.js";
import { longTasks } from "./support/long-tasks.js";
import { type Server, serve } from "./support/server.js";

const fixture = fileURLToPath(new URL("support/fixture/", import.meta.url));
const csp = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:";

interface Entry {
  readonly type: string;
  readonly x: number;
  readonly y: number;
  readonly buttons: number;
  readonly delta: number;
  readonly shift: boolean;
  readonly pointer: string;
  readonly key: string;
  readonly value: string;
}

const readLog = (page: Page) =>
  page.evaluate(() => (document.querySelector("fixture-app") as unknown as { log: Entry[] }).log);

const waitForEntry = (page: Page, type: string) =>
  page.waitFor(
    (wanted) =>
      (document.querySelector("fixture-app") as unknown as { log: Entry[] }).log.find((entry) => entry.type === wanted),
    {},
    type,
  );

describeOneBrowser("harness", (getBrowser, engine) => {
  let server: Server;
  let page: Page;
  const open = async (options: Partial<OpenOptions> = {}, path = "/") => {
    page = await getBrowser().open(server.url + path, { width: 800, height: 600, ...options });
    return page;
  };

  beforeAll(async () => {
    server = await serve(fixture, { csp });
  });
  afterEach(async () => {
    await page.close();
  });
  afterAll(async () => {
    await server.close();
  });

  test("scrolls to a button and skips a hidden one of the same name", async () => {
    await open();
    await page.click({ role: "button", name: "Far" });
    expect((await waitForEntry(page, "far")).type).toBe("far");
    await expect.poll(() => page.has({ role: "button", name: "Nowhere" })).toBe(false);
    await expect(page.click({ role: "button", name: "Nowhere" }, { timeout: 100 })).rejects.toThrow(/no visible/);
  });

  test("says what covers an element instead of clicking it", async () => {
    await open();
    await page.evaluate(() => {
      const cover = document.createElement("div");
      cover.className = "cover";
      Object.assign(cover.style, { position: "fixed", inset: "0" });
      document.body.append(cover);
    });
    await expect(page.click(".count", { timeout: 300 })).rejects.toThrow(/covered by <div class="cover">/);
  });

  test("clicks twice, and with the right button", async () => {
    await open();
    await page.click("canvas", { count: 2 });
    await waitForEntry(page, "dblclick");
    if (!getBrowser().otherButtons) {
      await expect(page.click("canvas", { button: "right" })).rejects.toThrow(/cannot release the right button/);
      return;
    }
    await page.click("canvas", { button: "right" });
    await waitForEntry(page, "contextmenu");
    const presses = (await readLog(page)).filter(({ type }) => type === "pointerdown");
    expect(presses.map(({ buttons }) => buttons)).toEqual([1, 1, 2]);
  });

  test("evaluates with arguments, promises and errors", async () => {
    await open();
    const sum = await page.evaluate(
      async (a, b) => {
        await new Promise((resolve) => setTimeout(resolve, 10));
        return { sum: a + b, third: 1 / 3 };
      },
      2,
      0.1,
    );
    expect(sum).toEqual({ sum: 2.1, third: 1 / 3 });
    expect(await page.evaluate(() => undefined)).toBe(undefined);
    await expect(page.evaluate(() => Promise.reject(new Error("no luck")))).rejects.toThrow("no luck");
    await expect(page.waitFor(() => false, { timeout: 50 })).rejects.toThrow(/never came true/);
  });

  test("has no problem with a clean page", async () => {
    await open();
    await page.waitFor(() => document.readyState === "complete");
    expect(await page.problems()).toEqual([]);
    expect(server.missing).toEqual([]);
    expect(server.requests).toEqual(expect.arrayContaining(["/", "/fixture.js", "/fixture.css"]));
  });

  test.each([
    ["console.error", () => console.error("trouble", { at: 1 }), /trouble/],
    ["console.warn", () => console.warn("look out"), /look out/],
    ["an uncaught error", () => void setTimeout(() => Reflect.apply(null as never, null, [])), /uncaught: .*TypeError/],
    ["an unhandled rejection", () => void Promise.reject(new Error("left alone")), /left alone/],
    ["a violation of the policy", () => document.body.setAttribute("style", "color: red"), /policy.*style/i],
    [
      "a script that is not there",
      () => {
        const script = document.createElement("script");
        script.src = "/gone.js";
        document.body.append(script);
      },
      /could not load: .*gone\.js/,
    ],
  ])("tells of %s", async (_, cause, expected) => {
    await open();
    await page.evaluate(cause);
    await expect.poll(async () => (await page.problems()).join("\n"), { timeout: 5000 }).toMatch(expected);
  });

  test.runIf(engine === "chromium")("measures long tasks", async () => {
    await open();
    const longest = await longTasks(page);
    expect(await longest()).toBe(0);
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          setTimeout(() => {
            const start = performance.now();
            while (performance.now() - start < 120);
            resolve();
          });
        }),
    );
    expect(await longest()).toBeGreaterThanOrEqual(110);
  });
});

describe("availableBrowsers", () => {
  test("gives a reason for every engine it does not have", () => {
    for (const { available, reason } of availableBrowsers()) expect(reason === undefined).toBe(available);
  });
});
