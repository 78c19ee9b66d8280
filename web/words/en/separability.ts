import type { Inseparable } from "../../state/runs/separability.js";
import { room } from "../room.js";

/** Goes into a sentence: "no line can separate them, because …". */
const reasons: Readonly<Record<Inseparable, string>> = {
  "positive-at-origin": "a positive is exactly at the origin",
  "negative-at-origin": "a negative is exactly at the origin",
  "positives-around-origin": "an average of positives is exactly at the origin",
  "negatives-around-origin": "an average of negatives is exactly at the origin",
  "same-direction": "an average of positives and one of negatives lie in the same direction from the origin",
  "same-point": "a positive and a negative are the same point",
  diagonals: "the two diagonals cross",
  crossing: "a line between two positives crosses one between two negatives",
  "positive-between": "a positive lies between two negatives",
  "positive-amid": "a positive lies among negatives",
  "negative-between": "a negative lies between two positives",
  "negative-amid": "a negative lies among positives",
  averages: "an average of positives is the same point as an average of negatives",
};

/** Why nothing separates the examples. */
export const separability = room("separability", {
  reasons,
  notSeparable: (why: Inseparable, onStage: boolean): string =>
    `The examples are not linearly separable: ${reasons[why]}${onStage ? " (shown on the stage)" : ""}.`,
});
