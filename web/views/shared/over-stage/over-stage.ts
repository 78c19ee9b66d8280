import type { LitElement, ReactiveController } from "lit";
import type { Examples } from "../../../state/runs/frame.js";
import { glyphRadius } from "../../../ui/canvas/glyphs.js";
import { zoomOf } from "../../../ui/canvas/layer.js";
import type { Projection } from "../../../ui/canvas/projection.js";
import { afterPaint } from "../../../ui/page/after-paint.js";
import { FrameResizeObserver } from "../../../ui/page/frame-resize-observer.js";
import { FreeRoom } from "../canvas/free-room.js";

/** Pixels that the ring around an example held out needs at most: which glyphs the stage has loaded is not known here. */
const HELD_OUT_REACH = 4;

/** So many pictures in which the stage has stayed where it is are enough, and so many are waited for at most. */
const stillPaints = 2;
const mostPaints = 100;

/** Where the stage below an overlay draws. The overlay is drawn again when that changes. */
export class OverStage implements ReactiveController {
  /** Null until the stage has been measured. */
  projection: Projection | null = null;
  /** CSS pixels per pixel that is drawn in. */
  magnification = 1;
  readonly #host: LitElement;
  readonly #sizes: FrameResizeObserver;
  #examples: Examples | null = null;
  #placing = false;
  #watched: PlacedStage | null = null;
  /** Hears of every picture of the stage: it may be placed anew in any of them. */
  readonly #drawn: ReactiveController = {
    hostUpdated: () => {
      const stage = this.#watched;
      void stage?.updateComplete.then(() => {
        if (stage === this.#watched) this.#project(stage);
      });
    },
  };

  constructor(host: LitElement) {
    this.#host = host;
    this.#sizes = new FrameResizeObserver(() => host.requestUpdate());
    host.addController(this);
  }

  /** Where labels may be: over no example, and over none of the stage's. What was written before is forgotten; null until the stage has been measured. */
  room(examples: Examples): FreeRoom | null {
    const { projection } = this;
    this.#examples = examples;
    if (!projection) return null;
    const glyph = glyphRadius(examples.count, projection.plot);
    const predictions = { glyphs: { reach: HELD_OUT_REACH } };
    return new FreeRoom(
      { frame: { examples }, layout: { projection }, marks: { glyph }, predictions },
      this.#host.localName,
    );
  }

  hostConnected(): void {
    this.#host.classList.add("pp-over-stage");
    this.#sizes.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#unwatch();
    this.#sizes.disconnect();
    // What it wrote is in nobody's way any more.
    if (this.#examples) this.room(this.#examples);
  }

  hostUpdated(): void {
    void this.#place();
  }

  /** The stage decides where everything is, once it has drawn itself: what it measures itself by may come to it later than to this. */
  async #place(): Promise<void> {
    if (this.#placing) return;
    this.#placing = true;
    let left = mostPaints;
    for (let still = 0; still < stillPaints && left > 0; left--) {
      const stage = stageBeside(this.#host);
      await stage?.updateComplete;
      // The stage may be drawn while sizes are told: what changes the layout waits for the frame after.
      await afterPaint();
      if (!this.#host.isConnected) break;
      const isNew = stage !== null && this.#take(stage);
      still = isNew || !stage?.projection ? 0 : still + 1;
    }
    this.#placing = false;
  }

  /** Whether anything is where it was not. */
  #take(stage: PlacedStage): boolean {
    // Something may come above it that leaves the part as large as it was.
    this.#watch(stage);
    const moved = this.#cover(stage);
    return this.#project(stage) || moved;
  }

  /** Whether the stage draws otherwise than it did: what is over it is drawn again then. */
  #project({ projection, magnification }: PlacedStage): boolean {
    if (!projection || (this.projection === projection && this.magnification === magnification)) return false;
    this.projection = projection;
    this.magnification = magnification;
    this.#host.requestUpdate();
    return true;
  }

  /** Of a stage that is watched already the observer would tell again, and again. */
  #watch(stage: PlacedStage): void {
    if (this.#watched === stage) return;
    this.#unwatch();
    this.#watched = stage;
    this.#sizes.observe(stage);
    // A stage that only moves has another part above it that has changed its size.
    for (const part of stage.closest(".pp-app")?.children ?? []) this.#sizes.observe(part);
    stage.addController(this.#drawn);
  }

  #unwatch(): void {
    this.#sizes.disconnect();
    this.#sizes.observe(this.#host);
    this.#watched?.removeController(this.#drawn);
    this.#watched = null;
  }

  /** The overlay begins where the stage begins, whatever area of the page it is placed in. */
  #cover(stage: HTMLElement): boolean {
    const host = this.#host;
    if (host.getClientRects().length === 0) return false;
    const [own, under] = [host.getBoundingClientRect(), stage.getBoundingClientRect()];
    const times = zoomOf(stage, under);
    const right = (under.left - own.left) / times;
    const down = (under.top - own.top) / times;
    if (Math.abs(right) < 0.01 && Math.abs(down) < 0.01) return false;
    const { style } = host;
    style.left = `${(Number.parseFloat(style.left) || 0) + right}px`;
    style.top = `${(Number.parseFloat(style.top) || 0) + down}px`;
    return true;
  }
}

/** What other views know of a stage that stands on the page. */
export interface PlacedStage extends LitElement {
  /** Null until it has been measured. */
  readonly projection: Projection | null;
  /** CSS pixels per pixel that is drawn in. */
  readonly magnification: number;
}

/** The first stage on the page that an element stands on; null while there is none. */
function stageBeside(element: Element): PlacedStage | null {
  return element.closest(".pp-app")?.querySelector<PlacedStage>("pp-stage") ?? null;
}
