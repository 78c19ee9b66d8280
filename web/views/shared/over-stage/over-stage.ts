import type { LitElement, ReactiveController } from "lit";
import type { Examples } from "../../../state/frame.js";
import { FreeRoom } from "../canvas/free-room.js";
import { glyphRadius } from "../canvas/glyphs.js";
import type { Projection } from "../canvas/projection.js";
import { afterPaint } from "../loading/after-paint.js";

/** Pixels that the ring around an example held out needs at most: which glyphs the stage has loaded is not known here. */
const HELD_OUT_REACH = 4;

/** Where the stage below an overlay draws. The overlay is drawn again when that changes. */
export class OverStage implements ReactiveController {
  /** Null until the stage has been measured. */
  projection: Projection | null = null;
  /** CSS pixels per pixel that is drawn in. */
  magnification = 1;
  readonly #host: LitElement;
  #sizes: ResizeObserver | null = null;
  #examples: Examples | null = null;

  constructor(host: LitElement) {
    this.#host = host;
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
    this.#sizes = new ResizeObserver(() => this.#host.requestUpdate());
    this.#sizes.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#sizes?.disconnect();
    // What it wrote is in nobody's way any more.
    if (this.#examples) this.room(this.#examples);
  }

  hostUpdated(): void {
    void this.#place();
  }

  /** The stage decides where everything is, once it has drawn itself. */
  async #place(): Promise<void> {
    const stage = stageBeside(this.#host);
    if (!stage) return;
    // Something may come above it that leaves the part as large as it was.
    this.#sizes?.observe(stage);
    await stage.updateComplete;
    this.#take(stage);
    // What it measures itself by may come to it later than to this.
    await afterPaint();
    this.#take(stage);
  }

  #take(stage: PlacedStage): void {
    const { projection, magnification } = stage;
    this.#cover(stage);
    if (!projection || (this.projection === projection && this.magnification === magnification)) return;
    this.projection = projection;
    this.magnification = magnification;
    this.#host.requestUpdate();
  }

  /** The overlay begins where the stage begins, and not where its part does: that may have a row above it. */
  #cover(stage: Element): void {
    const part = this.#host.offsetParent;
    if (!part) return;
    const [own, around] = [stage.getBoundingClientRect(), part.getBoundingClientRect()];
    this.#host.style.top = `${own.top - around.top - part.clientTop}px`;
    this.#host.style.left = `${own.left - around.left - part.clientLeft}px`;
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
