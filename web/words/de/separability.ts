import type { Inseparable } from "../../state/separability.js";
import type { separability as english } from "../en/separability.js";
import type { Translation } from "../room.js";

/** Whole sentences without their full stop: after a colon, or by themselves. */
export const reasons: Readonly<Record<Inseparable, string>> = {
  "positive-at-origin": "Ein positives Beispiel liegt genau im Ursprung",
  "negative-at-origin": "Ein negatives Beispiel liegt genau im Ursprung",
  "positives-around-origin": "Ein Mittelwert positiver Beispiele ist genau der Ursprung",
  "negatives-around-origin": "Ein Mittelwert negativer Beispiele ist genau der Ursprung",
  "same-direction":
    "Vom Ursprung aus liegen ein Mittelwert positiver und einer negativer Beispiele in derselben Richtung",
  "same-point": "Ein positives und ein negatives Beispiel sind derselbe Punkt",
  diagonals: "Die beiden Diagonalen kreuzen sich",
  crossing: "Eine Strecke zwischen zwei positiven kreuzt eine zwischen zwei negativen",
  "positive-between": "Ein positives Beispiel liegt zwischen zwei negativen",
  "positive-amid": "Ein positives Beispiel liegt mitten unter negativen",
  "negative-between": "Ein negatives Beispiel liegt zwischen zwei positiven",
  "negative-amid": "Ein negatives Beispiel liegt mitten unter positiven",
  averages: "Ein Mittelwert positiver Beispiele ist derselbe Punkt wie ein Mittelwert negativer",
};

export const separability = {
  reasons,
  notSeparable: (why, onStage) =>
    `Die Beispiele sind nicht linear trennbar: ${reasons[why]}${onStage ? " (auf der Zeichenfläche zu sehen)" : ""}.`,
} satisfies Translation<typeof english>;
