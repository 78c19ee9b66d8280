import type { GlueConfig } from "#glue";
import { booleanOf, indexOfWord, labelsOf, numberOf, numbersOf } from "./checks.js";
import { PlaygroundError, reading } from "./errors.js";
import { encodeFeatures, featuresOf } from "./features.js";
import { mostClasses, mostUpdates, mostValues } from "./generated/limits.js";
import { orderKinds, scalings } from "./generated/names.js";
import { type EncodedLearner, encodeLearner } from "./learners/index.js";
import { type Rows, rowsOf } from "./matrix.js";
import { fieldsOf } from "./run/fields.js";
import type { RunSpec } from "./types.js";

/** What runs on the same examples have in common. */
export const commonFields = [
  "X",
  "y",
  "columns",
  "features",
  "scaling",
  "bias",
  "order",
  "maxEpochs",
  "maxUpdates",
  "journal",
] as const;

/** Of a `RunSpec`. */
export const specFields = [...commonFields, "learner", "initial"] as const;

/** A spec as it crosses the boundary: one value object, one Float64Array, one Int32Array. */
export interface EncodedSpec {
  readonly config: GlueConfig;
  readonly doubles: Float64Array;
  readonly ints: Int32Array;
  readonly features: readonly string[];
  readonly learner: EncodedLearner;
}

/** Checks types and shapes; values and ranges are checked by the core. */
export function encodeSpec(given: RunSpec): EncodedSpec {
  const spec = fieldsOf(given, "spec", specFields, "");
  const rows = rowsOf(spec.X, "X");
  const y = labelsOf(spec.y, rows.n);
  const learner = encodeLearner(spec.learner);
  const features = featuresOf(spec.features, rows.d);
  const terms = spec.features === undefined ? [] : encodeFeatures(features);
  const order = fieldsOf(spec.order, "order", ["kind", "seed", "indices"]);
  const kind = indexOfWord(order.kind, orderKinds, "order.kind");
  const indices = orderKinds[kind] === "custom" ? indicesOf(order.indices) : [];
  const initial = initialOf(spec.initial ?? learner.initial, features.length, learner.perClass);

  return {
    config: {
      n: rows.n,
      d: rows.d,
      settings: learner.settings.length,
      terms: terms.length,
      products: spec.features === undefined ? -1 : features.length,
      scaling: indexOfWord(spec.scaling, scalings, "scaling"),
      bias: booleanOf(spec.bias, "bias", true) ? 1 : 0,
      learner: learner.code,
      order: kind,
      seed: numberOf(order.seed, "order.seed", 0),
      maxEpochs: numberOf(spec.maxEpochs, "maxEpochs", 1000),
      maxUpdates: numberOf(spec.maxUpdates, "maxUpdates", mostUpdates),
      journal: booleanOf(spec.journal, "journal", true) ? 1 : 0,
    },
    doubles: joined(rows, y, learner.settings, initial),
    ints: Int32Array.from([...terms, ...indices]),
    features,
    learner,
  };
}

function indicesOf(value: unknown): number[] {
  const indices = Array.from(numbersOf(value, "order.indices"));
  // What is no Int32 would wrap around, perhaps to the index of an example.
  if (indices.every((index) => index === (index | 0))) return indices;
  const message = "The custom order must name every example exactly once.";
  throw new PlaygroundError("not-a-permutation", "order.indices", message);
}

/** Weights and bias as one list, for multiclass one class after another; empty for zeros. */
export function initialOf(value: unknown, features: number, multiclass = false): Float64Array {
  if (value === undefined || value === null) return new Float64Array(0);
  const { weights, bias } = fieldsOf(value, "initial", ["weights", "bias"]);
  if (weights === undefined && bias === undefined) return new Float64Array(0);
  if (!multiclass) return linearInitial(weights, numberOf(bias, "initial.bias", 0), features);
  return reading("initial.weights", () => perClass(weights, bias, features));
}

function perClass(weights: unknown, bias: unknown, features: number): Float64Array {
  if (!Array.isArray(weights)) {
    const message = "For multiclass, initial.weights must be a list of one weight vector a class.";
    throw new PlaygroundError("wrong-type", "initial.weights", message);
  }
  const classes = weights.length;
  if (classes > mostClasses || classes * (features + 1) > mostValues) {
    const message = `initial.weights has more than fits: at most ${mostClasses} weight vectors, and ${mostValues} numbers.`;
    throw new PlaygroundError("too-large", "initial.weights", message);
  }
  const biases = bias === undefined ? new Float64Array(classes) : numbersOf(bias, "initial.bias");
  if (biases.length !== classes) {
    throw new PlaygroundError("wrong-length", "initial.bias", "initial.bias must have one number a class.");
  }
  const all = new Float64Array(classes * (features + 1));
  for (let k = 0; k < classes; k++) {
    all.set(linearInitial(weights[k], biases[k] ?? 0, features), k * (features + 1));
  }
  return all;
}

function linearInitial(weights: unknown, bias: number, features: number): Float64Array {
  const vector = weights === undefined ? new Float64Array(features) : numbersOf(weights, "initial.weights");
  if (vector.length !== features) {
    const message = `A weight vector of initial.weights has ${vector.length} numbers for ${features} features.`;
    throw new PlaygroundError("wrong-length", "initial.weights", message);
  }
  const numbers = new Float64Array(features + 1);
  numbers.set(vector);
  numbers[features] = bias;
  return numbers;
}

function joined(rows: Rows, y: Float64Array, settings: readonly number[], initial: Float64Array): Float64Array {
  const doubles = new Float64Array(rows.data.length + y.length + settings.length + initial.length);
  doubles.set(rows.data);
  doubles.set(y, rows.data.length);
  doubles.set(settings, rows.data.length + y.length);
  doubles.set(initial, rows.data.length + y.length + settings.length);
  return doubles;
}
