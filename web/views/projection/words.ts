import { labelText } from "../../state/document/notation/labels.js";
import { biasLetter, scoreNumber } from "../../state/document/notation/notation.js";
import { isBaseline, tellsClasses, traitsOf } from "../../state/learners/traits.js";
import type { Frame, ProjectionView } from "../../state/runs/frame.js";
import { projection as room } from "../../words/generated/en/projection.js";
import { paragraph } from "../../words/phrase.js";
import { type Message, obstacleOf, plain } from "../shared/offers/offer.js";
import { MOST_DOTS } from "./dots.js";
import { thresholdFormula } from "./line.js";

/** Where an example is of the boundary: on the side of its label, on the other, or on neither. */
type Side = "right" | "wrong" | "boundary";

/** Why there is no number line; null where there is one. */
export function nothingToProject(frame: Frame): Message | null {
  const say = frame.words.room(room);
  const { learner } = frame.pane;
  const obstacle = obstacleOf(frame);
  if (obstacle) return obstacle;
  if (isBaseline(learner)) return plain(say.noWeights);
  if (tellsClasses(learner)) return plain(say.manyVectors);
  if (traitsOf(learner).weights === "per-example") return plain(say.kernel);
  const { projection } = frame.findings ?? {};
  if (!projection) return plain(say.projecting);
  if (projection.length > 0) return null;
  return {
    text: say.zeroWeights,
    offers: [{ words: say.makeVisit, field: "visit", act: { type: "step" } }],
  };
}

/** Where the examples lie, in a few sentences. */
export function summary(frame: Frame, found: ProjectionView): string {
  const say = frame.words.room(room);
  const { precision } = frame.state.ui;
  const { margin, length, nearest } = found;
  const trainedOf = (side: Side) =>
    found.examples.subarray(0, found.trained).filter((_, i) => sideOf(found, i) === side).length;
  return paragraph(
    frame.words,
    ...lineSentences(frame, found),
    say.sides({ wrong: trainedOf("wrong"), onBoundary: trainedOf("boundary"), trained: found.trained }),
    margin > 0
      ? say.margin({ functional: margin, geometric: margin / length, nearest: nearest + 1, precision })
      : say.noMargin,
    found.score.length > MOST_DOTS ? say.columns : "",
  );
}

/** What the line is. */
function lineSentences({ pane, state, words }: Frame, { length, model }: ProjectionView): string[] {
  const say = words.room(room);
  const { ui } = state;
  if (ui.turned) return [state.bias ? say.turnedWithBias : say.turned];
  const { predicts } = traitsOf(pane.learner);
  const whose = predicts === "mean" || predicts === "best" || predicts === "votes" ? [say.whose[predicts]] : [];
  const threshold = model.bias === 0 ? 0 : -model.bias;
  return [...whose, say.length({ length, formula: thresholdFormula(ui), threshold, precision: ui.precision })];
}

/** What is written at the margin on the number line: the functional one in scores, the geometric one in distances. */
export function marginName(
  { words, state }: Pick<Frame, "words" | "state">,
  { margin, length }: ProjectionView,
): string {
  const { marks } = words.room(room);
  return state.ui.axis === "distance" ? marks.distance({ margin: margin / length }) : marks.score({ margin });
}

/** What the ruler that was chosen measures. */
export function aboutAxis({ words, state: { ui } }: Frame): string {
  return words.room(room).about[ui.axis]({ bias: biasLetter(ui) });
}

/** Whatever the tie rule makes of a score of 0. */
function sideOf({ score, mistake }: ProjectionView, i: number): Side {
  if (score[i] === 0) return "boundary";
  return mistake[i] ? "wrong" : "right";
}

/** What is said of one example. */
export function exampleText(frame: Frame, found: ProjectionView, example: number): string | null {
  const i = found.examples.indexOf(example);
  if (i < 0) return null;
  const { ui } = frame.state;
  const [score = 0, along = 0] = [found.score[i], found.along[i]];
  const label = frame.examples.label[example] ?? 0;
  return frame.words.room(room).example({
    example: example + 1,
    label: labelText(label, ui),
    heldOut: i >= found.trained,
    length: found.length,
    along,
    product: found.length * along,
    score: scoreNumber(score, found.model.bias, ui),
    distance: score / found.length,
    side: sideOf(found, i),
    precision: ui.precision,
  });
}
