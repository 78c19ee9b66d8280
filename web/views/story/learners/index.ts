import { type Lazy, lazy, loaded } from "../../../engine/lazy.js";
import type { LearnerSpec } from "../../../engine/types.js";
import { averaged } from "./averaged.js";
import { margin } from "./margin.js";
import { perceptron } from "./perceptron.js";
import { pocket } from "./pocket.js";
import type { AsPerceptron, LearnerStory, StoriesOf } from "./story.js";
import { voted } from "./voted.js";

/** The registration of the stories of learners that are told as the perceptron is: one line a learner. */
const stories = { perceptron, margin, averaged, voted, pocket } satisfies StoriesOf<AsPerceptron>;

const asPerceptron = loaded({ stories });
const ownRules = lazy(() => import("./own-rules/index.js"));

/** What tells of a learner. */
export function storyCode({ kind }: LearnerSpec): Lazy<object> {
  return kind in stories ? asPerceptron : ownRules;
}

/** How a learner is told; null until that is there. The story of a kind takes the spec of that kind. */
export function storyOf({ kind }: LearnerSpec): LearnerStory | null {
  const all: Partial<Record<string, unknown>> = { ...stories, ...ownRules.module?.stories };
  return (all[kind] as LearnerStory | undefined) ?? null;
}
