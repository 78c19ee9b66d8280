import { html, nothing, type TemplateResult } from "lit";
import type { VisitEffect } from "../../../engine/types.js";
import type { VisitEvent } from "../../../state/frame.js";
import { hasWeights, isBaseline, tellsClasses, trainsHyperplane } from "../../../state/learners/traits.js";
import { biasNumber, isThreshold, isWeight, scoreNumber } from "../../../state/notation/bias.js";
import { MINUS } from "../../../state/notation/numbers.js";
import type { Words } from "../../../state/words.js";
import { update } from "../../../words/en/story/update.js";
import type { StoryFrame } from "../inputs.js";
import { weightsOf } from "../training.js";
import type { Seen } from "./seen.js";

/** What is added, beside its arrow: "+x", "−0.5 x". */
export function stepText({ factor, wholeEpoch }: Seen, words: Words): string {
  if (factor === null) return "";
  const size = Math.abs(factor);
  return `${factor < 0 ? MINUS : "+"}${size === 1 ? "" : `${words.number(size)} `}${wholeEpoch ? "Σ" : "x"}`;
}

/** The angle between w and x, before and after. */
export function angleWords({ turn, factor, wholeEpoch, of }: Seen, words: Words): string {
  const [before, after] = [turn.before.angle, turn.after.angle];
  return words.room(update).angle({ of, wholeEpoch, before, after, updated: factor !== null });
}

/** The picture for those who do not see it. */
export function spokenPicture(seen: Seen, words: Words): string {
  const { turn, dimensions, factor } = seen;
  return words.room(update).spoken({
    dimensions,
    w: turn.before.length,
    x: Math.sqrt(turn.squaredNorm),
    added: factor === null ? null : { step: stepText(seen, words), length: turn.after.length },
  });
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
  if (event.update === null) return "";
  const { ui } = frame.state;
  const { precision } = ui;
  const say = frame.words.room(update);
  if (tellsClasses(frame.pane.learner)) return say.leadGoes({ ...told, precision });
  if (!isSplit(frame)) return say.scoreGoes({ ...told, precision });
  const [was, is] = [weightsOf(event.before).bias, weightsOf(event.after).bias];
  const score = { before: scoreNumber(told.before, was, ui), after: scoreNumber(told.after, is, ui), precision };
  return say.thresholdGoes(score, { before: biasNumber(was, ui), after: biasNumber(is, ui) });
}

/** How it stands after an update: whether one was enough. */
export function endWords(event: VisitEvent, told: VisitEffect, words: Words): TemplateResult | typeof nothing {
  if (event.update === null) return nothing;
  const say = words.room(update);
  const [strong, rest] = say.stillWrong;
  if (told.mistake) return html`<b>${strong}</b>${rest}`;
  return event.mistake ? html`${say.rightNow}` : nothing;
}

/** What the angle leaves out, where there is a bias apart. */
export function apartWords({ state, pane, words }: StoryFrame, [seen]: readonly Seen[]): string {
  if (!seen || !state.bias || isWeight(state.ui) || pane.obstacle !== null) return "";
  return words.room(update).biasApart;
}

/** Above 90° the score is negative, where nothing but w and x makes it. */
export function rightAngleWords(frame: StoryFrame, event: VisitEvent, [seen]: readonly Seen[]): string {
  const exact = !frame.state.bias || isWeight(frame.state.ui);
  if (!exact || !seen || seen.of !== null || seen.wholeEpoch || seen.turn.before.angle === null) return "";
  if (event.score === 0) return "";
  const say = frame.words.room(update);
  return seen.turn.before.angle > 90 ? say.above90 : say.below90;
}
