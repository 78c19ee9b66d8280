import type { setupCompare as english } from "../../en/setup/compare.js";
import { count } from "../../grammar/de.js";
import type { Translation } from "../../room.js";

export const setupCompare: Translation<typeof english> = {
  shown: "Verfahren in Einstellungen und Erklärung",
  removeName: (learner) => `${learner} entfernen`,
  compareWith: "Vergleichen mit",
  add: "Hinzufügen",
  full: (most) => `Du kannst höchstens ${count(most)} Verfahren vergleichen.`,
};
