import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { fitWindow } from "../../../web/views/stage/plane/view-window.js";
import { engine } from "../state/engine.js";

const file = fileURLToPath(new URL("../../../web/site/index.html", import.meta.url));
const page = readFileSync(file, "utf8");
const opensAt = Number(/opens-at="(\d+)"/.exec(page)?.[1]);
const drawn = /<svg[^>]*>.*?<\/svg>/s;

/** With at most two decimals, and no zero in front of them. */
const short = (value: number): string => String(Number(value.toFixed(2))).replace(/^(-?)0\./, "$1.");
const at = (x: number, y: number): string => `${short(x)} ${short(-y)}`;

/** The examples, the boundary and the wrong ones of the moment that the page opens at. */
function moment() {
  const { X, y } = engine.generate("blobs");
  const run = engine.createRun({ X, y });
  run.seek(opensAt);
  const { current } = run.snapshot();
  if (!current || !("weights" in current) || Array.isArray(current)) throw new Error("the perceptron has one plane");
  const plane = current as { readonly weights: ArrayLike<number>; readonly bias: number };
  const [w1 = 0, w2 = 0] = Array.from(plane.weights);
  const { data } = X as { readonly data: ArrayLike<number> };
  const examples = Array.from(y, (label, k) => ({ x: data[2 * k] ?? 0, y: data[2 * k + 1] ?? 0, label }));
  run.dispose();
  return { w1, w2, bias: plane.bias, examples };
}

/** The same moment as markup, in the coordinates of the plane, whose second grows downwards there. */
function markup(): string {
  const { w1, w2, bias, examples } = moment();
  const { x, y } = fitWindow(Float64Array.from(examples.flatMap((one) => [one.x, one.y])));
  const [width, height] = [x[1] - x[0], y[1] - y[0]];
  const length = Math.hypot(w1, w2);
  const [nx, ny] = [w1 / length, w2 / length];
  const d = -bias / length;
  // Beyond every plot, however wide.
  const far = 60;
  const on = (along: number, off: number) => at(nx * (d + off) - ny * along, ny * (d + off) + nx * along);
  const side = (off: number, reach: number) =>
    `M${on(-far, off)} ${on(far, off)} ${on(far, reach)} ${on(-far, reach)}z`;
  const shades = (sign: 1 | -1) =>
    [0, 1.6, 3.2, 4.8].map((off) => `<path d="${side(sign * off, sign * far)}"/>`).join("");
  const reach = Math.min(length, 0.32 * Math.min(width, height));
  const spots = (sign: number) => examples.filter(({ label }) => label === sign);
  const dots = (sign: number) =>
    spots(sign)
      .map((one) => `M${at(one.x, one.y)}h0`)
      .join("");
  const dashes = (sign: number, half: number) =>
    spots(sign)
      .map((one) => `M${at(one.x - half, one.y)}h${short(2 * half)}`)
      .join("");
  const bars = (half: number) =>
    spots(1)
      .map((one) => `M${at(one.x, one.y + half)}v${short(2 * half)}`)
      .join("");
  const wrong = examples.filter((one) => one.label * (w1 * one.x + w2 * one.y + bias) <= 0);
  const crosses = wrong.map((one) => `M${at(one.x + 0.1, one.y + 0.1)}l.11-.11m-.11 0l.11 .11`).join("");
  return [
    `<svg aria-hidden="true" viewBox="${at(x[0], y[1])} ${short(width)} ${short(height)}">`,
    '<pattern id="hatch" width=".14" height=".14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path stroke="var(--negative)" stroke-opacity=".2" d="M0 0v.14"/></pattern>',
    `<g fill="var(--positive)">${shades(1)}</g><g fill="var(--negative)">${shades(-1)}</g><path fill="url(#hatch)" d="${side(0, -far)}"/>`,
    `<path stroke="#64696f" d="M-${far} 0H${far}M0-${far}V${far}"/><path stroke="var(--ink)" stroke-width="2.25" d="M${on(-far, 0)} ${on(far, 0)}"/>`,
    `<path stroke="var(--accent)" stroke-width="2.5" d="M${on(0, 0)} ${on(0, reach - 0.1)}"/><path fill="var(--accent)" d="M${on(0, reach)} ${on(0.07, reach - 0.17)} ${on(-0.07, reach - 0.17)}z"/>`,
    `<path stroke="var(--positive)" stroke-width="16" d="${dots(1)}"/><path stroke="var(--surface)" stroke-width="2" stroke-linecap="butt" d="${dashes(1, 0.075)}${bars(0.075)}"/>`,
    `<path stroke="var(--negative)" stroke-width="14" stroke-linecap="square" d="${dots(-1)}"/><path stroke="var(--surface)" stroke-width="10" stroke-linecap="square" d="${dots(-1)}"/><path stroke="var(--negative)" stroke-width="2" stroke-linecap="butt" d="${dashes(-1, 0.055)}"/>`,
    `<path stroke="var(--ink)" stroke-width="2" stroke-linecap="butt" d="${crosses}"/>`,
    "</svg>",
  ].join("\n");
}

describe("what is drawn in the page before any script has run", () => {
  it("is the moment that the page opens at: else FIRST_PICTURE=written writes it", () => {
    const now = page.replace(drawn, () => markup());
    if (process.env["FIRST_PICTURE"] === "written") writeFileSync(file, now);
    expect(markup().split("\n")).toEqual(drawn.exec(readFileSync(file, "utf8"))?.[0].split("\n"));
  });

  it("has a line, and three or four mistakes", () => {
    const { w1, w2, bias, examples } = moment();
    const wrong = examples.filter((one) => one.label * (w1 * one.x + w2 * one.y + bias) <= 0).length;
    expect(wrong).toBeGreaterThanOrEqual(3);
    expect(wrong).toBeLessThanOrEqual(4);
  });
});
