import { nothing, type SVGTemplateResult, svg } from "lit";
import type { LinearModel } from "../../../engine/types.js";
import type { Answer } from "../../../state/course/checks/kind.js";
import type { QuestionOf, QuizName } from "../../../state/course/questions/kinds/index.js";
import {
  dataX,
  dataY,
  type PlanePoint,
  type Projection,
  pixelX,
  pixelY,
  type Rect,
} from "../../../ui/canvas/projection.js";
import { clipLine, divide, type Line, planeModel, signedDistance } from "../../shared/canvas/boundary.js";
import type { FreeRoom } from "../../shared/canvas/free-room.js";
import { letterOf } from "../forms/form.js";

/** How far along each line its letter stands, so that letters of lines that cross stay apart. */
const along = [0.1, 0.9, 0.26, 0.74];
/** Other shares of a line where it may stand. */
const shares = Array.from({ length: 49 }, (_, k) => (k + 1) / 50);
/** Pixels beside the line where there is no room on it. */
const aside = [0, 20, -20, 30, -30, 42, -42, 56, -56];
export const letterRadius = 12;
/** With the rim around it. */
const reach = letterRadius + 1;
const normalLength = 26;
/** Half of an arrow's head. */
const head = 5;

/** A line over the stage, in pixels, with its letter. */
export interface Lettered {
  readonly line: Line;
  /** Null where it is out of sight. */
  readonly segment: { readonly from: PlanePoint; readonly to: PlanePoint } | null;
  readonly letter: PlanePoint;
  /** What of the line the letter is tied to: the arrow to the positive side begins there. */
  readonly foot: PlanePoint;
  readonly tip: PlanePoint;
}

type Placed = Pick<Lettered, "letter" | "foot" | "tip">;

/**
 * Lines with their letters, none of which covers an example: on the line, beside it, or, among many examples, below the plot. Null
 * for a model that is no line.
 */
export function lettered(
  models: readonly LinearModel[],
  projection: Projection,
  room: FreeRoom,
): readonly (Lettered | null)[] {
  const lines = models.map((model) => {
    const division = divide(planeModel(["x1", "x2"], model));
    return division.kind === "line" ? division.line : null;
  });
  return lines.map((line, index) => {
    if (!line) return null;
    const segment = inPixels(line, projection);
    const others = lines.filter((other) => other !== null && other !== line) as readonly Line[];
    const isApart = ({ letter }: Placed): boolean =>
      others.every((other) => pixelsFrom(other, letter, projection) > reach);
    const hasHead = ({ tip }: Placed): boolean => room.isFree(around(tip, head));
    const places = segment ? beside(line, segment, index, projection) : atTheEdge(line, index, projection);
    const free = places.filter(({ letter }) => room.isFree(around(letter, reach)));
    // A letter on another line would be of both; of an arrow, what covers an example is its head.
    const placed =
      free.find((one) => isApart(one) && hasHead(one)) ??
      free.find(isApart) ??
      free[0] ??
      belowThePlot(line, places, projection, room);
    room.take(around(placed.letter, reach));
    return { line, segment, ...placed };
  });
}

/** Pixels from a line. */
export function pixelsFrom(line: Line, at: PlanePoint, projection: Projection): number {
  return Math.abs(signedDistance(line, dataX(projection, at.x), dataY(projection, at.y))) * projection.scale;
}

/** On the line and beside it, inside the plot: those nearest to where its letter stands where nothing is in the way first. */
function beside(
  line: Line,
  { from, to }: NonNullable<Lettered["segment"]>,
  index: number,
  projection: Projection,
): readonly Placed[] {
  const wanted = along[index] ?? 0.5;
  const inTurn = [wanted, ...[...shares].sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))];
  return aside.flatMap((off) =>
    inTurn.flatMap((share) => {
      const foot = { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
      const place = placed(line, off === 0 ? within(foot, projection) : foot, off);
      return isWithin(place.letter, projection) ? [place] : [];
    }),
  );
}

/** A line that is out of sight has its letter at the edge that it lies beyond. */
function atTheEdge(line: Line, index: number, projection: Projection): readonly Placed[] {
  const { x, y, width, height } = projection.plot;
  const middle = { x: x + width / 2, y: y + height / 2 };
  const depth = signedDistance(line, dataX(projection, middle.x), dataY(projection, middle.y)) * projection.scale;
  const wanted = (index - 1.5) * 3 * letterRadius;
  const steps = Array.from({ length: 61 }, (_, k) => (k % 2 === 0 ? 1 : -1) * Math.ceil(k / 2) * 8);
  return steps.map((step) => {
    const shift = wanted + step;
    const place = {
      x: middle.x - depth * line.nx - shift * line.ny,
      y: middle.y + depth * line.ny - shift * line.nx,
    };
    return placed(line, within(place, projection), 0);
  });
}

/** Below the plot no example is drawn: the letter is tied to the place nearest to it. */
function belowThePlot(line: Line, places: readonly Placed[], projection: Projection, room: FreeRoom): Placed {
  const { x, y, width, height } = projection.plot;
  const corner = placed(line, within({ x, y }, projection), 0);
  const lowest = places.reduce((one, other) => (other.foot.y > one.foot.y ? other : one), corner);
  const steps = Array.from({ length: Math.max(1, Math.floor((width - 2 * reach) / 9)) }, (_, k) => x + reach + 9 * k);
  const letters = steps
    .sort((a, b) => Math.abs(a - lowest.foot.x) - Math.abs(b - lowest.foot.x))
    .map((at) => ({ x: at, y: y + height + reach + 1 }));
  const letter = letters.find((at) => room.isFree(around(at, reach))) ?? (letters[0] as PlanePoint);
  return { ...lowest, letter };
}

/** @param off Pixels from the line to its letter, to its positive side. */
function placed({ nx, ny }: Line, foot: PlanePoint, off: number): Placed {
  const far = Math.max(0, off) + normalLength;
  return {
    foot,
    letter: { x: foot.x + off * nx, y: foot.y - off * ny },
    tip: { x: foot.x + far * nx, y: foot.y - far * ny },
  };
}

function inPixels(line: Line, projection: Projection): Lettered["segment"] {
  const segment = clipLine(line, projection.window);
  if (!segment) return null;
  const pixelOf = ({ x, y }: PlanePoint) => ({ x: pixelX(projection, x), y: pixelY(projection, y) });
  return { from: pixelOf(segment.from), to: pixelOf(segment.to) };
}

function around({ x, y }: PlanePoint, half: number): Rect {
  return { x: x - half, y: y - half, width: 2 * half, height: 2 * half };
}

function within({ x, y }: PlanePoint, { plot }: Projection): PlanePoint {
  const inset = letterRadius + 2;
  return {
    x: Math.min(plot.x + plot.width - inset, Math.max(plot.x + inset, x)),
    y: Math.min(plot.y + plot.height - inset, Math.max(plot.y + inset, y)),
  };
}

function isWithin(at: PlanePoint, projection: Projection): boolean {
  const { x, y } = within(at, projection);
  return x === at.x && y === at.y;
}

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
      <line class="pp-board-line" stroke="var(--pp-ink-2)" stroke-width="2" x1=${from.x} y1=${from.y} x2=${to.x} y2=${to.y} />
    </g>
  `;
}

/** A letter beside its line hangs on it. */
function letterOn({ letter, foot, tip }: Lettered, index: number, chosen: boolean): SVGTemplateResult {
  return svg`
    <g class="pp-board-candidate" ?data-chosen=${chosen}>
      <line class="pp-board-line" stroke="var(--pp-ink-2)" stroke-width="2" x1=${letter.x} y1=${letter.y} x2=${foot.x} y2=${foot.y} />
      <line class="pp-board-line" stroke="var(--pp-ink-2)" stroke-width="2" x1=${foot.x} y1=${foot.y} x2=${tip.x} y2=${tip.y} marker-end="url(#pp-board-head)" />
      <circle class="pp-board-badge" fill="var(--pp-surface)" stroke="var(--pp-ink-2)" stroke-width="1.5" cx=${letter.x} cy=${letter.y} r=${letterRadius} />
      <text class="pp-board-letter" x=${letter.x} y=${letter.y} dy="0.36em">${letterOf(index)}</text>
    </g>
  `;
}

/** A question as it stands, over the plane of the stage. */
export interface BoardQuestion<Name extends QuizName = QuizName> {
  readonly question: QuestionOf<Name>;
  readonly draft: Answer;
  readonly projection: Projection;
  /** Where labels may be. */
  readonly room: FreeRoom;
}

/** What an answer is made with on the stage. */
export interface Figure<Name extends QuizName = QuizName> {
  /** Whether it follows the pointer as long as that is down. */
  readonly dragged: boolean;
  draw(standing: BoardQuestion<Name>): SVGTemplateResult;
  /** The answer that a pointer makes there, in pixels of the stage; null: none. */
  at(pointer: PlanePoint, standing: BoardQuestion<Name>): Answer;
}
