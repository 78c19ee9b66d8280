import { html, nothing, type TemplateResult } from "lit";
import { lazy } from "../../../engine/lazy.js";
import { startThrough, type WantedBoundary } from "../../../state/runs/boundary-through.js";
import type { PaneView } from "../../../state/runs/frame.js";
import { choosesStart, startFrom, startingWeights } from "../../../state/runs/starting-weights.js";
import { type HandWords, hand } from "../../../words/en/stage/hand.js";
import type { PlaneModel } from "../../shared/canvas/boundary.js";
import { placeIn } from "../../shared/canvas/layer.js";
import { dataX, dataY, type PlanePoint, type Projection } from "../../shared/canvas/projection.js";
import type { StandingArrow } from "../../shared/canvas/weight-arrow.js";
import { type Grab, grabbing, handle, type Pace, stepsOf } from "../../shared/handles/handle.js";
import { HandleDrag, HandleKeys } from "../../shared/handles/handle-drag.js";
import { toldStart } from "../../shared/handles/told-start.js";
import { modelInPlane } from "../description/describe-boundary.js";
import { overlaid, trainsApart } from "../draw/needs.js";
import type { Surface } from "../input/surface.js";
import type { StageFrame } from "../inputs.js";
import { nearestExample } from "../plane/hit.js";
import { type Grip, type Grips, gripsOf, heldAt, inPixels, type Standing, unitsOf, wantedAt } from "./grips.js";

/** Where the line to the grip begins, as a share of the way. */
const CLEAR = 0.3;

/** From the origin to where w is pulled out of it. */
function stem(
  { standing, at: { tip } }: Grips,
  projection: Projection,
  magnification: number,
): TemplateResult | typeof nothing {
  if (!tip) return nothing;
  const foot = inPixels(projection, standing.foot);
  // Clear of an example at the origin.
  const [x, y] = [foot.x + CLEAR * (tip.x - foot.x), foot.y + CLEAR * (tip.y - foot.y)];
  return html`<svg class="pp-hand-stem" aria-hidden="true">
    <line x1=${x * magnification} y1=${y * magnification} x2=${tip.x * magnification} y2=${tip.y * magnification} />
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

const grips: readonly Grip[] = ["from", "to", "middle", "tip"];
/** Of a grip. */
interface Drag {
  readonly grip: Grip;
  readonly of: HandleDrag;
}

/** How w stands since it was dragged, as long as these are its weights. */
interface Held {
  readonly standing: Standing;
  readonly model: PlaneModel | null;
  readonly projection: Projection;
}

/** w and the boundary in the reader's hand: at the start of a run, where the learner starts from weights that may be chosen. */
export class StageHand {
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

  render(frame: StageFrame, pane: PaneView, projection: Projection): TemplateResult | typeof nothing {
    this.standing = null;
    const found = this.#gripsOf(frame, pane, projection);
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
      ${grips.map((grip) => {
        const hand = this.#drag?.grip === grip ? this.#drag.of.at : null;
        const at = hand ? heldAt(grip, hand, found, model, projection) : found.at[grip];
        if (!at) return nothing;
        return handle({
          at: { x: at.x * magnification, y: at.y * magnification },
          name: grip === "tip" && pulled ? "pull" : grip,
          label: grip === "tip" && pulled ? say.pull : say[grip === "to" ? "from" : grip],
          value: value[grip],
          text,
          byPointer: grip === "from" || grip === "to",
          take: (event) => this.#take(grip, at, event),
          drag: (event) => this.#move(event),
          drop: () => this.#drop(),
          step: (dx, dy, pace, repeat) => this.#step(grip, dx, dy, pace, repeat),
        });
      })}
    </div>`;
  }

  #gripsOf(frame: StageFrame, pane: PaneView, projection: Projection): (Grips & { model: PlaneModel }) | null {
    const { features, visit, regions } = pane;
    const model = modelInPlane(pane);
    const open =
      regions.kind === "linear" && !trainsApart(pane) && !overlaid(frame) && choosesStart({ ...frame, pane });
    // The start that an intent sets is the lead's.
    if (!open || !model || pane !== frame.pane || frame.playback.playing) return null;
    const axes = { x2: features.includes("x2"), bias: frame.state.bias };
    if (!axes.x2 && !features.includes("x1")) return null;
    const isFree = (at: PlanePoint, reach: number): boolean =>
      nearestExample(frame.examples.xy, dataX(projection, at.x), dataY(projection, at.y), reach / projection.scale) ===
      null;
    const held = this.#isHeld(model, projection) ? (this.#held?.standing ?? null) : null;
    const found = gripsOf(model, projection, axes, isFree, visit === 0 ? held : null);
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

  #take(grip: Grip, at: PlanePoint, event: PointerEvent): boolean {
    const { frame, pane, projection } = this.#stage;
    const found = frame && pane && projection && this.#gripsOf(frame, pane, projection);
    const from = this.#placeOf(event);
    if (!found || !from || event.ctrlKey) return false;
    this.#held = { standing: found.standing, model: found.model, projection };
    this.#drag = { grip, of: new HandleDrag(from, at) };
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
    const wanted = at && wantedAt(drag.grip, at, held.standing, model, projection, pace);
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

  #step(grip: Grip, dx: number, dy: number, pace: Pace, repeat: boolean): void {
    const { now, projection } = this.#stage;
    const { frame, pane } = this.#stage;
    const found = frame && pane && projection && this.#gripsOf(frame, pane, projection);
    if (!now || !found) return;
    const stroke = this.#keys.strokeOf(repeat);
    const { model, standing } = found;
    const length = Math.hypot(model.w1, model.w2);
    const units = unitsOf(length, standing.perWeight, projection, pace);
    const times = Math.max(1, stepsOf(pace));
    if (grip === "middle") {
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
