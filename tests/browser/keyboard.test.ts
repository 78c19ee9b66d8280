import { expect, test } from "vitest";
import { drawnPoints, focused, key, openPlayground, plane, siteForAll, snapshot, waitForStatus } from "./playground.js";
import type { Page } from "./support/browser.js";
import { atNight, describeOneBrowser } from "./support/browsers.js";

const stage = "Stage: the examples and the decision boundary";

/** Presses Tab, or Shift+Tab, until what is named has the focus. */
async function tabTo(page: Page, name: string, keys: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  const passed: string[] = [];
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press(keys);
    const now = await focused(page);
    if (now === name) return;
    passed.push(now);
  }
  throw new Error(`${keys} never reaches "${name}", only ${passed.join(", ")}`);
}

const announcement = (page: Page) =>
  page.evaluate(
    () =>
      document.querySelector("perceptron-playground")?.shadowRoot?.querySelector("pp-stage [aria-live]")?.textContent,
  );

describeOneBrowser("the whole job by keyboard", (getBrowser) => {
  const server = siteForAll();
  let page: Page;

  test("draws, edits, trains and scrubs without a pointer", async () => {
    page = await openPlayground(getBrowser(), server);
    await tabTo(page, "More tools");
    await key(page, "Enter");
    await key(page, "ArrowRight");
    while ((await focused(page)) !== "Clear") await key(page, "ArrowRight");
    await key(page, "Enter");
    await expect.poll(() => focused(page)).toBe("More tools");
    await expect.poll(() => drawnPoints(page)).toEqual([]);

    await tabTo(page, stage, "Shift+Tab");
    await key(page, "ArrowRight"); // the crosshair appears in the middle
    await key(page, "ArrowRight");
    await key(page, "ArrowUp");
    await key(page, "p");
    const [[x1, x2] = [0, 0]] = await drawnPoints(page);
    await expect.poll(() => announcement(page)).toMatch(/^Positive example added at /);
    const at = await plane(page);
    expect(x1).toBeGreaterThan((at.x[0] + at.x[1]) / 2);
    expect(x2).toBeGreaterThan((at.y[0] + at.y[1]) / 2);
    for (const keys of ["ArrowLeft", "ArrowLeft", "ArrowDown", "ArrowDown", "n", "ArrowLeft", "Enter"]) {
      await key(page, keys);
    }
    const drawn = await drawnPoints(page);
    const labels = async () => (await drawnPoints(page)).map(([, , label]) => label);
    expect(await labels()).toEqual([1, -1, 1]);
    const step = x1 - (drawn[1]?.[0] ?? 0);
    expect(step).toBeGreaterThan(0);
    expect(x2 - (drawn[1]?.[1] ?? 0)).toBeCloseTo(step, 9);

    // Where an example is, its label changes: none comes on top of it.
    await key(page, "n");
    await expect.poll(labels).toEqual([1, -1, -1]);
    await key(page, "p");
    await expect.poll(labels).toEqual([1, -1, 1]);

    // The third is on the wrong side: select, look, flip, nudge, remove.
    await key(page, ".");
    await key(page, ".");
    await key(page, ".");
    await expect.poll(() => announcement(page)).toMatch(/^Example 3, positive, at /);
    await key(page, "f");
    await expect.poll(async () => (await drawnPoints(page))[2]?.[2]).toBe(-1);
    await expect.poll(() => announcement(page)).toBe("Example 3 is now negative.");
    await key(page, "Alt+ArrowUp");
    const nudged = (await drawnPoints(page))[2] ?? [];
    expect(nudged[1]).toBeGreaterThan(drawn[2]?.[1] ?? 0);
    expect(nudged[1]).toBeCloseTo((drawn[2]?.[1] ?? 0) + step / 20, 9);
    await key(page, "Delete");
    await expect.poll(() => drawnPoints(page)).toEqual(drawn.filter((_, index) => index !== 2));
    await expect.poll(() => announcement(page)).toBe("Example 3 removed.");
    await key(page, "Escape");

    // Space plays, from the stage too.
    await key(page, "ArrowRight");
    await key(page, "End");
    await waitForStatus(page, "converged");
    await key(page, "Home");
    await expect.poll(() => snapshot(page)).toMatchObject({ visit: 0 });
    await key(page, "Space");
    // Three examples are soon learned: it may have ended before it is asked.
    await expect.poll(async () => (await snapshot(page))?.visit).toBeGreaterThan(0);
    await tabTo(page, "Visit");
    await key(page, "End");
    await expect.poll(() => snapshot(page)).toMatchObject({ converged: true, trainingMistakes: 0 });
    await key(page, "Home");
    await expect.poll(() => snapshot(page)).toMatchObject({ visit: 0 });
    await key(page, "ArrowRight");
    await expect.poll(() => snapshot(page)).toMatchObject({ visit: 1 });
  });

  atNight("chooses a tool, a preset and a speed by keys", async () => {
    page = await openPlayground(getBrowser(), server);
    await tabTo(page, "Speed");
    await key(page, "End");
    await expect
      .poll(() => page.evaluate(() => document.querySelector("perceptron-playground")?.state.ui))
      .toMatchObject({
        pace: "steady",
        speed: "max",
      });
    await tabTo(page, "Play", "Shift+Tab");
    await key(page, "Space");
    await waitForStatus(page, "converged");
    await tabTo(page, "Draw +", "Shift+Tab");
    for (let tool = 0; tool < 3; tool++) await key(page, "ArrowRight");
    await expect
      .poll(() => page.evaluate(() => document.querySelector("perceptron-playground")?.state.ui.tool))
      .toBe("erase");
  });

  atNight("help opens, closes with Escape, and gives the focus back", async () => {
    page = await openPlayground(getBrowser(), server);
    await tabTo(page, "Menu");
    await key(page, "Enter");
    await tabTo(page, "Help");
    await key(page, "Enter");
    await expect.poll(() => page.has({ role: "dialog", name: "Help" })).toBe(true);
    await expect.poll(() => page.text({ role: "dialog", name: "Help" })).toContain("Keys on the focused plot");
    await expect.poll(() => focused(page)).toBe("Close");
    await key(page, "Escape");
    await expect.poll(() => page.has({ role: "dialog", name: "Help" })).toBe(false);
    await expect.poll(() => focused(page)).toBe("Menu");
    await key(page, "Enter");
    await tabTo(page, "Help");
    await key(page, "Enter");
    await key(page, "Enter"); // on Close
    await expect.poll(() => page.has({ role: "dialog", name: "Help" })).toBe(false);
    await expect.poll(() => focused(page)).toBe("Menu");
  });

  test("Space plays after a popover has closed that a pointer had opened, and presses what Tab has come to", async () => {
    page = await openPlayground(getBrowser(), server);
    const plays = async (): Promise<void> => {
      await key(page, " ");
      await page.waitFor(() => (document.querySelector("perceptron-playground")?.snapshot()?.visit ?? 0) > 0);
      await page.evaluate(() => document.querySelector("perceptron-playground")?.reset());
      await waitForStatus(page, "ready");
    };
    for (const close of ["Escape", "button", "outside"] as const) {
      await page.click('.pp-setup-button[data-section="data"]');
      await page.waitFor(() =>
        document.querySelector("perceptron-playground")?.shadowRoot?.querySelector(".pp-popover"),
      );
      if (close === "Escape") await key(page, "Escape");
      else await page.click(close === "button" ? { role: "button", name: "Close" } : "pp-story h2");
      await plays();
    }
    await tabTo(page, "Menu", "Shift+Tab");
    expect((await snapshot(page))?.visit).toBe(0);
    await key(page, " ");
    await tabTo(page, "Help");
    await key(page, " ");
    await page.waitFor(() =>
      document.querySelector("perceptron-playground")?.shadowRoot?.querySelector(".pp-help-body"),
    );
    expect((await snapshot(page))?.visit).toBe(0);
  });
});
