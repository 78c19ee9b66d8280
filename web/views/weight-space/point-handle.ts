import { html, nothing, type TemplateResult } from "lit";
import type { WeightAxes } from "../../engine/types.js";
import type { Initial } from "../../state/document/state.js";
import { onGrid, unitBelow } from "../../state/runs/boundary-through.js";
import type { Frame } from "../../state/runs/frame.js";
import type { Dispatch } from "../../state/runs/intent.js";
import { choosesStart, startFrom, startingWeights } from "../../state/runs/starting-weights.js";
import { placeIn } from "../../ui/canvas/layer.js";
import type { Plane } from "../../ui/canvas/plane.js";
import { dataX, dataY, type PlanePoint, pixelX, pixelY } from "../../ui/canvas/projection.js";
import { HandleDrag, HandleKeys, handle, type Pace, stepsOf } from "../../ui/handles/handle.js";
import { hand } from "../../words/generated/en/hand.js";
import { toldStart } from "../shared/told-start.js";
import type { WeightPicture } from "./picture.js";

/** Pixels between two weights that a drag comes to, at most. */
const GRID = 12;

/** Where the weights are, in the reader's hand: at the start of a run, where they may be chosen. */
export class PointHandle {
  readonly #dispatch: () => Dispatch;
  /** Draws again. */
  readonly #refresh: () => void;
  readonly #keys = new HandleKeys();
  #drag: { readonly of: HandleDrag; readonly layout: Plane } | null = null;
  #told = "";

  constructor(dispatch: () => Dispatch, refresh: () => void) {
    this.#dispatch = dispatch;
    this.#refresh = refresh;
  }

  /** What the plane is held in while the weights are dragged; else null. */
  get layout(): Plane | null {
    return this.#drag?.of.at ? this.#drag.layout : null;
  }

  /** The weights that it has come to, for those who hear it. */
  get told(): string {
    return this.#told;
  }

  render(
    frame: Frame,
    { axes, present }: WeightPicture,
    layout: Plane,
    magnification: number,
  ): TemplateResult | typeof nothing {
    if (frame.pane.visit > 0 || frame.playback.playing || !choosesStart(frame)) return nothing;
    const { projection } = layout;
    const at = { x: pixelX(projection, present.x), y: pixelY(projection, present.y) };
    const unit = unitBelow(GRID / projection.scale);
    return html`${handle({
      at: { x: at.x * magnification, y: at.y * magnification },
      name: "point",
      label: frame.words.room(hand).point,
      value: present.x,
      text: toldStart(frame, frame.pane),
      take: (event) => {
        this.#drag = { of: new HandleDrag(placeOf(event, magnification), at), layout };
        return true;
      },
      drag: (event) => this.#move(axes, event, magnification, unit),
      drop: () => this.#drop(),
      step: (dx, dy, pace, repeat) => this.#step(axes, { x: dx, y: dy }, unit, pace, repeat),
    })}`;
  }

  #move(axes: WeightAxes, event: PointerEvent, magnification: number, unit: number): void {
    const drag = this.#drag;
    const at = drag?.of.move(placeOf(event, magnification));
    if (!drag || !at) return;
    const { projection } = drag.layout;
    const step = event.altKey ? stepsOf("fine") * unit : unit;
    const [x, y] = [onGrid(dataX(projection, at.x), step), onGrid(dataY(projection, at.y), step)];
    this.#start(drag.of.stroke, axes, () => ({ x, y }));
    this.#refresh();
  }

  #drop(): boolean {
    const moved = this.#drag?.of.at;
    this.#drag = null;
    if (moved) this.#tell();
    return Boolean(moved);
  }

  #step(axes: WeightAxes, { x, y }: PlanePoint, unit: number, pace: Pace, repeat: boolean): void {
    const by = stepsOf(pace) * unit;
    const after = (value: number, steps: number): number => Number((value + steps * by).toPrecision(12));
    this.#start(this.#keys.strokeOf(repeat), axes, (from) => ({ x: after(from.x, x), y: after(from.y, y) }));
    this.#tell();
  }

  #start(stroke: number, axes: WeightAxes, to: (from: PlanePoint) => PlanePoint): void {
    this.#dispatch()((now) => {
      if (now.pane.visit > 0) return null;
      const { features } = now.pane;
      const before = startingWeights(now);
      const value = (name: string): number =>
        name === "bias" ? before.bias : (before.weights[features.indexOf(name)] ?? 0);
      const { x, y } = to({ x: value(axes[0]), y: value(axes[1]) });
      const of = (name: string, own: number): number => (name === axes[0] ? x : name === axes[1] ? y : own);
      const next: Initial = {
        weights: before.weights.map((own, k) => of(features[k] ?? "", own)),
        bias: of("bias", before.bias),
      };
      return { ...startFrom(now, next), stroke };
    });
  }

  #tell(): void {
    this.#dispatch().inTurn(() => {
      const now = this.#dispatch().now();
      this.#told = toldStart(now, now.pane);
      this.#refresh();
    });
  }
}

function placeOf(event: PointerEvent, magnification: number): PlanePoint {
  return placeIn((event.currentTarget as HTMLElement).closest(".pp-surface") as HTMLElement, event, magnification);
}
