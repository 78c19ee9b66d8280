import { visitRecord } from "../generated/layouts.js";
import { optional, read } from "../layout/values.js";
import type { EncodedLearner } from "../learners/index.js";
import type { CurrentOf, LearnerSpec, VisitRecord } from "../types.js";

/** Reads a record as the glue gives it; null where there is none. */
export function recordOf<L extends LearnerSpec>(
  numbers: Float64Array,
  learner: EncodedLearner,
  features: number,
): VisitRecord<L> | null {
  const record = read(optional(visitRecord), numbers);
  if (!record) return null;
  const { updated, ...visit } = record.visit;
  const { x, scores, changeLength, coefficient, objective } = record;
  // The entry of a learner makes what is typed as its own.
  const trained = (list: Float64Array) => learner.current(list, features) as CurrentOf<L>;
  return {
    ...visit,
    update: updated ? trained(record.change) : null,
    changeLength,
    coefficient,
    ...(scores.length > 0 && { scores }),
    ...(!Number.isNaN(objective) && { objective }),
    ...{ x, before: trained(record.before), after: trained(record.after), earlier: trained(record.earlier) },
  };
}
