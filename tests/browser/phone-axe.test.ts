import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { serveWithAxe, violations } from "./axe.js";
import { openPlayground, painted, press } from "./playground.js";
import type { Page } from "./support/browser.js";
import { describeOneBrowser, everyJourney } from "./support/browsers.js";
import type { Server } from "./support/server.js";

const sizes = [
  [390, 844],
  [360, 640],
  [844, 390],
] as const;

/** What is asked for, and what is pressed then: what accessibility.test.ts does not open on a narrow page. */
const always = [
  ["tools", "visit=9", [{ role: "button", name: "More tools" }]],
  ["a lesson", "lesson=1.1", []],
  ["a question", "quiz=boundary.7", []],
  ["help", "visit=9", [{ role: "button", name: "Help" }]],
  ["lessons", "visit=9", [{ role: "button", name: "Lessons" }]],
] as const;

/** And what it does. */
const besides = [
  ["free play", "visit=0", []],
  ["a run", "visit=9", []],
  ["weights", "visit=9", [{ role: "tab", name: "Weights" }]],
  ["settings", "visit=9", [{ role: "tab", name: "Settings" }]],
  [
    "a sheet of settings",
    "visit=9",
    [
      { role: "tab", name: "Settings" },
      { role: "button", name: /Perceptron/ },
    ],
  ],
  ["3-D", "data=xor&visit=9", [{ role: "tab", name: "3-D" }]],
  ["weight space", "visit=9&drawer=weight-space", []],
  ["the trace", "visit=9&drawer=trace", []],
  ["mistakes", "visit=9&drawer=charts", []],
] as const;

const states = everyJourney ? [...always, ...besides] : always;

const themes = ["light", "dark"] as const;

describeOneBrowser("axe on a phone", (getBrowser, engine) => {
  let server: Server;
  let page: Page;

  beforeAll(async () => {
    server = await serveWithAxe();
  });
  afterEach(() => page?.close());
  afterAll(() => server.close());

  const looked = sizes.flatMap((size) => themes.map((theme) => ({ size, theme })));
  const sampled = looked.filter((_, k) => everyJourney || k === 3);

  test.each(sampled)("finds nothing at $size in $theme", { timeout: 120_000 }, async ({ size, theme }) => {
    const [width, height] = size;
    const found: string[] = [];
    for (const [name, query, presses] of states) {
      const touch = engine !== "webkit";
      page = await openPlayground(getBrowser(), server, `?${query}&theme=${theme}`, { width, height, touch });
      for (const one of presses) await press(page, one);
      await painted(page);
      found.push(...(await violations(page)).map((line) => `${name}: ${line}`));
      await page.close();
    }
    page = await openPlayground(getBrowser(), server, "", { width, height });
    expect(found).toEqual([]);
  });
});
