import type { Share } from "../../../engine/types.js";
import { isSlice } from "../../../state/data/axes.js";
import { hasResiduals, labelText, quantized } from "../../../state/document/notation/labels.js";
import { scoreNumber } from "../../../state/document/notation/notation.js";
import type { Words } from "../../../state/document/notation/words.js";
import type { ViewWindow } from "../../../state/document/state.js";
import { type Answer, type Frame, hyperplane, type PaneView } from "../../../state/runs/frame.js";
import { separatorOf, whyInseparable } from "../../../state/runs/separability.js";
import { verdictNow, whyShown } from "../../../state/runs/verdict.js";
import { narration } from "../../../words/generated/en/narration.js";
import { stage } from "../../../words/generated/en/stage.js";
import { paragraph } from "../../../words/phrase.js";
import type { Label } from "../../../words/sentences.js";
import { litExample } from "../../shared/pointing/view-pointer.js";
import { drawable, fraction } from "../../shared/words/verdict-words.js";
import { crowdAt, crowdsOf, isHeldOut, labelCounts, labelOf, severalClasses } from "../plane/place.js";
import { describeBoundary, missingBoundary, modelInPlane, sliceWords } from "./describe-boundary.js";

/** The stage in words, from the frame alone: for those who hear it, and for the line under the pointer. */

/** "Example 4, positive, held out, at 2, 3; score 14" */
export function describeExample(frame: Frame, pane: PaneView, index: number): string {
  const shown = shownExample(frame, index);
  if (!shown) return "";
  const answer = answerOf(frame, pane, index);
  const say = frame.words.room(narration);
  const crowd = crowdAt(frame.examples, index);
  const said = say.example({
    ...shown,
    score: answer?.score ?? null,
    predicted: answer && (answer.predicted ?? "tie"),
  });
  return crowd ? say.crowded({ said, crowd: frame.words.room(stage).crowd(crowd) }) : said;
}

/** "example 4 · positive · x₁ 2 · x₂ 3" */
export function readout(frame: Frame, index: number): string {
  const shown = shownExample(frame, index);
  if (!shown) return "";
  const say = frame.words.room(narration);
  const crowd = crowdAt(frame.examples, index);
  const [nameX = "", nameY = ""] = frame.examples.columns;
  return say.readout({ ...shown, nameX, nameY }) + (crowd ? ` · ${frame.words.room(stage).crowd(crowd)}` : "");
}

/** What the line on the plot says of the example pointed at or chosen; without one, what is to be known of the boundary to see. */
export function readoutLine(frame: Frame, pane: PaneView, window: ViewWindow, hovered: number | null): string {
  const shown = hovered ?? litExample(frame);
  return shown === null ? missingBoundary(frame, pane, window) || sliceWords(frame, pane) : readout(frame, shown);
}

function shownExample(frame: Frame, index: number) {
  const { examples } = frame;
  if (index < 0 || index >= examples.count) return null;
  return {
    example: index + 1,
    label: labelOf(examples.label[index] ?? 0, frame),
    heldOut: isHeldOut(examples, index),
    x: examples.xy[2 * index] ?? 0,
    y: examples.xy[2 * index + 1] ?? 0,
  };
}

/** The whole picture in a few sentences. */
export function describeStage(frame: Frame, pane: PaneView): string {
  return paragraph(
    frame.words,
    ...countSentences(frame),
    describeBoundary(frame, pane),
    describeVerdict(frame, pane),
    visitSentence(frame, pane),
    ...misclassifiedSentences(frame, pane),
  );
}

function countSentences(frame: Frame): string[] {
  const say = frame.words.room(narration);
  const { examples } = frame;
  const { count, heldOut } = examples;
  if (count === 0) return [say.noExamplesYet];
  const counted = labelCounts(examples);
  const counts = severalClasses(examples)
    ? say.classCounts({
        examples: count,
        classes: Array.from(counted, ([label, n]) => say.classCount({ label: labelOf(label, frame), examples: n })),
      })
    : say.counts({ positive: counted.get(1) ?? 0, negative: counted.get(-1) ?? 0 });
  const crowds = [...crowdsOf(examples).values()];
  const mixed = crowds.filter((crowd) => crowd.mixed).length;
  return [
    counts,
    ...(heldOut ? [say.heldOut({ examples: heldOut.reduce((sum, one) => sum + one, 0) })] : []),
    ...(crowds.length > 0 ? [say.crowds({ places: crowds.length, mixed })] : []),
  ];
}

function visitSentence(frame: Frame, { event }: PaneView): string {
  const say = frame.words.room(narration);
  const { examples, state } = frame;
  const { ui } = state;
  if (!event) return examples.count === 0 ? "" : say.nothingVisited;
  const { visit, example, scores, mistake } = event;
  return say.visited({
    visit: visit + 1,
    example: example + 1,
    // A learner with a score a class counts labels in its own way: the examples say what is meant.
    label: labelOf(examples.label[example] ?? event.label, frame),
    labels: scores || !hasResiduals(ui) ? null : { y: labelText(event.label, ui), q: quantized(event) },
    scores: scores ? Array.from(scores) : null,
    score: scoreNumber(event.score, hyperplane(event.before)?.bias ?? 0, ui),
    mistake,
  });
}

function misclassifiedSentences({ examples, words }: Frame, { trainingMistakes, heldOutMistakes }: PaneView): string[] {
  if (examples.count === 0) return [];
  const say = words.room(narration);
  const training = examples.heldOut ? say.misclassifiedTraining : say.misclassified;
  return [
    ...(trainingMistakes === null ? [] : [training({ examples: trainingMistakes })]),
    ...(heldOutMistakes === null ? [] : [say.misclassifiedHeldOut({ examples: heldOutMistakes })]),
  ];
}

/** Whether the examples are linearly separable, and what the stage shows of it. */
export function describeVerdict(frame: Frame, pane: PaneView): string {
  const say = frame.words.room(narration);
  const verdict = verdictNow(frame);
  if (!verdict || verdict.analysis.separable === null) return "";
  const { separable, geometric, witness } = verdict.analysis;
  const shown = whyShown(frame, pane) && drawable(verdict);
  if (separable) {
    if (!shown || !geometric) return say.separable;
    return paragraph(
      frame.words,
      say.separable,
      say.marginShown({ separator: separatorOf(verdict.subject), margin: geometric.margin }),
    );
  }
  if (!shown || !witness) return say.notSeparable;
  const averages = say.averagesShown({
    positive: sharesOf(witness.positive, frame.words),
    negative: sharesOf(witness.negative, frame.words),
  });
  return paragraph(frame.words, say.notSeparableBecause({ why: whyInseparable(witness, verdict.subject) }), averages);
}

function sharesOf(shares: readonly Share[], words: Words): readonly string[] {
  const say = words.room(narration);
  return shares.map(({ example, weight }) =>
    say.share({ example: example + 1, share: fraction(weight, "short", words) }),
  );
}

/** What the model shown makes of an example, as the page writes it. */
interface WrittenAnswer {
  readonly score: number | null;
  /** Null where the score, or the vote, is 0. */
  readonly predicted: Label | null;
}

/** Null where there is no answer, or none yet. */
export function answerOf(frame: Frame, pane: PaneView, index: number): WrittenAnswer | null {
  if (pane.obstacle) return null;
  const { X, base } = frame.examples;
  const answer = pane.predict?.(X.subarray(base * index, base * (index + 1))) ?? bySide(frame, pane, index);
  if (!answer) return null;
  const { score, label } = answer;
  return {
    score: score === null ? null : scoreNumber(score, pane.plane?.bias ?? 0, frame.state.ui),
    predicted: label === 0 ? null : labelOf(label, frame),
  };
}

/** By the line in the plane, until the engine can be asked; in a slice the example may be elsewhere than it is drawn. */
function bySide({ examples }: Frame, pane: PaneView, index: number): Answer | null {
  const plane = isSlice(pane.features) ? null : modelInPlane(pane);
  if (!plane) return null;
  const score = plane.w1 * (examples.xy[2 * index] ?? 0) + plane.w2 * (examples.xy[2 * index + 1] ?? 0) + plane.b;
  return { score, label: Math.sign(score) };
}
