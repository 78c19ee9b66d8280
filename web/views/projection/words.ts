import type { ProjectionView } from "../../state/frame.js";
import { isBaseline, tellsClasses, traitsOf } from "../../state/learners/traits.js";
import { biasLetter, scoreNumber } from "../../state/notation/bias.js";
import { labelText } from "../../state/notation/labels.js";
import { formatCount, formatNumber } from "../../state/notation/numbers.js";
import { obstacleOf } from "../shared/offers/obstacle.js";
import { type Message, plain } from "../shared/offers/offer.js";
import { exampleName } from "../shared/words/ordinal.js";
import { MOST_DOTS } from "./dots.js";
import { thresholdFormula } from "./formulas.js";
import type { ProjectionFrame } from "./inputs.js";

/** Why there is no number line; null where there is one. */
export function nothingToProject(frame: ProjectionFrame): Message | null {
  const { learner } = frame.pane;
  const obstacle = obstacleOf(frame);
  if (obstacle) return obstacle;
  if (isBaseline(learner))
    return plain("This learner has no weights: there is no direction to project the examples on.");
  if (tellsClasses(learner))
    return plain("This learner has a weight vector for each class, and no one direction to project the examples on.");
  if (traitsOf(learner).weights === "per-example")
    return plain(
      "The kernel’s weights live in the space of the features it implies: there is no direction here to project the examples on.",
    );
  const { projection } = frame.findings ?? {};
  if (!projection) return plain("Projecting …");
  if (projection.length > 0) return null;
  return {
    text: "All weights are 0: there is no direction yet to project the examples on. Make a visit.",
    offers: [{ words: "Make a visit", field: "visit", act: { type: "step" } }],
  };
}

/** Where the examples lie, in a sentence or two. */
export function summary(frame: ProjectionFrame, found: ProjectionView): string {
  const { precision, turned } = frame.state.ui;
  const number = (value: number): string => formatNumber(value, precision);
  const { trained } = found;
  const wrong = found.mistake.subarray(0, trained).filter(Boolean).length;
  const count =
    wrong === 0
      ? `All ${formatCount(trained)} examples are on the right side`
      : `${formatCount(wrong)} of ${formatCount(trained)} examples ${wrong === 1 ? "is" : "are"} on the wrong side`;
  const margin =
    found.margin > 0
      ? ` The functional margin is ${number(found.margin)}, the geometric margin ρ, a distance, is ${number(found.margin / found.length)}: ${exampleName(found.nearest)} is the nearest.`
      : " There is no margin: that takes all of them on the right side.";
  const columns = found.score.length > MOST_DOTS ? " Each column counts the examples that fall there." : "";
  if (turned)
    return `Each negative is turned round, x to −x${frame.state.bias ? ", and the 1 of the bias to −1" : ""}, so that all should lie above 0. ${count}.${margin}${columns}`;
  return `${whose(frame)}‖w‖ = ${number(found.length)}, and the threshold is where w·x = ${thresholdFormula(frame.state.ui)} = ${number(found.model.bias === 0 ? 0 : -found.model.bias)}. ${count}.${margin}${columns}`;
}

/** What stands at the margin on the number line: the functional one in scores, the geometric one in distances. */
export function marginName({ axis }: ProjectionFrame["state"]["ui"], { margin, length }: ProjectionView): string {
  return axis === "distance" ? `ρ = ${formatNumber(margin / length)}` : `min y·a = ${formatNumber(margin)}`;
}

/** What the ruler that was chosen measures. */
export function aboutAxis(ui: ProjectionFrame["state"]["ui"]): string {
  const letter = biasLetter(ui);
  return ui.axis === "distance"
    ? `In distances: with 2w and 2${letter} in place of w and ${letter} every number here stays as it is, for a hyperplane of any length is the same boundary.`
    : `In scores: with 2w and 2${letter} in place of w and ${letter} every number here doubles, and no dot changes sides. A step of length 1 along w adds ‖w‖.`;
}

/** What is said of one example. */
export function exampleText(frame: ProjectionFrame, found: ProjectionView, example: number): string | null {
  const i = found.examples.indexOf(example);
  if (i < 0) return null;
  const number = (value: number): string => formatNumber(value, frame.state.ui.precision);
  const [score = 0, along = 0] = [found.score[i], found.along[i]];
  const label = frame.examples.label[example] ?? 0;
  const side = found.mistake[i] ? "on the wrong side" : "on the right side";
  const held = i >= found.trained ? ", held out" : "";
  const name = exampleName(example);
  const product = `w·x = ‖w‖ times how far along w it lies = ${number(found.length)} · ${number(along)} = ${number(found.length * along)}`;
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} (${labelText(label, frame.state.ui)}${held}): ${product}. Score ${number(scoreNumber(score, found.model.bias, frame.state.ui))}, distance ${number(score / found.length)}: ${side}.`;
}

/** Whose weights these are, where they are not those in training. */
function whose({ pane: { learner } }: ProjectionFrame): string {
  const whose = {
    mean: "These are the mean weights, which predict. ",
    best: "These are the best weights so far, which predict. ",
    votes: "What predicts is a vote; these are the weights in training. ",
  };
  return whose[traitsOf(learner).predicts as keyof typeof whose] ?? "";
}
