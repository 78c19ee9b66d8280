import type { challenges as english } from "../../en/course/challenges.js";
import { plural } from "../../grammar/de.js";
import type { Translation } from "../../room.js";
import { epochs, featuresDative, updates } from "../counted.js";
import { refused } from "../refusals/refused.js";
import { figure } from "./visits.js";

export const challenges: Translation<typeof english> = {
  refused: ({ error }) => refused(error),
  otherLearner: () => "Das zählt nur mit dem Perzeptron selbst.",
  otherTie: () => "Das zählt nur, wenn Gleichstand ein Fehler ist.",
  ownStart: () => "Das zählt nur, wenn alle Gewichte bei 0 anfangen.",
  noBias: () => "Das zählt nur mit einem Bias.",
  notFive: ({ points }) =>
    plural(points, {
      one: "Hier ist # Beispiel, nötig sind fünf Punkte.",
      other: "Hier sind # Beispiele, nötig sind fünf Punkte.",
    }),
  outsideSquare: () => "Ein Punkt liegt außerhalb des Einheitsquadrats.",
  otherFeatures: () => "Das zählt nur mit x₁ und x₂, wie sie sind.",
  otherFeaturesOrSplit: () => "Das zählt nur mit x₁ und x₂, wie sie sind, und ohne Testbeispiele.",
  noLine: () => "Keine Gerade trennt sie, also würde der Lauf nie enden.",
  notConverged: () => "Der Lauf hält an, bevor er konvergiert.",
  otherExamples: () => "Das zählt nur mit den acht Beispielen, wie sie waren.",
  otherSpiral: () => "Das zählt nur mit allen Punkten der Spirale, wie sie waren.",
  smallMargin: ({ margin }) => `Der geometrische Rand ist ${figure(margin)}, also zu klein.`,
  mostUpdates: ({ updates: made, margin }) => `${updates(made)}, mit einem geometrischen Rand von ${figure(margin)}.`,
  slowestOrder: ({ epochs: made, updates: changes }) => `${epochs(made)}, mit ${updates(changes)}.`,
  separable: ({ features }) => `Trennbar mit ${featuresDative(features)}.`,
  undecided: ({ features }) => `Ob sie mit ${featuresDative(features)} trennbar sind, ließ sich nicht entscheiden.`,
  inseparable: ({ features }) => `Immer noch nicht trennbar mit ${featuresDative(features)}.`,
};
