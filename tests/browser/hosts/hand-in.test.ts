import { afterAll, beforeAll, expect, test } from "vitest";
import { openPlayground, press, pressButton, serveSite } from "../playground.js";
import type { Page } from "../support/browser.js";
import { describeOneBrowser } from "../support/browsers.js";
import type { Server } from "../support/server.js";

/** In the page: what is saved is kept here in the place of a download. */
const keepSaved = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const create = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (blob: Blob) => {
      Object.assign(window, { saved: blob });
      return create(blob);
    };
    HTMLAnchorElement.prototype.click = () => {};
  });

const savedText = (page: Page): Promise<string> =>
  page.evaluate(() => (window as unknown as { readonly saved: Blob }).saved.text());

/** Chooses files, by their names. */
const chooseFiles = (page: Page, files: Readonly<Record<string, string>>): Promise<void> =>
  page.evaluate((texts) => {
    const field = document.querySelector<HTMLInputElement>("input[type=file]");
    if (!field) throw new Error("the page asks for no file");
    const chosen = new DataTransfer();
    for (const [name, text] of Object.entries(texts)) chosen.items.add(new File([text], name));
    field.files = chosen.files;
    field.dispatchEvent(new Event("change"));
  }, files);

/** Whether a press on the middle of a control is its own, and not of what lies over it. */
const isPressed = (page: Page, control: string): Promise<boolean> =>
  page.evaluate((selector) => {
    const one = document.querySelector(selector);
    const { x = 0, y = 0, width = 0, height = 0 } = one?.getBoundingClientRect() ?? {};
    return one !== null && document.elementFromPoint(x + width / 2, y + height / 2) === one;
  }, control);

const rows = (page: Page): Promise<readonly (readonly (string | null)[])[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLTableElement>("table.class"), (table) =>
      Array.from(table.rows, (row) => Array.from(row.cells, (cell) => cell.textContent?.trim() ?? null)),
    ).flat(),
  );

describeOneBrowser("answers that are handed in", (getBrowser) => {
  let site: Server;
  let page: Page;

  beforeAll(async () => {
    site = await serveSite();
  });
  afterAll(() => site.close());

  test("are saved by a student, and read by the teacher with those of the class", async () => {
    page = await openPlayground(getBrowser(), site, "?lesson=1.1");
    for (const answer of ["7", "5"]) {
      await page.fill(".pp-task input", answer);
      await press(page, ".pp-task .pp-button");
      await page.text(".pp-task-said");
    }
    await pressButton(page, "Lessons");
    await press(page, ".pp-hand-in summary");
    await keepSaved(page);
    await pressButton(page, "Save the file");
    await expect.poll(() => page.text(".pp-hand-in [role=status]")).toBe("Write your name first.");
    await page.fill("#pp-hand-in-name", "Ana López");
    await pressButton(page, "Save the file");
    await expect.poll(() => page.text(".pp-hand-in [role=status]")).toContain("Saved as answers-ana-lópez.json.");
    const ana = await savedText(page);
    expect(JSON.parse(ana)).toMatchObject({
      name: "Ana López",
      course: null,
      tasks: [{ id: "1.1.1", title: "Features, weights, one sum", tries: 2 }],
    });
    await page.close();

    page = await getBrowser().open(`${site.url}/grade.html?lang=en`, { width: 1000, height: 700 });
    expect(await page.text("h1")).toBe("Answers of a class");
    expect(await isPressed(page, "input[type=file]")).toBe(true);
    const task = { id: "1.1.1", kind: "number", right: false, tries: 1, revealed: false, skipped: false, answer: 7 };
    const ben = { ...JSON.parse(ana), name: "Ben", score: { raw: 0, max: 9 }, tasks: [task] };
    // Beside the box, too, where a browser would open it in the place of the page.
    const isTaken = await page.evaluate(
      (text) => {
        const dropped = new DataTransfer();
        dropped.items.add(new File([text], "cid.json"));
        const heading = document.querySelector("h1");
        const drop = (type: string) => new DragEvent(type, { dataTransfer: dropped, bubbles: true, cancelable: true });
        return ["dragover", "drop"].map((type) => heading?.dispatchEvent(drop(type)));
      },
      JSON.stringify({ ...ben, name: "Cid", tasks: [task, { ...task, id: "1.1.1~1k3x9a" }] }),
    );
    expect(isTaken).toEqual([false, false]);
    await expect.poll(() => page.text("main")).toContain("1.1.1~1k3x9a");
    expect(await page.text("main")).toContain("An id with ~ is of a step that a link opened with other examples");
    await page.click({ role: "button", name: "Start over" });
    await keepSaved(page);
    await chooseFiles(page, {
      "ana.json": ana,
      "ben.json": JSON.stringify(ben),
      "notes.txt": "hello",
      "forged.json": JSON.stringify({ ...ben, tasks: [{ ...task, tries: -1 }] }),
    });
    await expect.poll(() => page.text("[role=status]")).toContain("notes.txt is not a file of answers.");
    expect(await page.text("[role=status]")).toContain(
      "forged.json cannot be read: tasks.0.tries is not as it should be.",
    );
    const [, first = [], second = [], , hardest = []] = await rows(page);
    expect([first[0], first[4]]).toEqual(["Ana López", "✓ 2 tries"]);
    expect([second[0], second[2], second[4]]).toEqual(["Ben", "0 of 9", "✗"]);
    expect(hardest).toEqual(["1.1.1 Features, weights, one sum", "1 of 2", "0", "0", "0", "7 (one student)"]);
    await page.click({ role: "button", name: "Save as CSV" });
    expect(await savedText(page)).toContain("\nBen,");
    await page.click({ role: "button", name: "Start over" });
    expect(await rows(page)).toEqual([]);
  });
});
