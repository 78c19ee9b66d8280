import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { Frame } from "../../state/frame.js";
import type { Intent, ViewWindow } from "../../state/intent.js";
import { define } from "../shared/controls.js";
import { View } from "../shared/view.js";
import type { KeyboardHand } from "./commands.js";
import { missingBoundary, readout } from "./describe.js";
import { FittedWindow } from "./fitted-window.js";
import { KEY_HELP } from "./keyboard.js";
import type { StageSize } from "./layer.js";
import { type Layout, layOut } from "./layout.js";
import { listen } from "./listeners.js";
import { marksOf } from "./marks.js";
import { Narrator } from "./narrator.js";
import { type Canvases, Painter } from "./painter.js";
import { exampleAt, PointerTools } from "./pointer.js";
import { type PlanePoint, type Projection, pixelX, pixelY } from "./projection.js";
import { SizeWatch } from "./size-watch.js";
import { SpaceBar } from "./space-bar.js";
import { readableWindow } from "./strokes.js";
import type { Surface } from "./surface.js";
import { ThemeWatch } from "./theme-watch.js";
import type { Ticks } from "./ticks.js";
import { wheelWindow } from "./wheel.js";
import { ZOOM_STEP, zoomBy } from "./zoom.js";
import { zoomButtons } from "./zoom-buttons.js";

let stages = 0;

/** The plot: draws the frame, and turns pointer and keyboard into intents. It computes nothing of the model. */
export class PpStage extends View implements Surface {
  cursor: PlanePoint | null = null;
  pointer: PlanePoint | null = null;

  readonly #id = `pp-stage-${++stages}`;
  readonly #window = new FittedWindow();
  readonly #painter = new Painter();
  readonly #narrator = new Narrator();
  readonly #space = new SpaceBar();
  readonly #tools = new PointerTools(this, this.#space);
  readonly #themes = new ThemeWatch(() => this.requestUpdate());
  readonly #zoom = {
    zoomIn: () => zoomBy(this, ZOOM_STEP),
    zoomOut: () => zoomBy(this, 1 / ZOOM_STEP),
    fit: () => this.lookAt(null),
  };
  #keyboard: KeyboardHand | null = null;
  #watch: SizeWatch | null = null;
  #size: StageSize | null = null;
  #layout: Layout | null = null;
  #layoutFrom: readonly unknown[] = [];
  #hovered: number | null = null;
  #focused = false;

  get projection(): Projection | null {
    return this.#layout?.projection ?? null;
  }

  get ticks(): Ticks | null {
    return this.#layout?.ticks ?? null;
  }

  send(intent: Intent): void {
    this.#window.noteEdit();
    this.dispatch(intent);
  }

  lookAt(view: ViewWindow | null): void {
    const rounded = view && readableWindow(view, this.projection?.scale ?? 1);
    if (rounded) this.#window.take(rounded, this.frame);
    else this.#window.refit();
    this.dispatch({ type: "set-view", view: rounded });
    this.requestUpdate();
  }

  announce(text: string): void {
    this.#narrator.announcement = text;
    this.requestUpdate();
  }

  refresh(): void {
    this.requestUpdate();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#space.start();
    this.#themes.start();
    this.#watch?.start();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#space.stop();
    this.#themes.stop();
    this.#watch?.stop();
    this.#painter.stop();
  }

  /** What the keys do, loaded after the first picture. */
  async #loadKeyboard(): Promise<void> {
    const { KeyboardHand } = await import("./commands.js");
    this.#keyboard = new KeyboardHand(this);
  }

  protected override firstUpdated(): void {
    void this.#loadKeyboard();
    const surface = this.#find(".pp-stage-surface");
    if (!surface) return;
    listen(surface, {
      tools: this.#tools,
      command: (command, repeat) => this.#keyboard?.perform(command, repeat),
      wheel: (event) => this.#wheel(event),
      focus: (focused) => {
        this.#focused = focused;
        this.requestUpdate();
      },
    });
    this.#watch = new SizeWatch(surface, (size) => {
      this.#size = size;
      this.requestUpdate();
    });
    this.#watch.start();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { frame } = this;
    if (!frame) return;
    if (changed.has("frame")) this.#narrator.follow(changed.get("frame") ?? null, frame, this.#focused);
    this.#place(frame);
    this.#hovered = this.#hoveredExample();
  }

  /** Decides the window, and with it where everything is. */
  #place(frame: Frame): void {
    const probe = this.#find(".pp-stage-probe");
    if (!this.#size || !probe) return;
    this.#window.follow(frame, this.projection?.window ?? null, this.#tools.busy);
    const theme = this.#themes.theme(probe, frame.state.ui.theme);
    const from = [this.#window.asked, this.#size, theme];
    // The same layout stays the same object: nothing is drawn again for its sake.
    if (this.#layout && from.every((part, i) => part === this.#layoutFrom[i])) return;
    this.#layout = layOut(this.#window.asked, this.#size, theme);
    this.#layoutFrom = from;
  }

  protected override updated(changed: PropertyValues<this>): void {
    const { frame } = this;
    const probe = this.#find(".pp-stage-probe");
    if (!frame || !probe || !this.#size || !this.#layout) {
      // The first update only makes the surface; its size arrives with the observer.
      return;
    }
    this.#watch?.check();
    const { cursor, pointer } = this;
    this.#painter.paint(this.#canvases(), {
      frame,
      size: this.#size,
      theme: this.#themes.theme(probe, frame.state.ui.theme),
      layout: this.#layout,
      marks: marksOf(frame, { hovered: this.#hovered, pointer, cursor: this.#focused ? cursor : null }),
      still: matchMedia("(prefers-reduced-motion: reduce)").matches,
    });
    this.#placeReadout(this.#layout.projection);
    if (changed.has("frame")) this.#tools.framed();
  }

  protected override render(): TemplateResult {
    const { frame } = this;
    return html`
      <div
        class="pp-stage-surface"
        part="stage"
        tabindex="0"
        role="application"
        aria-roledescription="plot"
        aria-label="Stage: the examples and the decision boundary"
        aria-describedby="${this.#id}-text ${this.#id}-help"
        data-tool=${frame?.state.ui.tool ?? nothing}
        ?data-hover=${this.#hovered !== null}
      >
        <canvas class="pp-stage-canvas" aria-hidden="true"></canvas>
        <canvas class="pp-stage-canvas" aria-hidden="true"></canvas>
        <canvas class="pp-stage-canvas" aria-hidden="true"></canvas>
      </div>
      <p class="pp-stage-readout" aria-hidden="true">${this.#readoutText()}</p>
      ${zoomButtons(this.#zoom)}
      <p class="pp-visually-hidden" id="${this.#id}-text">${this.#narrator.description}</p>
      <p class="pp-visually-hidden" id="${this.#id}-help">${KEY_HELP}</p>
      <p class="pp-visually-hidden" aria-live="polite">${this.#narrator.announcement}</p>
      <span class="pp-stage-probe"></span>
    `;
  }

  /** The example under the pointer or chosen; else why there is no boundary to see. */
  #readoutText(): string {
    const { frame, projection } = this;
    if (!frame || !projection) return "";
    const shown = this.#hovered ?? frame.selected;
    return shown === null ? missingBoundary(frame, projection.window) : readout(frame, shown);
  }

  #wheel(event: WheelEvent): void {
    const { projection } = this;
    // Elsewhere than on a chosen stage the wheel scrolls the page.
    if (!projection || !(event.ctrlKey || event.metaKey || this.#focused)) return;
    event.preventDefault();
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    this.lookAt(wheelWindow(projection, { x: event.clientX - box.left, y: event.clientY - box.top }, event));
  }

  /** The example under the pointer, else under the crosshair. None while drawing: the next frame moves it anyway. */
  #hoveredExample(): number | null {
    const { projection, cursor, pointer } = this;
    if (!projection || this.#tools.busy) return null;
    if (pointer) return exampleAt(this, pointer);
    if (!this.#focused || !cursor) return null;
    return exampleAt(this, { x: pixelX(projection, cursor.x), y: pixelY(projection, cursor.y) });
  }

  /** In the plot's lower left corner, which moves with the width of the numbers beside it. */
  #placeReadout({ plot }: Projection): void {
    const readoutLine = this.#find(".pp-stage-readout");
    if (!readoutLine || !this.#size) return;
    readoutLine.style.left = `${plot.x + 8}px`;
    readoutLine.style.bottom = `${this.#size.height - plot.y - plot.height + 8}px`;
  }

  #canvases(): Canvases {
    const [ground = null, points = null, marks = null] = this.querySelectorAll("canvas");
    return { ground, points, marks };
  }

  #find(selector: string): HTMLElement | null {
    return this.querySelector<HTMLElement>(selector);
  }
}

define("pp-stage", PpStage);
