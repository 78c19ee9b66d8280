import { type Browser as Chromium, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { atNight, availableBrowsers } from "../support/browsers.js";
import { findExecutable } from "../support/processes.js";
import type { Server } from "../support/server.js";
import { hostPage, moduleTag, serveHosts } from "./host-page.js";

type Counting = Window & { __memories?: Set<WebAssembly.Memory>; __compiled?: number };

/** What a page holds once everything has been collected that nobody can reach. Only Chromium tells. */
async function held(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("HeapProfiler.enable");
  for (let round = 0; round < 3; round++) {
    await devTools.send("HeapProfiler.collectGarbage");
    await page.waitForTimeout(50);
  }
  const { nodes, jsEventListeners } = await devTools.send("Memory.getDOMCounters");
  const usage = (await devTools.send("Runtime.getHeapUsage")) as unknown as Record<string, number>;
  const { wasm, compiled } = await page.evaluate(() => {
    const { __memories = new Set(), __compiled = 0 } = window as Counting;
    return {
      wasm: Array.from(__memories).reduce((sum, { buffer }) => sum + buffer.byteLength, 0),
      compiled: __compiled,
    };
  });
  const { usedSize = 0, embedderHeapUsedSize = 0, backingStorageSize = 0 } = usage;
  return {
    nodes,
    listeners: jsEventListeners,
    compiled,
    wasm,
    heap: usedSize + embedderHeapUsedSize + backingStorageSize,
  };
}

/** Runs in the page before everything else: keeps count of the memories and the modules of WebAssembly. */
function count() {
  const counting = window as Counting;
  const memories = new Set<WebAssembly.Memory>();
  counting.__memories = memories;
  counting.__compiled = 0;
  const { instantiate } = WebAssembly;
  const counted = async (source: BufferSource, imports: WebAssembly.Imports) => {
    const made = await instantiate(source, imports);
    counting.__compiled = (counting.__compiled ?? 0) + 1;
    for (const one of Object.values(made.instance.exports)) if (one instanceof WebAssembly.Memory) memories.add(one);
    return made;
  };
  Object.assign(WebAssembly, { instantiate: counted });
}

const available = availableBrowsers().some(({ name, available }) => name === "chromium" && available);

describe.skipIf(!available)("what elements hold", { timeout: 120_000 }, () => {
  let server: Server;
  let browser: Chromium;

  beforeAll(async () => {
    server = await serveHosts({
      "/empty.html": hostPage(moduleTag),
      "/twelve.html": hostPage('<perceptron-playground data="and"></perceptron-playground>'.repeat(12) + moduleTag),
    });
    const executablePath =
      process.env["CHROMIUM"] ??
      findExecutable("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome") ??
      "";
    browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  });
  afterAll(() => Promise.all([server.close(), browser.close()]));

  const open = async (path: string) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.addInitScript(count);
    await page.goto(server.url + path);
    await page.waitForFunction(() => customElements.get("perceptron-playground"));
    return page;
  };

  test("twelve on a page share one compiled module, and take less than 60 MB together", async () => {
    const page = await open("/twelve.html");
    for (let index = 0; index < 12; index++) {
      await page.evaluate(async (at) => {
        const one = document.querySelectorAll("perceptron-playground")[at];
        one?.scrollIntoView();
        await one?.ready;
        one?.step();
      }, index);
    }
    const { wasm, heap, compiled } = await held(page);
    expect(compiled).toBe(1);
    expect(wasm + heap).toBeLessThan(60e6);
    await page.close();
  });

  // How soon each is ready, `npm run bench:tasks` measures.
  test("the figures of the example take less than 60 MB together", async () => {
    const page = await open("/site/example.html");
    const figures = await page.evaluate(async () => {
      const all = Array.from(document.querySelectorAll("perceptron-playground"));
      for (const one of all) {
        one.scrollIntoView();
        await one.ready;
      }
      return all.length;
    });
    expect(figures).toBe(8);
    const { wasm, heap } = await held(page);
    expect(wasm + heap).toBeLessThan(60e6);
    await page.close();
  });

  atNight("put in and taken out again and again they leave nothing", { timeout: 480_000 }, async () => {
    const page = await open("/empty.html");
    const cycle = (times: number) =>
      page.evaluate(async (count) => {
        for (let time = 0; time < count; time++) {
          const one = document.createElement("perceptron-playground");
          one.setAttribute("data", "xor");
          document.body.append(one);
          // Also in the middle of its start.
          if (time % 4 > 0) {
            await one.ready;
            await one.advance({ visits: 5 });
          }
          one.remove();
          await new Promise((resolve) => setTimeout(resolve));
        }
      }, times);
    await cycle(20);
    const before = await held(page);
    await cycle(200);
    const after = await held(page);
    expect(after).toMatchObject({ wasm: before.wasm, compiled: 1, listeners: before.listeners });
    expect(after.nodes - before.nodes).toBeLessThan(500);
    expect(after.heap - before.heap).toBeLessThan(2e6);
    await page.close();
  });
});
