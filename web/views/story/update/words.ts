import { html, nothing, type TemplateResult } from "lit";
import type { VisitEffect } from "../../../engine/types.js";
import type { VisitEvent } from "../../../state/frame.js";
import { hasWeights, isBaseline, tellsClasses, trainsHyperplane } from "../../../state/learners/traits.js";
import { biasNumber, isThreshold, isWeight, scoreNumber } from "../../../state/notation/bias.js";
import { formatNumber, MINUS } from "../../../state/notation/numbers.js";
import type { StoryFrame } from "../inputs.js";
import { weightsOf } from "../training.js";
import type { Seen } from "./seen.js";

/** Degrees as they are read off a picture. */
const degrees = (angle: number): string => `${formatNumber(Math.round(angle * 10) / 10)}°`;

/** What is added, beside its arrow: "+x", "−0.5 x". */
export function stepText({ factor, wholeEpoch }: Seen): string {
  if (factor === null) return "";
  const size = Math.abs(factor);
  return `${factor < 0 ? MINUS : "+"}${size === 1 ? "" : `${formatNumber(size)} `}${wholeEpoch ? "Σ" : "x"}`;
}

/** The angle between w and x, before and after. */
export function angleWords({ turn, factor, wholeEpoch, of }: Seen): string {
  const [before, after] = [turn.before.angle, turn.after.angle];
  if (of !== null)
    return `Class ${of}: angle ${[before, ...(factor === null ? [] : [after])].map(angleText).join(" → ")}.`;
  const between = `between w and ${wholeEpoch ? "what is added" : "x"}`;
  if (factor === null)
    return before === null
      ? `There is no angle ${between}: one of them is 0.`
      : `The angle ${between} is ${degrees(before)}.`;
  if (before === null) return after === null ? "" : `w was 0; now the angle ${between} is ${degrees(after)}.`;
  return after === null
    ? `w is 0 now: it has no direction.`
    : `The angle ${between} goes from ${degrees(before)} to ${degrees(after)}.`;
}

function angleText(angle: number | null): string {
  return angle === null ? "none" : degrees(angle);
}

/** What the picture is a picture of, where it is not the plane of the stage. */
export function planeWords({ dimensions }: Seen): string {
  if (dimensions === 2) return "";
  return dimensions === 1 ? "one dimension" : `the plane that w and x span, of ${dimensions} dimensions`;
}

/** What the visit did to the score that is told; null where that is no score of weights, or not known yet. */
export function toldEffect(frame: StoryFrame, event: VisitEvent, seen: readonly Seen[]): VisitEffect | null {
  const [one] = seen;
  const told = hasWeights(frame.pane.learner) ? one !== undefined && !one.wholeEpoch : !isBaseline(frame.pane.learner);
  return (told && event.effect) || null;
}

/** Whether the score is written apart from a threshold. */
export function isSplit({ pane, state }: StoryFrame): boolean {
  return state.bias && isThreshold(state.ui) && trainsHyperplane(pane.learner);
}

/** "The score goes from −1 to 13." */
export function scoreWords(frame: StoryFrame, event: VisitEvent, told: VisitEffect): string {
  const { precision } = frame.state.ui;
  const text = (value: number) => formatNumber(value, precision);
  if (event.update === null) return "";
  if (tellsClasses(frame.pane.learner))
    return `The lead of its own class goes from ${text(told.before)} to ${text(told.after)}.`;
  if (!isSplit(frame)) return `The score goes from ${text(told.before)} to ${text(told.after)}.`;
  const { ui } = frame.state;
  const [was, is] = [weightsOf(event.before).bias, weightsOf(event.after).bias];
  const scores = [scoreNumber(told.before, was, ui), scoreNumber(told.after, is, ui)].map(text);
  const thetas = [biasNumber(was, ui), biasNumber(is, ui)].map(text);
  return `The score goes from ${scores[0]} to ${scores[1]}, the threshold from ${thetas[0]} to ${thetas[1]}.`;
}

/** How it stands after an update: whether one was enough. */
export function endWords(event: VisitEvent, told: VisitEffect): TemplateResult | typeof nothing {
  if (event.update === null) return nothing;
  return told.mistake
    ? html`<b>Still misclassified:</b> one update does not always mend a mistake.`
    : event.mistake
      ? html`Now it is right.`
      : nothing;
}

/** What the angle leaves out, where there is a bias apart. */
export function apartWords({ state, pane }: StoryFrame, [seen]: readonly Seen[]): string {
  if (!seen || !state.bias || isWeight(state.ui) || pane.obstacle !== null) return "";
  return "The angle is of w and x alone; the bias moves the score besides. As the weight of x₀ = 1 it is in the angle too: see Notation.";
}

/** Above 90° the score is negative, where nothing but w and x makes it. */
export function rightAngleWords(frame: StoryFrame, event: VisitEvent, [seen]: readonly Seen[]): string {
  const exact = !frame.state.bias || isWeight(frame.state.ui);
  if (!seen || seen.of !== null || seen.wholeEpoch || seen.turn.before.angle === null) return "";
  if (!exact) return "";
  const above = seen.turn.before.angle > 90;
  return event.score === 0 ? "" : `${above ? "Above" : "Below"} 90° the score is ${above ? "negative" : "positive"}.`;
}
