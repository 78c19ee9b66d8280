import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
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

  test("clicks a button in a shadow root by its accessible name", async () => {
    await open();
    await page.click({ role: "button", name: "Count" });
    await page.click({ role: "button", name: /^cou/i });
    await expect.poll(() => page.text("output")).toBe("2");
    await expect.poll(() => page.attribute(".count", "type")).toBe("button");
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

  test("drags on a canvas with the right coordinates", async () => {
    await open();
    const box = await page.box("canvas");
    expect([box.width, box.height]).toEqual([300, 200]);
    const at = (x: number, y: number) => ({ x: box.x + x, y: box.y + y });
    await page.mouse.drag([at(20, 30), at(120, 130)], { steps: 4 });
    await waitForEntry(page, "pointerup");
    const log = await readLog(page);
    const during = log.filter((entry) => entry.buttons === 1).map(({ x, y }) => [x, y]);
    expect(during).toEqual([20, 45, 70, 95, 120].map((x) => [x, x + 10]));
    expect(log.at(-1)).toMatchObject({ type: "pointerup", x: 120, y: 130, pointer: "mouse" });
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

  test("drags with a modifier held", async () => {
    await open();
    const { x, y } = await page.box("canvas");
    await page.keyboard.down("Shift");
    await page.mouse.drag([
      { x: x + 10, y: y + 10 },
      { x: x + 20, y: y + 20 },
    ]);
    await page.keyboard.up("Shift");
    await page.mouse.click(x + 5, y + 5);
    const presses = (await readLog(page)).filter(({ type }) => type === "pointerdown");
    expect(presses.map(({ shift }) => shift)).toEqual([true, false]);
  });

  test("turns the wheel", async () => {
    await open();
    const { x, y } = await page.box("canvas");
    await page.mouse.move(x + 50, y + 60);
    await page.mouse.wheel(0, 120);
    expect(await waitForEntry(page, "wheel")).toMatchObject({ x: 50, y: 60 });
    expect((await waitForEntry(page, "wheel")).delta).toBeGreaterThan(0);
  });

  test("presses keys, with modifiers", async () => {
    await open();
    for (const keys of ["p", "Space", "Shift+ArrowRight", "Shift+a", "?", "+", "Escape"])
      await page.keyboard.press(keys);
    const log = (await readLog(page)).filter(({ type, key }) => type === "keydown" && key !== "Shift");
    expect(log.map(({ key, shift }) => [key, shift])).toEqual([
      ["p", false],
      [" ", false],
      ["ArrowRight", true],
      ["A", true],
      ["?", true],
      ["+", true],
      ["Escape", false],
    ]);
  });

  test("fills, selects and chooses, with the events of a user", async () => {
    await open();
    await page.fill({ role: "textbox", name: "Name" }, "Ada: −1 (x₁)");
    await page.select({ role: "combobox", name: "Preset" }, "xor");
    await page.fill({ role: "slider", name: "Speed" }, "7");
    await page.click({ role: "radio", name: "Tool Erase" });
    await expect.poll(() => page.text("#field")).toBe("Ada: −1 (x₁)");
    await expect.poll(() => page.text("select")).toBe("xor");
    const changes = (await readLog(page)).filter(({ type }) => type === "change");
    expect(changes.map(({ value }) => value)).toEqual(["Ada: −1 (x₁)", "xor", "7", "on"]);
    await page.fill("#field", "");
    await expect.poll(() => page.text("#field")).toBe("");
    await expect(page.select("select", "nand")).rejects.toThrow(/cannot select "nand"; values: "and", "xor"/);
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

  test("takes screenshots and sizes the viewport", async () => {
    await open({ width: 360, height: 640 });
    const size = () => page.evaluate(() => [innerWidth, innerHeight]);
    expect(await size()).toEqual([360, 640]);
    const directory = await mkdtemp(join(tmpdir(), "harness-"));
    const path = join(directory, "new", "shot.png");
    await page.screenshot(path);
    const image = await readFile(path);
    await rm(directory, { recursive: true });
    expect(image.subarray(1, 4).toString()).toBe("PNG");
    expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([360, 640]);
    await page.resize(3840, 2160);
    expect(await size()).toEqual([3840, 2160]);
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

  test("opens a file, and sees its problems", async () => {
    page = await getBrowser().open(`${pathToFileURL(join(fixture, "single.html")).href}?a=b#c`, {
      width: 500,
      height: 400,
    });
    await expect.poll(() => page.text("h1")).toBe("One file");
    expect(await page.evaluate(() => [location.protocol, location.search, location.hash])).toEqual([
      "file:",
      "?a=b",
      "#c",
    ]);
    expect((await page.problems()).join("\n")).toMatch(/while loading/);
  });

  test("keeps the default theme and motion apart from the chosen ones", async () => {
    const media = () =>
      page.evaluate(() => [
        matchMedia("(prefers-color-scheme: dark)").matches,
        matchMedia("(prefers-reduced-motion: reduce)").matches,
      ]);
    await open({ colorScheme: "dark", reducedMotion: true });
    expect(await media()).toEqual([true, true]);
    await page.close();
    await open();
    expect(await media()).toEqual([false, false]);
  });

  test("touches, where the engine can", async () => {
    if (!getBrowser().touch) {
      await open();
      await expect(getBrowser().open(server.url, { width: 300, height: 300, touch: true })).rejects.toThrow(/no touch/);
      return;
    }
    await open({ touch: true });
    expect(await page.evaluate(() => matchMedia("(pointer: coarse)").matches)).toBe(true);
    const { x, y } = await page.box("canvas");
    await page.touch.down(x + 30, y + 40);
    await page.touch.move(x + 60, y + 80);
    await page.touch.up();
    await waitForEntry(page, "pointerup");
    // Chromium tells a page that has just come of a mouse that rests over it, too.
    const log = (await readLog(page)).filter(({ pointer }) => pointer !== "mouse");
    expect(log.find(({ type }) => type === "pointerdown")).toMatchObject({ x: 30, y: 40, pointer: "touch" });
    expect(log.find(({ type }) => type === "pointermove")).toMatchObject({ x: 60, y: 80, pointer: "touch" });
  });

  test("keeps two pages apart", async () => {
    const other = await open();
    await open({ width: 400, height: 300 });
    await Promise.all([other.click(".count"), page.click(".count")]);
    await other.click(".count");
    expect(await Promise.all([other.text("output"), page.text("output")])).toEqual(["2", "1"]);
    await other.close();
    await expect.poll(() => page.text("output")).toBe("1");
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
