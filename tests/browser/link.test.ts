import { beforeEach, expect, test } from "vitest";
import {
  advance,
  clickPlot,
  drawnPoints,
  openPlayground,
  painted,
  pressButton,
  reload,
  siteForAll,
  snapshot,
  state,
  tool,
} from "./playground.js";
import type { Page } from "./support/browser.js";
import { atNight, describeOneBrowser } from "./support/browsers.js";

/** What the address says, once it has been still: changes that nobody waits for are written together. */
async function address(page: Page): Promise<string> {
  await page.waitFor(async () => {
    const before = location.href;
    await new Promise((resolve) => setTimeout(resolve, 700));
    return location.href === before;
  });
  return page.evaluate(() => location.href.slice(location.origin.length + location.pathname.length));
}

/** The link that the panel copies. */
async function linkOf(page: Page): Promise<string> {
  await pressButton(page, "Share");
  const link = await page.waitFor(() => {
    const root = document.querySelector("perceptron-playground")?.shadowRoot;
    return root?.querySelector<HTMLElement & { text: string }>("pp-share-link pp-copy")?.text;
  });
  await pressButton(page, "Close");
  return link;
}

/** The state but for what is the reader's own. */
async function shared(page: Page): Promise<unknown> {
  const { ui, ...problem } = await state(page);
  return { ...problem, ui: { ...ui, tool: null } };
}

const points = async (page: Page): Promise<number> => (await drawnPoints(page)).length;

async function travel(page: Page, delta: number, until: number): Promise<void> {
  await page.evaluate((by) => history.go(by), delta);
  await page.waitFor(
    (count) => {
      const data = document.querySelector("perceptron-playground")?.state.data;
      return data?.kind === "points" && data.points.length === count;
    },
    {},
    until,
  );
  await painted(page);
}

describeOneBrowser("the link", (getBrowser) => {
  const server = siteForAll();
  let page: Page;

  beforeEach(async () => {
    page = await openPlayground(getBrowser(), server, "", { fresh: true });
  });
  /** Three points of one's own, and some visits to them. */
  const draw = async () => {
    await pressButton(page, "Clear");
    await tool(page, "Draw +");
    await clickPlot(page, [[0.7, 0.8]]);
    await tool(page, "Draw −");
    await clickPlot(page, [[0.2, 0.3]]);
    await clickPlot(page, [[0.4, 0.1]]);
    await advance(page, { visits: 4 });
  };

  test("is the address, which opens the same again when the page is loaded anew", async () => {
    const untouched = await address(page);
    await pressButton(page, "One visit");
    expect([untouched, await address(page)]).toEqual(["?visit=0", "?visit=1"]);
    await draw();
    const said = await address(page);
    expect(said).toMatch(/^#v1\./);
    const [before, standing] = [await shared(page), await snapshot(page)];
    await reload(page);
    expect([await shared(page), await snapshot(page), await address(page)]).toEqual([before, standing, said]);
  });

  atNight("back and forward go through edits, and undo agrees with them", async () => {
    await draw();
    await address(page);
    const entries = await page.evaluate(() => history.length);
    await advance(page, { visits: 2 });
    await address(page);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    const [drawn, standing] = [await drawnPoints(page), await snapshot(page)];

    await travel(page, -1, 2);
    await expect.poll(() => drawnPoints(page)).toEqual(drawn.slice(0, 2));
    await travel(page, -1, 1);
    await travel(page, 2, 3);
    expect([await drawnPoints(page), await snapshot(page)]).toEqual([drawn, standing]);

    await travel(page, -1, 2);
    await pressButton(page, "Undo");
    expect(await points(page)).toBe(1);
    await pressButton(page, "Redo");
    await pressButton(page, "Redo");
    await expect.poll(() => drawnPoints(page)).toEqual(drawn);
    await travel(page, -1, 2);
  });

  atNight("one that is pasted over the address opens, and a damaged one is named and changes nothing", async () => {
    const [token] =
      (
        await linkOf(page)
          .then(() => draw())
          .then(() => linkOf(page))
      ).match(/#.*/) ?? [];
    const drawn = await drawnPoints(page);
    await pressButton(page, "Clear");
    await page.evaluate((hash) => {
      location.hash = hash;
    }, token ?? "");
    await page.waitFor(() => {
      const data = document.querySelector("perceptron-playground")?.state.data;
      return data?.kind === "points" && data.points.length === 3;
    });
    await expect.poll(() => drawnPoints(page)).toEqual(drawn);

    await page.evaluate((hash) => {
      location.hash = hash.slice(0, -9);
    }, token ?? "");
    await page.waitFor(() => {
      const root = document.querySelector("perceptron-playground")?.shadowRoot;
      return root?.querySelector("pp-notices")?.textContent?.includes("link is damaged");
    });
    await expect.poll(() => drawnPoints(page)).toEqual(drawn);
  });
});
