import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { serveWithAxe, violations } from "./axe.js";
import { focused, openPlayground, press, pressButton, ready, reload, setState, state } from "./playground.js";
import { served } from "./subject.js";
import type { Page } from "./support/browser.js";
import { describeOneBrowser, everyJourney } from "./support/browsers.js";
import { probePath } from "./support/probe.js";
import type { Server } from "./support/server.js";

interface Saved {
  readonly name: string;
  readonly text: string;
}

/** Keeps what is saved, in the place of a download. */
const catchDownloads = (page: Page): Promise<void> =>
  page.evaluate(() => {
    let blob: Blob | null = null;
    const create = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (one: Blob | MediaSource) => {
      if (one instanceof Blob) blob = one;
      return create(one);
    };
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      const name = this.download;
      void blob?.text().then((text) => Object.assign(window, { saved: { name, text } }));
    };
  });

/** What a button saves. */
async function savedBy(page: Page, button: string): Promise<Saved> {
  await press(page, button);
  await page.waitFor(() => (window as { saved?: unknown }).saved !== undefined, { timeout: 30_000 });
  const saved = await page.evaluate(() => {
    const all = window as { saved?: Saved };
    const { saved } = all;
    delete all.saved;
    return saved;
  });
  if (!saved) throw new Error("nothing was saved");
  return saved;
}

/** The control of a form, by its place in the course. */
const field = (at: string): string => `[data-at="${at}"] :is(input, select, textarea)`;

describeOneBrowser("a course made on the page", (getBrowser, engine) => {
  const folder = mkdtempSync(join(tmpdir(), "course-editor-"));
  let server: Server;
  let page: Page;

  beforeAll(async () => {
    server = await serveWithAxe();
  });
  afterEach(() => page.close());
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await server.close();
  });

  const openEditor = async () => {
    await press(page, '[data-opens="lessons"]');
    await press(page, ".pp-course-new");
    await expect.poll(() => page.has("#pp-editor-title")).toBe(true);
  };
  const rows = () =>
    page.evaluate(() =>
      Array.from(
        document.querySelector("perceptron-playground")?.shadowRoot?.querySelectorAll(".pp-editor-open") ?? [],
        (row) => row.textContent?.trim(),
      ),
    );

  test.runIf(served && everyJourney)(
    "of two moments and a question is checked, kept, tried and saved, and opens from a file",
    async () => {
      page = await openPlayground(getBrowser(), server, "?data=and");
      await catchDownloads(page);
      await openEditor();
      await page.fill("#pp-editor-title", "Two moments");
      await press(page, ".pp-editor-take");
      await page.fill(field("steps.0.title"), "AND");
      await page.fill(field("steps.0.text"), "Four points, **one** at a time: $w_1 x_1$.");
      await expect.poll(() => page.text(".pp-editor-preview strong")).toBe("one");
      expect(await page.has(".pp-editor-preview math")).toBe(true);

      // Opened again it is as it was, and stays open while the page beside it is used.
      await setState(page, { data: { kind: "preset", name: "xor" } });
      await press(page, '[data-opens="lessons"]');
      for (let visit = 0; visit < 2; visit++) await pressButton(page, "One visit");
      await press(page, ".pp-editor-take");
      await page.fill(field("steps.1.title"), "XOR");
      await expect.poll(rows).toEqual(["1. AND", "2. XOR"]);
      expect(await page.text(".pp-editor-shows")).toBe("The page shows ?data=xor&visit=2.");

      // By keys: the focus goes with the step.
      await page.evaluate(() => {
        const root = document.querySelector("perceptron-playground")?.shadowRoot;
        root?.querySelector<HTMLElement>('[data-row="step-1"] .pp-editor-up')?.focus();
      });
      await page.keyboard.press("Enter");
      await expect.poll(rows).toEqual(["1. XOR", "2. AND"]);
      await expect.poll(() => focused(page)).toContain("Move up: 1. XOR");
      await pressButton(page, "Delete: 1. XOR");
      await expect.poll(rows).toEqual(["1. AND"]);
      await press(page, ".pp-editor-undo");
      await press(page, ".pp-editor-undo");
      await expect.poll(rows).toEqual(["1. AND", "2. XOR"]);

      // A question, whose answer the run knows.
      await press(page, '[data-row="step-0"] .pp-editor-open');
      await page.select("#pp-editor-kind", "number");
      await press(page, ".pp-editor-add-task");
      await page.fill(field("steps.0.tasks.0.ask"), "How many updates in the first epoch?");
      await page.select(field("steps.0.tasks.0.check.after"), "epoch");
      await expect.poll(() => page.text(".pp-editor-truth")).toBe("The run answers 2.");
      await expect.poll(() => page.text(".pp-editor-found")).toContain("Nothing to fix.");
      await page.select("#pp-editor-kind", "choice");
      await press(page, ".pp-editor-add-task");
      await expect.poll(() => page.text(".pp-editor-found")).toContain("Step 1, question 2: Option 1 is empty.");
      await expect.poll(isGrey).toBe(false);
      if (engine === "chromium") expect(await violations(page)).toEqual([]);
      await press(page, ".pp-editor-undo");
      await expect.poll(() => page.text(".pp-editor-found")).toContain("Nothing to fix.");

      const json = await savedBy(page, ".pp-editor-json");
      const html = await savedBy(page, ".pp-editor-html");
      expect([json.name, html.name]).toEqual(["two-moments.json", "two-moments.html"]);
      expect(JSON.parse(json.text)).toEqual({
        title: "Two moments",
        language: "en",
        steps: [
          {
            title: "AND",
            text: "Four points, **one** at a time: $w_1 x_1$.",
            link: "?data=and",
            tasks: [
              {
                ask: "How many updates in the first epoch?",
                check: { kind: "number", of: "updates", after: "epoch 1" },
              },
            ],
          },
          { title: "XOR", text: "", link: "?data=xor&visit=2" },
        ],
      });

      // Tried: it opens at its first step, and the answer is marked right.
      await press(page, ".pp-editor-try");
      await answered("2");
      expect(await page.problems()).toEqual([]);

      // The course is kept.
      await reload(page);
      await openEditor();
      await expect.poll(rows).toEqual(["1. AND", "2. XOR"]);
      expect(await page.problems()).toEqual([]);
      await page.close();

      const path = join(folder, html.name);
      // Into the HTML that it serves the server of the journeys puts a script of its own.
      writeFileSync(path, html.text.replace(`<script src="${probePath}"></script>`, ""));
      page = await getBrowser().open(pathToFileURL(path).href, { width: 1280, height: 800 });
      await ready(page);
      await answered("2");
      await press(page, ".pp-lesson-steps li:nth-child(2) > button");
      await expect.poll(async () => (await state(page)).visit).toBe(2);
      await reload(page);
      await expect.poll(() => page.text(".pp-guide-heading")).toBe("XOR");
      // From its last step it leads to where answers are handed in.
      await press(page, ".pp-lesson-hand-in");
      await expect.poll(() => page.has("pp-hand-in")).toBe(true);
      expect(await page.problems()).toEqual([]);
    },
  );

  /** What was read is grey until it is read anew, and for a moment after. */
  const isGrey = (): Promise<boolean> =>
    page.evaluate(() => {
      const root = document.querySelector("perceptron-playground")?.shadowRoot;
      const greyed = [...(root?.querySelectorAll(".pp-editor-preview > div, .pp-editor-truth") ?? [])];
      return greyed.some((one) => getComputedStyle(one).opacity !== "1");
    });

  const grip = (row: number): string => `[data-row="step-${row}"] .pp-grip`;
  const middle = async (target: string) => {
    const { x, y, width, height } = await page.box(target);
    return { x: x + width / 2, y: y + height / 2 };
  };

  test.runIf(served && everyJourney)("is put in order by dragging, and leads to what is wrong with it", async () => {
    page = await openPlayground(getBrowser(), server, "?data=and");
    await openEditor();
    await page.fill("#pp-editor-title", "In order");
    for (const title of ["A", "B", "C"]) {
      await pressButton(page, "Add a step of text");
      await page.fill(`.pp-editor-step ${field(`steps.${await openStep()}.title`)}`, title);
    }
    await expect.poll(rows).toEqual(["1. A", "2. B", "3. C"]);

    // From the first place to the last, with a mark where it would come; Escape gives up, and closes nothing.
    const [from, to] = [await middle(grip(0)), await middle(grip(2))];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y + 8, { steps: 4 });
    await expect.poll(() => page.has('[data-row="step-2"][data-drag="after"]')).toBe(true);
    await page.keyboard.press("Escape");
    await page.mouse.up();
    expect(await rows()).toEqual(["1. A", "2. B", "3. C"]);
    expect(await page.has("[data-drag]")).toBe(false);
    await page.mouse.drag([from, { x: to.x, y: to.y + 8 }], { steps: 4 });
    await expect.poll(rows).toEqual(["1. B", "2. C", "3. A"]);
    expect(await page.text(".pp-editor-moved")).toBe("Now number 3 of 3.");
    await press(page, ".pp-editor-undo");
    await expect.poll(rows).toEqual(["1. A", "2. B", "3. C"]);

    // A text with a mistake leaves what was read, greyed, and names it; a press on the warning leads back to it.
    await press(page, '[data-row="step-0"] .pp-editor-open');
    await page.fill(field("steps.0.text"), "A **line**.");
    await expect.poll(() => page.text(".pp-editor-preview strong")).toBe("line");
    await page.fill(field("steps.0.text"), "A **line**: $\\frac{1$.");
    await expect.poll(() => page.has(".pp-editor-preview[data-stale] .pp-error")).toBe(true);
    expect(await page.text(".pp-editor-preview strong")).toBe("line");
    await press(page, '[data-row="step-1"] .pp-editor-open');
    await press(page, ".pp-mistakes .pp-editor-warning");
    await expect.poll(() => page.has(`[data-at="steps.0.text"] textarea:focus`)).toBe(true);
    await expect.poll(openStep).toBe(0);
    await page.fill(field("steps.0.text"), "A **line**.");
    await expect.poll(() => page.has(".pp-editor-preview[data-stale]")).toBe(false);
    expect(await page.problems()).toEqual([]);
  });

  const openStep = (): Promise<number> =>
    page.evaluate(() => {
      const root = document.querySelector("perceptron-playground")?.shadowRoot;
      const rows = Array.from(root?.querySelectorAll(".pp-editor-open") ?? []);
      return rows.findIndex((row) => row.hasAttribute("aria-current"));
    });

  async function answered(answer: string): Promise<void> {
    await expect.poll(() => page.text(".pp-guide-heading")).toBe("AND");
    await page.fill('.pp-task[data-state="open"] .pp-answer-number', answer);
    await press(page, '.pp-task[data-state="open"] .pp-answer > button');
    await expect.poll(() => page.has('.pp-task [data-right="true"]')).toBe(true);
  }
});
