import { labelText } from "../../state/document/notation/labels.js";
import { MINUS } from "../../state/document/notation/numbers.js";
import { isBaseline, tellsClasses, traitsOf } from "../../state/learners/traits.js";
import type { RegionView } from "../../state/runs/frame.js";
import { type HeldWeight, weightSpace } from "../../words/en/companion/weight-space.js";
import { obstacleOf } from "../shared/offers/obstacle.js";
import { type Message, plain } from "../shared/offers/offer.js";
import { axesOf, heldWeights, weightName } from "./axes.js";
import type { WeightSpaceFrame } from "./inputs.js";
import type { ExampleLine } from "./lines.js";
import type { WeightPicture } from "./picture.js";

/** Why there is no plane of weights; null where there is one. */
export function noPlane(frame: WeightSpaceFrame): Message | null {
  const say = frame.words.room(weightSpace);
  const { learner, current } = frame.pane;
  const obstacle = obstacleOf(frame);
  if (obstacle) return obstacle;
  if (isBaseline(learner)) return plain(say.noWeights);
  if (tellsClasses(learner)) return plain(say.manyVectors);
  if (traitsOf(learner).weights === "per-example") return plain(say.kernel);
  if (!axesOf(frame)) {
    return {
      text: say.oneWeight,
      offers: [{ words: say.turnBiasOn, field: "bias", act: { type: "configure", bias: true } }],
    };
  }
  return current === null || !frame.findings?.featureMap ? plain(say.looking) : null;
}

/** What the region is, in a sentence or two. */
export function regionText(frame: WeightSpaceFrame, picture: WeightPicture): string {
  const say = frame.words.room(weightSpace);
  const { region } = picture;
  if (!region) return say.lookingForRegion;
  const held = heldIn(frame, picture);
  if (region.where === "outside") return say.outside(held);
  if (region.where === "inside") {
    return say.inside(held, new Set(Array.from(region.edges).filter((edge) => edge >= 0)).size);
  }
  return emptyText(frame, picture, region, held);
}

/** What it means that no weights of the plane get every example right. */
function emptyText(
  frame: WeightSpaceFrame,
  { axes }: WeightPicture,
  region: RegionView,
  held: readonly HeldWeight[],
): string {
  const say = frame.words.room(weightSpace);
  const two = axes.map((name) => nameOf(name, frame));
  const { verdict } = frame.findings ?? {};
  const separable = verdict && !verdict.stale ? verdict.analysis.separable : null;
  const culprit = region.firstNever === null ? [] : [say.never(two, region.firstNever + 1)];
  if (held.length === 0) return separable ? say.tooFew : [say.empty, ...culprit].join(" ");
  const others = separable === null ? say.othersUnknown : separable ? say.othersDo : say.othersDoNot;
  return [say.emptyHere(held, two), ...culprit, others].join(" ");
}

function nameOf(name: string, { state, words, examples }: WeightSpaceFrame): string {
  return weightName(name, state.ui, words, examples);
}

function heldIn(frame: WeightSpaceFrame, { model, axes }: WeightPicture): readonly HeldWeight[] {
  return heldWeights(frame, model, axes).map(({ name, value }) => ({ name: nameOf(name, frame), value }));
}

/** What of a large picture is drawn. */
export function drawnText(frame: WeightSpaceFrame, { lines }: WeightPicture): string {
  const say = frame.words.room(weightSpace);
  const { count, heldOut } = frame.examples;
  const trained = heldOut ? heldOut.reduce((sum, held) => sum - held, count) : count;
  const every = frame.findings?.weights?.path?.every ?? 1;
  return [
    ...(lines.length < trained ? [say.linesDrawn(lines.length, trained)] : []),
    ...(every > 1 ? [say.pathDrawn(every)] : []),
  ].join(" ");
}

/** What is said of one line. */
export function lineText(frame: WeightSpaceFrame, { axes, model }: WeightPicture, line: ExampleLine): string {
  const { words, state } = frame;
  const { p, q, rest } = line.half;
  const [u, v] = axes.map((name) => nameOf(name, frame));
  const number = (value: number): string => words.number(value, state.ui.precision);
  const added = (value: number, name: string): string =>
    value === 0 ? "" : ` ${value < 0 ? MINUS : "+"} ${number(Math.abs(value))}${name && `·${name}`}`;
  const sum = p === 0 && q === 0 ? number(rest) : `${number(p)}·${u}${added(q, v ?? "")}${added(rest, "")}`;
  return words
    .room(weightSpace)
    .line(
      line.example + 1,
      labelText(line.label, state.ui),
      `${sum} ${line.label > 0 ? ">" : "<"} 0`,
      rightNow(frame, model, line),
    );
}

function rightNow(
  { findings, examples }: WeightSpaceFrame,
  model: WeightPicture["model"],
  { example, label }: ExampleLine,
): boolean {
  const row = examples.X.subarray(example * examples.base, (example + 1) * examples.base);
  const [score = 0] = findings?.featureMap?.scores(model, { data: row.slice(), shape: [1, examples.base] }) ?? [];
  return label > 0 ? score > 0 : score < 0;
}
