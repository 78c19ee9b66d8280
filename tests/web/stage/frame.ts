import type { LinearModel } from "../../../web/engine/types.js";
import { defaultUi } from "../../../web/state/document/defaults.js";
import type { Point, UiState } from "../../../web/state/document/state.js";
import type { FieldView, Frame, PaneView, Regions } from "../../../web/state/frame.js";
import { hyperplane } from "../../../web/state/frame.js";

const ui: UiState = { ...defaultUi, speed: 4 };

/** A pane at visit 0 with weights 0. What is in training predicts, unless said otherwise. */
export function paneWith(change: Partial<PaneView> = {}): PaneView {
  const current = change.current === undefined ? { weights: new Float64Array(2), bias: 0 } : change.current;
  const model: LinearModel = hyperplane(current) ?? { weights: new Float64Array(2), bias: 0 };
  const features = change.features ?? ["x1", "x2"];
  const axes = features.every((name) => name === "x1" || name === "x2");
  const regions: Regions = axes ? { kind: "linear", model } : { kind: "field" };
  return {
    learner: { kind: "perceptron" },
    features,
    visit: 0,
    epoch: 0,
    epochLength: 2,
    updates: 0,
    stop: null,
    frontier: 0,
    frontierUpdates: 0,
    finished: false,
    current,
    regions,
    plane: model,
    field: null,
    ghost: null,
    onAxes: null,
    event: null,
    trainingMistakes: 0,
    angle: null,
    heldOutMistakes: null,
    margin: null,
    curve: null,
    obstacle: null,
    updatesBefore: (visits) => new Float64Array(visits.length),
    mistakesBefore: (visits) => new Float64Array(visits.length),
    ...change,
  };
}

/** A frame for tests that change what they look at. */
export function frameWith(
  points: readonly Point[],
  change: Partial<Frame> = {},
  changedUi: Partial<UiState> = {},
): Frame {
  const pane = paneWith(change);
  const xy = Float64Array.from({ length: 2 * points.length }, (_, i) => points[i >> 1]?.[i & 1] ?? 0);
  return {
    ...pane,
    state: {
      v: 1,
      data: { kind: "points", points },
      scaling: "none",
      bias: true,
      learners: [{ kind: "perceptron" }],
      order: { kind: "given" },
      initial: null,
      maxEpochs: 1000,
      split: null,
      visit: 0,
      view: null,
      ui: { ...ui, ...changedUi },
    },
    presets: [],
    examples: {
      count: points.length,
      base: 2,
      X: xy,
      xy,
      label: Int8Array.from(points.map(([, , label]) => label)),
      heldOut: null,
      columns: ["x₁", "x₂"],
    },
    order: { kind: "given" },
    playing: false,
    panes: [pane],
    lead: 0,
    course: { visit: 0, epoch: 0, frontier: 0, finished: false, stop: null },
    disagreements: null,
    sequence: new Uint32Array(0),
    experiment: null,
    desk: null,
    selected: null,
    canUndo: false,
    canRedo: false,
    notices: [],
    ...change,
  };
}

/** A field over the square −1…1 whose scores a function gives; its labels are their signs. */
export function fieldOf(columns: number, rows: number, scoreAt: (x: number, y: number) => number): FieldView {
  const grid = { x0: -1 + 1 / columns, y0: -1 + 1 / rows, dx: 2 / columns, dy: 2 / rows, columns, rows };
  const score = Float32Array.from({ length: columns * rows }, (_, i) =>
    scoreAt(grid.x0 + (i % columns) * grid.dx, grid.y0 + Math.floor(i / columns) * grid.dy),
  );
  return { grid, score, label: Int8Array.from(score, Math.sign), visit: 0 };
}
