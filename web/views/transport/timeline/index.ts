import { html, nothing, type TemplateResult } from "lit";
import { lazy } from "../../../engine/lazy.js";
import { holds } from "../../../state/document/lock.js";
import type { Frame } from "../../../state/runs/frame.js";
import type { Dispatch, Intent } from "../../../state/runs/intent.js";
import { openLayer, placeAcross } from "../../../ui/canvas/layer.js";
import { define } from "../../../ui/controls/define.js";
import { DrawnSurface } from "../../../ui/surface/drawn-surface.js";
import { timeline as words } from "../../../words/generated/en/timeline.js";
import { LazyController } from "../../shared/loading/loading.js";
import type { Styles } from "../../shared/loading/styles.js";
import { View } from "../../shared/view.js";
import { momentOf } from "../status-text.js";
import type { KeyPress } from "../transport-keys.js";
import { readPalette, visitAtX } from "./domain.js";
import { drawTimeline } from "./draw.js";
import type { LitVisits } from "./lit/index.js";
import { AXIS_INSET, endOf, TimelinePlanner } from "./plan.js";
import timelineCss from "./timeline.css?inline";

export { render as pace } from "../pace/index.js";

const litCode = lazy(() => import("./lit/index.js"));

/** Turns any number of wishes to be at a visit into at most one a painted frame: the last one. */
export class Scrubber {
  readonly #seek: (visit: number) => void;
  #wanted = 0;
  #request = 0;

  constructor(seek: (visit: number) => void) {
    this.#seek = seek;
  }

  to(visit: number): void {
    this.#wanted = visit;
    this.#request ||= requestAnimationFrame(() => {
      this.#request = 0;
      this.#seek(this.#wanted);
    });
  }

  cancel(): void {
    cancelAnimationFrame(this.#request);
    this.#request = 0;
  }
}

/** Pixels that a finger moves sideways before it drags: until then the browser may still scroll the page with it. */
const SLOP = 8;

/** The run as a place: a slider along its visits, with a tick for every update and a rule for every epoch. */
class PpTimeline extends View {
  readonly #planner = new TimelinePlanner();
  readonly #surface = new DrawnSurface(this, readPalette, () => this.#paint(), { surface: "canvas", probe: "canvas" });
  // The place is one of the axis as it is painted, the run may be another since.
  readonly #scrubber = new Scrubber((visit) =>
    this.dispatch((now) => moved(now, { type: "seek", visit: within(now, visit) })),
  );
  readonly #litCode = new LazyController(this, litCode);
  #litVisits: LitVisits | null = null;
  #hoverX: number | null = null;
  /** The end of the axis when the drag began: an axis that grows under the pointer would run away with it. */
  #heldEnd: number | null = null;
  /** Where a finger has come down that may scroll the page. */
  #undecided: number | null = null;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#scrubber.cancel();
    this.#heldEnd = null;
    this.#undecided = null;
    this.#hoverX = null;
  }

  #paint(): void {
    this.#showHover();
    this.#draw();
  }

  protected override render(): unknown {
    const { frame } = this;
    const end = frame ? this.#end(frame) : 1;
    const moment = momentOf(frame);
    const say = this.say(words);
    return html`
      <div
        class="pp-timeline"
        role="slider"
        tabindex="0"
        aria-label=${say.name}
        aria-orientation="horizontal"
        aria-valuemin="0"
        aria-valuemax=${end}
        aria-valuenow=${moment.visit}
        aria-valuetext=${say.spokenMoment({ ...moment, end })}
        aria-disabled=${this.#enabled ? nothing : "true"}
        @pointerdown=${this.#press}
        @pointermove=${this.#move}
        @pointerup=${this.#tap}
        @lostpointercapture=${this.#release}
        @pointerleave=${this.#leave}
        @keydown=${this.#key}
      >
        <canvas class="pp-timeline-canvas"></canvas>
        <span class="pp-timeline-hover" hidden></span>
      </div>
    `;
  }

  get #enabled(): boolean {
    const { frame } = this;
    return frame !== null && frame.examples.count > 0 && !holds(frame.state.ui.lock, "visit");
  }

  #end(frame: NonNullable<this["frame"]>): number {
    return this.#heldEnd ?? endOf(frame);
  }

  get #canvas(): HTMLCanvasElement | null {
    return this.querySelector("canvas");
  }

  get #width(): number {
    return this.#surface.size()?.width ?? 0;
  }

  #draw(): void {
    const { frame } = this;
    const size = this.#surface.size();
    const palette = frame && this.#surface.theme(frame.state.ui.theme);
    if (!palette || !size || size.width <= 2 * AXIS_INSET) return;
    const layer = openLayer(this.#canvas, size);
    if (!layer) return;
    drawTimeline(layer.context, {
      plan: this.#planner.plan(frame, this.#end(frame), size.width, palette.fontSize),
      palette,
      epochWord: this.say(words).epoch,
      visit: frame.playback.visit,
      frontier: frame.playback.frontier,
      hoverX: this.#hoverX,
      lit: this.#lit,
      enabled: this.#enabled,
      width: size.width,
      height: size.height,
      scale: size.ratio,
    });
  }

  /** Knows and says what is pointed at; null before anything has been. */
  get #lit(): LitVisits | null {
    const { frame } = this;
    if (!frame || (!frame.pointed && frame.selected === null && this.#hoverX === null)) return this.#litVisits;
    this.#litCode.load();
    const { module } = this.#litCode;
    this.#litVisits ??= module && new module.LitVisits(this);
    return this.#litVisits;
  }

  #visitAt(x: number): number {
    const { frame } = this;
    if (!frame) return 0;
    const visit = visitAtX({ left: AXIS_INSET, length: this.#width - 2 * AXIS_INSET, end: this.#end(frame) }, x);
    return within(frame, visit);
  }

  #press(event: PointerEvent): void {
    const { frame } = this;
    if (event.button !== 0 || !event.isPrimary || !frame || !this.#enabled) return;
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    if (event.pointerType === "touch") this.#undecided = event.clientX;
    else this.#take(event);
  }

  /** The run follows the pointer from now on. */
  #take(event: PointerEvent): void {
    const { frame } = this;
    if (!frame) return;
    this.#undecided = null;
    this.dispatch(({ playback }) => (playback.playing ? { type: "pause" } : null));
    this.#heldEnd = endOf(frame);
    this.#scrub(event);
  }

  #move(event: PointerEvent): void {
    if (this.#undecided !== null && Math.abs(event.clientX - this.#undecided) > SLOP) this.#take(event);
    else if (this.#heldEnd !== null) this.#scrub(event);
    else if (event.pointerType !== "touch") this.#hover(event);
  }

  #scrub(event: PointerEvent): void {
    this.#hover(event);
    this.#scrubber.to(this.#visitAt(this.#hoverX ?? 0));
  }

  /** A finger that has gone nowhere points at a visit. */
  #tap(event: PointerEvent): void {
    if (this.#undecided !== null) this.#take(event);
  }

  /** Also where the finger scrolls the page. */
  #release(event: PointerEvent): void {
    this.#heldEnd = null;
    this.#undecided = null;
    if (event.pointerType === "touch") this.#hoverX = null;
    this.requestUpdate();
  }

  #leave(): void {
    if (this.#heldEnd !== null) return;
    this.#hoverX = null;
    this.requestUpdate();
  }

  #hover(event: PointerEvent): void {
    if (!this.#enabled) return;
    const canvas = this.#canvas;
    const x = canvas ? placeAcross(canvas, event.clientX) : 0;
    this.#hoverX = Math.min(Math.max(x, AXIS_INSET), this.#width - AXIS_INSET);
    this.#surface.check();
    this.#paint();
  }

  #showHover(): void {
    const label = this.querySelector<HTMLElement>(".pp-timeline-hover");
    const { frame } = this;
    if (!label || !frame) return;
    label.hidden = this.#hoverX === null;
    if (this.#hoverX === null) {
      this.#lit?.point(null);
      return;
    }
    const visit = this.#visitAt(this.#hoverX);
    this.#lit?.point(visit);
    label.textContent = this.say(words).pointedVisit({ visit, computed: visit <= frame.playback.frontier });
    const left = Math.min(Math.max(this.#hoverX - label.offsetWidth / 2, 0), this.#width - label.offsetWidth);
    label.style.transform = `translateX(${Math.round(left)}px)`;
  }

  #key(event: KeyboardEvent): void {
    if (!this.#enabled || !keyed(event, this.dispatch.now())) return;
    event.preventDefault();
    this.dispatch((now) => moved(now, keyed(event, now)));
  }
}

/** What a key of the slider means for a run. */
function keyed(event: KeyboardEvent, now: Frame): Intent | null {
  const { visit, finished } = now.playback;
  return timelineKey(event, { visit, end: endOf(now), finished, examples: now.pane.epochLength });
}

/** Nothing, where it would go to where the run is. */
function moved({ playback }: Frame, intent: Intent | null): Intent | null {
  return intent?.type === "seek" && intent.visit === playback.visit ? null : intent;
}

/** A visit that the run can come to: it may have ended before the end of the axis. */
function within(frame: Frame, visit: number): number {
  const { finished, frontier } = frame.playback;
  return Math.min(visit, finished ? frontier : endOf(frame));
}

define("pp-timeline", PpTimeline);

export const styles: Styles = [timelineCss];

export function render(frame: NonNullable<PpTimeline["frame"]>, dispatch: Dispatch): TemplateResult {
  return html`<pp-timeline .frame=${frame} .dispatch=${dispatch}></pp-timeline>`;
}

export interface TimelinePosition {
  readonly visit: number;
  /** The last visit of the axis: that of a finished run, and else one that has perhaps still to be computed. */
  readonly end: number;
  readonly finished: boolean;
  /** Number of examples: visits in an epoch. */
  readonly examples: number;
}

/**
 * Keys of the timeline while it has the focus. Null: not one of its keys. Going on computes what lies there; going
 * past the end of a finished run gives its end.
 */
export function timelineKey(event: KeyPress, place: TimelinePosition): Intent | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  if (event.shiftKey) {
    if (event.key === "ArrowLeft") return { type: "back-update" };
    if (event.key === "ArrowRight") return { type: "next-update" };
    return null;
  }
  const visit = destination(event.key, place);
  if (visit === null) return null;
  const last = place.finished ? place.end : Number.POSITIVE_INFINITY;
  return { type: "seek", visit: Math.min(Math.max(visit, 0), last) };
}

function destination(key: string, { visit, end, examples }: TimelinePosition): number | null {
  const epoch = Math.max(1, examples);
  switch (key) {
    case "ArrowLeft":
    case "ArrowDown":
      return visit - 1;
    case "ArrowRight":
    case "ArrowUp":
      return visit + 1;
    case "PageUp":
      return (Math.floor(visit / epoch) + 1) * epoch;
    case "PageDown":
      return (Math.ceil(visit / epoch) - 1) * epoch;
    case "Home":
      return 0;
    case "End":
      return end;
    default:
      return null;
  }
}
