import type { LearnerSpec, OrderSpec, PresetOptions, Scaling } from "../../engine/types.js";

/** [x1, x2, label]: −1 or +1, or 2…5 for further classes. */
export type Point = readonly [number, number, number];

/** The part of the plane the stage shows, in data units; null fits the data. */
export interface ViewWindow {
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
}

export type Tool = "positive" | "negative" | "class" | "erase" | "move";
export type CompareMode = "panes" | "overlay";
export type Theme = "auto" | "light" | "dark" | "projector";
export interface Initial {
  readonly weights: readonly number[];
  readonly bias: number;
}

/** A learner on the page: it may start from weights of its own. */
export type PageLearner = LearnerSpec & { readonly initial?: Initial };

/** Held-out examples: a fraction of all, 0…0.9, chosen by the seed. */
export interface Split {
  readonly fraction: number;
  readonly seed: number;
}

/** Visits a second; "max" is as fast as the machine goes. */
export type Speed = number | "max";

export type DataSource =
  | { readonly kind: "points"; readonly points: readonly Point[] }
  | ({ readonly kind: "preset"; readonly name: string } & PresetOptions)
  | Reviews;

/** Short texts whose features say which of the words they contain: 0 or 1 each. */
export interface Reviews {
  readonly kind: "reviews";
  readonly words: readonly string[];
  /** Text and label, −1 or +1. */
  readonly reviews: readonly (readonly [string, number])[];
}

/** The view that raises the examples to the values of one more feature. */
export interface LiftState {
  /** A product of base features, or "bias": the feature that is always 1. */
  readonly feature: string;
  /** Where one looks from, in degrees: round the upright axis, and above the plane (0…90). */
  readonly turn: number;
  readonly tilt: number;
}

export interface UiState {
  readonly tool: Tool;
  /** Points a brush stroke lays down at once: 1…50. */
  readonly brush: number;
  readonly theme: Theme;
  readonly speed: Speed;
  readonly precision: "short" | "full";
  /** Whether an edit of the data keeps the weights learned so far. */
  readonly keepWeights: boolean;
  /** The label that the class tool draws: 2…5. */
  readonly paint: number;
  /** Which of the learners story, timeline and bench are about. */
  readonly lead: number;
  /** Whether the stage shows the score as shading. */
  readonly shading: boolean;
  /** Whether the view on the order of visits is open. */
  readonly orders: boolean;
  /** Several learners side by side, or their boundaries on one stage. */
  readonly compare: CompareMode;
  /** Two learners whose disagreement is shown. */
  readonly difference: readonly [number, number] | null;
  /** The 3-D view beside the stage; null while it is closed. */
  readonly lift: LiftState | null;
  /** Whether the stage draws why the examples are separable or not; null: once a run has ended without convergence. */
  readonly why: boolean | null;
  /** Whether the view on the other cures is open. */
  readonly cures: boolean;
  /** Parts of the page left out. */
  readonly hide: readonly Part[];
}

export type Part = "header" | "bench" | "story" | "compare" | "orders" | "cures" | "charts" | "transport";

/** The one JSON object: in the URL, in files, in the element and in messages. */
export interface PlaygroundState {
  readonly v: 1;
  readonly data: DataSource;
  readonly features?: readonly string[];
  readonly scaling: Scaling;
  readonly bias: boolean;
  readonly learners: readonly PageLearner[];
  readonly order: OrderSpec;
  readonly initial: Initial | null;
  readonly maxEpochs: number;
  readonly split: Split | null;
  readonly visit: number;
  readonly view: ViewWindow | null;
  readonly ui: UiState;
}
