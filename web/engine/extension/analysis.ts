import type { Glue } from "#glue";
import type { Analysis, AnalysisRun, AnalysisSpec } from "../analysis-types.js";
import type { analysisResult } from "../generated/result-layouts.js";
import { fieldsOf } from "../run/fields.js";
import { encodeSpec, specFields } from "../spec.js";
import type { RunSpec } from "../types.js";
import { type JobKind, startJob } from "./core-job.js";

const analysis: JobKind<"analysis", Analysis> = { kind: "analysis", name: "analysis", read: decoded };

/** As `Jobs.startAnalysis`. */
export function startAnalysis(glue: Glue, spec: AnalysisSpec): AnalysisRun {
  // What else a run is made of is nothing to an analysis.
  const { X, y, features, scaling, bias } = fieldsOf(spec, "spec", specFields, "");
  return startJob(glue, analysis, encodeSpec({ X, y, features, scaling, bias } as unknown as RunSpec));
}

function decoded(found: ReturnType<typeof analysisResult>): Analysis {
  const { verdict, reason, radius, margin, bound, separator, hyperplane, geometricMargin } = found;
  const { positive, negative, point, factor } = found;
  const separable = verdict && verdict === "separable";
  return {
    ...{ separable, reason, radius },
    margin: separable ? margin : null,
    bound: separable ? bound : null,
    separator: separable ? separator : null,
    geometric: separable ? { ...hyperplane, margin: geometricMargin } : null,
    witness: separable === false ? { positive, negative, point, factor } : null,
  };
}
