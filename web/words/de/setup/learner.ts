import type {
  setupCompare as setupCompareEnglish,
  setupLearner as setupLearnerEnglish,
} from "../../en/setup/learner.js";
import { count } from "../../grammar/de.js";
import type { Translation } from "../../room.js";

export const setupCompare: Translation<typeof setupCompareEnglish> = {
  shown: "Verfahren in Einstellungen und Erklärung",
  removeName: (learner) => `${learner} entfernen`,
  compareWith: "Vergleichen mit",
  add: "Hinzufügen",
  full: (most) => `Du kannst höchstens ${count(most)} Verfahren vergleichen.`,
};

export const setupLearner: Translation<typeof setupLearnerEnglish> = {
  learner: "Verfahren",
  maxEpochs: "Max. Epochen",
  initialWeights: "Startgewichte",
  initial: (symbol) => `${symbol} am Anfang`,
  tooManyWeights: (weights) => `${count(weights)} Gewichte sind zu viele, um sie einzeln einzustellen.`,
  randomise: "Auswürfeln",
  setToZero: "Nullsetzen",
  cures: "Andere Auswege ansehen: ein Kernel, verborgene Neuronen",
};
