/** The public types of the engine. Names here are the product's API: they may grow, they are not renamed. */

export type { Reason } from "./errors.js";
export type { Job, OpenJob } from "./job.js";
export type * from "./types/analysis-types.js";
export type * from "./types/job-types.js";
export type * from "./types/learner-types.js";
export type * from "./types/run-types.js";

import type { sentences } from "./generated/sentences.js";
import type { FeatureMap, FeatureMapSpec } from "./types/analysis-types.js";
import type { Jobs } from "./types/job-types.js";
import type { LearnerSpec, PerceptronSpec } from "./types/learner-types.js";
import type { Run, RunSpec } from "./types/run-types.js";

/** Why the core refuses something. */
export type CoreReason = keyof typeof sentences;

/** A dataset the core can generate. */
export interface PresetInfo {
  readonly name: string;
  /** Number of examples: fixed where min = max. */
  readonly n: { readonly default: number; readonly min: number; readonly max: number };
  /** Noise 0…1, or null where the preset has none. */
  readonly noise: { readonly default: number } | null;
  /** Whether the seed matters. */
  readonly seeded: boolean;
  /** The seed of its own: where none is given. */
  readonly seed: { readonly default: number };
  /** 2: labels are −1 and +1; else class numbers from 0. */
  readonly classes: number;
  /** What a linear boundary can do, in words for the list. */
  readonly separable: "yes" | "no" | "depends";
  /** Where the text that it is from starts its run; null where that is zero. Runs are only started there by who asks. */
  readonly initial: { readonly weights: readonly number[]; readonly bias: number } | null;
}

export interface PresetOptions {
  readonly n?: number;
  readonly noise?: number;
  readonly seed?: number;
  /** Both Iris presets: two different columns 0…3 (sepal length, sepal width, petal length, petal width; cm). Default petals: [2, 3]. */
  readonly columns?: readonly [number, number];
  /** Iris only: the positive and the negative species, 0…2 (setosa, versicolor, virginica). Default [0, 1]. */
  readonly species?: readonly [number, number];
}

export interface Dataset {
  /** n×d, row-major. */
  readonly X: { readonly data: Float64Array; readonly shape: readonly [number, number] };
  readonly y: Float64Array;
  /** Names of the columns of X for people, e.g. "petal length (cm)". */
  readonly columns: readonly string[];
}

export interface Split {
  readonly train: Uint32Array;
  readonly heldOut: Uint32Array;
}

/**
 * Its runs and jobs share 1.25 GiB. What finds too little of that left throws a `PlaygroundError` "out-of-memory", which
 * says how many are open; disposing of others gives it room again. A run takes at most 8 MiB for its journal, and as a rule
 * a few for checkpoints, however long it goes on; one with a kernel up to 64 MiB for these and 64 MiB for its rows.
 * "engine-failed": the engine stopped in the middle of a call. From then on every call throws that, and it has to be loaded
 * again.
 */
export interface Engine extends Jobs {
  /** Checks the spec and starts a run at visit 0. Throws `PlaygroundError`; then nothing leaks. */
  createRun<L extends LearnerSpec = PerceptronSpec>(spec: RunSpec<L>): Run<L>;
  readonly presets: readonly PresetInfo[];
  /** A preset's examples: the same seed gives the same bits everywhere. */
  generate(name: string, options?: PresetOptions): Dataset;
  /**
   * Divides n examples: the indices that are held out, a fraction (0…1) of them rounded to the nearest number, and the
   * others, both ascending. The same seed gives the same split.
   */
  split(n: number, fraction: number, seed?: number): Split;
  /** The features of any rows, their scaling learned from `X`, and what weights say of them. Throws `PlaygroundError`. */
  featureMap(spec: FeatureMapSpec): FeatureMap;
  /** Runs, comparisons, models and jobs created and not yet disposed. */
  readonly openRuns: number;
}
