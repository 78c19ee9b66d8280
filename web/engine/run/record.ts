import type { EncodedLearner } from "../learners/index.js";
import type { CurrentOf, LearnerSpec, VisitRecord } from "../types.js";

/** Numbers that are always there, and lists after them, whose lengths come first: see `record` in wasm/bindings.cpp. */
const scalars = 10;
const lists = 6;

/** Reads a record as the glue gives it; null where there is none. */
export function recordOf<L extends LearnerSpec>(
  numbers: Float64Array,
  learner: EncodedLearner,
  features: number,
): VisitRecord<L> | null {
  if (numbers.length === 0) return null;
  const [visit = 0, epoch = 0, example = 0, label = 0, score = 0, predicted = 0, mistake, updated] = numbers;
  const [changeLength = 0, objective = 0] = numbers.subarray(8);
  let end = scalars + lists;
  const list = (index: number) => {
    const start = end;
    end += numbers[scalars + index] ?? 0;
    return numbers.slice(start, end);
  };
  // The entry of a learner makes what is typed as its own.
  const trained = (index: number) => learner.current(list(index), features) as CurrentOf<L>;
  const x = list(0);
  const scores = list(1);
  const change = trained(2);
  return {
    ...{ visit, epoch, example, label, score, predicted, mistake: mistake === 1 },
    update: updated === 1 ? change : null,
    changeLength,
    ...(scores.length > 0 && { scores }),
    ...(!Number.isNaN(objective) && { objective }),
    ...{ x, before: trained(3), after: trained(4), earlier: trained(5) },
  };
}
