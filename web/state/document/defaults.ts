import type { PlaygroundState, UiState } from "./state.js";

export const defaultUi: UiState = {
  tool: "positive",
  brush: 1,
  theme: "auto",
  speed: 5,
  precision: "short",
  keepWeights: false,
  paint: 2,
  lead: 0,
  shading: false,
  orders: false,
  compare: "panes",
  difference: null,
  lift: null,
  why: null,
  cures: false,
  hide: [],
};

/** What the page opens with: data drawn and a run ready to play. */
export const defaultState: PlaygroundState = {
  v: 1,
  data: { kind: "preset", name: "blobs", seed: 6 },
  scaling: "none",
  bias: true,
  learners: [{ kind: "perceptron" }],
  order: { kind: "given" },
  initial: null,
  maxEpochs: 1000,
  split: null,
  visit: 0,
  view: null,
  ui: defaultUi,
};
