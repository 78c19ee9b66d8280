/** The experiment on orders in words and numbers. People count epochs from one. */

import type { OrderKind } from "../../engine/types.js";
import type { ExperimentCurve, ExperimentView, PaneView } from "../../state/frame.js";
import { isBaseline } from "../../state/learners/traits.js";
import { counted, formatCount, formatNumber } from "../../state/notation/numbers.js";
import { listed } from "../../state/notation/sentence.js";

/** Why there is nothing to try out, or null. */
export function experimentObstacle({ obstacle, learner }: Pick<PaneView, "obstacle" | "learner">): string | null {
  if (obstacle !== null) return obstacle;
  return isBaseline(learner) ? "This learner is not trained visit by visit: no order of visits changes it." : null;
}

/** The name of an order beside its curve and over its column. */
export function shortName(order: OrderKind): string {
  if (order === "shuffle-each-epoch") return "every epoch";
  return order === "shuffle-once" ? "once" : "never";
}

/** The same in a sentence. */
function inSentence(order: OrderKind): string {
  return order === "given" ? "when never permuted" : `when permuted ${shortName(order)}`;
}

/** The curves that at least one run has been made for, the most permuted first. */
export function drawnCurves({ curves }: ExperimentView): ExperimentCurve[] {
  return curves.filter(({ seeds }) => seeds > 0).reverse();
}

/** The first epoch, from 1, whose mean is below 1 mistake; null where none is. */
export function firstBelowOne(mean: Float64Array): number | null {
  const epoch = mean.findIndex((mistakes) => mistakes < 1);
  return epoch < 0 ? null : epoch + 1;
}

/** The last epoch, from 1, in which any run makes a mistake; 0 where none does. */
export function lastMistake(view: ExperimentView): number {
  return drawnCurves(view).reduce((last, { mean }) => Math.max(last, mean.findLastIndex((value) => value > 0) + 1), 0);
}

/** What the marks of the chart are, and what it leaves out. */
export function plotKey(view: ExperimentView): string {
  const marks = "Line: the mean over the seeds. Band: from the 10th to the 90th percentile.";
  const never = "Never permuting takes one run, for no seed changes it.";
  const last = lastMistake(view);
  const rest =
    !view.running && last > 0 && last < view.epochs ? ` After epoch ${formatCount(last)} no run makes a mistake.` : "";
  return `${marks} ${never}${rest}`;
}

/** Runs made, of how many. */
export function progressText({ done, total }: ExperimentView): string {
  return `${formatCount(done)} of ${formatCount(total)} runs`;
}

/** What came of it, with the numbers. */
export function summary(view: ExperimentView): string {
  const curves = drawnCurves(view);
  const [first] = curves;
  if (!first) return "";
  if (curves.length > 1 && curves.every(({ mean }) => mean.every((value, k) => value === first.mean[k]))) {
    return `The order makes no difference here: ${course(first)}, whichever it is.`;
  }
  const reached = curves.filter(({ mean }) => firstBelowOne(mean) !== null);
  if (reached.length > 0) return `${reaching(curves, view.epochs)} ${saving(curves)}`.trim();
  const none = `In no order does the mean fall below 1 mistake within ${counted(view.epochs, "epoch")}.`;
  return `${none} It is ${listed(
    curves.map((curve) => `${course(curve)} ${inSentence(curve.order)}`),
    ", and ",
  )}.`;
}

/** Which order is there first. */
function reaching(curves: readonly ExperimentCurve[], epochs: number): string {
  const epochOf = ({ mean }: ExperimentCurve) => firstBelowOne(mean) ?? Number.POSITIVE_INFINITY;
  const sorted = [...curves].sort((a, b) => epochOf(a) - epochOf(b));
  const parts = sorted.map((curve) => {
    const epoch = epochOf(curve);
    const when = Number.isFinite(epoch) ? `in epoch ${formatCount(epoch)}` : `not within ${counted(epochs, "epoch")}`;
    return `${when} ${inSentence(curve.order)}`;
  });
  return `The mean falls below 1 mistake ${listed(parts, ", and ")}.`;
}

/** What permuting every epoch saves against permuting once. */
function saving(curves: readonly ExperimentCurve[]): string {
  const epochFor = (order: OrderKind) => {
    const curve = curves.find((one) => one.order === order);
    return curve ? firstBelowOne(curve.mean) : null;
  };
  const each = epochFor("shuffle-each-epoch");
  const once = epochFor("shuffle-once");
  if (each === null || once === null || each >= once) return "";
  return `Permuting every epoch instead of once saves ${counted(once - each, "epoch")} of ${formatCount(once)}.`;
}

function course({ mean }: ExperimentCurve): string {
  const start = `${meanText(mean[0] ?? 0)} in epoch 1`;
  return mean.length > 1 ? `${start} and ${meanText(mean.at(-1) ?? 0)} in epoch ${formatCount(mean.length)}` : start;
}

/** Three digits are as much as means of a few hundred runs can say. */
function meanText(mean: number): string {
  return formatNumber(Number(mean.toPrecision(3)));
}

interface Row {
  readonly epoch: string;
  readonly cells: readonly string[];
}

/** A row an epoch, a cell an order: the mean, and the band where there is one. */
export function tableRows(view: ExperimentView): Row[] {
  const curves = drawnCurves(view);
  return Array.from({ length: view.epochs }, (_, k) => ({
    epoch: formatCount(k + 1),
    cells: curves.map(({ mean, low, high, seeds }) => {
      const band = seeds > 1 ? ` (${meanText(low[k] ?? 0)}–${meanText(high[k] ?? 0)})` : "";
      return `${meanText(mean[k] ?? 0)}${band}`;
    }),
  }));
}
