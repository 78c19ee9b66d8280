import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { english } from "../../web/state/document/notation/words.js";
import { sections } from "../../web/views/share/sections.js";
import { closeSetting, drawerTabs, openDrawer, openSetting, settingTitles } from "./arrangement.js";
import { serveWithAxe, violations } from "./axe.js";
import {
  openPlayground,
  painted,
  press,
  pressButton,
  setState,
  stageText,
  state,
  waitForStatus,
} from "./playground.js";
import type { OpenOptions, Page } from "./support/browser.js";
import { describeEachBrowser, everyJourney, runsAll } from "./support/browsers.js";
import type { Server } from "./support/server.js";

/** Everything that reaches beyond the right edge of the viewport and cannot be scrolled to inside a part of its own. */
const overflowing = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector("perceptron-playground")?.shadowRoot;
    const width = document.documentElement.clientWidth;
    const found = document.documentElement.scrollWidth > width ? [`page: ${document.documentElement.scrollWidth}`] : [];
    const clips = (element: Element) => getComputedStyle(element).overflowX !== "visible";
    for (const element of root?.querySelectorAll("*") ?? []) {
      const box = element.getBoundingClientRect();
      if (box.width === 0 || (box.right + scrollX <= width + 0.5 && box.left + scrollX >= -0.5)) continue;
      let outer = element.parentElement;
      while (outer && !clips(outer)) outer = outer.parentElement;
      if (!outer)
        found.push(`<${element.localName} class="${element.getAttribute("class")}"> ${box.left}…${box.right}`);
    }
    return found;
  });

/** Text that does not fit into what holds it and is cut off. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector("perceptron-playground")?.shadowRoot;
    return (
      Array.from(root?.querySelectorAll<HTMLElement>("button, h1, h2, h3, label, summary, legend") ?? [])
        .filter((element) => element.checkVisibility() && !element.className.includes("visually-hidden"))
        // A skip link shows itself when the focus comes to it.
        .filter((element) => getComputedStyle(element).clipPath === "none")
        .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
        .filter((element) => getComputedStyle(element).overflowX !== "visible")
        .map((element) => `${element.localName}: ${element.innerText}`)
    );
  });

describeEachBrowser("accessibility", (getBrowser, engine) => {
  let server: Server;
  let page: Page;

  const open = async (query = "", options: Partial<OpenOptions> = {}) => {
    page = await openPlayground(getBrowser(), server, query, options);
  };

  beforeAll(async () => {
    server = await serveWithAxe();
  });
  afterEach(() => page?.close());
  afterAll(() => server.close());

  // What axe looks at is the same in every engine; one is enough.
  const inChromium = test.runIf(engine === "chromium");
  /** Where axe looks each time, and where it looks besides when every journey is gone through. */
  const looked = <Where>(always: readonly Where[], besides: readonly Where[]): readonly Where[] =>
    everyJourney ? [...always, ...besides] : always;
  /** What our own code decides, whichever engine runs it. */
  const testOwn = test.runIf(runsAll(engine));

  inChromium.each(looked(["dark", "projector"], ["light"]))(
    "axe finds nothing in the %s theme, through a run",
    async (theme) => {
      await open(`?theme=${theme}`);
      expect(await violations(page)).toEqual([]);
      await pressButton(page, "One update");
      expect(await violations(page)).toEqual([]);
      await pressButton(page, "To the end");
      await waitForStatus(page, "converged");
      expect(await violations(page)).toEqual([]);
      await pressButton(page, "Help");
      expect(await violations(page)).toEqual([]);
      await pressButton(page, "Close");
      await setState(page, { v: 1, bias: "perhaps", data: { kind: "preset", name: "xor" }, ui: { theme } });
      await pressButton(page, "To the end");
      await waitForStatus(page, "stopped");
      await expect.poll(() => page.has({ role: "button", name: "Dismiss" })).toBe(true);
      expect(await violations(page)).toEqual([]);
      await pressButton(page, "Clear");
      expect(await violations(page)).toEqual([]);
      expect(await page.problems()).toEqual([]);
    },
  );

  inChromium("axe finds nothing on a phone", async () => {
    await open("?data=iris", { width: 390, height: 844, touch: true });
    expect(await violations(page)).toEqual([]);
    await pressButton(page, "To the end");
    await waitForStatus(page, "converged");
    expect(await violations(page)).toEqual([]);
    await pressButton(page, "Help");
    expect(await violations(page)).toEqual([]);
    expect(await page.problems()).toEqual([]);
  });

  inChromium.each(looked(["light"], ["dark"]))(
    "axe finds nothing in the %s theme wherever the page opens",
    async (theme) => {
      await open(`?theme=${theme}&data=overlap&n=30&split=0.3`);
      expect(await violations(page)).toEqual([]);
      for (const title of settingTitles) {
        await openSetting(page, title);
        expect(await violations(page), title).toEqual([]);
      }
      await closeSetting(page);
      for (const tab of drawerTabs) {
        await openDrawer(page, tab);
        expect(await violations(page), tab).toEqual([]);
      }
      for (const ui of [{ pinned: true }, { present: true }]) {
        const now = await state(page);
        await setState(page, { ...now, ui: { ...now.ui, drawer: null, pinned: false, present: false, ...ui } });
        expect(await violations(page), JSON.stringify(ui)).toEqual([]);
      }
      expect(await page.problems()).toEqual([]);
    },
  );

  inChromium.each(
    looked<readonly [string, number, number]>(
      [
        ["light", 1440, 900],
        ["dark", 390, 844],
      ],
      [["dark", 1440, 900]],
    ),
  )("axe finds nothing in any section of sharing, %s at %i × %i", async (theme, width, height) => {
    await open(`?theme=${theme}`, { width, height });
    await pressButton(page, "Share");
    for (const section of sections) {
      const label = section.label(english);
      await pressButton(page, label);
      expect(await violations(page), label).toEqual([]);
      expect(await cutOff(page), label).toEqual([]);
    }
    expect(await page.problems()).toEqual([]);
  });

  // The same parts as on a wide page, whose light theme has been looked at there.
  inChromium("axe finds nothing behind any tab of a narrow page", async () => {
    await open("?theme=dark&data=xor&visit=8", { width: 390, height: 844, touch: true });
    for (const tab of ["Weights", "Settings", "Story"]) {
      await press(page, { role: "tab", name: tab });
      expect(await violations(page), tab).toEqual([]);
    }
    for (const tab of drawerTabs) {
      await openDrawer(page, tab);
      expect(await violations(page), tab).toEqual([]);
    }
    await press(page, { role: "tab", name: "Settings" });
    for (const title of settingTitles) {
      await openSetting(page, title);
      expect(await violations(page), title).toEqual([]);
      await closeSetting(page);
    }
    expect(await page.problems()).toEqual([]);
  });

  inChromium.each(
    looked<readonly [string, number, number]>(
      [
        ["light", 1440, 900],
        ["dark", 390, 844],
      ],
      [["projector", 844, 390]],
    ),
  )("axe finds nothing in the import, %s, %i wide", async (theme, width, height) => {
    await open(`?theme=${theme}`, { width, height });
    const now = await state(page);
    await setState(page, { ...now, ui: { ...now.ui, importing: true } });
    await page.waitFor(() =>
      document.querySelector("perceptron-playground")?.shadowRoot?.querySelector("#pp-import-text"),
    );
    expect(await violations(page)).toEqual([]);
    for (const [text, shown] of [
      ["a,b,c,y\n1,2,3,no\n3,NA,4,yes\n5,6,7,yes\n", ".pp-import-problems"],
      ['a,b,y\n1,"2"x,0\n', ".pp-import-body > .pp-error"],
      ['{ "v": 1, "bias": 3 }', "pp-import-state"],
    ] as const) {
      await page.fill("#pp-import-text", text);
      await page.waitFor(
        (selector: string) =>
          document.querySelector("perceptron-playground")?.shadowRoot?.querySelector(selector) !== null,
        {},
        shown,
      );
      expect(await violations(page), shown).toEqual([]);
      expect(await overflowing(page), shown).toEqual([]);
    }
    expect(await page.problems()).toEqual([]);
  });

  inChromium("axe finds nothing in the proofs, nor where there is none, nor overflows anything", async () => {
    await open("?data=and&visit=12&drawer=margin&proof=angle", { width: 1440, height: 900 });
    const { ui, ...and } = await state(page);
    for (const [proof, width, data, theme] of [
      ["angle", 1440, "and", "dark"],
      ["distance", 390, "and", "light"],
      ["tighten", 360, "and", "light"],
      ["angle", 844, "xor", "projector"],
    ]) {
      await page.resize(Number(width), 800);
      await setState(page, { ...and, data: { kind: "preset", name: data }, ui: { ...ui, proof, theme } });
      await page.waitFor(() =>
        document.querySelector("perceptron-playground")?.shadowRoot?.querySelector(".pp-proof:not([data-stale])"),
      );
      await painted(page);
      expect(await violations(page), `${proof} of ${data}`).toEqual([]);
      expect(await overflowing(page), `${proof} of ${data}`).toEqual([]);
    }
    expect(await page.problems()).toEqual([]);
  });

  const several = "?data=overlap&n=40&seed=3&split=0.25&visit=90&learner=perceptron,averaged,voted,kernel";

  inChromium.each(
    looked<readonly [string, number, object]>(
      [
        ["side by side, on a phone", 390, {}],
        ["overlaid, with a difference, in the dark", 1440, { compare: "overlay", difference: [0, 2], theme: "dark" }],
      ],
      [
        ["side by side, wide", 1440, {}],
        ["with the view on order, on a projector", 1440, { drawer: "orders", theme: "projector" }],
      ],
    ),
  )("axe finds nothing with four learners %s", async (_, width, ui) => {
    await open(several, { width, height: 900 });
    const now = await state(page);
    await setState(page, { ...now, ui: { ...now.ui, ...ui } });
    await painted(page);
    expect(await violations(page)).toEqual([]);
    expect(await page.problems()).toEqual([]);
  });

  testOwn("nothing overflows with six learners, classes, and the view on order", async () => {
    const six = "perceptron,margin,averaged,voted,pocket,multiclass";
    await open(`?data=three-classes&learner=${six}&visit=40`, { width: 360, height: 800 });
    const now = await state(page);
    await setState(page, { ...now, ui: { ...now.ui, drawer: "orders" } });
    for (const width of [360, 768, 1024, 1440, 3840]) {
      await page.resize(width, width < 800 ? 800 : 1000);
      await painted(page);
      expect(await overflowing(page), `${width} wide`).toEqual([]);
      expect(await cutOff(page), `${width} wide`).toEqual([]);
    }
    expect(await page.problems()).toEqual([]);
  });

  test("nothing overflows at any width, nor at 200 % zoom", async () => {
    await open("?data=iris&visit=40", { width: 360, height: 800 });
    // 720 is a window of 1440 at 200 %.
    for (const width of [360, 390, 720, 768, 1024, 1440, 3840]) {
      await page.resize(width, width < 800 ? 800 : 1000);
      await painted(page);
      expect(await overflowing(page), `${width} wide`).toEqual([]);
      expect(await cutOff(page), `${width} wide`).toEqual([]);
    }
    await page.resize(360, 640);
    await pressButton(page, "Help");
    expect(await overflowing(page)).toEqual([]);
    await pressButton(page, "Close");
    await setState(page, {
      v: 1,
      data: { kind: "preset", name: "cs188" },
      ui: { precision: "full", theme: "projector" },
    });
    await pressButton(page, "To the end");
    await waitForStatus(page, "converged");
    expect(await overflowing(page)).toEqual([]);
    expect(await page.problems()).toEqual([]);
  });

  testOwn("the stage says in words what it shows", async () => {
    await open("?data=cs188&visit=0");
    // It is known that a line separates them; which, once somebody asks why.
    await pressButton(page, "Why?");
    await expect
      .poll(() => stageText(page))
      .toBe(
        "Examples: 3 positive, 2 negative. There is no boundary: the weights are 0 and the bias is −1, so every score is negative. " +
          "The examples are linearly separable. The stage shows the maximum-margin line, with a margin of 0.2236 on both sides. " +
          "No example has been visited yet. 3 examples are misclassified now.",
      );
    await pressButton(page, "Why?");
    await page.evaluate(() => document.querySelector("perceptron-playground")?.advance({ until: "converged" }));
    await painted(page);
    await expect
      .poll(() => stageText(page))
      .toMatch(
        /^Examples: 3 positive, 2 negative\. The boundary is 12 x1 \+ 2 x2 − 31 = 0\. The examples are linearly separable\. Visit 1\D?160: example 5, .* No example is misclassified now\.$/,
      );
    expect(await page.problems()).toEqual([]);
  });
});
