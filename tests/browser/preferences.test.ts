import { readFileSync } from "node:fs";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { serveWithAxe } from "./axe.js";
import {
  dist,
  focused,
  focusOn,
  key,
  openPlayground,
  painted,
  press,
  pressButton,
  reload,
  setState,
  state,
} from "./playground.js";
import type { OpenOptions, Page } from "./support/browser.js";
import { describeOneBrowser } from "./support/browsers.js";
import type { Server } from "./support/server.js";

/** A voice that is there before the page is, and takes down what it is given. */
const voice = `
  const said = (window.said = []);
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
  const speech = {
    queue: [],
    getVoices: () => [{ lang: "en-GB", name: "Test", default: true }],
    addEventListener() {},
    removeEventListener() {},
    speak(utterance) {
      said.push(utterance.lang + ": " + utterance.text);
      this.queue.push(utterance);
      utterance.onstart?.();
    },
    cancel() { this.queue.splice(0); },
    /** Goes on to the next sentence. */
    next() {
      this.queue.shift()?.onend?.();
    },
  };
  Object.defineProperty(window, "speechSynthesis", { value: speech });
`;

describeOneBrowser("preferences", (getBrowser) => {
  let server: Server;
  let page: Page;

  const open = async (query = "", options: Partial<OpenOptions> = {}) => {
    page = await openPlayground(getBrowser(), server, query, { width: 1366, height: 768, ...options });
  };
  const panel = { role: "dialog", name: "Preferences" } as const;

  beforeAll(async () => {
    const html = readFileSync(`${dist}site/index.html`, "utf8");
    const spoken = html.replace(/<head[^>]*>/i, (head) => `${head}<script src="/voice.js"></script>`);
    server = await serveWithAxe({ "/spoken.html": spoken, "/voice.js": voice });
  });
  afterEach(() => page?.close());
  afterAll(() => server.close());

  test("text size, motion and sound are found by keys, kept for the next visit, and in no link", async () => {
    await open();
    await focusOn(page, '[data-opens="preferences"]');
    await key(page, "Enter");
    await expect.poll(() => page.has(panel)).toBe(true);
    await page.select({ role: "combobox", name: "Text size" }, "larger");
    await page.select({ role: "combobox", name: "Motion" }, "reduced");
    await page.select({ role: "combobox", name: "Theme" }, "dark");
    await press(page, { role: "checkbox", name: "Play sounds" });
    const size = () =>
      page.evaluate(() => {
        const app = document.querySelector("perceptron-playground")?.shadowRoot?.querySelector(".pp-app");
        return app && Number.parseFloat(getComputedStyle(app).fontSize);
      });
    expect(await size()).toBeCloseTo(15 * 1.3, 1);
    await key(page, "Escape");
    await expect.poll(() => page.has(panel)).toBe(false);
    expect(await focused(page)).toBe("Preferences");

    expect(await page.evaluate(() => location.search)).not.toMatch(/motion|size|sound/i);
    await reload(page);
    expect((await state(page)).ui).toMatchObject({ textSize: "larger", motion: "reduced", sound: true, theme: "dark" });
    expect(await size()).toBeCloseTo(15 * 1.3, 1);
    // A state from outside says nothing of them.
    await setState(page, { v: 1, data: { kind: "preset", name: "xor" } });
    expect((await state(page)).ui).toMatchObject({ textSize: "larger", sound: true });
    await page.evaluate(() => localStorage.clear());
    expect(await page.problems()).toEqual([]);
  });

  test("with speech on the page says what happens, and outlines what each sentence is about", async () => {
    page = await getBrowser().open(`${server.url}/spoken.html`, { width: 1366, height: 768 });
    await page.waitFor(() => customElements.get("perceptron-playground") !== undefined);
    await painted(page);
    await pressButton(page, "Preferences");
    await press(page, { role: "checkbox", name: "Speak" });
    await pressButton(page, "Close");
    await page.waitFor(() => !!document.querySelector("perceptron-playground")?.shadowRoot?.querySelector("pp-speech"));
    await page.evaluate(() => void (window as unknown as { said: string[] }).said.splice(0));
    await pressButton(page, "One visit");
    const outlined = () =>
      page.evaluate(() => {
        const root = document.querySelector("perceptron-playground")?.shadowRoot;
        const story = root?.querySelector("pp-sentence");
        return [
          root?.querySelector(".pp-app")?.getAttribute("data-spoken") ?? null,
          story && getComputedStyle(story).outlineStyle,
          root?.querySelectorAll("pp-spoken-outline .pp-spoken-frame").length,
        ];
      });
    const next = async () => {
      await page.evaluate(() => (speechSynthesis as SpeechSynthesis & { next(): void }).next());
      await painted(page);
    };
    // The count of what is wrong comes by itself, and so before or after the story.
    const outlines: unknown[][] = [];
    const listen = async (): Promise<number> => {
      const at = await outlined();
      if (at[0] === null) return outlines.length;
      if (String(at[0]).startsWith("story")) outlines.push(at);
      await next();
      return outlines.length;
    };
    await expect.poll(listen).toBe(3);
    // The example, whose ring the stage draws; the boundary, whose side it is on; the weights that it has changed.
    expect(outlines).toEqual([
      ["story", "solid", 0],
      ["story", "solid", 1],
      ["story weights", "solid", 1],
    ]);
    await expect.poll(async () => [await listen(), ...(await outlined())]).toEqual([3, null, "none", 0]);
    const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
    expect(said).toContainEqual(expect.stringMatching(/^en-GB: Visit 1 looked at example 1/));
    await page.evaluate(() => localStorage.clear());
    expect(await page.problems()).toEqual([]);
  });
});
