import type { Frame } from "../../state/frame.js";
import type { ViewWindow } from "../../state/intent.js";
import { formatCount, formatNumber, MINUS } from "../shared/format.js";
import { exampleName, visitName } from "../shared/ordinal.js";
import { clipLine, divide, type PlaneModel, planeModel } from "./boundary.js";

/** The stage in words, from the frame alone: for those who hear it, and for the line under the pointer. */

export function labelName(label: number): string {
  return label > 0 ? "positive" : "negative";
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function describePlace(x: number, y: number): string {
  return `${formatNumber(x)}, ${formatNumber(y)}`;
}

/** "Example 4, positive, at 2, 3; score 14" */
export function describeExample(frame: Frame, index: number): string {
  const { examples } = frame;
  if (index < 0 || index >= examples.count) return "";
  const x = examples.xy[2 * index] ?? 0;
  const y = examples.xy[2 * index + 1] ?? 0;
  const place = `${capital(exampleName(index))}, ${labelName(examples.label[index] ?? 0)}, at ${describePlace(x, y)}`;
  const plane = modelInPlane(frame);
  return plane ? `${place}; score ${formatNumber(plane.w1 * x + plane.w2 * y + plane.b)}` : place;
}

/** "example 4 · positive · x₁ 2 · x₂ 3" */
export function readout(frame: Frame, index: number): string {
  const { examples } = frame;
  if (index < 0 || index >= examples.count) return "";
  const [name1, name2] = examples.columns;
  const parts = [
    exampleName(index),
    labelName(examples.label[index] ?? 0),
    `${name1} ${formatNumber(examples.xy[2 * index] ?? 0)}`,
    `${name2} ${formatNumber(examples.xy[2 * index + 1] ?? 0)}`,
  ];
  return parts.join(" · ");
}

/** Why the stage shows no boundary, for those who see it; empty where it shows one, or has nothing to show. */
export function missingBoundary(frame: Frame, window: ViewWindow): string {
  if (frame.examples.count === 0 || frame.obstacle) return "";
  const plane = modelInPlane(frame);
  if (!plane) return "no boundary drawn: the features are not x₁ and x₂ as they are";
  const division = divide(plane);
  if (division.kind === "none") return "no boundary: weights and bias are 0";
  if (division.kind === "whole") return `no boundary: the weights are 0, every score is ${labelName(division.sign)}`;
  return clipLine(division.line, window) ? "" : "the boundary lies outside this view";
}

/** The whole picture in a few sentences. */
export function describeStage(frame: Frame): string {
  return [countSentence(frame), boundarySentence(frame), visitSentence(frame), mistakeSentence(frame)]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

const positives = new WeakMap<Frame["examples"], number>();

function positiveCount(examples: Frame["examples"]): number {
  let count = positives.get(examples);
  if (count === undefined) {
    count = examples.label.reduce((sum, label) => sum + (label > 0 ? 1 : 0), 0);
    positives.set(examples, count);
  }
  return count;
}

function countSentence({ examples }: Frame): string {
  if (examples.count === 0) return "No examples yet.";
  const positive = positiveCount(examples);
  const negative = examples.count - positive;
  const noun = examples.count === 1 ? "example" : "examples";
  return `${formatCount(positive)} positive and ${formatCount(negative)} negative ${noun}.`;
}

function boundarySentence(frame: Frame): string {
  const plane = modelInPlane(frame);
  if (!plane) return "";
  const { w1, w2, b } = plane;
  if (w1 !== 0 || w2 !== 0) return `Boundary ${equation(plane)}.`;
  if (b === 0) return "No boundary: weights and bias are 0.";
  return `No boundary: the weights are 0 and the bias ${formatNumber(b)}, so every score is ${labelName(b)}.`;
}

/** "3 x1 + 2 x2 − 1 = 0" */
export function equation({ w1, w2, b }: PlaneModel): string {
  const term = (value: number, name: string): string => {
    const size = formatNumber(Math.abs(value));
    return ` ${value < 0 ? MINUS : "+"} ${size}${name}`;
  };
  return `${formatNumber(w1)} x1${term(w2, " x2")}${term(b, "")} = 0`;
}

function visitSentence({ event, examples }: Frame): string {
  if (!event) return examples.count === 0 ? "" : "Nothing has been visited yet.";
  const verdict = event.mistake ? "a mistake" : "correct";
  const name = capital(visitName(event.visit));
  return `${name}: ${exampleName(event.example)}, ${labelName(event.label)}, score ${formatNumber(event.score)}, ${verdict}.`;
}

function mistakeSentence({ trainingMistakes, examples }: Frame): string {
  if (examples.count === 0) return "";
  if (trainingMistakes === 0) return "No example is a mistake now.";
  const examplesAre = trainingMistakes === 1 ? "example is a mistake" : "examples are mistakes";
  return `${formatCount(trainingMistakes)} ${examplesAre} now.`;
}

/** The weights as a line in the plane drawn; null where features or scaling bend or move it. */
export function modelInPlane(frame: Frame, model = frame.current): PlaneModel | null {
  return frame.state.scaling === "none" ? planeModel(frame.features, model) : null;
}
