import type { ExperimentOptions, Jobs, OrderExperimentJob, OrderKind, RunSpec } from "../../../engine/types.js";
import type { ExperimentView } from "../frame.js";
import { Experiment, furthestBehind } from "./sliced.js";

/** Never, once, every epoch: what is compared. */
const orders: readonly OrderKind[] = ["given", "shuffle-once", "shuffle-each-epoch"];

/** The same run in three orders over many seeds; the order that is furthest behind goes on. */
export function orderExperiment(
  engine: Pick<Jobs, "startOrderExperiment">,
  spec: RunSpec,
  { seeds, epochs }: ExperimentOptions,
): Experiment<ExperimentView> {
  // Without a shuffle all seeds give the same.
  const parts = orders.map((order) => ({
    ...{ order, total: order === "given" ? 1 : seeds, made: 0 },
    job: null as OrderExperimentJob | null,
  }));
  const total = parts.reduce((sum, part) => sum + part.total, 0);
  const none = new Float64Array(epochs);
  const curves = () =>
    parts.map(({ order, made, job }) => ({
      ...{ order, seeds: made },
      ...(job?.spread() ?? { mean: none, low: none, high: none }),
    }));
  return new Experiment<ExperimentView>({ running: true, done: 0, total, epochs, curves: [] }, function* (slice, show) {
    try {
      let drawn = 0;
      let before = 0;
      for (let part = parts[0]; part; part = furthestBehind(parts)) {
        part.job ??= engine.startOrderExperiment(
          { ...spec, order: { kind: part.order, seed: 1 } },
          { seeds: part.total, epochs },
        );
        part.job.advance(slice.work);
        part.made = Math.round(part.job.progress * part.total);
        const done = parts.reduce((sum, { made }) => sum + made, 0);
        const running = done < total;
        // Every curve is sorted anew, so while more runs come it is not at every slice, but when there is a tenth more.
        const more = !running || done >= Math.max(1, 1.1 * drawn);
        if (more) drawn = done;
        if (done !== before) show({ running, done, ...(more && { curves: curves() }) });
        before = done;
        if (running) yield done / total;
      }
    } finally {
      for (const { job } of parts) job?.dispose();
    }
  });
}
