import { afterAll, beforeAll, expect, test } from "vitest";
import { csp, dist } from "../playground.js";
import type { Page } from "../support/browser.js";
import { atNight, describeOneBrowser, sampled } from "../support/browsers.js";
import { type Server, serve } from "../support/server.js";
import { allReady, hostPage, moduleTag, openHost, scriptTag, serveHosts } from "./host-page.js";

const tag = '<perceptron-playground data="and"></perceptron-playground>';
const styled = (css: string, body = tag) => hostPage(body + moduleTag, `<link rel="stylesheet" href="/${css}.css">`);

/** Parents that ask what they hold how wide it would be. */
const parents = {
  flex: "display: flex",
  column: "display: flex; flex-direction: column; align-items: flex-start",
  grid: "display: grid; justify-items: start",
  float: "float: left",
  "inline-block": "display: inline-block",
  table: "display: table",
  cell: "display: table-cell",
  absolute: "position: absolute",
};
const latin1 = (text: string): Uint8Array => Buffer.from(text, "latin1");

describeOneBrowser("an element in a page of others", (getBrowser) => {
  let server: Server;
  /** Tells the encoding of nothing. */
  let silent: Server;
  let page: Page;

  beforeAll(async () => {
    const latin = (encoding: string) =>
      latin1(`<!doctype html><meta charset="${encoding}"><title>A course</title>${tag}${scriptTag}`);
    silent = await serve(dist, {
      csp,
      encodings: false,
      pages: { "/latin.html": latin("windows-1252"), "/japanese.html": latin("shift_jis") },
    });
    server = await serveHosts({
      "/unset.html": styled("unset"),
      "/unset.css": "* { all: unset !important }",
      "/loud.html": styled("loud"),
      "/loud.css":
        "html { zoom: 1 } body { direction: rtl; text-align: center; text-transform: uppercase; letter-spacing: 9px; " +
        "font: italic bold 40px/3 serif; white-space: pre; text-indent: 4em; writing-mode: horizontal-tb } " +
        "div { display: inline !important } button { display: none !important }",
      "/zoom.html": styled("zoom"),
      "/zoom.css": "body { zoom: 1.5; margin: 10px }",
      "/scaled.html": styled("scaled"),
      "/scaled.css": "body { transform: scale(0.75); transform-origin: 0 0; width: 1200px; margin: 0 }",
      "/plain.html": hostPage(tag + moduleTag),
      ...Object.fromEntries(
        Object.entries(parents).flatMap(([name, css]) => [
          [`/${name}.html`, styled(name, `<div class="parent">${tag}</div>`)],
          [`/${name}.css`, `.parent { ${css} }`],
        ]),
      ),
    });
  });
  const open = async (path: string, options = {}) => {
    page = await openHost(getBrowser(), server, path, options);
    await allReady(page);
  };
  afterAll(() => Promise.all([server.close(), silent.close()]));

  /** How the parts stand, in pixels, and what their type is. */
  const look = () =>
    page.evaluate(() => {
      const root = document.querySelector("perceptron-playground")?.shadowRoot;
      const parts = Array.from(root?.querySelectorAll<HTMLElement>(".pp-part, .pp-part button") ?? []);
      return parts.map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        const { color, fontFamily, fontSize, fontStyle, letterSpacing, lineHeight, textAlign, textTransform, cursor } =
          getComputedStyle(part);
        const type = {
          color,
          fontFamily,
          fontSize,
          fontStyle,
          letterSpacing,
          lineHeight,
          textAlign,
          textTransform,
          cursor,
        };
        return { name: part.dataset["part"] ?? part.textContent, box: [x, y, width, height].map(Math.round), ...type };
      });
    });

  test.each(sampled(["/latin.html", "/japanese.html"], 1))(
    "reads its script in the encoding of the page: %s",
    async (path) => {
      page = await openHost(getBrowser(), silent, path);
      await allReady(page);
      const texts = await page.evaluate(() => {
        const root = document.querySelector("perceptron-playground")?.shadowRoot;
        return root?.querySelector('[data-part="setup"]')?.textContent ?? "";
      });
      expect(texts).toContain("x₁");
    },
  );

  atNight("whatever the page does to its elements, it stands as in a page that does nothing", async () => {
    await open("/plain.html");
    const plain = await look();
    expect(plain.length).toBeGreaterThan(10);
    await page.close();
    await open("/unset.html");
    const shift = plain[0]?.box ?? [];
    const unset = await look();
    // Its body has no margin any more, and it is that much wider.
    expect(unset.map(({ box: _, ...type }) => type)).toEqual(plain.map(({ box: _, ...type }) => type));
    expect(unset[0]?.box[2]).toBe((shift[2] ?? 0) + 16);
    await page.close();
    await open("/loud.html");
    expect(await look()).toEqual(plain);
  });

  atNight.each(Object.keys(parents))("has a width in a parent that asks for it: %s", async (name) => {
    await open(`/${name}.html`);
    const wide = (await page.box("perceptron-playground")).width;
    expect(wide).toBeGreaterThan(900);
    await page.resize(400, 800);
    const narrow = await page.evaluate(() => ({
      width: document.querySelector("perceptron-playground")?.clientWidth ?? 0,
      scrolls: document.documentElement.scrollWidth > innerWidth,
    }));
    expect(narrow).toMatchObject({ scrolls: false });
    expect(narrow.width).toBeGreaterThan(300);
  });

  atNight.each(["/zoom.html", "/scaled.html"])("draws where the pointer is: %s", async (path) => {
    await open(path);
    await page.evaluate(() => {
      const one = document.querySelector("perceptron-playground");
      if (one)
        one.state = {
          v: 1,
          data: {
            kind: "points",
            points: [
              [0, 0, 1],
              [4, 4, -1],
            ],
          },
          ui: { tool: "positive" },
        };
    });
    await allReady(page);
    const box = await page.box(".pp-stage-surface");
    const at = { x: Math.round(box.x + box.width * 0.6), y: Math.round(box.y + box.height * 0.4) };
    await page.mouse.click(at.x, at.y);
    await allReady(page);
    const seen = await page.evaluate(() => {
      const one = document.querySelector("perceptron-playground");
      const stage = one?.shadowRoot?.querySelector("pp-stage") as unknown as {
        projection: {
          plot: { x: number; y: number; height: number };
          window: { x: number[]; y: number[] };
          scale: number;
        };
      };
      const data = one?.state.data;
      const surface = one?.shadowRoot?.querySelector<HTMLElement>(".pp-stage-surface");
      const shown = surface?.getBoundingClientRect();
      const [x1 = 0, x2 = 0] = (data?.kind === "points" && data.points[2]) || [];
      const { plot, window, scale } = stage.projection;
      const times = (shown?.width ?? 0) / (surface?.offsetWidth ?? 1);
      return {
        x: (shown?.x ?? 0) + times * (plot.x + (x1 - (window.x[0] ?? 0)) * scale),
        y: (shown?.y ?? 0) + times * (plot.y + plot.height - (x2 - (window.y[0] ?? 0)) * scale),
      };
    });
    expect(Math.hypot(seen.x - at.x, seen.y - at.y)).toBeLessThan(2.5);
  });

  test("keeps its styles in another document, also those that come there", async () => {
    await open("/plain.html");
    const seen = await page.evaluate(async () => {
      const one = document.querySelector("perceptron-playground");
      const frame = document.createElement("iframe");
      frame.width = "1200";
      frame.height = "900";
      document.body.append(frame);
      const other = frame.contentDocument;
      if (!one || !other) throw new Error("no frame");
      const dressed = async () => {
        await one.ready;
        while (one.shadowRoot?.firstElementChild?.hasAttribute("hidden"))
          await new Promise((resolve) => setTimeout(resolve));
      };
      other.body.append(one);
      await dressed();
      const style = () => {
        const part = one.shadowRoot?.querySelector('[data-part="stage"]');
        return [part && getComputedStyle(part).display, one.shadowRoot?.querySelectorAll("canvas").length];
      };
      const there = style();
      one.state = { ...one.state, ui: { drawer: "compare" } };
      await dressed();
      const panel = one.shadowRoot?.querySelector(".pp-panel");
      const opened = panel && getComputedStyle(panel).overflowY;
      document.body.append(one);
      await one.ready;
      return { there, opened, back: style() };
    });
    expect(seen.there[0]).toBe("grid");
    expect(seen.back[0]).toBe("grid");
    expect(seen.opened).toBe("auto");
  });
});
