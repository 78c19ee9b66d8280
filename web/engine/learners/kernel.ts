import { indexOfWord, numberOf } from "../checks.js";
import { kernelKinds } from "../generated/names.js";
import { type Fields, fieldsOf } from "../run/fields.js";
import type { DualModel, KernelSpec } from "../types.js";
import type { LearnerEntry } from "./learner.js";
import { tieOf } from "./settings.js";

/** The fields of a kernel. */
export function kernelOf(value: unknown, field: string): Fields<"kind" | "degree" | "offset" | "gamma"> {
  return fieldsOf(value, field, ["kind", "degree", "offset", "gamma"]);
}

const dual = (alpha: Float64Array): DualModel => ({ alpha });

export const kernel: LearnerEntry<KernelSpec> = {
  fields: ["kernel", "tie"],
  settings: (spec) => {
    const { kind, degree, offset, gamma } = kernelOf(spec.kernel, "learner.kernel");
    return [
      indexOfWord(kind, kernelKinds, "learner.kernel.kind"),
      numberOf(degree, "learner.kernel.degree", 2),
      numberOf(offset, "learner.kernel.offset", 1),
      numberOf(gamma, "learner.kernel.gamma", 1),
      tieOf(spec),
    ];
  },
  current: dual,
  model: dual,
};
