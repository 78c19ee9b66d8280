import type { NoVerdict } from "../../../state/data/to-separate.js";
import { room } from "../../room.js";
import type { Sentences } from "../../sentences.js";
import { refusals } from "./refusals.js";

/** Why it isn't known whether a line separates the examples. */
export const noVerdict = room<Sentences<NoVerdict>>("noVerdict", {
  severalClasses: () => "A line separates two labels, but these examples have more.",
  oneLabel: () => "There is nothing to separate until there are positives and negatives.",
  refused: ({ error }) => `There is no verdict: ${refusals.english.said(error)}`,
});
