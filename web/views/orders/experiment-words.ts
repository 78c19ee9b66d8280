/** What the experiment on orders says. People count epochs from one. */

import type { OrderKind } from "../../engine/types.js";
import type { Words } from "../../state/document/notation/words.js";
import { isBaseline } from "../../state/learners/traits.js";
import type { ExperimentCurve, ExperimentView, PaneView } from "../../state/runs/frame.js";
import { type OrderExperimentWords, orderExperiment } from "../../words/generated/en/orderExperiment.js";
import { paragraph } from "../../words/phrase.js";
import { obstacleText } from "../shared/offers/offer.js";

/** The orders that are tried. */
export type TriedOrder = "given" | "shuffle-once" | "shuffle-each-epoch";

/** The mean over the seeds of the mistakes in an epoch, of one order. */
interface OrderCourse {
  readonly order: TriedOrder;
  /** In the first epoch, and in the last. */
  readonly first: number;
  readonly last: number;
  /** The first epoch, from 1, with less than 1 mistake; null where there is none. */
  readonly below: number | null;
}

/** Why there is nothing to try out, or null. */
export function experimentObstacle(
  { obstacle, learner }: Pick<PaneView, "obstacle" | "learner">,
  words: Words,
): string | null {
  if (obstacle !== null) return obstacleText(obstacle, words);
  return isBaseline(learner) ? words.room(orderExperiment).notTrained : null;
}

/** By which the words have the name of an order. */
export function triedOrder(order: OrderKind): TriedOrder {
  return order === "shuffle-each-epoch" || order === "shuffle-once" ? order : "given";
}

/** The curves that at least one run has been made for, the most shuffled first. */
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
export function plotKey(view: ExperimentView, words: Words): string {
  const say = words.room(orderExperiment);
  const last = lastMistake(view);
  const leftOut = !view.running && last > 0 && last < view.epochs;
  return leftOut ? paragraph(words, say.key, say.noMistakesAfter({ epoch: last })) : say.key;
}

/** What came of it, with the numbers. */
export function summary(view: ExperimentView, words: Words): string {
  const say = words.room(orderExperiment);
  const { epochs } = view;
  const curves = drawnCurves(view);
  const courses = curves.map(courseOf);
  const [first] = courses;
  if (!first) return "";
  const [{ mean } = { mean: null }] = curves;
  if (curves.length > 1 && curves.every((curve) => curve.mean.every((value, k) => value === mean?.[k]))) {
    return say.noDifference({ ...first, epochs });
  }
  if (courses.every(({ below }) => below === null))
    return say.neverReached({ epochs, means: courses.map((one) => say.mean({ ...one, epochs })) });
  const sorted = courses.toSorted(
    (a, b) => (a.below ?? Number.POSITIVE_INFINITY) - (b.below ?? Number.POSITIVE_INFINITY),
  );
  const whens = sorted.flatMap(({ order, below }) => (below === null ? [] : [say.when({ order, epoch: below })]));
  const others = sorted.flatMap(({ order, below }) => (below === null ? [say.other({ order })] : []));
  return paragraph(words, say.reached({ whens, others, epochs }), ...saving(courses, say));
}

function courseOf({ order, mean }: ExperimentCurve): OrderCourse {
  return { order: triedOrder(order), first: mean[0] ?? 0, last: mean.at(-1) ?? 0, below: firstBelowOne(mean) };
}

/** What shuffling every epoch saves against shuffling once. */
function saving(courses: readonly OrderCourse[], say: OrderExperimentWords): readonly string[] {
  const epochFor = (order: TriedOrder) => courses.find((one) => one.order === order)?.below ?? null;
  const each = epochFor("shuffle-each-epoch");
  const once = epochFor("shuffle-once");
  return each === null || once === null || each >= once ? [] : [say.saving({ saved: once - each, epochs: once })];
}

interface Row {
  readonly epoch: string;
  readonly cells: readonly string[];
}

/** A row an epoch, a cell an order: the mean, and the band where there is one. */
export function tableRows(view: ExperimentView, words: Words): Row[] {
  const say = words.room(orderExperiment);
  const curves = drawnCurves(view);
  return Array.from({ length: view.epochs }, (_, k) => ({
    epoch: words.count(k + 1),
    cells: curves.map(({ mean, low, high, seeds }) =>
      say.cell({ mean: mean[k] ?? 0, band: seeds > 1 ? { low: low[k] ?? 0, high: high[k] ?? 0 } : null }),
    ),
  }));
}
