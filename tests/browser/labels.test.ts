import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPlayground, painted, serveSite, setState } from "./playground.js";
import type { Page } from "./support/browser.js";
import { describeOneBrowser } from "./support/browsers.js";
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
  /** Those with an example under them: where they are, and how many of its pixels. */
  readonly covering: readonly string[];
}

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
    const found = { signs: 0, covering: [] as string[] };
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

  describe.each(sizes)("at %i × %i, opened with “%s”", (width, height, query) => {
    beforeAll(async () => {
      page = await openPlayground(getBrowser(), server, query, { width, height, reducedMotion: true });
      await note(page);
    });
    afterAll(() => page.close());

    test.each(shown.map((state) => [JSON.stringify(state), state] as const))(
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
          const found = await covering(page);
          signs += found.signs;
          wrong.push(...found.covering.map((one) => `${name}: ${one}`));
        }
        expect(wrong).toEqual([]);
        expect(signs).toBeGreaterThan(4);
        expect(await page.problems()).toEqual([]);
      },
    );
  });
});
