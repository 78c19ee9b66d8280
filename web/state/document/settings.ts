import type { PlaygroundState, UiState } from "./state.js";

/**
 * Whose a setting is. "problem": it decides what a run computes, can be undone, and is in every link. "view": how that is
 * looked at, in links too. "reader": the reader's own, in no link.
 */
export type Scope = "problem" | "view" | "reader";

/** How a value is written as the text of a parameter: see `notations`. */
export type Notation = "word" | "words" | "number" | "numbers" | "truth" | "speed";

/** One setting. Its schema has the same name in schema.ts, which a first visit does not need. */
export interface Setting<Value> {
  /** Undefined: it is left out. */
  readonly default: Value;
  readonly scope: Scope;
  /** Its name in the address and as an attribute. Parts of settings have names of their own: see `parts`. */
  readonly parameter?: readonly [name: string, notation: Notation];
}

/** What the page opens with: data drawn and a run ready to play. */
export const settings = {
  data: { default: { kind: "preset", name: "blobs", seed: 6 }, scope: "problem" },
  features: { default: undefined, scope: "problem", parameter: ["features", "words"] },
  scaling: { default: "none", scope: "problem", parameter: ["scaling", "word"] },
  bias: { default: true, scope: "problem", parameter: ["bias", "truth"] },
  learners: { default: [{ kind: "perceptron" }], scope: "problem" },
  order: { default: { kind: "given" }, scope: "problem" },
  initial: { default: null, scope: "problem" },
  maxEpochs: { default: 1000, scope: "problem", parameter: ["max-epochs", "number"] },
  split: { default: null, scope: "problem" },
  visit: { default: 0, scope: "view", parameter: ["visit", "number"] },
  view: { default: null, scope: "view" },
} as const satisfies {
  readonly [Name in Exclude<keyof PlaygroundState, "v" | "ui">]-?: Setting<PlaygroundState[Name] | undefined>;
};

/** The settings that stand in `ui`. */
export const uiSettings = {
  tool: { default: "positive", scope: "reader" },
  /** Points a brush stroke lays down at once: 1…50. */
  brush: { default: 1, scope: "reader" },
  /** The label that the class tool draws: 2…5. */
  paint: { default: 2, scope: "reader" },
  /** Whether an edit of the data keeps the weights learned so far. */
  keepWeights: { default: false, scope: "reader" },
  theme: { default: "auto", scope: "view", parameter: ["theme", "word"] },
  /** Visits a second. */
  speed: { default: 5, scope: "view", parameter: ["speed", "speed"] },
  precision: { default: "short", scope: "view" },
  /** Which of the learners story, timeline and bench are about. */
  lead: { default: 0, scope: "view" },
  /** Whether the stage shows the score as shading. */
  shading: { default: false, scope: "view" },
  /** Whether the view on the order of visits is open. */
  orders: { default: false, scope: "view" },
  /** Several learners side by side, or their boundaries on one stage. */
  compare: { default: "panes", scope: "view" },
  /** Two learners whose disagreement is shown. */
  difference: { default: null, scope: "view" },
  /** The 3-D view beside the stage; null while it is closed. */
  lift: { default: null, scope: "view" },
  /** Whether the stage draws why the examples are separable or not; null: once a run has ended without convergence. */
  why: { default: null, scope: "view" },
  /** Whether the view on the other cures is open. */
  cures: { default: false, scope: "view" },
  /** Parts of the page left out. */
  hide: { default: [], scope: "view", parameter: ["hide", "words"] },
} as const satisfies { readonly [Name in keyof UiState]: Setting<UiState[Name]> };
