import { describe, expect, test } from "vitest";
import { treeOf } from "./tree.js";
import { weightProducts } from "./weight-products.js";

const offences = (text: string, path = "web/views/story/a.ts") => weightProducts(treeOf({ [path]: text }));

describe("a weight is multiplied with an element of another list", () => {
  test.each([
    ["by their places", "const part = weights[j] * x[j];"],
    ["by their places, where there may be none", "const part = (model.weights[j] ?? 0) * (x[j] ?? 0);"],
    ["the other way round", "const part = -x[j]! * (weights as number[])[j]!;"],
    ["in a sum", "const a = weights.reduce((sum, weight, j) => sum + weight * (x[j] ?? 0), bias);"],
    ["under another name", "const a = weights.reduce((sum, v, j) => sum + v * x[j], 0);"],
    ["from the other side", "const parts = x.map((value, j) => weights[j] * value);"],
    ["both as elements", "for (const w of weights) for (const v of x) sum += w * v;"],
    ["with its place", "for (const [j, w] of weights.entries()) sum += w * x[j];"],
    ["through a list made of it", "const parts = Float64Array.from(weights, (w, j) => w * x[j]);"],
    ["with a name of its own", "const w = model.weights; const part = w[0] * x[0];"],
    ["with names of both", "const [w, v] = [weights[j] ?? 0, x[j] ?? 0]; const part = w * v;"],
    ["taken apart", "const f = ({ weights }) => { const [a, b] = weights; return a * x[0] + b * x[1]; };"],
    [
      "as a part of what it belongs to",
      "const at = shares.reduce((sum, { weight, value }) => sum + weight * value, 0);",
    ],
    ["among other factors", "const w = alpha[i] * label * values[i];"],
    ["counts, one by one", "counts.forEach(({ alpha, label, x }) => { w += alpha * label * x; });"],
    ["after a change of scale", "const part = (weights[j] / divisor) * x[j];"],
    ["by assignment", "let part = weights[j]; part *= x[j];"],
    ["at the end", "const part = weights.at(-1) * x.at(-1);"],
    ["of a chain", "const part = (model?.weights[j] ?? 0) * row[j];"],
    ["with a weight of another list", "const sum = a.weights.reduce((sum, w, j) => sum + w * b.weights[j], 0);"],
    ["squared", "const sum = weights.reduce((sum, w) => sum + w ** 2, 0);"],
    ["a feature with itself", "const norm = event.x.reduce((sum, value) => sum + value * value, 1);"],
    ["a feature, squared", "const norm = x.reduce((sum, value) => sum + value ** 2, 1);"],
    ["a feature with another", "const product = x[0] * x[1];"],
  ])("%s", (_, text) => {
    expect(offences(text).length).toBeGreaterThan(0);
  });

  test("in whichever of the three layers, by line", () => {
    for (const layer of ["state", "views", "element"]) {
      const path = `web/${layer}/a.ts`;
      expect(offences("\nconst part = weights[j] * x[j];", path)).toEqual([
        `${path}:2 multiplies what the core multiplies: weights and features`,
      ]);
    }
    expect(offences("const part = weights[j] * x[j];", "web/engine/a.ts")).toEqual([]);
  });
});

describe("it is not", () => {
  test.each([
    ["made longer or shorter", "const shown = weights.map((weight) => weight / length);"],
    ["multiplied with one number", "const shown = weights.map((weight) => weight * factor + 2 * weight);"],
    ["compared by its sign", "const most = weights.reduce((most, value) => Math.max(most, sign * value), 0);"],
    ["written, and the text read again", "const part = round(weights[j]) * said(text(x[j]));"],
    ["what the engine says", "const score = label * map.scores(model, rows)[0];"],
    ["of one name with what it is elsewhere", "weights.map((value) => value / 2); x.map((value, j) => value * y[j]);"],
    ["a place, squared", "const far = at.x * at.x + at.y * at.y;"],
    ["written and squared", "const sum = x.reduce((sum, value) => sum + round(value) ** 2, 1);"],
    ["a place on the canvas", "const at = space.x[0] + share * (space.x[1] - space.x[0]);"],
    ["a width of letters", "const wide = widths[k] * scale[k];"],
  ])("%s", (_, text) => {
    expect(offences(text)).toEqual([]);
  });
});
