import { nothing, type SVGTemplateResult, svg } from "lit";
import { isPlane, numberOf } from "../../../state/quiz/asking.js";
import type { Words } from "../../../state/words.js";
import { type PlanePoint, pixelX, pixelY } from "../../shared/canvas/projection.js";
import { labelNear } from "../../shared/over-stage/label-near.js";
import { nextRing, nextWord } from "../../shared/over-stage/next-example.js";
import { mostNumbers } from "../../shared/over-stage/numbered-examples.js";
import type { BoardQuestion } from "./figure.js";

/** A ring around the example that comes next. */
export function ringOf(standing: BoardQuestion): SVGTemplateResult | typeof nothing {
  const at = placesOf(standing)[nextOf(standing)];
  return at ? nextRing(at, standing) : nothing;
}

/** What the sentences of a question call the examples, as far as there is room: the one that comes next before the others. */
export function examplesNamed(standing: BoardQuestion, words: Words): SVGTemplateResult {
  const at = placesOf(standing)[nextOf(standing)];
  return svg`${at ? nextWord(at, standing, words) : nothing} ${examplesNumbered(standing)}`;
}

/** Their numbers alone. */
export function examplesNumbered(standing: BoardQuestion): SVGTemplateResult {
  const { subject } = standing.question;
  const places = placesOf(standing);
  const next = nextOf(standing);
  const numbered = places.length > mostNumbers ? [] : Array.from(places, (at, row) => ({ at, row }));
  const inTurn = [...numbered.filter(({ row }) => row === next), ...numbered.filter(({ row }) => row !== next)];
  return svg`
    ${inTurn.map(({ at, row }) => labelNear(String(numberOf(subject, row)), at, standing))}
  `;
}

/** Of the example that the question is about; −1: of none. */
function nextOf({ question }: BoardQuestion): number {
  return "next" in question ? question.next.example : -1;
}

/** Of the examples, in pixels; none where they are not learned from as they are drawn. */
function placesOf({ question: { subject }, projection }: BoardQuestion): readonly PlanePoint[] {
  if (!isPlane(subject)) return [];
  return subject.rows.map(([x1 = 0, x2 = 0]) => ({ x: pixelX(projection, x1), y: pixelY(projection, x2) }));
}
