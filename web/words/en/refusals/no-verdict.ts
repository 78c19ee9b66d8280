import type { NoVerdict } from "../../../state/data/preset-separable.js";
import { room } from "../../room.js";
import type { Sentences } from "../../sentences.js";
import { refusals } from "./refusals.js";

/** Why it isn't known whether a line separates the examples. */
export const noVerdict = room<Sentences<NoVerdict>>("noVerdict", {
  severalClasses: () => "A line separates only two labels.",
  oneLabel: () => "Without both labels there is nothing to separate.",
  refused: ({ error }) => `There is no verdict: ${refusals.english.said(error)}`,
});
