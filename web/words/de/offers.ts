import type { offers as english } from "../en/offers.js";
import type { Translation } from "../room.js";

export const offers: Translation<typeof english> = {
  useMulticlass: "Mehrklassen-Perzeptron nehmen",
  usePerceptron: "Perzeptron nehmen",
  drawPositives: "Positive zeichnen",
  drawNegatives: "Negative zeichnen",
  loadBlobs: "Zwei Wolken laden",
  loadReviews: "Kursrezensionen laden",
};
