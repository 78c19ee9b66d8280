import type { obstacles as obstaclesEnglish, offers as offersEnglish } from "../en/offers.js";
import type { Translation } from "../room.js";
import { refused } from "./refusals/refused.js";

export const obstacles = {
  refused: ({ error }) => refused(error),
  twoClasses: () => "Dieses Verfahren kennt zwei Klassen, aber diese Beispiele haben mehr.",
  preparing: ({ percent }) => `Dieses Verfahren wird vorbereitet: ${percent}\u202f%.`,
} satisfies Translation<typeof obstaclesEnglish>;

export const offers: Translation<typeof offersEnglish> = {
  useMulticlass: "Mehrklassen-Perzeptron nehmen",
  usePerceptron: "Perzeptron nehmen",
  drawPositives: "Positive zeichnen",
  drawNegatives: "Negative zeichnen",
  loadBlobs: "Zwei Wolken laden",
  loadReviews: "Kursrezensionen laden",
};
