import { expect, test } from "vitest";
import { serveWithAxe, violations } from "./axe.js";
import { openPlayground, pressButton, siteForAll } from "./playground.js";
import type { Page } from "./support/browser.js";
import { atNight, describeOneBrowser } from "./support/browsers.js";

/** By how many pixels a page is wider than its window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describeOneBrowser("the pages for teachers", (getBrowser) => {
  const server = siteForAll(serveWithAxe);
  let page: Page;

  test("are where Help leads, and their snippets name this site", async () => {
    page = await openPlayground(getBrowser(), server, "", { fresh: true });
    await pressButton(page, "Help");
    await page.click({ role: "link", name: "For teachers" });
    await page.waitFor(() => document.title === "For teachers: Perceptron Playground");
    const snippets = await page.waitFor(() => {
      const codes = Array.from(document.querySelectorAll(".snippet code"), ({ textContent }) => textContent ?? "");
      const named = codes.every((code) => code.includes(location.origin));
      return named && document.readyState === "complete" ? codes : null;
    });
    expect(snippets).toHaveLength(30);
    expect(snippets[0]).toBe(
      `<iframe src="${server.url}/?data=and&amp;embed=true" title="A perceptron learns AND, visit by visit" width="100%" height="480"></iframe>`,
    );
    expect(await page.has({ role: "button", name: "Copy: A perceptron learns AND, visit by visit" })).toBe(true);
  });

  atNight.each(["teachers.html", "courses.html", "example.html"])(
    "%s fits a phone and a laptop, and axe finds nothing",
    async (name) => {
      for (const [width, colorScheme] of [
        [360, "light"],
        [1366, "dark"],
      ] as const) {
        page = await getBrowser().open(`${server.url}/${name}`, { width, height: 768, colorScheme, fresh: true });
        expect([name, width, await overflow(page)]).toEqual([name, width, 0]);
        expect(await violations(page)).toEqual([]);
        if (width < 1000) await page.close();
      }
    },
  );
});
