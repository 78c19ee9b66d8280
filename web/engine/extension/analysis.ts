import type { Glue } from "#glue";
import type { Analysis, AnalysisRun, AnalysisSpec, Share } from "../analysis-types.js";
import { undecidedReasons, verdicts } from "../generated/result-names.js";
import { fieldsOf } from "../run/fields.js";
import { encodeSpec, specFields } from "../spec.js";
import type { LinearModel, RunSpec } from "../types.js";
import { type JobKind, startJob } from "./core-job.js";

const analysis: JobKind<Float64Array, Analysis> = { kind: "analysis", name: "analysis", read: decoded };

/** As `Jobs.startAnalysis`. */
export function startAnalysis(glue: Glue, spec: AnalysisSpec): AnalysisRun {
  // What else a run is made of is nothing to an analysis.
  const { X, y, features, scaling, bias } = fieldsOf(spec, "spec", specFields, "");
  return startJob(glue, analysis, encodeSpec({ X, y, features, scaling, bias } as unknown as RunSpec));
}

/** What the core found, as wasm/job_results.hpp lists it. */
function decoded(numbers: Float64Array): Analysis {
  const [verdict = 0, reason = 0, radius = 0, margin = 0, bound = 0, distance = 0, factor = 0] = numbers;
  const sizes = numbers.subarray(7, 12);
  let at = 12;
  const [separator, hyperplane, point, positive, negative] = Array.from(sizes, (size) => {
    at += size;
    return numbers.slice(at - size, at);
  }) as [Float64Array, Float64Array, Float64Array, Float64Array, Float64Array];
  const found = verdicts[verdict] ?? null;
  const separable = found && found === "separable";
  return {
    separable,
    reason: undecidedReasons[reason] ?? null,
    radius,
    margin: separable ? margin : null,
    bound: separable ? bound : null,
    separator: separable ? linear(separator) : null,
    geometric: separable ? { ...linear(hyperplane), margin: distance } : null,
    witness: separable === false ? { positive: shares(positive), negative: shares(negative), point, factor } : null,
  };
}

/** Weights, then the bias. */
function linear(numbers: Float64Array): LinearModel {
  return { weights: numbers.slice(0, -1), bias: numbers.at(-1) ?? 0 };
}

/** Example and weight in turn. */
function shares(pairs: Float64Array): Share[] {
  return Array.from({ length: pairs.length / 2 }, (_, k) => ({
    example: pairs[2 * k] ?? 0,
    weight: pairs[2 * k + 1] ?? 0,
  }));
}
