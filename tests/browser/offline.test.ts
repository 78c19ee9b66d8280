import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect } from "vitest";
import { siteFiles } from "../../web/tooling/vite/worker.mjs";
import { openDrawer } from "./arrangement.js";
import { csp, dist, openPlayground, pressButton, ready, reload, setState, waitForStatus } from "./playground.js";
import type { Page } from "./support/browser.js";
import { atNight, describeOneBrowser } from "./support/browsers.js";
import { type Server, serve } from "./support/server.js";

/** How many files are kept, under whatever name. */
const keptFiles = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
    return kept.reduce((sum, count) => sum + count, 0);
  });

/** Waits until everything is kept and whatever is loaded from now on comes from there. */
async function kept(page: Page, count: number): Promise<void> {
  await expect.poll(() => keptFiles(page), { timeout: 30_000 }).toBe(count);
  await page.waitFor(() => navigator.serviceWorker.controller !== null);
}

/** Another version of the site: another page, and so another worker. */
async function publishNewer(directory: string): Promise<void> {
  const before = siteFiles(directory);
  const index = join(directory, "index.html");
  await writeFile(index, (await readFile(index, "utf8")).replace("<title>", "<title>Newer "));
  const after = siteFiles(directory);
  const worker = join(directory, "sw.js");
  const script = (await readFile(worker, "utf8")).replace(before.version, after.version);
  await writeFile(worker, script.replace(before.files["./"] ?? "", after.files["./"] ?? ""));
}

const countOf = (directory: string): number => Object.keys(siteFiles(directory).files).length;

describeOneBrowser("without a network", (getBrowser) => {
  let directory: string;
  let server: Server;
  let page: Page;

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), "playground-site-"));
    await cp(`${dist}site`, directory, { recursive: true });
    // What the probe would ask for is no file of the site.
    server = await serve(directory, { csp, probe: false });
    page = await openPlayground(getBrowser(), server, "", { fresh: true });
    await kept(page, countOf(directory));
  });
  afterEach(async () => {
    await page.close();
    await server.close();
    await rm(directory, { recursive: true });
  });

  atNight(
    "a newer version waits until the reader agrees, and then works with the server stopped",
    async () => {
      await publishNewer(directory);
      await reload(page);
      await page.waitFor(() => document.querySelector(".update-offer") !== null, { timeout: 30_000 });
      expect(await page.evaluate(() => document.title)).toBe("Perceptron Playground");
      await page.click({ role: "button", name: "Reload" });
      await page.waitFor(() => document.title.startsWith("Newer"), { timeout: 30_000 });
      await ready(page);
      await kept(page, countOf(directory));

      await server.close();
      await reload(page);
      await setState(page, {
        v: 1,
        data: { kind: "preset", name: "and" },
        learners: [{ kind: "averaged" }, { kind: "kernel" }],
      });
      await pressButton(page, "To the end");
      await waitForStatus(page, "have stopped");
      for (const tab of ["Mistakes", "Compare", "Order", "Margin", "Cures"] as const) {
        await openDrawer(page, tab);
      }
      await page.box("pp-cures");
      await pressButton(page, "Help");
      await page.box({ role: "heading", name: "What you see" });
      await expect.poll(() => page.has({ role: "button", name: "Try again" })).toBe(false);
      expect(await page.problems()).toEqual([]);
      // The pages next to it, and the playground as one file, which another page's policy would stop.
      for (const [name, said] of [
        ["reference.html", "learner"],
        ["messages.html", "setState"],
        ["grade.html", "grade.js"],
        ["teachers.html", "teachers.js"],
        ["courses.html", "wrong-line"],
        ["example.html", "perceptron-playground"],
      ] as const)
        expect([name, await page.evaluate(async (name) => (await fetch(name)).text(), name)]).toEqual([
          name,
          expect.stringContaining(said),
        ]);
      const file = await page.evaluate(async () => (await (await fetch("perceptron-playground.html")).text()).length);
      expect(file).toBe((await readFile(join(directory, "perceptron-playground.html"), "utf8")).length);
    },
    120_000,
  );
});
