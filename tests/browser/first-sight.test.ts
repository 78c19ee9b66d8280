import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  csp,
  dist,
  filesOf,
  focused,
  focusOn,
  key,
  openBare,
  openPlayground,
  painted,
  press,
  pressButton,
  reload,
  siteForAll,
  snapshot,
} from "./playground.js";
import type { OpenOptions, Page } from "./support/browser.js";
import { atNight, describeOneBrowser, sampled } from "./support/browsers.js";
import { serve } from "./support/server.js";

const millions = "data=overlap&n=10000&features=x1,x2,x1*x2,x1^2,x2^2&max-epochs=2000000&speed=max";

/** So many stops of the keyboard a newcomer meets at most, before anything is opened: what scrolls is none where it fits. */
const mostStops = 29;

/** And so many controls are in sight at most: whatever is pressed, or comes into focus. */
const mostControls = 32;

/** What must keep its place while a run plays. */
const settled = [
  ".pp-part",
  ".pp-drawer",
  ".pp-setup-button",
  ".pp-tab",
  "pp-tools button",
  ".pp-stage-surface",
  "pp-transport button",
  ".pp-timeline",
  "pp-weights tr",
] as const;

/** In the page: what has the focus, through every shadow root, and whether it has had it before. */
const nextStop = (page: Page) =>
  page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    if (!active || active === document.body || active === document.documentElement) return null;
    const seen = window as Window & { __stops?: Set<Element> };
    seen.__stops ??= new Set();
    if (seen.__stops.has(active)) return null;
    seen.__stops.add(active);
    const label = active instanceof HTMLInputElement || active instanceof HTMLSelectElement ? active.labels?.[0] : null;
    const name =
      active.getAttribute("aria-label") ??
      ((label ?? active).textContent?.trim() || active.getAttribute("title") || "");
    return `${active.localName} ${name.replace(/\s+/g, " ").trim()}`;
  });

/** Every stop from the top of the page until the focus leaves it. */
async function stops(page: Page): Promise<string[]> {
  const found: string[] = [];
  while (found.length < 4 * mostStops) {
    await page.keyboard.press("Tab");
    const stop = await nextStop(page);
    if (stop === null) break;
    found.push(stop);
  }
  return found;
}

/** In the page: every control that is seen in the window, the buttons of a bar and of a list of tabs each for itself. */
const controlsInSight = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.querySelector("perceptron-playground")?.shadowRoot;
    const wanted = "a[href], button, input, select, textarea, summary, [role=button], [role=slider], [tabindex='0']";
    const found = Array.from(root?.querySelectorAll<HTMLElement>(wanted) ?? []);
    const seen = found
      .map((one) => one.closest("label") ?? one)
      .filter((one) => {
        const { width, height, right, bottom, left, top } = one.getBoundingClientRect();
        const inWindow = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
        // The links that skip parts show themselves only with the focus.
        const shown = one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        return inWindow && shown && width > 5 && height > 5 && !one.closest(".pp-skip");
      });
    return seen.map((one) => one.getAttribute("aria-label") ?? one.innerText.trim() ?? one.localName);
  });

const allSides = ["left", "top", "right", "bottom"] as const;

/** Below the stage of a phone the story is as long as it is, with nothing after it. */
const downToTheStory = ["left", "top", "right"] as const;

/** What has moved, or changed its size, by more than a pixel within so many milliseconds: each with how far. */
const movesWithin = (page: Page, time: number, sides: readonly (typeof allSides)[number][]) =>
  page.evaluate(
    async (selectors, ms, compared) => {
      const root = document.querySelector("perceptron-playground")?.shadowRoot;
      const places = selectors.flatMap((selector) =>
        Array.from(root?.querySelectorAll(selector) ?? [], (element, index) => ({
          name: `${selector} ${index}`,
          element,
          first: element.getBoundingClientRect(),
        })),
      );
      const moved = new Map<string, number>();
      const end = performance.now() + ms;
      while (performance.now() < end) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        for (const { name, element, first } of places) {
          const now = element.getBoundingClientRect();
          const far = Math.max(...compared.map((side) => Math.abs(now[side] - first[side])));
          if (far > 1) moved.set(name, Math.max(far, moved.get(name) ?? 0));
        }
      }
      return { places: places.length, moved: Array.from(moved, ([name, far]) => `${name}: ${far.toFixed(1)} px`) };
    },
    settled,
    time,
    sides,
  );

describeOneBrowser("at first sight", (getBrowser, engine) => {
  const server = siteForAll();
  let page: Page;

  const open = async (query = "", size: Partial<OpenOptions> = {}) => {
    page = await (query === ""
      ? openBare(getBrowser(), server, size)
      : openPlayground(getBrowser(), server, query, size));
  };

  test("the first stops of the keyboard skip to the stage, the transport and the story", async () => {
    await open();
    const targets = [
      ["Skip to the stage", /^Stage/],
      ["Skip to playback", /^play$/i],
      ["Skip to the story", /^Story$/],
    ] as const;
    for (const [name] of targets) {
      await key(page, "Tab");
      await expect.poll(() => focused(page)).toBe(name);
      // It shows itself; WebKitGTK's window is none that is in use, so that there nothing matches :focus.
      if (engine !== "webkit") expect((await page.box({ role: "button", name })).width).toBeGreaterThan(60);
    }
    for (const [index, [, target]] of targets.entries()) {
      await page.close();
      await open();
      for (let press = 0; press <= index; press++) await key(page, "Tab");
      await key(page, "Enter");
      await expect.poll(() => focused(page)).toMatch(target);
    }
  });

  test(`a newcomer meets at most ${mostStops} stops of the keyboard`, async () => {
    await open();
    const found = await stops(page);
    expect(found.length, found.join("\n")).toBeGreaterThan(10);
    expect(found.length, found.join("\n")).toBeLessThanOrEqual(mostStops);
  });

  test.each(
    sampled(
      [
        ["", "at first"],
        ["?visit=56", "at a visit"],
      ],
      1,
    ),
  )(`at most ${mostControls} controls are in sight %s, %s`, async (query) => {
    await open(query, { width: 1440, height: 900 });
    await page.mouse.move(700, 20);
    await painted(page);
    const found = await controlsInSight(page);
    expect(found.length, found.join("\n")).toBeGreaterThan(20);
    expect(found.length, found.join("\n")).toBeLessThanOrEqual(mostControls);
  });

  atNight("zoom is there with the pointer over the stage, and for the keyboard", async () => {
    await open("", { width: 1440, height: 900 });
    const seen = () =>
      page.evaluate(() => {
        const row = document.querySelector("perceptron-playground")?.shadowRoot?.querySelector(".pp-tools-zoom");
        return row ? Number(getComputedStyle(row).opacity) : null;
      });
    await page.mouse.move(700, 20);
    await expect.poll(seen).toBe(0);
    await page.mouse.move(500, 400);
    await expect.poll(seen).toBe(1);
    await page.mouse.move(700, 20);
    await focusOn(page, ".pp-tools-more");
    while ((await focused(page)) !== "Zoom in") await key(page, "ArrowRight");
    await expect.poll(seen).toBe(1);
  });

  atNight("the row of views stays where it is when a view opens and closes", async () => {
    await open("", { width: 1366, height: 768 });
    const places = () =>
      page.evaluate(() => {
        const root = document.querySelector("perceptron-playground")?.shadowRoot;
        return Array.from(root?.querySelectorAll(".pp-tab-group") ?? [], (one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return [x, y, width, height].map(Math.round).join(" ");
        });
      });
    const before = await places();
    expect(before).toHaveLength(3);
    for (const group of ["see", "why", "try", "try"]) {
      await press(page, `#pp-tab-${group}`);
      await painted(page);
      expect(await places(), group).toEqual(before);
    }
    expect(await page.has(".pp-panel")).toBe(false);
  });

  test("the bare address opens alive, at the moment that is drawn in the page, and stays bare until something is done", async () => {
    await open();
    const { visit, trainingMistakes } = (await snapshot(page)) ?? {};
    expect(visit).toBeGreaterThan(0);
    expect(trainingMistakes).toBeGreaterThanOrEqual(3);
    expect(trainingMistakes).toBeLessThanOrEqual(4);
    const search = () => page.evaluate(() => location.search);
    expect(await page.text(".pp-transport-status")).toMatch(/[34] of 40 wrong now/);
    expect(await search()).toBe("");
    await pressButton(page, "One visit");
    expect((await snapshot(page))?.visit).toBe((visit ?? 0) + 1);
    await expect.poll(search).toBe(`?visit=${(visit ?? 0) + 1}`);
    // The first visit has to be said where an address that says nothing opens another.
    await page.evaluate(() => document.querySelector("perceptron-playground")?.reset());
    await painted(page);
    await expect.poll(search).toBe("?visit=0");
    await reload(page);
    expect((await snapshot(page))?.visit).toBe(0);
  });

  test("what it is stands there until its scripts do", async () => {
    const slow = await mkdtemp(join(tmpdir(), "no-scripts-"));
    for (const file of filesOf("site").filter((name) => /\.(?:html|css)$/.test(name)))
      await cp(`${dist}site${file}`, join(slow, file));
    const without = await serve(slow, { csp });
    const said = () => {
      const text = document.querySelector<HTMLElement>(".first-picture");
      return { text: text?.textContent?.replace(/\s+/g, " ").trim(), height: text?.offsetHeight ?? 0 };
    };
    page = await getBrowser().open(without.url, { width: 390, height: 844, fresh: true });
    const waiting = await page.evaluate(said);
    expect(waiting.text).toMatch(/^Perceptron Playground Draw points/);
    expect(waiting.height).toBeGreaterThan(20);
    await page.close();
    await Promise.all([without.close(), rm(slow, { recursive: true })]);

    await open();
    expect((await page.evaluate(said)).height).toBe(0);
  });

  atNight.each([1024, 1280, 1366, 1440])("the counts stand clear of the button beside them, at %i", async (width) => {
    await open("?visit=99", { width, height: 768 });
    const overlaps = await page.evaluate(() => {
      const root = document.querySelector("perceptron-playground")?.shadowRoot;
      const rects = (selector: string) =>
        Array.from(root?.querySelectorAll(selector) ?? [], (one) => one.getBoundingClientRect());
      const [seed] = rects(".pp-transport-seed");
      const counts = rects(".pp-transport-moment > span, .pp-transport-state");
      return {
        counts: counts.length,
        over: counts.filter(
          (one) =>
            seed && one.right > seed.left && one.left < seed.right && one.bottom > seed.top && one.top < seed.bottom,
        ).length,
      };
    });
    expect(overlaps).toEqual({ counts: 5, over: 0 });
  });

  const played = [
    // From the moment at which the page opens the run ends in two seconds, and what to try next comes below its sentence.
    ["two blobs", 1000, "", {}],
    ["XOR on a phone", 4000, "?data=xor", { width: 390, height: 844 }],
    ["XOR", 3000, "?data=xor", {}],
    // Millions are there in a second, and on a fast machine the journal is full soon after: its end is said first.
    ["a run of millions of visits", 1000, `?${millions}`, {}],
    ["XOR in the lecture hall", 4000, "?data=xor&present=true", { width: 1280, height: 720 }],
    ["a long run on a phone", 1000, `?${millions}`, { width: 360, height: 640 }],
  ] as const;
  test.each(sampled(played, 4))("nothing moves while %s is played", async (_, milliseconds, query, size) => {
    await open(query, size);
    const sides = "width" in size && size.width < 400 ? downToTheStory : allSides;
    await pressButton(page, "Play");
    await page.mouse.move(0, 0);
    const { places, moved } = await movesWithin(page, milliseconds, sides);
    await expect.poll(async () => (await snapshot(page))?.visit).toBeGreaterThan(2);
    expect(places).toBeGreaterThan(30);
    expect(moved).toEqual([]);
  });
});
