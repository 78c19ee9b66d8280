/** What can be learned with, what it trains, and what it predicts with. */
import type {
  AveragedOptions,
  BatchOptions,
  DecisionTreeOptions,
  KernelOptions,
  MarginOptions,
  MulticlassOptions,
  NearestNeighboursOptions,
  PassiveAggressiveOptions,
  PerceptronOptions,
  PocketOptions,
  SecondOrderOptions,
  VotedOptions,
} from "../generated/learner-options.js";
import type { kernelKinds, tieRules, variants } from "../generated/names.js";

/** What happens at score 0. See `TieRule` in core/include/perceptron/learners/tie_rule.hpp. */
export type TieRule = (typeof tieRules)[number];

export interface PerceptronSpec extends PerceptronOptions {
  readonly kind: "perceptron";
}

/** Trains as the perceptron, predicts with the mean of all weight vectors (CIML, Algorithm 7). */
export interface AveragedSpec extends AveragedOptions {
  readonly kind: "averaged";
}

/** Trains as the perceptron, predicts by the vote of all weight vectors (CIML, equation 4.17). */
export interface VotedSpec extends VotedOptions {
  readonly kind: "voted";
}

/** Trains as the perceptron, predicts with the weights that made the fewest training mistakes so far (Gallant 1990). */
export interface PocketSpec extends PocketOptions {
  readonly kind: "pocket";
}

/** Updates while y·a ≤ margin; has converged once an epoch makes no update. */
export interface MarginSpec extends MarginOptions {
  readonly kind: "margin";
}

/** One update an epoch, over all misclassified examples. */
export interface BatchSpec extends BatchOptions {
  readonly kind: "batch";
}

export type Variant = (typeof variants)[number];

/** Crammer et al. 2006. The bias is a feature that is always 1. */
export interface PassiveAggressiveSpec extends PassiveAggressiveOptions {
  readonly kind: "passive-aggressive";
}

/** What an update of passive-aggressive goes by, with z = (x, 1) where there is a bias, else z = x. */
export interface AggressiveStep {
  /** ℓ = max(0, 1 − y·a) */
  readonly loss: number;
  /** ‖z‖² */
  readonly squaredNorm: number;
  /** τ; 0 where there is no loss. */
  readonly step: number;
  /** Whether the update goes all the way to y·a = 1. */
  readonly reaches: boolean;
  /** y·a after the update. */
  readonly end: number;
}

/** One weight vector a class, argmax, ties to the lowest class. Labels are class numbers from 0. */
export interface MulticlassSpec extends MulticlassOptions {
  readonly kind: "multiclass";
}

export type KernelKind = (typeof kernelKinds)[number];

/** The polynomial kernel goes by its degree and offset, the rbf kernel by gamma. */
export type KernelFunction = NonNullable<KernelOptions["kernel"]>;

/** The dual perceptron: counts α of the mistakes on each example. It has no bias. */
export interface KernelSpec extends KernelOptions {
  readonly kind: "kernel";
}

/** A baseline: the label most of the k nearest examples have. */
export interface NearestNeighboursSpec extends NearestNeighboursOptions {
  readonly kind: "nearest-neighbours";
}

/** A baseline: splits x ≤ threshold with the least Gini impurity. */
export interface DecisionTreeSpec extends DecisionTreeOptions {
  readonly kind: "decision-tree";
}

/** Knows the spread of its mistakes, and moves less along what they have in common (Cesa-Bianchi et al. 2005). */
export interface SecondOrderSpec extends SecondOrderOptions {
  readonly kind: "second-order";
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
  | SecondOrderSpec
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

export interface TreeModel {
  readonly nodes: readonly TreeNode[];
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
      ? TreeModel
      : NonNullable<CurrentOf<L>>;

export type Current = CurrentOf<LearnerSpec>;
export type Model = ModelOf<LearnerSpec>;
