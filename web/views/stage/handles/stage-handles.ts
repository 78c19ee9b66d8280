import { html, nothing, type TemplateResult } from "lit";
import { lazy } from "../../../engine/lazy.js";
import { startThrough, unitBelow, type WantedBoundary } from "../../../state/runs/boundary-through.js";
import type { Frame, PaneView } from "../../../state/runs/frame.js";
import { choosesStart, startFrom, startingWeights } from "../../../state/runs/starting-weights.js";
import { placeIn } from "../../../ui/canvas/layer.js";
import {
  dataX,
  dataY,
  insidePlot,
  type PlanePoint,
  type Projection,
  pixelX,
  pixelY,
} from "../../../ui/canvas/projection.js";
import { type Grab, grabbing, HandleDrag, HandleKeys, handle, type Pace, stepsOf } from "../../../ui/handles/handle.js";
import { type HandWords, hand } from "../../../words/generated/en/hand.js";
import {
  clipLine,
  divide,
  type Line,
  type PlaneModel,
  type Segment,
  signedDistance,
} from "../../shared/canvas/boundary.js";
import { type StandingArrow, standArrow } from "../../shared/canvas/weight-arrow.js";
import { toldStart } from "../../shared/told-start.js";
import { modelInPlane } from "../description/describe-boundary.js";
import { overlaid, trainsApart } from "../draw/needs.js";
import type { Surface } from "../input/pointer-act.js";
import { nearestExample } from "../plane/place.js";

/** What weights are taken by: the tip of w, the boundary between its ends, and these. */
type HandleName = "tip" | "middle" | "from" | "to";

/** Where w stands: its foot on the plane, and how many pixels a weight of 1 is long. */
interface Standing {
  readonly foot: PlanePoint;
  readonly perWeight: number;
}

interface HandlePlaces {
  readonly standing: Standing;
  /** In pixels; what has no room is left out. */
  readonly at: Readonly<Partial<Record<HandleName, PlanePoint>>>;
}

/** Where there are no weights yet: how far from the origin they are taken, in pixels, and in which directions in turn. */
const PULL = 36;
const directions = [0.25, 0.75, -0.25, -0.75, 0, 0.5, 1, -0.5].map((turn) => turn * Math.PI);
/** Shares of the boundary in sight at which it may be taken between its ends. */
const shares = [0.5, 0.4, 0.6, 0.32, 0.68, 0.25, 0.75];
/** Pixels from an end of the boundary to where it is turned, from handle to handle, and from a handle to an example. */
const INSET = 26;
const APART = 40;
const FREE = 16;
/** Pixels between two values that a drag comes to, at most. */
const GRID = 12;

/** Whether no example is there, as far as they are few enough for any to be free. */
type IsFree = (at: PlanePoint, reach: number) => boolean;

/** @param held how it stands in the hand; null: as it is drawn. */
export function placesOf(
  model: PlaneModel,
  projection: Projection,
  axes: { readonly x2: boolean; readonly bias: boolean },
  isFree: IsFree,
  held: Standing | null,
): HandlePlaces | null {
  const division = divide(model);
  if (division.kind !== "line") return pullOf(projection, axes.x2, isFree, held);
  const { line, length } = division;
  const segment = clipLine(line, projection.window);
  if (!segment) return null;
  const arrow = held ? onLine(held, line) : standingOf(projection, line, length);
  // Where there is no room for w, the boundary turns about the middle of what is seen of it.
  const standing = arrow ?? { foot: middleOf(segment), perWeight: projection.scale };
  const [from, to] = [inPixels(projection, segment.from), inPixels(projection, segment.to)];
  const foot = inPixels(projection, standing.foot);
  const tip = along(foot, { x: line.nx, y: -line.ny }, length * standing.perWeight);
  const far = distance(from, to);
  const share = (part: number): PlanePoint => along(from, { x: to.x - from.x, y: to.y - from.y }, part);
  const isApart = (at: PlanePoint): boolean => [foot, tip].every((one) => distance(at, one) > APART);
  const places = shares.map(share).filter(isApart);
  const middle = axes.bias ? (places.find((at) => isFree(at, FREE)) ?? places[0]) : undefined;
  const ends = far > 4 * INSET && axes.x2 ? { from: share(INSET / far), to: share(1 - INSET / far) } : {};
  const apart = Object.entries(ends).filter(([, at]) => isApart(at) && (!middle || distance(at, middle) > APART));
  return {
    standing,
    at: {
      ...Object.fromEntries(apart),
      ...(middle && { middle }),
      ...(arrow && insidePlot(projection, tip.x, tip.y) && { tip }),
    },
  };
}

/** The boundary that is wanted where a handle is dragged to a place, in pixels; null: none, the place says nothing. */
export function wantedAt(
  name: HandleName,
  place: PlanePoint,
  { foot, perWeight }: Standing,
  model: PlaneModel,
  projection: Projection,
  pace: Pace,
): WantedBoundary | null {
  const at = { x: dataX(projection, place.x), y: dataY(projection, place.y) };
  const length = Math.hypot(model.w1, model.w2);
  if (name === "middle") return { slope: null, through: at, units: unitsOf(length, perWeight, projection, pace) };
  const from = inPixels(projection, foot);
  const [right, up] = [place.x - from.x, from.y - place.y];
  const far = Math.hypot(right, up);
  if (far === 0 && name !== "tip") return null;
  // The boundary goes a quarter turn to the left of w.
  const turn = (name === "to" ? length : -length) / far;
  const slope: [number, number] = name === "tip" ? [right / perWeight, up / perWeight] : [up * turn, -right * turn];
  return { slope, through: foot, units: unitsOf(Math.hypot(...slope), perWeight, projection, pace) };
}

/** The grid that a drag keeps to: short numbers, and steps that the eye can still follow. */
export function unitsOf(length: number, perWeight: number, { scale }: Projection, pace: Pace): WantedBoundary["units"] {
  // A coarse step is many of them.
  const times = Math.min(1, stepsOf(pace));
  const weight = times * unitBelow(GRID / perWeight);
  return { weight, bias: length > 0 ? times * unitBelow((GRID * length) / scale) : weight };
}

/** From weights of 0 there is no boundary: w is pulled out of the origin, or, where that is out of sight, of the middle. */
function pullOf(projection: Projection, both: boolean, isFree: IsFree, held: Standing | null): HandlePlaces {
  const { plot, window, scale } = projection;
  const origin = inPixels(projection, { x: 0, y: 0 });
  const inside = insidePlot(projection, origin.x, origin.y);
  const middle = middleOf({ from: { x: window.x[0], y: window.y[0] }, to: { x: window.x[1], y: window.y[1] } });
  const standing = held ?? { foot: inside ? { x: 0, y: 0 } : middle, perWeight: scale };
  const foot = inPixels(projection, standing.foot);
  const around = (both ? directions : [0, Math.PI]).map((angle) =>
    along(foot, { x: Math.cos(angle), y: -Math.sin(angle) }, PULL),
  );
  const seen = around.filter(
    ({ x, y }) => x > plot.x && y > plot.y && x < plot.x + plot.width && y < plot.y + plot.height,
  );
  const tip = seen.find((at) => isFree(at, 2 * FREE)) ?? seen.find((at) => isFree(at, FREE)) ?? seen[0] ?? around[0];
  return { standing, at: tip ? { tip } : {} };
}

function standingOf(projection: Projection, line: Line, length: number): Standing | null {
  const arrow = standArrow(projection, line, length);
  return arrow && { foot: arrow.foot, perWeight: arrow.reach / length };
}

/** The same with its foot on the line: rounded numbers move that a little. */
function onLine({ foot, perWeight }: Standing, line: Line): Standing {
  const off = signedDistance(line, foot.x, foot.y);
  return { foot: { x: foot.x - off * line.nx, y: foot.y - off * line.ny }, perWeight };
}

function middleOf({ from, to }: Segment): PlanePoint {
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}

/** Where a handle is that is held there: on what it has moved, as far as that is to be seen. */
export function heldAt(
  name: HandleName,
  hand: PlanePoint,
  { at }: HandlePlaces,
  model: PlaneModel,
  projection: Projection,
): PlanePoint {
  const division = divide(model);
  if (name === "tip" || division.kind !== "line") return at.tip ?? hand;
  const place = { x: dataX(projection, hand.x), y: dataY(projection, hand.y) };
  return inPixels(projection, onLine({ foot: place, perWeight: 1 }, division.line).foot);
}

export function inPixels(projection: Projection, { x, y }: PlanePoint): PlanePoint {
  return { x: pixelX(projection, x), y: pixelY(projection, y) };
}

function along({ x, y }: PlanePoint, by: PlanePoint, times: number): PlanePoint {
  return { x: x + times * by.x, y: y + times * by.y };
}

function distance(a: PlanePoint, b: PlanePoint): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Pixels from the handle to its name. */
const NAMED = 8;
/** Where the line to the handle begins, as a share of the way. */
const CLEAR = 0.3;

/** From the origin to where w is pulled out of it. */
function stem(
  { standing, at: { tip } }: HandlePlaces,
  projection: Projection,
  magnification: number,
): TemplateResult | typeof nothing {
  if (!tip) return nothing;
  const foot = inPixels(projection, standing.foot);
  // Clear of an example at the origin.
  const [x, y] = [foot.x + CLEAR * (tip.x - foot.x), foot.y + CLEAR * (tip.y - foot.y)];
  return html`<svg class="pp-hand-stem" aria-hidden="true">
    <line stroke="var(--pp-accent)" stroke-width="2" stroke-dasharray="3 4" x1=${x * magnification} y1=${y * magnification} x2=${tip.x * magnification} y2=${tip.y * magnification} />
    <text fill="var(--pp-accent)" stroke="var(--pp-surface)" stroke-width="4" x=${(tip.x + NAMED) * magnification} y=${(tip.y - NAMED) * magnification}>w</text>
  </svg>`;
}

/** Where the tip of w is that has been learned: it stays. */
function stillTip(tip: PlanePoint, magnification: number, say: HandWords, grab: Grab): TemplateResult {
  const { down, move, up, lost } = grabbing(grab);
  return html`<div
    class="pp-handle pp-handle-still"
    title=${say.learned}
    .style=${`translate: ${tip.x * magnification}px ${tip.y * magnification}px`}
    @pointerdown=${down}
    @pointermove=${move}
    @pointerup=${up}
    @lostpointercapture=${lost}
  ></div>`;
}

/** Why, once somebody has tried to drag it. @param goToStart null: nobody has. */
function learnedHint(say: HandWords, goToStart: (() => void) | null): TemplateResult {
  return html`<div class="pp-hand-hint" role="status" @pointerdown=${(event: Event) => event.stopPropagation()}>
    ${
      goToStart
        ? html`<span>${say.learned}</span> <button type="button" class="pp-button" @click=${goToStart}>${say.toStart}</button>`
        : nothing
    }
  </div>`;
}

const handleNames: readonly HandleName[] = ["from", "to", "middle", "tip"];
/** Of a handle. */
interface Drag {
  readonly name: HandleName;
  readonly of: HandleDrag;
}

/** How w stands since it was dragged, as long as these are its weights. */
interface Held {
  readonly standing: Standing;
  readonly model: PlaneModel | null;
  readonly projection: Projection;
}

/** w and the boundary in the reader's hand: at the start of a run, where the learner starts from weights that may be chosen. */
export class StageHandles {
  readonly #stage: Surface;
  /** What computes the weights of a boundary. */
  readonly #engine = lazy(async () => this.#stage.now?.engine.complete());
  #drag: Drag | null = null;
  #held: Held | null = null;
  #wanted: { readonly boundary: WantedBoundary; readonly stroke: number } | null = null;
  readonly #keys = new HandleKeys();
  /** Whether it is still to be told how many examples are wrong with the weights that keys have come to. */
  #owes = false;
  /** The moment at which somebody has tried to drag what is learned. */
  #refused: PaneView | null = null;
  /** See `Scene.standing`. */
  standing: StandingArrow | null = null;

  constructor(stage: Surface) {
    this.#stage = stage;
  }

  render(frame: Frame, pane: PaneView, projection: Projection): TemplateResult | typeof nothing {
    this.standing = null;
    const found = this.#placesOf(frame, pane, projection);
    const say = frame.words.room(hand);
    if (!found) return nothing;
    const { magnification } = this.#stage;
    if (pane.visit > 0) {
      const goToStart = pane === this.#refused ? () => this.#stage.send({ type: "reset" }) : null;
      const { tip } = found.at;
      const grab = tip && {
        take: (event: PointerEvent) => this.#take("tip", tip, event),
        drag: (event: PointerEvent) => this.#refuse(event),
        drop: () => this.#drop(),
      };
      return html`${grab ? stillTip(tip, magnification, say, grab) : nothing}${learnedHint(say, goToStart)}`;
    }
    this.#tellOwed();
    const { model } = found;
    const pulled = model.w1 === 0 && model.w2 === 0;
    const text = toldStart(frame, pane);
    const value = { tip: angleOf(model), middle: model.b, from: 0, to: 0 };
    return html`<div class="pp-hand" ?data-drag=${this.#drag?.of.at}>
      ${pulled && !this.#drag?.of.at ? stem(found, projection, magnification) : nothing}
      ${handleNames.map((name) => {
        const hand = this.#drag?.name === name ? this.#drag.of.at : null;
        const at = hand ? heldAt(name, hand, found, model, projection) : found.at[name];
        if (!at) return nothing;
        return handle({
          at: { x: at.x * magnification, y: at.y * magnification },
          name: name === "tip" && pulled ? "pull" : name,
          label: name === "tip" && pulled ? say.pull : say[name === "to" ? "from" : name],
          value: value[name],
          text,
          byPointer: name === "from" || name === "to",
          take: (event) => this.#take(name, at, event),
          drag: (event) => this.#move(event),
          drop: () => this.#drop(),
          step: (dx, dy, pace, repeat) => this.#step(name, dx, dy, pace, repeat),
        });
      })}
    </div>`;
  }

  #placesOf(frame: Frame, pane: PaneView, projection: Projection): (HandlePlaces & { model: PlaneModel }) | null {
    const { features, visit, regions } = pane;
    const model = modelInPlane(pane);
    const open =
      regions.kind === "linear" && !trainsApart(pane) && !overlaid(frame) && choosesStart({ state: frame.state, pane });
    // The start that an intent sets is the lead's.
    if (!open || !model || pane !== frame.pane || frame.playback.playing) return null;
    const axes = { x2: features.includes("x2"), bias: frame.state.bias };
    if (!axes.x2 && !features.includes("x1")) return null;
    const isFree = (at: PlanePoint, reach: number): boolean =>
      nearestExample(frame.examples.xy, dataX(projection, at.x), dataY(projection, at.y), reach / projection.scale) ===
      null;
    const held = this.#isHeld(model, projection) ? (this.#held?.standing ?? null) : null;
    const found = placesOf(model, projection, axes, isFree, visit === 0 ? held : null);
    if (found && held && visit === 0) {
      const length = Math.hypot(model.w1, model.w2);
      this.standing = { foot: found.standing.foot, reach: length * found.standing.perWeight };
    }
    return found && { ...found, model };
  }

  #isHeld(now: PlaneModel, projection: Projection): boolean {
    if (this.#drag?.of.at) return true;
    const { model } = this.#held ?? {};
    return this.#held?.projection === projection && model?.w1 === now.w1 && model.w2 === now.w2 && model.b === now.b;
  }

  #take(name: HandleName, at: PlanePoint, event: PointerEvent): boolean {
    const { frame, pane, projection } = this.#stage;
    const found = frame && pane && projection && this.#placesOf(frame, pane, projection);
    const from = this.#placeOf(event);
    if (!found || !from || event.ctrlKey) return false;
    this.#held = { standing: found.standing, model: found.model, projection };
    this.#drag = { name, of: new HandleDrag(from, at) };
    return true;
  }

  #move(event: PointerEvent): void {
    const drag = this.#drag;
    const held = this.#held;
    const place = this.#placeOf(event);
    const { pane, projection } = this.#stage;
    const model = pane && modelInPlane(pane);
    if (!drag || !held || !place || !model || !projection) return;
    const at = drag.of.move(place);
    const pace = event.altKey ? "fine" : "usual";
    const wanted = at && wantedAt(drag.name, at, held.standing, model, projection, pace);
    if (wanted) this.#want(wanted, drag.of.stroke);
    this.#stage.refresh();
  }

  #drop(): boolean {
    const moved = this.#drag?.of.at;
    this.#drag = null;
    if (moved && this.#stage.pane?.visit === 0) this.#tell();
    this.#stage.refresh();
    return Boolean(moved);
  }

  #step(name: HandleName, dx: number, dy: number, pace: Pace, repeat: boolean): void {
    const { now, projection } = this.#stage;
    const { frame, pane } = this.#stage;
    const found = frame && pane && projection && this.#placesOf(frame, pane, projection);
    if (!now || !found) return;
    const stroke = this.#keys.strokeOf(repeat);
    const { model, standing } = found;
    const length = Math.hypot(model.w1, model.w2);
    const units = unitsOf(length, standing.perWeight, projection, pace);
    const times = Math.max(1, stepsOf(pace));
    if (name === "middle") {
      // Along w, as far as the arrow goes that way.
      const [way, by] = [Math.sign(dx * model.w1 + dy * model.w2), times * units.bias];
      const { weights, bias } = startingWeights(now);
      if (way !== 0) this.#start({ weights, bias: Number((bias - way * by).toPrecision(12)) }, stroke);
    } else {
      this.#held = { standing, model, projection };
      const by = times * units.weight;
      const boundary = { slope: [model.w1 + dx * by, model.w2 + dy * by] as const, through: standing.foot, units };
      this.#want(boundary, stroke);
    }
    this.#stage.inTurn(() => this.#tell());
  }

  /** Waits, the first time, for what computes it; of what is wanted meanwhile the last counts. */
  #want(boundary: WantedBoundary, stroke: number): void {
    const waits = this.#wanted !== null;
    this.#wanted = { boundary, stroke };
    if (waits) return;
    const act = (): void => {
      const { now } = this.#stage;
      const wanted = this.#wanted;
      this.#wanted = null;
      const start = now && wanted && now.pane.visit === 0 && startThrough(now, wanted.boundary);
      if (start && wanted) this.#start(start, wanted.stroke);
    };
    this.#stage.inTurn(act, this.#stage.now?.engine.whole ? undefined : this.#engine);
  }

  #start(start: Parameters<typeof startFrom>[1], stroke: number): void {
    const { now } = this.#stage;
    if (!now) return;
    this.#stage.send({ ...startFrom(now, start), stroke });
    const after = this.#stage.now;
    if (this.#held && after) this.#held = { ...this.#held, model: modelInPlane(after.pane) };
  }

  /** The weights, and how many examples they get wrong, as soon as that is counted. */
  #tell(): void {
    const { now } = this.#stage;
    if (!now) return;
    this.#owes = now.pane.trainingMistakes === null;
    this.#stage.announce(toldStart(now, now.pane));
  }

  #tellOwed(): void {
    if (!this.#owes || this.#stage.pane?.trainingMistakes === null) return;
    this.#owes = false;
    queueMicrotask(() => this.#tell());
  }

  /** Somebody tries to drag what is learned. */
  #refuse(event: PointerEvent): void {
    const place = this.#placeOf(event);
    if (!place || this.#refused || !this.#drag?.of.move(place)) return;
    this.#refuseAt(this.#stage.pane);
    // A press anywhere else takes the hint away.
    addEventListener("pointerdown", () => this.#refuseAt(null), { once: true });
  }

  readonly #refuseAt = (pane: PaneView | null): void => {
    this.#refused = pane;
    this.#stage.refresh();
  };

  #placeOf(event: PointerEvent): PlanePoint | null {
    const surface = (event.currentTarget as Element).closest<HTMLElement>(".pp-surface");
    return surface && placeIn(surface, event, this.#stage.magnification);
  }
}

/** The direction of w, in degrees from the first axis. */
function angleOf({ w1, w2 }: PlaneModel): number {
  return Math.round((Math.atan2(w2, w1) * 180) / Math.PI);
}
