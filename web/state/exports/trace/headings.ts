import { labelNumber, quantized, residual } from "../../notation/labels.js";
import type { Trace, TraceRow } from "../../trace/trace.js";
import { type TraceWriting, tellsResiduals, writtenNames, writtenRow } from "../../trace/written.js";

/** The names of the columns. */
export function headings({ weights }: Pick<Trace, "weights">, writing: TraceWriting): readonly string[] {
  const residuals = tellsResiduals(writing) ? ["q", "e"] : [];
  return ["visit", "epoch", "example", "score", "label", ...residuals, "mistake", ...writtenNames(weights, writing)];
}

/** What stands in them of a visit: numbers, whether it was a mistake, numbers. */
export function cells(row: TraceRow, writing: TraceWriting): readonly (number | boolean)[] {
  const { visit, epoch, example, score, label, mistake, weights } = writtenRow(row, writing);
  const labels = tellsResiduals(writing)
    ? [labelNumber(label, writing.notation), quantized(row), residual(row)]
    : [label];
  return [visit, epoch, example, score, ...labels, mistake, ...weights];
}
