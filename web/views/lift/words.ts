import { canonical } from "../../state/data/feature-names.js";
import { BIAS } from "../../state/data/lift-features.js";
import { productOf } from "../../state/data/product.js";
import type { PaneView } from "../../state/frame.js";
import { traitsOf } from "../../state/learners/traits.js";
import { biasNoun, isThreshold } from "../../state/notation/bias.js";
import { featureText } from "../../state/notation/feature-text.js";
import type { Notation } from "../../state/notation/notation.js";
import { formatCount, formatNumber } from "../../state/notation/numbers.js";
import { learners } from "../../words/en/learners.js";
import { capital } from "../shared/words/capital.js";
import type { Cloud } from "./figure/cloud.js";
import type { Figure } from "./figure/figure.js";
import type { LiftFrame } from "./inputs.js";

type BiasAs = Pick<Notation, "biasAs">;

/** The picture in a few sentences, from what it shows. */
export function wordsOf(frame: LiftFrame, figure: Figure): string {
  if (frame.examples.count === 0) return "There are no examples to lift yet.";
  return [heightSentence(frame, figure.cloud), surfaceSentence(frame, figure)]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

/** For those who do not see it. */
export function altText(frame: LiftFrame, figure: Figure): string {
  const { feature, examples } = figure.cloud;
  const [first = "x₁", second = ""] = examples.columns;
  const axes = [first, second].filter((name) => name !== "").join(" and ");
  const lifted = feature === BIAS ? "the constant feature x₀" : featureText(feature, examples.columns);
  return `3-D picture of the examples over ${axes}, each at the height of ${lifted}. ${wordsOf(frame, figure)}`;
}

/** A few heights are told one by one. */
const FEW = 3;
/** So many examples are called by their places. */
const NAMED = 2;

function heightSentence({ state }: Pick<LiftFrame, "state">, cloud: Cloud): string {
  const { feature, examples, z, bias } = cloud;
  if (feature === BIAS) {
    return bias
      ? "All examples rise to x₀ = 1."
      : `The ${biasNoun(state.ui)} is off: the examples stay in the plane, where every boundary goes through ${origin(cloud)}.`;
  }
  const groups = groupsOf(z);
  if (groups.size <= FEW && examples.count <= 40) return `${groupSentence(cloud, groups)}${scaled(cloud)}.`;
  const low = z.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);
  const high = z.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  const name = featureText(feature, examples.columns);
  return `Each example is at the height of its ${name}, from ${formatNumber(low)} to ${formatNumber(high)}${scaled(cloud)}.`;
}

/** "Three examples stay at height 0, (1, 1) rises to 1" */
function groupSentence(cloud: Cloud, groups: ReadonlyMap<number, readonly number[]>): string {
  const parts = [...groups]
    .sort(([a], [b]) => Math.abs(a) - Math.abs(b))
    .map(([height, members]) => {
      const verb = height === 0 ? "stay" : height > 0 ? "rise" : "fall";
      const one = members.length === 1 ? "s" : "";
      return `${who(cloud, members)} ${verb}${one} ${height === 0 ? "at height" : "to"} ${formatNumber(height)}`;
    });
  return capital(parts.join(", "));
}

function who({ x, y, examples }: Cloud, members: readonly number[]): string {
  const { count, base } = examples;
  if (members.length === count) return count === 1 ? "the example" : `all ${numeral(count)} examples`;
  const places = new Set(members.map((i) => `(${formatNumber(x[i] ?? 0)}, ${formatNumber(y[i] ?? 0)})`));
  if (base === 2 && places.size === members.length && members.length < NAMED) return [...places].join(" and ");
  return members.length === 1 ? "one example" : `${numeral(members.length)} examples`;
}

const NUMERALS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

function numeral(count: number): string {
  return NUMERALS[count] ?? formatCount(count);
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

function scaled({ map }: Cloud): string {
  return map.scaling === "none" ? "" : ", scaled as the learner sees it";
}

function surfaceSentence(frame: LiftFrame, figure: Figure): string {
  const { separator, cloud } = figure;
  if (frame.pane.obstacle) return frame.pane.obstacle;
  if (!separator) {
    const short = frame.words.room(learners).short[frame.pane.learner.kind];
    return `${short} predicts with no single plane: only the examples are shown.`;
  }
  if (separator.kind === "none") return noSurface(separator.why, frame.state.ui);
  const name = featureText(cloud.feature, cloud.examples.columns);
  const upright = separator.kind === "curtain" || (separator.kind === "plane" && separator.normal[2] === 0);
  if (upright) return uprightSentence(frame, cloud, name);
  const flat = separator.kind === "plane";
  const more = [
    flat ? "" : `bent by ${benders(frame.pane, cloud)}`,
    traitsOf(frame.pane.learner).predicts === "mean" ? "that of the mean weights" : "",
  ].filter((part) => part !== "");
  const noun = `${flat ? "plane" : "surface"}${cloud.feature === BIAS && flat && cloud.map.scaling === "none" ? " through the origin" : ""}`;
  const described = more.length > 0 ? `${noun}, ${more.join(", ")},` : noun;
  return `${sideSentence(frame, described)}${traceWords(figure, name, frame.state.ui)}.`;
}

/** What makes it no plane. */
function benders({ features }: Pick<PaneView, "features">, { feature }: Cloud): string {
  const others = features.some((name) => (productOf(name)?.length ?? 0) > 1 && canonical(name) !== feature);
  return others ? "the other products" : "the scaling";
}

function noSurface(why: "zero" | "constant" | "deeper", notation: BiasAs): string {
  switch (why) {
    case "zero":
      return "All weights are 0: there is no plane yet.";
    case "constant":
      return `All weights but the ${biasNoun(notation)} are 0: every example has the same score, and no plane is between them.`;
    case "deeper":
      return "The score depends on more features than the three drawn: only the examples are shown.";
  }
}

/** Where the scaled features are 0, in the plane as it is drawn. */
function origin({ map: { scaling }, examples }: Cloud): string {
  if (scaling === "standardize") return "the mean of the examples";
  if (scaling === "min-max") return examples.base > 1 ? "the smallest value of each feature" : "the smallest value";
  return "the origin";
}

function uprightSentence({ pane: { features }, state }: LiftFrame, cloud: Cloud, name: string): string {
  const { feature } = cloud;
  if (feature === BIAS) {
    return state.bias
      ? `${isThreshold(state.ui) ? "θ" : "Its weight"} is 0: the plane stands upright over a line through ${origin(cloud)}.`
      : "";
  }
  return features.map(canonical).includes(feature)
    ? `The weight of ${name} is 0: the surface stands upright over the boundary, as if nothing had been lifted.`
    : `${name} is no feature of the learner: without it the surface stands upright over the boundary.`;
}

/** What a plane or surface does to the examples, as they are counted. */
function sideSentence(frame: LiftFrame, noun: string): string {
  const { trainingMistakes } = frame.pane;
  const { findings } = frame;
  const separates = trainingMistakes === 0 ? findings?.separates : false;
  if (separates) return `Now a ${noun} has the positives on one side and the negatives on the other`;
  if (trainingMistakes === null) return `The ${noun} is among them`;
  if (trainingMistakes === 0)
    return `The ${noun} misclassifies nothing${separates === false ? ", but goes through an example" : ""}`;
  return `The ${noun} still misclassifies ${trainingMistakes === 1 ? "one example" : `${formatCount(trainingMistakes)} examples`}`;
}

/** What the curves on the base are. */
function traceWords({ trace, cloud, unbiased }: Figure, name: string, notation: BiasAs): string {
  if (trace.length === 0) return "";
  if (cloud.feature !== BIAS) return `; where it cuts the sheet of ${name}, seen from above, is the boundary`;
  const without =
    unbiased.length > 0 ? `, and height 0 in what it would be without a ${biasNoun(notation)} (dashed)` : "";
  return `: it cuts height 1 in the boundary${without}`;
}
