import { count, plural } from "../../grammar/en.js";
import { room } from "../../room.js";
import { updates } from "../nouns.js";

/** A number of updates; "unknown" as long as it is, "more" where runs were ended before they had made them all. */
export type UpdateCount = number | "unknown" | "more";

const counted = (made: UpdateCount): string => {
  if (made === "unknown") return "…";
  return made === "more" ? "not ended" : count(made);
};

/** The bound and the updates, before edits and now. Formulas stand in braces. */
export const tighten = room("tighten", {
  inseparable: "No line can separate these examples, so there is no margin {gamma} and no bound.",
  drag: "Drag a point on the stage towards the other class: the margin {gamma} of the bound shrinks, and the bound grows. The numbers from before stay next to the new ones.",
  margin: "Margin of the bound {gamma}",
  bound: "Bound {formula}",
  updates: "Updates in this order",
  median: "Updates in random orders, median",
  counted,
  gamma:
    "{gamma} counts the bias as the weight of a feature that is always 1. It is not the distance on the stage: that is the geometric margin {rho}, under “Margin”. The bound divides by {gamma}, not by {rho}.",
  gammaUnbiased: "Without a bias, {gamma} is the geometric margin {rho}, under “Margin”.",
  /** To be heard before a number. */
  before: "before",
  forget: "Forget the numbers from before",
  spoken: (bounds: readonly [number, number], made: readonly [UpdateCount, UpdateCount]): string => {
    const [boundBefore, boundNow] = bounds.map(count);
    const [before, now] = made.map(counted);
    return `The bound was ${boundBefore} and is ${boundNow} now. Updates in this order: ${before} before, ${now} now.`;
  },

  training: "Training in random orders …",
  tallest: (orders: number): string => plural(orders, { one: "tallest bar: # order", other: "tallest bar: # orders" }),
  boundMark: (bound: number): string => `bound ${count(bound)}`,
  axis: "updates",
  notTried: "With so many examples, random orders are not tried: they would take too long.",
  tried: (done: number, total: number): string =>
    done < total
      ? `${count(done)} of ${count(total)} random orders, from weights 0.`
      : `${count(total)} random orders, from weights 0.`,
  range: (least: number, most: number, bound: number): string =>
    least === most
      ? `Each makes ${updates(most)}, never more than the bound of ${count(bound)}.`
      : `They make ${count(least)} to ${count(most)} updates, never more than the bound of ${count(bound)}.`,
  unfinished: (runs: number): string =>
    plural(runs, {
      one: "# of them was stopped before it converged, and would need more.",
      other: "# of them were stopped before they converged, and would need more.",
    }),
});

export type TightenWords = typeof tighten.english;
