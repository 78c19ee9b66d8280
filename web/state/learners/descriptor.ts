import type { LearnerSpec } from "../../engine/types.js";
import type { LearnerParameter } from "./parameters.js";

type At<Spec, Name extends keyof Spec> = NonNullable<Spec[Name]>;

/** Where a setting stands in a learner's spec: "tie", "kernel.degree". */
export type SettingPath<Spec = LearnerSpec> = Spec extends unknown
  ? {
      [Name in keyof Spec & string]: At<Spec, Name> extends string | number
        ? Exclude<Name, "kind">
        : `${Name}.${keyof At<Spec, Name> & string}`;
    }[keyof Spec & string]
  : never;

interface Field<Path extends string> {
  readonly path: Path;
  /** Its name in the address and as an attribute. */
  readonly parameter: LearnerParameter;
  readonly symbol?: string;
  /** It matters only where another setting is one of these words. */
  readonly when?: { readonly path: Path; readonly is: readonly string[] };
}

export interface NumberField<Path extends string = SettingPath> extends Field<Path> {
  readonly kind: "number";
  /** Null: found from the data. */
  readonly default: number | null;
  readonly min: number;
  readonly max: number;
  /** The least value is itself not allowed. */
  readonly above?: boolean;
  readonly whole?: boolean;
  /** The limits are the page's; the engine would take more. */
  readonly narrower?: boolean;
  /** How far ↑ and ↓ go. */
  readonly step: number;
}

export interface ChoiceField<Path extends string = SettingPath> extends Field<Path> {
  readonly kind: "choice";
  readonly default: string;
  readonly values: readonly string[];
  /** It stands in the spec also where it is the default. */
  readonly always?: boolean;
}

export type LearnerField<Path extends string = SettingPath> = NumberField<Path> | ChoiceField<Path>;

/** What the page has to know of a learner to train and to draw it, from the first picture on. */
export interface Traits {
  /** What is in training: one weight vector, one a class, a count an example, or nothing. */
  readonly weights: "one" | "per-class" | "per-example" | "none";
  /** Visit for visit as the perceptron; by a rule of its own; or all at once, as a baseline. */
  readonly trains: "as-perceptron" | "by-visits" | "at-once";
  /** The weights in training, their mean, or the best of them; the votes of all; the highest score; any other rule. */
  readonly predicts: "current" | "mean" | "best" | "votes" | "classes" | "rule";
  /** What it takes labels as: −1 and +1, or class numbers. */
  readonly labels: "signs" | "classes";
  /** Whether it descends on a criterion, whose value a visit shows. */
  readonly objective?: boolean;
  /** What a visit does depends on the weights in training and on the example alone. */
  readonly byWeightsAlone?: boolean;
  /** Each step is as long as its loss asks for. */
  readonly stepsByLoss?: boolean;
  /** What an update adds is no multiple of its example. */
  readonly stepsAside?: boolean;
  /** Of one that is not trained visit by visit: whether it keeps the examples as they are, or is fitted to them. */
  readonly fit?: "none" | "fitted";
  /** Its steps may come ever nearer to a separating hyperplane and never reach one. */
  readonly mayOnlyApproach?: boolean;
}

/** What the page knows of a learner: its schema, its parameters in the address and its form derive from this. */
export interface LearnerDescriptor<Spec extends LearnerSpec = LearnerSpec> {
  readonly kind: Spec["kind"];
  readonly traits: Traits;
  readonly fields: readonly LearnerField<SettingPath<Spec>>[];
  /** What choosing it begins with, where the defaults alone would show little of it. */
  readonly start?: Spec;
}
