import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AnyQuestion, quizNames } from "../../web/state/course/questions/kinds/index.js";
import { questionOf } from "../../web/state/course/questions/practice.js";
import { lessons } from "../web/lessons/opened.js";
import { askOf } from "../web/state/course/questions/asked.js";
import { engine } from "../web/state/engine.js";
import { openPlayground, painted, serveSite, setState } from "./playground.js";
import type { Page } from "./support/browser.js";
import { describeOneBrowser, everyJourney } from "./support/browsers.js";
import type { Server } from "./support/server.js";

/** Windows, and what is shown in them: a phone, a figure in another page, a projector, a laptop. */
const sizes = [
  [360, 640, ""],
  [390, 844, ""],
  [844, 390, ""],
  [640, 480, "?embed=true"],
  [1280, 720, "?present=true"],
  [1366, 768, ""],
] as const;

/** What writes on the stage: a run that has ended in vain or not, learners on one stage, beside each other, and a mean. */
const shown: readonly Readonly<Record<string, unknown>>[] = [
  { visit: 0 },
  { visit: 7 },
  { maxEpochs: 3, visit: 1e6, ui: { why: true } },
  { learners: [{ kind: "averaged" }], visit: 25, ui: { why: true } },
  {
    learners: [{ kind: "perceptron" }, { kind: "averaged" }, { kind: "passive-aggressive" }],
    visit: 9,
    ui: { compare: "overlay", difference: [0, 1] },
  },
  {
    learners: [{ kind: "perceptron" }, { kind: "voted" }, { kind: "nearest-neighbours" }, { kind: "decision-tree" }],
    maxEpochs: 3,
    visit: 1e6,
    ui: { compare: "panes" },
  },
];

/**
 * What is shown in the window at a place among them: each state in a window and each window with a state, and all with all
 * where there is time.
 */
const shownIn = (place: number) => shown.filter((_, k) => everyJourney || (k + place) % shown.length === 0);

/** Windows that questions are asked in. */
const askedIn: readonly (readonly [number, number])[] = [
  [360, 640],
  [1366, 768],
  ...(everyJourney ? ([[390, 844]] as const) : []),
];
const seeds = everyJourney ? [1, 2, 3, 4, 5, 6] : [1];

/** So many examples that they leave a letter no room in a narrow plot. */
const crowd = Array.from({ length: 182 }, (_, k) => {
  const [x1, x2] = [(k % 14) - 6.5, Math.floor(k / 14) - 6];
  return [x1, x2, (5 * k) % 3 === 0 || x1 + x2 > 4 ? 1 : -1] as const;
});

const whole = await engine.complete();

/** Steps of lessons that begin with a prediction, for which the example that comes next has a ring. */
const predicting = [...lessons].flatMap(([number, { steps }]) =>
  steps.flatMap(({ tasks }, k) => (tasks[0]?.checks[0]?.kind === "mistake" ? [`${number}.${k + 1}`] : [])),
);

/** Notes every sign that is put on a stage: they are drawn beforehand, and put there by their upper left corner. */
const note = (page: Page): Promise<void> =>
  page.evaluate(() => {
    interface Sign {
      readonly source: HTMLCanvasElement;
      readonly x: number;
      readonly y: number;
    }
    const signs = new WeakMap<HTMLCanvasElement, Sign[]>();
    Object.assign(window, { __signs: signs });
    const { drawImage, clearRect } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.drawImage = function (this: CanvasRenderingContext2D, ...args: unknown[]) {
      const [source, x, y] = args as [HTMLCanvasElement, number, number];
      if (args.length === 3 && source.height < 100) {
        signs.set(this.canvas, [...(signs.get(this.canvas) ?? []), { source, x, y }]);
      }
      Reflect.apply(drawImage, this, args);
    };
    CanvasRenderingContext2D.prototype.clearRect = function (this: CanvasRenderingContext2D, ...args) {
      signs.delete(this.canvas);
      clearRect.apply(this, args);
    };
  });

interface Found {
  /** Signs, and lines of text, that are on the stages. */
  readonly signs: number;
  /** Of them, those of a question or a lesson. */
  readonly over: number;
  /** Those with an example under them: where they are, and how many of its pixels. */
  readonly covering: readonly string[];
}

/** Whether each stage knows its size: one that has just come is told it by an observer. */
const allPlaced = (): boolean =>
  Array.from(document.querySelector("perceptron-playground")?.shadowRoot?.querySelectorAll("pp-stage") ?? []).every(
    (stage) => (stage as unknown as { projection: unknown }).projection !== null,
  );

/** What is written over examples: pixels of the layer of the examples under the ink of signs on the others. */
const covering = (page: Page): Promise<Found> =>
  page.evaluate(() => {
    const { __signs: noted } = window as unknown as {
      __signs: WeakMap<HTMLCanvasElement, { source: HTMLCanvasElement; x: number; y: number }[]>;
    };
    /** Whether there is anything in each pixel of a part of a canvas. */
    const inked = (canvas: CanvasImageSource, x: number, y: number, width: number, height: number): boolean[] => {
      const copy = document.createElement("canvas");
      Object.assign(copy, { width: Math.max(1, Math.ceil(width)), height: Math.max(1, Math.ceil(height)) });
      const context = copy.getContext("2d", { willReadFrequently: true });
      context?.drawImage(canvas, -Math.round(x), -Math.round(y));
      const bytes = context?.getImageData(0, 0, copy.width, copy.height).data ?? [];
      return Array.from({ length: bytes.length / 4 }, (_, k) => (bytes[4 * k + 3] ?? 0) > 40);
    };
    const found = { signs: 0, over: 0, covering: [] as string[] };
    const root = document.querySelector("perceptron-playground")?.shadowRoot;
    for (const stage of root?.querySelectorAll("pp-stage") ?? []) {
      const [ground, points, marks] = stage.querySelectorAll("canvas");
      if (!ground || !points || !marks) continue;
      // The numbers along the axes are on the layer of the examples too.
      const examples = document.createElement("canvas");
      Object.assign(examples, { width: points.width, height: points.height });
      const ratio = points.width / points.getBoundingClientRect().width;
      const { projection, magnification } = stage as unknown as {
        projection: { plot: DOMRect };
        magnification: number;
      };
      const [left = 0, top = 0, wide = 0, high = 0] = ["x", "y", "width", "height"].map(
        (side) => (projection.plot[side as keyof DOMRect] as unknown as number) * magnification * ratio,
      );
      const context = examples.getContext("2d");
      context?.rect(left + 2, top + 2, wide - 4, high - 4);
      context?.clip();
      context?.drawImage(points, 0, 0);
      const tell = (what: string, under: number): void => {
        found.signs++;
        if (under > 0) found.covering.push(`${what}: ${under} pixels of examples`);
      };
      for (const { source, x, y } of [ground, marks].flatMap((layer) => noted.get(layer) ?? [])) {
        const ink = inked(source, 0, 0, source.width, source.height);
        const below = inked(examples, x, y, source.width, source.height);
        tell(`a sign ${source.width} × ${source.height} at ${x}, ${y}`, ink.filter((on, k) => on && below[k]).length);
      }
      for (const line of stage.querySelectorAll<HTMLElement>(".pp-stage-readout")) {
        const [box, at] = [line.getBoundingClientRect(), points.getBoundingClientRect()];
        if (box.width === 0) continue;
        const [x, y] = [(box.x - at.x) * ratio, (box.y - at.y) * ratio];
        const below = inked(examples, x, y, box.width * ratio, box.height * ratio);
        tell(`“${line.textContent}”`, below.filter(Boolean).length);
      }
      // What a question or a lesson writes over the first stage; through what has no filling one sees.
      if (stage !== root?.querySelector("pp-stage")) continue;
      for (const over of root.querySelectorAll(".pp-over-stage :is(text, .pp-board-badge, .pp-board-handle)")) {
        if (getComputedStyle(over).fill === "none") continue;
        const [box, at] = [over.getBoundingClientRect(), points.getBoundingClientRect()];
        const [x, y] = [(box.x - at.x) * ratio, (box.y - at.y) * ratio];
        const [width, height] = [Math.max(1, Math.ceil(box.width * ratio)), Math.max(1, Math.ceil(box.height * ratio))];
        const inside = (k: number): boolean => {
          if (over.localName !== "circle") return true;
          return Math.hypot((k % width) + 0.5 - width / 2, Math.floor(k / width) + 0.5 - height / 2) <= width / 2;
        };
        const below = inked(examples, x, y, width, height);
        found.over++;
        tell(`${over.localName} “${over.textContent}” over the stage`, below.filter((on, k) => on && inside(k)).length);
      }
    }
    return found;
  });

describeOneBrowser("labels", (getBrowser) => {
  let server: Server;
  let page: Page;
  let names: readonly string[] = [];

  beforeAll(async () => {
    server = await serveSite();
    const first = await openPlayground(getBrowser(), server);
    names = await first.evaluate(() => {
      const header = document.querySelector("perceptron-playground")?.shadowRoot?.querySelector("pp-header");
      const { frame } = header as unknown as { frame: { presets: { name: string }[] } };
      return frame.presets.map(({ name }) => name).filter((name) => name !== "reviews");
    });
    await first.close();
  });
  afterAll(() => server.close());

  describe.each(sizes.map((size, place) => [...size, shownIn(place)] as const))(
    "at %i × %i, opened with “%s”",
    (width, height, query, states) => {
      beforeAll(async () => {
        page = await openPlayground(getBrowser(), server, query, { width, height, reducedMotion: true });
        await note(page);
      });
      afterAll(() => page.close());

      test.each(states.map((state) => [JSON.stringify(state), state] as const))(
        "no label covers an example of any preset: %s",
        { timeout: 60_000 },
        async (_, { ui, ...rest }) => {
          expect(names.length).toBeGreaterThan(10);
          const embed = query.includes("embed");
          const present = query.includes("present");
          const wrong: string[] = [];
          let signs = 0;
          for (const name of names) {
            const data = { kind: "preset", name };
            await setState(page, { v: 1, data, ...rest, ui: { ...(ui as object), embed, present } });
            await painted(page);
            await page.waitFor(allPlaced);
            const found = await covering(page);
            signs += found.signs;
            wrong.push(...found.covering.map((one) => `${name}: ${one}`));
          }
          expect(wrong).toEqual([]);
          // Small stages next to one another leave most letters out.
          expect(signs).toBeGreaterThan(present && Object(ui).compare === "panes" ? 0 : 4);
          expect(await page.problems()).toEqual([]);
        },
      );
    },
  );

  describe.each(askedIn)("a question at %i × %i", (width, height) => {
    beforeAll(async () => {
      page = await openPlayground(getBrowser(), server, "", { width, height, reducedMotion: true });
      await note(page);
    });
    afterAll(() => page.close());

    // Each kind at one of the sizes, unless all are walked.
    const isNarrow = width < 800;
    const kinds = quizNames.filter((_, k) => everyJourney || (k % 2 === 0) === isNarrow);
    test.each(kinds)("of kind %s writes over no example", { timeout: 60_000 }, async (name) => {
      const wrong: string[] = [];
      let labels = 0;
      for (const seed of seeds) {
        const question = questionOf(name, seed, null, whole);
        await ask(page, { v: 1, ui: { quiz: `${name}.${seed}` } }, question);
        const found = await covering(page);
        labels += found.over;
        wrong.push(...found.covering.map((one) => `${name}.${seed}: ${one}`));
        if (question?.kind === "boundary") expect(await lettersInSight(page)).toBe(question.candidates.length);
      }
      expect(wrong).toEqual([]);
      // What those ask about is in the text.
      if (!["feature", "gate", "reading"].includes(name)) expect(labels).toBeGreaterThan(2 * seeds.length);
      expect(await page.problems()).toEqual([]);
    });

    test("has every letter in sight among any number of examples, over none", async () => {
      const state = { v: 1, data: { kind: "points", points: crowd }, ui: { quiz: "boundary.3" } };
      await ask(page, state, null);
      const options = await page.evaluate(() => {
        const root = document.querySelector("perceptron-playground")?.shadowRoot;
        return root?.querySelectorAll('.pp-task input[type="radio"]').length;
      });
      expect(await lettersInSight(page)).toBe(options);
      expect(await lettersInSight(page)).toBeGreaterThan(2);
      expect((await covering(page)).covering).toEqual([]);
    });
  });

  test.each(askedIn)("“next” of a lesson covers no example at %i × %i", async (width, height) => {
    expect(predicting.length).toBeGreaterThan(1);
    const wrong: string[] = [];
    page = await openPlayground(getBrowser(), server, "", { width, height, reducedMotion: true });
    await note(page);
    for (const step of predicting) {
      await setState(page, { v: 1, ui: { lesson: step } });
      await expect.poll(() => page.has(".pp-next-ring"), { message: step }).toBe(true);
      await painted(page);
      wrong.push(...(await covering(page)).covering.map((one) => `${step}: ${one}`));
      await setState(page, { v: 1 });
    }
    await page.close();
    expect(wrong).toEqual([]);
  });
});

/** Opens a question, and waits until it is there and what it writes over the stage. */
async function ask(page: Page, state: unknown, question: AnyQuestion | null): Promise<void> {
  await setState(page, state);
  if (question) await expect.poll(() => page.text(".pp-task-ask")).toBe(askOf(question).split("\n")[0]);
  else await page.text(".pp-task-ask");
  for (let times = 0; times < 3; times++) await painted(page);
}

/** How many letters of lines have all of themselves on the stage, and none of another's. */
const lettersInSight = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const root = document.querySelector("perceptron-playground")?.shadowRoot;
    const stage = root?.querySelector(".pp-stage-surface")?.getBoundingClientRect() ?? new DOMRect();
    const boxes = Array.from(root?.querySelectorAll(".pp-board-badge") ?? [], (one) => one.getBoundingClientRect());
    const apart = (a: DOMRect, b: DOMRect): boolean =>
      a === b ||
      Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2) > a.width - 1;
    return boxes.filter(
      (box) =>
        box.left >= stage.left &&
        box.right <= stage.right &&
        box.top >= stage.top &&
        box.bottom <= stage.bottom &&
        boxes.every((other) => apart(box, other)),
    ).length;
  });
