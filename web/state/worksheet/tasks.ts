import type { LinearModel, ModelOf, VotedSpec } from "../../engine/types.js";
import { traitsOf } from "../learners/traits.js";
import { allListed, biasNumber, isThreshold, isWeight } from "../notation/bias.js";
import { subscript } from "../notation/digits.js";
import type { Notation } from "../notation/notation.js";
import { counted, MINUS } from "../notation/numbers.js";

import type { TraceWriting } from "../trace/written.js";
import type { SheetRun } from "./sheet-run.js";
import { tuple, whole } from "./words.js";
import type { SheetPlot, SheetTask } from "./worksheet.js";

/** What is asked, with the answers. @param boundary what is drawn into the plot. */
export function tasksOf(
  run: SheetRun,
  writing: TraceWriting,
  plot: SheetPlot | null,
  boundary: LinearModel | null,
): readonly SheetTask[] {
  const { predicts } = traitsOf(run.of.spec.learner);
  return [
    {
      text: "Work out visit by visit what is blank in the table. The first visit is done.",
      answer: [],
    },
    { text: "How many updates were made? Has the run converged?", answer: [endText(run)] },
    ...(predicts === "mean" ? [meanTask(run, writing)] : []),
    ...(predicts === "votes" ? [votesTask(run, writing)] : []),
    ...(plot ? [boundaryTask(run, writing, boundary)] : []),
  ];
}

function endText({ updates, converged, epochs, rows }: SheetRun): string {
  const made = `${counted(updates, "update")} in ${counted(rows.length, "visit")}.`;
  if (converged) return `${made} Yes: the last of ${counted(epochs, "epoch")} makes none.`;
  return `${made} No, not yet: there is no epoch without an update.`;
}

function boundaryTask(run: SheetRun, { bias, notation }: TraceWriting, boundary: LinearModel | null): SheetTask {
  const which = traitsOf(run.of.spec.learner).predicts === "mean" ? "of the averaged weights" : "after the last visit";
  return {
    text: `Draw the boundary ${which} into the plot, with an arrow to the side of the positives.`,
    answer: [
      boundary
        ? `The boundary is where ${equationText(boundary, bias, notation)}; the arrow is along w.`
        : "There is no boundary: w is 0.",
    ],
  };
}

/** The mean over all moments, that before the first visit among them: as a fraction, its sum is whole. */
function meanTask(run: SheetRun, { bias, notation }: TraceWriting): SheetTask {
  const moments = run.rows.length + 1;
  const sum = wholeMultiple(run.model as LinearModel, moments);
  return {
    text: `Average the weights over the ${moments} rows of the table, the start among them. (Add up each column first.)`,
    answer: [
      `The columns add up to ${listed(sum, bias, notation)}; the averaged weights are these divided by ${moments}.`,
    ],
  };
}

function votesTask(run: SheetRun, { bias, notation }: TraceWriting): SheetTask {
  const { voters } = run.model as ModelOf<VotedSpec>;
  return {
    text: "Write down each weight vector once, with its survival count: on how many rows of the table it stands, the start among them.",
    answer: voters.map((voter) => `${listed(voter, bias, notation)}: ${whole(voter.count)}`),
  };
}

/** The same direction without fractions: what the mean is a part of. */
export function wholeMultiple({ weights, bias }: LinearModel, times: number): LinearModel {
  const rounded = (share: number): number => Math.round(share * times) + 0;
  return { weights: weights.map(rounded), bias: rounded(bias) };
}

/** "w = (2, −1), b = 1" */
function listed(model: LinearModel, hasBias: boolean, notation: Notation): string {
  const numbers = allListed(model, hasBias, notation).map((number) => number + 0);
  if (!hasBias || isWeight(notation)) return `w = ${tuple(numbers)}`;
  return `w = ${tuple(numbers.slice(0, -1))}, ${isThreshold(notation) ? "θ" : "b"} = ${whole(numbers.at(-1) ?? 0)}`;
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
