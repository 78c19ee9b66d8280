/** What can be learned with, what it trains, and what it predicts with. */
import type { kernelKinds, tieRules, variants } from "./generated/names.js";

/** What happens at score 0. See `TieRule` in core/include/perceptron/learners/perceptron.hpp. */
export type TieRule = (typeof tieRules)[number];

interface RosenblattSpec {
  /** η > 0, at most 1e6. Default 1. */
  readonly learningRate?: number;
  /** Default "mistake". */
  readonly tie?: TieRule;
}

export interface PerceptronSpec extends RosenblattSpec {
  readonly kind: "perceptron";
}

/** Trains as the perceptron, predicts with the mean of all weight vectors (CIML, Algorithm 7). */
export interface AveragedSpec extends RosenblattSpec {
  readonly kind: "averaged";
}

/** Trains as the perceptron, predicts by the vote of all weight vectors (CIML, equation 4.17). */
export interface VotedSpec extends RosenblattSpec {
  readonly kind: "voted";
}

/** Trains as the perceptron, predicts with the weights that made the fewest training mistakes so far (Gallant 1990). */
export interface PocketSpec extends RosenblattSpec {
  readonly kind: "pocket";
}

/** Updates while y·a ≤ margin; has converged once an epoch makes no update. */
export interface MarginSpec {
  readonly kind: "margin";
  /** η > 0, at most 1e6. Default 1. */
  readonly learningRate?: number;
  /** Above 0, at most 1e6. Default 1. */
  readonly margin?: number;
}

/** One update an epoch, over all misclassified examples. */
export interface BatchSpec extends RosenblattSpec {
  readonly kind: "batch";
  /** Training ends with a step shorter than this. Default 0. */
  readonly tolerance?: number;
}

export type Variant = (typeof variants)[number];

/** Crammer et al. 2006. The bias is a feature that is always 1. */
export interface PassiveAggressiveSpec {
  readonly kind: "passive-aggressive";
  /** Default "pa". */
  readonly variant?: Variant;
  /** Aggressiveness of pa-1 and pa-2: above 0, at most 1e6. Default 1. */
  readonly C?: number;
}

/** What an update of passive-aggressive goes by, with z = (x, 1) where there is a bias, else z = x. */
export interface AggressiveStep {
  /** ℓ = max(0, 1 − y·a) */
  readonly loss: number;
  /** ‖z‖² */
  readonly squaredNorm: number;
  /** τ; 0 where there is no loss. */
  readonly step: number;
}

/** One weight vector a class, argmax, ties to the lowest class. Labels are class numbers from 0. */
export interface MulticlassSpec {
  readonly kind: "multiclass";
  /** 2…1000. Default: the largest label + 1. */
  readonly classes?: number;
}

export type KernelKind = (typeof kernelKinds)[number];

export interface KernelFunction {
  readonly kind: KernelKind;
  /** Of the polynomial kernel: 1…10. Default 2. */
  readonly degree?: number;
  /** Of the polynomial kernel: 0…1e6. Default 1. */
  readonly offset?: number;
  /** Of the rbf kernel: above 0, at most 1e6. Default 1. */
  readonly gamma?: number;
}

/** The dual perceptron: counts α of the mistakes on each example. It has no bias. */
export interface KernelSpec {
  readonly kind: "kernel";
  /** Default linear. */
  readonly kernel?: KernelFunction;
  /** Default "mistake". */
  readonly tie?: TieRule;
}

/** A baseline: the label most of the k nearest examples have. */
export interface NearestNeighboursSpec {
  readonly kind: "nearest-neighbours";
  /** 1…999. Default 1. */
  readonly k?: number;
}

/** A baseline: splits x ≤ threshold with the least Gini impurity. */
export interface DecisionTreeSpec {
  readonly kind: "decision-tree";
  /** 1…32. Default 3. */
  readonly maxDepth?: number;
}

/** One member per learner; adding a learner adds a member here and an entry in learners/. */
export type LearnerSpec =
  | PerceptronSpec
  | MarginSpec
  | AveragedSpec
  | VotedSpec
  | PocketSpec
  | BatchSpec
  | PassiveAggressiveSpec
  | MulticlassSpec
  | KernelSpec
  | NearestNeighboursSpec
  | DecisionTreeSpec;

export type LearnerKind = LearnerSpec["kind"];

/** A hyperplane: `weights` in the order of the run's features. */
export interface LinearModel {
  readonly weights: Float64Array;
  readonly bias: number;
}

/** Counts of the mistakes made on each example. */
export interface DualModel {
  readonly alpha: Float64Array;
}

/** A weight vector and how many visits it survived. */
export interface Voter extends LinearModel {
  readonly count: number;
}

/** Voters as columns, one row a voter: `weights` row by row. */
export interface VoterColumns {
  readonly weights: Float64Array;
  readonly bias: Float64Array;
  readonly count: Float64Array;
}

/** There may be millions of voters: the list of them is made of the columns when it is first asked for. */
export interface VotedModel {
  readonly columns: VoterColumns;
  readonly voters: readonly Voter[];
}

/** A leaf has no `feature`. `low` and `high` are the places of the nodes for x ≤ threshold and above. */
export interface TreeNode {
  readonly feature: number | null;
  readonly threshold: number;
  readonly low: number;
  readonly high: number;
  readonly positives: number;
  readonly negatives: number;
}

/** What a learner trains: a hyperplane, one a class, counts, or nothing. */
export type CurrentOf<L extends LearnerSpec> = L extends MulticlassSpec
  ? readonly LinearModel[]
  : L extends KernelSpec
    ? DualModel
    : L extends NearestNeighboursSpec | DecisionTreeSpec
      ? null
      : LinearModel;

/** What a learner predicts with. */
export type ModelOf<L extends LearnerSpec> = L extends VotedSpec
  ? VotedModel
  : L extends NearestNeighboursSpec
    ? { readonly k: number }
    : L extends DecisionTreeSpec
      ? { readonly nodes: readonly TreeNode[] }
      : NonNullable<CurrentOf<L>>;

export type Current = CurrentOf<LearnerSpec>;
export type Model = ModelOf<LearnerSpec>;
