import { baseFeatures } from "../../../document/features/feature-names.js";
import { withoutStart } from "../../../document/initial-weights.js";
import type { Problem } from "../../../document/problem.js";
import { plain } from "../../../document/reviews/review-texts.js";
import type { IntentOf } from "../../../runs/intent.js";
import type { Change } from "../change.js";
import { chosenFeatures, movedFeatures } from "./moved-features.js";

/**
 * The problem with other words or texts. Features go with their words: those of a word that is gone go too, and a new
 * word is one. While there are as many words, weights that were learned may be kept.
 */
export function setReviews(problem: Problem, { data }: IntentOf<"set-reviews">): Change {
  const { data: before, features, ...rest } = problem;
  if (JSON.stringify(data) === JSON.stringify(before)) return { problem };
  if (before.kind !== "reviews") return withOrderFor({ ...withoutStart(rest), data }, false);
  const keeps = before.words.length === data.words.length;
  const asMany = before.reviews.length === data.reviews.length;
  const carried = keeps ? features : features && featuresFor(data.words, features, before.words);
  const changed = { ...(keeps ? rest : withoutStart(rest)), data, ...(carried && { features: carried }) };
  const moveSelection = (example: number): number => example;
  return { ...withOrderFor(changed, asMany), keepsWeights: keeps, ...(keeps && asMany && { moveSelection }) };
}

/** A custom order names its examples one by one: it does not outlive them. */
export function withOrderFor(problem: Problem, asMany: boolean): Change {
  if (problem.order.kind !== "custom" || asMany) return { problem };
  return {
    problem: { ...problem, order: { kind: "given" } },
    warning: { code: "otherOrderGone" },
  };
}

/** The features by the new places of their words; undefined where they are the words alone, which is the default. */
function featuresFor(
  words: readonly string[],
  features: readonly string[],
  from: readonly string[],
): readonly string[] | undefined {
  const place = from.map((word) => words.findIndex((other) => plain(other) === plain(word)) + 1);
  const carried = movedFeatures(features, place).filter((name) => name !== null);
  const added = baseFeatures(words.length).filter((_, k) => !place.includes(k + 1));
  return chosenFeatures([...carried, ...added], words.length);
}
