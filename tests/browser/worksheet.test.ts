import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { serveWithAxe, violations } from "./axe.js";
import { focused, key, openPlayground, painted, press, pressButton, reload, state } from "./playground.js";
import type { OpenOptions, Page } from "./support/browser.js";
import { atNight, describeOneBrowser } from "./support/browsers.js";
import type { Server } from "./support/server.js";

describeOneBrowser("worksheets", (getBrowser, engine) => {
  let server: Server;
  let page: Page;

  const open = async (query: string, options: Partial<OpenOptions> = {}) => {
    page = await openPlayground(getBrowser(), server, query, options);
  };
  const sheets = () =>
    page.evaluate(() => {
      const root = document.querySelector("perceptron-playground")?.shadowRoot;
      return Array.from(root?.querySelectorAll(".pp-sheet h3") ?? [], (one) => one.textContent ?? "");
    });

  beforeAll(async () => {
    server = await serveWithAxe();
  });
  afterEach(() => page.close());
  afterAll(() => server.close());

  test("from what is shared to a sheet, another, and back", async () => {
    await open("?data=cs188&max-epochs=1", { width: 360, height: 740, colorScheme: "dark" });
    await press(page, { role: "button", name: "Share" });
    await press(page, { role: "button", name: "Worksheet" });
    await press(page, { role: "button", name: "Make a worksheet" });
    await expect.poll(sheets).toEqual(["Perceptron by hand", "Perceptron by hand: solution"]);
    expect(await violations(page)).toEqual([]);
    const wide = await page.evaluate(() => {
      const desk = document.querySelector("perceptron-playground")?.shadowRoot?.querySelector(".pp-worksheet-desk");
      return desk ? desk.scrollWidth - desk.clientWidth : null;
    });
    expect(wide).toBe(0);
    await press(page, { role: "button", name: "Make another" });
    await expect.poll(async () => (await state(page)).ui.worksheet).toBe("like-1");
    await key(page, "Escape");
    await expect.poll(async () => (await state(page)).ui.worksheet).toBe(null);
    await expect.poll(() => focused(page)).toMatch(/^Share/);
    expect(await page.problems()).toEqual([]);
  });

  atNight("the default page has a sheet too, and says how many examples fit", async () => {
    await open("?worksheet=page");
    await expect.poll(sheets).toEqual(["Perceptron by hand", "Perceptron by hand: solution"]);
    expect(await page.text(".pp-worksheet-said")).toMatch(/^This page has 40 examples, but a sheet has room for 24\./);
    expect(await violations(page)).toEqual([]);
    await press(page, { role: "button", name: "Load the CS 188 worked example" });
    await expect.poll(() => page.text(".pp-sheet-origin")).toMatch(/^From the page: CS 188 worked example/);
    expect(await page.has(".pp-worksheet .pp-offers")).toBe(false);
    expect(await page.problems()).toEqual([]);
  });

  /** The rows of both tables, below the one that the run starts from: each cell with its text, and whether it is a blank. */
  const tables = () =>
    page.evaluate(() => {
      const root = document.querySelector("perceptron-playground")?.shadowRoot;
      const [sheet = [], solution = []] = Array.from(root?.querySelectorAll(".pp-sheet-table") ?? [], (table) =>
        Array.from(table.querySelectorAll("tbody tr"))
          .slice(1)
          .map((row) =>
            Array.from(row.querySelectorAll("td"), (cell) => ({
              blank: cell.hasAttribute("data-blank"),
              // What only a screen reader hears is not written.
              text: cell.querySelector(".pp-visually-hidden") ? "" : (cell.textContent ?? "").trim(),
            })),
          ),
      );
      return { sheet, solution };
    });

  atNight("as much is left blank as was chosen, and the solution fills in each blank and nothing else", async () => {
    await open("?data=cs188&max-epochs=2");
    await press(page, { role: "button", name: "Share" });
    await press(page, { role: "button", name: "Worksheet" });
    await press(page, { role: "button", name: "Make a worksheet" });
    await expect.poll(sheets).toHaveLength(2);
    const [score, last] = [4, 9];
    const answers = (await tables()).solution.map((row) => row.map(({ text }) => text));
    const rows = answers.length;
    expect(rows).toBe(10);
    for (const [given, firstRow, columns] of [
      ["all", rows, []],
      ["scores", 1, [score]],
      ["none", 0, Array.from({ length: last - score + 1 }, (_, k) => score + k)],
      ["first", 1, Array.from({ length: last - score + 1 }, (_, k) => score + k)],
    ] as const) {
      await page.select({ role: "combobox", name: "Given in the table" }, given);
      const kept = given === "first" ? "page" : `page-${given}`;
      await expect.poll(async () => (await state(page)).ui.worksheet).toBe(kept);
      const wanted = answers.flatMap((_, row) => (row < firstRow ? [] : columns.map((column) => `${row} ${column}`)));
      const blanks = async () =>
        (await tables()).sheet.flatMap((row, k) => row.flatMap(({ blank }, at) => (blank ? [`${k} ${at}`] : [])));
      await expect.poll(blanks).toEqual(wanted);
      const { sheet, solution } = await tables();
      expect(solution.map((row) => row.map(({ text }) => text))).toEqual(answers);
      for (const [k, row] of sheet.entries())
        for (const [at, { blank, text }] of row.entries()) {
          expect(text).toBe(blank ? "" : answers[k]?.[at]);
          expect(solution[k]?.[at]?.blank).toBe(blank);
        }
    }
    expect(answers.flat().filter((text) => text === "")).toEqual([]);
    expect(await violations(page)).toEqual([]);
    // What is chosen is in the link, and there again after it.
    await page.select({ role: "combobox", name: "Given in the table" }, "scores");
    await expect.poll(() => page.evaluate(() => location.search)).toContain("worksheet=page-scores");
    await reload(page);
    await expect.poll(sheets).toHaveLength(2);
    expect((await tables()).sheet.flat().filter(({ blank }) => blank)).toHaveLength(rows - 1);
    // Its button prints it.
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute("data-printed", "");
    });
    await pressButton(page, "Print");
    await expect.poll(() => page.evaluate(() => document.body.hasAttribute("data-printed"))).toBe(true);
    if (engine === "chromium") {
      expect(await page.paper.pages()).toBe(2);
      await page.paper.show();
      await painted(page);
      const { sheet, solution } = await tables();
      expect(sheet.flat().filter(({ text }) => text === "")).toHaveLength(rows - 1);
      expect(solution.map((row) => row.map(({ text }) => text))).toEqual(answers);
      expect(await page.has(".pp-worksheet-bar")).toBe(false);
    }
    expect(await page.problems()).toEqual([]);
  });

  test.runIf(engine === "chromium")(
    "sheet and solution are printed, each on a page of its own, and nothing else",
    async () => {
      await open("?worksheet=usual-7", { colorScheme: "dark" });
      await expect.poll(sheets).toHaveLength(2);
      expect(await page.paper.pages()).toBe(2);
      await page.paper.show();
      await painted(page);
      const seen = await page.evaluate(() => {
        const root = document.querySelector("perceptron-playground")?.shadowRoot;
        const shown = (selector: string) =>
          Array.from(root?.querySelectorAll(selector) ?? []).filter((one) => one.checkVisibility()).length;
        return [".pp-sheet", ".pp-stage-canvas", "button", ".pp-address", "select"].map(shown);
      });
      expect(seen).toEqual([2, 0, 0, 0, 0]);
      expect(await page.problems()).toEqual([]);
    },
  );

  test("sound is off until it is asked for, and then plays without a complaint", async () => {
    await open("?data=xor");
    const sounding = () =>
      page.evaluate(() => {
        const root = document.querySelector("perceptron-playground")?.shadowRoot;
        return root?.querySelector("pp-sound") !== null;
      });
    expect(await sounding()).toBe(false);
    await pressButton(page, "Preferences");
    await press(page, { role: "checkbox", name: "Play sounds" });
    await expect.poll(sounding).toBe(true);
    await pressButton(page, "Close");
    const tones = () =>
      page.evaluate(() => {
        const counted = window as unknown as { tones?: number };
        const create = AudioContext.prototype.createOscillator;
        if (counted.tones === undefined) {
          counted.tones = 0;
          AudioContext.prototype.createOscillator = function () {
            counted.tones = (counted.tones ?? 0) + 1;
            return create.call(this);
          };
        }
        return counted.tones;
      });
    expect(await tones()).toBe(0);
    for (const visits of [1, 2, 3]) {
      await pressButton(page, "One visit");
      // The others let nothing be heard that is driven by a test.
      if (engine === "chromium") await expect.poll(tones).toBe(visits);
    }
    expect(await page.problems()).toEqual([]);
  });
});
