import { learnerOptions } from "../../engine/generated/learner-options.js";
import type { KernelFunction, KernelSpec, LearnerSpec } from "../../engine/types.js";
import type { LearnerDescriptor } from "./descriptor.js";
import { linear, tie } from "./shared.js";

/** The function by which a learner compares examples; null where it does not. */
export function kernelFunctionOf(learner: LearnerSpec): KernelFunction | null {
  return learner.kind === "kernel" ? (learner.kernel ?? { kind: "linear" }) : null;
}

const polynomial = { path: "kernel.kind", is: ["polynomial"] } as const;

export const kernel = {
  kind: "kernel",
  traits: { ...linear, weights: "per-example", predicts: "rule" },
  // The linear kernel draws no more than a line through the origin.
  start: { kind: "kernel", kernel: { kind: "polynomial" } },
  fields: [
    {
      kind: "choice",
      path: "kernel.kind",
      parameter: "kernel",
      default: "linear",
      always: true,
      values: ["linear", "polynomial", "rbf"],
    },
    {
      kind: "number",
      path: "kernel.degree",
      parameter: "degree",
      ...learnerOptions.kernel.kernel.degree,
      step: 1,
      when: polynomial,
    },
    {
      kind: "number",
      path: "kernel.offset",
      parameter: "offset",
      ...learnerOptions.kernel.kernel.offset,
      step: 0.1,
      when: polynomial,
    },
    {
      kind: "number",
      path: "kernel.gamma",
      parameter: "gamma",
      symbol: "γ",
      ...learnerOptions.kernel.kernel.gamma,
      step: 0.1,
      when: { path: "kernel.kind", is: ["rbf"] },
    },
    tie,
  ],
} as const satisfies LearnerDescriptor<KernelSpec>;
