import type { Page } from "../support/browser.js";

/** Notes every sign that is put on a stage: they are drawn beforehand, and put there by their upper left corner. */
export const watchSigns = (page: Page): Promise<void> =>
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
      // A layer is as large as the stage: in a low window that is less than 100 pixels high.
      if (args.length === 3 && source.height < Math.min(100, this.canvas.height)) {
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
const written = (page: Page): Promise<Found> =>
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

/**
 * What is written over examples, or of what a question writes has no place: each option that is a line has its letter on the
 * stage, apart from the others.
 */
export async function signsOverExamples(page: Page): Promise<string[]> {
  await page.waitFor(allPlaced);
  const { over, covering } = await written(page);
  const found = [...covering];
  const { letters, options, silent } = await page.evaluate(() => {
    const root = document.querySelector("perceptron-playground")?.shadowRoot;
    const asked = document.querySelector("perceptron-playground")?.state.ui.quiz ?? "";
    return {
      letters: root?.querySelectorAll(".pp-board-badge").length ?? 0,
      options: root?.querySelectorAll('.pp-task input[type="radio"]').length,
      // What those ask about is in the text.
      silent: asked === "" || /^(feature|gate|reading)\./.test(asked),
    };
  });
  if (letters > 0 && (await lettersInSight(page)) !== options)
    found.push(`of ${options} letters ${await lettersInSight(page)} are in sight`);
  if (!silent && over === 0) found.push("a question writes nothing over the stage");
  return found;
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
