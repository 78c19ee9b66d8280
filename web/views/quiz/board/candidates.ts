import { nothing, type SVGTemplateResult, svg } from "lit";
import type { FreeRoom } from "../../shared/canvas/free-room.js";
import type { PlanePoint, Projection } from "../../shared/canvas/projection.js";
import { letterOf } from "../forms/form.js";
import type { BoardQuestion, Figure } from "./figure.js";
import { type Lettered, lettered, letterRadius, pixelsFrom } from "./letters.js";

/** Pixels from a line within which it is meant. */
const near = 18;

/** Boundaries to choose from; an arrow on each points to its positive side. */
export const candidatesFigure: Figure<"boundary"> = {
  dragged: false,
  draw: (standing) => {
    const { draft } = standing;
    const drawn = drawnOf(standing);
    // Letters lie over all lines.
    return svg`
      ${drawn.map((one, index) => (one ? lineOf(one, draft === index) : nothing))}
      ${drawn.map((one, index) => (one ? letterOn(one, index, draft === index) : nothing))}
    `;
  },
  at: (pointer, standing) => {
    const far = drawnOf(standing).map((one) =>
      one ? distance(pointer, one, standing.projection) : Number.POSITIVE_INFINITY,
    );
    const least = Math.min(...far);
    return least <= near ? far.indexOf(least) : null;
  },
};

/** What is drawn takes its room, and is pressed where it is. */
const known = new WeakMap<FreeRoom, readonly (Lettered | null)[]>();

function drawnOf({
  question: { candidates },
  projection,
  room,
}: BoardQuestion<"boundary">): readonly (Lettered | null)[] {
  const models = candidates.map(({ model }) => model);
  const drawn = known.get(room) ?? lettered(models, projection, room);
  known.set(room, drawn);
  return drawn;
}

function distance(pointer: PlanePoint, { line, segment, letter }: Lettered, projection: Projection): number {
  const toLetter = Math.max(0, Math.hypot(pointer.x - letter.x, pointer.y - letter.y) - letterRadius);
  return segment ? Math.min(toLetter, pixelsFrom(line, pointer, projection)) : toLetter;
}

function lineOf({ segment }: Lettered, chosen: boolean): SVGTemplateResult | typeof nothing {
  if (!segment) return nothing;
  const { from, to } = segment;
  return svg`
    <g class="pp-board-candidate" ?data-chosen=${chosen}>
      <line stroke="var(--pp-surface)" stroke-width="6" x1=${from.x} y1=${from.y} x2=${to.x} y2=${to.y} />
      <line class="pp-board-line" x1=${from.x} y1=${from.y} x2=${to.x} y2=${to.y} />
    </g>
  `;
}

/** A letter beside its line hangs on it. */
function letterOn({ letter, foot, tip }: Lettered, index: number, chosen: boolean): SVGTemplateResult {
  return svg`
    <g class="pp-board-candidate" ?data-chosen=${chosen}>
      <line class="pp-board-line" x1=${letter.x} y1=${letter.y} x2=${foot.x} y2=${foot.y} />
      <line class="pp-board-line" x1=${foot.x} y1=${foot.y} x2=${tip.x} y2=${tip.y} marker-end="url(#pp-board-head)" />
      <circle class="pp-board-badge" cx=${letter.x} cy=${letter.y} r=${letterRadius} />
      <text class="pp-board-letter" x=${letter.x} y=${letter.y} dy="0.36em">${letterOf(index)}</text>
    </g>
  `;
}
