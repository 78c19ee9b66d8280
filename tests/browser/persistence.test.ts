import { afterEach, expect, test } from "vitest";
import {
  advance,
  openPlayground,
  painted,
  pressButton,
  reload,
  setState,
  siteForAll,
  snapshot,
  state,
} from "./playground.js";
import type { Page } from "./support/browser.js";
import { atNight, describeOneBrowser, everyJourney } from "./support/browsers.js";

/** More than a link can say: points with digits to the last bit. */
function manyPoints(seed: number): [number, number, number][] {
  return Array.from({ length: 5000 }, (_, k) => {
    const x = Math.sin(k * seed) * 3;
    const y = Math.cos(k * k + seed) / 3;
    return [x, y, x > y ? 1 : -1];
  });
}

const keptId = (page: Page): Promise<string | null> =>
  page.evaluate(() => history.state?.["perceptron-playground"]?.kept ?? null);

/** Waits until the browser has what the entry shows, under another id than before. */
async function kept(page: Page, before: string | null): Promise<void> {
  await page.waitFor(
    async (old: string | null) => {
      const id = history.state?.["perceptron-playground"]?.kept;
      if (id === undefined || id === old) return false;
      const opening = indexedDB.open("perceptron-playground");
      await new Promise((resolve) => opening.addEventListener("success", resolve));
      const counting = opening.result.transaction("examples").objectStore("examples").count(id);
      await new Promise((resolve) => counting.addEventListener("success", resolve));
      opening.result.close();
      return counting.result === 1;
    },
    {},
    before,
  );
}

/** Has the page show many points at a visit. */
async function showMany(page: Page, seed: number, visits: number): Promise<void> {
  const before = await keptId(page);
  await setState(page, {
    v: 1,
    data: { kind: "points", points: manyPoints(seed) },
    order: { kind: "positives-first" },
  });
  await kept(page, before);
  await advance(page, { visits });
}

/** What is shown, but for what is the reader's own. */
async function shown(page: Page): Promise<unknown> {
  const { ui: _, ...problem } = await state(page);
  return [problem, await snapshot(page)];
}

describeOneBrowser("what no link can say", (getBrowser, _engine) => {
  const server = siteForAll();
  const pages: Page[] = [];
  afterEach(async () => {
    for (const page of pages.splice(0)) await page.close();
  });

  const open = async (): Promise<Page> => {
    const page = await openPlayground(getBrowser(), server, "", { fresh: true });
    pages.push(page);
    return page;
  };

  test("survives a reload, with the points, the visit and the weights, as often as one likes", async () => {
    const page = await open();
    await showMany(page, 2, 37);
    expect(await page.evaluate(() => location.search + location.hash)).toBe("");
    const before = await shown(page);
    await reload(page);
    await expect.poll(() => shown(page)).toEqual(before);
    const id = await keptId(page);
    await advance(page, { visits: 5 });
    await kept(page, id);
    const further = await shown(page);
    expect(further).not.toEqual(before);
    await reload(page);
    await expect.poll(() => shown(page)).toEqual(further);
    await reload(page);
    await expect.poll(() => shown(page)).toEqual(further);
    expect(await page.problems()).toEqual([]);
  });

  atNight("is of its entry: after a reload, going back leads to what was shown before", async () => {
    const page = await open();
    await showMany(page, 2, 3);
    const first = await shown(page);
    await showMany(page, 5, 4);
    await reload(page);
    await page.evaluate(() => history.back());
    await page.waitFor(() => document.querySelector("perceptron-playground")?.snapshot()?.visit === 3);
    await expect.poll(() => shown(page)).toEqual(first);
    expect(await page.problems()).toEqual([]);
  });

  atNight("is forgotten, and all is as at first, when one starts afresh", async () => {
    const page = await open();
    const first = await shown(page);
    await showMany(page, 2, 6);
    await reload(page);
    const before = await shown(page);
    const [line = ""] = (await keptId(page))?.split(".") ?? [];
    await pressButton(page, "Open");
    await pressButton(page, "Reset the page");
    await expect.poll(() => shown(page)).toEqual(first);
    await page.waitFor(
      async (line: string) => {
        const opening = indexedDB.open("perceptron-playground");
        await new Promise((resolve) => opening.addEventListener("success", resolve));
        const own = IDBKeyRange.bound(`${line}.`, `${line}/`);
        const counting = opening.result.transaction("entries").objectStore("entries").count(own);
        await new Promise((resolve) => counting.addEventListener("success", resolve));
        opening.result.close();
        return counting.result === 0;
      },
      {},
      line,
    );
    await pressButton(page, "Close");
    await pressButton(page, "Undo");
    await painted(page);
    await expect.poll(() => shown(page)).toEqual(before);
    expect(await page.problems()).toEqual([]);
  });

  atNight("that is no state any more is named, and no other examples are shown for it", async () => {
    const page = await open();
    const [first] = (await shown(page)) as unknown[];
    await page.evaluate(() => {
      const mark = { load: 1, number: 0, kept: "nobody.wrote.this" };
      history.replaceState({ "perceptron-playground": mark }, "");
    });
    await reload(page);
    await expect.poll(() => shown(page)).toEqual([{ ...Object(first), data: { kind: "points", points: [] } }, null]);
    await page.waitFor(() => {
      const root = document.querySelector("perceptron-playground")?.shadowRoot;
      return root?.querySelector("pp-notices")?.textContent?.includes("What you had here is lost");
    });
  });
});

describeOneBrowser("two tabs", (getBrowser, engine) => {
  const server = siteForAll();

  // In Firefox a tab that is not in front draws a frame a second: all goes as elsewhere, for a minute.
  test.runIf(engine !== "firefox" && everyJourney)("each find what they showed", async () => {
    const pages = [await openPlayground(getBrowser(), server), await openPlayground(getBrowser(), server)] as const;
    await showMany(pages[0], 2, 3);
    await showMany(pages[1], 5, 4);
    const before = [await shown(pages[0]), await shown(pages[1])];
    for (const page of pages) await reload(page);
    expect([await shown(pages[0]), await shown(pages[1])]).toEqual(before);
    for (const page of pages) await page.close();
  });
});
