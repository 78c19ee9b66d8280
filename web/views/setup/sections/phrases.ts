import { featureText } from "../../../state/notation/feature-text.js";
import { learners as learnerNames } from "../../../words/en/learners.js";
import { setup } from "../../../words/en/setup/setup.js";
import { chosen } from "./chosen-features.js";
import type { SetupFrame } from "./inputs.js";

/** More are counted. */
const MOST_NAMED = 5;

export function learnerWords({ state: { learners }, pane: { learner }, words }: SetupFrame): string {
  return words.room(setup).learner(words.room(learnerNames).titles[learner.kind], learners.length - 1);
}

export function featuresWords(frame: SetupFrame): string {
  const features = chosen(frame);
  const { scaling } = frame.state;
  const say = frame.words.room(setup);
  if (features.length === 0 || features.length > MOST_NAMED) return say.counted(features.length, scaling);
  return say.named(
    features.map((name) => featureText(name, frame.examples)),
    scaling,
  );
}

export function orderWords({ order, state: { data }, words }: SetupFrame): string {
  return words.room(setup).order(order.kind, data.kind === "reviews" || data.kind === "table");
}

export function compareWords({ state: { learners }, words }: SetupFrame): string {
  return words.room(setup).compare(learners.length);
}
