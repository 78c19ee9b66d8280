import type { LearnerSpec } from "../../../web/engine/types.js";
import { defaultState } from "../../../web/state/document/defaults.js";
import type { Curve, Frame, PaneView } from "../../../web/state/frame.js";

/** A pane that has made two epochs on four examples, with what the test is about. */
export function pane(learner: LearnerSpec, changes: Partial<PaneView> = {}): PaneView {
  const current = { weights: Float64Array.of(1, 2), bias: 3 };
  return {
    learner,
    features: ["x1", "x2"],
    visit: 8,
    epoch: 2,
    epochLength: 4,
    updates: 5,
    stop: null,
    frontier: 8,
    frontierUpdates: 5,
    finished: false,
    current,
    regions: { kind: "linear", model: current },
    plane: current,
    field: null,
    ghost: null,
    onAxes: null,
    event: null,
    trainingMistakes: 1,
    heldOutMistakes: null,
    margin: 0.5,
    angle: null,
    curve: null,
    obstacle: null,
    updatesBefore: (visits) => new Float64Array(visits.length),
    mistakesBefore: (visits) => new Float64Array(visits.length),
    ...changes,
  };
}

/** A frame of these panes; of the examples the last so many are held out. */
export function frameOf(panes: readonly PaneView[], heldOut = 0, ui: Partial<Frame["state"]["ui"]> = {}): Frame {
  const [first = pane({ kind: "perceptron" })] = panes;
  const count = 4 + heldOut;
  return {
    ...first,
    state: {
      ...defaultState,
      learners: panes.map(({ learner }) => learner),
      ui: { ...defaultState.ui, ...ui },
    },
    presets: [],
    examples: {
      count,
      base: 2,
      X: new Float64Array(2 * count),
      xy: new Float64Array(2 * count),
      label: new Int8Array(count).fill(1),
      heldOut: heldOut > 0 ? Uint8Array.from({ length: count }, (_, index) => (index < 4 ? 0 : 1)) : null,
      columns: ["x₁", "x₂"],
    },
    order: { kind: "given" },
    sequence: new Uint32Array(0),
    experiment: null,
    desk: null,
    playing: false,
    panes,
    lead: 0,
    course: first,
    disagreements: null,
    selected: null,
    canUndo: false,
    canRedo: false,
    notices: [],
  };
}

export function curve(epoch: readonly number[], train: readonly number[], heldOut?: readonly number[]): Curve {
  return {
    epoch: Float64Array.from(epoch),
    train: Float64Array.from(train),
    heldOut: heldOut ? Float64Array.from(heldOut) : null,
  };
}
