import { expect } from "vitest";
import { serveWithAxe } from "../axe.js";
import { openPlayground, painted, siteForAll } from "../playground.js";
import type { Page } from "../support/browser.js";
import { atNight, describeOneBrowser } from "../support/browsers.js";
import { cutInks, layoutFaults, watchInks } from "./layout.js";
import { faults, type Question } from "./questions.js";
import { watchSigns } from "./signs.js";

/** In the page: gives what a selector finds a style. */
const styled = (page: Page, selector: string, style: string): Promise<void> =>
  page.evaluate(
    (wanted, css) => {
      const root = document.querySelector("perceptron-playground")?.shadowRoot;
      for (const one of root?.querySelectorAll<HTMLElement>(wanted) ?? []) one.style.cssText += css;
    },
    selector,
    style,
  );

/** In the page: puts an element into it. */
const put = (page: Page, tag: string, style: string, attributes: Readonly<Record<string, string>> = {}) =>
  page.evaluate(
    (name, css, given) => {
      const one = document.createElement(name);
      one.style.cssText = css;
      for (const [attribute, value] of Object.entries(given)) one.setAttribute(attribute, value);
      one.textContent = given["title"] ?? "";
      document.querySelector("perceptron-playground")?.shadowRoot?.querySelector(".pp-app > section")?.append(one);
    },
    tag,
    style,
    attributes,
  );

const overall = "position: fixed; inset: 0; z-index: 999";

/** Draws over the whole stage, as if signs were there. */
const scrawl = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const stage = document.querySelector("perceptron-playground")?.shadowRoot?.querySelector("pp-stage");
    const marks = stage?.querySelectorAll("canvas")[2];
    const sign = Object.assign(document.createElement("canvas"), { width: marks?.width ?? 0, height: 90 });
    sign.getContext("2d")?.fillRect(0, 0, sign.width, sign.height);
    for (let y = 0; y < (marks?.height ?? 0); y += 90) marks?.getContext("2d")?.drawImage(sign, 0, y);
  });

interface Broken {
  readonly question: Question;
  readonly size: readonly [number, number];
  readonly query?: string;
  /** What is wrong with the page then. */
  readonly spoil: (page: Page) => Promise<unknown>;
  readonly said: string;
}

const phone = [390, 844] as const;
const laptop = [1366, 768] as const;

const broken: readonly Broken[] = [
  {
    question: "overflow",
    size: laptop,
    spoil: (page) => put(page, "div", "position: absolute; left: 0; width: 2000px; height: 9px"),
    said: "reaches from",
  },
  { question: "covered", size: phone, spoil: (page) => put(page, "div", overall), said: "is under" },
  {
    question: "cut",
    size: laptop,
    spoil: (page) => styled(page, "pp-header > .pp-button, .pp-header > .pp-button", "width: 1em; padding: 0"),
    said: "sticks out of",
  },
  {
    question: "words",
    size: laptop,
    spoil: (page) => styled(page, "#pp-transport-pace", "width: 3em; min-width: 0"),
    said: "the pace",
  },
  {
    question: "axe",
    size: phone,
    spoil: (page) => put(page, "button", "width: 40px; height: 40px"),
    said: "button-name",
  },
  {
    question: "names",
    size: laptop,
    spoil: (page) => put(page, "button", "", { title: "Some words", "aria-label": "Some words" }),
    said: "some words",
  },
  { question: "focus", size: [320, 256], spoil: (page) => put(page, "div", overall), said: "cannot be seen" },
  {
    question: "desk",
    size: laptop,
    query: "?drawer=trace&visit=20",
    spoil: (page) => styled(page, ".pp-panel", "height: 300px"),
    said: "panel has",
  },
  {
    question: "whole",
    size: [1280, 720],
    query: "?present=true&visit=4",
    spoil: (page) => styled(page, "[data-part=story]", "transform: translateY(200px)"),
    said: "the story is out of the window",
  },
  {
    question: "reading",
    size: phone,
    query: "?visit=9",
    spoil: (page) => styled(page, "[data-area=stage]", `${overall}; height: 100vh !important`),
    said: "is left for reading",
  },
  {
    question: "low",
    size: [320, 256],
    query: "?visit=9",
    spoil: (page) => styled(page, "[data-area=transport]", "position: fixed; inset: 0 0 80px 0"),
    said: "what is fixed to the window",
  },
  {
    question: "hall",
    size: [1280, 720],
    query: "?present=true&visit=4",
    spoil: (page) => styled(page, ".pp-verdict-text", "font-size: 12px"),
    said: "of the height",
  },
  { question: "signs", size: laptop, query: "?visit=7", spoil: scrawl, said: "pixels of examples" },
];

describeOneBrowser("a question of the walk", (getBrowser) => {
  const server = siteForAll(serveWithAxe);
  let page: Page;

  atNight.each(broken)(
    "finds what is wrong: $question",
    async ({ question, size: [width, height], query = "", spoil, said }) => {
      const touch = width === phone[0];
      page = await openPlayground(getBrowser(), server, query, { width, height, touch, reducedMotion: true });
      await watchInks(page);
      await watchSigns(page);
      const size = { width, height, touch, present: false };
      const ask = () =>
        faults(page, question, { shown: { name: "as it opened" }, size, theme: "light", language: "en" });
      await page.evaluate(() => document.querySelector("perceptron-playground")?.seek(3));
      await painted(page);
      expect(await ask()).toEqual([]);
      await page.evaluate(() => {
        scrollTo(0, 0);
        (document.activeElement as HTMLElement | null)?.blur();
      });
      await spoil(page);
      expect((await ask()).join("\n")).toContain(said);
    },
  );

  atNight("finds each way in which text has no place", async () => {
    page = await openPlayground(getBrowser(), server, "", { width: 1100, height: 800 });
    const narrow = "display: block; white-space: nowrap; width: 3em; padding: 0; margin: 0";
    const made = async (...parts: readonly (readonly [tag: string, style: string])[]): Promise<string[]> => {
      await page.evaluate((wanted) => {
        const app = document.querySelector("perceptron-playground")?.shadowRoot?.querySelector(".pp-app");
        app?.querySelector("[data-made]")?.remove();
        const box = document.createElement("div");
        box.dataset["made"] = "";
        box.style.cssText = "position: fixed; inset: 200px auto auto 100px; z-index: 99";
        for (const [tag, style] of wanted) {
          const part = document.createElement(tag);
          part.style.cssText = style;
          part.textContent = "some words";
          box.append(part);
        }
        app?.append(box);
      }, parts);
      return layoutFaults(page);
    };
    expect(await made(["p", "margin: 0"], ["p", "margin: 0"])).toEqual([]);
    expect(await made(["p", `${narrow}; overflow: hidden`])).toEqual([expect.stringContaining("is cut by")]);
    expect(await made(["p", `${narrow}; overflow: hidden; text-overflow: ellipsis`])).toEqual([]);
    expect(await made(["p", `${narrow}; overflow: auto`])).toEqual([]);
    expect(await made(["button", narrow])).toEqual([expect.stringContaining("sticks out of")]);
    expect(await made(["p", "margin: 0"], ["p", "margin: -1em 0 0"])).toEqual([expect.stringContaining("overlap by")]);
    expect(await made(["p", "position: relative; left: -999px"])).toEqual([
      expect.stringContaining("is cut by the window"),
    ]);
    await watchInks(page);
    const write = (x: number): Promise<void> =>
      page.evaluate((at) => {
        document.createElement("canvas").getContext("2d")?.fillText("some words", at, 50);
      }, x);
    await write(50);
    expect(await cutInks(page)).toEqual([]);
    await write(-20);
    expect(await cutInks(page)).toEqual([expect.stringContaining("some words")]);
  });
});
