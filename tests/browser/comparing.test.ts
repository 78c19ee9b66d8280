import { expect, test } from "vitest";
import type { LearnerSpec } from "../../web/engine/types.js";
import { loadEngine } from "../wasm/built-engine.js";
import { inSetting, openDrawer } from "./arrangement.js";
import { openPlayground, painted, pressButton, siteForAll, state } from "./playground.js";
import type { Page } from "./support/browser.js";
import { atNight, describeOneBrowser } from "./support/browsers.js";

const engine = await loadEngine();

const kinds = ["perceptron", "averaged", "voted", "pocket"] as const;
const maxEpochs = 12;
const overlap = `data=overlap&n=60&seed=3&max-epochs=${maxEpochs}`;

/** What the engine itself says of the learners at a visit. */
function expectedRows(visit: number) {
  const { X, y } = engine.generate("overlap", { n: 60, seed: 3 });
  return kinds.map((kind) => {
    const order = { kind: "given" as const };
    const run = engine.createRun({ X, y, learner: { kind } as LearnerSpec, order, maxEpochs });
    run.seek(visit);
    const { updates, trainingMistakes } = run.snapshot();
    run.dispose();
    return { updates: String(updates), mistakes: String(trainingMistakes) };
  });
}

/** The learners of the table on the page: updates and training mistakes. */
const rowsOf = (page: Page) =>
  page.evaluate(() => {
    const table = document.querySelector("perceptron-playground")?.shadowRoot?.querySelector(".pp-comparison-table");
    const rows = Array.from(table?.querySelectorAll("tbody tr") ?? []);
    const row = (title: string) => rows.find((row) => row.textContent?.trim().startsWith(title));
    const number = (k: number, title: string) => /\d+/.exec(row(title)?.children[k]?.textContent ?? "")?.[0];
    return Array.from(table?.querySelectorAll("thead button") ?? [], (_, k) => ({
      updates: number(k + 1, "Updates"),
      mistakes: number(k + 1, "Misclassified now"),
    }));
  });

describeOneBrowser("comparing learners", (getBrowser) => {
  const server = siteForAll();
  let page: Page;

  /** The table follows within a fraction of a second. */
  const expectRows = async (visit: number) => {
    const expected = expectedRows(visit);
    await expect.poll(() => rowsOf(page), { timeout: 5000, message: `visit ${visit}` }).toEqual(expected);
  };

  test("the table reads what the engine says, wherever the timeline is scrubbed to", async () => {
    page = await openPlayground(getBrowser(), server, `?${overlap}`);
    await inSetting(page, "Learners", async () => {
      for (const kind of kinds.slice(1)) {
        await page.select({ role: "combobox", name: "Compare with" }, kind);
        await pressButton(page, "Add");
      }
    });
    await expect.poll(async () => (await state(page)).learners.map(({ kind }) => kind)).toEqual(kinds);
    await openDrawer(page, "Compare");
    await expectRows(0);
    await pressButton(page, "To the end");
    await page.waitFor(() => document.querySelector("perceptron-playground")?.snapshot()?.stopReason !== null);
    await expectRows(60 * maxEpochs);
    const { x, y, width, height } = await page.box(".pp-timeline");
    for (const share of [0.7, 0.2, 0.45]) {
      await page.mouse.drag(
        [
          { x: x + width / 2, y: y + height / 2 },
          { x: x + share * width, y: y + height / 2 },
        ],
        { steps: 5 },
      );
      await painted(page);
      const { visit } = await state(page);
      expect(visit).toBeGreaterThan(0);
      await expectRows(visit);
    }
  });

  atNight("learners are led, overlaid and taken away", async () => {
    page = await openPlayground(getBrowser(), server, `?${overlap}&learner=perceptron,margin,batch`);
    const stages = () =>
      page.evaluate(
        () => document.querySelector("perceptron-playground")?.shadowRoot?.querySelectorAll("pp-stage").length,
      );
    await expect.poll(stages).toBe(1);
    await page.click({ role: "radio", name: "Side by side" });
    await expect.poll(stages).toBe(3);
    await inSetting(page, "Learners", () => page.click({ role: "radio", name: /^2 Margin/ }));
    await expect.poll(async () => (await state(page)).ui.lead).toBe(1);
    await page.click({ role: "radio", name: "Overlay" });
    await expect.poll(stages).toBe(1);
    await page.click({ role: "radio", name: "Side by side" });
    await expect.poll(stages).toBe(3);
    await inSetting(page, "Learners", () => page.click({ role: "button", name: /^Remove .*Perceptron/ }));
    await expect.poll(stages).toBe(2);
    await expect.poll(async () => (await state(page)).learners.map(({ kind }) => kind)).toEqual(["margin", "batch"]);
    await expect.poll(async () => (await state(page)).ui.lead).toBe(0);
    await pressButton(page, "Undo");
    await expect.poll(stages).toBe(3);
  });

  atNight("a held-out split has learning curves, and the best epoch can be gone to", async () => {
    page = await openPlayground(getBrowser(), server, `?${overlap}&split=0.3`);
    await pressButton(page, "To the end");
    await page.waitFor(() => document.querySelector("perceptron-playground")?.snapshot()?.stopReason !== null);
    await openDrawer(page, "Compare");
    const goTo = { role: "button", name: /^Go to epoch/ } as const;
    await expect.poll(() => page.has(goTo), { timeout: 5000 }).toBe(true);
    await page.click(goTo);
    await painted(page);
    const { visit } = await state(page);
    expect(visit % 42).toBe(0);
    expect(visit).toBeGreaterThan(0);
  });
});
