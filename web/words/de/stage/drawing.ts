import type { drawing as english } from "../../en/stage/drawing.js";
import { separability } from "../../generated/de/separability.js";
import { count, number } from "../../grammar/de.js";
import type { Translation } from "../../room.js";
import { separatorNoun } from "../nouns.js";

const inSpace = (features: number): string =>
  features === 1 ? "im Raum des einen Merkmals" : `im Raum der ${count(features)} Merkmale`;

export const drawing: Translation<typeof english> = {
  weightsInTraining: "w im Training",
  agree: (first, second) => `${first} und ${second} sind sich hier einig`,
  disagree: (first, second) => `kreuzschraffiert: ${first} und ${second} sind uneins`,

  meeting: {
    seenFromOrigin: "Mittelwerte von positiven und von negativen, vom Ursprung aus",
    positiveAtOrigin: "ein positives Beispiel im Ursprung",
    negativeAtOrigin: "ein negatives Beispiel im Ursprung",
    positivesAtOrigin: "Mittelwert der positiven im Ursprung",
    negativesAtOrigin: "Mittelwert der negativen im Ursprung",
    sameExample: "hier liegen Beispiele beider Klassen",
    negatives: "auch der Mittelwert der negativen",
    positives: "auch der Mittelwert der positiven",
    averages: "gleicher Mittelwert",
  },
  margin: (margin, throughOrigin, precision) =>
    throughOrigin
      ? `maximaler Rand durch den Ursprung ρ = ${number(margin, precision)}`
      : `maximaler Rand ρ = ${number(margin, precision)}`,

  notSeparable: "nicht trennbar",
  notSeparableBecause: (why) => `nicht linear trennbar: ${separability.reasons[why]}`,
  reason: (why) => separability.reasons[why],
  inSpace,
  inScaledSpace: "im skalierten Raum",
  marginInSpace: (separator, features) =>
    `${separatorNoun(separator)} mit maximalem Rand ${inSpace(features)}: siehe „Rand“`,
  marginInScaledSpace: (separator) => `${separatorNoun(separator)} mit maximalem Rand im skalierten Raum: siehe „Rand“`,
  whyInSpace: (features) => `nicht linear trennbar ${inSpace(features)}: siehe „Rand“`,
  whyInScaledSpace: "nicht linear trennbar im skalierten Raum: siehe „Rand“",
};
