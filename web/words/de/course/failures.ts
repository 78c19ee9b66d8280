import type { failures as english } from "../../en/course/failures.js";
import type { Translation } from "../../room.js";
import { mistakes } from "../counted.js";
import { loading } from "../loading.js";
import { refused } from "../refusals/refused.js";

const lost = {
  lesson: "Die Lektion konnte nicht geladen werden.",
  question: "Die Frage konnte nicht geladen werden.",
} as const;

export const failures: Translation<typeof english> = {
  refused: ({ error }) => refused(error),
  mistakes: (count) => `Der Kurs hat ${mistakes(count)}. Bessere sie in seiner Datei aus, und öffne sie noch einmal:`,
  notLoaded: ({ what, updated }) => (updated ? `${lost[what]} ${loading.updated}` : lost[what]),
};
