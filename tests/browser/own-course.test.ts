import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { paths } from "../../web/tooling/paths.mjs";
import { serveWithAxe, violations } from "./axe.js";
import { openPlayground, press, pressButton, serveSite, state } from "./playground.js";
import { served } from "./subject.js";
import type { Page } from "./support/browser.js";
import { describeOneBrowser, everyJourney } from "./support/browsers.js";
import type { Server } from "./support/server.js";

/** The example of the documentation, and the table beside it. */
const documented = readFileSync(join(paths.site, "courses.md"), "utf8");
const block = (language: string): string =>
  new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\`$`, "m").exec(documented)?.[1] ?? "";

const heading = (page: Page): Promise<string> => page.text(".pp-guide-heading");

describeOneBrowser("a teacher's own course", (getBrowser, engine) => {
  let server: Server;
  let page: Page;

  beforeAll(async () => {
    server = await (served
      ? serveWithAxe({
          "/eggs.yaml": block("yaml"),
          "/wrong.yaml": block("yaml").replace("truth: 2", "truth: 3"),
          "/eggs.csv": block("csv"),
        })
      : serveSite());
  });
  afterAll(() => server.close());

  test.runIf(served)("with all that a course may have is gone through, under the site's policy", async () => {
    page = await openPlayground(getBrowser(), server, "?course=eggs.yaml&scaling=min-max");
    await expect.poll(() => heading(page)).toBe("A table of eggs");
    // What the step says itself holds, and not what is beside the address of the course; but this step is where that leads.
    await expect.poll(async () => (await state(page)).data).toMatchObject({ kind: "table" });
    await press(page, ".pp-lesson-steps li:nth-child(3) > button");
    await expect
      .poll(() => state(page))
      .toMatchObject({ scaling: "min-max", data: { columns: ["length", "width", "bird"] } });
    await press(page, ".pp-lesson-steps li:nth-child(1) > button");
    await expect.poll(() => heading(page)).toBe("A table of eggs");
    await expect.poll(() => state(page)).toMatchObject({ scaling: "standardize" });
    const seen = await page.evaluate(() => {
      const text = document.querySelector("perceptron-playground")?.shadowRoot?.querySelector(".pp-lesson-text");
      const image = text?.querySelector("img");
      return {
        formulas: text?.querySelectorAll("math").length,
        rows: text?.querySelectorAll("tr").length,
        image: image?.complete && image.naturalWidth,
        links: Array.from(text?.querySelectorAll("a") ?? [], ({ pathname }) => pathname),
      };
    });
    expect(seen).toEqual({ formulas: 2, rows: 3, image: 24, links: ["/eggs.csv", "/wiki/Egg", "/"] });
    await press(page, ".pp-lesson-text .pp-term");
    await expect.poll(() => page.text("#pp-card-says")).toBe("A clutch is all the eggs that a bird lays at once.");
    await page.keyboard.press("Escape");
    await press(page, '.pp-transport-button[aria-keyshortcuts="End"]');
    await expect.poll(() => page.text('.pp-task:nth-of-type(1) [data-right="true"]')).not.toBe("");
    await press(page, { role: "radio", name: "weight" });
    await press(page, { role: "button", name: "Check" });
    await expect.poll(() => page.text('.pp-task:nth-of-type(2) [data-right="true"]')).not.toBe("");
    if (engine === "chromium") expect(await violations(page)).toEqual([]);
    await press(page, ".pp-lesson-text a[data-lesson]");
    await expect.poll(() => heading(page)).toBe("Count the updates");
    await pressButton(page, "A mistake");
    await page.fill('.pp-task[data-state="open"] .pp-answer-number', "5");
    await press(page, { role: "button", name: "Check" });
    // With another scaling than it was written for, the engine answers.
    await expect.poll(() => page.text(".pp-task:nth-of-type(2) .pp-task-said")).toContain("5 is too large.");
  });

  test.runIf(served && everyJourney)("that its run contradicts opens, and says so", async () => {
    page = await openPlayground(getBrowser(), server, "?course=wrong.yaml");
    await expect.poll(() => heading(page)).toBe("A table of eggs");
    await expect.poll(() => page.text("pp-notices")).toMatch(/Step 2, task 2 \(line \d+\): The run says 2, not 3\./);
  });
});
