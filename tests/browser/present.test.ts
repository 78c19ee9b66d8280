import { expect, test } from "vitest";
import {
  clickPlot,
  drawnPoints,
  focused,
  key,
  openPlayground,
  pressButton,
  setState,
  siteForAll,
  state,
  tool,
} from "./playground.js";
import type { Page } from "./support/browser.js";
import { atNight, describeOneBrowser } from "./support/browsers.js";

describeOneBrowser("in the lecture hall", (getBrowser) => {
  const server = siteForAll();
  let page: Page;

  test("a press on the stage adds an example only with a tool that was chosen", async () => {
    page = await openPlayground(getBrowser(), server, "?present=true&data=cs188", { width: 1280, height: 720 });
    const { data } = await state(page);
    await clickPlot(page, [[0.3, 0.8]]);
    await expect.poll(async () => (await state(page)).data).toEqual(data);
    await pressButton(page, "Present");
    await expect.poll(async () => (await state(page)).ui.present).toBe(false);
    await tool(page, "Draw −");
    await pressButton(page, "Present");
    await clickPlot(page, [[0.3, 0.8]]);
    await expect.poll(async () => (await drawnPoints(page)).at(-1)?.[2]).toBe(-1);
  });

  atNight(
    "preferences and what is shared open over the hall, and give the focus back to what opened them",
    async () => {
      page = await openPlayground(getBrowser(), server, "?present=true&visit=4", { width: 1280, height: 720 });
      await pressButton(page, "Preferences");
      await expect.poll(() => page.has(".pp-preferences")).toBe(true);
      for (const name of ["Text size", "Motion", "Theme"]) {
        const { x, y, width, height } = await page.box({ role: "combobox", name });
        expect([x >= 0, y >= 0, x + width <= 1280, y + height <= 720], name).toEqual([true, true, true, true]);
      }
      await page.select({ role: "combobox", name: "Motion" }, "reduced");
      await expect.poll(async () => (await state(page)).ui.motion).toBe("reduced");
      await key(page, "Escape");
      await expect.poll(() => page.has(".pp-preferences")).toBe(false);
      expect(await focused(page)).toBe("Menu");
      expect((await state(page)).ui.present).toBe(true);
      await page.evaluate(() => localStorage.clear());

      await pressButton(page, "More");
      await pressButton(page, "Share");
      await expect.poll(() => page.has(".pp-share")).toBe(true);
      await key(page, "Escape");
      await expect.poll(() => page.has(".pp-share")).toBe(false);
      expect(await focused(page)).toBe("More");
    },
  );

  atNight("a name that the bar cuts is said in full at the pointer, and no other", async () => {
    page = await openPlayground(getBrowser(), server, "?present=true&data=iris-species&learner=multiclass&visit=4", {
      width: 1040,
      height: 720,
    });
    const names = () =>
      page.evaluate(() => {
        const root = document.querySelector("perceptron-playground")?.shadowRoot;
        return ["data", "learner"].map((section) => {
          const name = root?.querySelector(`[data-section="${section}"] > .pp-setup-words`);
          const cut = name ? name.scrollWidth > name.clientWidth : false;
          return { text: name?.textContent?.trim(), cut, title: name?.getAttribute("title") ?? null };
        });
      });
    const pointAt = async (section: string): Promise<void> => {
      const { x, y, width, height } = await page.box(`[data-section="${section}"]`);
      await page.mouse.move(x + width / 2, y + height / 2);
    };
    await pointAt("data");
    await pointAt("learner");
    const found = await names();
    expect(found.some(({ cut }) => cut)).toBe(true);
    for (const { text, cut, title } of found) expect(title).toBe(cut ? text : null);
    await setState(page, { v: 1, data: { kind: "preset", name: "xor" }, ui: { present: true } });
    await pointAt("learner");
    await pointAt("data");
    expect(await names()).toEqual([
      { text: "XOR", cut: false, title: null },
      { text: "Perceptron", cut: false, title: null },
    ]);
  });

  atNight("nothing moves with the last visit: what has ended has its room", async () => {
    page = await openPlayground(getBrowser(), server, "?present=true&visit=120", { width: 1280, height: 720 });
    const places = async () =>
      Promise.all(
        ["pp-stage", "pp-transport", "pp-equation"].map(async (part) => {
          const { x, y, width, height } = await page.box(part);
          return [x, y, width, height].map(Math.round);
        }),
      );
    await page.waitFor(() =>
      document.querySelector("perceptron-playground")?.shadowRoot?.querySelector(".pp-math-flow")?.checkVisibility(),
    );
    const before = await places();
    await key(page, "End");
    await page.waitFor(() =>
      document.querySelector("perceptron-playground")?.shadowRoot?.querySelector(".pp-story-cures")?.checkVisibility(),
    );
    expect(await places()).toEqual(before);
  });

  test("a press goes there, and Escape comes back", async () => {
    page = await openPlayground(getBrowser(), server);
    await pressButton(page, "Present");
    await expect.poll(async () => (await state(page)).ui.present).toBe(true);
    await key(page, "Escape");
    await expect.poll(async () => (await state(page)).ui.present).toBe(false);
  });
});
