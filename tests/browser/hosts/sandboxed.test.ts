import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { painted, press, pressButton, ready, state } from "../playground.js";
import type { Page } from "../support/browser.js";
import { atNight, describeOneBrowser } from "../support/browsers.js";
import type { Server } from "../support/server.js";
import { hostPage, openHost, serveHosts, strictPolicy } from "./host-page.js";

/** A frame that may run scripts and nothing else: no forms, no downloads, no storage, no origin. */
const frame = (query: string) =>
  `<iframe title="sandboxed" sandbox="allow-scripts" src="/site/index.html${query}" width="1240" height="760"></iframe>`;

const queries = { plain: "?data=xor", lesson: "?lesson=4.1", practice: "?quiz=weights.1" };

describeOneBrowser("in a frame that may only run scripts", (getBrowser, engine) => {
  let server: Server;
  /** The page around, and the one in the frame. */
  let host: Page;
  let page: Page;

  beforeAll(async () => {
    const pages = Object.entries(queries).map(([name, query]) => [`/${name}.html`, hostPage(frame(query))]);
    server = await serveHosts(Object.fromEntries(pages), { csp: strictPolicy(engine) });
  });
  afterAll(() => server.close());
  afterEach(() => host.close());

  const open = async (name: keyof typeof queries) => {
    host = await openHost(getBrowser(), server, `/${name}.html`, { height: 820 });
    page = await host.frame("sandboxed");
    await ready(page);
    expect(await page.evaluate(() => [self.origin, window === window.top])).toEqual(["null", false]);
  };

  /** Types into a field as a user does: a frame is given keys once something in it is pressed. */
  const write = async (selector: string, text: string) => {
    await page.click(selector);
    await page.keyboard.type(text);
  };

  const said = (right: boolean) => page.text(`.pp-task-said [data-right="${right}"]`, { timeout: 15_000 });

  test("a lesson's questions are answered, by Enter and by the button, and it goes on", async () => {
    await open("lesson");
    await write(".pp-answer-number", "2");
    await page.keyboard.press("Enter");
    expect(await said(false)).toContain("nothing changes it");
    await page.fill(".pp-answer-number", "0");
    await press(page, { role: "button", name: "Check" });
    expect(await said(true)).toContain("None. At every visit");
    await press(page, ".pp-lesson-next");
    await expect.poll(() => page.text(".pp-guide-heading")).toBe("Converged");
    await press(page, '.pp-answer-choice input[value="2"]');
    await press(page, { role: "button", name: "Check" });
    await page.text(".pp-task-said [data-right]");
    expect(await host.problems()).toEqual([]);
  });

  atNight("what cannot be saved is there to copy, and nothing says that it was saved", async () => {
    await open("plain");
    await pressButton(page, "Share");
    await pressButton(page, "File");
    await pressButton(page, "Save as a file");
    const written = await page.text({ role: "textbox", name: /perceptron-xor-visit-0\.json/ });
    expect(JSON.parse(written)).toMatchObject({ data: { name: "xor" } });
    await pressButton(page, "Examples");
    await pressButton(page, "Save the examples as CSV");
    expect(await page.text({ role: "textbox", name: "the examples" })).toContain("x1,x2,label");
    await pressButton(page, "Picture or animation");
    await pressButton(page, "Save the picture as PNG");
    expect((await page.box({ role: "img", name: "the picture" })).width).toBeGreaterThan(20);
    const words = await page.evaluate(
      () => document.querySelector("perceptron-playground")?.shadowRoot?.querySelector("pp-share")?.textContent,
    );
    expect(words).not.toContain("Saved");
    expect(words).toContain("may block downloads");
    await painted(page);
    expect(await state(page)).toMatchObject({ data: { name: "xor" } });
  });
});
