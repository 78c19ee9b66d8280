import type { LinearModel } from "../../../engine/types.js";
import { isSlice } from "../../../state/data/axes.js";
import { wordOf } from "../../../state/document/notation/feature-text.js";
import { signName } from "../../../state/document/notation/labels.js";
import { biasNumber, isThreshold, type Notation } from "../../../state/document/notation/notation.js";
import { MINUS } from "../../../state/document/notation/numbers.js";
import type { Words } from "../../../state/document/notation/words.js";
import type { ViewWindow } from "../../../state/document/state.js";
import { type FieldView, type Frame, hyperplane, type PaneView } from "../../../state/runs/frame.js";
import { isFieldBehind } from "../../../state/runs/models.js";
import { narration } from "../../../words/generated/en/narration.js";
import { paragraph } from "../../../words/phrase.js";
import { clipLine, divide, type PlaneModel, planeModel, windowCorners } from "../../shared/canvas/boundary.js";
import { namesOf } from "../../shared/words/names.js";
import { differing, trainsApart } from "../draw/needs.js";
import { labelOf } from "../plane/place.js";

/** What is predicted where, and by what line, in words. */
export function describeBoundary(frame: Frame, pane: PaneView): string {
  if (frame.examples.count === 0 || pane.obstacle) return "";
  return paragraph(
    frame.words,
    predictionSentence(frame, pane),
    sliceSentence(frame, pane),
    trainingSentence(frame, pane),
    differenceSentence(frame, pane),
  );
}

/** Why the stage shows no boundary, for those who see it; empty where it shows one, or has nothing to show. */
export function missingBoundary(frame: Frame, pane: PaneView, window: ViewWindow): string {
  if (frame.examples.count === 0 || pane.obstacle) return "";
  const { regions, field } = pane;
  if (regions.kind === "field") return field && !isFieldBehind(pane) ? missingInField(frame, field) : "";
  if (regions.kind === "classes") return missingBetweenClasses(pane.features, regions.models, window, frame);
  const { seen } = frame.words.room(narration);
  const division = divide(planeModel(pane.features, regions.model));
  if (division.kind === "none") return seen.noBoundary;
  if (division.kind === "whole") return division.sign > 0 ? seen.allPositive : seen.allNegative;
  return clipLine(division.line, window) ? "" : seen.outside;
}

/** How many features a slice leaves out of the plane drawn; 0 where the stage draws none. */
function beyondPlane({ examples: { base } }: Frame, { features, obstacle }: PaneView): number {
  return base > 2 && obstacle === null && isSlice(features) ? base - 2 : 0;
}

/** What the stage draws where it is a slice through more features than two; else empty. */
export function sliceWords(frame: Frame, pane: PaneView): string {
  const others = beyondPlane(frame, pane);
  return others > 0 ? frame.words.room(narration).seen.slice({ others }) : "";
}

function sliceSentence(frame: Frame, pane: PaneView): string {
  const others = beyondPlane(frame, pane);
  return others > 0 ? frame.words.room(narration).slice({ others }) : "";
}

/** What predicts as a line in the plane drawn; null for what is no line there. */
export function modelInPlane({ regions, features }: PaneView): PlaneModel | null {
  return regions.kind === "linear" ? planeModel(features, regions.model) : null;
}

/** "3 x1 + 2 x2 − 1 = 0", or "3 x1 + 2 x2 = 1" of a threshold; "3 friends − 1 rain + 0 = 0" of columns that are words. */
export function equation(
  { w1, w2, b }: PlaneModel,
  notation: Notation,
  { number }: Pick<Words, "number">,
  columns: readonly string[] = [],
): string {
  const term = (value: number, name: string): string => ` ${value < 0 ? MINUS : "+"} ${number(Math.abs(value))}${name}`;
  const sum = `${number(w1)} ${wordOf({ columns }, 1) ?? "x1"}${term(w2, ` ${wordOf({ columns }, 2) ?? "x2"}`)}`;
  return isThreshold(notation) ? `${sum} = ${number(biasNumber(b, notation))}` : `${sum}${term(b, "")} = 0`;
}

function predictionSentence(frame: Frame, pane: PaneView): string {
  const say = frame.words.room(narration);
  const { regions, field } = pane;
  if (regions.kind === "classes") return say.byClasses({ classes: regions.models.length });
  if (regions.kind === "field") {
    if (isFieldBehind(pane)) return "";
    const only = field && soleLabel(field);
    return only ? say.onlyLabel({ label: labelOf(only, frame) }) : say.curved;
  }
  const plane = modelInPlane(pane);
  return plane ? lineSentence(plane, frame) : "";
}

function lineSentence(plane: PlaneModel, { words, examples: { columns }, state: { ui } }: Frame): string {
  const say = words.room(narration);
  const { w1, w2, b } = plane;
  if (w1 !== 0 || w2 !== 0) return say.boundary({ equation: equation(plane, ui, words, columns) });
  return b === 0 ? say.noBoundary : say.biasAlone({ bias: biasNumber(b, ui), biasAs: ui.biasAs, sign: signName(b) });
}

function trainingSentence(frame: Frame, pane: PaneView): string {
  const training = trainsApart(pane) ? hyperplane((pane.onAxes ?? pane).current) : null;
  const plane = training && planeModel(pane.features, training);
  if (!plane || (plane.w1 === 0 && plane.w2 === 0)) return "";
  return frame.words.room(narration).inTraining({
    equation: equation(plane, frame.state.ui, frame.words, frame.examples.columns),
  });
}

function differenceSentence(frame: Frame, pane: PaneView): string {
  const pair = differing(frame, pane);
  if (!pair) return "";
  const say = frame.words.room(narration);
  const names = namesOf(
    frame.panes.map(({ learner }) => learner),
    frame.words,
  );
  const [first = "", second = ""] = pair.map((one) => names[frame.panes.indexOf(one)]?.full);
  const hatched = say.hatched({ first, second });
  const { disagreements } = frame;
  if (disagreements === null) return hatched;
  return paragraph(
    frame.words,
    hatched,
    disagreements === "counting" ? say.countingDisagreements : say.disagreements({ examples: disagreements.length }),
  );
}

function missingInField(frame: Frame, field: FieldView): string {
  const only = soleLabel(field);
  if (only === null) return "";
  const { seen } = frame.words.room(narration);
  return only === 0 ? seen.noScores : seen.onlyLabel({ label: labelOf(only, frame) });
}

function missingBetweenClasses(
  features: readonly string[],
  models: readonly LinearModel[],
  window: ViewWindow,
  frame: Frame,
): string {
  // Where a class wins is convex: one that wins in every corner wins everywhere.
  const winners = new Set(windowCorners(window).map(({ x, y }) => winner(features, models, x, y)));
  const [only] = winners;
  if (winners.size !== 1 || only === undefined) return "";
  const { seen } = frame.words.room(narration);
  if (models.every(({ weights, bias }) => bias === 0 && weights.every((weight) => weight === 0))) return seen.noWeights;
  return seen.onlyLabel({ label: labelOf(only === 0 ? -1 : only, frame) });
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
