import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import { recipe } from "../../web/site/recipe.js";
import { dist } from "../playground.js";
import type { Page } from "../support/browser.js";
import { atNight, describeOneBrowser } from "../support/browsers.js";
import { type Server, serve } from "../support/server.js";
import { allReady, hostPage, openHost, scriptTag } from "./host-page.js";

const reveal = createRequire(import.meta.url).resolve("reveal.js");

type Deck = Window & { readonly Reveal: { initialize(): Promise<void>; next(): void; getState(): { indexh: number } } };

/** The figure, as the recipe has it, and the element, each on a slide behind the title. */
const deck = hostPage(
  `<div class="reveal"><div class="slides">
    <section><h2>The perceptron</h2></section>
    ${recipe("reveal.js").replace("https://playground.example/", "/site/index.html")}
    <section><perceptron-playground data="and"></perceptron-playground></section>
  </div></div>
  <script src="/reveal.js"></script>${scriptTag}`,
  '<link rel="stylesheet" href="/reveal.css">',
);

describeOneBrowser("in a deck of reveal.js", (getBrowser) => {
  let server: Server;
  let page: Page;

  beforeAll(async () => {
    const pages = {
      "/deck.html": deck,
      "/reveal.js": readFileSync(reveal),
      "/reveal.css": readFileSync(join(reveal, "../reveal.css")),
    };
    server = await serve(dist, { pages });
  });
  afterAll(() => server.close());
  const slide = () => page.evaluate(() => (window as unknown as Deck).Reveal.getState().indexh);
  const next = () => page.evaluate(() => (window as unknown as Deck).Reveal.next());
  const asked = () => server.requests.filter((path) => path.startsWith("/site/")).length;

  atNight("the figure loads with its slide, and is used on it; on the element's, its keys turn no slide", async () => {
    page = await openHost(getBrowser(), server, "/deck.html");
    await page.evaluate(() => (window as unknown as Deck).Reveal.initialize());
    expect(asked()).toBe(0);
    await next();
    const visits = await page.waitFor(async () => {
      const frame = document.querySelector("iframe");
      const playground = frame?.contentDocument?.querySelector("perceptron-playground");
      if (!frame || !playground?.ready) return null;
      await playground.ready;
      playground.step();
      return playground.state.data.kind === "preset" && [playground.state.data.name, playground.state.visit];
    });
    expect(visits).toEqual(["xor", 1]);
    await next();
    expect(await page.evaluate(() => document.querySelector("iframe")?.hasAttribute("src"))).toBe(false);

    await allReady(page);
    const box = await page.evaluate(() => {
      const { width, height } =
        document.querySelector("perceptron-playground")?.getBoundingClientRect() ?? new DOMRect();
      return { width, height };
    });
    expect(Math.min(box.width, box.height)).toBeGreaterThan(300);
    // The timeline comes after the first picture.
    await page.waitFor(() => {
      const { shadowRoot } = document.querySelector("perceptron-playground") ?? {};
      shadowRoot?.querySelector<HTMLElement>(".pp-timeline")?.focus();
      return shadowRoot?.activeElement;
    });
    const visit = () => page.evaluate(() => document.querySelector("perceptron-playground")?.state.visit ?? 0);
    // The keys of the playground come after its first picture.
    const nextEpoch = async () => {
      await page.keyboard.press("e");
      return visit();
    };
    await expect.poll(nextEpoch).toBeGreaterThan(0);
    const before = await visit();
    await page.keyboard.press("ArrowLeft");
    expect([await visit(), await slide()]).toEqual([before - 1, 2]);
  });
});
