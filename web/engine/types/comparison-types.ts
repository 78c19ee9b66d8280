/** Runs in lockstep. Part of the public types: see ../types.ts. */
import type { LearnerSpec } from "./learner-types.js";
import type { Advance, InitialWeights, Run, RunSpec, Snapshot, Visit } from "./run-types.js";

/** A learner of several, which may start from weights of its own. */
export type ComparedLearner = LearnerSpec & { readonly initial?: InitialWeights | undefined };

/**
 * What runs have in common, and 1 to 6 learners. With labels −1 and +1 a multiclass learner takes −1 for class 0; where
 * all are multiclass, labels are class numbers.
 */
export interface ComparisonSpec extends Omit<RunSpec, "learner" | "initial"> {
  readonly learners: readonly ComparedLearner[];
}

/** The reading half of a run: what a run says that others move. */
export type ReadableRun = Omit<Run, "step" | "advance" | "seek" | "approach" | "dispose">;

/** Examples on which two models disagree, ascending: rows. A tie disagrees with either label. */
export interface Disagreements {
  /** Of those trained on. */
  readonly training: Uint32Array;
  /** Of those held out; none where there are none. */
  readonly heldOut: Uint32Array;
}

/**
 * Runs in lockstep, over one copy of the examples: all stand at the same visit, or at their end if that comes before.
 * What is found out of a run (mistakes, margin, curves, …) is found out of each as of one alone: see `Jobs`. Owned by
 * the caller, freed with its runs by `dispose()`.
 */
export interface Comparison {
  /** One a learner, in the order of the spec. */
  readonly runs: readonly ReadableRun[];
  /** The visit that all have come to, or their end before it. */
  readonly visit: number;
  /** How far all have been computed; Infinity once each has come to its end. */
  readonly frontier: number;
  /** Whether all stand at their end. */
  readonly stopped: boolean;
  /** Makes a visit with each that can go on; null for one that has stopped. */
  step(): readonly (Visit | null)[];
  /**
   * Makes many visits in C++, until all have stopped; returns how many. `updates` are those of `lead` (a place in `runs`,
   * default 0): none are made for a lead that has stopped.
   */
  advance(how: Advance, lead?: number): number;
  /** As `Run.seek`, of all: not beyond the end of the one that goes on longest. */
  seek(visit: number): void;
  /** As `Run.approach`, of all. */
  approach(visit: number, work: number): boolean;
  snapshot(): readonly Snapshot[];
  /** Where the models of two runs, by their places in `runs`, disagree now. In slices: `Jobs.startDisagreements`. */
  disagreements(one: number, other: number): Disagreements;
  /** Degrees, 0…180, between the weights that two linear learners have in training; null where one has none but 0. */
  angle(one: number, other: number): number | null;
  dispose(): void;
}
