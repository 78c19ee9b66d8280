/** Saved models. Part of the public types: see types.ts. */
import type { Matrix, Predictions, Scaling } from "./run-types.js";

/** What is in the JSON of a model: core/include/perceptron/model.hpp documents it, with what the other kinds have. */
export interface ModelFile {
  readonly format: "perceptron-model";
  readonly version: 1;
  readonly kind: "hyperplane" | "hyperplanes" | "votes" | "kernel" | "nearest-neighbours" | "decision-tree";
  readonly baseFeatures: number;
  /** Of each feature the base features that it multiplies, from 0; without it the features are the base features. */
  readonly products?: readonly (readonly number[])[];
  readonly scaling: Scaling;
  /** What a scaling has learned, a number a base feature. */
  readonly shift?: readonly number[];
  readonly rest?: readonly number[];
  readonly unit?: readonly number[];
  readonly divisor?: readonly number[];
  /** Of one hyperplane, of one a class, or of each that votes. */
  readonly weights?: readonly (readonly number[])[];
  readonly bias?: readonly number[];
}

/** What predicts, without its run. Owned by the caller, freed by `dispose()`. */
export interface LoadedModel {
  readonly content: ModelFile;
  /** Names of its features, in the order of its weights. */
  readonly features: readonly string[];
  /** The bits of the run that was saved. */
  predict(X: Matrix): Predictions;
  /** One score a row; of several classes one a class, row by row. */
  scores(X: Matrix): Float64Array;
  /** As JSON: the bytes that the run saved. */
  save(): string;
  dispose(): void;
}
