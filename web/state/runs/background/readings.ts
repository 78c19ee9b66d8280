import type { WholeEngine } from "../../../engine/engine.js";
import type { WasmRun } from "../../../engine/run.js";
import type { FeatureMap, HeldOut, LearnerSpec, LinearModel, UpdateGeometry } from "../../../engine/types.js";
import type { Examples } from "../../data/examples.js";
import { PresentMap } from "../../data/feature-map.js";
import { labelsFor, type TrainingSet } from "../../data/training-set.js";
import type { Problem } from "../../document/problem.js";
import { kernelFunctionOf } from "../../learners/kernel.js";
import { addsExample } from "../../learners/traits.js";
import type { VisitGeometry } from "../findings.js";
import { type Findings, hyperplane, hyperplanes, type PaneView, type VisitEvent } from "../frame.js";
import { ImpliedReader } from "../implied-weights.js";
import { ReviewScorer } from "../review-scores.js";

type LeadReadings = Pick<Findings, "implied" | "featureMap" | "geometry" | "reviews">;

/** What is read of the lead when it is looked at closely, in less than a slice of work. */
export class Readings {
  readonly #engine: WholeEngine;
  readonly #map: PresentMap;
  readonly #reviews: ReviewScorer;
  readonly #implied = new ImpliedReader();
  #bias = true;
  #last: { readonly from: readonly unknown[]; readonly readings: LeadReadings } | null = null;

  constructor(engine: WholeEngine) {
    this.#engine = engine;
    this.#map = new PresentMap(engine);
    this.#reviews = new ReviewScorer(engine);
  }

  load(problem: Problem, examples: Examples): void {
    this.#bias = problem.bias;
    this.#map.load(problem, examples);
    this.#implied.load(examples);
    this.#reviews.load(problem, examples);
    this.#last = null;
  }

  /** The same as long as the lead stands where it stood. */
  of(lead: PaneView, run: WasmRun | null): LeadReadings {
    const map = this.#map.now;
    const from = [run, lead.learner, lead.visit, lead.current, lead.plane, map];
    const known = this.#last?.from.every((part, i) => part === from[i]);
    if (!known || !this.#last) this.#last = { from, readings: this.#read(lead, run, map) };
    return this.#last.readings;
  }

  #read(lead: PaneView, run: WasmRun | null, map: FeatureMap | null): LeadReadings {
    return {
      featureMap: map,
      implied: this.#implied.read(lead, run, map),
      geometry: once(() => visitGeometry(this.#engine, lead, this.#bias)),
      reviews: once(() => this.#reviews.read(this.#engine, lead, map)),
    };
  }
}

/** Computes when it is asked for, and not again: most frames are not looked at so closely. */
function once<T>(compute: () => T): () => T {
  let known: { readonly value: T } | null = null;
  return () => {
    known ??= { value: compute() };
    return known.value;
  };
}

/** The last visit of a learner as vectors; null before any, and of a learner that has none. */
function visitGeometry(
  engine: Pick<WholeEngine, "updateGeometry" | "kernelSquare">,
  { event, learner }: Pick<PaneView, "event" | "learner">,
  bias: boolean,
): VisitGeometry | null {
  if (event === null) return null;
  const kernel = kernelFunctionOf(learner);
  if (kernel) return { vectors: [], kernelSquare: engine.kernelSquare({ kind: "kernel", kernel }, event.x) };
  const example: LinearModel = { weights: event.x, bias: bias ? 1 : 0 };
  const by = (!addsExample(learner) && hyperplane(event.update)) || example;
  const vectors = concerned(event).map(([before, after]): UpdateGeometry => engine.updateGeometry(before, after, by));
  return vectors.length > 0 ? { vectors, kernelSquare: null } : null;
}

/** Weights before and after: the one vector there is, or those of the label's class and of the class predicted. */
function concerned({ before, after, label, predicted }: VisitEvent): readonly (readonly [LinearModel, LinearModel])[] {
  const [one, then] = [hyperplane(before), hyperplane(after)];
  if (one && then) return [[one, then]];
  const [all, next] = [hyperplanes(before) ?? [], hyperplanes(after) ?? []];
  return [...new Set([label, predicted])].flatMap((k) => {
    const [own, its] = [all[k], next[k]];
    return own && its ? [[own, its] as const] : [];
  });
}

/** How many rows so much work is enough for: at least one. */
export function rowsFor(work: number, cost: number): number {
  return Math.max(1, Math.floor(work / cost));
}

/** What is held out from a learner's run, with labels as the learner takes them. */
export function heldOutFrom({ heldOut: { X, base, label } }: TrainingSet, learner: LearnerSpec): HeldOut {
  return { X: { data: X, shape: [label.length, base] }, y: labelsFor(learner, label) };
}
