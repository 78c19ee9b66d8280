import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { choosePreset, openDrawer } from "./arrangement.js";
import {
  csp,
  dist,
  filesOf,
  leave,
  openPlayground,
  painted,
  pressButton,
  ready,
  serveSite,
  setState,
  snapshot,
  story,
  waitForStatus,
} from "./playground.js";
import type { Page } from "./support/browser.js";
import { atNight, describeOneBrowser, sampled } from "./support/browsers.js";
import { type Server, serve } from "./support/server.js";

/** Addresses of everything the page has fetched, as far as the browser tells; without what is inside the page itself. */
const fetched = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => !/^(data|blob):/.test(name) && !name.endsWith("/__probe.js")),
  );

/** Uses every part that may load something of its own. */
async function useEverything(page: Page): Promise<void> {
  await pressButton(page, "Help");
  await pressButton(page, "Close");
  await pressButton(page, "To the end");
  await waitForStatus(page, "converged");
  await pressButton(page, "Preferences");
  await page.select({ role: "combobox", name: "Theme" }, "projector");
  await pressButton(page, "Close");
  await choosePreset(page, "iris");
  await setState(page, { v: 1, data: { kind: "preset", name: "cs188" }, bias: "perhaps" });
  await pressButton(page, "To the end");
  await waitForStatus(page, "converged");
  await openDrawer(page, "Mistakes");
  await page.box("pp-charts canvas");
}

const converged = { updates: 446, epoch: 232, weights: [12, 2], bias: -31, converged: true };

const pages = {
  "module.html": '<script type="module" src="./lib/element.js"></script>',
  "script.html": '<script src="./lib/element.iife.js"></script>',
};

describeOneBrowser("delivered forms", (getBrowser) => {
  let directory: string;
  let library: Server;
  let page: Page;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), "playground-embed-"));
    await cp(`${dist}lib`, join(directory, "lib"), { recursive: true });
    for (const [name, script] of Object.entries(pages)) {
      const body = '<p>Before</p><perceptron-playground data="cs188" hide="bench"></perceptron-playground><p>After</p>';
      const head = `<meta charset="utf-8"><title>A course page</title>${script}`;
      await writeFile(
        join(directory, name),
        `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`,
      );
    }
    library = await serve(directory, { csp });
  });
  afterAll(async () => {
    await library.close();
    await rm(directory, { recursive: true });
  });
  atNight("the site asks for nothing but its own files, and misses none", async () => {
    const server = await serveSite();
    page = await openPlayground(getBrowser(), server, "", { fresh: true });
    await useEverything(page);
    await expect.poll(() => snapshot(page)).toMatchObject(converged);
    const origin = server.url;
    expect((await fetched(page)).filter((address) => !address.startsWith(`${origin}/`))).toEqual([]);
    // A folder is asked for by its name, and so is the German page by the worker that keeps it.
    const files = new Set(["/", "/?visit=0", "/de/", ...filesOf("site")]);
    expect(server.requests.filter((path) => !files.has(path))).toEqual([]);
    expect(server.missing).toEqual([]);
    // The small module and the whole one; each once, although one is preloaded, before the worker keeps them too.
    const modules = (await fetched(page)).filter((address) => address.endsWith(".wasm"));
    expect(new Set(modules).size).toBe(2);
    const byThePage = server.requests.slice(0, [...server.requests, "/sw.js"].indexOf("/sw.js"));
    const asked = byThePage.filter((path) => path.endsWith(".wasm"));
    expect(asked).toEqual([...new Set(asked)]);
    expect(await page.evaluate(() => document.cookie)).toBe("");
    expect(await page.problems()).toEqual([]);
    await server.close();
  });

  test("the single file works from file:// without a request", async () => {
    const url = pathToFileURL(`${dist}perceptron-playground.html`).href;
    page = await getBrowser().open(`${url}?data=cs188&theme=dark`, { width: 1280, height: 800, fresh: true });
    await ready(page);
    await expect.poll(() => page.attribute("perceptron-playground", "theme")).toBe("dark");
    await pressButton(page, "To the end");
    await waitForStatus(page, "converged");
    await expect.poll(() => snapshot(page)).toMatchObject(converged);
    await expect.poll(() => story(page)).toContain("Converged: ");
    await useEverything(page);
    expect(await fetched(page)).toEqual([]);
  });

  test.each(sampled(Object.keys(pages), 0))(
    "the element runs in another page, from %s, under the strict policy",
    async (name) => {
      page = await getBrowser().open(`${library.url}/${name}?data=xor`, { width: 900, height: 700, fresh: true });
      await ready(page);
      await painted(page);
      // Without from-url the address of the course page is not the element's business.
      await pressButton(page, "To the end");
      await waitForStatus(page, "converged");
      await expect.poll(() => snapshot(page)).toMatchObject(converged);
      await expect.poll(() => page.has("pp-setup")).toBe(false);
      // Nor are keys pressed elsewhere on the page.
      await leave(page);
      await page.keyboard.press("Home");
      await painted(page);
      await expect.poll(() => snapshot(page)).toMatchObject(converged);
      expect(library.missing).toEqual([]);
    },
  );
});
