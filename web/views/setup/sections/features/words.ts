import { hasPowers } from "../../../../state/data/base-features.js";
import { productsOf, productsUpTo, sameFeatures } from "../../../../state/data/feature-names.js";
import { isBaseline, tellsClasses } from "../../../../state/learners/traits.js";
import { counted, formatCount } from "../../../../state/notation/numbers.js";

import { costs } from "../../../../words/en/costs.js";
import { costOf } from "../../../shared/words/cost.js";
import { type Chosen, chosen } from "../chosen-features.js";
import type { SetupFrame } from "../inputs.js";

/** The sets that a button chooses, by the most factors of their products. */
export const sets = [
  { most: 1, title: "Base only" },
  { most: 2, title: "All pairs" },
  { most: 3, title: "All triples" },
] as const;

export function setOf({ state, examples }: Chosen, most: number): string[] {
  return productsUpTo(examples.base, most, hasPowers(state.data));
}

/** The number of the most factors where the features are one of the sets; null for others. */
export function presentSet(frame: Chosen): number | null {
  const features = chosen(frame);
  return sets.find(({ most }) => sameFeatures(setOf(frame, most), features))?.most ?? null;
}

/** What is paid for the features at every visit. */
export function costText(frame: SetupFrame): string {
  const features = chosen(frame);
  const count = counted(features.length, "feature");
  const { learner } = frame.pane;
  if (isBaseline(learner)) return `${count}.`;
  const { visit, update, facts } = costOf({ ...frame.pane, features }, frame.state.bias);
  if (update !== undefined) return `${count}. ${frame.words.room(costs).why(facts)}`;
  const classes = tellsClasses(learner) ? " for each class" : "";
  const each = frame.state.bias ? `${count} and x₀` : count;
  return `${each}: a visit costs ${counted(visit, "multiplication")}${classes && `, one${classes} and feature`}.`;
}

/** How many pairs and triples there are. */
export function growthText({ state, examples }: Chosen): { readonly pairs: string; readonly triples: string } {
  const powers = hasPowers(state.data);
  const count = (factors: number) => formatCount(productsOf(examples.base, factors, powers).length);
  const sign = powers ? "+" : "−";
  return {
    pairs: `Of D features there are D(D${sign}1)/2 pairs, O(D²): here ${count(2)}.`,
    triples: `There are D(D${sign}1)(D${sign}2)/6 triples, O(D³): here ${count(3)}.`,
  };
}
