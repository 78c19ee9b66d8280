import { indexOfWord, numberOf } from "../checks.js";
import { learnerModels } from "../generated/layouts.js";
import { learnerOptions } from "../generated/learner-options.js";
import { learnerKinds } from "../generated/names.js";
import { fieldOf, fieldsOf } from "../run/fields.js";
import type { Current, LearnerKind, Model } from "../types.js";

/** Words, the default first; or a number, whose default is null where it is found from the data; or a group of these. */
type Option = readonly string[] | { readonly default: number | null } | Options;
interface Options {
  readonly [name: string]: Option;
}

/** What a learner of a kind has beside that. */
export function settingsOf(kind: LearnerKind): readonly string[] {
  return Object.keys(learnerOptions[kind]);
}

export interface EncodedLearner {
  /** Reads what the core has made of it in d features: the weights in training, and what predicts. */
  readonly current: (numbers: Float64Array, d: number) => Current;
  readonly model: (numbers: Float64Array, d: number) => Model;
  /** Its place among the kinds, by which the core knows it. */
  readonly code: number;
  readonly kind: LearnerKind;
  readonly settings: number[];
  /** Whether weights to start from are a vector a class. */
  readonly perClass: boolean;
  /** Weights of its own to start from, as they were given. */
  readonly initial: unknown;
}

export function encodeLearner(value: unknown): EncodedLearner {
  const given = typeof value === "object" && value !== null ? fieldOf(value, "kind", "learner.kind") : undefined;
  const code = indexOfWord(given, learnerKinds, "learner.kind");
  const kind = learnerKinds[code] ?? "perceptron";
  const spec = fieldsOf(value, "learner", ["kind", ...settingsOf(kind), "initial"]);
  const settings = numbersOfOptions(spec, learnerOptions[kind], "learner");
  return { kind, code, ...learnerModels[kind], perClass: kind === "multiclass", settings, initial: spec["initial"] };
}

function numbersOfOptions(given: { readonly [name: string]: unknown }, options: Options, field: string): number[] {
  return Object.entries(options).flatMap(([name, option]) => numbersOf(given[name], option, `${field}.${name}`));
}

function numbersOf(value: unknown, option: Option, field: string): number | number[] {
  if (isWords(option)) return indexOfWord(value, option, field);
  if (!isNumber(option)) return numbersOfOptions(fieldsOf(value, field, Object.keys(option)), option, field);
  const number = numberOf(value, field, option.default ?? 0);
  // By 0 the core knows what is to be found from the data.
  return option.default === null && value !== undefined ? number || Number.NaN : number;
}

const isWords = (option: Option): option is readonly string[] => Array.isArray(option);
const isNumber = (option: Option): option is { readonly default: number | null } => "default" in option;
