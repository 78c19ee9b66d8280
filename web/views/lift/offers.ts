import { canonical } from "../../state/document/features/feature-names.js";
import { featureText } from "../../state/document/notation/feature-text.js";
import { BIAS } from "../../state/runs/lift-features.js";
import { lift } from "../../words/en/companion/lift.js";
import type { Offer } from "../shared/offers/offer.js";
import { type Figure, isUpright } from "./figure/figure.js";
import type { LiftFrame } from "./inputs.js";

/** What lifts the examples where they, or the plane, stay as flat as before. */
export function liftOffers({ pane, state, words }: LiftFrame, figure: Figure): readonly Offer[] {
  const say = words.room(lift);
  const { feature, examples } = figure.cloud;
  if (feature === BIAS)
    return state.bias ? [] : [{ words: say.turnBiasOn, field: "bias", act: { type: "configure", bias: true } }];
  if (!isUpright(figure) || pane.features.map(canonical).includes(feature)) return [];
  return [
    {
      words: say.addFeature(featureText(feature, examples)),
      field: "features",
      act: ({ pane: now }) => ({ type: "set-features", features: [...now.features, feature] }),
    },
  ];
}
