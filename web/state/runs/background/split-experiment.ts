import type { WholeEngine } from "../../../engine/engine.js";
import { PlaygroundError } from "../../../engine/errors.js";
import type { SplitExperimentJob } from "../../../engine/types.js";
import type { Examples } from "../../data/examples.js";
import { runSpecOf, trainingSetOf } from "../../data/training-set.js";
import type { Problem } from "../../document/problem.js";
import type { Split } from "../../document/state.js";
import type { SplitsRow, SplitsView } from "../findings.js";
import { Experiment, furthestBehind } from "./sliced.js";
import { mostVisits } from "./trial.js";

/** How many splits there are. */
const splits = 50;

/**
 * All learners trained to their end on many splits of the same examples, and asked for those that were held out: one
 * split alone may favour any of them. The learner that is furthest behind goes on, so that they can be compared before
 * all is done.
 */
export function splitExperiment(
  engine: WholeEngine,
  problem: Problem,
  split: Split,
  examples: Examples,
): Experiment<SplitsView> {
  const set = trainingSetOf({ ...examples, heldOut: null });
  const parts = problem.learners.map((learner) => ({
    ...{ learner, total: splits, made: 0 },
    row: { learner, misclassified: [], five: null } as SplitsRow,
    job: null as SplitExperimentJob | null,
  }));
  type Part = (typeof parts)[number];
  /** What there is of a learner after so much more work. */
  const counted = (part: Part, work: number): SplitsRow["misclassified"] => {
    try {
      part.job ??= engine.startSplitExperiment(runSpecOf(problem, part.learner, set), { ...split, splits, mostVisits });
      const { progress } = part.job;
      part.job.advance(work);
      return part.job.progress > progress ? part.job.soFar() : part.row.misclassified;
    } catch (error) {
      // What the engine refuses of all examples it would refuse of each split.
      if (!(error instanceof PlaygroundError)) throw error;
      return new Array(splits).fill(null);
    }
  };
  const heldOut = examples.heldOut?.reduce((sum, held) => sum + held, 0) ?? 0;
  const rows = () => parts.map(({ row }) => row);
  const total = splits * parts.length;
  const first = { running: true, done: 0, total, splits, heldOut, rows: rows() };
  return new Experiment<SplitsView>(first, function* (slice, show) {
    try {
      for (let part = parts[0]; part; part = furthestBehind(parts)) {
        const misclassified = counted(part, slice.work);
        const done = parts.reduce((sum, { made }) => sum + made, 0) + misclassified.length - part.made;
        if (misclassified.length > part.made) {
          part.made = misclassified.length;
          part.row = { ...part.row, misclassified, five: part.job?.fiveNumbers() ?? null };
          show({ done, running: done < total, rows: rows() });
        }
        if (done < total) yield done / total;
      }
    } finally {
      for (const { job } of parts) job?.dispose();
    }
  });
}
