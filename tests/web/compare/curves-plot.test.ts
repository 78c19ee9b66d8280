// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { english } from "../../../web/state/document/notation/words.js";
import { createPlot } from "../../../web/views/shared/learning-curves/plot/index.js";
import { compare } from "../../../web/words/generated/en/compare.js";
import { plots } from "../uplot-stand-in.js";

test.each([
  ["before the first epoch is over, no line to a name crosses the chart", [0], []],
  ["a curve that ends at the side of the chart is led to its name", [0, 10], [100]],
])("%s", (_, epochs, leads) => {
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
  // From where lines are drawn, in the pixels of a chart that is 100 wide.
  const begun: number[] = [];
  const written = { canvas: { width: 200 }, measureText: () => ({ width: 10 }), moveTo: (x: number) => begun.push(x) };
  const ctx = new Proxy<Record<string, unknown>>(written, { get: (held, name) => held[String(name)] ?? (() => {}) });
  const bbox = { left: 0, top: 0, width: 100, height: 50 };
  const valToPos = (value: number, axis: string): number => (axis === "x" ? 10 * value : value);
  for (const draw of plots.at(-1)?.draw ?? []) draw({ ctx, bbox, valToPos });
  expect(begun).toEqual(leads);
  plot.dispose();
  box.remove();
});
