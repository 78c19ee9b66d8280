import { nothing, type SVGTemplateResult, svg } from "lit";
import type { Words } from "../../../state/document/notation/words.js";
import { guide } from "../../../words/en/shared/guide.js";
import { insidePlot, type PlanePoint } from "../canvas/projection.js";
import { aboveFirst, labelNear, type Writing } from "./label-near.js";

const radius = 15;
/** With its line. */
const reach = radius + 1;

/** A ring around the example that is visited next, at a pixel of the stage; nothing where that is out of sight. */
export function nextRing({ x, y }: PlanePoint, { projection, room }: Writing): SVGTemplateResult | typeof nothing {
  if (!insidePlot(projection, x, y)) return nothing;
  room.take({ x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach });
  return svg`<circle class="pp-next-ring" fill="none" stroke="var(--pp-ink)" stroke-width="2" stroke-dasharray="5 3" cx=${x} cy=${y} r=${radius} />`;
}

/** What the ring says. */
export function nextWord(at: PlanePoint, over: Writing, words: Words): SVGTemplateResult | typeof nothing {
  return labelNear(words.room(guide).next, at, over, aboveFirst);
}
