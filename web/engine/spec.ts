import { booleanOf, indexOfWord, labelsOf, numberOf, numbersOf } from "./checks.js";
import { PlaygroundError, reading } from "./errors.js";
import { encodeFeatures, featuresOf } from "./features.js";
import { specInput } from "./generated/inputs.js";
import { mostClasses, mostUpdates, mostValues } from "./generated/limits.js";
import { orderKinds, scalings } from "./generated/names.js";
import { joined, written } from "./layout/inputs.js";
import { type EncodedLearner, encodeLearner } from "./learners/index.js";
import { rowsOf } from "./matrix.js";
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

/** A spec as it crosses the boundary, and what there is to know of it on this side. */
export interface EncodedSpec {
  readonly numbers: Float64Array;
  readonly n: number;
  readonly d: number;
  readonly maxEpochs: number;
  readonly journal: boolean;
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
  const order = fieldsOf(spec.order, "order", ["kind", "seed", "indices"]);
  const kind = indexOfWord(order.kind, orderKinds, "order.kind");
  const initial = initialOf(spec.initial ?? learner.initial, features.length, learner.perClass);
  const maxEpochs = numberOf(spec.maxEpochs, "maxEpochs", 1000);
  const journal = booleanOf(spec.journal, "journal", true);
  const numbers = written(specInput, {
    X: rows.data,
    y,
    d: rows.d,
    learner: { kind: learner.code, settings: learner.settings, initial },
    features: spec.features === undefined ? null : encodeFeatures(features),
    scaling: indexOfWord(spec.scaling, scalings, "scaling"),
    bias: booleanOf(spec.bias, "bias", true),
    order: kind,
    seed: numberOf(order.seed, "order.seed", 0),
    indices: orderKinds[kind] === "custom" ? numbersOf(order.indices, "order.indices") : [],
    maxEpochs,
    maxUpdates: numberOf(spec.maxUpdates, "maxUpdates", mostUpdates),
    journal,
  });
  return { numbers, n: rows.n, d: rows.d, maxEpochs, journal, features, learner };
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
    throw new PlaygroundError(
      "wrong-type",
      "initial.weights",
      "For multiclass, {field} must be a list of one weight vector a class.",
    );
  }
  const classes = weights.length;
  if (classes > mostClasses || classes * (features + 1) > mostValues) {
    const sentence = "{field} has more than fits: at most {0} weight vectors, and {1} numbers.";
    throw new PlaygroundError("too-large", "initial.weights", sentence, [mostClasses, mostValues]);
  }
  const biases = bias === undefined ? new Float64Array(classes) : numbersOf(bias, "initial.bias");
  if (biases.length !== classes) {
    throw new PlaygroundError("wrong-length", "initial.bias", "initial.bias must have one number a class.");
  }
  return joined(Array.from(biases, (one, k) => linearInitial(weights[k], one, features)));
}

function linearInitial(weights: unknown, bias: number, features: number): Float64Array {
  const vector = weights === undefined ? new Float64Array(features) : numbersOf(weights, "initial.weights");
  if (vector.length !== features) {
    const sentence = "A weight vector of {field} has {0} numbers for {1} features.";
    throw new PlaygroundError("wrong-length", "initial.weights", sentence, [vector.length, features]);
  }
  return joined([vector, [bias]]);
}
