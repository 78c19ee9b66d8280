import type { LinearModel } from "../../../engine/types.js";
import { isSlice } from "../../../state/data/slice.js";
import type { ViewWindow } from "../../../state/document/state.js";
import type { FieldView, PaneView } from "../../../state/frame.js";
import { hyperplane } from "../../../state/frame.js";
import { modelNumber } from "../../../state/learners/model-number.js";
import { biasNoun, biasNumber, isThreshold } from "../../../state/notation/bias.js";
import type { Notation } from "../../../state/notation/notation.js";
import { counted, formatNumber, MINUS } from "../../../state/notation/numbers.js";

import { clipLine, divide, type PlaneModel, planeModel, windowCorners } from "../../shared/canvas/boundary.js";
import { namesOf } from "../../shared/words/learner-name.js";
import { differing, trainsApart } from "../draw/needs.js";
import type { StageFrame } from "../inputs.js";
import { labelName } from "../plane/labels.js";

/** What is predicted where, and by what line, in words. */
export function describeBoundary(frame: StageFrame, pane: PaneView): string {
  if (frame.examples.count === 0 || pane.obstacle) return "";
  return [
    predictionSentence(frame, pane),
    sliceSentence(frame, pane),
    trainingSentence(frame, pane),
    differenceSentence(frame, pane),
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

/** Why the stage shows no boundary, for those who see it; empty where it shows one, or has nothing to show. */
export function missingBoundary(frame: StageFrame, pane: PaneView, window: ViewWindow): string {
  if (frame.examples.count === 0 || pane.obstacle) return "";
  const { regions, field } = pane;
  if (regions.kind === "field") return field && !isBehind(pane, field) ? missingInField(frame, field) : "";
  if (regions.kind === "classes") return missingBetweenClasses(pane.features, regions.models, window, frame);
  const division = divide(planeModel(pane.features, regions.model));
  if (division.kind === "none") return "no boundary: weights and bias are 0";
  if (division.kind === "whole") {
    return `no boundary: the weights are 0, every score is ${division.sign > 0 ? "positive" : "negative"}`;
  }
  return clipLine(division.line, window) ? "" : "the boundary lies outside this view";
}

/** What the stage draws where it is a slice through more features than two; else empty. */
export function sliceWords({ examples: { base } }: StageFrame, { features, obstacle }: PaneView): string {
  if (base <= 2 || obstacle !== null || !isSlice(features)) return "";
  return `boundary at the average of the other ${base === 3 ? "feature" : `${base - 2} features`}`;
}

function sliceSentence(frame: StageFrame, pane: PaneView): string {
  const words = sliceWords(frame, pane);
  return words && `It is the ${words}: an example may lie on another side of it than it is predicted.`;
}

/** What predicts as a line in the plane drawn; null for what is no line there. */
export function modelInPlane({ regions, features }: PaneView): PlaneModel | null {
  return regions.kind === "linear" ? planeModel(features, regions.model) : null;
}

/** "3 x1 + 2 x2 − 1 = 0", or "3 x1 + 2 x2 = 1" of a threshold. */
export function equation({ w1, w2, b }: PlaneModel, notation: Notation): string {
  const term = (value: number, name: string): string => {
    const size = formatNumber(Math.abs(value));
    return ` ${value < 0 ? MINUS : "+"} ${size}${name}`;
  };
  const sum = `${formatNumber(w1)} x1${term(w2, " x2")}`;
  return isThreshold(notation) ? `${sum} = ${formatNumber(biasNumber(b, notation))}` : `${sum}${term(b, "")} = 0`;
}

function predictionSentence(frame: StageFrame, pane: PaneView): string {
  const { regions, field } = pane;
  if (regions.kind === "classes") {
    return `The plane is divided by the highest of ${regions.models.length} class scores.`;
  }
  if (regions.kind === "field") {
    if (field && isBehind(pane, field)) return "";
    const only = field && soleLabel(field);
    if (only) return `All in view is predicted ${labelName(only, frame)}.`;
    return "The boundary is no straight line; it is drawn from predictions all over the view.";
  }
  const plane = modelInPlane(pane);
  return plane ? lineSentence(plane, frame.state.ui) : "";
}

function lineSentence(plane: PlaneModel, notation: Notation): string {
  const { w1, w2, b } = plane;
  if (w1 !== 0 || w2 !== 0) return `Boundary ${equation(plane, notation)}.`;
  if (b === 0) return "No boundary: weights and bias are 0.";
  return `No boundary: the weights are 0 and the ${biasNoun(notation)} ${formatNumber(biasNumber(b, notation))}, so every score is ${b > 0 ? "positive" : "negative"}.`;
}

function trainingSentence(frame: StageFrame, pane: PaneView): string {
  const training = trainsApart(pane) ? hyperplane((pane.onAxes ?? pane).current) : null;
  const plane = training && planeModel(pane.features, training);
  if (!plane || (plane.w1 === 0 && plane.w2 === 0)) return "";
  return `That of the weights in training: ${equation(plane, frame.state.ui)}.`;
}

function differenceSentence(frame: StageFrame, pane: PaneView): string {
  const pair = differing(frame, pane);
  if (!pair) return "";
  const names = namesOf(
    frame.panes.map(({ learner }) => learner),
    frame.words,
  );
  const [first, second] = pair.map((one) => names[frame.panes.indexOf(one)]?.full);
  const hatched = `Cross-hatched: where ${first} and ${second} disagree`;
  const { disagreements } = frame;
  if (disagreements === null) return `${hatched}.`;
  if (disagreements === "counting") return `${hatched}. Counting where they disagree…`;
  const count = disagreements.length;
  return `${hatched}, which they do on ${counted(count, "example")}.`;
}

/** What a field of another model shows may not be so now. */
function isBehind(pane: PaneView, field: FieldView): boolean {
  return field.model !== modelNumber(pane.learner, pane);
}

function missingInField(frame: StageFrame, field: FieldView): string {
  const only = soleLabel(field);
  if (only === null) return "";
  if (only === 0) return "no boundary: every score is 0";
  return `no boundary in this view: all of it is predicted ${labelName(only, frame)}`;
}

function missingBetweenClasses(
  features: readonly string[],
  models: readonly LinearModel[],
  window: ViewWindow,
  frame: StageFrame,
): string {
  // Where a class wins is convex: one that wins in every corner wins everywhere.
  const winners = new Set(windowCorners(window).map(({ x, y }) => winner(features, models, x, y)));
  const [only] = winners;
  if (winners.size !== 1 || only === undefined) return "";
  if (models.every(({ weights, bias }) => bias === 0 && weights.every((weight) => weight === 0))) {
    return "no boundary: all weights are 0";
  }
  return `no boundary in this view: all of it is predicted ${labelName(only === 0 ? -1 : only, frame)}`;
}

/** The class with the highest score; the lowest of equal ones. */
function winner(features: readonly string[], models: readonly LinearModel[], x: number, y: number): number {
  const scores = models.map((model) => {
    const plane = planeModel(features, model);
    return plane ? plane.w1 * x + plane.w2 * y + plane.b : 0;
  });
  return scores.indexOf(Math.max(...scores));
}

const sole = new WeakMap<FieldView, number | null>();

/** The label predicted everywhere in the field; null where there are several. */
function soleLabel(field: FieldView): number | null {
  let only = sole.get(field);
  if (only === undefined) {
    const [first = 0] = field.label;
    only = field.label.every((label) => label === first) ? first : null;
    sole.set(field, only);
  }
  return only;
}
