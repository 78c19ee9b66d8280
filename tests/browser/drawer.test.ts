import { expect, test } from "vitest";
import { drawerTabs, inSetting, openDrawer, panelOf } from "./arrangement.js";
import { focused, focusOn, key, openPlayground, press, pressButton, siteForAll, state } from "./playground.js";
import type { Page } from "./support/browser.js";
import { atNight, describeOneBrowser } from "./support/browsers.js";

describeOneBrowser("the companion", (getBrowser) => {
  const server = siteForAll();
  let page: Page;

  const open = async (query = "") => {
    page = await openPlayground(getBrowser(), server, query);
  };

  const openParts = async () => {
    const open = await Promise.all(drawerTabs.map((tab) => page.has(panelOf(tab))));
    return drawerTabs.filter((_, index) => open[index]);
  };

  test("is closed at first; a tab opens its part, another changes it, and it closes again", async () => {
    await open();
    await expect.poll(() => openParts()).toEqual([]);
    for (const tab of drawerTabs) {
      await openDrawer(page, tab);
      await expect.poll(() => openParts()).toEqual([tab]);
      await expect.poll(() => page.attribute({ role: "tab", name: tab }, "aria-selected")).toBe("true");
    }
    await press(page, "#pp-tab-why");
    await expect.poll(() => openParts()).toEqual([]);
    await openDrawer(page, "Mistakes");
    await press(page, { role: "tab", name: "Mistakes" });
    await expect.poll(() => openParts()).toEqual([]);
    await openDrawer(page, "Mistakes");
    await press(page, ".pp-arrange-buttons > :last-child");
    await expect.poll(() => openParts()).toEqual([]);
    await expect.poll(async () => (await state(page)).ui.drawer).toBe(null);
  });

  atNight("arrows, Home and End go along the tabs, and Enter opens", async () => {
    await open();
    const along = async (...presses: readonly string[]) => {
      const seen: string[] = [];
      for (const keys of presses) {
        await key(page, keys);
        seen.push(await focused(page));
      }
      return seen;
    };
    await focusOn(page, "#pp-tab-see");
    expect(await along("ArrowRight", "End", "ArrowRight", "ArrowLeft", "Home", "ArrowRight")).toEqual([
      "Why it works",
      "Try other ways",
      "See in other pictures",
      "Try other ways",
      "See in other pictures",
      "Why it works",
    ]);
    await key(page, "Enter");
    await expect.poll(() => openParts()).toEqual(["Margin"]);
    await expect.poll(() => focused(page)).toBe("Why it works");
    expect(await along("Tab", "ArrowRight", "ArrowRight", "End", "ArrowLeft")).toEqual([
      "Margin",
      "Mistakes",
      "Trace",
      "Story",
      "Algorithm",
    ]);
    await expect.poll(async () => (await state(page)).visit).toBe(0);
    await key(page, "Enter");
    await expect.poll(() => openParts()).toEqual(["Algorithm"]);
    await expect.poll(() => focused(page)).toBe("Algorithm");
  });

  atNight("on a phone the skip link of the story opens it where another tab is open", async () => {
    page = await openPlayground(getBrowser(), server, "?drawer=charts", { width: 390, height: 844 });
    const skip = async () => {
      await focusOn(page, ".pp-skip > :last-child");
      await key(page, "Enter");
    };
    await skip();
    await expect.poll(() => openParts()).toEqual([]);
    await expect.poll(() => focused(page)).toBe("Story");
    await press(page, { role: "tab", name: "Settings" });
    await skip();
    await expect.poll(() => focused(page)).toBe("Story");
    await expect.poll(() => page.has("pp-sentence")).toBe(true);
  });

  atNight("opens as the address says, and from a button among the settings", async () => {
    await open("?drawer=orders");
    await expect.poll(() => openParts()).toEqual(["Order"]);
    await pressButton(page, "Run");
    await expect.poll(() => page.text(panelOf("Order")), { timeout: 15_000 }).toMatch(/401 of 401|401 runs/);
    await inSetting(page, "Learner", () => page.click({ role: "button", name: /^See other cures/ }));
    await expect.poll(() => openParts()).toEqual(["Cures"]);
  });
});
