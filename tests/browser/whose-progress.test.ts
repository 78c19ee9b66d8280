import { expect } from "vitest";
import { openPlayground, press, pressButton, reload, siteForAll } from "./playground.js";
import type { Page } from "./support/browser.js";
import { atNight, describeOneBrowser } from "./support/browsers.js";

const open = '.pp-task[data-state="open"]';

describeOneBrowser("whose progress it is", (getBrowser) => {
  const server = siteForAll();
  let page: Page;

  const answer = async () => {
    await page.fill(`${open} .pp-answer-number`, "0");
    await press(page, `${open} .pp-answer > button`);
    await expect.poll(() => page.has(open)).toBe(false);
  };
  const standing = async () => {
    await press(page, '[data-opens="lessons"]');
    return page.text(".pp-course-standing");
  };
  const stored = () =>
    page.evaluate(async () => ({
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
      databases: (await indexedDB.databases()).map(({ name }) => name),
    }));

  atNight("is said in Lessons, and can be cleared there", async () => {
    page = await openPlayground(getBrowser(), server, "?lesson=4.1");
    await answer();
    expect(await standing()).toContain("whoever uses this browser");
    await pressButton(page, "Clear my progress");
    await expect.poll(() => page.has(".pp-course-standing")).toBe(false);
    expect((await stored()).local).not.toContain("perceptron-playground.progress");
  });

  atNight("is nobody's with keep=none: nothing of before is shown, and nothing is stored", async () => {
    page = await openPlayground(getBrowser(), server, "?lesson=4.1");
    await answer();
    const before = await stored();
    await page.evaluate(() => {
      localStorage.setItem("before", JSON.stringify(Object.entries(localStorage)));
      location.search = "?lesson=4.1&keep=none";
    });
    await page.waitFor(() => location.search.includes("keep=none") && document.readyState === "complete");
    await reload(page);
    expect(await page.has(open)).toBe(true);
    expect(await page.evaluate(() => document.querySelector("perceptron-playground")?.progress?.tasks)).toEqual([]);
    await answer();
    expect(await standing()).toContain("This browser keeps no results");
    const { local, ...others } = await stored();
    expect({ local: local.filter((name) => name !== "before"), ...others }).toEqual(before);
    expect(
      await page.evaluate(() =>
        (JSON.parse(localStorage.getItem("before") ?? "[]") as [string, string][]).filter(
          ([name, text]) => localStorage.getItem(name) !== text,
        ),
      ),
    ).toEqual([]);
    await reload(page);
    expect(await page.has(open)).toBe(true);
  });
});
