import type { RegionView } from "../../state/frame.js";
import { isBaseline, tellsClasses, traitsOf } from "../../state/learners/traits.js";
import { labelText } from "../../state/notation/labels.js";
import { formatCount, formatNumber } from "../../state/notation/numbers.js";
import { obstacleOf } from "../shared/offers/obstacle.js";
import { type Message, plain } from "../shared/offers/offer.js";
import { exampleName } from "../shared/words/ordinal.js";
import { axesOf, heldWeights, weightName } from "./axes.js";
import type { WeightSpaceFrame } from "./inputs.js";
import type { ExampleLine } from "./lines.js";
import type { WeightPicture } from "./picture.js";

/** Why there is no plane of weights; null where there is one. */
export function noPlane(frame: WeightSpaceFrame): Message | null {
  const { learner, current } = frame.pane;
  const obstacle = obstacleOf(frame);
  if (obstacle) return obstacle;
  if (isBaseline(learner)) return plain("This learner has no weights, and so no space of weights.");
  if (tellsClasses(learner))
    return plain(
      "This learner has a weight vector for each class: an example is no line in the plane of two of its weights.",
    );
  if (traitsOf(learner).weights === "per-example")
    return plain(
      "The kernel perceptron keeps a count for each example. Its weights live in the space of the features the kernel implies.",
    );
  if (!axesOf(frame))
    return {
      text: "There is one weight only. A plane of weights takes two: add a feature, or the bias.",
      offers: [{ words: "Turn the bias on", field: "bias", act: { type: "configure", bias: true } }],
    };
  return current === null || !frame.findings?.featureMap ? plain("Looking …") : null;
}

/** What the region is, in a sentence or two. */
export function regionText(frame: WeightSpaceFrame, picture: WeightPicture): string {
  const { region } = picture;
  if (!region) return "Looking for the weights that get every example right …";
  const held = heldText(frame, picture);
  if (region.where === "inside") {
    const bounding = new Set(Array.from(region.edges).filter((edge) => edge >= 0)).size;
    return `Shaded: the weights that get every example right${held && `, ${held}`}. The lines of ${formatCount(bounding)} examples bound them.`;
  }
  if (region.where === "outside")
    return `The weights that get every example right lie beyond this window${held && `, ${held}`}.`;
  return emptyText(frame, picture, region, held);
}

/** What it means that no weights of the plane get every example right. */
function emptyText(frame: WeightSpaceFrame, { axes }: WeightPicture, region: RegionView, held: string): string {
  const { columns } = frame.examples;
  const two = axes.map((name) => weightName(name, frame.state.ui, columns)).join(" and ");
  const { verdict } = frame.findings ?? {};
  const separable = verdict && !verdict.stale ? verdict.analysis.separable : null;
  const culprit =
    region.firstNever === null ? "" : ` Whatever ${two} are, ${exampleName(region.firstNever)} is not right.`;
  if (held === "") {
    if (separable)
      return "The weights that get every example right are too few to be seen here, but there are some: the examples are separable.";
    return `Empty: no weights get every example right. That is what not separable looks like.${culprit}`;
  }
  const here = `Empty here: ${held}, no ${two} get every example right.${culprit}`;
  if (separable === true)
    return `${here} That is not the same as not separable: with other values of what is held there are some.`;
  if (separable === false) return `${here} Nor do any others: the examples are not separable.`;
  return `${here} Whether others do is another question.`;
}

/** "with b = 1 held"; nothing where no weight is. */
function heldText(frame: WeightSpaceFrame, { model, axes }: WeightPicture): string {
  const held = heldWeights(frame, model, axes);
  const [one] = held;
  if (!one) return "";
  if (held.length > 3) return `with the other ${formatCount(held.length)} weights held as they are`;
  const { columns } = frame.examples;
  const each = held.map(({ name, value }) => `${weightName(name, frame.state.ui, columns)} = ${formatNumber(value)}`);
  return `with ${each.join(", ")} held`;
}

/** What of a large picture is drawn. */
export function drawnText(frame: WeightSpaceFrame, { lines }: WeightPicture): string {
  const parts: string[] = [];
  const { count, heldOut } = frame.examples;
  const trained = heldOut ? heldOut.reduce((sum, held) => sum - held, count) : count;
  if (lines.length < trained)
    parts.push(
      `${formatCount(lines.length)} of ${formatCount(trained)} lines are drawn: those that bound the region, and a sample.`,
    );
  const every = frame.findings?.weights?.path?.every ?? 1;
  if (every > 1) parts.push(`Of the way every ${formatCount(every)}th update is drawn, and the last one.`);
  return parts.join(" ");
}

/** What is said of one line. */
export function lineText(frame: WeightSpaceFrame, { axes, model }: WeightPicture, line: ExampleLine): string {
  const { precision } = frame.state.ui;
  const { columns } = frame.examples;
  const { p, q, rest } = line.half;
  const [u, v] = axes.map((name) => weightName(name, frame.state.ui, columns));
  const number = (value: number): string => formatNumber(value, precision);
  const added = (value: number, name: string): string =>
    value === 0 ? "" : ` ${value < 0 ? "−" : "+"} ${number(Math.abs(value))}${name && `·${name}`}`;
  const sum = `${p === 0 && q === 0 ? number(rest) : `${number(p)}·${u}${added(q, v ?? "")}${added(rest, "")}`}`;
  const name = exampleName(line.example);
  const right = rightNow(frame, model, line) ? "right" : "wrong";
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} (${labelText(line.label, frame.state.ui)}) asks for ${sum} ${line.label > 0 ? ">" : "<"} 0. The present weights are on the ${right} side.`;
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
