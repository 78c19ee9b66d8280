import { startsCarried } from "../../../state/document/initial-weights.js";
import { visit } from "../../../words/en/story/visit.js";
import { inSequence, type Phrase } from "../../../words/phrase.js";
import { obstacleText } from "../../shared/words/obstacle.js";
import type { StoryFrame } from "../inputs.js";
import type { LearnerStory } from "../learners/story.js";
import type { Sentences, TellOutcome } from "./sentences.js";

const NEVER_ENDED = { outcome: null, help: null, moreEpochs: null };

/** The moment shown in plain words, from the frame alone. @param tell How a run has ended; null until that has loaded. */
export function sentencesOf(frame: StoryFrame, story: LearnerStory, tell: TellOutcome | null): Sentences {
  const { event, learner, obstacle } = frame.pane;
  const say = frame.words.room(visit);
  if (frame.examples.count === 0) {
    return { visit: [frame.state.data.kind === "reviews" ? say.noReviews : say.noExamples], ...NEVER_ENDED };
  }
  if (obstacle !== null)
    return { visit: oneLabelOnly(frame, story) ?? [obstacleText(obstacle, frame.words)], ...NEVER_ENDED };
  if (event === null) {
    const looked = startsCarried(frame.state) ? say.carried : say.nothingYet;
    return { visit: inSequence(looked, ...story.opening({ frame, learner })), ...NEVER_ENDED };
  }
  const steps = story.visit({ frame, learner, event });
  return {
    visit: inSequence(...steps),
    steps,
    ...(tell?.({ frame, learner }, story.ending) ?? NEVER_ENDED),
  };
}

/** What is missing where all examples are positive, or all negative. Null where something else is in the way. */
function oneLabelOnly({ examples, words }: StoryFrame, { isPerceptron = false }: LearnerStory): Phrase[] | null {
  const label = examples.label[0] ?? 1;
  if (label > 1 || examples.label.some((other) => other !== label)) return null;
  return words.room(visit).oneLabel(label, isPerceptron ? "perceptron" : "other");
}
