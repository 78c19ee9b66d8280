import type { Share } from "../../../engine/types.js";
import { isSlice } from "../../../state/data/slice.js";
import type { ViewWindow } from "../../../state/document/state.js";
import { hyperplane, type PaneView } from "../../../state/frame.js";
import { scoreNumber } from "../../../state/notation/bias.js";
import { hasResiduals, labelText, quantized } from "../../../state/notation/labels.js";
import { formatCount, formatNumber } from "../../../state/notation/numbers.js";
import { verdictNow, whyShown } from "../../../state/verdict.js";
import { capital } from "../../shared/words/capital.js";
import { exampleName, visitName } from "../../shared/words/ordinal.js";
import { drawable, fraction, reason, separatorName } from "../../shared/words/verdict-words.js";
import type { StageFrame } from "../inputs.js";
import { labelCounts, labelName, severalClasses } from "../plane/labels.js";
import { isHeldOut } from "../plane/place.js";
import { describeBoundary, missingBoundary, modelInPlane, sliceWords } from "./describe-boundary.js";

/** The stage in words, from the frame alone: for those who hear it, and for the line under the pointer. */

export function describePlace(x: number, y: number): string {
  return `${formatNumber(x)}, ${formatNumber(y)}`;
}

/** "Example 4, positive, held out, at 2, 3; score 14" */
export function describeExample(frame: StageFrame, pane: PaneView, index: number): string {
  const { examples } = frame;
  if (index < 0 || index >= examples.count) return "";
  const x = examples.xy[2 * index] ?? 0;
  const y = examples.xy[2 * index + 1] ?? 0;
  const place = [...nameParts(frame, index), `at ${describePlace(x, y)}`].join(", ");
  // In a slice it is not the example's own.
  const plane = isSlice(pane.features) ? null : modelInPlane(pane);
  const { ui } = frame.state;
  const score = plane ? scoreNumber(plane.w1 * x + plane.w2 * y + plane.b, plane.b, ui) : null;
  return capital(place) + (score === null ? "" : `; score ${formatNumber(score)}`);
}

/** "example 4 · positive · x₁ 2 · x₂ 3" */
export function readout(frame: StageFrame, index: number): string {
  const { examples } = frame;
  if (index < 0 || index >= examples.count) return "";
  const [name1, name2] = examples.columns;
  const parts = [
    ...nameParts(frame, index),
    `${name1} ${formatNumber(examples.xy[2 * index] ?? 0)}`,
    `${name2} ${formatNumber(examples.xy[2 * index + 1] ?? 0)}`,
  ];
  return parts.join(" · ");
}

/** What the line on the plot says of the example pointed at or chosen; without one, what is to be known of the boundary to see. */
export function readoutLine(frame: StageFrame, pane: PaneView, window: ViewWindow, hovered: number | null): string {
  const shown = hovered ?? frame.selected;
  return shown === null ? missingBoundary(frame, pane, window) || sliceWords(frame, pane) : readout(frame, shown);
}

function nameParts(frame: StageFrame, index: number): string[] {
  const { examples } = frame;
  const name = [exampleName(index), labelName(examples.label[index] ?? 0, frame)];
  return isHeldOut(examples, index) ? [...name, "held out"] : name;
}

/** The whole picture in a few sentences. */
export function describeStage(frame: StageFrame, pane: PaneView): string {
  return [
    countSentence(frame),
    describeBoundary(frame, pane),
    describeVerdict(frame, pane),
    visitSentence(frame, pane),
    misclassifiedSentence(frame, pane),
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

function countSentence(frame: StageFrame): string {
  const { examples } = frame;
  const { count, heldOut } = examples;
  if (count === 0) return "No examples yet.";
  const counted = labelCounts(examples);
  const held = heldOut ? `, ${formatCount(heldOut.reduce((sum, one) => sum + one, 0))} of them held out` : "";
  if (severalClasses(examples)) {
    const parts = [...counted].map(([label, n]) => `${formatCount(n)} of ${labelName(label, frame)}`);
    return `${formatCount(count)} examples: ${parts.join(", ")}${held}.`;
  }
  const noun = count === 1 ? "example" : "examples";
  const positive = formatCount(counted.get(1) ?? 0);
  return `${positive} positive and ${formatCount(counted.get(-1) ?? 0)} negative ${noun}${held}.`;
}

function visitSentence(frame: StageFrame, { event }: PaneView): string {
  const { examples, state } = frame;
  const { ui } = state;
  if (!event) return examples.count === 0 ? "" : "Nothing has been visited yet.";
  const verdict = event.mistake ? "a mistake" : "correct";
  const name = capital(visitName(event.visit));
  // A learner with a score a class counts labels in its own way: the examples say what is meant.
  const label = labelName(examples.label[event.example] ?? event.label, frame);
  const score = event.scores
    ? `scores by class ${Array.from(event.scores, (a) => formatNumber(a)).join("; ")}`
    : `score ${formatNumber(scoreNumber(event.score, hyperplane(event.before)?.bias ?? 0, ui))}`;
  const labelled =
    event.scores || !hasResiduals(ui) ? label : `${label}, y ${labelText(event.label, ui)}, q ${quantized(event)}`;
  return `${name}: ${exampleName(event.example)}, ${labelled}, ${score}, ${verdict}.`;
}

function misclassifiedSentence({ examples }: StageFrame, { trainingMistakes, heldOutMistakes }: PaneView): string {
  if (examples.count === 0) return "";
  const among = examples.heldOut ? "training example" : "example";
  const training = trainingMistakes === null ? "" : misclassified(trainingMistakes, among);
  const held = heldOutMistakes === null ? "" : misclassified(heldOutMistakes, "held-out example");
  return [training, held].filter((sentence) => sentence !== "").join(" ");
}

function misclassified(count: number, noun: string): string {
  if (count === 0) return `No ${noun} is misclassified now.`;
  return `${formatCount(count)} ${noun}${count === 1 ? " is" : "s are"} misclassified now.`;
}

/** Whether the examples are linearly separable, and what the stage shows of it. */
export function describeVerdict(frame: StageFrame, pane: PaneView): string {
  const verdict = verdictNow(frame);
  if (!verdict || verdict.analysis.separable === null) return "";
  const { separable, geometric, witness } = verdict.analysis;
  const shown = whyShown(frame, pane) && drawable(verdict);
  if (separable) {
    const band =
      shown && geometric
        ? ` Shown: the maximum-margin ${separatorName(verdict.subject)}, with margin ${formatNumber(geometric.margin)} on both sides.`
        : "";
    return `The examples are linearly separable.${band}`;
  }
  if (!shown || !witness) return "The examples are not linearly separable.";
  const sides = [averageOf("positives", witness.positive), averageOf("negatives", witness.negative)]
    .filter((side) => side !== "")
    .join(" and ");
  return `The examples are not linearly separable: ${reason(witness, verdict.subject)}. Shown: ${sides}.`;
}

/** "the average of positives (½ of example 2, ½ of example 3)"; empty where it takes none of them. */
function averageOf(label: string, shares: readonly Share[]): string {
  if (shares.length === 0) return "";
  const parts = shares.map(({ example, weight }) => `${fraction(weight, "short")} of example ${example + 1}`);
  return `the average of ${label} (${parts.join(", ")})`;
}
