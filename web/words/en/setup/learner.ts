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

/** The settings of a learner, beside those that are its own. */
export const setupLearner = room("setup.learner", {
  learner: "Learner",
  maxEpochs: "Max epochs",
  initialWeights: "Initial weights",
  /** @param symbol "w2" or "b". */
  initial: (symbol: string): string => `Initial ${symbol}`,
  tooManyWeights: (weights: number): string => `${count(weights)} weights are too many to set one by one.`,
  randomise: "Randomise",
  setToZero: "Set to zero",
  cures: "See other cures: a kernel, hidden units",
});
