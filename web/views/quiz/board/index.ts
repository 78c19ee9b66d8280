import { nothing, svg } from "lit";
import type { QuizName } from "../../../state/course/questions/kinds/index.js";
import {
  dataAt,
  insidePlot,
  type PlanePoint,
  type Projection,
  pixelX,
  pixelY,
  readable,
} from "../../../ui/canvas/projection.js";
import { clipLine, divide, planeModel } from "../../shared/canvas/boundary.js";
import { labelNear } from "../../shared/over-stage/labels.js";
import { type BoardQuestion, candidatesFigure, type Figure } from "./candidates.js";

/** How much of the shorter side of the plot the vector takes at first where it is drawn longer or shorter than it is, and otherwise. */
const share = 0.3;
const least = 0.15;
const most = 0.48;

/** The radius of what the vector is turned by. One sees through it. */
const handle = 10;

/** The weight vector, with the boundary that is square to it. */
export const vectorFigure: Figure<"drag"> = {
  dragged: true,
  draw: (standing) => {
    const { question, projection, room } = standing;
    const vector = vectorOf(standing);
    const { foot, perWeight } = scaleOf(standing);
    const [w1, w2] = vector;
    const tip = { x: foot.x + w1 * perWeight, y: foot.y - w2 * perWeight };
    const reach = handle + 2;
    room.take({ x: tip.x - reach, y: tip.y - reach, width: 2 * reach, height: 2 * reach });
    const division = divide(planeModel(["x1", "x2"], { weights: Float64Array.from(vector), bias: question.bias }));
    const segment = division.kind === "line" ? clipLine(division.line, projection.window) : null;
    const ends =
      segment && [segment.from, segment.to].map(({ x, y }) => [pixelX(projection, x), pixelY(projection, y)]);
    const [[x1, y1] = [], [x2, y2] = []] = ends ?? [];
    return svg`
      <g class="pp-board-vector">
        ${
          ends
            ? svg`
              <line stroke="var(--pp-surface)" stroke-width="6" x1=${x1} y1=${y1} x2=${x2} y2=${y2} />
              <line class="pp-board-line" stroke="var(--pp-ink-2)" stroke-width="2" x1=${x1} y1=${y1} x2=${x2} y2=${y2} />
            `
            : nothing
        }
        <line stroke="var(--pp-surface)" stroke-width="6" x1=${foot.x} y1=${foot.y} x2=${tip.x} y2=${tip.y} />
        <line stroke="var(--pp-accent)" stroke-width="3.5" x1=${foot.x} y1=${foot.y} x2=${tip.x} y2=${tip.y} />
        <circle class="pp-board-handle" fill="none" stroke="var(--pp-accent)" stroke-width="2.5" cx=${tip.x} cy=${tip.y} r=${handle} />
        ${labelNear("w", tip, standing)}
      </g>
    `;
  },
  at: (pointer, standing) => {
    const { foot, perWeight } = scaleOf(standing);
    return [
      readable((pointer.x - foot.x) / perWeight, perWeight),
      readable((foot.y - pointer.y) / perWeight, perWeight),
    ];
  },
};

function vectorOf({ question, draft }: BoardQuestion<"drag">): readonly [number, number] {
  const [w1 = 0, w2 = 0] = Array.isArray(draft) ? (draft as readonly number[]) : question.start;
  return [w1, w2];
}

/** Where the vector begins, and how many pixels a weight of 1 takes. */
function scaleOf({ question, projection }: BoardQuestion<"drag">): {
  readonly foot: PlanePoint;
  readonly perWeight: number;
} {
  const { plot, scale } = projection;
  const length = Math.hypot(...question.start);
  const side = Math.min(plot.width, plot.height);
  // As long as its numbers say along the axes, unless that is too short to take or too long to turn.
  const isTrue = length * scale >= least * side && length * scale <= most * side;
  return { foot: footIn(projection), perWeight: isTrue ? scale : (share * side) / length };
}

/** The origin, or, where that is out of sight, the middle. */
function footIn(projection: Projection): PlanePoint {
  const origin = { x: pixelX(projection, 0), y: pixelY(projection, 0) };
  const { x, y, width, height } = projection.plot;
  return insidePlot(projection, origin.x, origin.y) ? origin : { x: x + width / 2, y: y + height / 2 };
}

const radius = 10;

/** The point that is placed, with its label. */
const pointFigure: Figure<"inseparable"> = {
  dragged: true,
  draw: ({ draft, projection }) => {
    const [x1 = Number.NaN, x2 = Number.NaN, label = 1] = Array.isArray(draft) ? (draft as readonly number[]) : [];
    if (!Number.isFinite(x1 + x2)) return svg`${nothing}`;
    const [x, y] = [pixelX(projection, x1), pixelY(projection, x2)];
    const shape =
      label > 0
        ? svg`<circle cx=${x} cy=${y} r=${radius} />`
        : svg`<rect x=${x - radius} y=${y - radius} width=${2 * radius} height=${2 * radius} />`;
    return svg`
      <g class="pp-board-point" data-label=${label}>
        ${shape}
        <text class="pp-board-letter" x=${x} y=${y} dy="0.34em">${label > 0 ? "+" : "−"}</text>
      </g>
    `;
  },
  at: (pointer, { draft, projection }) => {
    if (!insidePlot(projection, pointer.x, pointer.y)) return null;
    const { x, y } = dataAt(projection, pointer.x, pointer.y);
    const [, , label = 1] = Array.isArray(draft) ? (draft as readonly number[]) : [];
    return [x, y, label];
  },
};

/** Of the kinds that can be answered on the stage. */
const figures: { readonly [Name in QuizName]?: Figure<Name> } = {
  boundary: candidatesFigure,
  drag: vectorFigure,
  inseparable: pointFigure,
};

export function figureOf(name: QuizName): Figure | null {
  return (figures[name] as unknown as Figure | undefined) ?? null;
}
