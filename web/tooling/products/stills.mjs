// What a figure of a page shows where there are no scripts, and on paper: its examples and its boundary, drawn by the build.

/** @import { WasmEngine } from "../../lessons/format/index.js" */

/** The side of a picture, and how many places of it are asked for their score. */
const side = 400;
const cells = 80;

/**
 * @param {string} query What stands behind the ? of the address of the figure: a preset that a perceptron learns.
 * @param {WasmEngine} engine
 * @returns {string} An SVG without a style of its own: its parts have classes.
 */
export function stillOf(query, engine) {
  const parameters = new URLSearchParams(query);
  const preset = engine.presets.find(({ name }) => name === parameters.get("data"));
  if (!preset || parameters.has("learner")) throw new Error(`There is no picture of ?${query}: name a preset.`);
  const { X, y } = engine.generate(preset.name);
  const features = parameters.get("features")?.split(",") ?? ["x1", "x2"];
  const run = engine.createRun({ X, y, features, ...(preset.initial && { initial: preset.initial }) });
  run.advance({ visits: Number(parameters.get("visit") ?? 0) });
  const { weights, bias } = run.snapshot().current;
  run.dispose();
  const points = Array.from(y, (label, row) => ({ x: X.data[2 * row] ?? 0, y: X.data[2 * row + 1] ?? 0, label }));
  const view = viewOf(points);
  /** @param {number} px @param {number} py */
  const scoreAt = (px, py) => {
    const at = [view.left + (px / side) * view.span, view.top - (py / side) * view.span];
    return features.reduce((sum, feature, k) => sum + (weights[k] ?? 0) * productOf(feature, at), bias);
  };
  const isStarted = weights.some((weight) => weight !== 0);
  const marks = points.map((point) => {
    const [x, y] = [((point.x - view.left) / view.span) * side, ((view.top - point.y) / view.span) * side];
    return markOf(round(x), round(y), point.label > 0);
  });
  return `<svg viewBox="0 0 ${side} ${side}" aria-hidden="true">${isStarted ? `<path class="boundary" d="${boundaryOf(scoreAt)}"/>` : ""}${marks.join("")}</svg>`;
}

/** A square around all examples. @param {readonly { x: number, y: number }[]} points */
function viewOf(points) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const span = 1.3 * Math.max(right - left, top - bottom);
  return { left: (left + right - span) / 2, top: (top + bottom + span) / 2, span };
}

/** A product of base features. @param {string} feature "x1*x2" @param {readonly number[]} at */
function productOf(feature, at) {
  return feature.split("*").reduce((product, factor) => product * (at[Number(factor.slice(1)) - 1] ?? Number.NaN), 1);
}

/** A positive is a circle, a negative a square, as on the stage. @param {number} x @param {number} y @param {boolean} isPositive */
function markOf(x, y, isPositive) {
  return isPositive
    ? `<circle class="positive" cx="${x}" cy="${y}" r="7"/>`
    : `<rect class="negative" x="${round(x - 6)}" y="${round(y - 6)}" width="12" height="12"/>`;
}

/** Where the score changes its sign, cell by cell. @param {(x: number, y: number) => number} scoreAt */
function boundaryOf(scoreAt) {
  const step = side / cells;
  const scores = Array.from({ length: cells + 1 }, (_, row) =>
    Array.from({ length: cells + 1 }, (_, column) => scoreAt(column * step, row * step)),
  );
  let path = "";
  for (let row = 0; row < cells; row++) {
    for (let column = 0; column < cells; column++) {
      const corners = /** @type {const} */ ([
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ]).map(([right, down]) => ({
        x: (column + right) * step,
        y: (row + down) * step,
        score: scores[row + down]?.[column + right] ?? 0,
      }));
      const crossings = corners.flatMap((from, k) => {
        const to = corners[(k + 1) % 4] ?? from;
        if (from.score > 0 === to.score > 0) return [];
        const share = from.score / (from.score - to.score);
        return [`${round(from.x + share * (to.x - from.x))} ${round(from.y + share * (to.y - from.y))}`];
      });
      for (let k = 0; k + 1 < crossings.length; k += 2) path += `M${crossings[k]}L${crossings[k + 1]}`;
    }
  }
  return path;
}

/** @param {number} value */
function round(value) {
  return Math.round(10 * value) / 10;
}
