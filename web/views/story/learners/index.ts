import { type Lazy, lazy, loaded } from "../../../engine/lazy.js";
import type { LearnerSpec } from "../../../engine/types.js";
import { perceptron } from "./perceptron.js";
import type { LearnerStory, StoriesOf } from "./story.js";

const first = { perceptron } satisfies StoriesOf<"perceptron">;
const eager = loaded(first);
const further = lazy(() => import("./lazy/index.js"));

/** What tells of a learner. */
export function storyCode({ kind }: LearnerSpec): Lazy<object> {
  return kind in first ? eager : further;
}

/** How a learner is told; null until that is there. The story of a kind takes the spec of that kind. */
export function storyOf({ kind }: LearnerSpec): LearnerStory | null {
  const all: Partial<Record<string, unknown>> = { ...first, ...further.module?.stories };
  return (all[kind] as LearnerStory | undefined) ?? null;
}
