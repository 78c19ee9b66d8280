import type { Frame } from "../../../web/state/frame.js";
import type { Point } from "../../../web/state/intent.js";

/** A frame at visit 0 with weights 0, for tests that change what they look at. */
export function frameWith(points: readonly Point[], change: Partial<Frame> = {}): Frame {
  const current = { weights: new Float64Array(2), bias: 0 };
  return {
    state: {
      v: 1,
      data: { kind: "points", points },
      scaling: "none",
      bias: true,
      learners: [{ kind: "perceptron" }],
      order: { kind: "given" },
      initial: null,
      maxEpochs: 1000,
      visit: 0,
      view: null,
      ui: { tool: "positive", brush: 1, theme: "auto", speed: 4, precision: "short", keepWeights: false, hide: [] },
    },
    presets: [],
    examples: {
      count: points.length,
      xy: Float64Array.from({ length: 2 * points.length }, (_, i) => points[i >> 1]?.[i & 1] ?? 0),
      label: Int8Array.from(points.map(([, , label]) => label)),
      columns: ["x₁", "x₂"],
    },
    features: ["x1", "x2"],
    learner: { kind: "perceptron" },
    order: { kind: "given" },
    visit: 0,
    epoch: 0,
    updates: 0,
    stop: null,
    frontier: 0,
    frontierUpdates: 0,
    finished: false,
    playing: false,
    current,
    ghost: null,
    event: null,
    trainingMistakes: 0,
    obstacle: null,
    selected: null,
    canUndo: false,
    canRedo: false,
    notices: [],
    updatesBefore: (visits) => new Float64Array(visits.length),
    ...change,
  };
}
