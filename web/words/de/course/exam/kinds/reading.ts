import type { ExamWords } from "../../../../exam-words.js";
import { figure } from "../../../shared/answers.js";

/** "x₁" */
const named = (feature: number): string => `x${"₁₂₃₄"[feature - 1] ?? ""}`;

export const reading: ExamWords<"reading"> = {
  ask: ({ features }) =>
    [
      "Ein Lauf mit Beispielen wie denen der Tabelle hat diese Gewichte gefunden. Welches Merkmal kann den Score am weitesten verschieben, von seinem kleinsten Wert bis zu seinem größten?",
      ...features.map(
        ({ feature, weight, least, most }) =>
          `${named(feature)}: Gewicht ${figure(weight)}, Werte von ${figure(least)} bis ${figure(most)}`,
      ),
    ].join("\n"),
  hint: () =>
    "Ein Gewicht sagt, was ein einziger Schritt des Merkmals am Score ändert. Wie viele solche Schritte hat jedes Merkmal, und spielt das Vorzeichen eine Rolle?",
  parts: ({ features }) => features.map(({ feature }) => `${named(feature)}.`),
  said: {
    right: ({ chosen: { weight, least, most, reach } }) =>
      `Sein Gewicht ${figure(weight)} und sein Wertebereich von ${figure(most - least)} verschieben den Score um ${figure(reach)}, weiter als jedes andere.`,
    largestWeight: ({ chosen: { weight, least, most, reach } }) =>
      `Sein Gewicht ${figure(weight)} ist am weitesten von 0 weg, aber sein Wertebereich ist nur ${figure(most - least)}: Das verschiebt den Score um ${figure(reach)}. Ein anderes verschiebt ihn weiter.`,
    widest: ({ chosen: { weight, least, most, reach } }) =>
      `Sein Wertebereich ist mit ${figure(most - least)} der größte, aber sein Gewicht ist nur ${figure(weight)}: Das verschiebt den Score um ${figure(reach)}. Ein anderes verschiebt ihn weiter.`,
    otherwise: ({ chosen: { weight, least, most, reach } }) =>
      `Sein Gewicht ${figure(weight)} und sein Wertebereich von ${figure(most - least)} verschieben den Score um ${figure(reach)}. Ein anderes verschiebt ihn weiter.`,
  },
};
