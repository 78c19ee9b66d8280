import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { dist, openPlayground, pressButton, ready, state } from "../playground.js";
import type { Page } from "../support/browser.js";
import { describeOneBrowser, sampled } from "../support/browsers.js";
import { type Server, serve } from "../support/server.js";

type Noun = "iframe" | "Markdown" | "element";

describeOneBrowser("what Share, Embed copies", (getBrowser) => {
  /** The site, and a page elsewhere that has nothing but what is pasted into it. */
  let site: Server;
  let elsewhere: Server;
  const pages: Record<string, string> = {};
  const opened: Page[] = [];

  beforeAll(async () => {
    site = await serve(`${dist}site`);
    elsewhere = await serve(`${dist}none`, { pages });
  });
  afterEach(async () => {
    for (const page of opened.splice(0)) {
      expect(await page.problems()).toEqual([]);
      await page.close();
    }
    expect(site.missing).toEqual([]);
  });
  afterAll(() => Promise.all([site.close(), elsewhere.close()]));

  /** The snippets of what the page shows, as they would be on the clipboard. */
  async function copied(page: Page): Promise<Partial<Record<Noun, string>>> {
    await pressButton(page, "Share");
    await pressButton(page, "Embed");
    await page.box({ role: "button", name: "Copy iframe" });
    return page.evaluate(() => {
      const root = document.querySelector("perceptron-playground")?.shadowRoot;
      const all = root?.querySelectorAll<HTMLElement & { noun: string; text: string }>("pp-share-embed pp-copy") ?? [];
      return Object.fromEntries(Array.from(all, ({ noun, text }) => [noun, text]));
    });
  }

  async function open(query: string): Promise<Page> {
    const page = await openPlayground(getBrowser(), site, query);
    opened.push(page);
    return page;
  }

  /** Opens a page elsewhere with a snippet in it. */
  async function pasted(snippet: string | undefined): Promise<Page> {
    pages["/pasted.html"] = `<!doctype html><title>A course</title><body>${snippet}`;
    const page = await getBrowser().open(`${elsewhere.url}/pasted.html`, { width: 1280, height: 800, fresh: true });
    opened.push(page);
    return page;
  }

  /** The playground that a snippet shows, wherever it stands there. */
  const shown: Readonly<Record<Noun, (snippet: string | undefined) => Promise<Page>>> = {
    iframe: async (snippet) => {
      const page = await (await pasted(snippet)).frame("Perceptron Playground");
      await ready(page);
      return page;
    },
    element: async (snippet) => {
      const page = await pasted(snippet);
      await ready(page);
      return page;
    },
    Markdown: async (snippet) => {
      const [, text, href] = /^\[(.*)\]\(<(.*)>\)$/.exec(snippet ?? "") ?? [];
      const page = await pasted(`<a href="${href?.replaceAll("&", "&amp;")}">${text}</a>`);
      await page.click({ role: "link", name: "Perceptron Playground" });
      await page.waitFor(() => customElements.get("perceptron-playground") !== undefined);
      await ready(page);
      return page;
    },
  };

  test.each(sampled<Noun>(["iframe", "element", "Markdown"], 0))(
    "shows the moment in a page of others: %s",
    async (noun) => {
      const page = await shown[noun]((await copied(await open("?data=xor&features=x1,x2,x1*x2&visit=7")))[noun]);
      expect(await state(page)).toMatchObject({
        data: { name: "xor" },
        features: ["x1", "x2", "x1*x2"],
        visit: 7,
        ui: { embed: true },
      });
    },
  );
});
