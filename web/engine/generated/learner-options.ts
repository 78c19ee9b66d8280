// Printed by wasm/describe/ from the tables of the core: change those, then `npm run generate`.
import { kernelKinds, tieRules, variants } from "./names.js";

/**
 * Of each learner the options, in the order in which the core takes them: words, the first of which is the default, or
 * the default, null where it is found from the data, and the range.
 */
export const learnerOptions = {
  perceptron: {
    learningRate: { default: 1, min: 0, above: true, max: 1e6 },
    tie: tieRules,
  },
  margin: {
    learningRate: { default: 1, min: 0, above: true, max: 1e6 },
    margin: { default: 1, min: 0, above: true, max: 1e6 },
  },
  averaged: {
    learningRate: { default: 1, min: 0, above: true, max: 1e6 },
    tie: tieRules,
  },
  voted: {
    learningRate: { default: 1, min: 0, above: true, max: 1e6 },
    tie: tieRules,
  },
  pocket: {
    learningRate: { default: 1, min: 0, above: true, max: 1e6 },
    tie: tieRules,
  },
  batch: {
    learningRate: { default: 1, min: 0, above: true, max: 1e6 },
    tie: tieRules,
    tolerance: { default: 0, min: 0, max: 1e100 },
  },
  "passive-aggressive": {
    variant: variants,
    C: { default: 1, min: 1e-100, above: true, max: 1e6 },
  },
  multiclass: {
    classes: { default: null, min: 2, max: 1000, whole: true },
  },
  kernel: {
    kernel: {
      kind: kernelKinds,
      degree: { default: 2, min: 1, max: 10, whole: true },
      offset: { default: 1, min: 0, max: 1e6 },
      gamma: { default: 1, min: 0, above: true, max: 1e6 },
    },
    tie: tieRules,
  },
  "nearest-neighbours": {
    k: { default: 1, min: 1, max: 999, whole: true },
  },
  "decision-tree": {
    maxDepth: { default: 3, min: 1, max: 32, whole: true },
  },
  "second-order": {
    ridge: { default: 1, min: 1e-50, above: true, max: 1e6 },
  },
} as const;

export interface PerceptronOptions {
  /** A number above 0 and at most 1e6. Default 1. */
  readonly learningRate?: number;
  /** Default "mistake". */
  readonly tie?: (typeof tieRules)[number];
}

export interface MarginOptions {
  /** A number above 0 and at most 1e6. Default 1. */
  readonly learningRate?: number;
  /** A number above 0 and at most 1e6. Default 1. */
  readonly margin?: number;
}

export interface AveragedOptions {
  /** A number above 0 and at most 1e6. Default 1. */
  readonly learningRate?: number;
  /** Default "mistake". */
  readonly tie?: (typeof tieRules)[number];
}

export interface VotedOptions {
  /** A number above 0 and at most 1e6. Default 1. */
  readonly learningRate?: number;
  /** Default "mistake". */
  readonly tie?: (typeof tieRules)[number];
}

export interface PocketOptions {
  /** A number above 0 and at most 1e6. Default 1. */
  readonly learningRate?: number;
  /** Default "mistake". */
  readonly tie?: (typeof tieRules)[number];
}

export interface BatchOptions {
  /** A number above 0 and at most 1e6. Default 1. */
  readonly learningRate?: number;
  /** Default "mistake". */
  readonly tie?: (typeof tieRules)[number];
  /** A number from 0 to 1e100. Default 0. */
  readonly tolerance?: number;
}

export interface PassiveAggressiveOptions {
  /** Default "pa". */
  readonly variant?: (typeof variants)[number];
  /** A number above 1e-100 and at most 1e6. Default 1. */
  readonly C?: number;
}

export interface MulticlassOptions {
  /** A whole number from 2 to 1000. Default: found from the data. */
  readonly classes?: number;
}

export interface KernelOptions {
  readonly kernel?: {
    /** Default "linear". */
    readonly kind: (typeof kernelKinds)[number];
    /** A whole number from 1 to 10. Default 2. */
    readonly degree?: number;
    /** A number from 0 to 1e6. Default 1. */
    readonly offset?: number;
    /** A number above 0 and at most 1e6. Default 1. */
    readonly gamma?: number;
  };
  /** Default "mistake". */
  readonly tie?: (typeof tieRules)[number];
}

export interface NearestNeighboursOptions {
  /** A whole number from 1 to 999. Default 1. */
  readonly k?: number;
}

export interface DecisionTreeOptions {
  /** A whole number from 1 to 32. Default 3. */
  readonly maxDepth?: number;
}

export interface SecondOrderOptions {
  /** A number above 1e-50 and at most 1e6. Default 1. */
  readonly ridge?: number;
}
