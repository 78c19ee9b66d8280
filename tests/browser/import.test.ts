import { expect, test } from "vitest";
import { importing } from "../../web/words/generated/en/importing.js";
import { fromR, irisTable } from "../web/state/io/import/iris.js";
import { openSetting } from "./arrangement.js";
import {
  focused,
  key,
  openPlayground,
  painted,
  press,
  pressButton,
  siteForAll,
  snapshot,
  stageText,
  state,
} from "./playground.js";
import type { Page } from "./support/browser.js";
import { describeOneBrowser, everyJourney, runsAll } from "./support/browsers.js";

describeOneBrowser("importing data", (getBrowser, engine) => {
  /** What our own code decides, whichever engine runs it. */
  const testOwn = test.runIf(runsAll(engine));

  const server = siteForAll();
  let page: Page;

  const open = async (query = "") => {
    page = await openPlayground(getBrowser(), server, query);
  };

  const openImport = async () => {
    await openSetting(page, "Data");
    await pressButton(page, "Import data…");
    await page.waitFor(() =>
      document.querySelector("perceptron-playground")?.shadowRoot?.querySelector("#pp-import-text"),
    );
  };

  /** As the clipboard would bring it: no engine lets a test write to that of the system. */
  const paste = async (text: string) => {
    await page.evaluate((pasted) => {
      const field = document.querySelector("perceptron-playground")?.shadowRoot?.querySelector("#pp-import-text");
      const event = new Event("paste", { bubbles: true, cancelable: true });
      Object.defineProperty(event, "clipboardData", { value: { getData: () => pasted } });
      field?.dispatchEvent(event);
    }, text);
  };

  /** Drops a file of so many bytes on the stage. */
  const drop = async (name: string, text: string, size?: number) => {
    await page.evaluate(
      (called, content, bytes) => {
        const file = new File([content], called);
        if (bytes) Object.defineProperty(file, "size", { value: bytes });
        const stage = document.querySelector("perceptron-playground")?.shadowRoot?.querySelector("pp-stage");
        const event = new Event("drop", { bubbles: true, cancelable: true, composed: true });
        Object.defineProperty(event, "dataTransfer", { value: { files: [file], types: ["Files"] } });
        stage?.dispatchEvent(event);
      },
      name,
      text,
      size ?? null,
    );
    await painted(page);
  };

  const said = async (words: string) => {
    await page.waitFor(
      (text: string) => {
        const root = document.querySelector("perceptron-playground")?.shadowRoot;
        return root?.querySelector(".pp-import-outcome")?.textContent?.includes(text);
      },
      { timeout: 20_000 },
      words,
    );
  };

  test("iris from R is pasted, corrected, imported, learned, and undone", async () => {
    await open();
    await openImport();
    await paste(fromR());
    await said("150 examples with 4 features: 50 setosa, 50 versicolor and 50 virginica.");
    await page.select("#pp-import-positive", "setosa");
    await said("50 positive (setosa) and 100 negative (not setosa)");
    await press(page, { role: "button", name: "Import" });
    await expect.poll(() => page.has(".pp-import")).toBe(false);
    const { data } = await state(page);
    if (data.kind !== "table") throw new Error(`the data are ${data.kind}`);
    expect(data).toMatchObject({ label: "Species", classNames: ["not setosa", "setosa"] });
    expect(data.rows).toEqual(irisTable.map((row, k) => [...row.slice(0, 4), k < 50 ? 1 : -1]));
    await expect.poll(() => page.text(".pp-setup-sentence")).toContain("150 examples in a table");

    await pressButton(page, "To the end");
    await page.waitFor(() => document.querySelector("perceptron-playground")?.snapshot()?.converged);
    await expect.poll(async () => (await snapshot(page))?.weights).toHaveLength(4);
    await expect.poll(() => stageText(page)).toContain("at the average of the other 2 features");
    await expect.poll(() => page.has({ role: "radio", name: "Draw +" })).toBe(true);
    expect(
      await page.evaluate(() => {
        const root = document.querySelector("perceptron-playground")?.shadowRoot;
        return root?.querySelector<HTMLInputElement>('.pp-tools input[value="positive"]')?.disabled;
      }),
    ).toBe(true);

    await pressButton(page, "Undo");
    await expect.poll(async () => (await state(page)).data).toMatchObject({ kind: "preset", name: "blobs" });
  });

  testOwn("what is wrong is named with its line and column, and Escape takes nothing", async () => {
    await open();
    await openImport();
    await paste(fromR().replace("4.9,3,", "4.9,three,"));
    await said("Line 3, column “Sepal.Width”: “three” is not a number.");
    await key(page, "Escape");
    await expect.poll(() => page.has(".pp-import")).toBe(false);
    await expect.poll(() => focused(page)).toMatch(/^(Data:|Import data)/);
    await expect.poll(async () => (await state(page)).data.kind).toBe("preset");
  });

  test("a file is dropped on the page; one that is too large is refused by its size", async () => {
    await open();
    await drop("iris.csv", fromR());
    await said("150 examples with 4 features");
    await expect.poll(() => page.text("#pp-import-hint")).toContain("iris.csv");
    await drop("huge.csv", "1,2,3", 50_000_000);
    await expect
      .poll(() => page.text(".pp-import-source > .pp-error"))
      .toBe(importing.english.tooLarge({ name: "huge.csv", size: "50 MB", most: "25 MB" }));
  });

  // One engine is enough: what is asked is whether the slices come to an end, whatever each takes.
  test.runIf(engine === "chromium" && everyJourney)("100,000 rows come through", async () => {
    await open();
    await openImport();
    await page.evaluate(() => {
      const lines = Array.from(
        { length: 100_000 },
        (_, k) => `${k % 997},${(k * 7) % 1009},${k % 3 === 0 ? "yes" : "no"}`,
      );
      const field = document.querySelector("perceptron-playground")?.shadowRoot?.querySelector("#pp-import-text");
      const event = new Event("paste", { bubbles: true, cancelable: true });
      Object.defineProperty(event, "clipboardData", { value: { getData: () => lines.join("\n") } });
      field?.dispatchEvent(event);
    });
    await said("100\u202f000 examples with 2 features");
    await press(page, { role: "button", name: "Import" });
    await expect.poll(() => page.has(".pp-import")).toBe(false);
    await page.waitFor(() => {
      const root = document.querySelector("perceptron-playground")?.shadowRoot;
      return root?.querySelector(".pp-setup-sentence")?.textContent?.includes("100\u202f000 examples in a table");
    });
  });
});
