import { nothing, type SVGTemplateResult, svg } from "lit";
import { isPlane, numberOf } from "../../../state/quiz/asking.js";
import type { AnyQuestion } from "../../../state/quiz/kinds/index.js";
import { type PlanePoint, type Projection, pixelX, pixelY } from "../../shared/canvas/projection.js";
import { nextExample } from "../../shared/over-stage/next-example.js";

/** More numbers than these would lie on one another. */
const mostNumbers = 20;

/** What the sentences of a question call the examples, and a ring around the one that comes next. */
export function examplesMarked({ subject, ...question }: AnyQuestion, projection: Projection): SVGTemplateResult {
  if (!isPlane(subject)) return svg`${nothing}`;
  const places = subject.rows.map(([x1 = 0, x2 = 0]) => ({ x: pixelX(projection, x1), y: pixelY(projection, x2) }));
  const next = "next" in question ? places[question.next.example] : undefined;
  const numbers = places.length > mostNumbers ? [] : places.map((at, row) => number(at, numberOf(subject, row)));
  return svg`${next ? nextExample(next, projection) : nothing} ${numbers}`;
}

function number({ x, y }: PlanePoint, number: number): SVGTemplateResult {
  return svg`<text class="pp-over-stage-text" x=${x + 14} y=${y - 8}>${number}</text>`;
}
