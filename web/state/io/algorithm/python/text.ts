import type { RunSpec } from "../../../../engine/types.js";

/** What a program is written for: the examples as the learner sees them, and the settings of the run. */
export interface ProgramRun {
  readonly hasBias: boolean;
  /** How many features an example has. */
  readonly features: number;
  readonly classes: number;
  readonly initial: RunSpec["initial"];
}

/** A learner's own part of a program. What it leaves out is as the perceptron has it. */
export interface ProgramText {
  /** Functions, one after another. */
  readonly helpers?: readonly string[];
  /** In place of the weights and the bias. */
  readonly start?: string;
  /** What else is set before the loops. */
  readonly before?: string;
  /** At the head of every epoch. */
  readonly head?: string;
  /** Whether a visit needs the number of its example. */
  readonly indexed?: boolean;
  /** Whether the order of the visits makes no difference, and sums go by the rows. */
  readonly asRows?: boolean;
  readonly body: string;
  /** What is counted in an epoch: with none of it, the run stops. */
  readonly counts?: string;
  /** In place of the line that stops. */
  readonly foot?: string;
  readonly after?: string;
  /** The names that are printed at the end. */
  readonly prints?: readonly string[];
}
