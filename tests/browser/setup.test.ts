import { expect, test } from "vitest";
import { openSetting, popoverOf, settingButton, settingTitles } from "./arrangement.js";
import {
  clickPlot,
  drawnPoints,
  focused,
  focusOn,
  key,
  openPlayground,
  press,
  pressButton,
  siteForAll,
  state,
} from "./playground.js";
import type { Page } from "./support/browser.js";
import { atNight, describeOneBrowser } from "./support/browsers.js";

describeOneBrowser("the setup in a sentence", (getBrowser) => {
  const server = siteForAll();
  let page: Page;

  const open = async (query = "") => {
    page = await openPlayground(getBrowser(), server, query);
  };

  /** Which settings stand open, by their titles. */
  const openSettings = async () => {
    const open = await Promise.all(settingTitles.map((title) => page.has(popoverOf(title))));
    return settingTitles.filter((_, index) => open[index]);
  };

  /** The sections of the bench that can be seen, whole, without scrolling. */
  const inView = (name: string) =>
    page.evaluate((section) => {
      const root = document.querySelector("perceptron-playground")?.shadowRoot;
      const column = root?.querySelector('[data-part="bench"]')?.getBoundingClientRect();
      const heading = root?.querySelector(`details[data-section="${section}"] > summary`)?.getBoundingClientRect();
      if (!column || !heading) return false;
      return heading.top >= column.top - 1 && heading.bottom <= column.bottom + 1;
    }, name);

  test("says what is set, and each part opens its settings beneath it", async () => {
    await open();
    await expect
      .poll(() => page.text(".pp-setup-sentence"))
      .toMatch(
        /^Data: Two blobs learned by Learner: Perceptron from Features: x₁, x₂ visited Order: as drawn Learners: Add a learner$/,
      );
    for (const title of settingTitles) {
      await openSetting(page, title);
      await expect.poll(() => openSettings()).toEqual([title]);
      await expect.poll(() => page.attribute(settingButton(title), "aria-expanded")).toBe("true");
      const button = await page.box(settingButton(title));
      const popover = await page.box(popoverOf(title));
      expect(popover.y).toBeGreaterThanOrEqual(button.y + button.height);
      expect(popover.x + popover.width).toBeLessThanOrEqual(1440);
      expect(popover.y + popover.height).toBeLessThanOrEqual(900);
    }
  });

  atNight("Escape closes what is open, and the focus goes back to where it came from", async () => {
    await open();
    for (const title of settingTitles) {
      await focusOn(page, settingButton(title));
      await key(page, "Enter");
      await expect.poll(() => openSettings()).toEqual([title]);
      await key(page, "Tab");
      await key(page, "Escape");
      await expect.poll(() => openSettings()).toEqual([]);
      await expect.poll(() => focused(page)).toMatch(new RegExp(`^${title}:`));
    }
    await openSetting(page, "Data");
    await press(page, ".pp-popover-head > :last-child");
    await expect.poll(() => openSettings()).toEqual([]);
    await expect.poll(() => focused(page)).toMatch(/^Data:/);
  });

  atNight("a press outside closes it and does what it does; leaving it with Tab closes it too", async () => {
    await open("?data=cs188");
    await openSetting(page, "Data");
    await clickPlot(page, [[0.8, 0.2]]);
    await expect.poll(() => openSettings()).toEqual([]);
    await expect.poll(async () => (await drawnPoints(page)).length).toBe(6);

    await openSetting(page, "Order");
    await focusOn(page, ".pp-popover button:last-of-type");
    for (let press = 0; press < 12 && (await openSettings()).length > 0; press++) await key(page, "Tab");
    await expect.poll(() => openSettings()).toEqual([]);
    expect(await focused(page)).not.toMatch(/^Order:/);
  });

  atNight("what is pinned stands once, as a column, and the sentence leads to it", async () => {
    await open();
    await openSetting(page, "Data");
    await pressButton(page, "Pin");
    await expect.poll(async () => (await state(page)).ui.pinned).toBe(true);
    await expect.poll(() => openSettings()).toEqual([]);
    await page.box('details[data-section="data"] .pp-presets');

    // Further down the column than it is high: each comes into view.
    await page.resize(1440, 640);
    for (const [title, name] of [
      ["Order", "order"],
      ["Learners", "compare"],
      ["Data", "data"],
    ] as const) {
      await press(page, settingButton(title));
      await expect.poll(() => openSettings()).toEqual([]);
      await expect.poll(() => inView(name), { message: title }).toBe(true);
    }
    const columns = await page.evaluate(
      () => document.querySelector("perceptron-playground")?.shadowRoot?.querySelectorAll("pp-bench").length,
    );
    expect(columns).toBe(1);

    await pressButton(page, "Unpin");
    await expect.poll(async () => (await state(page)).ui.pinned).toBe(false);
    await expect.poll(() => page.has("pp-bench")).toBe(false);
    await openSetting(page, "Features");
    await expect.poll(() => openSettings()).toEqual(["Features"]);
  });

  atNight("the sentence is one stop of the keyboard, and arrows go along it", async () => {
    await open();
    await focusOn(page, ".pp-setup-button");
    await expect.poll(() => focused(page)).toMatch(/^Data:/);
    await key(page, "ArrowRight");
    await expect.poll(() => focused(page)).toMatch(/^Learner:/);
    await key(page, "End");
    await expect.poll(() => focused(page)).toMatch(/^Learners:/);
    await key(page, "Tab");
    await expect.poll(() => focused(page)).toBe("Draw +");
    await key(page, "Shift+Tab");
    await expect.poll(() => focused(page)).toMatch(/^Learners:/);
  });
});
