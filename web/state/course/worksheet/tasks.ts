import type { LinearModel, ModelOf, VotedSpec } from "../../../engine/types.js";
import { subscript } from "../../document/notation/feature-text.js";
import {
  allListed,
  biasLetter,
  biasNumber,
  isThreshold,
  isWeight,
  type Notation,
} from "../../document/notation/notation.js";
import { MINUS } from "../../document/notation/numbers.js";
import { traitsOf } from "../../learners/traits.js";

import type { TraceWriting } from "../../runs/trace/written.js";
import type { Given } from "./choice.js";
import type { SheetRun } from "./sheet-run.js";
import { type SheetPlot, type SheetTask, type SheetWords, tuple, whole } from "./worksheet.js";

/** What is asked, with the answers. @param boundary what is drawn into the plot. */
export function tasksOf(
  run: SheetRun,
  writing: TraceWriting,
  plot: SheetPlot | null,
  boundary: LinearModel | null,
  given: Given,
  say: SheetWords,
): readonly SheetTask[] {
  const { predicts } = traitsOf(run.of.spec.learner);
  return [
    { text: say.fillIn({ given }), answer: [] },
    { text: say.howItEnds, answer: [say.ended({ ...run, visits: run.rows.length })] },
    ...(predicts === "mean" ? [meanTask(run, writing, say)] : []),
    ...(predicts === "votes" ? [votesTask(run, writing, say)] : []),
    ...(plot ? [boundaryTask(run, writing, boundary, say)] : []),
  ];
}

function boundaryTask(
  run: SheetRun,
  { bias, notation }: TraceWriting,
  boundary: LinearModel | null,
  say: SheetWords,
): SheetTask {
  return {
    text: say.draw({ averaged: traitsOf(run.of.spec.learner).predicts === "mean" }),
    answer: [boundary ? say.boundary({ equation: equationText(boundary, bias, notation) }) : say.noBoundary],
  };
}

/** The mean over all moments, that before the first visit among them: as a fraction, its sum is whole. */
function meanTask(run: SheetRun, writing: TraceWriting, say: SheetWords): SheetTask {
  const moments = run.rows.length + 1;
  const sum = wholeMultiple(run.model as LinearModel, moments);
  return {
    text: say.average({ rows: moments }),
    answer: [say.averaged({ sum: listed(sum, writing, say), rows: moments })],
  };
}

function votesTask(run: SheetRun, writing: TraceWriting, say: SheetWords): SheetTask {
  const { voters } = run.model as ModelOf<VotedSpec>;
  return {
    text: say.votes,
    answer: voters.map((voter) => say.voter({ model: listed(voter, writing, say), count: whole(voter.count) })),
  };
}

/** The same direction without fractions: what the mean is a part of. */
export function wholeMultiple({ weights, bias }: LinearModel, times: number): LinearModel {
  const rounded = (share: number): number => Math.round(share * times) + 0;
  return { weights: weights.map(rounded), bias: rounded(bias) };
}

/** "w = (2, −1), b = 1" */
function listed(model: LinearModel, { bias, notation }: TraceWriting, say: SheetWords): string {
  const numbers = allListed(model, bias, notation).map((number) => number + 0);
  const apart = bias && !isWeight(notation);
  return say.model({
    vector: tuple(apart ? numbers.slice(0, -1) : numbers, say),
    letter: apart ? biasLetter(notation) : null,
    bias: whole(numbers.at(-1) ?? 0),
  });
}

/** "2x₁ − x₂ + 3 = 0", or "2x₁ − x₂ = −3" with a threshold. */
function equationText({ weights, bias }: LinearModel, hasBias: boolean, notation: Notation): string {
  const threshold = hasBias && isThreshold(notation);
  const terms = Array.from(weights, (weight, j) => ({ factor: weight, of: `x${subscript(j + 1)}` }));
  const left = hasBias && !threshold ? [...terms, { factor: bias, of: "" }] : terms;
  const shown = left.filter(({ factor }) => factor !== 0);
  const text = shown.map(({ factor, of }, k) => sign(factor, k === 0) + size(factor, of)).join("");
  return `${text || "0"} = ${threshold ? whole(biasNumber(bias, notation)) : "0"}`;
}

function sign(factor: number, first: boolean): string {
  if (first) return factor < 0 ? MINUS : "";
  return factor < 0 ? ` ${MINUS} ` : " + ";
}

function size(factor: number, of: string): string {
  const positive = Math.abs(factor);
  return positive === 1 && of ? of : `${positive}${of}`;
}
