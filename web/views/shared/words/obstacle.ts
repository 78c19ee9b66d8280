import type { Words } from "../../../state/document/notation/words.js";
import type { Obstacle } from "../../../state/runs/training/obstacle.js";
import { obstacles } from "../../../words/en/refusals/obstacles.js";
import { sayFacts } from "../../../words/sentences.js";

/** Why a learner is not trained, in a sentence. */
export function obstacleText(obstacle: Obstacle, words: Words): string {
  return sayFacts(words.room(obstacles), obstacle);
}
