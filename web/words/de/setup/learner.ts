import type { setupLearner as english } from "../../en/setup/learner.js";
import { count } from "../../grammar/de.js";
import type { Translation } from "../../room.js";

export const setupLearner: Translation<typeof english> = {
  learner: "Verfahren",
  maxEpochs: "Max. Epochen",
  initialWeights: "Startgewichte",
  initial: (symbol) => `${symbol} am Anfang`,
  tooManyWeights: (weights) => `${count(weights)} Gewichte sind zu viele, um sie einzeln einzustellen.`,
  randomise: "Auswürfeln",
  setToZero: "Nullsetzen",
  cures: "Andere Auswege ansehen: ein Kernel, verborgene Neuronen",
};
