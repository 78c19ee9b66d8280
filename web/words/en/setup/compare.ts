import { count } from "../../grammar/en.js";
import { room } from "../../room.js";

/** Which learners are compared. */
export const setupCompare = room("setup.compare", {
  shown: "Learner shown in the settings and the story",
  removeName: (learner: string): string => `Remove ${learner}`,
  compareWith: "Compare with",
  add: "Add",
  full: (most: number): string => `You can compare at most ${count(most)} learners.`,
});
