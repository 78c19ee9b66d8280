import { html, nothing, type PropertyValues } from "lit";
import type { Frame, PaneView, Pointed } from "../../state/runs/frame.js";
import { readTheme, type StageTheme } from "../../ui/canvas/colors.js";
import { openLayer, type StageSize } from "../../ui/canvas/layer.js";
import { define } from "../../ui/controls/define.js";
import { DrawnSurface } from "../../ui/surface/drawn-surface.js";
import { orders } from "../../words/generated/en/orders.js";
import { Memo } from "../shared/frame-reads.js";
import { litExample, ViewPointer } from "../shared/pointing/view-pointer.js";
import { View } from "../shared/view.js";
import {
  columnOf,
  drawCells,
  drawProgress,
  type EpochPlace,
  layoutOf,
  mistakesIn,
  placeInEpoch,
  type Sequence,
  type Strip,
  type StripLayout,
  sequenceOf,
  stripCaption,
  stripHeight,
  stripKey,
  stripOf,
  stripRoom,
  stripText,
} from "./draw-strip.js";

/** While playing, the strip takes in what is new at most this often. */
const REFRESH_MS = 50;

/** What the cells were drawn from. */
interface Drawn {
  readonly strip: Strip;
  readonly size: StageSize;
  readonly theme: StageTheme;
  readonly layout: StripLayout;
}

/** The examples in the order the present epoch visits them: a cell each, the last visit marked. */
class PpOrderStrip extends View {
  readonly #surface = new DrawnSurface(this, readTheme, () => this.#paint(), {
    surface: "canvas",
    probe: ".pp-chart-probe",
    changed: () => this.requestUpdate(),
  });
  readonly #sight = new IntersectionObserver((entries) => {
    this.#visible = entries.at(-1)?.isIntersecting ?? false;
    if (this.#visible) this.requestUpdate();
  });
  #visible = false;
  readonly #strips = new Memo<Strip>();
  readonly #sequences = new Memo<Sequence>();
  #strip: Strip | null = null;
  #sequence: Sequence = { kind: "each", signs: [], counts: [], stretches: 0 };
  readonly #pointer = new ViewPointer(this);
  #drawn: Drawn | null = null;
  #drawnAt = 0;
  #refresh: ReturnType<typeof setTimeout> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#sight.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#sight.disconnect();
    clearTimeout(this.#refresh);
  }

  /** A run that plays fast shuffles anew in every frame; to draw each would cost the frame rate. */
  protected override shouldUpdate(changed: PropertyValues): boolean {
    clearTimeout(this.#refresh);
    const wait = this.frame?.playback.playing ? this.#drawnAt + REFRESH_MS - performance.now() : 0;
    if (wait > 0) this.#refresh = setTimeout(() => this.requestUpdate(), wait);
    else this.#drawnAt = performance.now();
    return wait <= 0 && super.shouldUpdate(changed);
  }

  protected override willUpdate(): void {
    const { frame } = this;
    if (!frame) return;
    const theme = this.#surface.theme(frame.state.ui.theme);
    const size = this.#surface.size();
    const room = theme && size ? Math.floor(stripRoom(size.width, theme.size)) : 0;
    const { sequence, examples } = frame;
    const strip = this.#strips.of(frame, [sequence, examples, room], () => stripOf(sequence, examples.label, room));
    this.#strip = strip;
    this.#sequence = this.#sequences.of(frame, [strip], (read) =>
      sequenceOf(sequence, examples.label, strip.lanes, read.state.data),
    );
  }

  protected override render(): unknown {
    const { frame } = this;
    const strip = this.#strip;
    if (!frame || !strip) return nothing;
    const { visits, starts } = strip;
    const place = placeInEpoch(frame.pane);
    const [before = 0, after = 0] = frame.pane.mistakesBefore([place.start, place.start + place.done]);
    const empty = visits === 0;
    const say = this.say(orders);
    const lit = litPlace(frame, place);
    const looks = lit === null ? nothing : say.looksAt({ visit: lit + 1, example: (frame.sequence[lit] ?? 0) + 1 });
    return html`
      <div
        class="pp-orders-strip"
        role=${empty ? "img" : "slider"}
        tabindex=${empty ? nothing : 0}
        aria-label=${empty ? say.noVisits : stripText(this.#sequence, place, visits, say)}
        aria-valuemin=${empty ? nothing : 1}
        aria-valuemax=${empty ? nothing : visits}
        aria-valuenow=${empty ? nothing : (lit ?? Math.max(0, place.done - 1)) + 1}
        aria-valuetext=${looks}
        @pointermove=${this.#hover}
        @pointerdown=${this.#hover}
        @pointerleave=${this.#leave}
        @blur=${this.#leave}
        @keydown=${this.#key}
      >
        <canvas class="pp-canvas" data-layer="cells"></canvas>
        <canvas class="pp-canvas" data-layer="progress"></canvas>
        <span class="pp-chart-probe" aria-hidden="true"></span>
      </div>
      <p class="pp-note">${empty ? say.nothingToVisit : lit === null ? stripCaption(place, visits, after - before, say) : looks}</p>
      ${empty || !this.#surface.size() ? nothing : html`<p class="pp-hint">${stripKey(visits, starts.length - 1, say)}</p>`}
    `;
  }

  readonly #leave = (): void => this.#pointer.to(null);

  #point(place: number): void {
    const { frame } = this;
    if (frame) this.#pointer.to(pointedAt(place, frame, placeInEpoch(frame.pane), frame.pane));
  }

  readonly #hover = ({ currentTarget, clientX }: PointerEvent): void => {
    const { layout, strip } = this.#drawn ?? {};
    if (!layout || !strip) return;
    const { left, width } = (currentTarget as HTMLElement).getBoundingClientRect();
    const x = ((clientX - left) / width) * (this.#canvas("cells")?.width ?? 0);
    const column = layout.edges.findLastIndex((edge) => edge <= x);
    if (column < 0 || column >= strip.starts.length - 1) this.#leave();
    else this.#point(strip.starts[column] ?? 0);
  };

  readonly #key = (event: KeyboardEvent): void => {
    const { frame } = this;
    if (!frame || !this.#strip || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const now = placeInEpoch(frame.pane);
    const to = placeFor(event.key, litPlace(frame, now) ?? now.done - 1, this.#strip.visits);
    if (to === null) return;
    event.preventDefault();
    event.stopPropagation();
    this.#point(to);
  };

  #paint(): void {
    const { frame } = this;
    const strip = this.#strip;
    const size = this.#surface.size();
    const theme = frame && this.#surface.theme(frame.state.ui.theme);
    if (!frame || !strip || !theme) return;
    this.#grow(stripHeight(Math.max(2, strip.lanes.length), theme.size));
    if (size && this.#visible) this.#draw(frame, strip, size, theme);
  }

  #draw(frame: Frame, strip: Strip, size: StageSize, theme: StageTheme): void {
    const drawn = this.#drawn;
    const same = drawn?.strip === strip && drawn.size === size && drawn.theme === theme;
    const layout = same ? drawn.layout : layoutOf(strip, size.width, size.ratio, theme);
    if (!same) {
      const cells = this.#open("cells", size);
      if (cells) drawCells(cells, strip, layout, theme);
      this.#drawn = { strip, size, theme, layout };
    }
    const context = this.#open("progress", size);
    if (!context || strip.visits === 0) return;
    const place = placeInEpoch(frame.pane);
    const column = place.done === 0 ? -1 : columnOf(strip, place.done - 1);
    const mistakes = mistakesIn(strip, place, frame.pane.mistakesBefore);
    const at = litPlace(frame, place);
    const lit = at === null ? -1 : columnOf(strip, at);
    drawProgress(context, strip, layout, { done: place.done, column, lit, mistakes }, theme);
  }

  /** Cleared, in device pixels. */
  #open(layer: string, size: StageSize): CanvasRenderingContext2D | null {
    const context = openLayer(this.#canvas(layer), size)?.context ?? null;
    context?.setTransform(1, 0, 0, 1, 0, 0);
    return context;
  }

  #grow(height: number): void {
    const strip = this.querySelector<HTMLElement>(".pp-orders-strip");
    if (strip) strip.style.height = `${height}px`;
  }

  #canvas(layer: string): HTMLCanvasElement | null {
    return this.querySelector(`canvas[data-layer="${layer}"]`);
  }
}

define("pp-order-strip", PpOrderStrip);

type LitFrame = Pick<Frame, "sequence" | "selected" | "pointed">;

/** Where in the epoch the visit that is lit up is, or the one of the example that is; null where there is none. From 0. */
export function litPlace(frame: LitFrame, { start }: EpochPlace): number | null {
  const { sequence, pointed } = frame;
  const lit = litExample(frame);
  const within = (pointed?.visit ?? 0) - start - 1;
  const at = sequence[within] === lit ? within : lit === null ? -1 : sequence.indexOf(lit);
  return at < 0 ? null : at;
}

/** What is pointed at with a place in the epoch: its example, and its visit once that has been made. */
export function pointedAt(
  place: number,
  { sequence }: Pick<Frame, "sequence">,
  { start }: EpochPlace,
  { frontier }: Pick<PaneView, "frontier">,
): Pointed | null {
  const visit = start + place + 1;
  const example = sequence[place];
  return example === undefined ? null : { example, visit: visit <= frontier ? visit : null };
}

/** Which of so many places a key goes to from one of them; null where it goes to none. */
export function placeFor(key: string, from: number, visits: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: from - 1,
    ArrowDown: from - 1,
    ArrowRight: from + 1,
    ArrowUp: from + 1,
    Home: 0,
    End: visits - 1,
  };
  const to = Object.hasOwn(steps, key) ? steps[key] : undefined;
  return to === undefined ? null : Math.min(visits - 1, Math.max(0, to));
}
