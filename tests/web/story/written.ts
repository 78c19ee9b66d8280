import type { Frame } from "../../../web/state/frame.js";
import { storyOf } from "../../../web/views/story/learners/index.js";
import { plainText } from "../../../web/views/story/sentence/sentences.js";
import { sentencesOf } from "../../../web/views/story/sentence/sentences-of.js";
import { textOf } from "../template-text.js";

/** The sentence of the moment. */
export function sentenceOf(frame: Frame): string {
  return plainText(sentencesOf(frame).visit);
}

/** The equation of the visit, a line for each formula. */
export function equationOf(frame: Frame, all = false): string[] {
  const { event, learner } = frame.pane;
  return event ? textOf(storyOf(learner).equation({ frame, learner, event }, all)).split("\n") : [];
}

/** The line on what predicts. */
export function predictorOf(frame: Frame): string {
  const { learner } = frame.pane;
  return textOf(storyOf(learner).predictor?.({ frame, learner }));
}
