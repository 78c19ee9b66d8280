import type { Inseparable } from "../../state/separability.js";
import type { separability as english } from "../en/separability.js";
import type { Translation } from "../room.js";

/** Whole sentences without their full stop: after a colon, or by themselves. */
export const reasons: Readonly<Record<Inseparable, string>> = {
  "positive-at-origin": "Ein positives liegt genau im Ursprung",
  "negative-at-origin": "Ein negatives liegt genau im Ursprung",
  "positives-around-origin": "Ein Mittelwert der positiven ist genau der Ursprung",
  "negatives-around-origin": "Ein Mittelwert der negativen ist genau der Ursprung",
  "same-direction":
    "Vom Ursprung aus liegen ein Mittelwert der positiven und einer der negativen in derselben Richtung",
  "same-point": "Ein positives und ein negatives sind derselbe Punkt",
  diagonals: "Die beiden Diagonalen kreuzen sich",
  crossing: "Eine Strecke zwischen zwei positiven kreuzt eine zwischen zwei negativen",
  "positive-between": "Ein positives liegt zwischen zwei negativen",
  "positive-amid": "Ein positives liegt mitten unter negativen",
  "negative-between": "Ein negatives liegt zwischen zwei positiven",
  "negative-amid": "Ein negatives liegt mitten unter positiven",
  averages: "Ein Mittelwert der positiven ist derselbe Punkt wie einer der negativen",
};

export const separability = {
  reasons,
  notSeparable: (why, onStage) =>
    `Die Beispiele sind nicht linear trennbar: ${reasons[why]}${onStage ? " (auf der Zeichenfläche zu sehen)" : ""}.`,
} satisfies Translation<typeof english>;
