import { learnerOptions } from "../../engine/generated/learner-options.js";
import type { KernelFunction, KernelSpec, LearnerSpec } from "../../engine/types.js";
import type { LearnerDescriptor } from "./descriptor.js";
import { tie } from "./rosenblatt.js";

/** The function by which a learner compares examples; null where it does not. */
export function kernelFunctionOf(learner: LearnerSpec): KernelFunction | null {
  return learner.kind === "kernel" ? (learner.kernel ?? { kind: "linear" }) : null;
}

const polynomial = { path: "kernel.kind", is: ["polynomial"] } as const;

export const kernel = {
  kind: "kernel",
  title: "Kernel perceptron",
  short: "Kernel",
  hint: "Counts its mistakes on each example instead of keeping weights. It has no bias.",
  // The linear kernel draws no more than a line through the origin.
  start: { kind: "kernel", kernel: { kind: "polynomial" } },
  cost: (examples) =>
    `the scores of all examples are kept, so a visit looks one up; an update renews all ${examples} of them`,
  fields: [
    {
      kind: "choice",
      path: "kernel.kind",
      parameter: "kernel",
      label: "Kernel",
      default: "linear",
      always: true,
      words: [
        { value: "linear", title: "Linear", hint: "x·z: a line through the origin" },
        { value: "polynomial", title: "Polynomial", hint: "(offset + x·z) to the power of the degree" },
        { value: "rbf", title: "Gaussian (RBF)", hint: "exp(−γ‖x − z‖²)" },
      ],
    },
    {
      kind: "number",
      path: "kernel.degree",
      parameter: "degree",
      label: "Degree",
      ...learnerOptions.kernel.kernel.degree,
      step: 1,
      when: polynomial,
    },
    {
      kind: "number",
      path: "kernel.offset",
      parameter: "offset",
      label: "Offset",
      ...learnerOptions.kernel.kernel.offset,
      step: 0.1,
      when: polynomial,
    },
    {
      kind: "number",
      path: "kernel.gamma",
      parameter: "gamma",
      label: "Width",
      symbol: "γ",
      hint: "the larger, the narrower around each example",
      ...learnerOptions.kernel.kernel.gamma,
      step: 0.1,
      when: { path: "kernel.kind", is: ["rbf"] },
    },
    tie,
  ],
} as const satisfies LearnerDescriptor<KernelSpec>;
