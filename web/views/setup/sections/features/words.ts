import { hasPowers } from "../../../../state/document/features/base-features.js";
import { countProducts, proposedSets, sameFeatures, tidy } from "../../../../state/document/features/feature-names.js";
import { isBaseline, tellsClasses } from "../../../../state/learners/traits.js";
import type { Frame } from "../../../../state/runs/frame.js";
import { setupFeatures } from "../../../../words/generated/en/setupFeatures.js";
import { atRest, withValues } from "../../../shared/frame-values.js";
import { costOf, costWords } from "../../../shared/words/cost.js";
import { type Chosen, chosen } from "../inputs.js";

/** The sets that a button chooses, by the most factors of their products. */
export function setsOf({ state, examples }: Chosen): readonly (readonly string[])[] {
  return proposedSets(examples.base, hasPowers(state.data));
}

/** The number of the most factors where the features are one of the sets; null for others. */
export function presentSet(frame: Chosen): number | null {
  const features = tidy(chosen(frame));
  const at = setsOf(frame).findIndex((set) => sameFeatures(set, features));
  return at < 0 ? null : at + 1;
}

/** What is paid for the features at every visit. */
export function costText(frame: Frame): string {
  const features = chosen(frame);
  const { learner } = frame.pane;
  const { bias } = frame.state;
  const say = frame.words.room(setupFeatures);
  if (isBaseline(learner)) return say.countAlone({ features: features.length });
  const cost = costOf(withValues(atRest(frame).pane, { features }), bias);
  if (cost.update !== undefined)
    return `${say.countAlone({ features: features.length })} ${costWords(cost, frame.words)}`;
  return say.cost({
    features: features.length,
    bias,
    perClass: tellsClasses(learner),
    multiplications: cost.visit,
  });
}

/** How many pairs and triples there are. */
export function growthText({ state, examples, words }: Chosen & Pick<Frame, "words">): string {
  const powers = hasPowers(state.data);
  const products = (factors: number) => countProducts(examples.base, factors, powers);
  return words.room(setupFeatures).growthOf({ powers, pairs: products(2), triples: products(3) });
}
