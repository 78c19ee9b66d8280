// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { english } from "../../../web/state/document/notation/words.js";
import { createPlot } from "../../../web/views/shared/learning-curves/plot/index.js";
import { compare } from "../../../web/words/generated/en/compare.js";

/** From where lines are drawn, in the pixels of a chart that is 100 wide. */
const begun: number[] = [];

vi.mock("uplot", () => ({
  default: class {
    static readonly paths = {};
    readonly over = document.createElement("div");
    readonly bbox = { left: 0, top: 0, width: 100, height: 50 };
    readonly hooks: Record<string, unknown> = {};
    readonly ctx = new Proxy(
      { canvas: { width: 200 }, font: "12px serif", measureText: () => ({ width: 10 }) },
      {
        get: (held, name) => {
          if (name === "moveTo") return (x: number) => void begun.push(x);
          return name in held ? held[name as keyof typeof held] : () => {};
        },
        set: () => true,
      },
    );
    readonly #draw: (plot: unknown) => void;

    constructor({ hooks }: { readonly hooks: { readonly draw: readonly ((plot: unknown) => void)[] } }) {
      this.#draw = (plot) => hooks.draw.forEach((hook) => void hook(plot));
    }

    valToPos(value: number, axis: string): number {
      return axis === "x" ? 10 * value : value;
    }

    setData(): void {
      this.#draw(this);
    }

    setSize(): void {}

    destroy(): void {}
  },
}));

test.each([
  ["before the first epoch is over, no line to a name crosses the chart", [0], []],
  ["a curve that ends at the side of the chart is led to its name", [0, 10], [100]],
])("%s", (_, epochs, leads) => {
  begun.length = 0;
  const box = document.body.appendChild(document.createElement("div"));
  box.style.cssText = "font: 12px serif";
  const plot = createPlot({ box, probe: box, width: 200, height: 100, words: english });
  plot.show({
    curves: { epochs, most: 4, shares: false, lines: [{ learner: 0, part: "train", values: epochs.map(() => 3) }] },
    names: ["1 Perceptron"],
    lead: 0,
    end: 10,
    stop: null,
    say: english.room(compare),
  });
  expect(begun).toEqual(leads);
  plot.dispose();
  box.remove();
});
