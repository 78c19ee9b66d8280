import type { Obstacle } from "../../../state/training/obstacle.js";
import type { Words } from "../../../state/words.js";
import { obstacles } from "../../../words/en/refusals/obstacles.js";
import { sayFacts } from "../../../words/sentences.js";

/** Why a learner is not trained, in a sentence. */
export function obstacleText(obstacle: Obstacle, words: Words): string {
  return sayFacts(words.room(obstacles), obstacle);
}
