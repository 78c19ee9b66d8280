import { expect, test } from "vitest";
import { stepsOn } from "../../web/state/course/lessons/unit.js";
import {
  key,
  openPlayground,
  press,
  pressButton,
  ready,
  reload,
  setState,
  siteForAll,
  snapshot,
  state,
} from "./playground.js";
import type { Page } from "./support/browser.js";
import { atNight, describeOneBrowser, sampled } from "./support/browsers.js";
import { unreadable } from "./walk/hall.js";

const hall = { width: 1280, height: 720 };

const has = (page: Page, selector: string): Promise<boolean> => page.has(selector);
const visit = async (page: Page): Promise<number> => (await snapshot(page))?.visit ?? -1;

/** Shows something else in the hall, as a lecturer does who changes it: a load takes ten times as long. */
const show = (page: Page, { ui, ...shown }: { ui: object; [name: string]: unknown }): Promise<void> =>
  setState(page, { v: 1, ...shown, ui: { present: true, ...ui } });

/** Whether the playground fills the screen. */
const fillsTheScreen = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.fullscreenElement?.localName === "perceptron-playground");

/** What is said and written of the last visit, and would answer the room while it is asked. */
const answered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.querySelector("perceptron-playground")?.shadowRoot;
    const said = ["pp-sentence", "pp-equation", "pp-remedies", ".pp-transport-wrong"].filter((name) =>
      root?.querySelector(name)?.checkVisibility({ visibilityProperty: true }),
    );
    return said;
  });

describeOneBrowser("in the hall", (getBrowser) => {
  const server = siteForAll();
  let page: Page;
  atNight("before the first visit nothing flickers: the first picture is that of the hall", async () => {
    page = await openPlayground(getBrowser(), server, "?present=true", hall);
    expect((await page.box('[data-part="setup"]')).y).toBeLessThan(40);
    expect(await page.attribute(".pp-app", "data-present")).not.toBeNull();
  });

  test("moments are kept, gone through, and come with the link", async () => {
    page = await openPlayground(getBrowser(), server, "?present=true&data=and", hall);
    await pressButton(page, "More");
    await pressButton(page, "Keep this moment");
    await expect.poll(async () => (await state(page)).ui.moments.length).toBe(1);
    await page.fill({ role: "textbox", name: "Name of moment 1" }, "The easy one");
    await setState(page, { ...(await state(page)), data: { kind: "preset", name: "xor" }, visit: 3 });
    await page.waitFor(() => location.hash.length > 0);
    const before = await page.evaluate(() => location.href);
    await pressButton(page, "Keep this moment");
    await expect
      .poll(async () => (await state(page)).ui.moments.map(({ name }) => name))
      .toEqual(["The easy one", "Moment 2"]);
    // The address has it a moment later.
    await expect.poll(() => page.evaluate(() => location.href)).not.toBe(before);
    await reload(page);
    await key(page, "PageDown");
    await expect.poll(async () => (await state(page)).data).toMatchObject({ name: "and" });
    await key(page, "2");
    await expect.poll(async () => (await state(page)).data).toMatchObject({ name: "xor" });
    expect(await visit(page)).toBe(3);
    expect((await state(page)).ui.moments).toHaveLength(2);
  });

  test("the bar: a view next to the stage, the tools, the stage alone and a large pointer", async () => {
    page = await openPlayground(getBrowser(), server, "?present=true&visit=4", hall);
    await page.select(".pp-lecture-bar > select", "projection");
    await expect.poll(() => has(page, '.pp-panel[data-part="projection"]')).toBe(true);
    const [stage, view] = [await page.box('[data-part="stage"]'), await page.box(".pp-panel")];
    expect(view.x).toBeGreaterThanOrEqual(stage.x + stage.width - 1);
    await page.select(".pp-lecture-bar > select", "");
    expect(await has(page, ".pp-tools")).toBe(false);
    await pressButton(page, "Draw");
    await expect.poll(() => has(page, ".pp-tools")).toBe(true);
    await press(page, { role: "button", name: "Draw" });
    expect(await unreadable(page)).toEqual([]);
    const share = async () => (await page.box('[data-part="stage"]')).width / hall.width;
    expect(await share()).toBeCloseTo(0.6, 3);
    await key(page, "+");
    await expect.poll(share).toBeCloseTo(1, 3);
    expect(await has(page, ".pp-story-sentence")).toBe(false);
    await key(page, "Escape");
    await expect.poll(share).toBeCloseTo(0.6, 3);
    expect((await state(page)).ui.present).toBe(true);
    // Escape closes the view that is open, and only then leaves.
    await page.select(".pp-lecture-bar > select", "trace");
    await expect.poll(() => has(page, '.pp-panel[data-part="trace"]')).toBe(true);
    await key(page, "Escape");
    await expect.poll(async () => (await state(page)).ui.drawer).toBe(null);
    expect((await state(page)).ui.present).toBe(true);
    await pressButton(page, "More");
    await press(page, { role: "checkbox", name: "Large pointer with a trail" });
    await expect.poll(() => has(page, "pp-pointer")).toBe(true);
  });

  atNight.each([false, true])(
    "the large pointer leaves a trail that fades; with reduced motion (%s) none",
    async (still) => {
      page = await openPlayground(getBrowser(), server, "?present=true", { ...hall, reducedMotion: still });
      await pressButton(page, "More");
      await press(page, { role: "checkbox", name: "Large pointer with a trail" });
      await expect.poll(() => has(page, "pp-pointer")).toBe(true);
      await key(page, "Escape");
      /** How wide what is drawn of the pointer is, in pixels. */
      const wide = () =>
        page.evaluate(() => {
          const root = document.querySelector("perceptron-playground")?.shadowRoot;
          const canvas = root?.querySelector<HTMLCanvasElement>("pp-pointer > canvas");
          const { width = 0, height = 0 } = canvas ?? {};
          const copy = Object.assign(document.createElement("canvas"), { width, height }).getContext("2d", {
            willReadFrequently: true,
          });
          if (canvas && width > 0) copy?.drawImage(canvas, 0, 0);
          const ink = width > 0 ? copy?.getImageData(0, 0, width, height).data : undefined;
          const columns = Array.from({ length: width }, (_, x) => x).filter((x) =>
            Array.from({ length: height }, (_, y) => ink?.[4 * (y * width + x) + 3]).some((alpha) => alpha),
          );
          return columns.length === 0 ? 0 : ((columns.at(-1) ?? 0) - (columns[0] ?? 0)) / devicePixelRatio;
        });
      await page.mouse.move(300, 300);
      await page.mouse.move(700, 340, { steps: 12 });
      const first = await wide();
      if (still) expect(first).toBeLessThan(50);
      else expect(first).toBeGreaterThan(100);
      await expect.poll(wide).toBeLessThan(50);
      expect(await wide()).toBeGreaterThan(25);
    },
  );
});

describeOneBrowser("a lecture with a clicker", (getBrowser) => {
  const server = siteForAll();

  test("goes by four keys, wherever the focus is: predict, reveal, XOR, its repair and the lift", async () => {
    const page = await openPlayground(getBrowser(), server, "?present=true&predict-first=true&data=cs188", hall);
    // The room is asked, then shown.
    await key(page, "PageDown");
    await expect.poll(() => page.text(".pp-lecture-question")).toMatch(/^Example 1 comes next/);
    expect(await visit(page)).toBe(0);
    expect(await answered(page)).toEqual([]);
    await key(page, "PageDown");
    await expect.poll(() => visit(page)).toBe(1);
    expect(await has(page, ".pp-lecture-question")).toBe(false);
    await expect.poll(() => answered(page)).toContain("pp-sentence");
    // The button of a visit asks as well; what is asked ends where the run goes on by another way.
    await pressButton(page, "One visit");
    await expect.poll(() => page.text(".pp-lecture-question")).toMatch(/^Example 2 comes next/);
    expect(await answered(page)).toEqual([]);
    await page.evaluate(() => document.querySelector("perceptron-playground")?.seek(1));
    await page.evaluate(() => document.querySelector("perceptron-playground")?.reset());
    await expect.poll(() => has(page, ".pp-lecture-question")).toBe(false);
    await page.evaluate(() => document.querySelector("perceptron-playground")?.step());
    await expect.poll(() => visit(page)).toBe(1);
    await key(page, "b");
    await expect.poll(() => has(page, ".pp-lecture-blank")).toBe(true);
    await key(page, "PageDown");
    await expect.poll(() => has(page, ".pp-lecture-blank")).toBe(false);
    expect(await visit(page)).toBe(1);

    // A path of lessons: the answer first, then what follows, from step to step until the lift.
    for (const [from, past] of [
      ["3.2", "3.3"],
      ["17.1", "17.2"],
      ["18.1", "18.2"],
    ] as const) {
      await page.evaluate((to) => {
        const playground = document.querySelector("perceptron-playground") as unknown as { state: object };
        playground.state = { v: 1, ui: { present: true, lesson: to } };
      }, from);
      await ready(page);
      await expect.poll(() => has(page, ".pp-lesson-text")).toBe(true);
      for (let presses = 0; presses < 12 && (await state(page)).ui.lesson === from; presses++) {
        await key(page, "PageDown");
        await ready(page);
      }
      expect((await state(page)).ui.lesson).toBe(past);
      await key(page, "PageUp");
      await expect.poll(async () => (await state(page)).ui.lesson).toBe(from);
    }
    expect(await page.problems()).toEqual([]);
    await page.close();
  }, 120_000);

  atNight(
    "goes through all of the path “A lecture”, where every press shows something",
    async () => {
      const page = await openPlayground(getBrowser(), server, "?present=true&lesson=1.2", hall);
      await pressButton(page, "Lessons");
      await press(page, { role: "radio", name: "A lecture" });
      await press(page, ".pp-lessons .pp-header-panel-head .pp-button");
      await expect.poll(() => has(page, ".pp-lesson-text")).toBe(true);

      /** What the room sees: the step with its text, and the run. */
      const seen = () =>
        page.evaluate(() => {
          const playground = document.querySelector("perceptron-playground");
          const root = playground?.shadowRoot;
          const ui = playground?.state.ui;
          return {
            step: ui?.lesson ?? "",
            text: root?.querySelector("pp-lesson")?.textContent ?? "",
            visit: playground?.snapshot()?.visit ?? -1,
            data: JSON.stringify(playground?.state.data),
            features: playground?.state.features?.length ?? 2,
            lifted: Boolean(ui?.lift),
            verdict: root?.querySelector(".pp-verdict-text")?.textContent?.trim() ?? "",
          };
        });
      type Seen = Awaited<ReturnType<typeof seen>>;
      const shown = ({ step, text, visit, data }: Seen): string => JSON.stringify([step, text, visit, data]);

      const wanted = stepsOn("lecture").map(({ lesson, step }) => `${lesson}.${step}`);
      const moments: Seen[] = [await seen()];
      for (;;) {
        const before = moments.at(-1) as Seen;
        const isLast = before.step === wanted.at(-1) && !(await has(page, ".pp-task[data-state=open]"));
        if (isLast) break;
        await key(page, "PageDown");
        await expect
          .poll(async () => shown(await seen()), { message: `${before.step}, press ${moments.length}` })
          .not.toBe(shown(before));
        await ready(page);
        moments.push(await seen());
      }
      expect([...new Set(moments.map(({ step }) => step))]).toEqual(wanted);
      const of = (...wanted: string[]) => moments.filter(({ step }) => wanted.includes(step));
      // Predict and reveal: a question, its answer, and then the visit.
      expect(new Set(of("3.3").map(({ visit: at }) => at))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
      // Draw live: one example more, and no line separates them any longer.
      expect(new Set(of("9.1").map(({ data }) => data)).size).toBe(2);
      expect(of("9.1").at(-1)?.verdict).toBe("no line can separate these");
      // XOR, its repair by one product, and the lift.
      expect(of("17.1").at(-1)?.verdict).toBe("no line can separate these");
      expect(of("18.1").at(-1)).toMatchObject({ features: 3, verdict: "a plane separates these" });
      expect(of("18.2", "18.3").every(({ lifted }) => lifted)).toBe(true);

      // Back, blank and the full screen, wherever the focus is.
      await page.evaluate(() => {
        const playground = document.querySelector("perceptron-playground");
        playground?.shadowRoot?.querySelector<HTMLElement>(".pp-transport-play")?.focus();
      });
      await key(page, "f");
      await expect.poll(() => fillsTheScreen(page)).toBe(true);
      await key(page, "f");
      await expect.poll(() => fillsTheScreen(page)).toBe(false);
      await key(page, "b");
      await expect.poll(() => has(page, ".pp-lecture-blank")).toBe(true);
      await key(page, "b");
      await expect.poll(() => has(page, ".pp-lecture-blank")).toBe(false);
      await key(page, "PageUp");
      await expect.poll(async () => (await state(page)).ui.lesson).toBe("18.2");
    },
    400_000,
  );
});

describeOneBrowser("the example that comes next", (getBrowser) => {
  const server = siteForAll();

  /** How far the middle of the ring is from where the stage has the first example, in pixels of the window. */
  const away = (page: Page): Promise<number | null> =>
    page.evaluate(() => {
      const root = document.querySelector("perceptron-playground")?.shadowRoot;
      const stage = root?.querySelector("pp-stage");
      const ring = root?.querySelector(".pp-next-ring")?.getBoundingClientRect();
      if (!stage || !ring) return null;
      const { projection: p, magnification } = stage as unknown as {
        projection: { plot: DOMRect; window: { x: [number, number]; y: [number, number] }; scale: number };
        magnification: number;
      };
      const at = stage.getBoundingClientRect();
      const x = at.left + magnification * (p.plot.x + (1 - p.window.x[0]) * p.scale);
      const y = at.top + magnification * (p.plot.y + (p.window.y[1] - 1) * p.scale);
      return Math.hypot(ring.left + ring.width / 2 - x, ring.top + ring.height / 2 - y);
    });

  const windows = [
    [1280, 720],
    [1366, 768],
    [1920, 1080],
    [390, 844],
  ] as const;
  atNight.each(windows)("is ringed where it is drawn, at %i×%i, in each size of text", async (width, height) => {
    const page = await openPlayground(getBrowser(), server, "?present=true", { width, height });
    for (const textSize of sampled(["normal", "large", "larger", "largest"], 0, 3)) {
      await show(page, { data: { kind: "preset", name: "cs188" }, ui: { predictFirst: true, textSize } });
      await key(page, "PageDown");
      await expect.poll(() => away(page), { message: `Present, ${textSize}` }).toBeLessThan(1);
      await page.resize(width - 120, height - 40);
      await expect.poll(() => away(page), { message: `Present, ${textSize}, narrower` }).toBeLessThan(1);
      await page.resize(width, height);
      // The press after the question makes the visit.
      await key(page, "PageDown");
      await expect.poll(() => visit(page)).toBe(1);
    }
  });
});
