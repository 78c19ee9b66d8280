import type { LearnerSpec } from "../../../web/engine/types.js";
import type { Frame } from "../../../web/state/runs/frame.js";
import { sentencesOf } from "../../../web/views/story/index.js";
import { storyCode, storyOf } from "../../../web/views/story/learners/index.js";
import type { LearnerStory } from "../../../web/views/story/learners/story.js";
import { tellOutcome } from "../../../web/views/story/next/cure-buttons.js";
import type { Sentences } from "../../../web/views/story/sentence/sentences.js";
import { plainText } from "../../../web/words/phrase.js";
import { textOf } from "../template-text.js";

await storyCode({ kind: "kernel" }).load();

function told(learner: LearnerSpec): LearnerStory {
  const story = storyOf(learner);
  if (!story) throw new Error("All stories have loaded.");
  return story;
}

/** All that is said of the moment. */
export function sentencesAt(frame: Frame): Sentences {
  return sentencesOf(frame, told(frame.pane.learner), tellOutcome);
}

/** The sentence of the moment. */
export function sentenceOf(frame: Frame): string {
  return plainText(sentencesAt(frame).visit);
}

/** The equation of the visit, a line for each formula. */
export function equationOf(frame: Frame, all = false): string[] {
  const { event, learner } = frame.pane;
  return event ? textOf(told(learner).equation({ frame, learner, event }, all)).split("\n") : [];
}

/** The line on what predicts. */
export function predictorOf(frame: Frame): string {
  const { learner } = frame.pane;
  return textOf(told(learner).predictor?.({ frame, learner }));
}
