import { expect, test } from "vitest";
import { key, openPlayground, painted, siteForAll } from "./playground.js";
import { addressOf } from "./subject.js";
import type { Page } from "./support/browser.js";
import { describeOneBrowser, everyJourney, sampled } from "./support/browsers.js";

/** What is on every page that is printed: the stage, the run, the verdict, the sentence, the weights, the equation, the address. */
const printed = [
  ".pp-setup-part",
  ".pp-stage-canvas",
  ".pp-timeline-canvas",
  ".pp-transport-moment",
  ".pp-verdict-text",
  ".pp-story-sentence",
  "pp-weights table",
  ".pp-equation .pp-math",
  ".pp-address",
];

/** Buttons that are read: parts of the sentence on the setup, and names and numbers in tables. */
const read = ".pp-setup-button, .pp-comparison-name, .pp-weights-name, .pp-witness-example";

/** Lays it out as it is printed, after what it does before that. */
async function showPaper(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await page.paper.show();
  await painted(page);
}

/** Of these, what is not on the page in its whole width; and what is there to be pressed and says nothing. */
const onPaper = (page: Page, wanted: readonly string[]) =>
  page.evaluate(
    (selectors, words) => {
      const root = document.querySelector("perceptron-playground")?.shadowRoot;
      const inSight = (element: Element) => {
        const { left, right, width, height } = element.getBoundingClientRect();
        return element.checkVisibility() && width > 0 && height > 0 && left >= 0 && right <= innerWidth + 1;
      };
      const missing = selectors.filter((selector) => {
        const found = Array.from(root?.querySelectorAll(selector) ?? []).filter((one) => one.checkVisibility());
        return found.length === 0 || !found.every(inSight);
      });
      const controls = Array.from(root?.querySelectorAll("button, select, input, summary, [role=tab]") ?? []);
      const pressed = controls
        .filter((one) => !one.matches(words) && one.checkVisibility({ visibilityProperty: true }))
        .filter((one) => one.getBoundingClientRect().width > 1)
        .map((one) => one.getAttribute("aria-label") ?? one.textContent);
      return { missing, pressed };
    },
    wanted,
    read,
  );

describeOneBrowser("on paper", (getBrowser, engine) => {
  const server = siteForAll();
  let page: Page;

  const shown = [
    ["an update", "?visit=4", []],
    ["a run that ended in vain", "?data=xor&max-epochs=20&visit=80", ["pp-ending"]],
    ["two learners", "?data=overlap&seed=3&learner=perceptron,averaged&visit=480", []],
    ["four learners", "?data=overlap&seed=3&learner=perceptron,averaged,voted,pocket&visit=480", []],
    ["the 3-D picture", "?data=xor&features=x1,x2,x1*x2&lift=x1*x2&visit=48", [".pp-lift-canvas"]],
    ["the chart of mistakes", "?visit=40&drawer=charts", [".pp-panel canvas"]],
    ["the visiting sequence", "?visit=40&drawer=orders", [".pp-orders-strip"]],
    ["the proof", "?data=xor&max-epochs=20&visit=80&drawer=margin", [".pp-witness"]],
    ["the lecture hall", "?present=true&visit=4", []],
    ["pinned settings", "?pinned=true&visit=4", []],
  ] as const;
  test.runIf(engine === "chromium").each(sampled(shown))(
    "%s is one page with nothing to press",
    async (_, query, besides) => {
      page = await openPlayground(getBrowser(), server, query);
      // What is printed besides loads.
      await key(page, "Control");
      expect(await page.paper.pages()).toBe(1);
      expect(await page.problems()).toEqual([]);
      await showPaper(page);
      expect(await onPaper(page, [...printed, ...besides])).toEqual({ missing: [], pressed: [] });
    },
  );

  test.runIf(engine === "chromium" && everyJourney).each(["?visit=4", "?visit=40&drawer=charts"])(
    "from a phone it is the same page: %s",
    async (query) => {
      page = await openPlayground(getBrowser(), server, query, { width: 390, height: 844, touch: true });
      await key(page, "Control");
      expect(await page.paper.pages()).toBe(1);
      // As wide as the paper is.
      await page.resize(718, 1000);
      await showPaper(page);
      expect(await onPaper(page, printed)).toEqual({ missing: [], pressed: [] });
    },
  );

  test.runIf(engine === "chromium")("the page is light, and says where it is found", async () => {
    page = await openPlayground(getBrowser(), server, "?data=cs188&visit=4", { colorScheme: "dark" });
    await key(page, "Control");
    await showPaper(page);
    const looks = await page.evaluate(() => {
      const root = document.querySelector("perceptron-playground")?.shadowRoot;
      const [app, stage] = [root?.querySelector(".pp-app"), root?.querySelector("pp-stage")];
      if (!app || !stage) return null;
      const light = (color: string) =>
        (color.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0) / 765;
      return {
        ink: light(getComputedStyle(app).color),
        stage: light(getComputedStyle(stage).backgroundColor),
        address: root?.querySelector(".pp-address")?.textContent ?? "",
      };
    });
    expect(looks?.ink).toBeLessThan(0.3);
    expect(looks?.stage).toBeGreaterThan(0.9);
    expect(looks?.address).toContain(addressOf(server, "?data=cs188&visit=4"));
  });

  test.runIf(engine === "chromium" && everyJourney)(
    "a wrong address is its error, and no figure that nobody asked for",
    async () => {
      page = await openPlayground(getBrowser(), server, "?data=nosuch&visit=4");
      await page.text(".pp-notice");
      await key(page, "Control");
      await showPaper(page);
      const shown = await page.evaluate(() => {
        const root = document.querySelector("perceptron-playground")?.shadowRoot;
        const parts = Array.from(root?.querySelectorAll("[data-part], .pp-notice button, .pp-address") ?? []);
        return {
          said: root?.querySelector<HTMLElement>(".pp-notice")?.innerText,
          others: parts.filter((one) => one.checkVisibility()).length,
        };
      });
      expect(shown).toEqual({ said: expect.stringContaining("nosuch"), others: 0 });
      expect(await page.paper.pages()).toBe(1);
    },
  );

  test.runIf(engine === "chromium")("a worksheet is called what is written above it", async () => {
    page = await openPlayground(getBrowser(), server, "?worksheet=page&data=and");
    const title = await page.text(".pp-sheet h3");
    const named = (event: string) =>
      page.evaluate((name) => {
        dispatchEvent(new Event(name));
        return document.title;
      }, event);
    expect(await named("beforeprint")).toBe(`${title} · Perceptron Playground`);
    expect(await named("afterprint")).toBe("Perceptron Playground");
  });
});
