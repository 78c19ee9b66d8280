import { afterAll, beforeAll, expect, test } from "vitest";
import { dist, press, state } from "../playground.js";
import type { Page } from "../support/browser.js";
import { atNight, describeOneBrowser } from "../support/browsers.js";
import { type Server, serve } from "../support/server.js";

const course = { title: "Week 3", steps: [{ title: "XOR", text: "Look.", link: "data=xor" }] };

describeOneBrowser("a course of another site", (getBrowser) => {
  let site: Server;
  let other: Server;
  let page: Page;

  beforeAll(async () => {
    // Without a policy, which would keep every request from being made.
    site = await serve(`${dist}site`);
    other = await serve(`${dist}site`, { pages: { "/course.json": JSON.stringify(course) } });
  });
  afterAll(() => Promise.all([site.close(), other.close()]));

  const open = async () => {
    page = await getBrowser().open(`${site.url}/?course=${encodeURIComponent(`${other.url}/course.json`)}`, {
      width: 1280,
      height: 800,
      fresh: true,
    });
    await expect.poll(() => page.text(".pp-lesson")).toContain(other.url);
  };

  test("is requested once the reader has agreed, not before", async () => {
    await open();
    expect(other.requests).toEqual([]);
    await press(page, { role: "button", name: "Open the course" });
    await expect.poll(() => other.requests).toEqual(["/course.json"]);
    // That site does not allow it to others: so says the page.
    expect(await page.text({ role: "alert" })).toContain("could not be read");
    // The browser complains, too.
    await page.close();
  });

  atNight("is not requested where the reader leaves it", async () => {
    const before = other.requests.length;
    await open();
    await press(page, { role: "button", name: "Don’t open it" });
    await expect.poll(() => page.has("pp-lesson")).toBe(false);
    expect(await state(page)).toMatchObject({ ui: { course: null, lesson: null } });
    expect(other.requests).toHaveLength(before);
  });
});
