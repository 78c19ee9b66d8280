import { startsCarried } from "../../../state/document/initial-weights.js";
import { capital } from "../../shared/words/capital.js";
import { exampleName, visitName } from "../../shared/words/ordinal.js";
import type { StoryFrame } from "../inputs.js";
import type { LearnerStory } from "../learners/story.js";
import { tellOutcome } from "./outcome.js";
import type { Phrase, Sentences } from "./sentences.js";
import { sign } from "./words.js";

/** The button that does it stands beside the count of visits. */
const CARRIED = "The weights are carried over from before the edit; “from zero” starts them at 0 instead.";
const NEVER_ENDED = { outcome: null, help: null, moreEpochs: null };

/** The moment shown in plain words, from the frame alone. */
export function sentencesOf(frame: StoryFrame, story: LearnerStory): Sentences {
  const { event, learner, obstacle } = frame.pane;
  const { examples } = frame;
  if (examples.count === 0) {
    return {
      visit: [
        frame.state.data.kind === "reviews"
          ? "There are no examples yet. Write some reviews, or pick a preset."
          : "There are no examples yet. Draw some positives and negatives, or pick a preset.",
      ],
      ...NEVER_ENDED,
    };
  }
  if (obstacle !== null) return { visit: oneLabelOnly(frame, story) ?? [obstacle], ...NEVER_ENDED };
  if (event === null) {
    const looked = startsCarried(frame.state) ? CARRIED : "Nothing has been visited yet.";
    return { visit: [`${looked} ${story.opening({ frame, learner })}`], ...NEVER_ENDED };
  }
  const looked = `${capital(visitName(event.visit))} looked at ${exampleName(event.example)}, `;
  return {
    visit: [looked, ...story.visit({ frame, learner, event })],
    ...tellOutcome({ frame, learner }, story.ending),
  };
}

/** What is missing where all examples are positive, or all negative. Null where something else is in the way. */
function oneLabelOnly({ examples }: StoryFrame, { called = "it" }: LearnerStory): Phrase[] | null {
  const label = examples.label[0] ?? 1;
  if (label > 1 || examples.label.some((other) => other !== label)) return null;
  return ["Every example is ", sign(label), `. To learn, ${called} needs some `, sign(-label), " ones as well."];
}
