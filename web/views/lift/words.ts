import { canonical } from "../../state/document/features/feature-names.js";
import { productOf } from "../../state/document/features/products.js";
import { featureText } from "../../state/document/notation/feature-text.js";
import { traitsOf } from "../../state/learners/traits.js";
import type { Frame } from "../../state/runs/frame.js";
import { BIAS } from "../../state/runs/lift-features.js";
import { learners } from "../../words/generated/en/learners.js";
import { type LiftWords, lift } from "../../words/generated/en/lift.js";
import { paragraph } from "../../words/phrase.js";
import { obstacleText } from "../shared/offers/offer.js";
import type { Cloud } from "./figure/cloud.js";
import { type Figure, isUpright } from "./figure/figure.js";

/** The picture in a few sentences, from what it shows. */
export function wordsOf(frame: Frame, figure: Figure): string {
  if (frame.examples.count === 0) return frame.words.room(lift).noExamples;
  return paragraph(frame.words, ...heightSentences(frame, figure.cloud), ...surfaceSentences(frame, figure));
}

/** For those who do not see it. */
export function altText(frame: Frame, figure: Figure): string {
  const say = frame.words.room(lift);
  const { feature, examples } = figure.cloud;
  const axes = examples.columns.slice(0, 2).filter((name) => name !== "");
  return feature === BIAS
    ? say.pictureOfConstant({ axes })
    : say.picture({ axes, feature: featureText(feature, examples) });
}

/** A few heights are told one by one. */
const FEW = 3;

function heightSentences({ state, words }: Pick<Frame, "state" | "words">, cloud: Cloud): string[] {
  const say = words.room(lift);
  const { feature, examples, z, bias, map } = cloud;
  if (feature === BIAS) return [bias ? say.allRise : say.biasOff({ biasAs: state.ui.biasAs, origin: originOf(cloud) })];
  const scaled = map.scaling === "none" ? [] : [say.scaled];
  const groups = groupsOf(z);
  if (groups.size <= FEW && examples.count <= 40)
    return [say.groups({ groups: heightGroups(cloud, groups, say) }), ...scaled];
  const low = z.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);
  const high = z.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  return [say.range({ feature: featureText(feature, examples), low, high }), ...scaled];
}

/** From the lowest to the farthest; one example of several is called by its place. */
function heightGroups(
  { x, y, examples }: Cloud,
  groups: ReadonlyMap<number, readonly number[]>,
  say: LiftWords,
): string[] {
  return [...groups]
    .sort(([a], [b]) => Math.abs(a) - Math.abs(b))
    .map(([height, members]) => {
      const [first = 0] = members;
      const named = examples.base === 2 && members.length === 1;
      return say.group({
        who: members.length === examples.count ? "all" : named ? "place" : "some",
        examples: members.length,
        place: [x[first] ?? 0, y[first] ?? 0],
        moves: height === 0 ? "stays" : height > 0 ? "rises" : "falls",
        height,
      });
    });
}

function groupsOf(z: Float64Array): ReadonlyMap<number, readonly number[]> {
  const groups = new Map<number, number[]>();
  for (let i = 0; i < z.length && groups.size <= FEW; ++i) {
    const group = groups.get(z[i] ?? 0);
    if (group) group.push(i);
    else groups.set((z[i] ?? 0) + 0, [i]);
  }
  return groups;
}

function surfaceSentences(frame: Frame, figure: Figure): string[] {
  const say = frame.words.room(lift);
  const { separator, cloud } = figure;
  const { pane, state } = frame;
  if (pane.obstacle) return [obstacleText(pane.obstacle, frame.words)];
  if (!separator) return [say.noPlane({ learner: frame.words.room(learners).short[pane.learner.kind] })];
  if (separator.kind === "none") return [noSurface(separator.why, frame)];
  const name = featureText(cloud.feature, cloud.examples);
  if (isUpright(figure)) return uprightSentences(frame, cloud, name);
  const flat = separator.kind === "plane";
  const throughOrigin = cloud.feature === BIAS && cloud.map.scaling === "none";
  return [
    sideSentence(frame, flat ? (throughOrigin ? "plane-through-origin" : "plane") : "surface"),
    ...(flat ? [] : [bendingSentence(frame, cloud)]),
    ...(traitsOf(pane.learner).predicts === "mean" ? [say.ofMean] : []),
    ...traceSentences(figure, name, state.ui.biasAs, say),
  ];
}

/** What makes it no plane. */
function bendingSentence({ pane: { features }, words }: Frame, { feature }: Cloud): string {
  const say = words.room(lift);
  const others = features.some((name) => (productOf(name)?.length ?? 0) > 1 && canonical(name) !== feature);
  return others ? say.bentByProducts : say.bentByScaling;
}

function noSurface(why: "zero" | "constant" | "deeper", { words, state }: Frame): string {
  const say = words.room(lift);
  switch (why) {
    case "zero":
      return say.noWeights;
    case "constant":
      return say.biasAlone({ biasAs: state.ui.biasAs });
    case "deeper":
      return say.deeper;
  }
}

/** Where the scaled features are 0, in the plane as it is drawn. */
function originOf({ map: { scaling }, examples }: Cloud): "origin" | "mean" | "least" | "least-of-each" {
  if (scaling === "standardize") return "mean";
  if (scaling === "min-max") return examples.base > 1 ? "least-of-each" : "least";
  return "origin";
}

function uprightSentences({ pane: { features }, state, words }: Frame, cloud: Cloud, name: string): string[] {
  const { upright } = words.room(lift);
  const { feature } = cloud;
  if (feature === BIAS)
    return state.bias ? [upright.constant({ biasAs: state.ui.biasAs, origin: originOf(cloud) })] : [];
  return [
    features.map(canonical).includes(feature)
      ? upright.noWeight({ feature: name })
      : upright.noFeature({ feature: name }),
  ];
}

/** What is drawn among the examples. */
type Surface = "plane" | "plane-through-origin" | "surface";

/** What a plane or surface does to the examples, as they are counted. */
function sideSentence({ pane: { trainingMistakes }, findings, words }: Frame, surface: Surface): string {
  const say = words.room(lift);
  if (trainingMistakes === null) return say.among({ surface });
  if (trainingMistakes > 0) return say.mistakes({ surface, examples: trainingMistakes });
  if (findings?.separates) return say.separates({ surface });
  return findings?.separates === false ? say.touches({ surface }) : say.noMistakes({ surface });
}

/** What the curves on the base are. */
function traceSentences(
  { trace, cloud, unbiased }: Figure,
  name: string,
  biasAs: Frame["state"]["ui"]["biasAs"],
  say: LiftWords,
): string[] {
  if (trace.length === 0) return [];
  if (cloud.feature !== BIAS) return [say.boundary({ feature: name })];
  return unbiased.length > 0 ? [say.boundaryAtOne, say.unbiased({ biasAs })] : [say.boundaryAtOne];
}
