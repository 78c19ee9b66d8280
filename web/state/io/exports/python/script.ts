import type { LearnerSpec, RunSpec } from "../../../../engine/types.js";

/** A run, and what is said of it in a script. */
export interface ScriptSource {
  /** What the engine trains. */
  readonly spec: RunSpec & { readonly learner: LearnerSpec };
  /** The base features for people. */
  readonly columns: readonly string[];
  /** "Averaged perceptron": what the script is about. */
  readonly title: string;
  /** Where the page shows this run; null where no address does. */
  readonly link: string | null;
}

/** What a script has of a learner. */
export interface LearnerScript {
  /** Settings, each a line: ["ETA", "1"]. */
  readonly constants: readonly (readonly [name: string, value: string])[];
  /** Python, one block after another. */
  readonly code: readonly string[];
  /** What makes one: "Perceptron()". */
  readonly instance: string;
  /** Python that trains with it to the end. */
  readonly loop: string;
  /** How long the lists are whose products it adds up; as long as the features where nothing is said. */
  readonly longest?: number;
  /** The same with scikit-learn, as far as it goes: lines of Python, and what is to be said of them. */
  readonly scikit: ScikitCall;
}

export interface ScikitCall {
  /** Null where scikit-learn has no such learner. */
  readonly lines: readonly string[] | null;
  readonly remarks: readonly string[];
}

/** What a learner has to know of a run beside its own settings. */
export interface ScriptRun {
  readonly features: number;
  readonly bias: boolean;
  readonly maxEpochs: number;
  /** Of the labels. */
  readonly classes: number;
  readonly initial: RunSpec["initial"];
}

/** One a learner. */
export type WriteLearner<Spec extends LearnerSpec> = (learner: Spec, run: ScriptRun) => LearnerScript;
